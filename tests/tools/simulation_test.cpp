// Many games: what is reported of them.
#include "tools/simulate/simulation.h"

#include <doctest/doctest.h>

#include <string>
#include <vector>

using namespace soulstack::tools;

TEST_CASE("simulation: errors of scripts are reported before games that were stopped, and these before draws") {
  const Troubles troubles{
      {"Drawn: a loop", {}}, {"Stopped: 20,000 turns", {}}, {"bomb.lua:3: error", {}}, {"A: error", {}}};
  std::vector<std::string> order;
  for (const auto& [what, first] : troubles)
    order.push_back(what);
  CHECK(order == std::vector<std::string>{"A: error", "bomb.lua:3: error", "Stopped: 20,000 turns", "Drawn: a loop"});
}
