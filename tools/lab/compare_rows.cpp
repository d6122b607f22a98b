// The rows of `soulstack compare --csv`.
#include "tools/lab/compare_rows.h"

#include <fmt/format.h>

#include "tools/display/json_view.h"

namespace soulstack::tools {

std::vector<std::string> compare_rows(std::uint64_t pair, std::uint64_t seed, std::span<const GameResult> games) {
  std::vector<std::string> rows;
  for (std::size_t arm = 0; arm < games.size(); ++arm) {
    const GameResult& g = games[arm];
    rows.push_back(fmt::format("{},{},{},{},{},{},{},{},{},{}\n", static_cast<char>('A' + arm), pair + 1, seed,
                               name_of(g.outcome), g.turns, g.rounds, g.decisions, g.first + 1, winners_text(g),
                               hex(g.hash)));
  }
  return rows;
}

}  // namespace soulstack::tools
