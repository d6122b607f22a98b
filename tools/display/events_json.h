// Events for clients: the sentence and the fields of each, limited to what one seat may know.
#pragma once

#include "engine/model/forward.h"
#include "engine/model/ids.h"
#include "tools/display/json_view.h"

namespace soulstack::tools {

// The whole log of the game. Call it after every answer: the current place of a card decides whether it is hidden.
Json events_json(const Game& game, Seat viewer);

}  // namespace soulstack::tools
