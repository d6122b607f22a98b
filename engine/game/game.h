// A game: the interface for people, bots, tests, replays and clients. It stops at each decision; `answer` continues it.
// A program that embeds the engine includes this folder: game.h, situation.h for tables built by hand, invariants.h for
// checks. It uses a game from one thread at a time; different games may run in different threads if their scripts differ.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "engine/model/decision.h"
#include "engine/model/forward.h"
#include "engine/model/state.h"

namespace soulstack {

// Sizes of what a game records outside its state.
struct Recorded {
  std::size_t log = 0, triggers = 0, troubles = 0;
};

struct NewGame {
  int players = 4;  // 1 to max_players
  std::uint64_t seed = 1;
  std::vector<CardDefId> characters;  // by seat; missing ones are dealt at random (rule 2.7)
};

class Game {
 public:
  // Sets up the table and plays to the first decision. The content and the scripts must outlive the game, and their
  // rules must allow that number of players. `logging`: events are kept in table().log.
  Game(const Content& content, Scripts& scripts, const NewGame& how, bool logging = false);
  // A table built by hand (engine/game/situation.h), not null, played to its first decision.
  explicit Game(std::unique_ptr<Table> table);
  Game(Game&&) noexcept;
  Game& operator=(Game&&) noexcept;
  ~Game();

  // An independent copy. Possible at every decision, including in the middle of an effect.
  Game fork() const;
  // Continues from a saved state: `state()` of a game with the same content, not changed since. Without a log.
  static Game resume(const Content& content, Scripts& scripts, const GameState& state);

  bool over() const { return state_->over(); }
  Outcome outcome() const { return state_->outcome; }
  std::vector<Seat> winners() const;
  // Why the game ended without a result: an exceeded budget, or a loop and its cards. Otherwise empty.
  std::string stopped_by() const;

  // Open unless the game is over; at least two options.
  const Decision& decision() const { return *decision_; }
  // `option` is a position in decision().options. Continues to the next decision or the end. A refusal (the game is
  // over, or there is no such option) says why and changes nothing.
  Refusal answer(int option);
  // Why this player may not do this now (engine/explain/explain_refusal.h); empty if it is one of their options.
  Refusal why_not(Seat who, const Option& wanted) const;

  const GameState& state() const { return *state_; }
  std::uint64_t hash() const { return hash_of(*state_); }
  // Everything that can be asked about the game: engine/table/queries.h, engine/explain. Only `answer` changes it.
  const Table& table() const { return *table_; }

  // Dice that a situation does not fix are random from now on, in place of an error.
  void allow_random_dice();

  // ---- Records outside the state: they never affect the game
  void keep_log(bool on);                    // whether the events from now on are kept
  void mark_as_told(std::size_t events);     // the first events of the log have reached the clients: table().log_told
  Recorded recorded() const;                 // so far
  void forget_complaints(std::size_t keep);  // keeps the first ones
  void begin_queries() const;                // the queries from here on count together towards the limit on work
  // The records of another moment of the same game, up to these sizes, and its complaints.
  void copy_records(const Game& from, const Recorded& sizes);
  void copy_records(const Game& from);  // of the same moment of the same game

 private:
  std::unique_ptr<Table> table_;
  const GameState* state_;  // of the table
  const Decision* decision_;
};

// Runs procedures until a decision is open or the game is over.
void advance(Table& t);
// Lists the options of the decision that the topmost frame has open.
void open_decision(Table& t);

inline constexpr std::uint64_t steps_unwatched = 5'000;  // steps without a decision after which loop detection starts
inline constexpr std::uint64_t steps_budget = 200'000;   // between two decisions
inline constexpr std::uint32_t decisions_budget = 400'000;  // in a whole game

}  // namespace soulstack
