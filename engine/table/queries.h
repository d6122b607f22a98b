// What rules and cards ask of a table: what fits a noun, whether an ability hears an event, what a stat is worth, whether
// something can't be done. These questions lead to each other: a noun may ask for a stat, a stat asks the continuous
// abilities that change it, and those have nouns and conditions again. So they are declared together; nouns.cpp,
// matching.cpp and stats.cpp answer them. None of them changes the state.
#pragma once

#include "engine/model/candidates.h"
#include "engine/model/content.h"
#include "engine/model/state.h"
#include "engine/table/ability_observer.h"
#include "engine/table/condition_depth.h"
#include "engine/table/counters.h"
#include "engine/table/listeners.h"
#include "engine/table/objects.h"
#include "engine/table/scripts.h"
#include "engine/table/table.h"

namespace soulstack {

// ---- Nouns (nouns.cpp)

// A noun of the content, or one that a running script made.
const Filter& filter_of(const Table& t, FilterId id);
bool fits(Table& t, const Filter& f, Value v, const Scope& scope);
// Everything that fits: players in turn order from the active player; cards in turn order from the controller, then
// those in slots (rule 20.12.2); the stack from the top.
void gather(Table& t, const Filter& f, const Scope& scope, Candidates& into);
bool any_fits(Table& t, const Filter& f, const Scope& scope);
// How many things are looked at for that.
int things_to_look_at(const Table& t, const Filter& f);

// May the active player attack it, as far as it is concerned (rule 11.1.3)?
bool attackable(Table& t, Value v);
// The evasion with which an effect lets the active player attack this player; 0: none does (rule 11.6).
int attackable_with_evasion(Table& t, Seat who);
// Is it that, as it is in play now?
bool is_noun(Table& t, Noun noun, CardIndex card);
// Did the object fit the noun when it left play?
bool fitted(Table& t, const Filter& f, const Former& was, const Scope& scope);
// May another card be put on this one (rule 14.3.6)?
bool can_be_covered(Table& t, CardIndex card);
// Is it an empty slot, or one whose top card can be covered?
bool takes_a_card(Table& t, ZoneId slot);

// ---- What an ability hears and means (matching.cpp)

// Seen from a listener: you, this, the targets that a lasting effect was bound to.
Scope scope_of(const Table& t, const Listener& l, const Event* event);
Scope scope_of(const StackItem& item);  // and from an object on the stack

// Does the event fit the declared filters of the ability, seen from this listener? Counts nothing.
bool hears(Table& t, const Listener& l, const Event& event);
// Counts an event that it heard, where it listens only for the first or every n-th each turn (rule 6.7.7).
bool counts_events(const Table& t, const Listener& l);
bool is_due(Table& t, const Listener& l);
bool holds(const Table& t, AbilityId ability, const Condition& c, const Scope& scope);
// Declared parts shared by all continuous abilities: level, during, given.
bool works(const Table& t, const Listener& l, const Scope& scope);
// Who "you" is: the controller of the ability or loot (rule 1.4b). Where the game controls it, the active player (rule
// 1.4a), but on an item of the shop nobody, which is Seat::game (ruling Q40).
Seat who_is_you(const Table& t, Seat controller, Value source);
Seat who_is_you(const Table& t, const Scope& scope);
// Who makes the choices, and from whom on "each player" goes in turn order (rule 20.12.1): `you`, or the active player.
Seat who_is_first(const Table& t, const Scope& scope);
bool matches(const Table& t, const Who& who, Value v, const Scope& scope);
// What a parameter about the event, or about the roll whose outcome it is, stands for; nothing if that lacks it.
Value event_part(const Table& t, Param part, const Scope& scope);
// The single player or object that it means; nothing if it may mean several.
Value one_meant(const Table& t, const Who& who, const Scope& scope);
Seat player_meant(const Table& t, const Who& who, const Scope& scope);  // Seat::game: it means no single player

// Is the deed banned for this player and object? Returns the ability that bans it, unknown if none.
AbilityId banned(Table& t, Deed deed, Seat who, Value object);

// ---- Stats (stats.cpp, rule 10.1)

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
    if (a.trigger.first_each_turn && !first_roll)
      continue;
    const Scope scope = scope_of(t, l, nullptr);
    if (!answers(t, l.ability, [&] { return changes(t, l, object, scope) && works(t, l, scope); }))
      continue;
    const StatChange& change = a.changes[l.part];
    const int amount =
        change.value.function.known() ? t.scripts.value(t, l.ability, change.value, scope) : change.amount;
    if (amount != 0)
      happened(t, l.ability);
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

}  // namespace soulstack
