// Changes to a game that no player and no rule makes.
#include "engine/game/editing.h"

#include <algorithm>
#include <iterator>
#include <memory>
#include <utility>

#include "engine/explain/describe.h"
#include "engine/explain/view.h"
#include "engine/model/amounts.h"
#include "engine/rules/bonus_souls.h"
#include "engine/table/queries.h"
#include "engine/verbs/coins.h"
#include "engine/verbs/damage.h"
#include "engine/verbs/loot.h"
#include "engine/verbs/slots.h"
#include "engine/verbs/zones.h"

namespace soulstack {

namespace {

using Why = std::string;  // empty: the change was made

// ---- Cards

CardIndex copy_in(const Table& t, ZoneId zone, CardDefId id) {
  CardIndex last = no_card;
  for (CardIndex i : t.cards_of(zone))
    if (t.card(i).printed == id)
      last = i;
  return last;
}

// A new card outside of the game; no_card if there is no room for it.
CardIndex add_card(Table& t, CardDefId id) {
  const auto i = static_cast<CardIndex>(t.s.cards.count);
  Zone& outside = t.zone(zones::outside);
  Card card;
  card.printed = card.def = id;
  card.zone = zones::outside;
  card.above = outside.bottom;
  if (!t.s.cards.push(card))
    return no_card;
  (outside.bottom == no_card ? outside.top : t.card(outside.bottom).below) = i;
  outside.bottom = i;
  ++outside.count;
  return i;
}

// The lowest copy in its deck, then one of its discard or from outside of the game, then a new one. Cards that somebody
// has are never taken.
CardIndex free_copy(Table& t, CardDefId id) {
  const DeckId deck = t.content[id].deck;
  for (const ZoneId zone : {zones::deck(deck), zones::discard(deck), zones::outside})
    if (const CardIndex i = copy_in(t, zone, id); i != no_card)
      return i;
  return add_card(t, id);
}

// Two free cards change places.
void exchange(Table& t, CardIndex a, CardIndex b) {
  std::swap(t.card(a).printed, t.card(b).printed);
  std::swap(t.card(a).def, t.card(b).def);
  t.changed_play();
}

Why move_copy(Table& t, const Edit& edit, ZoneId to) {
  CardIndex card = free_copy(t, edit.card);
  if (card != no_card && edit.in_place_of.known()) {
    const CardIndex other = free_copy(t, edit.in_place_of);
    if (other != no_card)
      exchange(t, card, other);
    card = other;
  }
  if (card == no_card)
    return "the game has no room for more cards";
  zones::move(t, card, to);
  return {};
}

bool is_other_face(const Content& content, CardDefId id) {
  return std::any_of(content.cards.begin(), content.cards.end(), [&](const CardDef& d) { return d.back == id; });
}

Why give(Table& t, const Edit& edit) {
  const CardDef& d = t.content[edit.card];
  const Content& c = t.content;
  if (is_other_face(c, edit.card))
    return d.name + " is the other face of a card";
  if (d.type == c.loot_deck)
    return move_copy(t, edit, zones::hand(t, edit.who));
  if (d.type == c.treasure_deck || d.type == c.starting_deck || d.has(Keyword::curse))
    return move_copy(t, edit, zones::play(t, edit.who));
  if (d.type == c.bonus_deck)
    return move_copy(t, edit, zones::souls(t, edit.who));
  return d.name + " is a card of the " + c.decks[d.deck.value].name +
         " deck; loot, items, curses and bonus souls can be given";
}

Why put_on_top(Table& t, const Edit& edit) {
  const CardDef& d = t.content[edit.card];
  if (!t.content.decks[d.deck.value].drawn_from || is_other_face(t.content, edit.card))
    return d.name + " does not belong to a deck that cards are drawn from";
  return move_copy(t, edit, zones::deck(d.deck));
}

// ---- Slots

SlotTypeId slots_for(const Table& t, DeckId deck) {
  const Content& c = t.content;
  for (const SlotTypeId type : {c.monster_slots, c.shop_slots, c.room_slots})
    if (type.known() && c.slot_types[type.value].deck == deck)
      return type;
  for (std::uint8_t k = 0; k < c.slot_types.size(); ++k)  // of a set (rule 12.8.1)
    if (c.slot_types[k].deck == deck && c.slot_types[k].type != deck)
      return SlotTypeId{k};
  return {};
}

std::vector<ZoneId> slots_of(const Table& t, SlotTypeId type) {
  std::vector<ZoneId> all;
  for (std::uint8_t z = 0; z < t.s.zones.count; ++z)
    if (zones::is_slot(t, ZoneId{z}, type))
      all.push_back(ZoneId{z});
  return all;
}

ZoneId slot_for(const Table& t, const std::vector<ZoneId>& slots, int number) {
  if (number > 0)
    return slots[static_cast<std::size_t>(number - 1)];
  const auto empty = std::find_if(slots.begin(), slots.end(), [&](ZoneId z) { return t.zone(z).count == 0; });
  return empty == slots.end() ? slots.front() : *empty;
}

// A monster or an event covers the card in its slot; anything else replaces it.
Why spawn(Table& t, const Edit& edit) {
  const CardDef& d = t.content[edit.card];
  const SlotTypeId type = slots_for(t, d.deck);
  const std::vector<ZoneId> slots = type.known() ? slots_of(t, type) : std::vector<ZoneId>();
  const std::string& deck = t.content.decks[d.deck.value].name;
  if (slots.empty() || is_other_face(t.content, edit.card))
    return d.name + " is a card of the " + deck + " deck, which has no slots";
  if (edit.number < 0 || edit.number > static_cast<int>(slots.size()))
    return "there are " + std::to_string(slots.size()) + " slots for cards of the " + deck + " deck";
  const ZoneId slot = slot_for(t, slots, edit.number);
  const CardIndex top = t.zone(slot).top;
  if (top != no_card && type == t.content.monster_slots && !can_be_covered(t, top))
    return name_of(t, t.ref(top)) + " can't be covered";
  const CardIndex card = free_copy(t, edit.card);
  if (card == no_card)
    return "the game has no room for more cards";
  if (top != no_card && type != t.content.monster_slots)
    zones::move(t, top, zones::discard_of(t, top));
  zones::move(t, card, slot);
  return {};
}

// ---- Numbers

Why set_coins(Table& t, const Edit& edit) {
  Player& player = t.player(edit.who);
  const int limit = std::min(most_coins, player.coins + left_in_pool(t));
  if (edit.number < 0 || edit.number > limit)
    return player_name(edit.who) + " can have 0¢ to " + std::to_string(limit) + "¢";
  player.coins = static_cast<std::int16_t>(edit.number);
  attend_souls(t, PlayerNumber::coins);
  return {};
}

Why set_hp(Table& t, const Edit& edit) {
  const Value who = edit.object;
  const std::string name = name_of(t, who);
  const bool dead = who.is(ValueKind::player) && t.dead(who.as_seat());
  if (dead || hp(t, who) <= 0)
    return name + " is dead or dying";
  const int most = max_hp(t, who);
  if (edit.number < 1 || edit.number > most)
    return name + " can have 1 to " + std::to_string(most) + " HP";
  if (who.is(ValueKind::player)) {
    t.player(who.as_seat()).damage = saturated(most - edit.number);
    t.player(who.as_seat()).max_hp = saturated(most);
    attend_souls(t, PlayerNumber::hp);
  } else {
    t.card(who.as_card()).damage = static_cast<std::uint8_t>(std::min(most - edit.number, 255));
    t.card(who.as_card()).max_hp = saturated(most);
    t.s.turn.cards_marked = 1;
  }
  return {};
}

Why set_dice(Table& t, const Edit& edit) {
  const int sides = t.rules()[Number::dice_sides];
  const auto shown = [&](int n) { return n >= 1 && n <= sides; };
  if (edit.dice.empty() || edit.dice.size() > most_dice_set || !std::all_of(edit.dice.begin(), edit.dice.end(), shown))
    return "name up to " + std::to_string(most_dice_set) + " results from 1 to " + std::to_string(sides);
  t.fixed_dice = edit.dice;
  t.fixed_dice_used = 0;
  return {};
}

// ---- What the rules do. The verbs push frames above the priority that is open, like an action of its player.

Why kill_object(Table& t, const Edit& edit) {
  if (!has_hp(t, edit.object))
    return name_of(t, edit.object) + " has no HP";
  if (edit.object.is(ValueKind::player) && t.dead(edit.object.as_seat()))
    return name_of(t, edit.object) + " is already dead";
  static_cast<void>(kill(t, edit.object, {}));
  return {};
}

Why draw(Table& t, const Edit& edit) {
  constexpr int most = 100;
  if (edit.number < 1 || edit.number > most)
    return "a player can draw 1 to " + std::to_string(most) + " cards";
  static_cast<void>(draw_loot(t, edit.who, edit.number, {}));
  return {};
}

Why run_effect(Table& t, const Edit& edit) {
  Effect effect;
  effect.ability = edit.ability;
  effect.controller = edit.who;
  static_cast<void>(t.push(Procedure::effect, effect));
  return {};
}

using Make = Why (*)(Table&, const Edit&);
constexpr Make makers[] = {give, spawn, set_coins, set_hp, set_dice, put_on_top, kill_object, draw, run_effect};
static_assert(std::size(makers) == static_cast<std::size_t>(EditKind::count));

// ---- The copy

std::unique_ptr<Table> copy_with_records(const Table& from) {
  auto copy = std::make_unique<Table>(from);
  copy->logging = from.logging;
  copy->log = from.log;
  copy->log_told = from.log_told;
  copy->triggers = from.triggers;
  copy->troubles = from.troubles;
  copy->complaints = from.complaints;
  return copy;
}

Why make(Table& t, const Edit& edit) {
  if (edit.kind != EditKind::dice) {
    if (static_cast<Procedure>(t.top().procedure.value) != Procedure::priority)
      return "answer this question first: the table can be edited only while a player has priority";
    t.decision.open = false;
  }
  t.work.begin();
  return makers[static_cast<std::size_t>(edit.kind)](t, edit);
}

// What the script of the edit complained about before its first question; empty if nothing.
Why failure_of(const Table& t, const Edit& edit, std::size_t troubles_before) {
  for (std::size_t i = troubles_before; i < t.troubles.size(); ++i)
    if (edit.kind == EditKind::effect && t.troubles[i].ability == edit.ability)
      return t.troubles[i].what;
  return {};
}

}  // namespace

std::optional<Game> edited(const Game& game, const Edit& edit, std::string& why) {
  why = game.over() ? "the game is over" : "";
  if (!why.empty())
    return {};
  std::unique_ptr<Table> table = copy_with_records(game.table());
  const std::size_t troubles = table->troubles.size();
  try {
    why = make(*table, edit);
  } catch (const BrokenAssumption& broken) {
    why = std::string("the engine cannot do this: ") + broken.what();
  }
  if (!why.empty())
    return {};
  Game after(std::move(table));
  why = failure_of(after.table(), edit, troubles);
  return why.empty() ? std::optional(std::move(after)) : std::nullopt;
}

}  // namespace soulstack
