// Verbs: one row each. The row is the documentation, the checker and the editor's definition; the function behind it
// calls the kernel and says what came of it.
#include <algorithm>

#include "engine/announce.h"
#include "engine/attack.h"
#include "engine/doors.h"
#include "engine/extras.h"
#include "engine/filters.h"
#include "engine/slots.h"
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

// A stale card is not moved, nor a target that is gone; a character stays with its player (rule 3.4.1).
bool stays(const Call& c, int i) {
  return !c.has(i) || c.gone(i) || is_character(c.t, c.card(i)) || leaves_only_by_dying(c.t, c.card(i));
}

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
Reply pass_all_hands(Call& c) {
  pass_hands(c.t, c.doer());
  return ok();
}
bool in_hand(const Call& c, int i) { return !c.gone(i) && c.t.zone_of(c.card(i)).kind == ZoneKind::hand; }
Reply swap_cards(Call& c) {
  if (!in_hand(c, 0) || !in_hand(c, 1)) return reply(false);
  const Seat a = c.t.controller(c.args[0]);
  const Seat b = c.t.controller(c.args[1]);
  if (a == b) return reply(false);
  hand_over(c.t, c.card(0), b, c.doer());
  hand_over(c.t, c.card(1), a, c.doer());
  return reply(true);
}
Reply treasure(Call& c) { return for_players(c, GroupVerb::gain_treasure, gain_treasure, c.number(1)); }
Reply gain_with_eternal(Call& c) {
  if (!c.has(0) || stays(c, 0)) return reply(false);
  zones::move(c.t, c.card(0), zones::play(c.t, c.player(1)));
  c.t.card(c.card(0)).flags |= card_flag::gained_eternal;
  c.t.emit({.type = EventType::item_gained, .subject = c.args[1], .source = c.doer().source,
            .object = c.t.ref(c.card(0)), .by = c.doer().by, .amount = 1});
  return reply(true);
}
Reply gain_this_item(Call& c) {
  if (!c.has(0) || stays(c, 0)) return reply(false);
  return reply(gain_item(c.t, c.player(1), c.card(0), c.doer()));
}
Reply steal_an_item(Call& c) {
  if (!stays(c, 1)) give_item(c.t, c.card(1), c.player(0), c.doer());
  return ok();
}
Reply give_an_item(Call& c) {
  if (!stays(c, 0)) give_item(c.t, c.card(0), c.player(1), c.doer());
  return ok();
}
Reply swap_two_items(Call& c) {
  if (!stays(c, 0) && !stays(c, 1)) swap_items(c.t, c.card(0), c.card(1), c.doer());
  return ok();
}
Reply reroll_an_item(Call& c) {
  if (c.gone(0)) return reply(false);
  return reply(reroll_item(c.t, c.card(0), c.doer()));
}

// ---- Damage, healing, killing
Reply put_on_group(Call& c, int who, int n, bool taken) {
  if (n < 0) return refuse("there is no damage below 0");
  const Doer by = c.doer();
  Candidates group;
  c.group(who, group);
  return reply(put_damage_on(c.t, group,
                             {.type = EventType::damage,
                              .flags = static_cast<std::uint16_t>(taken ? event_flag::taken : 0),
                              .subject = nothing,
                              .source = taken ? nothing : by.source,
                              .by = taken ? Seat::game : by.by,
                              .amount = static_cast<std::int16_t>(std::clamp(n, 0, 1000))},
                             by));
}
Reply deal(Call& c) { return put_on_group(c, 1, c.number(0), false); }
Reply take(Call& c) { return put_on_group(c, 0, c.number(1), true); }
// All or nothing, and no damage (rule 20.5.3, ruling Q58).
Reply pay_with_hp(Call& c) {
  const Value who = c.args[0];
  if (c.number(1) < 0) return refuse("nobody pays less than 0 HP");
  if (hp(c.t, who) < c.number(1)) return reply(false);
  mark_damage(c.t, who, c.number(1));
  return reply(true);
}
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
  return reply(each(c.t, GroupVerb::kill, group, 1, c.doer()));
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
CounterId kind_arg(Call& c, int i) { return c.has(i) ? counter_of(c.args[i]) : counter::plain; }
Reply add_some_counters(Call& c) {
  return reply(c.gone(0) ? 0 : add_counters(c.t, c.args[0], kind_arg(c, 2), c.number(1)));
}
Reply remove_some_counters(Call& c) {
  if (c.gone(0)) return reply(0);
  return reply(c.has(2) ? remove_counters(c.t, c.args[0], kind_arg(c, 2), c.number(1))
                        : remove_counters(c.t, c.args[0], c.number(1)));
}
Reply level(Call& c, bool up) {
  if (c.gone(0)) return reply(0);
  return reply((up ? add_counters : static_cast<int (*)(Table&, Value, CounterId, int)>(remove_counters))(
      c.t, c.args[0], counter::level, c.number(1)));
}
Reply go_up(Call& c) { return level(c, true); }
Reply go_down(Call& c) { return level(c, false); }
Reply flip_it(Call& c) { return reply(!c.gone(0) && flip(c.t, c.card(0))); }
Reply note_it(Call& c) {
  if (c.gone(0)) return ok();
  if (!extras::set(c.t.s, c.card(0), note_key, c.number(1) + noted_zero)) return refuse("too much has been noted");
  return ok();
}

// ---- Cards and zones
// What the ability that asks has itself put into discard: it is found there, unless it has moved on (rule 7.7).
void find_in_discard(Call& c, int i) {
  if (!c.has(i) || !c.gone(i)) return;
  const Value here = c.t.ref(c.card(i));
  if (c.t.zone_of(c.card(i)).kind == ZoneKind::discard && here.incarnation() == ((c.args[i].incarnation() + 1) & 0xFFFF))
    c.args[i] = here;
}
Reply soul(Call& c) {
  find_in_discard(c, 0);
  if (stays(c, 0)) return reply(false);
  return reply(gain_soul(c.t, c.player(1), c.card(0), c.doer()));
}
Reply destroy_a_soul(Call& c) {
  if (!c.has(0) || c.gone(0)) return reply(false);
  return reply(destroy(c.t, c.args[0], c.doer()));
}
Reply steal_a_soul(Call& c) {
  if (!c.has(1) || c.gone(1) || c.t.zone_of(c.card(1)).kind != ZoneKind::soul) return reply(false);
  zones::move(c.t, c.card(1), zones::souls(c.t, c.player(0)));
  c.t.attend(attention::souls);
  return reply(true);
}
bool moves(Call& c) { return !stays(c, 0) && c.t.content.decks[c.t.printed(c.card(0)).deck.value].drawn_from; }
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
  if (!stays(c, 0)) give_curse(c.t, c.card(0), c.player(1), c.doer());
  return ok();
}
// The player looks at the top n cards of a pile.
void see_top(Call& c, Candidates& cards) {
  cards.count = 0;
  CardIndex i = c.t.s.zones[c.args[1].payload()].top;
  for (int n = c.number(2); n > 0 && i != no_card; --n, i = c.t.card(i).below) {
    zones::see(c.t, i, c.player(0));
    cards.add(c.t.ref(i));
  }
}
Reply reveal_top(Call& c) {
  Candidates& list = c.host.list();
  list.count = 0;
  CardIndex i = c.t.s.zones[c.args[0].payload()].top;
  for (int n = c.number(1); n > 0 && i != no_card; --n, i = c.t.card(i).below) {
    for (int p = 0; p < c.t.players(); ++p) zones::see(c.t, i, seat(p));
    c.t.emit({.type = EventType::card_revealed, .subject = c.t.ref(i), .by = c.doer().by});
    list.add(c.t.ref(i));
  }
  return {Reply::How::done, Value::make(ValueKind::list, static_cast<unsigned>(list.count), 0), nullptr};
}
Reply look(Call& c) {
  Candidates& list = c.host.list();
  see_top(c, list);
  return {Reply::How::done, Value::make(ValueKind::list, static_cast<unsigned>(list.count), 0), nullptr};
}
Reply look_at_a_hand(Call& c) {
  for (CardIndex i = c.t.zone(zones::hand(c.t, c.player(1))).top; i != no_card; i = c.t.card(i).below)
    zones::see(c.t, i, c.player(0));
  return ok();
}
Reply put_back(Call& c, PutBack where) {
  Candidates cards;
  see_top(c, cards);
  return reply(reorder(c.t, c.player(0), cards, c.doer(), where));
}
Reply put_in_order(Call& c) { return put_back(c, PutBack::on_top); }
Reply keep_the_best(Call& c) { return put_back(c, PutBack::all_but_one_on_bottom); }
Reply shuffle_it(Call& c) {
  const ZoneId pile{static_cast<std::uint8_t>(c.args[0].payload())};
  zones::shuffle(c.t, pile);
  return ok();
}


// Nor is a missing card, or a copy.
bool can_be_moved(Call& c) { return c.has(0) && !stays(c, 0) && !is_copy(c); }
Reply into_hand(Call& c) {
  if (!can_be_moved(c) || c.t.printed(c.card(0)).deck != c.t.content.loot_deck) return reply(false);
  zones::move(c.t, c.card(0), zones::hand(c.t, c.player(1)));
  c.t.attend(attention::souls);
  return reply(true);
}
Reply out_of_game(Call& c) {
  if (!can_be_moved(c)) return reply(false);
  zones::move(c.t, c.card(0), zones::outside);
  return reply(true);
}
Reply under(Call& c) { return out_of_game(c); }
Reply from_outside(Call& c) {
  for (CardIndex i = c.t.zone(zones::outside).top; i != no_card; i = c.t.card(i).below)
    if (Value::text(c.t.content.name_text(c.t.card(i).printed)) == c.args[0]) return reply(done(c.t.ref(i)));
  return reply(done());
}
Reply play_now(Call& c) {
  const Seat who = c.player(0);
  const bool free = c.has(2) && c.args[2].as_boolean();
  if (!c.has(1) || c.gone(1) || c.t.printed(c.card(1)).deck != c.t.content.loot_deck) return reply(false);
  if (!can_be_played(c.t, who, c.card(1)) || (!free && c.t.player(who).loot_plays <= 0)) return reply(false);
  return reply(play_loot(c.t, who, c.card(1), !free));
}
Reply team_up(Call& c) {
  Candidates players;
  if (!c.all_players(0, players)) return refuse("`player` (argument 1) must be players, and there is something else among them");
  if (!c.gone(1)) join_attack(c.t, c.args[1], players);
  return ok();
}
Reply win_it(Call& c) {
  c.t.player(c.player(0)).flags |= player_flag::wins;
  c.t.attend(attention::souls);
  return ok();
}

// ---- Choices
Reply choose_one(Call& c, Prompt prompt) {
  Candidates among;
  c.group(1, among);
  return reply(choose(c.t, {.prompt = prompt, .who = c.player(0), .about = c.doer().source}, among));
}
Reply choose_several(Call& c) {
  Candidates among;
  c.group(1, among);
  return reply(choose_some(c.t, {.prompt = Prompt::some, .who = c.player(0), .about = c.doer().source}, among));
}
Reply choose_by_chance(Call& c) {
  Candidates among;
  c.group(0, among);
  if (among.count == 0) return reply(done());
  return reply(done(among[static_cast<int>(c.t.random(stream::effects, static_cast<std::uint32_t>(among.count)))]));
}
Reply choose_object(Call& c) { return choose_one(c, Prompt::choice); }
Reply choose_a_card(Call& c) { return choose_one(c, Prompt::look); }
// Whoever searches sees all that lies there (rule 20.4.2).
Reply search_piles(Call& c) {
  const Value noun = c.args[1];
  const Filter& what = filter_of(c.t, FilterId{static_cast<std::uint16_t>(noun.payload())});
  if (!noun.is(ValueKind::filter) || what.noun != Noun::card || what.pile == Filter::any_pile)
    return refuse("a search is for cards of one pile: a_card { pile = deck.treasure }");
  const ZoneId pile{static_cast<std::uint8_t>(zones::first_deck + what.pile)};
  for (CardIndex i = c.t.zone(pile).top; i != no_card; i = c.t.card(i).below) zones::see(c.t, i, c.player(0));
  return choose_one(c, Prompt::look);
}
Reply choose_a_number(Call& c) {
  Candidates among;
  for (int n = c.number(1); n <= c.number(2) && among.count < 100; ++n) among.add(Value::number(n));
  return reply(choose(c.t, {.prompt = Prompt::number, .who = c.player(0), .about = c.doer().source}, among));
}
Reply ask_player(Call& c) {
  if (!may_be_asked(c.t, c.ability(), c.doer().source)) return reply(done(Value::boolean(false)));
  return reply(confirm(c.t, c.player(0), c.doer().source, Prompt::confirm));
}
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
Reply list_in_order(Call& c) {
  Candidates all;
  c.group(0, all);
  return reply(arrange(c.t, all, c.doer()));
}
Reply count_all(Call& c) {
  Candidates all;
  c.group(0, all);
  return reply(all.count);
}

// clang-format off
constexpr VerbParam object{"object", Type::object}, card{"card", Type::card}, player{"player", Type::player},
    players{"player", Type::players}, number{"n", Type::number}, from{"from", Type::player}, to{"to", Type::player},
    roll{"roll", Type::stack}, noun{"among", Type::noun}, bearer{"object", Type::bearer},
    kind{"kind", Type::counter, true};

constexpr VerbRow rows[] = {
    {"add_counters",       {{bearer, number, kind}},          Type::number,  "20.1.2", "Puts n counters on an object or a player; how many were put.", add_some_counters},
    {"add_loot_plays",     {{player, number}},                Type::none,    "8.2",    "The player may play n more loot cards this turn.", more_loot_plays},
    {"all",                {{noun}},                          Type::list,    "20.12",  "A list of everything that fits the noun.", list_all, Does::nothing},
    {"become_copy",        {{object, {"other", Type::object}, {"till", Type::duration, true}}}, Type::none, "20.9.1", "The object becomes a copy of another, for good or till end_of_turn.", copy_an_object},
    {"become_soul",        {{card, player}},                  Type::card,    "8.6",    "The card becomes a soul of the player.", soul},
    {"cancel",             {{roll}},                          Type::boolean, "5.2.7",  "Takes something off the stack without effect.", cancel_it},
    {"cancel_everything",  {},                              Type::none,    "5.2.7",  "Cancels everything on the stack but what is just resolving.", cancel_all},
    {"change_roll",        {{roll, number}},                  Type::none,    "9.6",    "Adds n to a die on the stack; it stays within 1 to 6.", add_to_roll},
    {"choose",             {{player, noun}},                  Type::object,  "7.3",    "The player chooses one of what fits; nil if nothing does.", choose_object},
    {"choose_card",        {{player, {"cards", Type::list}}}, Type::card,    "19.3.3", "The player picks one card of a list; nil if it is empty.", choose_a_card},
    {"choose_at_random",   {{noun}},                          Type::object,  "20.4.3", "One of what fits, at random; nil if nothing does.", choose_by_chance},
    {"choose_number",      {{player, {"least", Type::number}, {"most", Type::number}}}, Type::number, "7.3", "The player names a number.", choose_a_number},
    {"choose_some",        {{player, noun}},                  Type::list,    "7.3",    "The player chooses any number of what fits, one after the other; a list, possibly empty.", choose_several},
    {"confirm",            {{player}},                        Type::boolean, "7.3",    "Asks the player yes or no.", ask_player},
    {"copy_ability",       {{{"ability", Type::ability, true}, {"onto", Type::object}}}, Type::boolean, "20.9.4", "Puts a copy of an ability on the stack, with that object as its source.", copy_an_ability},
    {"copy_loot",          {{{"loot", Type::value}, player}}, Type::boolean, "20.9.2", "Puts a copy of a loot on the stack.", copy_a_loot},
    {"count",              {{noun}},                          Type::number,  "20.12",  "How many things fit the noun.", count_all, Does::nothing},
    {"deactivate",         {{object}},                        Type::boolean, "20.2.1", "Deactivates an object; was it charged?", deactivate_it},
    {"deal",               {{number, {"to", Type::objects}}}, Type::boolean, "10.2.1", "Puts n damage on the stack, dealt by this.", deal, Does::damage},
    {"destroy",            {{bearer}},                        Type::boolean, "20.6.1", "Destroys an object; was it destroyed?", destroy_it},
    {"destroy_soul",       {{{"soul", Type::card, true}}},    Type::boolean, "15.1.6", "Destroys a soul.", destroy_a_soul},
    {"discard_loot",       {{players, number}},               Type::number,  "8.7",    "The player discards n loot cards of their choice; how many.", discard},
    {"draw_loot",          {{players, number}},               Type::number,  "20.5.1", "The player loots n; how many were drawn.", draw},
    {"end_turn",           {},                              Type::none,    "4.5.1",  "Ends the turn: its end phase begins.", end_the_turn},
    {"expand_slots",       {{{"slots", Type::slots}, number}}, Type::none,   "14.1.3", "Adds n slots of that kind.", more_slots},
    {"extra_attack",       {{number}},                        Type::none,    "11.1.8", "The active player may attack n more times this turn.", extra},
    {"extra_deck_attack",  {{number}},                        Type::none,    "11.1.8", "The active player may attack the monster deck n more times this turn.", extra_deck},
    {"extra_turn",         {{player}},                        Type::none,    "4.6.3",  "The player takes another turn after this one.", one_more_turn},
    {"find_outside",       {{{"card", Type::card_id}}},       Type::card,    "19.9.4", "A card of that id outside the game; nil if there is none.", from_outside, Does::nothing},
    {"flip",               {{object}},                        Type::boolean, "20.2.3", "Turns an object to its other face; has it one?", flip_it},
    {"flip_roll",          {{roll}},                          Type::none,    "9.7",    "Turns a die on the stack upside down: 7 minus what it shows.", flip_the_roll},
    {"gain_coins",         {{players, number}},               Type::number,  "20.3.1", "The player gains n ¢; how many were gained.", gain},
    {"gain_eternal",       {{{"card", Type::card, true}, player}}, Type::boolean, "6.8.1", "The player gains the card as an item that is eternal.", gain_with_eternal},
    {"gain_item",          {{{"card", Type::card, true}, player}}, Type::boolean, "3.1.2", "The player gains the card as an item; was it gained?", gain_this_item},
    {"gain_treasure",      {{players, number}},               Type::value,   "3.1.2",  "The player gains the top n treasures.", treasure},
    {"give_curse",         {{card, player}},                  Type::none,    "17.1",   "The player gains the curse.", curse},
    {"give_item",          {{object, player}},                Type::none,    "20.3.2", "Gives an item to a player.", give_an_item},
    {"give_loot",          {{from, to, number}},              Type::number,  "20.3.2", "One player gives another n loot cards of their own choice.", give_some_loot},
    {"heal",               {{{"object", Type::objects}, number}},                Type::number,  "10.3.1", "Heals n; how much was healed.", heal_some},
    {"in_order",           {{noun}},                          Type::list,    "20.12.2","A list of everything that fits, in the order of the rules: whoever has several says which comes first.", list_in_order},
    {"join_attack",        {{players, object}},               Type::none,    "6.8.8",  "The players make attack rolls, too, in the attack on the object.", team_up},
    {"keep_one",           {{player, {"pile", Type::pile}, number}}, Type::none, "20.4.1", "The player looks at the top n cards, leaves one of them on top and puts the others on the bottom in any order.", keep_the_best},
    {"kill",               {{{"object", Type::objects}}},     Type::number,  "20.6.1", "Kills: its HP becomes 0; how many were killed.", kill_some},
    {"level_down",         {{object, number}},                Type::number,  "20.1.5", "Removes n level counters.", go_down},
    {"level_up",           {{object, number}},                Type::number,  "20.1.5", "Adds n level counters.", go_up},
    {"look_at",            {{player, {"pile", Type::pile}, number}}, Type::list, "19.3.3", "The player looks at the top n cards of a pile.", look},
    {"look_at_hand",       {{player, {"other", Type::player}}}, Type::none,  "19.3.3", "The player looks at another's hand.", look_at_a_hand},
    {"lose_coins",         {{players, number}},               Type::number,  "20.5.2", "The player loses n ¢, or all; how many were lost.", lose},
    {"must_attack",        {{number}},                        Type::none,    "11.1.4", "The active player must attack n more times this turn if able.", must},
    {"must_attack_deck",   {{number}},                        Type::none,    "11.1.4", "The active player must attack the monster deck n more times this turn if able.", must_deck},
    {"note",               {{object, number}},                Type::none,    "20.10.1","The object notes a number, until it leaves play.", note_it},
    {"pass_hands",         {},                                Type::none,    "20.3.4", "Every player passes their hand to the left, all in one moment.", pass_all_hands},
    {"pay_hp",             {{player, number}},                Type::boolean, "20.5.3", "The player pays n HP, if they have as many; did they?", pay_with_hp},
    {"play_loot_card",     {{player, {"card", Type::card, true}, {"free", Type::boolean, true}}}, Type::boolean, "8.3", "The player plays the card now, with a loot play unless it is free; was it played?", play_now},
    {"prevent",            {{{"event", Type::event}, {"n", Type::number, true}}}, Type::number, "10.4.1", "Prevents damage, all or n of it, or a death; how much.", prevent},
    {"put_into_deck",      {{{"card", Type::card, true}, {"nth", Type::number}}}, Type::boolean, "19.3.1", "Puts a card into its deck, nth from the top.", nth_of_deck},
    {"put_into_discard",   {{{"card", Type::card, true}}},    Type::boolean, "20.7.1", "Puts a card into the discard of its type.", to_discard},
    {"put_into_hand",      {{{"card", Type::card, true}, player}}, Type::boolean, "19.5.1", "Puts a loot card into a hand; was it one?", into_hand},
    {"put_into_slot",      {{{"card", Type::card, true}, {"slots", Type::slots}}}, Type::boolean, "14.1.2", "Puts a card on an empty slot of that kind, or on a new one.", into_slot},
    {"put_on_bottom",      {{{"card", Type::card, true}}},    Type::boolean, "19.3.1", "Puts a card on the bottom of its deck; was it moved?", bottom},
    {"put_on_top",         {{{"card", Type::card, true}}},    Type::boolean, "19.3.1", "Puts a card on top of its deck; was it moved?", top},
    {"put_onto",           {{{"card", Type::card, true}, object}}, Type::boolean, "14.3.1", "Puts a card onto an object in a slot, covering it; was it put there?", onto},
    {"put_under",          {{{"card", Type::card, true}, object}}, Type::boolean, "19.9.1", "Puts a card under an object: outside the game.", under},
    {"recharge",           {{{"object", Type::objects}}},     Type::boolean, "20.2.1", "Recharges objects; was any deactivated?", recharge_some},
    {"recharge_items",     {{player}},                        Type::number,  "20.2.1", "Recharges each item that the player controls.", recharge_all_items},
    {"remove_counters",    {{bearer, number, kind}},          Type::number,  "20.1.2", "Removes up to n counters, of one kind or of any; how many.", remove_some_counters},
    {"remove_from_game",   {{{"card", Type::card, true}}},    Type::boolean, "19.9.5", "Puts a card outside the game; was it moved?", out_of_game},
    {"reorder",            {{player, {"pile", Type::pile}, number}}, Type::none, "20.4.1", "The player looks at the top n cards and puts them back in any order.", put_in_order},
    {"reroll",             {{roll}},                          Type::none,    "9.5",    "Rolls a die on the stack again.", roll_again},
    {"reroll_item",        {{object}},                        Type::value,   "20.8.1", "Destroys an item and replaces it by a treasure.", reroll_an_item},
    {"reveal",             {{{"pile", Type::pile}, number}},  Type::list,    "19.3.3", "Everybody sees the top n cards of a pile; a list.", reveal_top},
    {"search",             {{player, noun}},                  Type::card,    "20.4.2", "The player looks through a pile and picks a card that fits; nil if none does: search(you, a_card { pile = deck.treasure, guppy = true }).", search_piles},
    {"set_roll",           {{roll, number}},                  Type::none,    "9.6",    "Turns a die on the stack to n.", set_the_roll},
    {"shuffle",            {{{"pile", Type::pile}}},          Type::none,    "20.4.2", "Shuffles a pile.", shuffle_it},
    {"skip_turn",          {{player}},                        Type::none,    "4.6.3",  "The player skips their next turn.", skip_next_turn},
    {"split",              {{player, number, noun}},          Type::splits,  "20.12.3","The player splits n among what fits: a list of { object, amount }.", split_points},
    {"steal_coins",        {{to, from, number}},              Type::number,  "20.3.3", "Takes n ¢ from another player; how many.", steal},
    {"steal_item",         {{to, {"item", Type::object}}},    Type::none,    "20.3.3", "Takes an item.", steal_an_item},
    {"steal_loot",         {{to, from, number}},              Type::number,  "20.3.3", "Takes n loot cards of one's choice from another player.", steal_some_loot},
    {"steal_random_loot",  {{to, from, number}},              Type::number,  "20.3.3", "Takes n loot cards at random from another player.", steal_at_random},
    {"steal_soul",         {{to, {"soul", Type::card, true}}}, Type::boolean, "20.3.3", "Takes a soul.", steal_a_soul},
    {"swap_items",         {{{"item", Type::object, true}, {"other", Type::object, true}}}, Type::none, "20.3.4", "Two items change hands at once.", swap_two_items},
    {"swap_loot",          {{card, {"other", Type::card}}},   Type::boolean, "20.3.4", "Two loot cards in hands change places at once.", swap_cards},
    {"take_damage",        {{{"object", Type::objects}, number}}, Type::boolean, "10.2.3", "The object takes n damage that nobody deals; was it put on the stack?", take, Does::damage},
    {"vote",               {{players, noun}},                 Type::object,  "20.10.2","The players vote; what got the most votes, nil on a tie.", hold_vote},
    {"win",                {{player}},                        Type::none,    "15.2.4", "The player wins, once this has resolved.", win_it},
};
// clang-format on

}  // namespace

std::span<const VerbRow> verb_rows() { return rows; }

}  // namespace soulstack::scripting
