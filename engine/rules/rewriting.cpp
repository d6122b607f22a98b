// Rule 6.7.3: what effects write to the event that they change or replace.
#include <algorithm>

#include "engine/model/amounts.h"
#include "engine/model/event_uses.h"
#include "engine/rules/attack.h"
#include "engine/table/queries.h"
#include "engine/table/table.h"
#include "engine/verbs/dice.h"
#include "engine/verbs/purchase.h"
#include "engine/verbs/redirecting.h"
#include "engine/verbs/replacement.h"

namespace soulstack {

namespace {

WhyNot rewritten(Event& e) {
  e.flags.set(EventFlag::rewritten);
  return nullptr;
}

template <class Use, class Stored>
WhyNot rewrite(Event* e, Use use, Stored what, WhyNot why_not) {
  if (!e || !use.is_of(e->type))
    return why_not;
  use.set(*e, what);
  return rewritten(*e);
}

constexpr int most_dice = 20;
constexpr WhyNot only_rolling = "only a roll that is about to be made has this";
constexpr WhyNot only_penalty = "only a death_penalty that is about to be paid has this";

}  // namespace

WhyNot rewrite_amount(Event* e, int n) {
  if (!e)
    return "only `change` and `instead` may write to their event";
  if (n < 0)
    return "it can't be negative";
  if (n == 0 && e->flags.has(EventFlag::unpreventable))
    return rewritten(*e);  // that would prevent it (rule 10.4.7)
  e->amount = static_cast<std::int16_t>(std::min(n, most_rewritten));
  if (n == 0)
    e->flags.set(EventFlag::prevented);
  return rewritten(*e);
}

// The limit of the die applies, as to any other change (rule 9.1).
WhyNot rewrite_die(const Table& t, Event* e, int n) {
  if (!e || e->type != EventType::roll)
    return "only a roll that is about to resolve can be changed";
  rewrite_roll(t, *e, n);
  return nullptr;
}

// The event item_gained also has a pile, but an effect can't change it.
WhyNot rewrite_pile(Event* e, ZoneId from) {
  if (!e || e->type != EventType::loot_drawn)
    return "only the pile of a loot_drawn that is about to happen can be changed";
  events::drawn_from.set(*e, from);
  return rewritten(*e);
}

namespace {

// Can an event of this type happen to it?
bool can_receive(Table& t, const Event& e, Value v) {
  if (e.type == EventType::attack_declared_on)
    return can_be_attacked_instead(t, e.by, v);
  if (e.type == EventType::purchase_declared_on)
    return is_on_sale(t, e.by, v);
  const Names names = row_of(e.type).has.of.names;
  if (v.is(ValueKind::player))
    return v != nobody;
  if (!v.is(ValueKind::card) || !t.current(v) || !t.in_play(v.as_card()))
    return false;
  return names == Names::living ? has_hp(t, v) : names == Names::bearer;
}

WhyNot rewrite_flag(Event* e, EventFlag flag, bool set) {
  if (!e || e->type != EventType::damage)
    return "only damage that is about to be dealt has this";
  if (set)
    e->flags.set(flag);
  else
    e->flags.clear(flag);
  return rewritten(*e);
}

}  // namespace

// Rules 6.7.10, 10.2.10.
WhyNot rewrite_receiver(Table& t, Event* e, Value to) {
  if (!e || !row_of(e->type).has.redirected)
    return "this event can't happen to someone else";
  if (!can_receive(t, *e, to))
    return "this event can't happen to that";
  if (Value::player(events::item_chosen_by(*e)) == e->subject && to.is(ValueKind::player))
    events::item_chosen_by.set(*e, to.as_seat());  // whoever pays the penalty chooses (rule 13.5.3a)
  e->subject = to;
  return rewritten(*e);
}

bool redirect(Table& t, std::uint32_t serial, Value to) {
  const StackItem* const found = t.find_item(serial);
  if (!found || found->kind != ItemKind::damage || found->flags.has(ItemFlag::resolving) || found->targets[0] == to ||
      !can_receive(t, found->event, to))
    return false;
  StackItem& damage = t.item(serial);
  damage.targets[0] = to;
  damage.event.subject = to;
  t.attend(attention::events);
  return true;
}

WhyNot rewrite_price(Event* e, int price) {
  if (price < 0)
    return "it can't be negative";
  return rewrite(e, events::price, std::min(price, most_rewritten),
                 "only a purchase that is about to be paid has this");
}

WhyNot rewrite_dice(Event* e, int dice) {
  if (dice < 1 || dice > most_dice)
    return "from 1 to 20 dice can be rolled for a roll";
  return rewrite(e, events::dice, dice, only_rolling);
}
WhyNot rewrite_sides(Event* e, int sides) {
  if (sides < 2 || sides > most_sides)
    return "a die has from 2 to 20 sides";
  return rewrite(e, events::sides_of_dice, sides, only_rolling);
}
WhyNot rewrite_die_chosen_by(Event* e, Seat who) { return rewrite(e, events::die_chosen_by, who, only_rolling); }

WhyNot rewrite_lethal(Event* e, bool lethal) { return rewrite_flag(e, EventFlag::nonlethal, !lethal); }
WhyNot rewrite_preventable(Event* e, bool preventable) {
  return rewrite_flag(e, EventFlag::unpreventable, !preventable);
}
WhyNot rewrite_item_chosen_by(Event* e, Seat who) { return rewrite(e, events::item_chosen_by, who, only_penalty); }
WhyNot rewrite_item_at_random(Event* e, bool random) {
  return rewrite(e, events::item_at_random, random, only_penalty);
}
WhyNot rewrite_item_to(Event* e, Value player) { return rewrite(e, events::item_to, player, only_penalty); }
WhyNot rewrite_loot_to(Event* e, Value player) { return rewrite(e, events::loot_to, player, only_penalty); }
WhyNot rewrite_coins_to(Event* e, Value player) { return rewrite(e, events::coins_to, player, only_penalty); }

}  // namespace soulstack
