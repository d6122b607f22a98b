// Sums over pairs of games. They are integers, so merging them in any order gives the same bits (tools/lab/mergeable.h).
#pragma once

#include <cstdint>
#include <tuple>

namespace soulstack::tools {

__extension__ typedef __int128 Wide;

// The sums of one measure over pairs: the same deal under A and under B.
struct PairSums {
  std::uint64_t pairs = 0;
  std::uint64_t unequal = 0;  // pairs in which the two values differ
  Wide a = 0, b = 0;
  Wide aa = 0, bb = 0, ab = 0;  // squares and products

  void add(std::int64_t of_a, std::int64_t of_b) {
    ++pairs;
    unequal += of_a != of_b ? 1U : 0U;
    a += of_a;
    b += of_b;
    aa += Wide{of_a} * of_a;
    bb += Wide{of_b} * of_b;
    ab += Wide{of_a} * of_b;
  }
  static auto numbers(auto& s) { return std::tie(s.pairs, s.unequal, s.a, s.b, s.aa, s.bb, s.ab); }
  friend bool operator==(const PairSums&, const PairSums&) = default;

  double mean_a() const;
  double mean_b() const;
  double difference() const;   // the mean of B - A
  double spread() const;       // the standard deviation of B - A; 0 for fewer than two pairs
  double correlation() const;  // of A and B; 0 if one of them is always the same
};

}  // namespace soulstack::tools
