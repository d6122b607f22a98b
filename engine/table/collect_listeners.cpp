// Fills the index of listeners from the state.
#include <algorithm>
#include <cstring>

#include "engine/model/object_counts.h"
#include "engine/model/zone_kinds.h"
#include "engine/table/listeners.h"
#include "engine/table/object_abilities.h"
#include "engine/table/quarantine.h"
#include "engine/table/table.h"
#include "engine/table/zone_layout.h"

namespace soulstack {

namespace {

bool is_in_shop(const Table& t, const Zone& z) { return z.kind == ZoneKind::slot && t.content[SlotTypeId{z.of}].sells; }

// The place of a card in this zone, among those where abilities can work (rules 6.7.2, 6.7.13).
std::uint8_t place_of(const Table& t, const Zone& z) {
  return is_in_shop(t, z) ? works_in::shop : row_of(z.kind).works;
}

}  // namespace

inline void Listeners::put(const Table& t, const ListenerRow& row, Value source, Seat controller,
                           std::uint32_t lasting) {
  const Listener l{source, lasting, row.ability, row.part, controller, row.looks};
  if (row.bucket == buckets::gifts) {
    gives_abilities = gives_abilities || t.content[l.ability].continuous().gives_abilities();
    return gifts_.push_back({l, began(t, l)});
  }
  found_.push_back({row.bucket, l});
}

void Listeners::add(const Table& t, AbilityId id, Value source, Seat controller, std::uint32_t lasting) {
  for (const ListenerRow& row : t.content.rows_of(id))
    put(t, row, source, controller, lasting);
}

void Listeners::add_card(const Table& t, CardIndex i, Seat controller) {
  const std::span<const ListenerRow> printed = t.content.rows_of(t.card(i).def);
  if ((printed.empty() && !t.content.has_gifts) || has_no_abilities(t, i))
    return;
  const std::uint8_t place = place_of(t, t.zone_of(i));
  const Value source = t.ref(i);
  const auto add_rows = [&](std::span<const ListenerRow> rows) {
    for (const ListenerRow& row : rows)
      if ((row.places & place) != 0)
        put(t, row, source, controller, 0);
  };
  if (place != works_in::holding || !had_other_abilities(t, i))
    return add_rows(printed);
  for (const Kept& had : abilities_had(t, i))
    add_rows(t.content.rows_of(had.value.as_ability()));
}

static bool listens_in_shop(const Table& t, AbilityId id) {
  const auto rows = t.content.rows_of(id);
  return std::any_of(rows.begin(), rows.end(), [](const ListenerRow& r) { return (r.places & works_in::shop) != 0; });
}

// What other abilities may give it, each once (rule 6.10.3).
void Listeners::add_given(const Table& t, CardIndex i, Seat controller) {
  if (has_no_abilities(t, i))
    return;
  const bool shop = is_in_shop(t, t.zone_of(i));
  std::vector<AbilityId> listed = t.def(i).abilities;
  for (const Gift& gift : gifts_) {
    if (!may_reach(t, gift.listener, i))
      continue;
    for (const AbilityId id : may_be_given(t, gift.listener)) {
      if ((shop && !listens_in_shop(t, id)) || std::find(listed.begin(), listed.end(), id) != listed.end())
        continue;
      listed.push_back(id);
      add(t, id, t.ref(i), controller, 0);
    }
  }
}

void Listeners::add_all_given(const Table& t) {
  std::stable_sort(gifts_.begin(), gifts_.end(), [](const Gift& a, const Gift& b) { return a.since < b.since; });
  for (const Zone& z : t.s.zones)
    if (row_of(z.kind).has_objects())
      for (CardIndex i : t.cards_in_play(z))
        add_given(t, i, z.seat);
}

void Listeners::collect_lasting(const Table& t, const Lasting& l) {
  if (l.ability.known() && l.waits_for == Seat::game && !quarantined(t, l.ability))
    for (AbilityId id : t.content[l.ability].duration().nested)
      add(t, id, l.source, l.controller, l.serial);
}

// `collect` names the zones of these kinds.
static_assert(std::count_if(zone_kind_rows.begin(), zone_kind_rows.end(),
                            [](const ZoneKindRow& row) { return row.works != works_in::nowhere; }) == 6,
              "abilities in the zones of each kind with `works` must be collected");

// An ability is listed only while its object is in a zone in which the ability works (rule 6.7.2).
void Listeners::collect(const Table& t) {
  for (AbilityId id : t.rules().abilities)
    if (!quarantined(t, id))
      add(t, id, nothing, Seat::game, 0);
  // The only cards outside the game with working abilities (rules 15.4.1, 19.9.2).
  for (CardIndex i : t.cards_of(zones::bonus))
    add_card(t, i, Seat::game);
  for (CardIndex i : t.cards_of(zones::holding))
    add_card(t, i, t.controller(t.ref(i)));  // its abilities on dying still belong to its controller
  // Cards in slots, but not souls: monster cards have abilities only while they are in play (rule 3.3.2).
  for (const Zone& slot : zones::slots(t))
    if (slot.top != no_card)
      add_card(t, slot.top, Seat::game);
  for (Seat p : t.seats())
    for (CardIndex i : t.cards_of(zones::play(t, p)))
      add_card(t, i, p);
  if (t.content.has_abilities_elsewhere)
    for (Seat p : t.seats())
      for (const ZoneId zone : {zones::souls(t, p), zones::hand(t, p)})
        for (CardIndex i : t.cards_of(zone))
          add_card(t, i, p);
  for (const Lasting& l : t.s.lasting)
    collect_lasting(t, l);
  if (!gifts_.empty())
    add_all_given(t);
}

// A stable counting sort. A bucket gets its place when its first listener is met; its `end` moves on with each of them.
void Listeners::sort() {
  std::memset(buckets_.data(), 0, sizeof buckets_);
  Looks all =
      replaced_claims ? look::claims : Looks{0};  // a local, so that the loops need not store a member each time
  for (const Gift& gift : gifts_)
    all = static_cast<Looks>(all | gift.listener.looks);
  for (const Found& found : found_) {
    ++buckets_.data()[found.bucket].size;
    all = static_cast<Looks>(all | found.listener.looks);
  }
  looks = all;
  sorted_.resize(found_.size());
  std::uint16_t free = 0;
  for (const Found& found : found_) {
    Bucket& to = buckets_.data()[found.bucket];
    if (to.end == 0) {
      to.end = free;
      free = static_cast<std::uint16_t>(free + to.size);
    }
    sorted_.data()[to.end++] = found.listener;
  }
}

bool Listeners::lists_the_same(const Listeners& other) const {
  for (std::size_t b = 0; b < buckets::count; ++b) {
    const List ours = bucket(b), theirs = other.bucket(b);
    if (!std::equal(ours.begin(), ours.end(), theirs.begin(), theirs.end()))
      return false;
  }
  return gifts_ == other.gifts_;
}

void Listeners::derive(const Table& t) {
  stale = false;
  found_.clear();
  gifts_.clear();
  stat_counters = replaced_claims = gives_abilities = false;
  for (const ObjectCount& e : t.s.counts)
    if (e.key > first_counter_key && e.key <= first_counter_key + counter::eternal.value && e.value > 0)
      stat_counters = true;
    else if (e.key == claimed_key && e.value == replaced_claim)
      replaced_claims = true;
  collect(t);
  sort_again(t);
}

void Listeners::sort_again(const Table& t) {
  sort();
  if (t.content.shortcuts != Shortcuts::all())
    looks |= look::each_step;
  t.work.spend(buckets::count + 1 + found_.size() * work_of::look);
}

// ---- One change

// What cards have from others is listed after everything else, so it is collected again. A card that leaves the bonus
// souls takes its replaced claim with it.
bool Listeners::can_be_changed(const Table& t) {
  stale = stale || replaced_claims || t.content.has_gifts || t.content.has_abilities_elsewhere ||
          !t.content.takes(Shortcut::listeners);
  return !stale;
}

namespace {

// The place of the cards of a zone in the order of `collect`; 0: its cards are not listed.
int rank_of(ZoneId id, const Zone& z) {
  switch (z.kind) {
    case ZoneKind::bonus:
      return 1;
    case ZoneKind::holding:
      return 2;
    case ZoneKind::slot:
      return 3 + id.value;
    case ZoneKind::play:
      return 3 + max_zones + index_of(z.seat);
    case ZoneKind::soul:
    case ZoneKind::hand:  // listed only with `has_abilities_elsewhere`: then all is collected again
    case ZoneKind::outside:
    case ZoneKind::stack:
    case ZoneKind::deck:
    case ZoneKind::discard:
    case ZoneKind::count:
      break;
  }
  return 0;
}

}  // namespace

void Listeners::list_again(const Table& t, CardIndex card) {
  if (t.content.rows_of(t.card(card).def).empty() && !t.content.has_gifts)
    return;
  if (!can_be_changed(t))
    return;
  const auto is_of_card = [&](const Found& found) {
    const Listener& l = found.listener;
    return l.lasting == 0 && l.source.is(ValueKind::card) && l.source.as_card() == card;
  };
  const bool was_listed = std::erase_if(found_, is_of_card) > 0;
  const Card& c = t.card(card);
  const Zone& z = t.zone_of(card);
  const int rank = rank_of(c.zone, z);
  const bool is_seen = rank > 0 && (z.kind != ZoneKind::slot || z.top == card);
  const bool is_first = z.kind == ZoneKind::slot || c.above == no_card;
  if (is_seen && !is_first && c.below != no_card) {
    stale = true;  // it comes between others of its zone
    return;
  }
  if (is_seen) {
    const int before = is_first ? rank : rank + 1;
    const auto comes_after = [&](const Found& found) {
      const Listener& l = found.listener;
      return l.lasting != 0 || (l.source.is(ValueKind::card) &&
                                rank_of(t.card(l.source.as_card()).zone, t.zone_of(l.source.as_card())) >= before);
    };
    const auto after = std::find_if(found_.begin(), found_.end(), comes_after) - found_.begin();
    const auto end = static_cast<std::ptrdiff_t>(found_.size());
    const bool is_owned = z.kind == ZoneKind::holding;
    add_card(t, card, is_owned ? t.controller(t.ref(card)) : z.kind == ZoneKind::play ? z.seat : Seat::game);
    std::rotate(found_.begin() + after, found_.begin() + end, found_.end());
  } else if (!was_listed) {
    return;
  }
  sort_again(t);
}

void Listeners::list_lasting(const Table& t, const Lasting& begun) {
  if (begun.serial != t.s.lasting.back().serial)
    stale = true;
  if (!can_be_changed(t))
    return;
  collect_lasting(t, begun);
  sort_again(t);
}

void Listeners::drop_lasting(const Table& t, std::uint32_t ended) {
  if (can_be_changed(t) &&
      std::erase_if(found_, [&](const Found& found) { return found.listener.lasting == ended; }) > 0)
    sort_again(t);
}

}  // namespace soulstack
