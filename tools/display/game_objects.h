// What clients receive of a game, as objects of JSON that name things: cards by their numbers, objects on the stack by
// their serials. Contains nothing that is hidden from the viewer.
#pragma once

#include <cstddef>

#include "engine/model/event.h"
#include "engine/model/forward.h"
#include "engine/model/ids.h"
#include "engine/model/state.h"
#include "tools/support/json.h"

namespace soulstack::tools {

// A thing of a game: {"card": 17, "incarnation": 2, "def": "base:bomb", "name": "Bomb!"}, {"hidden": "loot"},
// {"stack": 31}, {"seat": 2}, {"zone": "slot:monster/1"}, {"ability": "base:bomb#play"}, {"number": 3}, {"yes": true}.
Json object_of(const Table& t, Value v, Seat viewer);

// The table as that seat sees it; `Seat::game` is a spectator, `everything` sees all cards.
Json table_object(const Game& game, Seat viewer);
// The evasion that decides about an attack roll; 0: it is another roll.
int needed_for_hit(const Table& t, const StackItem& roll);
// The open decision with its options, for the player who is asked. `number`: of the decision, which an answer names.
Json decision_object(const Game& game, std::size_t number);
// The event at this place of the log. Call it after each answer: the present place of a card decides whether it is hidden.
Json event_object(const Game& game, std::size_t event, Seat viewer);
// Whether clients are told of this event: others say the same.
bool is_told(const Event& event);

}  // namespace soulstack::tools
