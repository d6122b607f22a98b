// What went wrong in many games, by its causes.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "tools/fuzzing/fuzz_game.h"

namespace soulstack::tools {

// A fault in a game of that number.
struct Sighting {
  std::uint64_t game = 0;
  Noticed noticed;
};

// One cause: how many games met it, the first of them, and the few that took the fewest answers to get there.
struct FoundFault {
  std::vector<Sighting> soonest;  // never empty; the soonest first
  std::uint64_t first = 0;
  std::uint64_t times = 0;
  std::uint64_t loops = 0;  // that are told as one, each with other cards

  const scripting::Fault& fault() const { return soonest.front().noticed.fault; }
};

// Whichever process tells it first, the same is kept: of games that are as short, those with the lowest numbers.
class Findings {
 public:
  void add(Sighting sighting);
  std::size_t size() const { return found_.size(); }
  // In the order of their first games. Loops that have a card in common are one.
  std::vector<FoundFault> take();

 private:
  std::map<std::string, FoundFault> found_;  // by cause
};

}  // namespace soulstack::tools
