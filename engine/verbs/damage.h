// Rulebook sections 10, 13.1 and 20.6: damage, healing, killing, destroying, and preventing them.
#pragma once

#include "engine/model/event.h"
#include "engine/model/state.h"
#include "engine/table/procedures.h"
#include "engine/table/queries.h"
#include "engine/verbs/doer.h"

namespace soulstack {

class Table;

// ---- Damage
void put_damage(Table& t, const Event& damage);  // on the stack (10.2.1); 0 damage is not put there (10.2.6)
// The same for each member of a group, in order (20.12.4). Result: was any put there?
Did put_damage_on(Table& t, const Candidates& group, const Event& damage, Doer by);
// Puts n damage to each member of a group on the stack, dealt by `by` (10.2.2) or by nobody (10.2.3). `flags`: of the
// damage (10.2.7, 10.2.11, 10.4.7). `item`: serial of the resolving ability; its trigger is the cause of the damage.
// Result: was any damage put there?
Did deal(Table& t, const Candidates& to, int n, Doer by, Flags<EventFlag> flags, std::uint32_t item);
Did take_damage(Table& t, const Candidates& who, int n, Doer by, Flags<EventFlag> flags, std::uint32_t item);
Did heal(Table& t, Value object, int n, Doer by);  // result: how much
Did pay_hp(Table& t, Seat who, int n, Doer by);    // 20.5.3; result: was it paid?

// ---- Killing and destroying
Did kill(Table& t, Value object, Doer by);                // result: is its HP 0 now?
Did destroy(Table& t, Value object, Doer by);             // result: was it destroyed?
bool stays_in_play(Table& t, CardIndex card);             // Eternal objects and characters (20.6.1)
void put_into_discard(Table& t, CardIndex card);          // by the rules: can't be replaced
Did put_into_discard(Table& t, CardIndex card, Doer by);  // 20.7; not for Eternal objects
Event death_of(const StackItem& item);                    // the event that a death on the stack is about
// If the ability on the stack has destroyed its own object, finds that card in the discard, unless it has moved again
// (7.7). Result: the card as it is there; any other object is returned unchanged.
Value found_in_discard(const Table& t, Value object, std::uint32_t item);

// ---- Preventing
// Prevents a death, or n of the damage (10.4.1, 10.4.4). `waiting`: the stack object that a `would` ability is about;
// `happening`: the event that a `change` or `instead` is about, or null. Result: the damage prevented; 1 for a death.
int prevent(Table& t, const StackItem* waiting, Event* happening, int n, Doer by);
void prevent_death(Table& t, std::uint32_t item, Doer by);    // 10.4.4
int prevent_damage(Table& t, Event& damage, int n, Doer by);  // while it is dealt; result: how much

// ---- The changes, once nothing has replaced the event
Did apply_damage(Table& t, Event& e);
Did apply_healed(Table& t, Event& e);
Did apply_hp_paid(Table& t, Event& e);
Did apply_killing(Table& t, Event& e);
Did apply_death(Table& t, Event& e);
Did apply_destroyed(Table& t, Event& e);
Did apply_discarded(Table& t, Event& e);

}  // namespace soulstack
