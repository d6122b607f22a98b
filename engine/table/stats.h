// Rulebook section 10.1: stats, which are what is printed and what continuous effects make of it.
#pragma once

#include "engine/table/condition_depth.h"
#include "engine/model/content.h"
#include "engine/model/state.h"
#include "engine/table/table.h"
#include "engine/table/ability_observer.h"

namespace soulstack {

class Table;

// A stat of a player or of an object in play, after all continuous effects, kept in its bounds. `first_roll`: on the
// player's first attack roll this turn.
int stat_of(Table& t, StatId id, Value object, bool first_roll = false);

// Is it one of the objects whose numbers the ability changes?
bool changes(const Table& t, const Listener& l, Value object, const Scope& scope);

// Each continuous change of that stat: which object makes it, and how much.
template <class Visit>
void each_change(Table& t, StatId id, Value object, bool first_roll, Visit visit) {
  t.listeners.refresh(t);
  for (const Listener& l : t.listeners.always(id)) {
    const AbilityDef& a = t.content[l.ability];
    if (a.trigger.first_each_turn && !first_roll) continue;
    const Scope scope = scope_of(t, l, nullptr);
    if (!answers(t, l.ability, [&] { return changes(t, l, object, scope) && works(t, l, scope); })) continue;
    const StatChange& change = a.changes[l.part];
    const int amount =
        change.value.function.known() ? t.scripts.value(t, l.ability, change.value, scope) : change.amount;
    if (amount != 0) happened(t, l.ability);
    visit(l.source, amount);
  }
}

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
