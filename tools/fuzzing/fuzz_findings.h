// Groups the faults of many games by cause.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "tools/fuzzing/fuzz_game.h"

namespace soulstack::tools {

// A fault in the game with that number.
struct Sighting {
  std::uint64_t game = 0;
  Noticed noticed;
};

// One cause: the number of games with it, the first of them, and the few that reached it with the fewest answers.
struct FoundFault {
  std::vector<Sighting> soonest;  // never empty; fewest answers first
  std::uint64_t first = 0;
  std::uint64_t times = 0;
  std::uint64_t loops = 0;  // loops with different cards that are merged into this finding

  const scripting::Fault& fault() const { return soonest.front().noticed.fault; }
};

// The result does not depend on the order of reports: among equally short games, keeps those with the lowest numbers.
class Findings {
 public:
  void add(Sighting sighting);
  std::size_t size() const { return found_.size(); }
  // In the order of their first games. Merges loops that have a card in common.
  std::vector<FoundFault> take();

 private:
  std::map<std::string, FoundFault> found_;  // by cause
};

}  // namespace soulstack::tools
