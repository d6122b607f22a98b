// A game: the interface for people, bots, tests, replays and clients. It stops at each decision; `answer` continues it.
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
  std::vector<CardDefId> characters;  // by seat; missing ones are dealt at random (rule 2.7)
};

class Game {
 public:
  // Sets up the table and plays to the first decision. The content and the scripts must outlive the game.
  Game(const Content& content, Scripts& scripts, const NewGame& how, bool logging = false);
  // A table built by hand (engine/game/situation.h), played to its first decision.
  explicit Game(std::unique_ptr<Table> table);

  // An independent copy. Possible at every decision, including in the middle of an effect.
  Game fork() const;
  // Continues from a saved state (`state()` of a game with the same content).
  static Game resume(const Content& content, Scripts& scripts, const GameState& state);

  bool over() const { return table_->s.over(); }
  Outcome outcome() const { return table_->s.outcome; }
  std::vector<Seat> winners() const;
  // Why the game ended without a result: an exceeded budget, or a loop and its cards. Otherwise empty.
  std::string stopped_by() const;

  // Open unless the game is over; at least two options.
  const Decision& decision() const { return table_->decision; }
  // `option` is a position in decision().options. A refusal changes nothing.
  Refusal answer(int option);
  // Why this player may not do this now (engine/explain/explain_refusal.h); empty if it is one of their options.
  Refusal why_not(Seat who, const Option& wanted) const;

  const GameState& state() const { return table_->s; }
  std::uint64_t hash() const { return hash_of(table_->s); }
  const Table& table() const { return *table_; }
  Table& table() { return *table_; }

 private:
  std::unique_ptr<Table> table_;
};

// Runs procedures until a decision is open or the game is over.
void advance(Table& t);
// Lists the options of the decision that the topmost frame has open.
void open_decision(Table& t);

inline constexpr std::uint64_t steps_unwatched = 5'000;  // steps without a decision after which loop detection starts
inline constexpr std::uint64_t steps_budget = 200'000;   // between two decisions
inline constexpr std::uint32_t decisions_budget = 400'000;  // in a whole game

}  // namespace soulstack
