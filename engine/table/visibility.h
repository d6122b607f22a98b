// Rule 19.10: which cards a seat may see.
#pragma once

#include "engine/model/event.h"
#include "engine/model/state.h"

namespace soulstack {

class Table;

inline constexpr Seat everything = static_cast<Seat>(254);  // a viewer who sees everything

// Can the viewer see which card it is? Cards in hands and decks are visible to the players who have seen them.
bool sees(const Table& t, CardIndex card, Seat viewer);
// Can the viewer see what is noted (rule 20.10.1d)? Also as the event that notes it.
bool sees_note(const Kept& note, Seat viewer);
bool sees_note(const Event& e, Seat viewer);

}  // namespace soulstack
