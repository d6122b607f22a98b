// The index of all abilities in play that listen: triggered abilities and replacements by event, continuous changes by
// stat, constraints and permissions by deed. Rebuilt from the state when the objects in play have changed. The order of
// its lists never affects a result.
#pragma once

#include <array>
#include <span>
#include <utility>
#include <vector>

#include "engine/model/content.h"
#include "engine/model/state.h"

namespace soulstack {

class Table;

struct Listener {
  Value source;               // the object with the ability; none: printed on the table
  std::uint32_t lasting = 0;  // serial of the lasting effect; 0 = none
  AbilityId ability;
  std::uint16_t part = 0;  // index of the change, constraint or permission within the ability
  Seat controller = Seat::game;
};

// An ability that changes what objects have, and when it began to apply (rule 6.10.2).
struct Gift {
  Listener listener;
  std::uint32_t since = 0;
};

// What gifts change, in the order in which they apply (rule 6.10.1). Names belong to the keywords.
enum class GiftLayer : std::uint8_t { abilities, keywords, none };

// One flat list sorted into buckets, so that a fork can copy it at once.
class Listeners {
 public:
  using List = std::span<const Listener>;

  Listeners() = default;
  Listeners(const Listeners&) = delete;
  Listeners& operator=(const Listeners& other) {
    stale = other.stale;
    stat_counters = other.stat_counters;
    sorted_ = other.sorted_;
    gifts_ = other.gifts_;
    buckets_ = other.buckets_;
    return *this;
  }

  void reserve(std::size_t n) {
    sorted_.reserve(n);
    found_.reserve(n);
  }
  bool stale = true;
  bool stat_counters = false;  // there are counters that change a stat, or Eternal counters
  void refresh(const Table& t);

  List when(EventType e) const { return bucket(first_when + index(e)); }
  List would(EventType e) const { return bucket(first_would + index(e)); }
  List change(EventType e) const { return bucket(first_change + index(e)); }  // instead, and cant of an event
  List always(StatId s) const { return bucket(first_always + s.value); }
  List cant(Deed d) const { return bucket(first_cant + static_cast<std::size_t>(d)); }
  List must(Deed d) const { return bucket(first_must + static_cast<std::size_t>(d)); }
  List can(Deed d) const { return bucket(first_can + static_cast<std::size_t>(d)); }
  List claims() const { return bucket(the_claims); }
  // In the order of time. The listeners of what they give are listed for each object that may have it: whether it has it
  // is asked each time (engine/table/object_abilities.h).
  std::span<const Gift> gifts() const { return gifts_; }
  mutable GiftLayer compared = GiftLayer::none;  // meanwhile

 private:
  static constexpr std::size_t events = static_cast<std::size_t>(EventType::count);
  static constexpr std::size_t deeds = static_cast<std::size_t>(Deed::count);
  static constexpr std::size_t first_when = 0, first_would = events, first_change = 2 * events,
                               first_always = 3 * events, first_cant = first_always + max_stats,
                               first_must = first_cant + deeds, first_can = first_must + deeds,
                               the_claims = first_can + deeds, buckets = the_claims + 1;

  static std::size_t index(EventType e) { return static_cast<std::size_t>(e); }
  // The listeners of a bucket: `size` of them in `sorted_`, from `start`.
  struct Bucket {
    std::uint16_t start = 0, size = 0;
  };
  static constexpr std::uint16_t unplaced = 0xFFFF;
  List bucket(std::size_t b) const {
    return buckets_[b].size == 0 ? List() : List(sorted_.data() + buckets_[b].start, buckets_[b].size);
  }
  void add(const Table& t, Listener l);
  // Adds a listener for each constraint or permission of an ability. `first`: the bucket of the first deed.
  template <class Parts>
  void add_deeds(std::size_t first, const Parts& parts, Listener l);
  void put(std::size_t bucket, const Listener& l);
  void add_card(const Table& t, CardIndex card, Seat controller);
  void add_given(const Table& t, CardIndex card, Seat controller);
  void add_all_given(const Table& t);
  void collect(const Table& t);
  void sort();

  std::vector<Listener> sorted_;  // by bucket
  std::vector<Gift> gifts_;
  std::array<Bucket, buckets> buckets_{};
  struct Found {
    std::uint16_t bucket = 0;
    Listener listener;
  };
  std::vector<Found> found_;
};

}  // namespace soulstack
