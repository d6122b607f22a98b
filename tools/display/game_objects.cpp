// What clients receive of a game, as objects of JSON.
#include "tools/display/game_objects.h"

#include <fmt/format.h>

#include <array>

#include "engine/explain/cost_text.h"
#include "engine/explain/describe.h"
#include "engine/explain/explain_event.h"
#include "engine/explain/reason.h"
#include "engine/explain/view.h"
#include "engine/game/game.h"
#include "engine/model/event_rows.h"
#include "engine/model/event_uses.h"
#include "engine/model/notes.h"
#include "engine/rules/priority.h"
#include "engine/table/attacks_under_way.h"
#include "engine/table/known_cards.h"
#include "engine/table/queries.h"
#include "engine/table/visibility.h"
#include "engine/table/zone_layout.h"
#include "engine/verbs/lasting.h"
#include "tools/display/json_view.h"
#include "tools/display/seat_view.h"

namespace soulstack::tools {

namespace {

Json seat_or_null(Seat s) { return s == Seat::game ? Json(nullptr) : Json(index_of(s) + 1); }

Json hidden_card(const Table& t, CardIndex i) { return {{"hidden", t.content.decks[t.printed(i).deck.value].name}}; }

Json known_card(const Table& t, Value v) {
  const CardDef& d = t.current(v) ? t.def(v.as_card()) : t.printed(v.as_card());
  return {{"card", v.as_card()}, {"incarnation", v.incarnation()}, {"def", d.id}, {"name", d.name}};
}

}  // namespace

Json object_of(const Table& t, Value v, Seat viewer) {
  switch (v.kind()) {
    case ValueKind::card:
      return knows(t, v, viewer) ? known_card(t, v) : hidden_card(t, v.as_card());
    case ValueKind::player:
      return {{"seat", seat_or_null(v.as_seat())}};
    case ValueKind::item:
      return {{"stack", v.payload()}};
    case ValueKind::zone:
      return {{"zone", key_of(t, v.as_zone())}};
    case ValueKind::ability:
      return {{"ability", t.content[v.as_ability()].path}};
    case ValueKind::number:
      return {{"number", v.as_number()}};
    case ValueKind::boolean:
      return {{"yes", v.as_boolean()}};
    case ValueKind::lasting:
      return {{"lasting", v.payload()}};
    case ValueKind::none:
    case ValueKind::event:
    case ValueKind::text:
    case ValueKind::word:
    case ValueKind::list:
    case ValueKind::waiting:
    case ValueKind::filter:
      break;
  }
  return {{"text", name_for(t, v, viewer)}};
}

namespace {

// ---- Cards, players, slots and decks

Json change_object(const ChangeView& change) { return {{"by", change.by}, {"has", change.has}, {"lost", change.lost}}; }

Json card_object(const Table& t, const CardView& c) {
  Json j{{"card", c.index}, {"incarnation", t.card(c.index).incarnation}, {"def", c.id}, {"name", c.name}};
  if (c.has_charge)
    j["charged"] = c.charged;
  if (c.counters != 0)
    j["counters"] = c.counters;
  if (!c.kinds.empty())
    j["counters_of_kind"] = Json::object();
  for (const auto& [kind, n] : c.kinds)
    j["counters_of_kind"][kind] = n;
  if (!c.stats.empty())
    j["stats"] = Json::object();
  for (const auto& [stat, n] : c.stats)
    j["stats"][stat] = n;
  if (!c.notes.empty())
    j["notes"] = c.notes;
  if (!c.under.empty())
    j["under"] = c.under;
  for (const ChangeView& change : c.changes)
    j["changes"].push_back(change_object(change));
  return j;
}

Json card_objects(const Table& t, const std::vector<CardView>& cards) {
  Json list = Json::array();
  for (const CardView& c : cards)
    list.push_back(card_object(t, c));
  return list;
}

// All cards of a hand in its order; what the viewer does not see is hidden.
Json hand_object(const Table& t, Seat of, Seat viewer) {
  Json list = Json::array();
  for (CardIndex i : t.cards_of(zones::hand(t, of)))
    list.push_back(sees(t, i, viewer) ? known_card(t, t.ref(i)) : hidden_card(t, i));
  return list;
}

Json player_object(const Table& t, const PlayerView& p, Seat viewer) {
  Json j{{"seat", index_of(p.seat) + 1},
         {"name", player_name(p.seat)},
         {"active", p.active},
         {"dead", p.dead},
         {"hp", p.hp},
         {"max_hp", p.max_hp},
         {"attack", p.attack},
         {"coins", p.coins},
         {"loot", p.loot},
         {"loot_plays", p.loot_plays},
         {"souls", p.souls}};
  if (!p.stats.empty())
    j["stats"] = Json::object();
  for (const auto& [stat, n] : p.stats)
    j["stats"][stat] = n;
  if (!p.notes.empty())
    j["notes"] = p.notes;
  if (p.character)
    j["character"] = card_object(t, *p.character);
  j["items"] = card_objects(t, p.items);
  j["curses"] = card_objects(t, p.curses);
  j["soul_cards"] = card_objects(t, p.soul_cards);
  j["hand"] = hand_object(t, p.seat, viewer);
  return j;
}

Json slot_object(const Table& t, const SlotView& s) {
  Json j{{"type", s.type}, {"slot", s.number}, {"sells", s.sells}};
  if (!s.price.empty())
    j["price"] = s.price;
  if (!s.card)
    return j;
  j["card"] = card_object(t, *s.card);
  if (s.stats)
    j["monster"] = {
        {"hp", s.stats->hp}, {"max_hp", s.stats->max_hp}, {"evasion", s.stats->evasion}, {"attack", s.stats->attack}};
  if (const Json rewards = rewards_json(s.rewards); !rewards.is_null())
    j["rewards"] = rewards;
  if (s.souls > 0)
    j["souls"] = s.souls;
  if (s.covered > 0)
    j["covered"] = s.covered;
  j["attacked"] = s.attacked;
  return j;
}

Json deck_object(const Table& t, const DeckView& d) {
  Json j{{"deck", d.name}, {"cards", d.cards}, {"discarded", d.discarded}};
  if (d.discard_top)
    j["discard_top"] = card_object(t, *d.discard_top);
  for (const auto& [position, card] : d.known)
    j["known"].push_back({{"position", position}, {"card", card_object(t, card)}});
  return j;
}

// ---- The stack, attacks and lasting effects

std::string_view kind_of(ItemKind kind) {
  switch (kind) {
    case ItemKind::loot:
      return "loot";
    case ItemKind::ability:
      return "ability";
    case ItemKind::roll:
      return "roll";
    case ItemKind::damage:
      return "damage";
    case ItemKind::death:
      return "death";
    case ItemKind::step:
      return "step";
    case ItemKind::refill:
      return "refill";
    case ItemKind::modifier:
      return "modifier";
  }
  return "";
}

Json targets_object(const Table& t, const StackItem& item, Seat viewer) {
  Json list = Json::array();
  for (const Value target : item.targets)
    if (target)
      list.push_back(object_of(t, target, viewer));
  return list;
}

Json roll_object(const Table& t, const StackItem& item) {
  Json j{{"value", item.value}, {"attack", item.attack != 0}};
  if (const int least = needed_for_hit(t, item); least > 0)
    j["needs"] = least;
  return j;
}

Json stack_object(const Table& t, const StackItem& item, Seat viewer) {
  Json j{{"stack", item.serial},
         {"kind", kind_of(item.kind)},
         {"text", name_for(t, Value::item(item.serial), viewer)},
         {"controller", seat_or_null(item.controller)},
         {"targets", targets_object(t, item, viewer)}};
  if (item.source)
    j["source"] = object_of(t, item.source, viewer);
  if (item.ability.known())
    j["ability"] = t.content[item.ability].path;
  if (item.ability.known() && !t.content[item.ability].text.empty())
    j["says"] = t.content[item.ability].text;
  if (item.kind == ItemKind::roll)
    j["roll"] = roll_object(t, item);
  if (item.kind == ItemKind::damage)
    j["amount"] = item.event.amount;
  if (item.flags.has(ItemFlag::copy))
    j["copy"] = true;
  return j;
}

Json attack_object(const Table& t, const Attack& attack, Seat viewer) {
  Json j{{"attacker", object_of(t, attack.attacker, viewer)}, {"deck", attack.deck != 0}};
  if (attack.target)
    j["target"] = object_of(t, attack.target, viewer);
  if (attack.fighter)
    j["fighter"] = object_of(t, attack.fighter, viewer);
  return j;
}

std::string_view end_of(Till till) {
  switch (till) {
    case Till::end_of_turn:
      return "end_of_turn";
    case Till::used:
      return "used";
    case Till::forever:
      return "forever";
    case Till::end_of_attack:
      return "end_of_attack";
    case Till::your_next_turn:
      return "your_next_turn";
    case Till::next_roll:
      return "next_roll";
  }
  return "";
}

Json lasting_object(const Table& t, const Lasting& l, Seat viewer) {
  Json j{{"lasting", l.serial},
         {"text", name_for(t, Value::wide(ValueKind::lasting, l.serial), viewer)},
         {"controller", seat_or_null(l.controller)},
         {"until", end_of(till_of(t, l))}};
  if (l.source)
    j["source"] = object_of(t, l.source, viewer);
  Json targets = Json::array();
  for (const Value target : l.targets)
    if (target)
      targets.push_back(object_of(t, target, viewer));
  j["targets"] = targets;
  if (l.uses > 0)
    j["uses"] = l.uses;
  return j;
}

// Who has priority, and how many have passed in succession; null while nobody has it.
Json priority_object(const Table& t) {
  for (int i = t.s.frames.size(); i-- > 0;)
    if (const Frame& f = t.s.frames[i]; f.procedure.value == static_cast<std::uint8_t>(Priority::procedure))
      return {{"seat", seat_or_null(f.as<Priority>().holder)}, {"passed", f.as<Priority>().passes}};
  return nullptr;
}

// What the active player has left this turn.
Json left_object(const Table& t) {
  const Value active = Value::player(t.active());
  const auto left = [&](StatId stat, int used) { return std::max(0, stat_of(t, stat, active) - used); };
  return {{"attacks", left(stat::attacks_per_turn, t.s.turn.attacks)},
          {"purchases", left(stat::purchases_per_turn, t.s.turn.purchases)}};
}

void add_what_happens(const Table& t, Seat viewer, Json& into) {
  into["priority"] = priority_object(t);
  into["left"] = left_object(t);
  into["stack"] = Json::array();
  for (const StackItem& item : t.s.stack)
    if (is_on_stack(item))
      into["stack"].push_back(stack_object(t, item, viewer));
  into["attacks"] = Json::array();
  for (const Frame& f : t.s.frames)
    if (is_attack(f))
      into["attacks"].push_back(attack_object(t, f.as<Attack>(), viewer));
  into["lasting"] = Json::array();
  for (const Lasting& l : t.s.lasting)
    into["lasting"].push_back(lasting_object(t, l, viewer));
}

}  // namespace

int needed_for_hit(const Table& t, const StackItem& roll) {
  if (roll.kind != ItemKind::roll || roll.attack == 0)
    return 0;
  const Value target = roll.targets[0];
  if (target.is(ValueKind::player))
    return attackable_with_evasion(t, target.as_seat());
  return t.current(target) ? evasion_of(t, target) : 0;
}

Json table_object(const Game& game, Seat viewer) {
  const Table& t = game.table();
  const TableView v = view_for(game, viewer);
  Json j{{"seat", viewer == everything ? Json(nullptr) : seat_or_null(viewer)},
         {"turn", {{"number", v.turn}, {"active", seat_or_null(v.active)}, {"phase", name_of(v.phase)}}},
         {"price", v.price},
         {"souls_to_win", v.souls_to_win}};
  if (v.timer)
    j["timer"] = *v.timer;
  j["players"] = Json::array();
  for (const PlayerView& p : v.players)
    j["players"].push_back(player_object(t, p, viewer));
  j["slots"] = Json::array();
  for (const SlotView& s : v.slots)
    j["slots"].push_back(slot_object(t, s));
  j["decks"] = Json::array();
  for (const DeckView& d : v.decks)
    j["decks"].push_back(deck_object(t, d));
  j["bonus_souls"] = card_objects(t, v.bonus_souls);
  add_what_happens(t, viewer, j);
  if (!v.notes.empty())
    j["notes"] = v.notes;
  return j;
}

// ---- Decisions

namespace {

// The costs and the text of the ability that an option would use.
void add_ability(const Table& t, AbilityId id, Json& option) {
  const AbilityDef& a = t.content[id];
  option["ability"] = a.path;
  if (!a.text.empty())
    option["text"] = a.text;
  if (const std::string cost = costs_of(a); !cost.empty())
    option["cost"] = cost;
}

Json option_object(const Table& t, std::size_t index, const std::string& label, const std::string& key) {
  const Option& o = t.decision.options[index];
  Json j{{"index", index}, {"verb", verb_of(o.kind)}, {"label", label}, {"key", key}};
  if (o.object)
    j["object"] = object_of(t, o.object, t.decision.who);
  if (o.ability.is(ValueKind::ability))
    add_ability(t, o.ability.as_ability(), j);
  return j;
}

// What the player has chosen so far for the object that is being announced.
Json chosen_so_far(const Table& t) {
  const Decision& d = t.decision;
  const StackItem* const item = d.about.is(ValueKind::item) ? t.find_item(d.about.payload()) : nullptr;
  return item ? targets_object(t, *item, d.who) : Json::array();
}

}  // namespace

Json decision_object(const Game& game, std::size_t number) {
  const Table& t = game.table();
  const Decision& d = game.decision();
  const std::vector<std::string> labels = labels_of(t);
  const std::vector<std::string> keys = keys_of(t);
  Json j{{"number", number},
         {"seat", index_of(d.who) + 1},
         {"prompt", prompt_rows[static_cast<std::size_t>(d.prompt)].name},
         {"question", question_of(t)},
         {"rule", d.rule()}};
  if (const Reason reason = reason_of(t); !reason.text.empty()) {
    j["reason"] = {{"text", reason.text}};
    if (!reason.rule.empty())
      j["reason"]["rule"] = reason.rule;
  }
  if (d.about)
    j["about"] = object_of(t, d.about, d.who);
  if (Json chosen = chosen_so_far(t); !chosen.empty())
    j["chosen"] = std::move(chosen);
  j["options"] = Json::array();
  for (std::size_t i = 0; i < labels.size(); ++i)
    j["options"].push_back(option_object(t, i, labels[i], keys[i]));
  return j;
}

// ---- Events

namespace {

// Only the players who received the card may have seen it, and it may have moved since.
bool moves_cards_in_secret(EventType type) {
  return type == EventType::loot_drawn || type == EventType::loot_given || type == EventType::card_put;
}

Json event_part_object(const Table& t, const Event& e, Value v, Seat viewer) {
  if (!v.is(ValueKind::card))
    return object_of(t, v, viewer);
  const bool receives = e.subject == Value::player(viewer);
  if (!t.current(v) && receives && moves_cards_in_secret(e.type))
    return known_card(t, v);
  const bool of_hidden = e.type == EventType::note_written && (events::how_noted(e) & notes::of_hidden) != 0;
  const bool is_noted_before = !t.current(v) && of_hidden && v == events::noted(e) && viewer != everything;
  return is_noted_before ? hidden_card(t, v.as_card()) : object_of(t, v, viewer);
}

}  // namespace

bool is_told(const Event& event) { return event.type != EventType::card_moved && event.type != EventType::resolved; }

Json event_object(const Game& game, std::size_t event, Seat viewer) {
  const Table& t = game.table();
  const Event& e = t.log[event];
  Json j{{"number", event}, {"type", row_of(e.type).name}, {"rule", row_of(e.type).rule}};
  if (std::string text = narrate_for(t, e, viewer); !text.empty())
    j["text"] = std::move(text);
  if (e.subject)
    j["of"] = event_part_object(t, e, e.subject, viewer);
  if (e.source)
    j["from"] = event_part_object(t, e, e.source, viewer);
  if (e.object && sees_note(e, viewer))
    j["object"] = event_part_object(t, e, e.object, viewer);
  if (e.by != Seat::game)
    j["by"] = index_of(e.by) + 1;
  if (e.amount != 0)
    j["amount"] = e.amount;
  if (e.value != 0)
    j["value"] = e.value;
  if (const std::optional<std::size_t> cause = cause_of(t, event))
    j["cause"] = *cause;
  return j;
}

}  // namespace soulstack::tools
