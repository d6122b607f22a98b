// The rows of results: what is written about runs, games and stretches of them. All numbers are whole, and none depends
// on a clock.
#pragma once

#include <fmt/format.h>

#include <array>
#include <cstdint>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "engine/model/forward.h"
#include "tools/results/run_plan.h"
#include "tools/results/shard.h"
#include "tools/simulate/simulation.h"

namespace soulstack::tools {

enum class ResultTable : std::uint8_t { run, variant, game, player, soul, card, stretch, count };
inline constexpr std::size_t result_tables = static_cast<std::size_t>(ResultTable::count);

struct ResultColumn {
  std::string_view name;
  bool is_text = false;
};
struct ResultTableRow {
  std::string_view name;
  std::span<const ResultColumn> columns;
};
const ResultTableRow& row_of(ResultTable table);

// A whole number or a text.
using Cell = std::variant<std::int64_t, std::string>;
using Row = std::vector<Cell>;
// By table.
struct Rows {
  std::array<std::vector<Row>, result_tables> tables;
  std::vector<Row>& in(ResultTable table) { return tables[static_cast<std::size_t>(table)]; }
  const std::vector<Row>& in(ResultTable table) const { return tables[static_cast<std::size_t>(table)]; }
};

// Of a cell of that kind. Throw std::exception if it has another one, or if the number is out of range.
const std::string& text_at(const Row& row, std::size_t column);
template <class Number>
Number number_at(const Row& row, std::size_t column) {
  const std::int64_t n = std::get<std::int64_t>(row.at(column));
  if (!std::in_range<Number>(n))
    throw std::invalid_argument(fmt::format("{} is out of range", n));
  return static_cast<Number>(n);
}
// A checksum of the row. It does not depend on other rows.
std::uint64_t check_of(ResultTable table, const Row& row);

// The tables `run` and `variant`.
Rows rows_of(const RunPlan& plan, const Shard& shard);
// What a row of the table `run` says. Throw std::exception if it is not one.
RunPlan plan_in(const Row& row);
Shard shard_in(const Row& row);

// `from` is a number from 0.
Row row_of_stretch(std::uint64_t from, std::uint64_t deals, const Json& sums, std::uint64_t check);

struct PlayedGame {
  std::size_t variant = 0;
  std::uint64_t number = 0, seed = 0;  // from 0
  const SimulationPlan& plan;
  const Content& content;
  const GameResult& result;  // with its details
};
// Adds the rows of a game. `with_cards`: also those of the table `card`.
void add_rows(Rows& to, const PlayedGame& game, bool with_cards);

// A row of the table `game`.
struct StoredGame {
  std::size_t variant = 0;
  std::uint64_t number = 0, seed = 0;  // from 0
  GameResult result;                   // without its details and characters
  std::uint64_t priority_stops = 0, script_calls = 0;
};
// Throws std::exception if the row is not one.
StoredGame stored_game(const Row& row);

std::string text_of(const Cell& cell);

}  // namespace soulstack::tools
