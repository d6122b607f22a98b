// Rulebook section 10.1: stats, which are what is printed and what continuous effects make of it.
#pragma once

#include "engine/content.h"
#include "engine/state.h"

namespace soulstack {

class Table;

// A stat of a player or of an object in play, after all continuous effects, kept in its bounds. `first_roll`: on the
// player's first attack roll this turn.
int stat_of(Table& t, StatId id, Value object, bool first_roll = false);

int max_hp(Table& t, Value object);
int hp(Table& t, Value object);
int attack_of(Table& t, Value object, bool first_roll = false);
int evasion_of(Table& t, Value object);
// Total soul value (rule 15.1.4).
int souls_of(const Table& t, Seat p);
int guppy_items(const Table& t, Seat p);
int number_of(Table& t, PlayerNumber n, Seat p);
// Marks damage without being damage (ruling Q58), and notes when HP reaches 0 (ruling Q49).
void mark_damage(Table& t, Value object, int n);
// To be called when maxima may have changed: a lower one takes up to as much marked damage with it (rule 10.1.6), and
// players left at 0 HP are noted.
void settle_damage(Table& t);

}  // namespace soulstack
