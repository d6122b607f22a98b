// The table as one seat sees it.
#include "tools/display/seat_view.h"

#include <fmt/format.h>

#include <array>

#include "engine/explain/cost_text.h"
#include "engine/explain/describe.h"
#include "engine/explain/explain_object.h"
#include "engine/explain/noted_name.h"
#include "engine/explain/view.h"
#include "engine/game/game.h"
#include "engine/model/notes.h"
#include "engine/rules/attack.h"
#include "engine/rules/loot_plays.h"
#include "engine/rules/turn.h"
#include "engine/table/attacks_under_way.h"
#include "engine/table/counters.h"
#include "engine/table/object_abilities.h"
#include "engine/table/queries.h"
#include "engine/table/visibility.h"
#include "engine/table/zone_layout.h"
#include "engine/verbs/rewards.h"

namespace soulstack::tools {

namespace {

std::vector<std::string> notes_on(const Table& t, Value on, Seat viewer) {
  std::vector<std::string> all;
  for (const Kept& note : notes::all_on(t.s, on))
    all.push_back(sees_note(note, viewer) ? noted_name(t, note.value, notes::terms_of(note).of_hidden, viewer)
                                          : "a secret");
  return all;
}

std::vector<std::string> under(const Table& t, CardIndex i, Seat viewer) {
  Candidates cards;
  gather_cards_under(t, i, cards);
  std::vector<std::string> all;
  for (const Value card : cards)
    all.push_back(name_for(t, card, viewer));
  return all;
}

// What is not as at the start: of players, all that they have.
std::vector<std::pair<std::string, int>> stats_of_sets(const Table& t, Value of) {
  const bool is_player = of.is(ValueKind::player);
  std::vector<std::pair<std::string, int>> all;
  for (std::size_t place = 0; place < t.content.stats.size(); ++place) {
    const SetStatDef& stat = t.content.stats[place];
    if (is_player != (stat.of == SetStatDef::Of::player))
      continue;
    const int n = stat_of(t, StatId{static_cast<std::uint8_t>(stat::count + place)}, of);
    if (is_player || n != stat.start)
      all.emplace_back(stat.name, n);
  }
  return all;
}

CardView card_view(const Table& t, CardIndex i, Seat viewer) {
  const Card& c = t.card(i);
  const CardDef& d = t.def(i);
  CardView v{.index = i,
             .id = d.id,
             .name = d.name,
             .has_charge = tap_of(t, i).known(),
             .charged = !c.flags.has(CardFlag::deactivated),
             .counters = c.counters,
             .stats = stats_of_sets(t, t.ref(i)),
             .notes = notes_on(t, t.ref(i), viewer),
             .under = under(t, i, viewer)};
  for (int kind = counter::plain.value + 1; kind < t.content.counter_kinds(); ++kind)
    if (const CounterId id{static_cast<std::uint8_t>(kind)}; const int n = counters_of(t, t.ref(i), id))
      v.kinds.emplace_back(t.content.counter_name(id), n);
  for (ObjectChange& change : object_changes(t, i))
    v.changes.push_back({std::move(change.by), std::move(change.gained), std::move(change.lost)});
  return v;
}

void sort_what_is_in_play(const Table& t, Seat seat, Seat viewer, PlayerView& into) {
  for (CardIndex i : t.cards_of(zones::play(t, seat))) {
    if (t.player(seat).character == i)
      into.character = card_view(t, i, viewer);
    else
      (is_curse(t, i) ? into.curses : into.items).push_back(card_view(t, i, viewer));
  }
}

PlayerView player_view(const Table& t, Seat p, Seat viewer) {
  const Player& player = t.player(p);
  const Value self = Value::player(p);
  PlayerView v;
  v.seat = p;
  v.active = p == t.active();
  v.dead = t.dead(p);
  v.won = player.flags.has(PlayerFlag::won);
  v.max_hp = max_hp(t, self);
  v.hp = v.dead ? 0 : hp(t, self);
  v.attack = attack_of(t, self);
  v.coins = player.coins;
  v.loot = t.zone(zones::hand(t, p)).count;
  v.loot_plays = loot_plays_left(t, p);
  v.souls = souls_of(t, p);
  sort_what_is_in_play(t, p, viewer, v);
  v.stats = stats_of_sets(t, self);
  v.notes = notes_on(t, self, viewer);
  for (CardIndex i : t.cards_of(zones::souls(t, p)))
    v.soul_cards.push_back(card_view(t, i, viewer));
  for (CardIndex i : t.cards_of(zones::hand(t, p)))
    if (sees(t, i, viewer))
      v.hand.push_back(card_view(t, i, viewer));
  return v;
}

SlotView slot_view(const Table& t, const Zone& z, int number, Seat viewer) {
  SlotView v;
  const SlotTypeDef& slots = t.content.slot_types[z.of];
  v.type = slots.name;
  v.sells = slots.sells;
  if (slots.price.known())
    v.price = text_of(t.content[slots.price].activation().cost);
  v.number = number;
  if (z.top == no_card)
    return v;
  const Value card = t.ref(z.top);
  const CardDef& d = t.def(z.top);
  v.card = card_view(t, z.top, viewer);
  v.covered = z.count - 1;
  v.rewards = rewards_of(t, card);
  v.souls = d.souls;
  v.attacked = under_attack(t, card);
  if (is_monster(t, z.top))
    v.stats = StatsView{hp(t, card), max_hp(t, card), evasion_of(t, card), attack_of(t, card)};
  return v;
}

DeckView deck_view(const Table& t, DeckId deck, Seat viewer) {
  DeckView v;
  v.name = t.content.decks[deck.value].name;
  v.cards = t.zone(zones::deck(deck)).count;
  v.discarded = t.zone(zones::discard(deck)).count;
  if (const CardIndex top = t.zone(zones::discard(deck)).top; top != no_card)
    v.discard_top = card_view(t, top, viewer);
  int position = 0;
  for (CardIndex i : t.cards_of(zones::deck(deck))) {
    ++position;
    if (sees(t, i, viewer))
      v.known.emplace_back(position, card_view(t, i, viewer));
  }
  return v;
}

}  // namespace

TableView view_for(const Game& game, Seat viewer) {
  const Table& t = game.table();
  game.begin_queries();  // views do not count towards the work limit
  TableView v;
  v.viewer = viewer;
  v.turn = t.s.turn.number;
  v.phase = t.s.turn.phase;
  v.active = t.active();
  v.price = stat_of(t, stat::price, Value::player(t.active()));
  v.souls_to_win = stat_of(t, stat::souls_to_win, Value::player(t.active()));
  if (t.rules()[Number::timer] > 0)
    v.timer = t.s.round.timer;
  for (Seat p : t.seats())
    v.players.push_back(player_view(t, p, viewer));
  std::array<int, 256> numbers{};
  for (const Zone& z : t.s.zones)
    if (z.kind == ZoneKind::slot)
      v.slots.push_back(slot_view(t, z, ++numbers[z.of], viewer));
  for (std::uint8_t d = 0; d < t.content.decks.size(); ++d)
    if (t.content.decks[d].drawn_from)
      v.decks.push_back(deck_view(t, DeckId{d}, viewer));
  for (CardIndex i : t.cards_of(zones::bonus))
    v.bonus_souls.push_back(card_view(t, i, viewer));
  v.stack = stack_lines_for(t, viewer);
  v.notes = notes_on(t, notes::the_game, viewer);
  return v;
}

std::string rewards_text(const Rewards& r) {
  std::string text;
  auto add = [&](int n, std::string_view unit, std::string_view gap) {
    if (n == 0)
      return;
    const std::string amount = n == as_rolled ? "D6" : fmt::format("{}", n);
    text += fmt::format("{}{}{}{}", text.empty() ? "" : ", ", amount, gap, unit);
  };
  add(r.coins, "¢", "");
  add(r.loot, "loot", " ");
  add(r.treasure, "treasure", " ");
  return text;
}

}  // namespace soulstack::tools
