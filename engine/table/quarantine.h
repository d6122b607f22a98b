// Rule 1.10 (ours): a card whose scripts failed three times has no abilities for the rest of the game.
#pragma once

#include <string>
#include <string_view>

#include "engine/model/ids.h"

namespace soulstack {

class Table;

inline constexpr int failures_allowed = 3;

// An ability printed on the table stands for itself.
bool quarantined(const Table& t, AbilityId ability);
bool quarantined(const Table& t, CardDefId card);
// It lost them, or is quarantined.
bool has_no_abilities(const Table& t, CardIndex card);

// One more effect of that object failed, with that message. It counts against the card with the script, but not where the
// object has it from elsewhere: it was not made for that object. The message is for who runs the game: a script may put what
// it has seen into it. Players get the place in its stead.
void count_failure(Table& t, AbilityId ability, Value source, std::string message, std::string place);
// "loot/bomb.lua:3": whose folder the set is in is nobody's business.
std::string place_in_set(std::string_view file, int line);

// Before a decision is asked: each card that was left out failed once (rule 1.10). True: one is quarantined now.
bool count_left_out(Table& t);
// Stops the game, and names the card that caused most of the work.
void stop_for_work(Table& t);

}  // namespace soulstack
