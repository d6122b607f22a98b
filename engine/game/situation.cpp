// A table built by hand. Cards are created in their places, so nothing moves and nothing triggers.
#include "engine/game/situation.h"

#include <algorithm>
#include <tuple>

#include "engine/model/content.h"
#include "engine/rules/bonus_souls.h"
#include "engine/table/counters.h"
#include "engine/table/queries.h"
#include "engine/table/table.h"
#include "engine/table/zone_layout.h"

namespace soulstack {

namespace {

constexpr int plain_cards_a_deck = 60;

// Copies of each card that are not named yet.
class Box {
 public:
  Box(const Content& content, int players) {
    for (const CardDef& d : content.cards)
      left_.push_back(d.min_players > players ? 0 : d.in_game);
  }
  void take(CardDefId id) { --left_[id.value]; }
  int left(CardDefId id) const { return std::max(left_[id.value], 0); }

 private:
  std::vector<int> left_;
};

// Cards of a deck, the plainest first.
std::vector<CardDefId> plainest_first(const Content& content, DeckId deck) {
  std::vector<CardDefId> ids;
  for (std::uint16_t i = 0; i < content.cards.size(); ++i)
    if (content.cards[i].deck == deck)
      ids.push_back(CardDefId{i});
  const auto rank = [&](CardDefId id) {
    const CardDef& d = content[id];
    return std::make_tuple(d.abilities.size(), d.souls, d.activated, d.id);
  };
  std::sort(ids.begin(), ids.end(), [&](CardDefId a, CardDefId b) { return rank(a) < rank(b); });
  return ids;
}

struct Laying {
  Table& t;
  const Situation& situation;
  Box box;

  CardIndex put(CardDefId id, ZoneId where);
  CardIndex put(const LaidCard& laid, ZoneId where);
  CardDefId plain_one(DeckId deck, bool with_stats);
  CardDefId named_plain(DeckId deck) const;
  void seats();
  bool is_laid_unnamed(SlotTypeId type) const;
  void slots(SlotTypeId type, const std::vector<LaidCard>& cards);
  void named_piles();
  void everything_dealt();
  void name_characters();
  void put_those_outside(DeckId deck);
  void rest();
};

// At the bottom of the zone, so that the card named first is on top.
CardIndex Laying::put(CardDefId id, ZoneId where) {
  const auto i = static_cast<CardIndex>(t.s.cards.count);
  Card card;
  card.printed = card.def = id;
  card.zone = where;
  Zone& z = t.zone(where);
  card.above = z.bottom;
  const ShownTo shown = row_of(z.kind).shown_to;
  card.seen = shown == ShownTo::everybody ? Seats::all() : shown == ShownTo::its_player ? Seats(z.seat) : Seats();
  if (!t.s.cards.push(card)) {
    t.stop("there are too many cards");
    return no_card;
  }
  (z.bottom == no_card ? z.top : t.card(z.bottom).below) = i;
  z.bottom = i;
  ++z.count;
  box.take(id);
  return i;
}

CardIndex Laying::put(const LaidCard& laid, ZoneId where) {
  const CardIndex i = put(laid.card, where);
  if (i == no_card)
    return i;
  Card& c = t.card(i);
  c.counters = static_cast<std::uint16_t>(laid.counters == not_said ? t.def(i).enters_with_counters : laid.counters);
  if (laid.levels > 0)
    set_counters(t, t.ref(i), counter::level, laid.levels);
  if (!laid.charged)
    c.flags.set(CardFlag::deactivated);
  for (CardDefId below : laid.covers)
    put(below, where);
  return i;
}

CardDefId Laying::named_plain(DeckId deck) const {
  return deck.value < situation.plain.size() ? situation.plain[deck.value] : CardDefId{};
}

// The named card, or the plainest card of the deck that is not used yet; unknown if there is none.
CardDefId Laying::plain_one(DeckId deck, bool with_stats) {
  if (!situation.plain.empty())
    return named_plain(deck);
  for (CardDefId id : plainest_first(t.content, deck))
    if (box.left(id) > 0 && (!with_stats || t.content[id].has_stats()))
      return id;
  return {};
}

void Laying::seats() {
  for (Seat p : t.seats()) {
    const LaidSeat& laid = situation.seats[static_cast<std::size_t>(p)];
    LaidCard character = laid.character;
    if (!character.card.known())
      character.card = plain_one(t.content.character_deck, true);
    if (character.card.known())
      t.player(p).character = put(character, zones::play(t, p));
    for (const LaidCard& item : laid.items)
      put(item, zones::play(t, p));
    for (const LaidCard& curse : laid.curses)
      put(curse, zones::play(t, p));
    for (CardDefId soul : laid.souls)
      put(soul, zones::souls(t, p));
    for (CardDefId card : laid.hand)
      put(card, zones::hand(t, p));
    t.player(p).coins = static_cast<std::int16_t>(laid.coins);
  }
}

// With plain cards, rooms and fixtures are there only if they are named.
bool Laying::is_laid_unnamed(SlotTypeId type) const {
  const SlotTypeDef& def = t.content.slot_types[type.value];
  return def.is_shared ? situation.plain.empty() : def.refilled;
}

// Named cards of all slots are taken before plain ones.
void Laying::slots(SlotTypeId type, const std::vector<LaidCard>& cards) {
  if (!type.known())
    return;
  const SlotTypeDef& def = t.content.slot_types[type.value];
  for (int n = def.count; n < static_cast<int>(cards.size()); ++n)
    if (!zones::add_slot(t, type))
      return t.stop("more zones than a game can hold");
  std::size_t n = 0;
  for (std::uint8_t z = 0; z < t.s.zones.count; ++z) {
    if (!zones::is_slot(t, ZoneId{z}, type))
      continue;
    if (n >= cards.size() && !is_laid_unnamed(type))
      break;
    const LaidCard plain{.card = plain_one(def.deck, def.type == t.content.monster_deck), .covers = {}};
    const LaidCard& card = n < cards.size() ? cards[n] : plain;
    if (card.card.known())
      put(card, ZoneId{z});
    ++n;
  }
}

void Laying::named_piles() {
  for (std::size_t d = 0; d < t.content.decks.size(); ++d) {
    const DeckId deck{static_cast<std::uint8_t>(d)};
    if (d < situation.decks.size())
      for (CardDefId id : situation.decks[d].cards)
        put(id, zones::deck(deck));
    if (d < situation.discards.size())
      for (CardDefId id : situation.discards[d].cards)
        put(id, zones::discard(deck));
  }
  for (CardDefId id : situation.bonus_souls)
    put(id, zones::bonus);
}

void Laying::everything_dealt() {
  seats();
  for (std::size_t k = 0; k < t.content.slot_types.size(); ++k)
    slots(SlotTypeId{static_cast<std::uint8_t>(k)},
          k < situation.slots.size() ? situation.slots[k] : std::vector<LaidCard>{});
}

// These characters will be dealt to the players.
void Laying::name_characters() {
  for (Seat p : t.seats()) {
    const CardDefId named = situation.seats[static_cast<std::size_t>(p)].character.card;
    if (!named.known())
      continue;
    for (CardIndex i : t.cards_of(zones::outside))
      if (t.card(i).printed == named)
        t.player(p).character = i;
  }
}

// Cards that start outside the game (rule 2.14).
void Laying::put_those_outside(DeckId deck) {
  for (std::uint16_t i = 0; i < t.content.cards.size(); ++i)
    if (t.content.cards[i].starts_outside && t.content.cards[i].deck == deck)
      for (int n = box.left(CardDefId{i}); n > 0; --n)
        put(CardDefId{i}, zones::outside);
}

void Laying::rest() {
  for (std::size_t d = 0; d < t.content.decks.size(); ++d) {
    const DeckId deck{static_cast<std::uint8_t>(d)};
    const bool only = d < situation.decks.size() && situation.decks[d].only;
    const bool drawn_from = t.content.decks[d].drawn_from;
    if (drawn_from && !situation.plain.empty()) {
      for (int n = only || !named_plain(deck).known() ? 0 : plain_cards_a_deck; n > 0; --n)
        put(named_plain(deck), zones::deck(deck));
      put_those_outside(deck);
      continue;
    }
    const ZoneId where = drawn_from && !only ? zones::deck(deck) : zones::outside;
    for (CardDefId id : plainest_first(t.content, deck))
      for (int n = box.left(id); n > 0; --n)
        put(id, t.content[id].starts_outside ? zones::outside : where);
  }
}

void wound(Table& t, CardIndex i, int hp) {
  if (i == no_card || hp == not_said)
    return;
  Card& c = t.card(i);
  c.max_hp = static_cast<std::int16_t>(max_hp(t, t.ref(i)));
  c.damage = static_cast<std::uint8_t>(std::max(0, c.max_hp - hp));
  t.s.turn.cards_marked = 1;
}

// Marked damage is the difference to the HP that all cards together give.
void wound(Table& t, const Situation& situation) {
  for (Seat p : t.seats()) {
    const Value who = Value::player(p);
    Player& player = t.player(p);
    player.max_hp = static_cast<std::int16_t>(max_hp(t, who));
    const int hp = situation.seats[static_cast<std::size_t>(p)].character.hp;
    if (hp != not_said)
      player.damage = static_cast<std::int16_t>(std::max(0, player.max_hp - hp));
  }
  for (std::size_t k = 0; k < situation.slots.size(); ++k) {
    const SlotTypeId type{static_cast<std::uint8_t>(k)};
    const std::vector<LaidCard>& cards = situation.slots[k];
    std::size_t n = 0;
    for (std::uint8_t z = 0; z < t.s.zones.count && n < cards.size(); ++z)
      if (zones::is_slot(t, ZoneId{z}, type))
        wound(t, t.zone(ZoneId{z}).top, cards[n++].hp);
  }
  for (Seat p : t.seats()) {
    CardIndex i = t.zone(zones::play(t, p)).top;  // not a range: it may run out before the items do
    if (i != no_card && t.player(p).character == i)
      i = t.card(i).below;
    for (const LaidCard& item : situation.seats[static_cast<std::size_t>(p)].items) {
      wound(t, i, item.hp);
      i = i == no_card ? i : t.card(i).below;
    }
  }
}

// For the active player: those before the action phase gives the loot play of the turn (rule 4.3.1).
void give_loot_plays(Table& t, const Situation& situation) {
  for (Seat p : t.seats()) {
    const int said = situation.seats[static_cast<std::size_t>(p)].loot_plays;
    if (said == not_said)
      continue;
    const int comes = p == t.active() ? stat_of(t, stat::loot_plays, Value::player(p)) : 0;
    t.player(p).loot_plays = static_cast<std::int16_t>(std::max(said - comes, 0));
    if (said < comes)
      t.s.turn.loot_plays = static_cast<std::uint8_t>(std::min(comes - said, 255));
  }
}

// Places the procedure before this step.
void stand_before(Table& t, Procedure p, std::string_view step) {
  Frame& f = t.push(p);
  const std::vector<StepRow>& rows = t.rules().rows_of(f.procedure);
  const auto at = std::find_if(rows.begin(), rows.end(), [&](const StepRow& r) {
    return !r.script.known() && catalogue(p).steps[r.step].name == step;
  });
  if (at == rows.end())
    return t.stop("the rules do not have this phase");
  f.row = static_cast<std::uint8_t>(at - rows.begin());
}

// Decks with a given order are not shuffled.
bool in_some_order(const Situation& situation) {
  return std::any_of(situation.decks.begin(), situation.decks.end(),
                     [](const LaidPile& p) { return !p.cards.empty(); });
}

void stand_before(Table& t, Phase phase, const Situation& situation) {
  stand_before(t, Procedure::game, "turns");
  if (phase == Phase::setup && !situation.dealt && !in_some_order(situation))
    return void(t.push(Procedure::setup));
  if (phase == Phase::setup)
    return stand_before(t, Procedure::setup, situation.dealt ? "start_of_game" : "fill_shop");
  stand_before(t, Procedure::turn, phase == Phase::start ? "start_phase" : "action_phase");
}

}  // namespace

std::unique_ptr<Table> lay_table(const Content& content, Scripts& scripts, const Situation& situation) {
  auto table = std::make_unique<Table>(content, scripts);
  Table& t = *table;
  const auto players = std::clamp<std::size_t>(situation.seats.size(), 1, max_players);
  t.s.seed = situation.seed;
  t.s.players_count = static_cast<std::uint8_t>(players);
  if (!zones::lay_out(t))
    return table;
  Laying laying{t, situation, Box(content, t.players())};
  laying.named_piles();
  if (situation.dealt)
    laying.everything_dealt();
  laying.rest();
  if (!situation.dealt)
    laying.name_characters();
  t.s.turn.number = situation.phase == Phase::action ? 1 : 0;
  t.s.turn.active = t.s.turn.last_normal = t.s.round.starter = static_cast<std::uint8_t>(index_of(situation.active));
  t.s.round.timer = static_cast<std::uint8_t>(t.rules()[Number::timer]);
  t.s.turn.phase = situation.phase;
  if (situation.dealt)
    wound(t, situation);
  give_loot_plays(t, situation);
  t.fixed_dice = situation.dice;
  t.fixed_dice_only = true;
  stand_before(t, situation.phase, situation);
  attend_souls(t);
  t.attend(attention::deaths);
  return table;
}

}  // namespace soulstack
