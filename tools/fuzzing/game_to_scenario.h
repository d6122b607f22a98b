// A moment of a game as a table laid by hand, and what was answered from there on as the lines of a scenario.
#pragma once

#include <cstdint>
#include <optional>
#include <span>

#include "engine/game/game.h"
#include "tools/fuzzing/scenario_text.h"

namespace soulstack::tools {

// The table as it lies, as far as a scenario can say so: not what lasts, what has been counted, or what became a copy. In
// the action phase of the active player, with an empty stack. Dice: those that would be rolled next.
Situation situation_of(const Game& game);

// The lines from a game at that situation on. `laid` is the situation at its first decision, the game goes through the
// answers, and the same is done at both; the last answer is only told, not given. None: the tables go too far apart.
std::optional<std::vector<Act>> acts_of(Game game, Game laid, std::span<const std::uint16_t> answers);

}  // namespace soulstack::tools
