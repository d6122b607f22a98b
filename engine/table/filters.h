// Nouns with their conditions: what fits them, and all that does.
#pragma once

#include "engine/model/content.h"
#include "engine/table/scripts.h"
#include "engine/model/state.h"

namespace soulstack {

class Table;

// Values that a choice is between, in a deterministic order.
struct Candidates {
  int count = 0;
  union {  // not initialised: most lists are short, and there are many
    std::array<Value, 512> values;
  };
  Candidates() {}
  void add(Value v) {
    if (count < 512) values[static_cast<std::size_t>(count++)] = v;
  }
  Value operator[](int i) const { return values[static_cast<std::size_t>(i)]; }
  const Value* begin() const { return values.data(); }
  const Value* end() const { return values.data() + count; }
};

// A noun of the content, or one that a running script made.
const Filter& filter_of(const Table& t, FilterId id);
bool fits(Table& t, const Filter& f, Value v, const Scope& scope);
// Everything that fits: players in turn order from the active player; cards in turn order from the controller, then
// those in slots (rule 20.12.2); the stack from the top.
void gather(Table& t, const Filter& f, const Scope& scope, Candidates& into);
bool any_fits(Table& t, const Filter& f, const Scope& scope);
// How many things are looked at for that.
int things_to_look_at(const Table& t, const Filter& f);

// What an object in play is.
bool is_monster(const Table& t, CardIndex i);
bool is_item(const Table& t, CardIndex i);
bool is_character(const Table& t, CardIndex i);
bool is_event(const Table& t, CardIndex i);
bool is_room(const Table& t, CardIndex i);
bool is_curse(const Table& t, CardIndex i);
bool is_eternal(const Table& t, CardIndex i);
bool has_hp(const Table& t, Value v);
// May the active player attack it, as far as it is concerned (rule 11.1.3)?
bool attackable(Table& t, Value v);
// The evasion with which an effect lets the active player attack this player; 0: none does (rule 11.6).
int attackable_with_evasion(Table& t, Seat who);

}  // namespace soulstack
