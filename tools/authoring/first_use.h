// What a new card does, shown by a scenario: the card is used once, and what changed is checked.
#pragma once

#include <string>

#include "scripting/scenario/scenario.h"

namespace soulstack::tools {

// P1 plays the loot card, activates the item or attacks and kills the monster, chooses others than themselves where
// possible, and says yes; nobody responds. If a die is rolled (not to hit), a scenario for each of its results that
// changes something else. An item that is not activated is shown by the first of some usual turns (an attack, a purchase, a
// death, the next turn) that goes another way with it, with what is different as its checks.
// `set`: the folder of its set. `card`: its full id. `name`: of the scenario. Empty if the set does not load, if nothing
// shows the card on this table, or if the scenario would not pass.
std::string scenario_of_first_use(scripting::LibraryCache& libraries, const std::string& set, const std::string& card,
                                  const std::string& name);

}  // namespace soulstack::tools
