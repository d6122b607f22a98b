// Rule 19.10: which cards a seat may see.
#pragma once

#include "engine/model/ids.h"

namespace soulstack {

class Table;

inline constexpr Seat everything = static_cast<Seat>(254);  // a viewer to whom nothing is hidden

// Does the viewer know which card it is? Cards in hands and decks are known to those who have seen them.
bool sees(const Table& t, CardIndex card, Seat viewer);

}  // namespace soulstack
