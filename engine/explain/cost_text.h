// Costs in words.
#pragma once

#include <string>
#include <string_view>

#include "engine/model/ability_def.h"
#include "engine/model/forward.h"

namespace soulstack {

std::string plural(int n, std::string_view one);  // "1 counter", "2 counters"
// "3¢, discard 1 loot". Empty: it costs nothing.
std::string text_of(const Cost& cost);
// All that may be paid for the ability: "3¢ or destroy 1 item", "1 counter, up to 4 times".
std::string costs_of(const AbilityDef& a);

}  // namespace soulstack
