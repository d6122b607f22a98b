// Plays many games in parallel. A game depends only on its number and the seed, not on its thread.
#pragma once

#include <array>
#include <atomic>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <numeric>
#include <optional>
#include <string>
#include <vector>

#include "engine/model/ids.h"
#include "engine/model/seats.h"
#include "engine/model/state.h"
#include "tools/simulate/game_details.h"
#include "tools/simulate/gift.h"
#include "tools/support/sets.h"

namespace soulstack::tools {

struct SimulationPlan {
  std::uint64_t games = 1000;
  int players = 4;
  std::uint64_t seed = 1;
  std::uint64_t first_game = 0;                // number of the first game; number and seed determine a game
  std::vector<std::string> bots = {"random"};  // by seat; a shorter list repeats
  SetChoice sets;
  std::string variant;  // the rules as an experiment names them, "extended with price=7"; empty: those of the sets
  int jobs = 1;
  bool rebuild = false;     // rebuild every paused script at each decision
  bool fork_check = false;  // fork every state, and continue alternately in the copy and the original
  bool save_check = false;  // save every state, and continue in the loaded state
  bool log = false;         // keep the log of every game
  bool trace = false;       // hash every decision into GameResult::trace
  bool details = false;     // count what players and cards did into GameResult::details
  bool course = false;      // hash every event and decision into GameResult::course
  std::string journals;     // folder in which to record every game
  // Not empty: a bot that fails loses its game, which is recorded in a file with a name that begins like this.
  std::string forfeits;
  std::uint64_t other_bots = 0;  // other random numbers for the bots, in the same deals
  bool time_bots = false;        // measure the time of each bot
  bool leader = false;           // keep GameResult::leader and leader_changes
  std::optional<Gift> gift;      // one player of each game is given this; then GameResult::owner says who
  bool check = false;            // check every table; an invalid one stops with Exit::invariant
  bool oracle = false;           // play each answer also without shortcuts; a difference stops with Exit::invariant
};

// The win of a game in whole numbers. Players who win it together share it equally, so all numbers of players divide it.
inline constexpr std::int64_t whole_win = [] {
  std::int64_t win = 1;
  for (int players = 2; players <= max_players; ++players)
    win = std::lcm(win, players);
  return win;
}();

// How one game ended.
struct GameResult {
  static constexpr std::uint8_t no_forfeit = 0xFF, no_owner = 0xFF;
  std::uint64_t hash = 0;
  std::uint64_t trace = 0;   // hash of every state and decision, if requested
  std::uint64_t course = 0;  // hash of every event and decision, if requested; does not depend on how states are stored
  std::uint32_t decisions = 0;
  std::uint16_t turns = 0, rounds = 0;
  Seats winners;
  std::uint8_t first = 0;  // the seat of the starting player
  std::uint32_t script_errors = 0;
  bool together = false;                // all players win or lose together (rule 21.3)
  std::uint8_t forfeited = no_forfeit;  // the seat whose bot failed; then the others win
  std::uint8_t owner = no_owner;        // the seat that was given something
  Outcome outcome = Outcome::running;
  std::array<CardDefId, max_players> characters{};  // at the end, by seat
  std::uint16_t leader_changes = 0;  // how often another player was the only one with the most souls; likewise
  std::vector<std::uint8_t> leader;  // the souls of the player with the most, after each round; if requested
  std::shared_ptr<const GameDetails> details;  // if requested
};

// How a game has ended, without what only some plans ask for.
GameResult result_of(const Game& game);

// The share of this seat in `whole_win`.
std::int64_t win_of(const GameResult& game, int seat);
// The numbers of the winning seats, from 1: "1 3".
std::string winners_text(const GameResult& game);

struct Counts {
  std::uint64_t decisions = 0, priority_stops = 0, script_calls = 0, script_errors = 0;
  // Of all games and, with `time_bots`, of the bot in each seat.
  std::uint64_t nanoseconds = 0;
  std::array<std::uint64_t, max_players> bot_nanoseconds{};
  void add(const Counts& other);
};

// Messages of scripts and limits, each with the first game that reported it.
struct FirstGame {
  std::uint64_t number = 0, seed = 0;
  std::string cards = {};    // at work when it was stopped; empty if it was not, or if the message names them
  std::string command = {};  // tells the game; empty if no command plays it
};
// The errors of scripts come first, then games that were stopped, then draws, which the rules allow (rule 1.9).
struct WorstFirst {
  bool operator()(const std::string& a, const std::string& b) const;
};
using Troubles = std::map<std::string, FirstGame, WorstFirst>;
// Prints the worst of them: "Stopped: too many counters", the cards, the seed, and the command.
void note_troubles(Console& console, const Troubles& troubles, std::size_t most);

struct Simulation {
  std::vector<GameResult> games;  // in order; only completed games
  Counts counts;
  double seconds = 0;
  Troubles troubles;

  void add(const Simulation& next);  // adds later games
};

// Receives the number of completed games; returns whether to continue.
using Progress = std::function<bool(std::uint64_t done, double seconds)>;

// The name of the game's file in `journals`.
std::string journal_name(const SimulationPlan& plan, std::uint64_t game_seed);

// An interrupted simulation returns the games completed without a gap.
Simulation simulate(const SimulationPlan& plan, Console& console, const Progress& progress);

// Hash of all final states, in the order of the games.
std::uint64_t combined_hash(const std::vector<GameResult>& games);
// Hash of all states and decisions.
std::uint64_t combined_trace(const std::vector<GameResult>& games);
// Hash of all events and decisions.
std::uint64_t combined_course(const std::vector<GameResult>& games);

// Plays the plan's game with that number to its end. Only its seed determines the result. No value: `stop` became true
// meanwhile, and nothing was counted.
std::optional<GameResult> play_game(const scripting::Loaded& loaded, const SimulationPlan& plan, std::uint64_t number,
                                    Counts& counts, Troubles& troubles, const std::atomic<bool>& stop);
GameResult play_game(const scripting::Loaded& loaded, const SimulationPlan& plan, std::uint64_t number, Counts& counts,
                     Troubles& troubles);

}  // namespace soulstack::tools
