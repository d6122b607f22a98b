// Verbs: one row each. The row is the documentation, the checker and the editor's definition; the function behind it
// calls the kernel and says what came of it.
#include <algorithm>

#include "engine/announce.h"
#include "engine/doors.h"
#include "engine/filters.h"
#include "engine/stats.h"
#include "engine/table.h"
#include "engine/turn.h"
#include "engine/zones.h"
#include "scripting/host.h"
#include "scripting/words.h"

namespace soulstack::scripting {

namespace {

Reply reply(Did did) { return {did.waits ? Reply::How::waits : Reply::How::done, did.value, nullptr}; }
Reply reply(int n) { return reply(done(n)); }
Reply reply(bool b) { return reply(done(Value::boolean(b))); }
Reply ok() { return {}; }
Reply refuse(const char* why) { return {Reply::How::refused, nothing, why}; }

// The same verb for one player, or for each of a group (rule 20.12).
Reply for_players(Call& c, GroupVerb verb, Did (*one)(Table&, Seat, int, Doer), int n) {
  if (c.args[0].is(ValueKind::player)) return reply(one(c.t, c.player(0), n, c.doer()));
  Candidates group;
  if (!c.all_players(0, group)) return refuse("`player` (argument 1) must be players, and there is something else among them");
  return reply(each(c.t, verb, group, n, c.doer()));
}

// ---- Coins
Reply gain(Call& c) { return for_players(c, GroupVerb::gain_coins, gain_coins, c.number(1)); }
Reply lose(Call& c) { return for_players(c, GroupVerb::lose_coins, lose_coins, c.number(1)); }
Reply steal(Call& c) { return reply(give_coins(c.t, c.player(1), c.player(0), c.number(2), c.doer())); }

// ---- Loot and treasure
Reply draw(Call& c) { return for_players(c, GroupVerb::draw_loot, draw_loot, c.number(1)); }
Reply discard(Call& c) { return for_players(c, GroupVerb::discard_loot, discard_loot, c.number(1)); }
Reply give_some_loot(Call& c) {
  return reply(give_loot(c.t, c.player(0), c.player(1), c.number(2), c.player(0), c.doer()));
}
Reply steal_some_loot(Call& c) {
  return reply(give_loot(c.t, c.player(1), c.player(0), c.number(2), c.player(0), c.doer()));
}
Reply steal_at_random(Call& c) {
  return reply(steal_random_loot(c.t, c.player(1), c.player(0), c.number(2), c.doer()));
}
Reply swap_cards(Call& c) {
  if (c.gone(0) || c.gone(1)) return reply(false);
  const Seat a = c.t.controller(c.args[0]);
  const Seat b = c.t.controller(c.args[1]);
  if (a == Seat::game || b == Seat::game || a == b) return reply(false);
  hand_over(c.t, c.card(0), b, c.doer());
  hand_over(c.t, c.card(1), a, c.doer());
  return reply(true);
}
Reply treasure(Call& c) { return for_players(c, GroupVerb::gain_treasure, gain_treasure, c.number(1)); }
Reply gain_with_eternal(Call& c) {
  if (!c.has(0) || c.gone(0)) return reply(false);
  zones::move(c.t, c.card(0), zones::play(c.t, c.player(1)));
  c.t.card(c.card(0)).flags |= card_flag::gained_eternal;
  c.t.emit({.type = EventType::item_gained, .subject = c.args[1], .source = c.doer().source,
            .object = c.t.ref(c.card(0)), .by = c.doer().by, .amount = 1});
  return reply(true);
}
Reply steal_an_item(Call& c) {
  if (!c.gone(1)) give_item(c.t, c.card(1), c.player(0), c.doer());
  return ok();
}
Reply give_an_item(Call& c) {
  if (!c.gone(0)) give_item(c.t, c.card(0), c.player(1), c.doer());
  return ok();
}
Reply swap_two_items(Call& c) {
  if (!c.gone(0) && !c.gone(1)) swap_items(c.t, c.card(0), c.card(1), c.doer());
  return ok();
}
Reply reroll_an_item(Call& c) {
  if (c.gone(0)) return reply(false);
  return reply(reroll_item(c.t, c.card(0), c.doer()));
}

// ---- Damage, healing, killing
void put(Call& c, Value to, int n, bool taken) {
  const Doer by = c.doer();
  put_damage(c.t, {.type = EventType::damage,
                   .flags = static_cast<std::uint16_t>(taken ? event_flag::taken : 0),
                   .subject = to,
                   .source = taken ? nothing : by.source,
                   .by = taken ? Seat::game : by.by,
                   .amount = static_cast<std::int16_t>(std::clamp(n, 0, 1000))});
}
// Put on the stack in reverse, players lowest, so that it resolves in order and monsters first (rule 20.12.4).
Reply put_on_group(Call& c, int who, int n, bool taken) {
  if (n < 0) return refuse("there is no damage below 0");
  Candidates group;
  c.group(who, group);
  const auto before = c.t.s.stack.count;
  for (int i = group.count - 1; i >= 0; --i)
    if (group[i].is(ValueKind::player)) put(c, group[i], n, taken);
  for (int i = group.count - 1; i >= 0; --i)
    if (group[i].is(ValueKind::card)) put(c, group[i], n, taken);
  return reply(c.t.s.stack.count > before);
}
Reply deal(Call& c) { return put_on_group(c, 1, c.number(0), false); }
Reply take(Call& c) { return put_on_group(c, 0, c.number(1), true); }
Reply heal_some(Call& c) {
  Candidates group;
  c.group(0, group);
  int healed = 0;
  for (Value v : group) healed += heal(c.t, v, c.number(1));
  return reply(healed);
}
Reply kill_some(Call& c) {
  Candidates group;
  c.group(0, group);
  for (Value v : group) kill(c.t, v, c.doer());
  return ok();
}
Reply destroy_it(Call& c) {
  if (c.gone(0)) return reply(false);
  return reply(destroy(c.t, c.args[0], c.doer()));
}
Reply prevent(Call& c) {
  const int n = c.has(1) ? c.number(1) : 1000;
  StackItem* pending = c.pending();
  if (pending && pending->kind == ItemKind::death) {
    prevent_death(c.t, pending->serial, c.doer());
    return reply(1);
  }
  if (pending && pending->kind == ItemKind::damage) {
    const int done = prevent_damage(c.t, pending->event, n, c.doer());
    if (pending->event.amount == 0) remove_item(c.t, pending->serial);
    return reply(done);
  }
  Event* e = c.event();
  const bool inside = c.host.running().effect->event_depth != 255;
  if (!inside || !e || e->type != EventType::damage) return reply(0);
  return reply(prevent_damage(c.t, *e, n, c.doer()));
}

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
  if (!c.has(0) || c.gone(1)) return reply(false);
  return reply(copy_ability(c.t, AbilityId{static_cast<std::uint16_t>(c.args[0].payload())}, c.args[1], c.doer().by));
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
Reply one_more_turn(Call& c) {
  ++c.t.player(c.player(0)).extra_turns;
  return ok();
}
Reply skip_next_turn(Call& c) {
  ++c.t.player(c.player(0)).skip_turns;
  return ok();
}
Reply grant(std::uint8_t& kind, int n) {
  kind = static_cast<std::uint8_t>(std::min(255, kind + std::max(n, 0)));
  return ok();
}
Reply extra(Call& c) { return grant(c.t.s.turn.extra.any_may, c.number(0)); }
Reply must(Call& c) { return grant(c.t.s.turn.extra.any_must, c.number(0)); }
Reply extra_deck(Call& c) { return grant(c.t.s.turn.extra.deck_may, c.number(0)); }
Reply must_deck(Call& c) { return grant(c.t.s.turn.extra.deck_must, c.number(0)); }
Reply more_loot_plays(Call& c) {
  Player& p = c.t.player(c.player(0));
  p.loot_plays = static_cast<std::int16_t>(std::clamp(p.loot_plays + c.number(1), 0, unlimited));
  return ok();
}
Reply more_slots(Call& c) {
  if (word_of(c.args[0]) != Word::monster_slots && word_of(c.args[0]) != Word::shop_slots)
    return refuse("`slots` (argument 1) must be monster_slots or shop_slots");
  expand_slots(c.t, word_of(c.args[0]) == Word::monster_slots ? c.t.content.monster_slots : c.t.content.shop_slots,
               c.number(1));
  return ok();
}

// ---- Charge and counters
Reply recharge_some(Call& c) {
  Candidates group;
  c.group(0, group);
  bool any = false;
  for (Value v : group)
    if (v.is(ValueKind::card)) any = recharge(c.t, static_cast<CardIndex>(v.index()), c.doer()) || any;
  return reply(any);
}
Reply recharge_all_items(Call& c) {
  int n = 0;
  for (CardIndex i = c.t.zone(zones::play(c.t, c.player(0))).top; i != no_card; i = c.t.card(i).below)
    n += is_item(c.t, i) && recharge(c.t, i, c.doer());
  return reply(n);
}
Reply deactivate_it(Call& c) { return reply(!c.gone(0) && deactivate(c.t, c.card(0), c.doer())); }
Reply add_some_counters(Call& c) { return reply(c.gone(0) ? 0 : add_counters(c.t, c.card(0), c.number(1))); }
Reply remove_some_counters(Call& c) { return reply(c.gone(0) ? 0 : remove_counters(c.t, c.card(0), c.number(1))); }

// ---- Cards and zones
Reply soul(Call& c) {
  if (c.gone(0)) return reply(false);
  return reply(gain_soul(c.t, c.player(1), c.card(0), c.doer()));
}
Reply destroy_a_soul(Call& c) {
  if (!c.has(0) || c.gone(0)) return reply(false);
  return reply(destroy(c.t, c.args[0], c.doer()));
}
Reply steal_a_soul(Call& c) {
  if (!c.has(1) || c.gone(1)) return reply(false);
  zones::move(c.t, c.card(1), zones::souls(c.t, c.player(0)));
  c.t.attend(attention::souls);
  return reply(true);
}
bool moves(Call& c) { return c.has(0) && !c.gone(0) && c.t.content.decks[c.t.printed(c.card(0)).deck.value].drawn_from; }
// A copy on the stack has no card of its own to move (rule 20.9.2).
bool is_copy(Call& c) {
  const StackItem* item = c.t.find_item(c.item());
  return item && (item->flags & item_flag::copy) && item->source == c.args[0];
}
Reply into_deck(Call& c, int nth) {
  if (!moves(c) || is_copy(c)) return reply(false);
  put_into_deck(c.t, c.card(0), nth);
  return reply(true);
}
Reply nth_of_deck(Call& c) { return into_deck(c, std::max(1, c.number(1))); }
Reply bottom(Call& c) { return into_deck(c, 0); }
Reply top(Call& c) { return into_deck(c, 1); }
Reply to_discard(Call& c) {
  if (!c.has(0) || c.gone(0) || is_copy(c)) return reply(false);
  put_into_discard(c.t, c.card(0));
  return reply(true);
}
Reply curse(Call& c) {
  if (!c.gone(0)) give_curse(c.t, c.card(0), c.player(1), c.doer());
  return ok();
}
Reply look(Call& c) {
  Candidates& list = c.host.list();
  list.count = 0;
  CardIndex i = c.t.s.zones[c.args[1].payload()].top;
  for (int n = c.number(2); n > 0 && i != no_card; --n, i = c.t.card(i).below) {
    zones::see(c.t, i, c.player(0));
    list.add(c.t.ref(i));
  }
  return {Reply::How::done, Value::make(ValueKind::list, static_cast<unsigned>(list.count), 0), nullptr};
}
Reply look_at_a_hand(Call& c) {
  for (CardIndex i = c.t.zone(zones::hand(c.t, c.player(1))).top; i != no_card; i = c.t.card(i).below)
    zones::see(c.t, i, c.player(0));
  return ok();
}
Reply put_in_order(Call& c) {
  Candidates cards;
  CardIndex i = c.t.s.zones[c.args[1].payload()].top;
  for (int n = c.number(2); n > 0 && i != no_card; --n, i = c.t.card(i).below) {
    zones::see(c.t, i, c.player(0));
    cards.add(c.t.ref(i));
  }
  return reply(reorder(c.t, c.player(0), cards, c.doer()));
}

// ---- Choices
Reply choose_one(Call& c, Prompt prompt) {
  Candidates among;
  c.group(1, among);
  return reply(choose(c.t, {.prompt = prompt, .who = c.player(0), .about = c.doer().source}, among));
}
Reply choose_object(Call& c) { return choose_one(c, Prompt::choice); }
Reply choose_a_card(Call& c) { return choose_one(c, Prompt::look); }
Reply choose_a_number(Call& c) {
  Candidates among;
  for (int n = c.number(1); n <= c.number(2) && among.count < 100; ++n) among.add(Value::number(n));
  return reply(choose(c.t, {.prompt = Prompt::number, .who = c.player(0), .about = c.doer().source}, among));
}
Reply ask_player(Call& c) { return reply(confirm(c.t, c.player(0), c.doer().source, Prompt::confirm)); }
Reply hold_vote(Call& c) {
  Candidates voters, among;
  if (!c.all_players(0, voters)) return refuse("`player` (argument 1) must be players, and there is something else among them");
  c.group(1, among);
  return reply(vote(c.t, voters, among, c.doer()));
}
Reply split_points(Call& c) {
  Candidates among;
  c.group(2, among);
  return reply(split(c.t, c.player(0), std::clamp(c.number(1), 0, 50), among, c.doer()));
}
Reply list_all(Call& c) {
  Candidates all;
  c.group(0, all);
  c.host.list() = all;
  return {Reply::How::done, Value::make(ValueKind::list, static_cast<unsigned>(all.count), 0), nullptr};
}
Reply count_all(Call& c) {
  Candidates all;
  c.group(0, all);
  return reply(all.count);
}

// clang-format off
constexpr VerbParam object{"object", Type::object}, card{"card", Type::card}, player{"player", Type::player},
    players{"player", Type::players}, number{"n", Type::number}, from{"from", Type::player}, to{"to", Type::player},
    roll{"roll", Type::stack}, noun{"among", Type::noun};

constexpr VerbRow rows[] = {
    {"add_counters",       {{object, number}},                Type::number,  "20.1.2", "Puts n counters on an object; how many were put.", add_some_counters},
    {"add_loot_plays",     {{player, number}},                Type::none,    "8.2",    "The player may play n more loot cards this turn.", more_loot_plays},
    {"all",                {{noun}},                          Type::list,    "20.12",  "A list of everything that fits the noun.", list_all, true},
    {"become_copy",        {{object, {"other", Type::object}, {"till", Type::duration, true}}}, Type::none, "20.9.1", "The object becomes a copy of another, for good or till end_of_turn.", copy_an_object},
    {"become_soul",        {{card, player}},                  Type::card,    "8.6",    "The card becomes a soul of the player.", soul},
    {"cancel",             {{roll}},                          Type::boolean, "5.2.7",  "Takes something off the stack without effect.", cancel_it},
    {"cancel_everything",  {},                              Type::none,    "5.2.7",  "Cancels everything on the stack but what is just resolving.", cancel_all},
    {"change_roll",        {{roll, number}},                  Type::none,    "9.6",    "Adds n to a die on the stack; it stays within 1 to 6.", add_to_roll},
    {"choose",             {{player, noun}},                  Type::object,  "7.3",    "The player chooses one of what fits; nil if nothing does.", choose_object},
    {"choose_card",        {{player, {"cards", Type::list}}}, Type::card,    "19.3.3", "The player picks one card of a list; nil if it is empty.", choose_a_card},
    {"choose_number",      {{player, {"least", Type::number}, {"most", Type::number}}}, Type::number, "7.3", "The player names a number.", choose_a_number},
    {"confirm",            {{player}},                        Type::boolean, "7.3",    "Asks the player yes or no.", ask_player},
    {"copy_ability",       {{{"ability", Type::ability, true}, {"onto", Type::object}}}, Type::boolean, "20.9.4", "Puts a copy of an ability on the stack, with that object as its source.", copy_an_ability},
    {"copy_loot",          {{{"loot", Type::value}, player}}, Type::boolean, "20.9.2", "Puts a copy of a loot on the stack.", copy_a_loot},
    {"count",              {{noun}},                          Type::number,  "20.12",  "How many things fit the noun.", count_all, true},
    {"deactivate",         {{object}},                        Type::boolean, "20.2.1", "Deactivates an object; was it charged?", deactivate_it},
    {"deal",               {{number, {"to", Type::objects}}}, Type::boolean, "10.2.1", "Puts n damage on the stack, dealt by this.", deal},
    {"destroy",            {{object}},                        Type::boolean, "20.6.1", "Destroys an object; was it destroyed?", destroy_it},
    {"destroy_soul",       {{{"soul", Type::card, true}}},    Type::boolean, "15.1.6", "Destroys a soul.", destroy_a_soul},
    {"discard_loot",       {{players, number}},               Type::number,  "8.7",    "The player discards n loot cards of their choice; how many.", discard},
    {"draw_loot",          {{players, number}},               Type::number,  "20.5.1", "The player loots n; how many were drawn.", draw},
    {"end_turn",           {},                              Type::none,    "4.5.1",  "Ends the turn: its end phase begins.", end_the_turn},
    {"expand_slots",       {{{"slots", Type::word}, number}}, Type::none,    "14.1.3", "Adds n monster_slots or shop_slots.", more_slots},
    {"extra_attack",       {{number}},                        Type::none,    "11.1.8", "The active player may attack n more times this turn.", extra},
    {"extra_deck_attack",  {{number}},                        Type::none,    "11.1.8", "The active player may attack the monster deck n more times this turn.", extra_deck},
    {"extra_turn",         {{player}},                        Type::none,    "4.6.3",  "The player takes another turn after this one.", one_more_turn},
    {"gain_coins",         {{players, number}},               Type::number,  "20.3.1", "The player gains n ¢; how many were gained.", gain},
    {"gain_eternal",       {{{"card", Type::card, true}, player}}, Type::boolean, "6.8.1", "The player gains the card as an item that is eternal.", gain_with_eternal},
    {"gain_treasure",      {{players, number}},               Type::value,   "3.1.2",  "The player gains the top n treasures.", treasure},
    {"give_curse",         {{card, player}},                  Type::none,    "17.1",   "The player gains the curse.", curse},
    {"give_item",          {{object, player}},                Type::none,    "20.3.2", "Gives an item to a player.", give_an_item},
    {"give_loot",          {{from, to, number}},              Type::number,  "20.3.2", "One player gives another n loot cards of their own choice.", give_some_loot},
    {"heal",               {{{"object", Type::objects}, number}},                Type::number,  "10.3.1", "Heals n; how much was healed.", heal_some},
    {"kill",               {{{"object", Type::objects}}},     Type::none,    "20.6.1", "Kills: its HP becomes 0.", kill_some},
    {"level_up",           {{object, number}},                Type::number,  "20.1.5", "Adds n level counters.", add_some_counters},
    {"look_at",            {{player, {"pile", Type::pile}, number}}, Type::list, "19.3.3", "The player looks at the top n cards of a pile.", look},
    {"look_at_hand",       {{player, {"other", Type::player}}}, Type::none,  "19.3.3", "The player looks at another's hand.", look_at_a_hand},
    {"lose_coins",         {{players, number}},               Type::number,  "20.5.2", "The player loses n ¢, or all; how many were lost.", lose},
    {"must_attack",        {{number}},                        Type::none,    "11.1.4", "The active player must attack n more times this turn if able.", must},
    {"must_attack_deck",   {{number}},                        Type::none,    "11.1.4", "The active player must attack the monster deck n more times this turn if able.", must_deck},
    {"prevent",            {{{"event", Type::event}, {"n", Type::number, true}}}, Type::number, "10.4.1", "Prevents damage, all or n of it, or a death; how much.", prevent},
    {"put_into_deck",      {{{"card", Type::card, true}, {"nth", Type::number}}}, Type::boolean, "19.3.1", "Puts a card into its deck, nth from the top.", nth_of_deck},
    {"put_into_discard",   {{{"card", Type::card, true}}},    Type::boolean, "20.7.1", "Puts a card into the discard of its type.", to_discard},
    {"put_on_bottom",      {{{"card", Type::card, true}}},    Type::boolean, "19.3.1", "Puts a card on the bottom of its deck; was it moved?", bottom},
    {"put_on_top",         {{{"card", Type::card, true}}},    Type::boolean, "19.3.1", "Puts a card on top of its deck; was it moved?", top},
    {"recharge",           {{{"object", Type::objects}}},     Type::boolean, "20.2.1", "Recharges objects; was any deactivated?", recharge_some},
    {"recharge_items",     {{player}},                        Type::number,  "20.2.1", "Recharges each item that the player controls.", recharge_all_items},
    {"remove_counters",    {{object, number}},                Type::number,  "20.1.2", "Removes up to n counters; how many.", remove_some_counters},
    {"reorder",            {{player, {"pile", Type::pile}, number}}, Type::none, "20.4.1", "The player looks at the top n cards and puts them back in any order.", put_in_order},
    {"reroll",             {{roll}},                          Type::none,    "9.5",    "Rolls a die on the stack again.", roll_again},
    {"reroll_item",        {{object}},                        Type::value,   "20.8.1", "Destroys an item and replaces it by a treasure.", reroll_an_item},
    {"set_roll",           {{roll, number}},                  Type::none,    "9.6",    "Turns a die on the stack to n.", set_the_roll},
    {"skip_turn",          {{player}},                        Type::none,    "4.6.3",  "The player skips their next turn.", skip_next_turn},
    {"split",              {{player, number, noun}},          Type::splits,  "20.12.3","The player splits n among what fits: a list of { object, amount }.", split_points},
    {"steal_coins",        {{to, from, number}},              Type::number,  "20.3.3", "Takes n ¢ from another player; how many.", steal},
    {"steal_item",         {{to, {"item", Type::object}}},    Type::none,    "20.3.3", "Takes an item.", steal_an_item},
    {"steal_loot",         {{to, from, number}},              Type::number,  "20.3.3", "Takes n loot cards of one's choice from another player.", steal_some_loot},
    {"steal_random_loot",  {{to, from, number}},              Type::number,  "20.3.3", "Takes n loot cards at random from another player.", steal_at_random},
    {"steal_soul",         {{to, {"soul", Type::card, true}}}, Type::boolean, "20.3.3", "Takes a soul.", steal_a_soul},
    {"swap_items",         {{{"item", Type::object}, {"other", Type::object}}}, Type::none, "20.3.4", "Two items change hands at once.", swap_two_items},
    {"swap_loot",          {{card, {"other", Type::card}}},   Type::boolean, "20.3.4", "Two loot cards in hands change places at once.", swap_cards},
    {"take_damage",        {{{"object", Type::objects}, number}}, Type::boolean, "10.2.3", "The object takes n damage that nobody deals; was it put on the stack?", take},
    {"vote",               {{players, noun}},                 Type::object,  "20.10.2","The players vote; what got the most votes, nil on a tie.", hold_vote},
};
// clang-format on

}  // namespace

std::span<const VerbRow> verb_rows() { return rows; }

}  // namespace soulstack::scripting
