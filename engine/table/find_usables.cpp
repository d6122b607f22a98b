// Finds the activated abilities that each player could use.
#include <algorithm>

#include "engine/table/counters.h"
#include "engine/table/table.h"
#include "engine/table/usable.h"
#include "engine/table/zone_layout.h"

namespace soulstack {

bool has_counters_for(const Table& t, CardIndex i, const Use& use) {
  return use.counters <= t.card(i).counters || use.counters <= counters_of(t, t.ref(i));
}

void Usables::derive(const Table& t, Seat who) {
  OfSeat& of = seats_[static_cast<std::size_t>(who)];
  of.least_coins = no_ability;
  of.count = 0;
  of.needs = 0;
  for (const CardIndex i : t.cards_of(zones::play(t, who))) {
    const bool is_deactivated = t.card(i).flags.has(CardFlag::deactivated);
    for (const Use& use : t.content.uses_of_card(t.card(i).def)) {
      if ((use.is_tap && is_deactivated) || !has_counters_for(t, i, use))
        continue;
      of.least_coins = std::min(of.least_coins, use.coins);
      of.needs |= use.needs;
      if (of.count < most)
        of.listed[of.count] = {i, static_cast<std::uint16_t>(&use - t.content.uses.data())};
      ++of.count;
    }
  }
  known_.add(who);
}

}  // namespace soulstack
