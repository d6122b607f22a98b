// How good a position is for a player.
#include "tools/players/position_value.h"

#include <algorithm>

#include "engine/table/queries.h"
#include "engine/table/zone_layout.h"

namespace soulstack::tools {

namespace {

double own_value(const Table& t, Seat p, const PositionWeights& w) {
  const Value self = Value::player(p);
  const int souls = souls_of(t, p);
  const int items = std::max(0, t.zone(zones::play(t, p)).count - 2);
  return w.soul * souls + w.soul_squared * souls * souls + w.item * items + w.attack * attack_of(t, self) +
         w.hp * std::max(0, hp(t, self)) + w.loot * std::min<int>(t.zone(zones::hand(t, p)).count, w.most_loot) +
         w.coin * std::min<int>(t.player(p).coins, w.most_coins) + (t.dead(p) ? w.dead : 0);
}

}  // namespace

double value_of_position(const Table& t, Seat who, const PositionWeights& w) {
  if (t.s.over() && t.s.outcome != Outcome::stopped)
    return t.player(who).flags.has(PlayerFlag::won) ? w.win : -w.win;
  double best = 0, sum = 0;
  int opponents = 0;
  for (const Seat p : t.seats()) {
    if (p == who)
      continue;
    const double value = own_value(t, p, w);
    best = opponents == 0 ? value : std::max(best, value);
    sum += value;
    ++opponents;
  }
  return own_value(t, who, w) + (opponents == 0 ? 0 : w.best_opponent * best + w.mean_opponent * sum / opponents);
}

}  // namespace soulstack::tools
