// Explains why a question is asked, why an action is not possible, and why an event happened, with rule numbers.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/model/decision.h"
#include "engine/model/forward.h"
#include "engine/model/ids.h"
#include "tools/support/rulebook.h"

namespace soulstack::tools {

// The rule behind the open decision, and its text.
std::string why_asked(const Game& game, const Rulebook& book);

// For "attack", "buy", "end the turn" or the name of a visible card: why the player who is asked cannot do it; empty if
// they can. No value if nothing has that name.
std::optional<Refusal> why_not(const Game& game, std::string_view what);
// The same for the likely use of a card: play, activate, buy, attack or choose it. No value if the player does not see it.
std::optional<Refusal> why_not(const Game& game, CardIndex card);
// The same as a sentence; also says what effects give to a card and take from it.
std::string why_not_text(const Game& game, std::string_view what);
// ". A shop item costs 10¢, the top of the treasure deck 10¢; you have 3¢": for the player who is asked.
std::string prices_text(const Game& game);
// What effects give to objects of this card in play, and take from them, one line each; empty: nothing.
std::string changes_text(const Game& game, CardDefId card);

// "P1 dies (rule 13.4.1)", as a line of these.
std::string line_of_cause(std::string_view sentence, std::string_view rule);
// An event of the log and its causes, back to a player's action, one line each.
std::vector<std::string> cause_sentences(const Game& game, std::size_t event, Seat viewer);
// The same for the last event whose line contains these words; empty if there is none.
std::vector<std::string> why_that(const Game& game, std::string_view what, Seat viewer);

}  // namespace soulstack::tools
