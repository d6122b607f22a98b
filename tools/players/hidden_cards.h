// Samples of what a player cannot see.
#pragma once

#include "engine/table/table.h"
#include "tools/support/random.h"

namespace soulstack::tools {

// Copies the state of the table, with the cards that this player does not see shuffled among their places, each deck for
// itself, and with another seed. The result depends on the dice and on what the player sees, but not on the hidden cards.
void sample_hidden(const Table& t, Seat viewer, Dice& dice, GameState& into);

}  // namespace soulstack::tools
