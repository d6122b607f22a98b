// The rows of results: what is written about each game. All numbers are whole, and none depends on a clock.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "engine/model/forward.h"
#include "tools/results/run_plan.h"
#include "tools/simulate/simulation.h"

namespace soulstack::tools {

enum class ResultTable : std::uint8_t { run, arm, game, player, soul, card, count };
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

// The tables `run` and `arm`.
Rows rows_of(const RunPlan& plan);

struct PlayedGame {
  std::size_t arm = 0;
  std::uint64_t number = 0, seed = 0;  // from 0
  const SimulationPlan& plan;
  const Content& content;
  const GameResult& result;  // with its details
};
// Adds the rows of a game. `with_cards`: also those of the table `card`.
void add_rows(Rows& to, const PlayedGame& game, bool with_cards);

// A row of the table `game`.
struct StoredGame {
  std::size_t arm = 0;
  std::uint64_t number = 0, seed = 0;  // from 0
  GameResult result;                   // without its details and characters
  std::uint64_t priority_stops = 0, script_calls = 0;
};
// Throws std::exception if the row is not one.
StoredGame stored_game(const Row& row);

std::string text_of(const Cell& cell);
Json json_of(const Row& row);
// Throws std::exception if it is not a row of that table.
Row row_from(const Json& row, ResultTable table);
// The cells from their texts.
Row row_from(std::vector<std::string> cells, ResultTable table);

}  // namespace soulstack::tools
