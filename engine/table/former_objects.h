// Ruling Q71: what an object last was is kept when it leaves play.
#pragma once

#include "engine/model/content.h"
#include "engine/table/scripts.h"

namespace soulstack {

class Table;

// Keeps what the card is. Called while it is still in play.
void keep_what_it_was(Table& t, CardIndex card);

}  // namespace soulstack
