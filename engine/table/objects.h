// What kind of object something is, judged by its zone and its printed text only; abilities are not considered.
#pragma once

#include "engine/model/candidates.h"
#include "engine/model/content.h"
#include "engine/model/state.h"

namespace soulstack {

class Table;

bool is_monster(const Table& t, CardIndex i);
bool is_item(const Table& t, CardIndex i);
bool is_character(const Table& t, CardIndex i);
bool is_event(const Table& t, CardIndex i);
bool is_room(const Table& t, CardIndex i);
bool is_fixture(const Table& t, CardIndex i);  // rule 3.8.2
// A room or a fixture: the active player uses its abilities (rules 3.8.3, 16.2).
bool is_shared(const Table& t, CardIndex i);
bool is_curse(const Table& t, CardIndex i);
bool is_eternal(const Table& t, CardIndex i);  // object_abilities.cpp
bool has_hp(const Table& t, Value v);
// The cards outside the game that were put under this object (rule 19.9.6).
void gather_cards_under(const Table& t, CardIndex object, Candidates& into);
// The object in play that this card is under; `nothing` if it is under none.
Value object_above(const Table& t, Value card);
// Is it a slot for cards of the monster deck?
bool is_monster_slot(const Table& t, ZoneId slot);
}  // namespace soulstack
