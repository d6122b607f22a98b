// A line of play from a decision about priority: a player passes or takes an option, and then all pass.
#pragma once

#include <cstdint>
#include <vector>

#include "engine/model/decision.h"
#include "engine/model/state.h"
#include "tools/players/look_ahead.h"
#include "tools/stops/standing.h"

namespace soulstack::tools {

// The player whom the lines of a sample are about.
struct Viewer {
  Seat who = Seat::game;
  Value foe;                      // what they attack; `nothing`: nothing
  std::vector<CardIndex> unseen;  // the places of the cards that they do not see
  std::uint32_t next_serial = 0;  // what is put on the stack from now on has this serial or a higher one
  std::uint32_t attack = 0;       // serial of the attack under way; 0: none
  int turn = 0;
  std::uint64_t answers = 0;  // chooses the answers to questions, the same in each line of a sample
};

class Line {
 public:
  // Plays in `work`, which keeps a log, from this state on, in which the player has priority. All must outlive the line.
  // `deaths`: of the player, before.
  Line(Trial& work, const GameState& from, const Viewer& viewer, int deaths = 0);

  // Takes an option, and lets what it puts on the stack resolve. `way`, from 0: which choices are made for it, such as its
  // targets. Returns the number of ways, as far as they are known.
  int take(int option, int way);
  // Lets one object resolve, or answers one question. Returns false if what was on the stack at the beginning is resolved,
  // with what followed from it, and the attack is over. After one's own attack roll, the effects of cards that were not
  // seen before do not count: chance brings them.
  bool resolve_one();
  // All of that. Returns what the player has then; what only the stack decides, as soon as it is resolved.
  Standing resolve();
  // What the player had when the stack was resolved, once `resolve` has returned.
  const Standing& after_stack() const { return after_stack_; }
  // What was on the stack at the beginning, with what followed from it; not the next roll of the attack.
  bool is_stack_resolved() const;
  // All others pass until the player is asked and the stack is as it is now; returns whether they are.
  bool is_asked();

  const Table& table() const { return work_.table(); }
  Standing standing() const { return standing_of(table(), viewer_.who, deaths(), viewer_.foe); }
  int deaths() const { return deaths_before_ + deaths_in_log(table(), viewer_.who); }
  // Has the line used nothing that differs between samples: no die, no question, no unseen card?
  bool is_certain(const GameState& from) const;
  // Is a card in play that the player had not seen before?
  bool has_new_card() const;

 private:
  bool is_announcing() const;
  bool is_chance_next() const;
  bool goes_on() const;
  void go_on();

  Trial& work_;
  const Viewer& viewer_;
  int deaths_before_, steps_ = 0, questions_ = 0;
  Standing after_stack_{};
};

}  // namespace soulstack::tools
