// Rulebook section 19: zones, and cards that move between them.

#include "engine/verbs/zones.h"

#include <algorithm>
#include <array>

#include "engine/model/event_uses.h"
#include "engine/model/mixing.h"
#include "engine/model/object_counts.h"
#include "engine/model/zone_kinds.h"
#include "engine/rules/bonus_souls.h"
#include "engine/rules/ending_attacks.h"
#include "engine/table/attacks_under_way.h"
#include "engine/table/former_objects.h"
#include "engine/table/object_abilities.h"
#include "engine/table/objects.h"
#include "engine/table/table.h"
#include "engine/verbs/damage.h"
#include "engine/verbs/lasting.h"
#include "engine/verbs/marked_damage.h"
#include "engine/verbs/stack.h"

namespace soulstack::zones {

namespace {

void unlink(Table& t, CardIndex i) {
  t.changed_use(i);
  Card& c = t.card(i);
  Zone& z = t.zone(c.zone);
  if (c.above != no_card)
    t.card(c.above).below = c.below;
  else
    z.top = c.below;
  if (c.below != no_card)
    t.card(c.below).above = c.above;
  else
    z.bottom = c.above;
  c.above = c.below = no_card;
  --z.count;
}

// Puts the card directly above `below`, or at the bottom if that is no_card.
void link(Table& t, CardIndex i, ZoneId to, CardIndex below) {
  Card& c = t.card(i);
  Zone& z = t.zone(to);
  c.zone = to;
  c.below = below;
  c.above = below == no_card ? z.bottom : t.card(below).above;
  if (c.above != no_card)
    t.card(c.above).below = i;
  else
    z.top = i;
  if (below != no_card)
    t.card(below).above = i;
  else
    z.bottom = i;
  ++z.count;
  t.changed_use(i);
}

CardIndex nth_from_top(const Table& t, const Zone& z, int n) {
  CardIndex at = z.top;
  t.work.spend(static_cast<std::uint64_t>(n));
  while (n-- > 0 && at != no_card)
    at = t.card(at).below;
  return at;
}

// Resets the card: marks, counters and copied qualities belong to the old object (rules 20.1.2, 20.9.1).
void become_new_object(Table& t, CardIndex i) {
  forget_abilities_had(t, i);
  Card& c = t.card(i);
  ++c.incarnation;
  if (c.def != c.printed)
    t.changed_play();  // it listened to what the other card listens to
  c.def = c.printed;
  c.flags = {};
  c.damage = 0;
  c.counters = 0;
  counts::forget_card(t.s, i);
}

// When an event leaves play, its abilities on the stack or waiting for it are removed (rule 3.3.5).
void take_abilities_off(Table& t, Value event) {
  for (int k = t.s.waiting.size() - 1; k >= 0; --k)
    if (const StackItem w = t.s.waiting[k]; w.source == event) {
      t.s.waiting.erase(k);
      forget_what_it_kept(t, w.serial);
    }
  for (int k = t.s.stack.size() - 1; k >= 0; --k) {
    if (k >= t.s.stack.size())
      continue;
    const StackItem& item = t.s.stack[k];
    const bool its_own = item.source == event && (item.kind == ItemKind::ability || item.kind == ItemKind::roll);
    if (its_own && !item.flags.has_any(ItemFlag::resolving | ItemFlag::announcing))
      remove_item(t, item.serial);
  }
}

// A loot that is not resolving yet goes with its card (rule 8.5a).
void take_loot_off(Table& t, Value was) {
  for (const StackItem& item : t.s.stack)
    if (item.kind == ItemKind::loot && item.source == was && !item.flags.has_any(ItemFlag::copy | ItemFlag::resolving))
      return remove_item(t, item.serial);
}

void leave_play(Table& t, CardIndex i, Value was) {
  keep_what_it_was(t, i);
  if (t.content.has_gifts)
    keep_abilities(t, i);
  attend_winners(t);
  end_attacks_with(t, was);  // rules 11.7.2, 14.3.5, ruling Q13
  t.emit({.type = EventType::left_play, .subject = was, .source = was, .by = t.controller(was)});
  if (t.zone_of(i).kind != ZoneKind::slot)
    return;
  t.attend(attention::slots);
  if (is_event(t, i))
    take_abilities_off(t, was);
}

void enter_play(Table& t, CardIndex i) {
  Card& c = t.card(i);
  const CardDef& d = t.def(i);
  note_time(t, i);
  t.changed_play(i);
  c.counters = static_cast<std::uint16_t>(d.enters_with_counters);
  if (d.enters_deactivated)
    c.flags.set(CardFlag::deactivated);
  t.changed_use(i);
  const bool is_in_slot = t.zone_of(i).kind == ZoneKind::slot;
  if (is_in_slot)
    t.attend(attention::events);
  // What players have depends on a card in a slot only if it changes their numbers.
  if (t.zone_of(i).kind == ZoneKind::soul || (!is_in_slot && d.souls > 0))
    attend_souls(t);
  else if (!is_in_slot || t.content.has_gifts || !t.content.rows_of(c.def).empty())
    attend_souls_in_play(t, t.zone_of(i).seat);
  if (is_in_slot && t.zone_of(i).of == t.content.room_slots.value)
    t.set_count(i, since_round_key, t.s.round.number + (t.s.turn.phase == Phase::setup ? 0 : 1));
  t.emit({.type = EventType::entered_play, .subject = t.ref(i), .source = t.ref(i), .by = t.zone_of(i).seat});
}

// In play before and after, and a soul either both times or neither time (rule 19.6.1).
bool changes_control_only(ZoneKind from, ZoneKind to) {
  return row_of(to).in_play != InPlay::none && (from == ZoneKind::soul) == (to == ZoneKind::soul);
}

// A move of a card, as it was when the move began.
struct Move {
  CardIndex card = no_card;
  ZoneId from, to;
  Value was;  // the object that the card was
  bool was_in_play = false;
  bool stays_in_play = false;
  bool is_in_play = false;  // once it is in its new zone

  bool leaves_play() const { return was_in_play && !stays_in_play; }
  bool makes_new_object() const { return !stays_in_play && !(was_in_play && to == holding); }
  // Only what is in play, or is leaving it, can have cards under it.
  bool releases_cards_under() const { return makes_new_object() && (was_in_play || from == holding); }
};

Move start_move(const Table& t, CardIndex i, ZoneId to) {
  const ZoneId from = t.card(i).zone;
  const bool in_play = t.in_play(i);
  return {.card = i,
          .from = from,
          .to = to,
          .was = t.ref(i),
          .was_in_play = in_play,
          .stays_in_play = in_play && changes_control_only(t.zone(from).kind, t.zone(to).kind)};
}

bool lies_on_another(const Table& t, const Move& m) {
  const Zone& from = t.zone(m.from);
  return from.kind == ZoneKind::slot && from.top == m.card && from.count > 1;
}

bool covers_a_card(const Table& t, const Move& m, Place place, int nth) {
  const Zone& to = t.zone(m.to);
  return to.kind == ZoneKind::slot && to.top != no_card && place == Place::top && nth == 0 && m.from != m.to;
}

// The current top card of the slot is covered and leaves play (rule 14.3.2).
void cover_top(Table& t, const Move& m) {
  const CardIndex covered = t.zone(m.to).top;
  leave_play(t, covered, t.ref(covered));
  t.emit({.type = EventType::covered, .subject = t.ref(covered), .source = m.was});
  become_new_object(t, covered);
}

// Any card (ruling Q43), whether a monster or an event covered it (rules 14.3.4, 14.4.2). So the slot is not refilled
// (rule 13.2.11).
void uncover_top(Table& t, ZoneId slot) {
  const CardIndex uncovered = t.zone(slot).top;
  become_new_object(t, uncovered);
  enter_play(t, uncovered);
}

// A slot may have become empty, or a card for an empty slot may have become available (rulings Q29, Q74).
void attend_slots_after(Table& t, const Move& m) {
  if (t.zone(m.from).kind == ZoneKind::slot || is_pile(t.zone(m.to).kind))
    t.attend(attention::slots);
}

// Updates who has seen the card. Zones that are shown to everybody include slots with their covered cards (rule 14.3.3),
// and souls (rule 15.1.2).
void show_after(Table& t, const Move& m) {
  const Zone& from = t.zone(m.from);
  const Zone& to = t.zone(m.to);
  switch (row_of(to.kind).shown_to) {
    case ShownTo::no_one:
      if (row_of(from.kind).shown_to == ShownTo::its_player)
        see_alone(t, m.card, from.seat);
      break;
    case ShownTo::its_player:
      see(t, m.card, to.seat);
      break;
    case ShownTo::everybody:
      t.card(m.card).seen = Seats::all();
  }
}

// Abilities that work in a hand may begin or end (rule 6.7.13).
bool changes_hand_abilities(const Table& t, const Move& m) {
  const auto is_hand = [&](ZoneId zone) { return row_of(t.zone(zone).kind).works == works_in::hand; };
  return t.content.has_abilities_elsewhere && (is_hand(m.from) || is_hand(m.to));
}

// What follows once the card is in its new zone.
void arrive(Table& t, const Move& m) {
  attend_slots_after(t, m);
  if (m.makes_new_object())
    become_new_object(t, m.card);
  // The abilities of a shop item begin to work as a player gains it (rules 3.1.5, 6.10.2).
  if (m.stays_in_play && t.zone(m.from).kind == ZoneKind::slot)
    note_time(t, m.card);
  // Abilities on leaving play were looked up while the card was still in play; from here on it is not.
  if (m.was_in_play || m.from == holding || m.to == holding)
    t.changed_play(m.card);
  if (m.leaves_play() && (t.s.attention & attention::souls) != 0)
    attend_souls(t);  // what it said about souls no longer holds
  if (t.zone(m.from).kind == ZoneKind::stack)
    take_loot_off(t, m.was);
  show_after(t, m);
  const Event moved{.type = EventType::card_moved, .subject = t.ref(m.card)};
  t.note(events::from_zone.in(events::to_zone.in(moved, m.to), m.from));
  if (m.is_in_play && !m.stays_in_play)
    enter_play(t, m.card);
  if (changes_hand_abilities(t, m)) {
    t.changed_play();
    attend_souls(t);
  }
}

void settle_after(Table& t, const Move& m) {
  if (m.was_in_play || m.is_in_play || changes_hand_abilities(t, m))
    settle_damage(t);
  const Zone& from = t.zone(m.from);
  if (from.kind == ZoneKind::deck && from.count == 0)
    top_of_deck(t, DeckId{from.of});
}

void move_any(Table& t, CardIndex i, ZoneId to, Place place, int nth) {
  t.work.spend(work_of::move + t.s.counts.count / work_of::look);
  Move m = start_move(t, i, to);
  if (m.leaves_play())
    leave_play(t, i, m.was);
  const bool uncovers = lies_on_another(t, m);
  const bool covers = covers_a_card(t, m, place, nth);
  Candidates released;  // from under objects that end with this move
  if (m.releases_cards_under())
    gather_cards_under(t, i, released);
  if (covers) {
    gather_cards_under(t, t.zone(to).top, released);
    cover_top(t, m);
  }
  unlink(t, i);
  link(t, i, to, place == Place::bottom ? no_card : nth_from_top(t, t.zone(to), nth));
  m.is_in_play = t.in_play(i);
  if (m.stays_in_play && m.from != m.to)
    end_attacks_of_fighter(t, m.was);
  if (covers)
    t.changed_play();
  arrive(t, m);
  if (uncovers)
    uncover_top(t, m.from);
  settle_after(t, m);
  for (const Value card : released)
    move_any(t, card.as_card(), discard_of(t, card.as_card()), Place::top, 0);  // rule 19.9.6
}

}  // namespace

void move(Table& t, CardIndex i, ZoneId to, Place place, int nth) {
  if (!is_character(t, i))  // it stays with its player (rule 3.4.1)
    move_any(t, i, to, place, nth);
}

void remove_character(Table& t, Seat who) { move_any(t, t.player(who).character, outside, Place::top, 0); }

// The discard of its own deck, also of a deck that plays as another (rule 3.7.4). Starting items and other cards that do
// not belong to such a deck leave the game (rules 3.1.3, 3.8.5).
ZoneId discard_of(const Table& t, CardIndex i) {
  const CardDef& d = t.printed(i);
  return t.content.decks[d.deck.value].drawn_from ? discard(d.deck) : outside;
}

// Copies of a card have consecutive indices.
static std::uint32_t copy_number(const Table& t, CardIndex i) {
  CardIndex first = i;
  while (first > 0 && t.card(static_cast<CardIndex>(first - 1)).printed == t.card(i).printed)
    --first;
  return static_cast<std::uint32_t>(i - first);
}

namespace {

// A random key in the first bits, and a card in the last ones: one number to compare.
constexpr int card_bits = 12;
static_assert(max_cards <= 1 << card_bits);
constexpr std::uint64_t card_mask = (1U << card_bits) - 1;

// The keys are evenly spread: once they are in buckets by their first bits, few are still out of order.
template <int bits>
void sort_by_key(std::span<const std::uint64_t> keyed, std::uint64_t* sorted) {
  const auto bucket = [](std::uint64_t one) { return one >> (64 - bits); };
  std::array<std::uint32_t, 1 << bits> ends{};
  for (const std::uint64_t one : keyed)
    ++ends[bucket(one)];
  std::uint32_t end = 0;
  for (std::uint32_t& count : ends)
    count = end += count;
  for (const std::uint64_t one : keyed)
    sorted[--ends[bucket(one)]] = one;
  for (std::size_t k = 1; k < keyed.size(); ++k) {
    const std::uint64_t one = sorted[k];
    std::size_t at = k;
    for (; at > 0 && one < sorted[at - 1]; --at)
      sorted[at] = sorted[at - 1];
    sorted[at] = one;
  }
}

}  // namespace

void put_in_random_order(const Table& t, std::span<CardIndex> cards, std::uint64_t purpose, std::uint32_t round) {
  std::array<std::uint64_t, max_cards> keyed, sorted;
  const std::uint64_t salt = mixed(mixed(t.s.seed + golden * purpose) + golden * round);
  std::uint64_t copy = 0;
  for (std::size_t k = 0; k < cards.size(); ++k) {
    const CardIndex i = cards[k];
    const bool is_next_copy = k > 0 && cards[k - 1] + 1 == i && t.card(cards[k - 1]).printed == t.card(i).printed;
    copy = is_next_copy
               ? copy + golden
               : mixed(salt + t.content.card_keys.data()[t.card(i).printed.value]) + golden * copy_number(t, i);
    keyed[k] = (mixed(copy) & ~card_mask) | i;
  }
  constexpr std::size_t few = 48;
  const std::span<const std::uint64_t> all = std::span(keyed).first(cards.size());
  if (cards.size() <= few)
    sort_by_key<5>(all, sorted.data());
  else
    sort_by_key<8>(all, sorted.data());
  for (std::size_t k = 0; k < cards.size(); ++k)
    cards[k] = static_cast<CardIndex>(sorted[k] & card_mask);
}

// What is shuffled: the deck by its name, as its number may depend on the sets.
static std::uint64_t purpose_of(const Table& t, const Zone& z) {
  return z.kind == ZoneKind::deck ? number_of(t.content.decks[z.of].name) : static_cast<std::uint64_t>(z.kind);
}

void shuffle(Table& t, ZoneId z, Doer by) {
  std::array<CardIndex, max_cards> cards;
  std::uint32_t n = 0;
  for (CardIndex i : t.cards_of(z))
    cards[n++] = i;
  t.work.spend(n * work_of::look);
  const int which = std::min(stream::decks + (t.zone(z).kind == ZoneKind::deck ? t.zone(z).of : 0), max_streams - 1);
  put_in_random_order(t, std::span(cards.data(), n), purpose_of(t, t.zone(z)),
                      ++t.s.drawn[static_cast<std::size_t>(which)]);
  CardIndex above = no_card;
  for (std::uint32_t k = 0; k < n; ++k) {
    Card& c = t.card(cards[k]);
    c.above = above;
    c.below = k + 1 < n ? cards[k + 1] : no_card;
    c.seen = {};
    above = cards[k];
  }
  t.zone(z).top = n ? cards[0] : no_card;
  t.zone(z).bottom = above;
  const Event e{.type = EventType::deck_shuffled, .subject = Value::zone(z), .source = by.source, .by = by.by};
  t.emit(events::shuffled.in(e, z));
}

static void rebuild_deck(Table& t, DeckId d) {
  while (t.zone(discard(d)).count > 0) {
    const CardIndex i = t.zone(discard(d)).top;
    t.work.spend(work_of::move);
    unlink(t, i);
    link(t, i, deck(d), t.zone(deck(d)).top);
    become_new_object(t, i);
  }
  shuffle(t, deck(d));
}

CardIndex top_of_deck(Table& t, DeckId d) {
  for (;;) {
    if (t.zone(deck(d)).count == 0 && t.zone(discard(d)).count > 0)
      rebuild_deck(t, d);
    const CardIndex top = t.zone(deck(d)).top;
    if (top == no_card || t.printed(top).min_players <= t.players())
      return top;
    unlink(t, top);  // set aside and replaced by the next one (rule 2.12)
    link(t, top, outside, t.zone(outside).top);
    become_new_object(t, top);
  }
}

bool has_top(const Table& t, DeckId d) {
  for (const ZoneId pile : {deck(d), discard(d)})
    for (const CardIndex i : t.cards_of(pile))
      if (t.printed(i).min_players <= t.players())
        return true;
  return false;
}

void see_alone(Table& t, CardIndex i, Seat seat) { t.card(i).seen = seat; }

void see(Table& t, CardIndex i, Seat seat) { t.card(i).seen.add(seat); }

}  // namespace soulstack::zones
