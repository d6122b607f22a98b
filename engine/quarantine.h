// Rule 1.10 (ours): a card whose scripts failed three times has no abilities for the rest of the game.
#pragma once

#include <string>

#include "engine/ids.h"

namespace soulstack {

class Table;

inline constexpr int failures_allowed = 3;

// An ability printed on the table stands for itself.
bool quarantined(const Table& t, AbilityId ability);
bool quarantined(const Table& t, CardDefId card);
// It lost them, or is quarantined.
bool has_no_abilities(const Table& t, CardIndex card);

// One more effect of that object failed, with that message. It counts against the card with the script, but not where the
// object has it from elsewhere: it was not made for that object.
void count_failure(Table& t, AbilityId ability, Value source, std::string message);

}  // namespace soulstack
