// What a seat knows of a game as numbers, for programs that learn. The layout is made of tables with a row for each
// column, so that the numbers, their names and the hash of the layout cannot disagree.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "engine/model/forward.h"
#include "engine/model/ids.h"

namespace soulstack::tools {

// Incremented whenever a column is added, removed or given another meaning.
inline constexpr int observation_version = 1;

inline constexpr int observed_monsters = 8;  // rows of the block `monsters`: slots that hold an object with HP
inline constexpr int observed_cards = 96;    // rows of the block `cards`; the column `cards_left_out` counts the others

// A column: the value is a plain number in the unit that `meaning` names, not scaled.
struct ColumnName {
  std::string_view name, meaning;
};
// A part of an observation: `rows` rows with these columns, one row after the other. Rows that are not used are 0.
struct ObservationBlock {
  std::string_view name;
  int first = 0;  // position of its first number in the observation
  int rows = 0;
  std::vector<ColumnName> columns;
};

// The blocks of an observation in a game of 1 to max_players players, in their order:
// `game` (one row), `players` (a row for each seat, from the viewer to the left), `monsters`, and `cards`.
std::vector<ObservationBlock> observation_blocks(int players);
// The number of values of an observation.
int observation_size(int players);

// Writes what this seat knows. `viewer` is a seat of the game, or Seat::game: a spectator, whose rows of players
// begin with the first seat. `out` must have observation_size(players) values. Does not change the game; the queries
// that it makes count towards the game's limit on work since the last answer only as far as Game::begin_queries
// allows.
void observe(const Game& game, Seat viewer, std::span<float> out);

// The first rows of two blocks of an observation. All rows after them are 0.
struct UsedRows {
  int monsters = observed_monsters, cards = observed_cards;
};
// The same into a buffer with an earlier observation, of which these rows are used: leaves zeros alone. Returns the
// rows that are used now.
UsedRows observe_again(const Game& game, Seat viewer, UsedRows before, std::span<float> out);

// The columns that describe an option to the player who is asked.
std::span<const ColumnName> option_columns();
int option_size();
// Describes `count` options of the open decision, from `first`, as one row of option_size() values each; rows of
// `out` beyond these become 0. The game must have an open decision with these options.
void describe_options(const Game& game, int first, int count, std::span<float> out);

// Identifies the layout: the version, the names of all columns, the sizes, and the cards behind the numbers of cards.
// Two programs with the same hash write observations with the same meaning.
std::uint64_t observation_schema(const Content& content, int players);

}  // namespace soulstack::tools
