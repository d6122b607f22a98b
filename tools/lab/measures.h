// What an experiment measures in each game.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "tools/lab/verdict.h"
#include "tools/simulate/simulation.h"

namespace soulstack::tools {

inline constexpr int longest_counted = 500;  // turns; longer games count as this long

struct Measure {
  std::string_view name;
  std::string_view sentence;
  Wording wording;
  // In whole numbers. For a game that a limit stopped: as it was then, and the least and most that it could become.
  std::int64_t (*value)(const GameResult&);
  std::int64_t (*least)(const GameResult&);
  std::int64_t (*most)(const GameResult&);
  double scale;           // from these numbers to what is shown
  double matters;         // the smallest difference worth noticing, as shown; 0: a share of the mean
  bool only_if_any;       // not shown if it is 0 in all games
  bool of_gifts = false;  // only of games in which a player is given something
  bool of_details =
      false;  // only of games with GameResult::details, which takes time: measured only if it is asked for
};

std::span<const Measure> measures();
// The share of wins of the player who is given something.
const Measure& measure_of_gifts();
// It is shown in percent, and its differences in percentage points.
inline bool is_percent(const Measure& measure) { return measure.wording.unit == "percentage points"; }
// Refuses an unknown name. `with_gifts`: also finds the measure of gifts.
const Measure& find_measure(std::string_view name, bool with_gifts = false);
std::string measure_names();  // "`turns`, `rounds`": those of all games

// A share of the mean of A that is worth noticing, for measures that are not shares themselves.
inline constexpr double share_that_matters = 0.03;
// In whole numbers, for this mean of A.
double matters_by_default(const Measure& measure, double mean_of_a);

// As long, with as many decisions, and with the same winners.
bool is_same_game(const GameResult& a, const GameResult& b);

}  // namespace soulstack::tools
