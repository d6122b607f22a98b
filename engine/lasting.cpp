// Rulebook section 6.7: effects that last. Each is a value: an ability bound to its source and its targets.
#include <algorithm>

#include "engine/announce.h"
#include "engine/loops.h"
#include "engine/stats.h"
#include "engine/table.h"
#include "engine/verbs.h"

namespace soulstack {

namespace {

// A copy's duration is a lasting effect without an ability of its own.
bool is_copy(const Lasting& l) { return !l.ability.known(); }

void undo_copy(Table& t, const Lasting& l) {
  if (!is_copy(l) || !t.current(l.source)) return;
  t.card(static_cast<CardIndex>(l.source.index())).def = CardDefId{static_cast<std::uint16_t>(l.value)};
}

Lasting* copy_that_ends(Table& t, Value card) {
  Lasting* const l = std::find_if(t.s.lasting.begin(), t.s.lasting.end(),
                                  [&](const Lasting& one) { return is_copy(one) && one.source == card; });
  return l == t.s.lasting.end() ? nullptr : l;
}

// When the turn ends, the card is again what it was before the first of its copies in this turn. False: there is no room.
bool note_end_of_copy(Table& t, CardIndex card, Seat by) {
  if (copy_that_ends(t, t.ref(card))) return true;
  Lasting l;
  l.serial = t.take_serial();
  l.ability = {};
  l.controller = by;
  l.source = t.ref(card);
  l.value = t.card(card).def.value;
  return t.s.lasting.push(l);
}

// A copy for good takes the place of one that would have ended.
void forget_end_of_copy(Table& t, CardIndex card) {
  if (const Lasting* const l = copy_that_ends(t, t.ref(card)))
    t.s.lasting.erase(static_cast<int>(l - t.s.lasting.begin()));
}

}  // namespace

void create_lasting(Table& t, AbilityId lasting, const StackItem& by) {
  const AbilityDef& a = t.content[lasting];
  Lasting l;
  l.serial = t.take_serial();
  l.ability = lasting;
  l.controller = by.controller == Seat::game ? t.active() : by.controller;
  l.uses = static_cast<std::uint8_t>(a.uses);
  l.source = by.source;
  l.targets = by.targets;
  if (!t.s.lasting.push(l)) return end_in_a_draw(t);  // rule 1.9
  t.changed_play();
  settle_damage(t);
}

void end_lasting(Table& t, std::uint32_t serial) {
  const Lasting* l = t.find_lasting(serial);
  if (!l) return;
  undo_copy(t, *l);
  t.s.lasting.erase(static_cast<int>(l - t.s.lasting.begin()));
  t.changed_play();
  settle_damage(t);
}

void use_lasting(Table& t, std::uint32_t serial) {
  Lasting* l = t.find_lasting(serial);
  if (l && l->uses > 0 && --l->uses == 0) end_lasting(t, serial);
}

// Rule 20.9.1. A copy of a copy takes what that is now.
void become_copy(Table& t, CardIndex card, CardIndex of, bool till_end_of_turn, Doer by) {
  if (card == of) return;
  if (!till_end_of_turn) forget_end_of_copy(t, card);
  else if (!note_end_of_copy(t, card, by.by)) return end_in_a_draw(t);  // rule 1.9
  t.card(card).def = t.card(of).def;
  t.changed_play();
  t.attend(attention::souls);
  settle_damage(t);
  const CardDef& d = t.def(card);
  if (d.enters_with_counters > 0 && t.card(card).counters == 0)
    t.card(card).counters = static_cast<std::uint16_t>(d.enters_with_counters);  // rule 20.1.3
  t.emit({.type = EventType::became_copy, .subject = t.ref(card), .source = by.source, .object = t.ref(of), .by = by.by});
}

}  // namespace soulstack
