// Rulebook sections 7.3 and 20.12: choices of players, and verbs for each member of a group.
#pragma once

#include "engine/model/decision.h"
#include "engine/model/state.h"
#include "engine/table/procedures.h"
#include "engine/table/queries.h"
#include "engine/verbs/doer.h"

namespace soulstack {

class Table;

// Locals of a Choice frame: an open choice. Its options are stored in GameState::lists.
struct Choice {
  static constexpr Procedure procedure = Procedure::choice;
  Prompt prompt = Prompt::choice;
  Seat who = Seat::game;
  std::uint16_t from = 0;
  Value about;
  std::uint16_t count = 0;
  std::uint16_t unused = 0;
};

// ---- Choices: done at once if there are fewer than two options
struct Question {
  Prompt prompt = Prompt::choice;
  Seat who = Seat::game;  // the active player makes the game's choices (6.7.6)
  Value about;
  bool or_none = false;  // "up to": declining is an option
};
Did choose(Table& t, const Question& q, const Candidates& among);
Did confirm(Table& t, Seat who, Value about, Prompt prompt = Prompt::may);  // result: a boolean
// Any number, including none, in the order in which they are picked. Result: a list in GameState::lists.
Did choose_some(Table& t, const Question& q, const Candidates& among);
// A random one of them (20.4.3); `nothing` if there are none.
Value choose_at_random(Table& t, const Candidates& among);
// How a vote is held (rules 20.10.2, 20.10.3).
struct Voting {
  int votes = 1;            // of each voter
  Seat extra = Seat::game;  // a voter with one more vote
  bool tells_numbers =
      false;  // result: all candidates with their votes, as of `split`; otherwise the winner, or `nothing`
};
inline constexpr int most_votes = 9;  // of each voter
Did vote(Table& t, const Candidates& voters, const Candidates& among, Voting how, Doer by);
Did split(Table& t, Seat who, int n, const Candidates& among, Doer by);  // result: a list in GameState::lists
// Marks the list of a split: its objects are followed by as many numbers.
inline constexpr std::uint32_t with_amounts = 1U << 20U;

// ---- Groups
// Applies a verb to each member of a group, in the order of rule 20.12.
// clang-format off
enum class GroupVerb : std::uint8_t {
  gain_coins, lose_coins, draw_loot, discard_loot, destroy, gain_treasure, kill, heal, recharge, recharge_in_step,
  deactivate, cancel, pass_left, gain_one_treasure, discard_card
};
// clang-format on
// `from`: the deck of draw_loot and gain_treasure, if it is not the usual one.
Did each(Table& t, GroupVerb verb, const Candidates& group, int n, Doer by, DeckId from = {});
// Puts a group in the order in which something happens to it (20.12.2, 20.12.3). Result: a list in GameState::lists.
Did arrange(Table& t, const Candidates& group, Doer by);

// Puts cards from the top of a pile back in an order that the player picks: all on top, all on the bottom, or one on top
// and the others on the bottom.
enum class PutBack : std::uint8_t { on_top, on_bottom, all_but_one_on_bottom, count };
Did reorder(Table& t, Seat who, const Candidates& cards, Doer by, PutBack where = PutBack::on_top);

}  // namespace soulstack
