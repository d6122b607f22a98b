// The share of a run that one machine plays: each n-th block of its games.
#pragma once

#include <cstdint>

namespace soulstack::tools {

// `games` are deals: with several variants, a game of each variant. All counted from 0.
struct Shard {
  std::uint64_t number = 1, of = 1;  // the second of four: 2, 4

  static constexpr std::uint64_t block = 500;

  bool is_whole() const { return of == 1; }
  // The number of games in this share of a run.
  std::uint64_t size(std::uint64_t games) const {
    const std::uint64_t blocks = games / block, rest = games % block;
    const std::uint64_t whole = blocks / of + (blocks % of >= number ? 1 : 0);
    return whole * block + (blocks % of == number - 1 ? rest : 0);
  }
  // The number in the run of the n-th game of this share.
  std::uint64_t game(std::uint64_t n) const { return (n / block * of + number - 1) * block + n % block; }
  friend bool operator==(const Shard&, const Shard&) = default;
};

inline constexpr std::uint64_t most_shards = 1000;

}  // namespace soulstack::tools
