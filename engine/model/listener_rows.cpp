// What abilities listen to, derived once, so that an object that comes into play only copies its rows into the index.
#include <array>

#include "engine/model/buckets.h"
#include "engine/model/event_rows.h"
#include "engine/model/zone_kinds.h"

namespace soulstack {

namespace {

// An item in the shop has only its abilities about entering and leaving play (rule 3.1.5).
bool works_in_shop(const AbilityDef& a) {
  return a.kind == AbilityKind::when &&
         (a.trigger.event == EventType::entered_play || a.trigger.event == EventType::left_play);
}

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

std::uint8_t places_of(const AbilityDef& a) {
  const bool elsewhere = a.as_soul || a.in_hand;
  const bool as_soul = a.as_soul || hears_itself_become_soul(a);
  return static_cast<std::uint8_t>((elsewhere ? works_in::nowhere : works_in::play) |
                                   (!elsewhere && works_in_shop(a) ? works_in::shop : 0) |
                                   (works_in_holding(a) ? works_in::holding : 0) | (as_soul ? works_in::souls : 0) |
                                   (a.in_hand ? works_in::hand : 0));
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

// The events that others are also (rule 20.7.2); most are not.
constexpr auto others_are_also = [] {
  std::array<bool, count_of<EventType>> are{};
  for (const EventRow& row : event_rows)
    are[static_cast<std::size_t>(row.is_also)] = row.is_also != EventType::none;
  return are;
}();

class RowsOfAbility {
 public:
  RowsOfAbility(std::vector<ListenerRow>& rows, AbilityId id, const AbilityDef& a)
      : rows_(rows), id_(id), places_(places_of(a)) {}

  void add(const AbilityDef& a) {
    switch (a.kind) {
      case AbilityKind::when:
        return hear(heard_event(a), buckets::when);
      case AbilityKind::would:
        return hear(a.trigger.event, buckets::would);
      case AbilityKind::change:
      case AbilityKind::instead:
        return hear(a.trigger.event, buckets::change);
      case AbilityKind::always:
        if (a.continuous().acts_on_objects())
          put(buckets::gifts);
        return each(a.continuous().changes, [](const StatChange& part) { return buckets::always(part.stat); });
      case AbilityKind::cant:
        if (a.trigger.event != EventType::none)
          return hear(a.trigger.event, buckets::change);
        return each(a.deeds().constraints, [](const Constraint& part) { return buckets::cant(part.deed); });
      case AbilityKind::must:
        return each(a.deeds().constraints, [](const Constraint& part) { return buckets::must(part.deed); });
      case AbilityKind::can:
        return each(a.deeds().permissions, [](const Permission& part) { return buckets::can(part.deed); });
      case AbilityKind::claim:
        return put(buckets::at(buckets::claims, 0));
      case AbilityKind::play:
      case AbilityKind::tap:
      case AbilityKind::paid:
      case AbilityKind::lasting:
      case AbilityKind::outcome:
      case AbilityKind::mode:
      case AbilityKind::step:
      case AbilityKind::count:
        break;  // it listens to nothing
    }
  }

 private:
  void put(std::uint16_t bucket, std::size_t part = 0) {
    rows_.push_back({.bucket = bucket, .ability = id_, .part = static_cast<std::uint16_t>(part), .places = places_});
  }
  // Also the events that are one of these: a card that is destroyed is put into discard (rule 20.7.2).
  void hear(EventType heard, std::uint16_t bucket_of(EventType)) {
    if (heard != EventType::none && !others_are_also[static_cast<std::size_t>(heard)])
      return put(bucket_of(heard));
    for (const EventRow& row : event_rows)
      if (is_one_of(row.type, heard))
        put(bucket_of(row.type));
  }
  template <class Parts, class BucketOf>
  void each(const Parts& parts, BucketOf bucket_of) {
    for (std::size_t k = 0; k < parts.size(); ++k)
      put(bucket_of(parts[k]), k);
  }

  std::vector<ListenerRow>& rows_;
  AbilityId id_;
  std::uint8_t places_;
};

}  // namespace

void Content::list_listener_rows() {
  listener_rows.clear();
  rows_of_ability.clear();
  rows_of_card.clear();
  const auto next = [&] { return static_cast<std::uint32_t>(listener_rows.size()); };
  for (std::uint16_t i = 0; i < abilities.size(); ++i) {
    const std::uint32_t first = next();
    RowsOfAbility(listener_rows, AbilityId{i}, abilities[i]).add(abilities[i]);
    rows_of_ability.push_back({first, next()});
  }
  for (const CardDef& card : cards) {
    const std::uint32_t first = next();
    for (const AbilityId id : card.abilities) {
      const ListenerRows rows = rows_of_ability[id.value];
      for (std::uint32_t n = rows.first; n < rows.end; ++n)
        listener_rows.push_back(ListenerRow(listener_rows[n]));
    }
    rows_of_card.push_back({first, next()});
  }
}

}  // namespace soulstack
