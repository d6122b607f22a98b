// The index of all abilities in play that listen: triggered abilities and replacements by event, continuous changes by
// stat, constraints and permissions by deed. A card that comes or goes and a lasting effect that begins or ends are listed
// or taken off at once; after any other change in play it is rebuilt from the state. Both give the same lists.
#pragma once

#include <array>
#include <span>
#include <utility>
#include <vector>

#include "engine/model/buckets.h"
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
  Looks looks = 0;  // as in ListenerRow
  bool operator==(const Listener&) const = default;
};

// An ability that changes what objects have, and when it began to apply (rule 6.10.2).
struct Gift {
  Listener listener;
  std::uint32_t since = 0;
  bool operator==(const Gift&) const = default;
};

// What gifts change, in the order in which they apply (rule 6.10.1). Names belong to the keywords.
enum class GiftLayer : std::uint8_t { abilities, keywords, none };

// What is known about the gifts of a layer: which of them apply, and for each of them, by the number of the card, which
// objects it reaches. An empty list: nobody has asked.
enum class GiftAnswer : signed char { unknown, no, yes };
struct GiftAnswers {
  std::vector<GiftAnswer> applies;
  std::vector<std::vector<GiftAnswer>> reaches;
};
using AnswersByLayer = std::array<GiftAnswers, static_cast<std::size_t>(GiftLayer::none)>;

// One flat list sorted into buckets, so that a fork can copy it at once.
class Listeners {
 public:
  using List = std::span<const Listener>;

  Listeners() = default;
  Listeners(const Listeners&) = delete;
  Listeners& operator=(const Listeners& other) {
    stale = other.stale;
    stat_counters = other.stat_counters;
    replaced_claims = other.replaced_claims;
    gives_abilities = other.gives_abilities;
    looks = other.looks;
    found_ = other.found_;
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
  bool stat_counters = false;    // there are counters that change a stat, or Eternal counters
  bool replaced_claims = false;  // the gain of a bonus soul was replaced, and its condition is still met
  bool gives_abilities = false;  // one of the gifts does; otherwise objects have none but printed ones
  Looks looks = 0;  // what is checked after each step, since something that is listed depends on more than it
  void refresh(const Table& t) {
    if (stale)
      derive(t);
  }
  // Lists the card where it now is, and not where it was.
  void list_again(const Table& t, CardIndex card);
  // The last of the lasting effects has begun; or one has ended.
  void list_lasting(const Table& t, const Lasting& begun);
  void drop_lasting(const Table& t, std::uint32_t ended);
  // Do both list the same listeners, each in the same order?
  bool lists_the_same(const Listeners& other) const;

  List when(EventType e) const { return bucket(buckets::when(e)); }
  List would(EventType e) const { return bucket(buckets::would(e)); }
  List change(EventType e) const { return bucket(buckets::change(e)); }  // instead, and cant of an event
  List always(StatId s) const { return bucket(buckets::always(s)); }
  List cant(Deed d) const { return bucket(buckets::cant(d)); }
  List must(Deed d) const { return bucket(buckets::must(d)); }
  List can(Deed d) const { return bucket(buckets::can(d)); }
  List claims() const { return bucket(buckets::claims); }
  // In the order of time. The listeners of what they give are listed for each object that may have it: whether it has it
  // is asked each time (engine/table/object_abilities.h).
  std::span<const Gift> gifts() const { return gifts_; }
  // May something that is listed change the HP of objects?
  bool may_change_hp() const { return stale || stat_counters || !always(stat::hp).empty() || !gifts_.empty(); }
  mutable GiftLayer compared = GiftLayer::none;   // meanwhile
  mutable AnswersByLayer* known_gifts = nullptr;  // of KnownGifts (engine/table/object_abilities.h)

 private:
  // The listeners of a bucket: `size` of them in `sorted_`, before `end`.
  struct Bucket {
    std::uint16_t end, size;
  };
  List bucket(std::size_t b) const {
    const Bucket& of = buckets_[b];
    return of.size == 0 ? List() : List(sorted_.data() + of.end - of.size, of.size);
  }
  // Each row of the ability. `lasting`: as in Listener.
  void add(const Table& t, AbilityId id, Value source, Seat controller, std::uint32_t lasting);
  void put(const Table& t, const ListenerRow& row, Value source, Seat controller, std::uint32_t lasting);
  void add_card(const Table& t, CardIndex card, Seat controller);
  void add_given(const Table& t, CardIndex card, Seat controller);
  void add_all_given(const Table& t);
  void derive(const Table& t);
  void collect(const Table& t);
  void collect_lasting(const Table& t, const Lasting& lasting);
  bool can_be_changed(const Table& t);
  void sort();
  void sort_again(const Table& t);

  std::vector<Listener> sorted_;  // by bucket
  std::vector<Gift> gifts_;
  std::array<Bucket, buckets::count> buckets_{};
  struct Found {
    std::uint16_t bucket = 0;
    Listener listener;
  };
  std::vector<Found> found_;  // in the order in which they are collected
};

}  // namespace soulstack
