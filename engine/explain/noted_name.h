// The names of notes, implemented with the other names in describe.cpp.
#pragma once

#include <string>

#include "engine/model/ids.h"

namespace soulstack {

class Table;

// What is noted, or was when the event came, as the viewer may know it. `of_hidden`: of the note or the event
// (notes::How): then a card is not named once it has moved.
std::string noted_name(const Table& t, Value noted, bool of_hidden, Seat viewer);

}  // namespace soulstack
