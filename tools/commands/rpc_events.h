// Events for clients: each as its sentence and its fields, as one seat may know them.
#pragma once

#include "engine/game/game.h"
#include "tools/display/json_view.h"

namespace soulstack::tools {

// Everything in the game's log. To be called after every answer: what is hidden is judged by where the cards are now.
Json events_json(const Game& game, Seat viewer);

}  // namespace soulstack::tools
