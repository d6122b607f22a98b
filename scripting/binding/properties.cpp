// Properties: the values that scripts can read from players, objects, things on the stack, events and piles. Rows with
// the same name are adjacent.
#include <algorithm>
#include <array>
#include <utility>

#include "engine/model/event_rows.h"
#include "engine/model/event_uses.h"
#include "engine/model/notes.h"
#include "engine/model/object_counts.h"
#include "engine/rules/loot_plays.h"
#include "engine/rules/turn.h"
#include "engine/table/object_abilities.h"
#include "engine/table/queries.h"
#include "engine/table/table.h"
#include "engine/table/zone_layout.h"
#include "engine/verbs/items.h"
#include "engine/verbs/replacement.h"
#include "engine/verbs/rewards.h"
#include "scripting/binding/host.h"

namespace soulstack::scripting {

namespace {

using V = Value;
Value num(int n) { return Value::number(n); }
Value yes(bool b) { return Value::boolean(b); }
CardIndex card_of(V v) { return v.as_card(); }

const StackItem* item(const Call& c, V v) { return c.t.find_item(v.payload()); }

// ---- Players
Value coins(const Call& c, V v) { return num(c.t.player(v.as_seat()).coins); }
Value loot(const Call& c, V v) { return num(c.t.zone(zones::hand(c.t, v.as_seat())).count); }
Value player_souls(const Call& c, V v) { return num(souls_of(c.t, v.as_seat())); }
Value player_hp(const Call& c, V v) { return num(hp(c.t, v)); }
Value player_max_hp(const Call& c, V v) { return num(max_hp(c.t, v)); }
Value player_attack(const Call& c, V v) { return num(attack_of(c.t, v)); }
Value active(const Call& c, V v) { return yes(v.as_seat() == c.t.active()); }
Value left(const Call& c, V v) { return Value::player(c.t.left_of(v.as_seat())); }
Value right(const Call& c, V v) { return Value::player(c.t.right_of(v.as_seat())); }
Value dead(const Call& c, V v) { return yes(c.t.dead(v.as_seat())); }
Value loot_plays(const Call& c, V v) { return num(loot_plays_left(c.t, v.as_seat())); }
// What is left of the active player's attacks or purchases.
int left_of(const Call& c, V v, StatId each_turn, int used) {
  return v == Value::player(c.t.active()) ? std::max(0, stat_of(c.t, each_turn, v) - used) : 0;
}
Value attacks_left(const Call& c, V v) {
  const ExtraAttacks& x = c.t.s.turn.extra;
  const bool is_active = v == Value::player(c.t.active());
  const int extra = is_active ? x.any_may + x.any_must + x.deck_may + x.deck_must : 0;
  return num(left_of(c, v, stat::attacks_per_turn, c.t.s.turn.attacks) + extra);
}
Value purchases_left(const Call& c, V v) { return num(left_of(c, v, stat::purchases_per_turn, c.t.s.turn.purchases)); }
Value guppy(const Call& c, V v) { return num(guppy_items(c.t, v.as_seat())); }
Value curses(const Call& c, V v) {
  int n = 0;
  for (CardIndex i : c.t.cards_of(zones::play(c.t, v.as_seat())))
    n += is_curse(c.t, i);
  return num(n);
}
Value items(const Call& c, V v) { return num(number_of(c.t, PlayerNumber::items, v.as_seat())); }
Value character(const Call& c, V v) {
  const CardIndex i = c.t.player(v.as_seat()).character;
  return i == no_card ? nothing : c.t.ref(i);
}

// ---- Objects. An object that left play shows its last values (ruling Q71). If it left in an earlier turn, or was
// never in play, only the printed values are known.

bool here(const Call& c, V v) { return c.t.current(v); }
CardDefId def_id(const Call& c, V v) {
  if (const Former* was = c.t.last_seen(v))
    return was->def;
  return here(c, v) ? c.t.card(card_of(v)).def : c.t.card(card_of(v)).printed;
}
const CardDef& def_of(const Call& c, V v) { return c.t.content[def_id(c, v)]; }
template <class Now>
Value stat(const Call& c, V v, std::int16_t Former::*then, int printed, Now now) {
  if (const Former* was = c.t.last_seen(v))
    return num(was->*then);
  return num(here(c, v) ? now(c.t, v) : std::max(0, printed));
}
Value name_of_card(const Call& c, V v) { return Value::text(c.t.content.name_text(def_id(c, v))); }
Value object_hp(const Call& c, V v) {
  return stat(c, v, &Former::hp, 0, [](Table& t, V o) { return has_hp(t, o) ? hp(t, o) : 0; });
}
Value object_max_hp(const Call& c, V v) { return stat(c, v, &Former::max_hp, def_of(c, v).hp, max_hp); }
Value object_attack(const Call& c, V v) {
  return stat(c, v, &Former::attack, def_of(c, v).attack, [](Table& t, V o) { return attack_of(t, o); });
}
Value evasion(const Call& c, V v) { return stat(c, v, &Former::evasion, def_of(c, v).evasion, evasion_of); }
Value counters(const Call& c, V v) {
  return stat(c, v, &Former::counters, 0, [](Table& t, V o) { return counters_of(t, o); });
}
Value levels(const Call& c, V v) {
  return stat(c, v, &Former::levels, 0, [](Table& t, V o) { return counters_of(t, o, counter::level); });
}
// Of a player or an object (rule 10.1.11).
template <std::size_t Place>
Value stat_of_set(const Call& c, V v) {
  constexpr StatId id{static_cast<std::uint8_t>(stat::count + Place)};
  if (v.is(ValueKind::player) || here(c, v))
    return num(stat_of(c.t, id, v));
  if (const Former* const was = c.t.last_seen(v))
    return num(set_stat_of(c.t, *was, id));
  return num(printed_stat(c.t.content, def_id(c, v), id));
}
Value noted(const Call& c, V v) { return notes::first_on(c.t.s, v, c.writer()); }
Value all_noted(const Call& c, V v) {
  Candidates& list = c.host.list();
  list.count = 0;
  for (const Kept& note : notes::noted_on(c.t.s, v, c.writer()))
    if (!note.value.is(ValueKind::card) || here(c, note.value))
      list.add(note.value);
  return Value::make(ValueKind::list, static_cast<unsigned>(list.count), 0);
}
Value charged(const Call& c, V v) {
  if (const Former* was = c.t.last_seen(v))
    return yes(!was->flags.has(FormerFlag::deactivated));
  return yes(here(c, v) && !c.t.card(card_of(v)).flags.has(CardFlag::deactivated));
}
Value eternal(const Call& c, V v) {
  if (const Former* was = c.t.last_seen(v))
    return yes(was->flags.has(FormerFlag::eternal));
  return yes(here(c, v) ? is_eternal(c.t, card_of(v)) : def_of(c, v).has(Keyword::eternal));
}
Value controller(const Call& c, V v) {
  const Seat s = c.t.controller(v);
  return s == Seat::game ? nothing : Value::player(s);
}
Value tap(const Call& c, V v) {
  const AbilityId id = here(c, v) ? tap_of(c.t, card_of(v)) : def_of(c, v).tap;
  return id.known() ? Value::ability(id) : nothing;
}
Value face(const Call& c, V v) { return num(visible_face(c.t, v)); }
Value cards_under(const Call& c, V v) {
  Candidates& list = c.host.list();
  list.count = 0;
  if (here(c, v))
    gather_cards_under(c.t, card_of(v), list);
  return Value::make(ValueKind::list, static_cast<unsigned>(list.count), 0);
}
// The cards below it in its slot, the top one first.
Value covered_cards(const Call& c, V v) {
  Candidates& list = c.host.list();
  list.count = 0;
  if (here(c, v) && c.t.zone_of(card_of(v)).kind == ZoneKind::slot)
    for (CardIndex i = c.t.card(card_of(v)).below; i != no_card; i = c.t.card(i).below)
      list.add(c.t.ref(i));
  return Value::make(ValueKind::list, static_cast<unsigned>(list.count), 0);
}
Value object_souls(const Call& c, V v) { return num(def_of(c, v).souls); }
template <RewardPart Part>
Value reward(const Call& c, V v) {
  const int n = reward_of(c.t, v, Part, c.t.active());
  return num(n == as_rolled ? 0 : n);
}
Value in_play(const Call& c, V v) { return yes(here(c, v) && c.t.in_play(card_of(v))); }

// ---- The stack
Value die_value(const Call& c, V v) { return num(item(c, v) ? item(c, v)->value : 0); }
Value roller(const Call& c, V v) { return item(c, v) ? Value::player(item(c, v)->controller) : nothing; }
Value item_amount(const Call& c, V v) { return num(item(c, v) ? item(c, v)->event.amount : 0); }
Value source(const Call& c, V v) { return item(c, v) ? item(c, v)->source : nothing; }
// Without cards that have changed zone.
Value targets(const Call& c, V v) {
  Candidates& list = c.host.list();
  list.count = 0;
  const auto add = [&](Value target) {
    if (target && (!target.is(ValueKind::card) || here(c, target)))
      list.add(target);
  };
  if (const StackItem* const on_stack = item(c, v)) {
    for (const Value target : on_stack->targets)
      add(target);
    for (std::uint32_t n = 0; const Value target = counts::any_target(c.t.s, on_stack->serial, n); ++n)
      add(target);
  }
  return Value::make(ValueKind::list, static_cast<unsigned>(list.count), 0);
}

// ---- Piles
Value top_card(const Call& c, V v) {
  const ZoneId z{static_cast<std::uint8_t>(v.payload())};
  const CardIndex i = c.t.zone(z).top;
  return i == no_card ? nothing : c.t.ref(i);
}
Value size(const Call& c, V v) { return num(c.t.s.zones[v.payload()].count); }

// ---- Events
const Event empty_event{};
const Event& event(const Call& c) { return c.event() ? *c.event() : empty_event; }
Value amount(const Call& c, V) { return num(event(c).amount); }
Value value(const Call& c, V) { return num(event(c).value); }  // the die, or the attack roll behind the event
Value of(const Call& c, V) { return event(c).subject; }
Value from(const Call& c, V) { return events::from(event(c)); }
Value player_or_nothing(Seat who) { return who == Seat::game ? nothing : Value::player(who); }
Value by(const Call& c, V) { return player_or_nothing(event(c).by); }
Value object(const Call& c, V) { return event(c).object; }
Value lethal(const Call& c, V) { return yes(!event(c).flags.has(EventFlag::nonlethal)); }
Value preventable(const Call& c, V) { return yes(!event(c).flags.has(EventFlag::unpreventable)); }
Value combat(const Call& c, V) { return yes(event(c).flags.has(EventFlag::combat)); }
Value item_chosen_by(const Call& c, V) { return player_or_nothing(events::item_chosen_by(event(c))); }
Value item_at_random(const Call& c, V) { return yes(events::item_at_random(event(c))); }
Value item_to(const Call& c, V) { return events::item_to(event(c)); }
Value loot_to(const Call& c, V) { return events::loot_to(event(c)); }
Value coins_to(const Call& c, V) { return events::coins_to(event(c)); }
Value price(const Call& c, V) { return num(events::price(event(c))); }
Value dice(const Call& c, V) { return num(events::dice(event(c))); }
Value sides(const Call& c, V) { return num(events::sides_of_dice(event(c))); }
Value die_chosen_by(const Call& c, V) { return player_or_nothing(events::die_chosen_by(event(c))); }

// Writing: engine/rules/replacement.h has the rules.
Reply as_reply(WhyNot why_not) { return why_not ? Reply{Reply::How::refused, nothing, why_not} : Reply{}; }

Reply set_amount(Call& c, V, V to) { return as_reply(rewrite_amount(c.event_about_to_happen(), to.as_number())); }
Reply set_value(Call& c, V, V to) { return as_reply(rewrite_die(c.t, c.event_about_to_happen(), to.as_number())); }
Reply set_from(Call& c, V, V to) { return as_reply(rewrite_pile(c.event_about_to_happen(), to.as_zone())); }
Reply set_of(Call& c, V, V to) { return as_reply(rewrite_receiver(c.t, c.event_about_to_happen(), to)); }
Reply set_lethal(Call& c, V, V to) { return as_reply(rewrite_lethal(c.event_about_to_happen(), to.as_boolean())); }
Reply set_preventable(Call& c, V, V to) {
  return as_reply(rewrite_preventable(c.event_about_to_happen(), to.as_boolean()));
}
Reply set_item_chosen_by(Call& c, V, V to) {
  return as_reply(rewrite_item_chosen_by(c.event_about_to_happen(), to.as_seat()));
}
Reply set_item_at_random(Call& c, V, V to) {
  return as_reply(rewrite_item_at_random(c.event_about_to_happen(), to.as_boolean()));
}
Reply set_item_to(Call& c, V, V to) { return as_reply(rewrite_item_to(c.event_about_to_happen(), to)); }
Reply set_loot_to(Call& c, V, V to) { return as_reply(rewrite_loot_to(c.event_about_to_happen(), to)); }
Reply set_coins_to(Call& c, V, V to) { return as_reply(rewrite_coins_to(c.event_about_to_happen(), to)); }
Reply set_price(Call& c, V, V to) { return as_reply(rewrite_price(c.event_about_to_happen(), to.as_number())); }
Reply set_dice(Call& c, V, V to) { return as_reply(rewrite_dice(c.event_about_to_happen(), to.as_number())); }
Reply set_sides(Call& c, V, V to) { return as_reply(rewrite_sides(c.event_about_to_happen(), to.as_number())); }
Reply set_die_chosen_by(Call& c, V, V to) {
  return as_reply(rewrite_die_chosen_by(c.event_about_to_happen(), to.as_seat()));
}

// Which events have it.
constexpr const EventFields& fields_of(EventType type) { return row_of(type).has; }
bool has_of(EventType type) { return fields_of(type).of.names != Names::absent; }
bool has_by(EventType type) { return fields_of(type).by.names != Names::absent; }
bool has_from(EventType type) { return fields_of(type).from.names != Names::absent; }
bool has_object(EventType type) { return fields_of(type).object.names != Names::absent; }
bool has_amount(EventType type) { return fields_of(type).amount; }
bool has_value(EventType type) { return fields_of(type).value; }
bool has_attack_roll(EventType type) { return fields_of(type).attack_roll; }
bool has_combat(EventType type) { return fields_of(type).combat; }
bool is_damage(EventType type) { return fields_of(type).damage; }
bool is_redirected(EventType type) { return fields_of(type).redirected; }
bool has_pile(EventType type) { return type == EventType::loot_drawn; }
bool is_future_damage(EventType type) { return type == EventType::damage; }
bool is_rewards(EventType type) { return type == EventType::rewards; }
bool is_buying(EventType type) { return type == EventType::buying; }
bool is_rolling(EventType type) { return type == EventType::rolling; }
bool is_penalty(EventType type) { return type == EventType::death_penalty; }

// clang-format off
constexpr PropertyRow properties[] = {
    {"active",         Owner::player, Type::boolean, "4",      "Is it this player's turn?", active},
    {"amount",         Owner::event,  Type::number,  "6.6",    "The amount of the event.", amount, set_amount, has_amount, nullptr, "?prevent"},
    {"amount",         Owner::stack,  Type::number,  "10.2.1", "The amount of damage.", item_amount},
    {"amount",         Owner::split,  Type::number,  "20.12.3","The points it received.", nullptr},
    {"attack",         Owner::player, Type::number,  "10.1.5", "The player's attack.", player_attack},
    {"attack",         Owner::object, Type::number,  "10.1.3", "Its attack.", object_attack},
    {"attacks",        Owner::player, Type::number,  "4.3.3",  "The attacks that the player may still declare; 0 in other players' turns.", attacks_left},
    within(Bounds::zero_to_six, {"attack_roll",    Owner::event,  Type::number,  "11.3.3", "The attack roll that caused it; 0 if there was none.", value, nullptr, has_attack_roll}),
    {"by",             Owner::event,  Type::player,  "6.6",    "The player who acts.", by, nullptr, has_by},
    {"cards_under",    Owner::object, Type::list,    "19.9.6", "The cards that were put under it.", cards_under},
    {"character",      Owner::player, Type::object,  "3.4.1",  "The player's character.", character},
    {"charged",        Owner::object, Type::boolean, "20.2.1", "Is it charged?", charged},
    within(Bounds::from_0, {"coins",          Owner::player, Type::number,  "20.3.1", "The player's ¢.", coins, nullptr, nullptr, nullptr, "¢|coin|cent|money|rich|poor"}),
    {"coins_to",       Owner::event,  Type::player,  "13.5.3", "The player who gets the ¢ lost by dying.", coins_to, set_coins_to, is_penalty},
    {"combat",         Owner::event,  Type::boolean, "10.2.7", "Is it combat damage?", combat, nullptr, has_combat},
    {"controller",     Owner::object, Type::player,  "19.7.1", "The player who controls it; nil if the game does.", controller},
    {"controller",     Owner::stack,  Type::player,  "19.7.2", "The player who controls it; nil if the game does.", controller},
    within(Bounds::from_0, {"counters",       Owner::object, Type::number,  "20.1.1", "The number of counters on it.", counters, nullptr, nullptr, nullptr, "counter"}),
    within(Bounds::from_0, {"counters",       Owner::player, Type::number,  "20.1.4", "The number of counters on the player.", counters, nullptr, nullptr, nullptr, "counter"}),
    within(Bounds::from_0, {"curses",         Owner::player, Type::number,  "17.2",   "The number of curses the player has.", curses}),
    {"covers",         Owner::object, Type::list,    "14.3.1", "The cards below it in its slot, the top one first.", covered_cards},
    {"dead",           Owner::player, Type::boolean, "13.4.1", "Did this player die this turn?", dead},
    {"dice",           Owner::event,  Type::number,  "9.15",   "The number of dice that are rolled, of which one is chosen.", dice, set_dice, is_rolling},
    {"die_chosen_by",  Owner::event,  Type::player,  "9.15",   "The player who chooses one of the dice.", die_chosen_by, set_die_chosen_by, is_rolling},
    {"eternal",        Owner::object, Type::boolean, "6.8.1",  "Is it eternal?", eternal},
    within(Bounds::one_to_six, {"evasion",        Owner::object, Type::number,  "10.1.2", "Its current evasion, 1 to 6.", evasion, nullptr, nullptr, nullptr, "evasion"}),
    {"face",           Owner::object, Type::number,  "20.2.3a","The number of its visible face, from 1; of a copy, that of the face that it copied.", face},
    {"from",           Owner::event,  Type::pile,    "6.6",    "The object that acts; for loot_drawn, the pile.", from, set_from, has_from, has_pile},
    within(Bounds::from_0, {"guppy_items",    Owner::player, Type::number,  "6.8.4",  "The number of Guppy items the player controls.", guppy}),
    {"hp",             Owner::player, Type::number,  "10.1.1", "The player's current HP.", player_hp},
    {"hp",             Owner::object, Type::number,  "10.1.1", "Its current HP.", object_hp},
    {"in_play",        Owner::object, Type::boolean, "19.6.1", "Is it in play?", in_play},
    {"item_at_random", Owner::event,  Type::boolean, "13.5.3a","Is the item lost by dying chosen at random?", item_at_random, set_item_at_random, is_penalty},
    {"item_chosen_by", Owner::event,  Type::player,  "13.5.3", "The player who chooses the item lost by dying.", item_chosen_by, set_item_chosen_by, is_penalty},
    {"item_to",        Owner::event,  Type::player,  "13.5.3a","The player who gets the item lost by dying; nil: it is destroyed.", item_to, set_item_to, is_penalty},
    within(Bounds::from_0, {"items",          Owner::player, Type::number,  "3.1.1",  "The number of items the player controls.", items, nullptr, nullptr, nullptr, "item|treasure"}),
    {"left",           Owner::player, Type::player,  "1.7",    "The player to the left.", left},
    {"lethal",         Owner::event,  Type::boolean, "10.2.11","Can the damage lower the HP to 0?", lethal, set_lethal, is_damage, is_future_damage, "lethal|nonlethal|non-lethal|at least 1|can't kill|1 hp"},
    within(Bounds::from_0, {"level",          Owner::object, Type::number,  "20.1.5", "The number of level counters on it.", levels, nullptr, nullptr, nullptr, "level"}),
    within(Bounds::from_0, {"loot",           Owner::player, Type::number,  "19.5.1", "The number of loot cards in the player's hand.", loot, nullptr, nullptr, nullptr, "loot|hand|card"}),
    {"loot_plays",     Owner::player, Type::number,  "8.2",    "The player's remaining loot plays.", loot_plays},
    {"loot_to",        Owner::event,  Type::player,  "13.5.3", "The player who gets the loot lost by dying.", loot_to, set_loot_to, is_penalty},
    {"max_hp",         Owner::player, Type::number,  "10.1.1", "The player's maximum HP.", player_max_hp},
    {"max_hp",         Owner::object, Type::number,  "10.1.1", "Its maximum HP.", object_max_hp},
    {"name",           Owner::object, Type::text,    "3.6.1",  "Its name.", name_of_card},
    {"noted",          Owner::object, Type::value,   "20.10.1","What this card noted on it; nil if nothing, or a card that has left its zone.", noted},
    {"noted",          Owner::player, Type::value,   "20.10.1","What this card noted on the player; nil if nothing, or a card that has left its zone.", noted},
    {"notes",          Owner::object, Type::list,    "20.10.1","All that this card noted on it, without cards that have left their zone.", all_noted},
    {"notes",          Owner::player, Type::list,    "20.10.1","All that this card noted on the player, without cards that have left their zone.", all_noted},
    {"object",         Owner::event,  Type::object,  "6.6",    "Another object that takes part in the event.", object, nullptr, has_object},
    {"object",         Owner::split,  Type::object,  "20.12.3","The object that received the points.", nullptr},
    {"of",             Owner::event,  Type::bearer,  "6.6",    "The player or object that it happens to.", of, set_of, has_of, is_redirected},
    {"preventable",    Owner::event,  Type::boolean, "10.4.7", "Can the damage be prevented?", preventable, set_preventable, is_damage, is_future_damage, "prevent|unprevent"},
    {"price",          Owner::event,  Type::number,  "12.3a",  "The price of the purchase, in ¢.", price, set_price, is_buying},
    {"purchases",      Owner::player, Type::number,  "4.3.3",  "The purchases that the player may still declare; 0 in other players' turns.", purchases_left},
    {"reward_coins",   Owner::object, Type::number,  "13.2.12","The ¢ in its reward box; 0 if a die is rolled for them.", reward<RewardPart::coins>},
    {"reward_loot",    Owner::object, Type::number,  "13.2.12","The loot in its reward box; 0 if a die is rolled for it.", reward<RewardPart::loot>},
    {"reward_treasure",Owner::object, Type::number,  "13.2.12","The treasures in its reward box.", reward<RewardPart::treasure>},
    {"right",          Owner::player, Type::player,  "1.7",    "The player to the right.", right},
    {"roller",         Owner::stack,  Type::player,  "9.2.1",  "The player who rolled the die.", roller},
    {"sides",          Owner::event,  Type::number,  "9.15",   "The number of sides of the dice that are rolled.", sides, set_sides, is_rolling},
    within(Bounds::from_0, {"size",           Owner::pile,   Type::number,  "19.4.1", "The number of cards in it.", size}),
    {"source",         Owner::stack,  Type::bearer,  "7.4.1",  "The card or player whose ability, roll or damage it is; of a loot, the card.", source},
    within(Bounds::from_0, {"souls",          Owner::player, Type::number,  "15.1.4", "The player's total soul value.", player_souls, nullptr, nullptr, nullptr, "soul"}),
    within(Bounds::from_0, {"souls",          Owner::object, Type::number,  "3.6.5",  "Its soul value.", object_souls, nullptr, nullptr, nullptr, "soul"}),
    {"tap",            Owner::object, Type::ability, "6.3.2",  "Its tap ability; nil if it has none.", tap},
    {"targets",        Owner::stack,  Type::list,    "7.4.1",  "Its targets, without cards that have changed zone; of damage and deaths, what is hit or dies.", targets},
    {"times",          Owner::event,  Type::number,  "13.2.3", "The number of times the rewards are gained.", amount, set_amount, is_rewards},
    {"top",            Owner::pile,   Type::card,    "19.3.4", "Its top card; nil if it is empty.", top_card},
    within(Bounds::die, {"value",          Owner::event,  Type::number,  "9.2.5",  "The value of the die. What a `change` or `instead` of `roll` writes there must be on the die: a 6 with 1 added stays a 6.", value, set_value, has_value}),
    within(Bounds::die, {"value",          Owner::stack,  Type::number,  "9.2.1",  "The current value of the die.", die_value}),
};
// clang-format on

}  // namespace

std::span<const PropertyRow> property_rows() { return properties; }

Value (*getter_of_stat(std::size_t place))(const Call&, Value of) {
  static constexpr auto all = []<std::size_t... N>(std::index_sequence<N...>) { return std::array{&stat_of_set<N>...}; }
  (std::make_index_sequence<most_set_stats>());
  return all.at(place);
}

}  // namespace soulstack::scripting
