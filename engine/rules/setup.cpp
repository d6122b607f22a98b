// Rulebook section 2: setup.
#include "engine/rules/setup.h"

#include <algorithm>

#include "engine/model/mixing.h"
#include "engine/rules/priority.h"
#include "engine/table/queries.h"
#include "engine/table/table.h"
#include "engine/verbs/choices.h"
#include "engine/verbs/coins.h"
#include "engine/verbs/items.h"
#include "engine/verbs/slots.h"
#include "engine/verbs/zones.h"

namespace soulstack {

namespace {

// Rule 2.12: with one or two players, cards with the 3+ mark are not used.
bool belongs(const Table& t, const CardDef& d) { return d.min_players <= t.players(); }

CardIndex find_outside(const Table& t, CardDefId def) {
  for (CardIndex i : t.cards_of(zones::outside))
    if (t.card(i).printed == def)
      return i;
  return no_card;
}

void outside_of_deck(const Table& t, DeckId deck, Candidates& into) {
  for (CardIndex i : t.cards_of(zones::outside))
    if (t.printed(i).deck == deck && belongs(t, t.printed(i)) && !t.printed(i).starts_outside)
      into.add(t.ref(i));
}

std::vector<CardIndex> in_random_order(const Table& t, const Candidates& cards, std::string_view purpose) {
  std::vector<CardIndex> ordered;
  ordered.reserve(static_cast<std::size_t>(cards.count));
  for (const Value v : cards)
    ordered.push_back(v.as_card());
  zones::put_in_random_order(t, ordered, number_of(purpose), 0);
  return ordered;
}

// ---- Steps

Flow shuffle_decks(Table& t, Frame&) {
  for (std::size_t d = 0; d < t.content.decks.size(); ++d)
    if (t.content.decks[d].drawn_from)
      zones::shuffle(t, zones::deck(DeckId{static_cast<std::uint8_t>(d)}));
  return next();
}

// Other kinds of slots in the rules, if they are refilled, are filled with the shop or with the monsters.
bool is_room_kind(const Table& t, SlotTypeId type) { return type == t.content.room_slots; }
bool fills_with_monsters(const Table& t, SlotTypeId type) {
  const SlotTypeDef& def = t.content.slot_types[type.value];
  return type == t.content.monster_slots || (def.refilled && def.type == t.content.monster_deck);
}
bool fills_with_shop(const Table& t, SlotTypeId type) {
  const bool beside = !is_room_kind(t, type) && !fills_with_monsters(t, type);
  return type == t.content.shop_slots || (beside && t.content.slot_types[type.value].refilled);
}
bool holds_fixture(const Table& t, SlotTypeId type) {
  return t.content.slot_types[type.value].type == t.content.fixture_deck;
}

using IsKind = bool (*)(const Table&, SlotTypeId);

// The slots of a kind, from the first zone of a slot to the last, also if one is added meanwhile.
template <class Visit>
void each_slot(Table& t, IsKind is_kind, Visit visit) {
  for (int z = t.s.zones.size() - static_cast<int>(zones::slots(t).size()); z < t.s.zones.size(); ++z)
    if (is_kind(t, SlotTypeId{t.s.zones[z].of}))
      visit(ZoneId{static_cast<std::uint8_t>(z)});
}

void fill(Table& t, IsKind is_kind) {
  each_slot(t, is_kind, [&](ZoneId slot) {
    const CardIndex card = zones::top_of_deck(t, t.content.slot_types[t.zone(slot).of].deck);
    if (card != no_card)
      zones::move(t, card, slot);
  });
}

// Rule 3.8.1: in the order of the cards.
void lay_fixtures(Table& t) {
  each_slot(t, holds_fixture, [&](ZoneId slot) {
    Candidates left;
    outside_of_deck(t, t.content.slot_types[t.zone(slot).of].deck, left);
    if (left.count > 0)
      zones::move(t, left[0].as_card(), slot);
  });
}

Flow fill_shop(Table& t, Frame&) {
  lay_fixtures(t);
  fill(t, fills_with_shop);
  return next();
}
Flow fill_rooms(Table& t, Frame&) {
  fill(t, is_room_kind);
  return next();
}

// Rule 2.4: events found here go to the bottom without triggering.
void fill_with_monster(Table& t, ZoneId slot) {
  const DeckId from = t.content.slot_types[t.zone(slot).of].deck;
  const ZoneId deck = zones::deck(from);
  for (int left = t.zone(deck).count; left > 0 && t.zone(slot).count == 0; --left) {
    const CardIndex card = zones::top_of_deck(t, from);
    if (card == no_card)
      break;
    if (t.printed(card).has_stats())
      zones::move(t, card, slot_for(t, card, slot));
    else
      zones::move(t, card, deck, zones::Place::bottom);
  }
}

Flow fill_monsters(Table& t, Frame&) {
  each_slot(t, fills_with_monsters, [&](ZoneId slot) { fill_with_monster(t, slot); });
  t.s.waiting.truncate(0);
  return next();
}

// Rule 21.4a: the first boss of the shuffled deck is the final one; the deck is shuffled again.
Flow lay_final_boss(Table& t, Frame&) {
  const ZoneId deck = zones::deck(t.content.monster_deck);
  for (std::uint8_t z = 0; z < t.s.zones.size(); ++z) {
    if (!zones::is_slot(t, ZoneId{z}, t.content.final_boss_slots) || t.zone(ZoneId{z}).count > 0)
      continue;
    for (CardIndex i : t.cards_of(deck))
      if (t.printed(i).has_stats() && t.printed(i).souls > 0) {
        zones::move(t, i, ZoneId{z});
        break;
      }
  }
  zones::shuffle(t, deck);
  return next();
}

Flow lay_bonus_souls(Table& t, Frame&) {
  if (!t.content.bonus_deck.known())
    return next();
  for (CardDefId def : t.rules().bonus_souls)
    if (const CardIndex card = find_outside(t, def); card != no_card)
      zones::move(t, card, zones::bonus, zones::Place::bottom);
  Candidates souls;
  if (t.rules().bonus_souls.empty())
    outside_of_deck(t, t.content.bonus_deck, souls);
  int left = t.rules()[Number::bonus_souls];
  for (const CardIndex card : in_random_order(t, souls, deck_name::bonus_soul))
    if (left-- > 0)
      zones::move(t, card, zones::bonus, zones::Place::bottom);
  t.changed_play();
  return next();
}

// One more copy of a card, at the bottom of the cards outside the game.
CardIndex add_outside(Table& t, CardDefId def) {
  Zone& zone = t.zone(zones::outside);
  const auto added = static_cast<CardIndex>(t.s.cards.count);
  if (!t.s.cards.push({.printed = def, .def = def, .above = zone.bottom, .zone = zones::outside}))
    return t.stop("more cards than a game can hold"), no_card;
  (zone.bottom != no_card ? t.card(zone.bottom).below : zone.top) = added;
  zone.bottom = added;
  ++zone.count;
  return added;
}

// If the rules name the characters, there are enough copies for all players (rule 21.2).
void lay_stand_ins(Table& t, Candidates& into) {
  const std::vector<CardDefId>& named = t.rules().characters;
  const auto players = static_cast<std::size_t>(t.players());
  for (std::size_t which = 0; which < std::min(named.size(), players); ++which)
    for (std::size_t player = which; player < players; player += named.size()) {
      if (const CardIndex card = add_outside(t, named[which]); card != no_card)
        into.add(t.ref(card));
    }
}

// Rules 2.7, 2.8: a character, deactivated, and its starting item, charged.
Flow deal_characters(Table& t, Frame&) {
  Candidates characters;
  if (t.rules().characters.empty())
    outside_of_deck(t, t.content.character_deck, characters);
  else
    lay_stand_ins(t, characters);
  std::vector<CardIndex> dealt = in_random_order(t, characters, deck_name::character);
  for (Seat p : t.seats())
    std::erase(dealt, t.player(p).character);
  auto next_dealt = dealt.begin();
  for (Seat p : t.seats()) {
    CardIndex card = t.player(p).character;
    if (card == no_card && next_dealt != dealt.end())
      card = *next_dealt++;
    if (card == no_card) {
      t.stop("there are fewer characters than players");
      return finish();
    }
    take_character(t, p, card);
  }
  t.s.waiting.truncate(0);
  return next();
}

// Rule 2.9: nobody has priority; abilities that trigger here resolve at once.
Flow start_of_game(Table& t, Frame&) {
  t.emit({.type = EventType::game_started, .subject = Value::player(t.active()), .by = t.active()});
  return next();
}
Flow resolve_start(Table& t, Frame&) {
  if (t.s.attention & attention::triggers)
    return stay(t.push(Procedure::next_priority, Value{}));
  const StackItem* item = t.top_item(0);
  if (!item)
    return next();
  return stay(resolve(t, *item));
}

Flow deal_hands(Table& t, Frame&) {
  for (Seat p : t.seats()) {
    const int coins = std::min(t.rules()[Number::starting_coins], left_in_pool(t));
    t.player(p).coins = static_cast<std::int16_t>(coins);
    for (int n = t.rules()[Number::starting_loot]; n > 0; --n) {
      const CardIndex card = zones::top_of_deck(t, t.content.loot_deck);
      if (card != no_card)
        zones::move(t, card, zones::hand(t, p));
    }
  }
  return next();
}

void starts(Table& t, Seat p) {
  t.s.turn.active = t.s.turn.last_normal = t.s.round.starter = static_cast<std::uint8_t>(p);
}

// Rule 2.11: the player with the lowest roll starts; tied players roll again.
Flow choose_starting_player(Table& t, Frame&) {
  Seats left = Seats::first(t.players());
  while (left.size() > 1) {
    Seats lowest;
    std::uint32_t least = 99;
    for (const Seat p : left) {
      const std::uint32_t rolled = t.random(stream::setup, 6);
      if (rolled < least)
        lowest = {};
      if (rolled <= least)
        lowest.add(p);
      least = std::min(least, rolled);
    }
    left = lowest;
  }
  for (const Seat p : left)
    starts(t, p);
  return next();
}

// First edition (rule 2.11): a character can say that it goes first.
Flow character_goes_first(Table& t, Frame&) {
  for (Seat p : t.seats())
    if (t.def(t.player(p).character).has(Keyword::goes_first)) {
      starts(t, p);
      break;
    }
  return next();
}

Flow set_timer(Table& t, Frame&) {
  t.s.round.timer = static_cast<std::uint8_t>(t.rules()[Number::timer]);
  return next();
}

// ---- Mini-draft (rule 21.1): one more treasure than players is laid out; each player takes one, the last one goes to
// the bottom of the deck. Then this is repeated in reverse order.

struct Draft {
  std::uint8_t round = 0;
  std::uint8_t picks = 0;
  std::uint16_t unused = 0;
};

Seat drafter(const Table& t, const Draft& d) {
  const int step = d.round == 0 ? d.picks : t.players() - 1 - d.picks;
  return seat((t.s.round.starter + step) % t.players());
}

Flow lay_out_draft(Table& t, Draft&) {
  for (int n = 0; n <= t.players(); ++n) {
    const CardIndex card = zones::top_of_deck(t, t.content.treasure_deck);
    if (card != no_card)
      zones::move(t, card, zones::holding, zones::Place::bottom);
  }
  return next();
}
Flow choose_draft(Table& t, Draft& d) {
  Candidates among;
  for (CardIndex i : t.cards_of(zones::holding))
    among.add(t.ref(i));
  return next(choose(t, {.prompt = Prompt::draft, .who = drafter(t, d)}, among));
}
Flow take_draft(Table& t, Frame& f) {
  if (!f.result.is(ValueKind::card))
    return next();
  return next(gain_item(t, drafter(t, f.as<Draft>()), f.result.as_card(), {}));
}
Flow draft_again(Table& t, Draft& d) {
  if (++d.picks < t.players())
    return go_to<choose_draft>();
  d.picks = 0;
  const CardIndex left = t.zone(zones::holding).top;
  if (left != no_card)
    zones::move(t, left, zones::deck(t.content.treasure_deck), zones::Place::bottom);
  return ++d.round < 2 ? go_to<lay_out_draft>() : finish();
}
constexpr Step draft_steps[] = {
    {"lay_out", "21.1", step<lay_out_draft>},
    {"choose", "21.1", step<choose_draft>},
    {"take", "21.1", step<take_draft>},
    {"again", "21.1", step<draft_again>},
};
Flow draft(Table& t, Frame&) { return next(t.push(Procedure::draft, Draft{})); }

constexpr Step steps[] = {
    {"shuffle_decks", "2.1", step<shuffle_decks>},
    {"fill_shop", "2.3", step<fill_shop>},
    {"fill_monsters", "2.4", step<fill_monsters>},
    {"fill_rooms", "2.5", step<fill_rooms>, true},
    {"lay_final_boss", "21.4a", step<lay_final_boss>, true, "shuffle_decks"},
    {"lay_bonus_souls", "2.6", step<lay_bonus_souls>, true},
    {"deal_characters", "2.7", step<deal_characters>},
    {"start_of_game", "2.9", step<start_of_game>, false, "deal_characters"},
    {"resolve_start", "2.9", step<resolve_start>, false, "start_of_game"},
    {"deal_hands", "2.10", step<deal_hands>},
    {"starting_player", "2.11", step<choose_starting_player>},
    {"character_goes_first", "2.11", step<character_goes_first>, true, "starting_player"},
    {"set_timer", "21.3", step<set_timer>, true},
    {"mini_draft", "21.1", step<draft>, true, "starting_player"},
};

}  // namespace

extern const Catalogue setup_catalogue, draft_catalogue;
const Catalogue setup_catalogue{"setup", "2", steps, true};
const Catalogue draft_catalogue{"draft", "21.1", draft_steps};

void take_character(Table& t, Seat who, CardIndex card) {
  t.player(who).character = card;
  zones::move(t, card, zones::play(t, who), zones::Place::bottom);
  t.card(card).flags.set(CardFlag::deactivated);
  t.changed_use(card);
  const CardDefId item = t.printed(card).starting_item;
  if (const CardIndex i = item.known() ? find_outside(t, item) : no_card; i != no_card)
    zones::move(t, i, zones::play(t, who), zones::Place::bottom);
  t.player(who).max_hp = t.def(card).hp;
}

}  // namespace soulstack
