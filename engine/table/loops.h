// Ruling Q32: a loop that nobody can leave ends the game as a draw. The table is in one when, without a decision in
// between, it comes back to where it was; with dice in between, if it does so again and again.
#pragma once

#include <cstdint>
#include <limits>

#include "engine/model/ids.h"

namespace soulstack {

class Table;

// Compares the table with what it was at earlier moments (Brent's method: one moment is kept, ever further apart).
class LoopWatch {
 public:
  // To be asked after each step; looks once at each thing that resolves.
  bool repeats(const Table& t);
  // How many things resolved between the two moments that are the same.
  std::uint64_t length() const { return resolved_ - kept_at_; }

 private:
  std::uint64_t resolved_ = 0;
  std::uint64_t kept_ = 0;
  std::uint64_t kept_at_ = 0;  // how many things had resolved then
  std::uint64_t looked_ = 0;
  std::uint64_t keep_again_ = 1;
  std::uint64_t rolled_ = 0;  // dice and other chances up to the kept moment, or to the last time that it came again
  int met_by_chance_ = 0;     // how often it came again with chances in between
};

// The draw, with the cards of the loop by name: of the last so many things that resolved. Players put nothing on a stack
// that is high, and leave no effects behind when many last (rule 1.9): what fills these all the same is such a loop.
void end_in_a_draw(Table& t, std::uint64_t length = std::numeric_limits<std::uint64_t>::max());

// One more object resolves in this turn. After so many nobody is leaving the loop.
void count_resolved(Table& t, Value source);
inline constexpr std::uint32_t resolved_unwatched = 1'000;  // before it is counted what players say yes to
inline constexpr std::uint32_t most_by_choice = 10'000;     // then nobody adds to it by choice any more
inline constexpr std::uint32_t most_resolved = 20'000;
inline constexpr std::uint64_t most_at_once = 1'500;  // without a decision in between: then it is a loop
inline constexpr std::uint32_t most_forced = 5'000;   // without a free choice: it is forced (ruling Q86)

// Rule 1.9: whether to carry out an ability of that object is asked only so often in a turn that does not come to an end.
bool may_be_asked(Table& t, AbilityId ability, Value source);

}  // namespace soulstack
