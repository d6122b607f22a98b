// Why something is asked, why something can't be done, and why something happened: sentences with the rule's number.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/game/game.h"
#include "tools/support/rulebook.h"

namespace soulstack::tools {

// The rule behind the open decision, and what it says.
std::string why_asked(const Game& game, const Rulebook& book);

// "attack", "buy", "end the turn", or the name of a card in sight: why the player who is asked may not do that; empty if
// they may. Nothing: there is no such thing.
std::optional<Refusal> why_not(const Game& game, std::string_view what);
// The same as a sentence.
std::string why_not_text(const Game& game, std::string_view what);

// An event of the log and what caused it, up to a player's action: a line each.
std::vector<std::string> causes_told(const Game& game, std::size_t event, Seat viewer);
// The same for the last event whose line has these words; no lines if there is none.
std::vector<std::string> why_that(const Game& game, std::string_view what, Seat viewer);

}  // namespace soulstack::tools
