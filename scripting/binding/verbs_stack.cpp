// Verbs for dice, the stack, copies and turns.
#include "scripting/binding/verb_rows.h"

#include <algorithm>

#include "engine/model/event_uses.h"
#include "engine/rules/attack.h"
#include "engine/table/zone_layout.h"
#include "engine/verbs/dice.h"
#include "engine/verbs/grants.h"
#include "engine/verbs/lasting.h"
#include "engine/verbs/loot.h"
#include "engine/verbs/requested_dice.h"
#include "engine/verbs/slots.h"
#include "engine/verbs/stack.h"
#include "scripting/registry/words.h"

namespace soulstack::scripting {

namespace {

using namespace verb;

// ---- Dice

// The roll that an argument names: on the stack, or the roll of a `would` ability. Null if it is gone.
const StackItem* roll_arg(Call& c) {
  if (!c.args[0].is(ValueKind::event))
    return find_roll(c.t, c.args[0].payload());
  const StackItem* const pending = c.pending();
  return pending ? find_roll(c.t, pending->serial) : nullptr;
}
// The roll of a `change` or `instead`; its new number is final (ruling Q88).
Event* roll_at_the_doors(Call& c) {
  Event* const e = c.args[0].is(ValueKind::event) ? c.event_about_to_happen() : nullptr;
  return e && e->type == EventType::roll ? e : nullptr;
}
bool is_other(Call& c) {
  const StackItem* item = c.args[0].is(ValueKind::item) ? c.t.find_item(c.args[0].payload()) : nullptr;
  return item && item->kind != ItemKind::roll;
}
template <class NewNumber>
Reply turn_roll(Call& c, NewNumber of) {
  if (is_other(c))
    return refuse("`roll` (argument 1) must be a roll, not something else on the stack");
  if (Event* const e = roll_at_the_doors(c))
    return rewrite_roll(c.t, *e, of(events::die(*e), sides_of_roll(c.t, *e))), reply(true);
  const StackItem* const roll = roll_arg(c);
  return roll ? reply(set_roll(c.t, *roll, of(roll->value, sides_of(c.t, *roll)), c.doer())) : reply(false);
}
Reply reroll(Call& c) {
  const StackItem* const roll = is_other(c) || roll_at_the_doors(c) ? nullptr : roll_arg(c);
  return roll ? reply(reroll(c.t, *roll, c.doer())) : turn_roll(c, [&](int, int sides) { return c.t.die(sides); });
}
Reply roll_die(Call& c) { return roll_die(c.t, c.item(), c.ability()) ? ok() : refuse("this ability has no `roll`"); }
Reply change_roll(Call& c) {
  return turn_roll(c, [&](int n, int) { return n + c.number(1); });
}
Reply flip_roll(Call& c) { return turn_roll(c, upside_down); }
Reply set_roll(Call& c) {
  return turn_roll(c, [&](int, int) { return c.number(1); });
}

// ---- Dice whose numbers the function is told (rule 9.11). The function stops here.

enum DiceOption : std::size_t { sides_option, choose_of_option };
constexpr VerbOption of_dice[] = {
    {"sides", Type::number, "9.14", "The number of sides, from 2 to 20."},
    {"choose_of", Type::number, "9.10", "That many dice are rolled, and the player picks the one that counts."},
};

constexpr std::span<const VerbOption> sides_of_dice{of_dice, 1};

int option_or(const Call& c, DiceOption option, int otherwise) {
  return c.has_option(option) ? c.options[option].as_number() : otherwise;
}

Reply stop_to_roll(Call& c, DiceRequest dice) {
  dice.sides = option_or(c, sides_option, 0);
  if (c.has_option(sides_option) && (dice.sides < 2 || dice.sides > most_sides))
    return refuse("`sides` must be from 2 to 20");
  if (dice.choose_of < 1 || dice.choose_of > most_requested_dice)
    return refuse("`choose_of` must be from 1 to 32");
  if (const char* const why = stop_at_dice(c.t, *c.host.running().effect, dice))
    return refuse(why);
  return {Reply::How::stops, nothing, nullptr};
}

Reply roll_number(Call& c) {
  DiceRequest dice;
  dice.rollers.add(c.args[0]);
  dice.choose_of = option_or(c, choose_of_option, 1);
  return stop_to_roll(c, dice);
}

Reply roll_dice(Call& c) {
  DiceRequest dice;
  dice.is_list = true;
  Candidates rollers;
  if (!c.all_players(0, rollers))
    return refuse("only players (argument 1) can roll");
  for (const Seat seat : c.t.seats_from(c.t.active()))
    if (std::find(rollers.begin(), rollers.end(), Value::player(seat)) != rollers.end())
      dice.rollers.add(Value::player(seat));
  dice.times = c.has(1) ? c.number(1) : 1;
  if (dice.times > 1 && dice.rollers.count > 1)
    return refuse("several players roll one die each: `n` (argument 2) is for one player");
  if (dice.times > most_requested_dice)
    return refuse("`n` (argument 2) must be at most 32");
  if (dice.times < 1 || dice.rollers.count == 0)
    return reply(done(Value::make(ValueKind::list, 0, 1)));
  return stop_to_roll(c, dice);
}

// ---- The stack and the turn

Reply cancel(Call& c) { return reply(cancel(c.t, c.args[0].payload())); }
Reply cancel_everything(Call& c) { return reply(cancel_everything(c.t, c.item())); }
Reply cancel_attack(Call& c) { return reply(cancel_attack(c.t, c.doer())); }
Reply cancel_turn(Call& c) { return reply(cancel_turn(c.t, c.item(), c.doer())); }
Reply end_turn(Call& c) { return reply(cut_turn_short(c.t, c.doer())); }
// As printed, or of an ability on the stack.
Reply copy_ability(Call& c) {
  if (!c.has(0))
    return reply(false);
  if (!c.args[0].is(ValueKind::item))
    return reply(copy_ability(c.t, c.args[0].as_ability(), c.args[1], c.doer().by));
  const StackItem* const item = c.t.find_item(c.args[0].payload());
  if (item && item->kind != ItemKind::ability)
    return refuse("`ability` (argument 1) must be an ability, not something else on the stack");
  return item ? reply(copy_ability(c.t, item->ability, c.args[1], c.doer().by)) : reply(false);
}
// A loot on the stack, or the loot of the event.
Reply copy_loot(Call& c) {
  const Value v = c.args[0];
  if (const StackItem* item = v.is(ValueKind::item) ? c.t.find_item(v.payload()) : nullptr) {
    const StackItem original = *item;
    return reply(copy_loot(c.t, original, c.player(1)));
  }
  const Event* e = c.event();
  if (v.is(ValueKind::card) && (!e || e->source != v))
    return refuse("can only copy a loot on the stack or the loot of the event");
  return e ? reply(copy_loot_of(c.t, *e, c.player(1))) : reply(false);
}
constexpr VerbOption of_copied_cards[] = {
    {"till", Type::duration, "20.9.3",
     "The copy is kept; until then, the player may play it once, when they could play a loot card of their hand."},
};
Reply copy_loot_card(Call& c) {
  if (!c.has(0))
    return reply(false);
  if (!is_loot_card(c.t, c.card(0)))
    return refuse("`copy_loot_card` can only copy a loot card");
  if (c.has_option(0))
    return reply(copy_loot_card_for_later(c.t, c.card(0), c.player(1), till_of(c.options[0], Till::end_of_turn)));
  return reply(copy_loot_card(c.t, c.card(0), c.player(1)));
}
Reply become_copy(Call& c) {
  if (!c.has(0) || !c.has(1) || c.gone(0) || c.gone(1))
    return reply(false);
  return reply(become_copy(c.t, c.card(0), c.card(1), till_of(c.args[2], Till::forever), c.doer()));
}
Reply extra_turn(Call& c) { return reply(extra_turn(c.t, c.player(0), c.doer())); }
Reply skip_turn(Call& c) { return reply(skip_turn(c.t, c.player(0), c.doer())); }
Reply grant(Call& c, AttackGrant kind) { return reply(grant_attacks(c.t, kind, c.number(0), c.doer())); }
Reply extra_attack(Call& c) { return grant(c, AttackGrant::may); }
Reply must_attack(Call& c) { return grant(c, AttackGrant::must); }
Reply extra_deck_attack(Call& c) { return grant(c, AttackGrant::deck_may); }
Reply must_attack_deck(Call& c) { return grant(c, AttackGrant::deck_must); }
Reply demand_attack(Call& c) { return c.gone(0) ? reply(false) : reply(demand_attack(c.t, c.card(0), c.doer())); }
Reply attack_now(Call& c) {
  if (!c.has(1) || c.gone(1))
    return reply(false);
  if (c.args[1].is(ValueKind::zone) && c.args[1].as_zone() != zones::deck(c.t.content.monster_deck))
    return refuse("an object or `deck.monster` can be attacked, no other pile");
  return reply(attack_now(c.t, c.player(0), c.args[1], c.doer()));
}
Reply hand_attack(Call& c) { return reply(hand_attack(c.t, c.player(0), c.doer())); }
Reply make_attack_roll(Call& c) {
  return !c.has(1) || c.gone(1) ? reply(false) : reply(make_attack_roll(c.t, c.player(0), c.args[1]));
}
Reply add_loot_plays(Call& c) { return reply(add_loot_plays(c.t, c.player(0), c.number(1), c.doer())); }
SlotTypeId slots_arg(Call& c, int i) { return c.t.content.find_slot_type(slots_name(c.args[i])); }
constexpr const char* no_such_slots = "these rules have no slots of that kind";
Reply expand_slots(Call& c) {
  if (!slots_arg(c, 0).known())
    return refuse(no_such_slots);
  return reply(expand_slots(c.t, slots_arg(c, 0), c.number(1), c.doer()));
}
Reply put_into_slot(Call& c) {
  const SlotTypeId type = slots_arg(c, 1);
  if (!type.known())
    return refuse(no_such_slots);
  return can_be_moved(c.t, c.args[0]) ? reply(put_into_slot(c.t, c.card(0), type, c.doer())) : none();
}
Reply put_onto(Call& c) {
  if (!can_be_moved(c.t, c.args[0]) || c.gone(1))
    return none();
  return reply(put_onto(c.t, c.card(0), c.args[1], c.doer()));
}
Reply replace_from_deck(Call& c) {
  if (!c.has(0) || c.gone(0))
    return none();
  return reply(replace_from_deck(c.t, c.card(0), c.doer()));
}

// What it happens to must be what the set says.
const char* why_not_of(const Call& c, const SetEventDef& event) {
  using Of = SetEventDef::Of;
  if (event.of == Of::none)
    return c.has(1) ? "the set declares this event without `of`: it does not happen to anything" : nullptr;
  if (!c.has(1))
    return "the set declares this event with `of`: say to what it happens";
  const bool is_player = c.args[1].is(ValueKind::player);
  if ((event.of == Of::player && !is_player) || (event.of == Of::object && is_player))
    return is_player ? "this event happens to objects, not to players" : "this event happens to players";
  return nullptr;
}
Reply emit(Call& c) {
  const std::uint8_t number = set_event_of(c.args[0]);
  if (const char* const why = why_not_of(c, c.t.content.events[number]))
    return refuse(why);
  const int n = c.has(2) ? c.number(2) : 1;
  return c.has(1) && c.gone(1) ? reply(false) : reply(emit_set_event(c.t, number, c.args[1], n, c.doer()));
}

// clang-format off
constexpr VerbRow stack_verbs[] = {
    {"add_loot_plays",     {{player, verb::loot_plays}},             Type::boolean, "8.2",    "The player may play n more loot cards this turn; returns whether they were added.", "", add_loot_plays},
    {"attack_now",         {{player, {"object", Type::place, true}}},  Type::boolean, "11.1.10", "The player attacks the object, or `deck.monster`, as soon as the stack is empty, in addition to other attacks, in any turn; returns whether they will, if they then can.", "", attack_now},
    {"become_copy",        {{{"object", Type::object, true}, {"other", Type::object, true}, {"till", Type::duration, true}}}, Type::boolean, "20.9.1", "The object becomes a copy of another, permanently or till end_of_turn, end_of_attack, your_next_turn or next_roll; returns whether it did.", "!copy|copy|become", become_copy, Does::change, {}, trait::copies},
    {"cancel",             {{roll}},                          Type::boolean, "5.2.7",  "Cancels something on the stack: it is removed without effect.", "!cancel|cancel", cancel},
    {"cancel_attack",      {},                              Type::boolean, "11.7.1", "Cancels the current attack or its declaration; returns whether there was one.", "!cancel", cancel_attack},
    {"cancel_everything",  {},                              Type::number,  "5.2.7",  "Cancels everything on the stack except what is resolving; returns how many.", "!cancel", cancel_everything},
    {"cancel_turn",        {},                              Type::boolean, "4.5.1",  "Cancels everything on the stack except what is resolving, and ends the turn; returns whether it ended.", "!cancel", cancel_turn},
    {"change_roll",        {{roll, verb::added_to_die}},             Type::boolean, "9.6",    "Adds n to a die on the stack, within 1 to 6; returns whether it changed.", "", change_roll, Does::change, {}, trait::changes_die, "the effect changes the die by"},
    {"copy_ability",       {{{"ability", Type::ability, true}, {"onto", Type::object}}}, Type::boolean, "20.9.4", "Puts a copy of an ability, as printed or on the stack, on the stack, with the object `onto` as its source.", "!copy", copy_ability},
    {"copy_loot",          {{{"loot", Type::value}, player}}, Type::boolean, "20.9.2", "Puts a copy of a loot on the stack.", "!copy", copy_loot},
    {"copy_loot_card",     {{{"card", Type::card, true}, player}}, Type::boolean, "20.9.3", "The player plays a copy of a loot card, using a loot play: now, or later if there is `till`. Returns whether they did, or whether the copy is kept.", "!copy", copy_loot_card, Does::change, of_copied_cards},
    {"demand_attack",      {{object}},                        Type::boolean, "11.1.9", "The active player must make one more attack this turn, on this object, if able; returns whether they must.", "", demand_attack},
    {"end_turn",           {},                              Type::boolean, "4.5.1",  "Ends the turn: its end phase begins; returns whether it ended.", "end", end_turn},
    {"emit",               {{{"event", Type::set_event}, {"of", Type::bearer, true}, {"n", Type::number, true}}}, Type::boolean, "6.12.2", "An event of a set happens, to a player or object if the set says so, with a number, by default 1. Returns whether it happened.", "", emit},
    {"expand_slots",       {{{"slots", Type::slots}, verb::slots}}, Type::number, "14.1.3", "Expands that kind of slots by n; returns how many were added.", "expand|slot", expand_slots, Does::change, {}, 0, "the effect adds"},
    {"extra_attack",       {{verb::attacks}},                 Type::boolean, "11.1.8", "The active player may attack n more times this turn; returns whether they may.", "attack", extra_attack},
    {"extra_deck_attack",  {{verb::attacks}},                 Type::boolean, "11.1.8", "The active player may attack the monster deck n more times this turn; returns whether they may.", "", extra_deck_attack},
    {"extra_turn",         {{player}},                        Type::boolean, "4.6.3",  "The player takes another turn after this one; returns whether they will.", "!extra turn|!take another turn|turn", extra_turn},
    {"flip_roll",          {{roll}},                          Type::boolean, "9.7",    "Flips a die on the stack: its value becomes 7, or the number of its sides plus 1, minus the old one; returns whether it was flipped.", "flip", flip_roll, Does::change, {}, trait::changes_die},
    {"hand_attack",        {{player}},                        Type::boolean, "11.4.4", "The player makes the current attack from now on; returns whether they do.", "", hand_attack},
    {"make_attack_roll",   {{player, {"object", Type::bearer, true}}},  Type::boolean, "11.4.5", "The player makes one attack roll against the object, outside any attack: combat damage follows as usual. Returns whether they roll.", "", make_attack_roll},
    {"must_attack",        {{verb::attacks}},                 Type::boolean, "11.1.4", "The active player must attack n more times this turn if able; returns whether they must.", "", must_attack},
    {"must_attack_deck",   {{verb::attacks}},                 Type::boolean, "11.1.4", "The active player must attack the monster deck n more times this turn if able; returns whether they must.", "", must_attack_deck},
    {"put_into_slot",      {{{"card", Type::card, true}, {"slots", Type::slots}}}, Type::card, "14.1.2", "Puts a card into an empty slot of that kind, or into a new one. Returns the card there, nil if it stays.", "?in any order", put_into_slot},
    {"put_onto",           {{{"card", Type::card, true}, {"where", Type::place}}}, Type::card, "14.3.1", "Puts a card onto a slot or an object in a slot, covering the card there. Returns the card there, nil if it stays.", "?in any order", put_onto},
    {"replace_from_deck",  {{object}},                        Type::card, "14.3.2", "Puts an object in a slot into discard. The top card of its deck takes its place, so no card is uncovered. Returns the card that left, nil if it stays.", "", replace_from_deck},
    {"reroll",             {{roll}},                          Type::boolean, "9.5",    "Rerolls a die on the stack; returns whether it was rerolled.", "!reroll|reroll", reroll, Does::change, {}, trait::changes_die},
    {"roll_die",           {},                                Type::none,    "7.10",   "Rolls the die of this ability's `roll` after it has resolved; abilities that use this word roll only then.", "", roll_die, Does::roll},
    {"roll_dice",          {{players, {"n", Type::number, true}}}, Type::splits, "9.12", "The players roll one die each, or one player rolls n dice. The function continues here, as an ability of its own, once the dice have left the stack; returns a list of { object = player, amount = number }.", "", roll_dice, Does::dice, sides_of_dice},
    {"roll_number",        {{player}},                        Type::number,  "9.11",   "The player rolls a die. The function continues here, as an ability of its own, once the die has left the stack; returns its number. The rest does not run if the die is cancelled or replaced.", "", roll_number, Does::dice, of_dice},
    {"set_roll",           {{roll, verb::die}},               Type::boolean, "9.6",    "Sets a die on the stack to n; returns whether it was set.", "", set_roll, Does::change, {}, trait::changes_die, "the effect turns the die to"},
    {"skip_turn",          {{player}},                        Type::boolean, "4.6.3",  "The player skips their next turn; returns whether they will.", "!skip|skip", skip_turn},
};
// clang-format on

}  // namespace

std::span<const VerbRow> verbs_of_the_stack() { return stack_verbs; }

}  // namespace soulstack::scripting
