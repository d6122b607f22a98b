// Rulebook section 9: dice.
#pragma once

#include "engine/model/event.h"
#include "engine/model/state.h"
#include "engine/table/procedures.h"
#include "engine/verbs/doer.h"

namespace soulstack {

class Table;

int sides_of(const Table& t, const StackItem& roll);  // 9.14
// A player throws several dice at once: they put the numbers in order (ruling Q16), or pick one of them (9.10).
Did throw_dice(Table& t, Doer roller, int dice, bool all_count, int sides);
// Puts a roll on the stack (9.2.1), with the value that `like` gives or a random one.
void cast_roll(Table& t, Seat roller, const StackItem& like);
// The next die on the stack that is about to be rolled; null if there is none. `roll_it`: abilities may change how
// (9.15); result: its number, for `take_rolled`.
const StackItem* find_about_to_roll(const Table& t);
Did roll_it(Table& t, const StackItem& roll);
void take_rolled(Table& t, StackItem& roll, int value);
Did set_roll(Table& t, const StackItem& roll, int value, Doer by);  // 9.6, 9.7; result: was it changed?
Did reroll(Table& t, const StackItem& roll, Doer by);               // 9.5
Event about_roll(const StackItem& roll);                            // the event that it is about to resolve
int sides_of_roll(const Table& t, const Event& roll);               // about to resolve
void rewrite_roll(const Table& t, Event& roll, int value);          // changes the value of the event
const StackItem* find_roll(const Table& t, std::uint32_t serial);   // null unless it can still be changed (9.2.3)
int upside_down(int value, int sides);                              // the number on the opposite side of the die (9.7)

// The changes, once nothing has replaced the event.
Did apply_roll(Table& t, Event& e);
Did apply_roll_changed(Table& t, Event& e);
Did apply_rolling(Table& t, Event& e);

}  // namespace soulstack
