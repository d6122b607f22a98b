// Notes on objects and players (rules 20.10.1 to 20.10.1b). They are kept values of the object or player; each printed
// card has its own (20.10.1a).
#pragma once

#include <span>

#include "engine/model/state.h"

namespace soulstack::notes {

// What this card noted on the object or player, in the order in which it was noted. Objects that left play this turn
// still have their notes.
std::span<const Kept> noted_on(const GameState& s, Value on, CardDefId by);
// The first of them; nothing if there is none, or if it names a card that has changed zone.
Value first_on(const GameState& s, Value on, CardDefId by);
std::span<const Kept> all_on(const GameState& s, Value on);  // by all cards

enum class Lasts : std::uint8_t { on, this_turn };
// Adds a note. Returns false, and stores nothing, if there is no room.
[[nodiscard]] bool add(GameState& s, Value on, CardDefId by, Value noted, Lasts lasts);
void forget(GameState& s, Value on, CardDefId by);
// Ends the notes of this turn, and those on cards that have changed zone (20.10.1b).
// Returns whether there were any.
bool end_turn(GameState& s);

}  // namespace soulstack::notes
