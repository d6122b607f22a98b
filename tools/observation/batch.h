// Many games in step: an action for each of them, then an observation of each.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "scripting/binding/loaded.h"
#include "tools/observation/agent_game.h"
#include "tools/observation/observation.h"
#include "tools/players/bot.h"

namespace soulstack::tools {

struct BatchPlan {
  int games = 1;    // 1 to most_games_in_a_batch
  int players = 2;  // 1 to max_players
  std::uint64_t seed = 1;
  std::uint64_t first_game = 0;  // the games are those of `soulstack sim` with this seed, from this number on
  bool restart = false;          // the place of a game that is over is taken by the next game at once
  int threads = 0;               // 0: one for each core
  bool options = true;           // write BatchArrays::options
  // By seat, from the first: the bot that plays there (tools/players/bots.h), or "": an agent, who needs an action
  // for each decision. Seats that are missing here are played by agents.
  std::vector<std::string> bots = {};
};
inline constexpr int most_games_in_a_batch = 1'000'000;

// What a step wrote. A row for each game, except as stated.
struct BatchArrays {
  std::vector<float> observations;  // [games][observation_size]: of the seat that is asked; 0: the game is over
  // [games][max_actions][option_size]: by action; 0 beyond the legal ones. Without BatchPlan::options: empty.
  std::vector<float> options;
  std::vector<std::uint8_t> mask;   // [games][max_actions]: 1: the action is legal
  std::vector<std::int8_t> agents;  // the seat that is asked, from 0; -1: the game is over
  std::vector<float> rewards;       // [games][players]: of the last step; AgentGame::return_of as a game ends, else 0
  std::vector<std::uint8_t> done;   // 1: a game ended with the last step
  std::vector<std::uint64_t> numbers;      // the number of the game
  std::vector<std::uint64_t> last_hashes;  // the hash of the state in which a game ended here last; 0: none has
};

// Belongs to sets that outlive it, and has a copy of their scripts for each of its threads, so other games of the
// sets may be played meanwhile. Any thread may call it, one at a time.
class Batch {
 public:
  // Stops with Exit::usage if the plan is not possible, and with Exit::content if there is not enough memory.
  Batch(const scripting::Loaded& sets, const BatchPlan& plan);
  ~Batch();
  Batch(const Batch&) = delete;
  Batch& operator=(const Batch&) = delete;

  // Applies an action to each game that is not over, in any order, and writes the arrays. Stops with Exit::usage, and
  // changes nothing, if there is not an action for each game, or if one of them is not legal. Actions for games that
  // are over are ignored.
  void step(std::span<const std::int64_t> actions);

  const BatchPlan& plan() const { return plan_; }
  const BatchArrays& arrays() const { return arrays_; }
  const AgentGame& game(int index) const { return games_[static_cast<std::size_t>(index)]; }

 private:
  template <class Work>
  void each_game(Work work);
  const scripting::Loaded& scripts_of(std::size_t game) const;
  void start(std::size_t game);
  void let_bots_play(std::size_t game);
  void step_game(std::size_t game, int action);
  void write(std::size_t game);
  void write_options(std::size_t game);

  BatchPlan plan_;
  std::size_t observation_size_, option_size_;
  std::vector<std::unique_ptr<scripting::Loaded>> scripts_;  // of the workers; destroyed after the games
  std::vector<AgentGame> games_;
  std::vector<UsedRows> used_rows_;         // of the observations
  std::vector<std::unique_ptr<Bot>> bots_;  // [games][players]; null: an agent plays there
  BatchArrays arrays_;
};

}  // namespace soulstack::tools
