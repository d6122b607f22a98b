// Many games at once. Which thread plays which game changes nothing: a game depends on its number and the seed only.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <vector>

#include "engine/game/game.h"
#include "tools/support/sets.h"

namespace soulstack::tools {

struct SimulationPlan {
  std::uint64_t games = 1000;
  int players = 4;
  std::uint64_t seed = 1;
  std::uint64_t first_game = 0;                // its number: a game's number and the seed are all that decides it
  std::vector<std::string> bots = {"random"};  // by seat, from the start again if there are fewer
  SetChoice sets;
  int jobs = 1;
  bool rebuild = false;     // every script is started again at every question
  bool fork_check = false;  // every state is forked; the game goes on now in the copy, now in the original
  bool save_check = false;  // every state is saved, and the game goes on in what was loaded
  bool log = false;         // every game keeps its log
  bool trace = false;       // every decision is folded into GameResult::trace
  std::string journals;     // a folder: every game is written down there
  bool check = false;       // every table is checked; the first that is not in order ends it with Exit::invariant
};

// How one game ended.
struct GameResult {
  std::uint64_t hash = 0;
  std::uint64_t trace = 0;  // every state and decision on the way, if they were asked for
  std::uint16_t turns = 0;
  std::uint8_t winners = 0;  // a bit each seat
  bool together = false;     // the rules have all players win or lose together (rule 21.3)
  Outcome outcome = Outcome::running;
};

struct Counts {
  std::uint64_t decisions = 0, priority_stops = 0, script_calls = 0, script_errors = 0;
  void add(const Counts& other);
};

// What scripts and budgets had to say, each with the first game that said it.
struct FirstGame {
  std::uint64_t number = 0, seed = 0;
};
using Troubles = std::map<std::string, FirstGame>;

struct Simulation {
  std::vector<GameResult> games;  // in their order; only those that were played to their end
  Counts counts;
  double seconds = 0;
  Troubles troubles;

  void add(const Simulation& next);  // the games that were played after these
};

// Told how many games are done; returns whether to go on.
using Progress = std::function<bool(std::uint64_t done, double seconds)>;

// The name of the file in `journals` that such a game is written to.
std::string journal_name(const SimulationPlan& plan, std::uint64_t game_seed);

// A simulation that is not to go on ends early, with the games that were done without a gap.
Simulation simulate(const SimulationPlan& plan, Console& console, const Progress& progress);

// All final states combined, in the order of the games.
std::uint64_t combined_hash(const std::vector<GameResult>& games);
// All states and decisions on the way there.
std::uint64_t combined_trace(const std::vector<GameResult>& games);

// Plays the plan's game of that number to its end. Nothing but its seed decides what happens.
GameResult play_game(const scripting::Loaded& loaded, const SimulationPlan& plan, std::uint64_t number, Counts& counts,
                     Troubles& troubles);

}  // namespace soulstack::tools
