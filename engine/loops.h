// Ruling Q32: a loop that nobody can leave ends the game as a draw. The table is in one when, without a decision in
// between, it comes back to where it was.
#pragma once

#include <cstdint>

namespace soulstack {

class Table;

// Compares the table with what it was at earlier moments (Brent's method: one moment is kept, ever further apart).
class LoopWatch {
 public:
  // To be asked after each step; looks once at each thing that resolves.
  bool repeats(const Table& t);

 private:
  std::uint64_t resolved_ = 0;
  std::uint64_t kept_ = 0;
  std::uint64_t looked_ = 0;
  std::uint64_t keep_again_ = 1;
};

// The draw, with the cards of the loop by name.
void end_in_a_draw(Table& t);

}  // namespace soulstack
