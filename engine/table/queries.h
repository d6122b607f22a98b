// Queries of rules and cards: what matches a noun, whether an ability hears an event, the value of a stat, whether
// something is forbidden. They call each other: a noun may need a stat, a stat needs the continuous abilities that change
// it, and these again have nouns and conditions. So they are declared together; nouns.cpp, matching.cpp and stats.cpp
// implement them. None of them changes the state.
#pragma once

#include "engine/model/candidates.h"
#include "engine/model/content.h"
#include "engine/model/kept_values.h"
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

// A noun of the content, or one made by a running script.
const Filter& filter_of(const Table& t, FilterId id);
bool fits(const Table& t, const Filter& f, Value v, const Scope& scope);
// Everything that matches: players in turn order from the active player; cards in turn order from the controller, then
// cards in slots (rule 20.12.2); the stack from the top.
void gather(const Table& t, const Filter& f, const Scope& scope, Candidates& into);
bool any_fits(const Table& t, const Filter& f, const Scope& scope);
// The players in turn order from the controller of the ability (rule 20.12.1), with or without that player.
void gather_players(const Table& t, const Scope& scope, bool with_you, Candidates& into);
void gather_monsters(const Table& t, Candidates& into);  // in play, by slot
// The nouns of what is on the stack and can be a target there.
StackNouns nouns_on_stack(const Table& t);
// The number of objects examined for that.
int things_to_look_at(const Table& t, const Filter& f);

// Can the active player attack it (rule 11.1.3)? Ignores how many attacks they have left.
bool attackable(const Table& t, Value v);
// The evasion of this player if an effect lets the active player attack them; 0: no effect does (rule 11.6).
int attackable_with_evasion(const Table& t, Seat who);
// Does the object match the noun, as it is in play now?
bool is_noun(const Table& t, Noun noun, CardIndex card);
// Did the object match the noun when it left play?
bool fitted(const Table& t, const Filter& f, const Former& was, const Scope& scope);
// What is it? A card that left play is what it was; of other cards that are not in play, what is printed on them counts
// (rule 7.4.2).
bool is_kind_of(const Table& t, const Filter& f, Value v, const Scope& scope);
// Can this card be covered by another one (rule 14.3.6)?
bool can_be_covered(const Table& t, CardIndex card);
// Is it an empty slot, or a slot whose top card can be covered?
bool takes_a_card(const Table& t, ZoneId slot);

// ---- The events that an ability hears, and the objects it means (matching.cpp)

// The scope of a listener: you, this, and the bound targets of a lasting effect.
Scope scope_of(const Table& t, const Listener& l, const Event* event);
Scope scope_of(const StackItem& item);  // the scope of an object on the stack

// Does the event match the declared filters of the ability, seen from this listener? Does not count the event.
bool hears(const Table& t, const Listener& l, const Event& event);
// The same for what history counts.
bool fits(const Table& t, const EventTest& test, const Event& event);
// Counts an event for abilities that hear only the first or every n-th one each turn (rule 6.7.7).
bool counts_events(const Table& t, const Listener& l);
bool is_due(Table& t, const Listener& l);
bool holds(const Table& t, AbilityId ability, const Condition& c, const Scope& scope);
// Checks when an activated ability, a loot ability or a mode can be used: during, given (rule 6.3.5).
bool holds_now(const Table& t, AbilityId ability, const Scope& scope);
// A lasting effect that changes or replaces events is used up by doing so, not by abilities that it then triggers.
bool is_used_by_triggers(const Table& t, const Lasting& l);
// Does a trigger wait for the stack for each use that the effect still has (rule 6.7.7)?
bool all_uses_wait(const Table& t, std::uint32_t lasting);
// The player whose rounds count for it: its player, or the starting player if the game controls it (rule 4.6.2).
Seat round_of(const Table& t, const Lasting& l);
// Checks the declared conditions that all continuous abilities share: level, during, given.
bool works(const Table& t, const Listener& l, const Scope& scope);
// The player meant by "you": the controller of the ability or loot (rule 1.4b). If the game controls it: the active
// player (rule 1.4a), or for a shop item nobody, returned as Seat::game (ruling Q40).
Seat who_is_you(const Table& t, Seat controller, Value source);
Seat who_is_you(const Table& t, const Scope& scope);
// The player who makes the choices and is first in turn order for "each player" (rule 20.12.1): `you`, or the active
// player.
Seat who_is_first(const Table& t, const Scope& scope);
bool matches(const Table& t, const Who& who, Value v, const Scope& scope);
// The value of a parameter that refers to the event, or to the roll of an outcome; `nothing` if it does not have it.
Value event_part(const Table& t, Param part, const Scope& scope);
// The single player or object that it means; `nothing` if it may mean several.
// The card whose notes the abilities of this object make and read (rule 20.10.1); unknown for the rules.
CardDefId writer_of_notes(const Table& t, Value source);
Value one_meant(const Table& t, const Who& who, const Scope& scope);
Seat player_meant(const Table& t, const Who& who, const Scope& scope);  // Seat::game: not a single player

// Is the deed banned for this player and object? Returns the ability that bans it; unknown if there is none.
AbilityId banned(const Table& t, Deed deed, Seat who, Value object);

// What lets a player do the deed only for a cost: `cant` abilities with `unless` (rule 11.1.12). They do not ban it.
struct CostOfDeed {
  AbilityId ability;  // with the cost
  Value source;
};
struct CostsOfDeed {
  static constexpr int most = 8;  // the others are left out
  std::array<CostOfDeed, most> all;
  int count = 0;
  const CostOfDeed* begin() const { return all.data(); }
  const CostOfDeed* end() const { return all.data() + count; }
};
CostsOfDeed costs_of(const Table& t, Deed deed, Seat who, Value object);

// ---- Stats (stats.cpp, rule 10.1)

// A stat of a player or of an object in play, after all continuous effects, clamped to its bounds. `first_roll`: for the
// player's first attack roll of the turn.
int stat_of(const Table& t, StatId id, Value object, bool first_roll = false);

// The ¢ that an activated ability of this card costs (rule 6.2.4).
int price_of(const Table& t, const AbilityDef& a, const Cost& cost, CardIndex card);

// Does the ability change the numbers of this object?
bool changes(const Table& t, const Listener& l, Value object, const Scope& scope);

// The number that the query asks for, seen from this scope; 0 if no such event happened (history.cpp).
int happened_before(const Table& t, const HistoryQuery& query, const Scope& scope);

// Lists each continuous change of the stat: its listener, how it changes it, and its amount.
template <class Visit>
void each_change_of(const Table& t, StatId id, Value object, bool first_roll, Visit visit) {
  t.listeners.refresh(t);
  for (const Listener& l : t.listeners.always(id)) {
    const AbilityDef& a = t.content[l.ability];
    const Continuous& does = a.continuous();
    if (does.is_steady && l.lasting == 0 && l.controller != Seat::game) {
      t.work.spend(work_of::look);
      if (object == Value::player(l.controller)) {
        happened(t, l.ability);
        visit(l, ChangeHow::add, does.changes[l.part].amount);
      }
      continue;
    }
    if (a.trigger.first_each_turn && !first_roll)
      continue;
    const Scope scope = scope_of(t, l, nullptr);
    if (!answers(t, l.ability, [&] { return changes(t, l, object, scope) && works(t, l, scope); }))
      continue;
    const StatChange& change = does.changes[l.part];
    const int amount = change.value.function.known()  ? t.scripts.value(t, l.ability, change.value, scope)
                       : change.history.tally.known() ? happened_before(t, change.history, scope)
                       : change.kept >= 0             ? kept::value_of(t.s, scope.keeper, change.kept).as_number()
                                                      : change.amount;
    if (amount != 0 || change.how != ChangeHow::add)
      happened(t, l.ability);
    visit(l, change.how, amount);
  }
}

// Lists only what is added: its source and its amount.
template <class Visit>
void each_change(const Table& t, StatId id, Value object, bool first_roll, Visit visit) {
  each_change_of(t, id, object, first_roll, [&](const Listener& l, ChangeHow how, int amount) {
    if (how == ChangeHow::add)
      visit(l.source, amount);
  });
}

// A stat of a set as it is printed on this card; without it, its start (rule 10.1.11).
int printed_stat(const Content& content, CardDefId card, StatId set_stat);
// The same of an object that left play, as it was.
int set_stat_of(const Table& t, const Former& was, StatId set_stat);

int max_hp(const Table& t, Value object);
int hp(const Table& t, Value object);
int attack_of(const Table& t, Value object, bool first_roll = false);
int evasion_of(const Table& t, Value object);
// Total soul value (rule 15.1.4).
int souls_of(const Table& t, Seat p);
int guppy_items(const Table& t, Seat p);
int number_of(const Table& t, PlayerNumber n, Seat p);

}  // namespace soulstack
