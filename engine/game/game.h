// A game: the one door for people, bots, tests, replays and clients. It stops with a decision; `answer` goes on.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "engine/table/table.h"

namespace soulstack {

struct NewGame {
  int players = 4;  // 1 to max_players
  std::uint64_t seed = 1;
  std::vector<CardDefId> characters;  // by seat; those not named are dealt at random (rule 2.7)
};

class Game {
 public:
  // Sets the table up and plays to the first decision. The content and the scripts must outlive the game.
  Game(const Content& content, Scripts& scripts, const NewGame& how, bool logging = false);
  // A table laid by hand (engine/game/situation.h), played to its first decision.
  explicit Game(std::unique_ptr<Table> table);

  // A copy that goes its own way; possible at every decision, also in the middle of an effect.
  Game fork() const;
  // From a saved state (`state()` of a game with the same content).
  static Game resume(const Content& content, Scripts& scripts, const GameState& state);

  bool over() const { return table_->s.over(); }
  Outcome outcome() const { return table_->s.outcome; }
  std::vector<Seat> winners() const;
  // Why it ended before anybody had won or lost: a budget, or a loop with its cards; otherwise empty.
  std::string stopped_by() const;

  // Open unless the game is over; at least two options.
  const Decision& decision() const { return table_->decision; }
  // By position in decision().options. A refusal changes nothing.
  Refusal answer(int option);
  // Why that player may not do this now (engine/explain/explain_refusal.h); empty if it is one of their options.
  Refusal why_not(Seat who, const Option& wanted) const;

  const GameState& state() const { return table_->s; }
  std::uint64_t hash() const { return hash_of(table_->s); }
  const Table& table() const { return *table_; }
  Table& table() { return *table_; }

 private:
  std::unique_ptr<Table> table_;
};

// Runs the procedures until a decision is open or the game is over.
void advance(Table& t);
// Options of the decision that the topmost frame has open.
void open_decision(Table& t);

inline constexpr std::uint64_t steps_unwatched = 5'000;     // without a decision, before a loop is looked for
inline constexpr std::uint64_t steps_budget = 200'000;      // between two decisions
inline constexpr std::uint32_t decisions_budget = 400'000;  // in a whole game

}  // namespace soulstack
