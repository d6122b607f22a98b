// Ruling Q71: when an object leaves play, its last state is kept.
#pragma once

#include "engine/model/content.h"
#include "engine/table/scripts.h"

namespace soulstack {

class Table;

// Keeps the current state of the card. Called while it is still in play.
void keep_what_it_was(Table& t, CardIndex card);
// A new turn begins: nothing asks for them any more.
void forget_formers(Table& t);

}  // namespace soulstack
