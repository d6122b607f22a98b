// Converts a moment of a game to the table of a scenario, and the answers from there on to its lines.
#pragma once

#include <cstdint>
#include <optional>
#include <span>

#include "engine/model/forward.h"
#include "tools/records/scenario_text.h"

namespace soulstack::tools {

// The table, as far as a scenario can express it: without lasting effects, counted events and copies. Requires the
// action phase of the active player and an empty stack. Dice: the next rolls.
Situation situation_of(const Game& game);

// The lines of a game from that situation on. `laid` is the scenario at its first decision. Gives the same answers in
// both games, except the last one, which is only written. No value if the tables differ too much.
std::optional<std::vector<Act>> acts_of(Game game, Game laid, std::span<const std::uint16_t> answers);

}  // namespace soulstack::tools
