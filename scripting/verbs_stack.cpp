// Verbs of dice, the stack, copies, and of what may be done in the turn.
#include "scripting/verbs.h"

#include <algorithm>

#include "engine/attack.h"
#include "engine/turn.h"
#include "engine/zones.h"
#include "scripting/words.h"

namespace soulstack::scripting {

namespace {

using namespace verb;

// ---- Dice

// The roll that an argument names: on the stack, or the one that a `would` ability is about.
StackItem* roll_arg(Call& c) {
  StackItem* item = c.args[0].is(ValueKind::event) ? c.pending() : c.t.find_item(c.args[0].payload());
  return item && item->kind == ItemKind::roll && (item->flags & item_flag::resolving) == 0 ? item : nullptr;
}
Reply roll_again(Call& c) {
  if (StackItem* roll = roll_arg(c)) reroll(c.t, *roll);
  return ok();
}
Reply add_to_roll(Call& c) {
  if (StackItem* roll = roll_arg(c)) set_roll(c.t, *roll, roll->value + c.number(1));
  return ok();
}
Reply flip_the_roll(Call& c) {
  if (StackItem* roll = roll_arg(c)) flip_roll(c.t, *roll);
  return ok();
}
Reply set_the_roll(Call& c) {
  if (StackItem* roll = roll_arg(c)) set_roll(c.t, *roll, c.number(1));
  return ok();
}

// ---- The stack and the turn

Reply cancel_it(Call& c) { return reply(cancel(c.t, c.args[0].payload())); }
Reply cancel_all(Call& c) {
  cancel_everything(c.t, c.item());
  return ok();
}
Reply end_the_turn(Call& c) {
  end_turn(c.t);
  return ok();
}
Reply copy_an_ability(Call& c) {
  if (!c.has(0)) return reply(false);
  const Value onto = Value::make(ValueKind::card, c.args[1].index(), c.args[1].incarnation());  // also what is gone (Q71)
  return reply(copy_ability(c.t, AbilityId{static_cast<std::uint16_t>(c.args[0].payload())}, onto, c.doer().by));
}
// The loot may have left the stack meanwhile; the event still tells what it last was (ruling Q70).
Reply copy_a_loot(Call& c) {
  const Value v = c.args[0];
  if (const StackItem* item = v.is(ValueKind::item) ? c.t.find_item(v.payload()) : nullptr) {
    const StackItem original = *item;
    return reply(copy_loot(c.t, original, c.player(1)));
  }
  const Event* e = c.event();
  if (!e || !e->source.is(ValueKind::card)) return reply(false);
  StackItem original;
  original.source = e->source;
  original.ability = c.t.printed(static_cast<CardIndex>(e->source.index())).play;
  return reply(copy_loot(c.t, original, c.player(1)));
}
Reply copy_an_object(Call& c) {
  if (!c.gone(0) && !c.gone(1)) become_copy(c.t, c.card(0), c.card(1), c.has(2), c.doer());
  return ok();
}
Reply grant(std::uint8_t& kind, int n) {
  kind = static_cast<std::uint8_t>(std::min(255, kind + std::max(n, 0)));
  return ok();
}
Reply one_more_turn(Call& c) { return grant(c.t.player(c.player(0)).extra_turns, 1); }
Reply skip_next_turn(Call& c) { return grant(c.t.player(c.player(0)).skip_turns, 1); }
Reply extra(Call& c) { return grant(c.t.s.turn.extra.any_may, c.number(0)); }
// How many of those demanded have been made, where earlier attacks count (ruling Q11).
int made_before(const Call& c, int made) { return c.t.rules().is(Way::earlier_attacks_count) ? made : 0; }
Reply must(Call& c) {
  return grant(c.t.s.turn.extra.any_must, c.number(0) - made_before(c, c.t.s.turn.attacks));
}
Reply extra_deck(Call& c) { return grant(c.t.s.turn.extra.deck_may, c.number(0)); }
Reply must_deck(Call& c) {
  return grant(c.t.s.turn.extra.deck_must, c.number(0) - made_before(c, c.t.s.turn.deck_attacks));
}
Reply more_loot_plays(Call& c) {
  Player& p = c.t.player(c.player(0));
  p.loot_plays = static_cast<std::int16_t>(std::clamp(p.loot_plays + c.number(1), 0, unlimited));
  return ok();
}
SlotTypeId slots_arg(Call& c, int i) { return c.t.content.find_slot_type(slots_name(c.args[i])); }
constexpr const char* no_such_slots = "the rules have no such slots";
Reply more_slots(Call& c) {
  if (!slots_arg(c, 0).known()) return refuse(no_such_slots);
  expand_slots(c.t, slots_arg(c, 0), c.number(1));
  return ok();
}
// On an empty slot of that kind; if there is none, on a new one.
Reply into_slot(Call& c) {
  const SlotTypeId type = slots_arg(c, 1);
  if (!type.known()) return refuse(no_such_slots);
  if (!c.has(0) || stays(c, 0)) return reply(false);
  ZoneId slot;
  for (std::uint8_t z = 0; z < c.t.s.zones.size() && !slot.known(); ++z)
    if (zones::is_slot(c.t, ZoneId{z}, type) && c.t.zone(ZoneId{z}).count == 0) slot = ZoneId{z};
  if (!slot.known()) {
    expand_slots(c.t, type, 1);
    slot = ZoneId{static_cast<std::uint8_t>(c.t.s.zones.count - 1)};
  }
  zones::move(c.t, c.card(0), slot_for(c.t, c.card(0), slot));
  return reply(true);
}

// It covers what lies there, if that can be covered.
Reply onto(Call& c) {
  if (!c.has(0) || stays(c, 0) || c.gone(1) || !can_be_covered(c.t, c.card(1))) return reply(false);
  const ZoneId slot = c.t.card(c.card(1)).zone;
  if (c.t.zone(slot).kind != ZoneKind::slot) return reply(false);
  zones::move(c.t, c.card(0), slot_for(c.t, c.card(0), slot));
  return reply(true);
}

// clang-format off
constexpr VerbRow rows[] = {
    {"add_loot_plays",     {{player, number}},                Type::none,    "8.2",    "The player may play n more loot cards this turn.", more_loot_plays},
    {"become_copy",        {{object, {"other", Type::object}, {"till", Type::duration, true}}}, Type::none, "20.9.1", "The object becomes a copy of another, for good or till end_of_turn.", copy_an_object},
    {"cancel",             {{roll}},                          Type::boolean, "5.2.7",  "Takes something off the stack without effect.", cancel_it},
    {"cancel_everything",  {},                              Type::none,    "5.2.7",  "Cancels everything on the stack but what is just resolving.", cancel_all},
    {"change_roll",        {{roll, number}},                  Type::none,    "9.6",    "Adds n to a die on the stack; it stays within 1 to 6.", add_to_roll},
    {"copy_ability",       {{{"ability", Type::ability, true}, {"onto", Type::object}}}, Type::boolean, "20.9.4", "Puts a copy of an ability on the stack, with that object as its source.", copy_an_ability},
    {"copy_loot",          {{{"loot", Type::value}, player}}, Type::boolean, "20.9.2", "Puts a copy of a loot on the stack.", copy_a_loot},
    {"end_turn",           {},                              Type::none,    "4.5.1",  "Ends the turn: its end phase begins.", end_the_turn},
    {"expand_slots",       {{{"slots", Type::slots}, number}}, Type::none,   "14.1.3", "Adds n slots of that kind.", more_slots},
    {"extra_attack",       {{number}},                        Type::none,    "11.1.8", "The active player may attack n more times this turn.", extra},
    {"extra_deck_attack",  {{number}},                        Type::none,    "11.1.8", "The active player may attack the monster deck n more times this turn.", extra_deck},
    {"extra_turn",         {{player}},                        Type::none,    "4.6.3",  "The player takes another turn after this one.", one_more_turn},
    {"flip_roll",          {{roll}},                          Type::none,    "9.7",    "Turns a die on the stack upside down: 7 minus what it shows.", flip_the_roll},
    {"must_attack",        {{number}},                        Type::none,    "11.1.4", "The active player must attack n more times this turn if able.", must},
    {"must_attack_deck",   {{number}},                        Type::none,    "11.1.4", "The active player must attack the monster deck n more times this turn if able.", must_deck},
    {"put_into_slot",      {{{"card", Type::card, true}, {"slots", Type::slots}}}, Type::boolean, "14.1.2", "Puts a card on an empty slot of that kind, or on a new one.", into_slot},
    {"put_onto",           {{{"card", Type::card, true}, object}}, Type::boolean, "14.3.1", "Puts a card onto an object in a slot, covering it; was it put there?", onto},
    {"reroll",             {{roll}},                          Type::none,    "9.5",    "Rolls a die on the stack again.", roll_again},
    {"set_roll",           {{roll, number}},                  Type::none,    "9.6",    "Turns a die on the stack to n.", set_the_roll},
    {"skip_turn",          {{player}},                        Type::none,    "4.6.3",  "The player skips their next turn.", skip_next_turn},
};
// clang-format on

}  // namespace

std::span<const VerbRow> verbs_of_the_stack() { return rows; }

}  // namespace soulstack::scripting
