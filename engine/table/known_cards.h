// Rule 19.10: which cards a seat may know that a value means which was made before.
#pragma once

#include "engine/model/ids.h"

namespace soulstack {

class Table;

// Yes if the viewer sees the card now, or if it was an object in play, which all have seen. False for other values.
bool knows(const Table& t, Value card, Seat viewer);

}  // namespace soulstack
