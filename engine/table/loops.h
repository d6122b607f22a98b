// Ruling Q32: a loop that no player can break ends the game as a draw. A loop is found when an earlier state returns
// without a decision in between; if dice were rolled in between, it must return several times.
#pragma once

#include <cstdint>
#include <limits>

#include "engine/model/ids.h"

namespace soulstack {

class Table;

// Compares the table with one kept earlier state (Brent's algorithm: the kept state is replaced at growing intervals).
class LoopWatch {
 public:
  // Called after each step; compares once for each object that resolves.
  bool repeats(const Table& t);
  // The number of objects that resolved between the two equal states.
  std::uint64_t length() const { return resolved_ - kept_at_; }

 private:
  std::uint64_t resolved_ = 0;
  std::uint64_t kept_ = 0;
  std::uint64_t kept_at_ = 0;  // number of objects resolved when the state was kept
  std::uint64_t looked_ = 0;
  std::uint64_t keep_again_ = 1;
  std::uint64_t rolled_ = 0;  // random draws up to the kept state, or up to its last return
  int met_by_chance_ = 0;     // how often it returned with random draws in between
};

// Ends the game in a draw and names the cards of the loop, taken from the last objects that resolved. Players cannot add
// to a very high stack or to very many lasting effects (rule 1.9); so if these still fill up, it is such a loop.
void end_in_a_draw(Table& t, std::uint64_t length = std::numeric_limits<std::uint64_t>::max());

// Counts one more resolved object of this turn. Above the limits below, the game is in a loop.
void count_resolved(Table& t, Value source);
inline constexpr std::uint32_t resolved_unwatched = 1'000;  // above this, accepted optional abilities are counted
inline constexpr std::uint32_t most_by_choice = 10'000;  // above this, players can no longer add to the stack by choice
inline constexpr std::uint32_t most_resolved = 20'000;
inline constexpr std::uint64_t most_at_once = 1'500;  // without a decision in between: above this, it is a loop
inline constexpr std::uint32_t most_forced =
    5'000;  // without a free choice: above this, it is a forced loop (ruling Q86)

// Rule 1.9: in an endless turn, players are asked only a limited number of times whether to use an ability of this object.
[[nodiscard]] bool may_be_asked(Table& t, AbilityId ability, Value source);

}  // namespace soulstack
