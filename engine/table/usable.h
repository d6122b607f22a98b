// The activated abilities that each player could use.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <limits>
#include <span>

#include "engine/model/content.h"
#include "engine/model/ids.h"
#include "engine/model/seats.h"

namespace soulstack {

class Table;

// An ability of an object in play: its place in Content::uses.
struct Usable {
  CardIndex card = 0;
  std::uint16_t use = 0;
  bool operator==(const Usable&) const = default;
};

// Kept for each seat until an object of theirs comes, goes or changes, so that not all objects are looked at each time.
// Only for printed abilities: it is not asked while something in play gives or takes abilities.
class Usables {
 public:
  static constexpr std::size_t most = 24;
  static constexpr std::int16_t no_ability = std::numeric_limits<std::int16_t>::max();

  // The abilities that the charge and the counters of the objects of one player allow, in the order of the objects.
  struct OfSeat {
    std::int16_t least_coins = no_ability;  // the least ¢ that one of them costs, while nothing changes prices
    std::uint16_t count = 0;                // more than `most`: only the first ones are listed
    StackNouns needs = 0;                   // what their abilities need on the stack, all together
    std::array<Usable, most> listed{};

    bool lists_all() const { return count <= most; }
    std::span<const Usable> first() const { return {listed.data(), std::min<std::size_t>(count, most)}; }
  };

  const OfSeat& of(const Table& t, Seat who) {
    if (!is_known(who))
      derive(t, who);
    return seats_[static_cast<std::size_t>(who)];
  }
  bool is_known(Seat who) const { return known_.has(who); }
  void forget(Seat who) { known_.remove(who); }
  void forget_all() { known_ = {}; }

 private:
  void derive(const Table& t, Seat who);

  std::array<OfSeat, max_players> seats_{};
  Seats known_;
};

// Does the object have as many counters as the ability costs? Few do.
bool has_counters_for(const Table& t, CardIndex i, const Use& use);

}  // namespace soulstack
