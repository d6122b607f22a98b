// Statistics of many games.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "tools/display/json_view.h"
#include "tools/simulate/simulation.h"

namespace soulstack::tools {

struct Summary {
  std::uint64_t games = 0;
  std::uint64_t won = 0, tied = 0, together = 0, draws = 0, lost = 0, stopped = 0;
  std::vector<std::uint64_t> wins;  // by seat; a tie counts for each winner
  double mean_turns = 0;
  double median_turns = 0;
  int max_turns = 0;
  std::uint64_t finished() const { return won + draws + lost; }
};

Summary summarise(const std::vector<GameResult>& games, int seats);

// The fields for `sim --json`.
Json to_json(const Summary& s);

// "1,998 won, 0 of them tied, 2 drawn"; "11 won together, 0 drawn, 9 lost" if players win and lose together.
std::string ends_of(const Summary& s);

// Percentage; 0 if the total is 0.
double percent(std::uint64_t part, std::uint64_t whole);

}  // namespace soulstack::tools
