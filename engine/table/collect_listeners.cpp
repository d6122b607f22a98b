// Fills the index of listeners from the state.
#include <algorithm>

#include "engine/model/object_counts.h"
#include "engine/table/listeners.h"
#include "engine/table/object_abilities.h"
#include "engine/table/quarantine.h"
#include "engine/table/table.h"
#include "engine/table/zone_layout.h"

namespace soulstack {

namespace {

// An item in the shop has only its abilities about entering and leaving play (rule 3.1.5).
bool works_in_shop(const AbilityDef& a) {
  return a.kind == AbilityKind::when &&
         (a.trigger.event == EventType::entered_play || a.trigger.event == EventType::left_play);
}

bool is_in_shop(const Table& t, const Zone& z) { return z.kind == ZoneKind::slot && t.content.slot_types[z.of].sells; }

// A dying monster in the holding zone: its abilities about its own death and rewards (rules 13.2.2 to 13.2.4).
bool works_in_holding(const AbilityDef& a) {
  const EventType e = a.trigger.event;
  if (a.kind != AbilityKind::when && a.kind != AbilityKind::change && a.kind != AbilityKind::instead &&
      a.kind != AbilityKind::cant)
    return false;
  if (e == EventType::soul_gained)
    return a.kind != AbilityKind::when;  // for when it becomes a soul
  return e == EventType::monster_died || e == EventType::object_died || e == EventType::rewards ||
         e == EventType::rewards_gained;
}

// Does the ability work while its card is in this zone (rules 6.7.2, 6.7.13)?
bool works_in(const Table& t, const Zone& z, const AbilityDef& a) {
  switch (z.kind) {
    case ZoneKind::soul:
      return a.as_soul;
    case ZoneKind::hand:
      return a.in_hand;
    case ZoneKind::holding:
      return works_in_holding(a);
    default:
      return !a.as_soul && !a.in_hand && !(is_in_shop(t, z) && !works_in_shop(a));
  }
}

// "When X dies, after rewards" listens to the event after the rewards; "when a player dies" to the event before the
// penalty, unless it says after the penalty (rules 13.2.4, 13.4.4, 13.5.5).
EventType heard_event(const AbilityDef& a) {
  const EventType e = a.trigger.event;
  if (a.after == After::rewards && (e == EventType::monster_died || e == EventType::object_died))
    return EventType::rewards_gained;
  if (a.after == After::penalty && e == EventType::player_died)
    return EventType::penalty_paid;
  return e;
}

}  // namespace

void Listeners::put(std::size_t bucket, const Listener& l) {
  found_.push_back({static_cast<std::uint16_t>(bucket), l});
  ++buckets_.data()[bucket].size;
}

template <class Parts>
void Listeners::add_deeds(std::size_t first, const Parts& parts, Listener l) {
  for (const auto& part : parts) {
    put(first + static_cast<std::size_t>(part.deed), l);
    ++l.part;
  }
}

void Listeners::add(const Table& t, Listener l) {
  const AbilityDef& a = t.content[l.ability];
  switch (a.kind) {
    case AbilityKind::when:
      return put(first_when + index(heard_event(a)), l);
    case AbilityKind::would:
      return put(first_would + index(a.trigger.event), l);
    case AbilityKind::change:
    case AbilityKind::instead:
      return put(first_change + index(a.trigger.event), l);
    case AbilityKind::always:
      if (a.acts_on_objects())
        gifts_.push_back({l, began(t, l)});
      for (const StatChange& c : a.changes) {
        put(first_always + c.stat.value, l);
        ++l.part;
      }
      return;
    case AbilityKind::cant:
      if (a.trigger.event != EventType::none)
        return put(first_change + index(a.trigger.event), l);
      [[fallthrough]];
    case AbilityKind::must:
      return add_deeds(a.kind == AbilityKind::cant ? first_cant : first_must, a.constraints, l);
    case AbilityKind::can:
      return add_deeds(first_can, a.permissions, l);
    case AbilityKind::claim:
      return put(the_claims, l);
    default:
      return;
  }
}

void Listeners::add_card(const Table& t, CardIndex i, Seat controller) {
  if (has_no_abilities(t, i))
    return;
  const Zone& z = t.zone_of(i);
  const bool holding = z.kind == ZoneKind::holding;
  const bool all_work = z.kind == ZoneKind::play && !t.content.has_abilities_elsewhere;
  const auto add_one = [&](AbilityId id) {
    if (all_work || works_in(t, z, t.content[id]))
      add(t, {.source = t.ref(i), .ability = id, .controller = controller});
  };
  if (holding && had_other_abilities(t, i))
    for (const Kept& had : abilities_had(t, i))
      add_one(had.value.as_ability());
  else
    for (AbilityId id : t.def(i).abilities)
      add_one(id);
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
      if ((shop && !works_in_shop(t.content[id])) || std::find(listed.begin(), listed.end(), id) != listed.end())
        continue;
      listed.push_back(id);
      add(t, {.source = t.ref(i), .ability = id, .controller = controller});
    }
  }
}

void Listeners::add_all_given(const Table& t) {
  std::stable_sort(gifts_.begin(), gifts_.end(), [](const Gift& a, const Gift& b) { return a.since < b.since; });
  for (const Zone& z : t.s.zones)
    if (z.kind == ZoneKind::slot || z.kind == ZoneKind::play)
      for (CardIndex i : t.cards_in_play(z))
        add_given(t, i, z.seat);
}

// An ability is listed only while its object is in a zone in which the ability works (rule 6.7.2).
void Listeners::collect(const Table& t) {
  for (AbilityId id : t.rules().abilities)
    if (!quarantined(t, id))
      add(t, {.ability = id});
  // The only cards outside the game with working abilities (rules 15.4.1, 19.9.2).
  for (CardIndex i : t.cards_of(zones::bonus))
    add_card(t, i, Seat::game);
  for (CardIndex i : t.cards_of(zones::holding))
    add_card(t, i, t.controller(t.ref(i)));  // its abilities on dying still belong to its controller
  // Cards in slots, but not souls: monster cards have abilities only while they are in play (rule 3.3.2).
  for (const Zone& z : t.s.zones)
    if (z.kind == ZoneKind::slot && z.top != no_card)
      add_card(t, z.top, Seat::game);
  for (Seat p : t.seats())
    for (CardIndex i : t.cards_of(zones::play(t, p)))
      add_card(t, i, p);
  if (t.content.has_abilities_elsewhere)
    for (Seat p : t.seats())
      for (const ZoneId zone : {zones::souls(t, p), zones::hand(t, p)})
        for (CardIndex i : t.cards_of(zone))
          add_card(t, i, p);
  for (const Lasting& l : t.s.lasting)
    if (l.ability.known() && l.waits_for == Seat::game && !quarantined(t, l.ability))
      for (AbilityId id : t.content[l.ability].nested)
        add(t, {.source = l.source, .lasting = l.serial, .ability = id, .controller = l.controller});
  if (!gifts_.empty())
    add_all_given(t);
}

// A stable counting sort. A bucket gets its place when its first listener is met; `size` counts to there again.
void Listeners::sort() {
  sorted_.resize(found_.size());
  std::uint16_t free = 0;
  for (const Found& found : found_) {
    Bucket& to = buckets_[found.bucket];
    if (to.start == unplaced) {
      to.start = free;
      free = static_cast<std::uint16_t>(free + to.size);
      to.size = 0;
    }
    sorted_.data()[to.start + to.size++] = found.listener;
  }
}

void Listeners::refresh(const Table& t) {
  if (!stale)
    return;
  stale = false;
  found_.clear();
  gifts_.clear();
  stat_counters = std::any_of(t.s.counts.begin(), t.s.counts.end(), [](const ObjectCount& e) {
    return e.key > first_counter_key && e.key <= first_counter_key + counter::eternal.value && e.value > 0;
  });
  buckets_.fill({unplaced, 0});
  collect(t);
  sort();
  t.work.spend(buckets + 1 + found_.size() * work_of::look);
}

}  // namespace soulstack
