// Rule 1.10 (ours): a card whose scripts failed three times has no abilities for the rest of the game.
#pragma once

#include <string>
#include <string_view>

#include "engine/model/ids.h"

namespace soulstack {

class Table;

inline constexpr int failures_allowed = 3;

// An ability printed on the table is counted on its own.
bool quarantined(const Table& t, AbilityId ability);
bool quarantined(const Table& t, CardDefId card);
// Has it lost its abilities, or is it quarantined?
bool has_no_abilities(const Table& t, CardIndex card);

// Records that an effect of this object failed. The failure counts against the card with the script, except if the object
// got the ability from another card. The message is only for the operator of the game, because a script can put hidden
// information into it. Players see the place instead.
void count_failure(Table& t, AbilityId ability, Value source, std::string message, std::string place);
// "loot/bomb.lua:3": relative to the set, so that no private path is shown.
std::string place_in_set(std::string_view file, int line);

// Called before a decision: each card that was skipped for its work counts one failure (rule 1.10). False: all of them
// had failed too often before, so nothing changes.
bool count_left_out(Table& t);
// Stops the game and names the card that caused most of the work.
void stop_for_work(Table& t);

}  // namespace soulstack
