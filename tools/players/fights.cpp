// What a player may expect of a fight with a monster.
#include "tools/players/fights.h"

#include <algorithm>
#include <array>

#include "engine/table/queries.h"

namespace soulstack::tools {

namespace {

constexpr int most_hp = 10;
// The probability that a player who hits with `hit` of six values defeats a monster before dying.
double chance_to_win(int hit, int blows_needed, int blows_left) {
  if (blows_left <= 0)
    return 0;
  const double p = hit / 6.0;
  std::array<std::array<double, most_hp + 1>, most_hp + 1> chance{};  // [blows needed][blows left]
  for (std::size_t needed = 0; needed <= most_hp; ++needed)
    for (std::size_t left = 1; left <= most_hp; ++left)
      chance[needed][left] = needed == 0 ? 1 : p * chance[needed - 1][left] + (1 - p) * chance[needed][left - 1];
  return chance[static_cast<std::size_t>(std::min(blows_needed, most_hp))]
               [static_cast<std::size_t>(std::min(blows_left, most_hp))];
}

int blows(int hp, int attack) { return attack <= 0 ? most_hp : (hp + attack - 1) / attack; }

}  // namespace

double chance_against(const Table& t, Seat who, Value monster) {
  const Value self = Value::player(who);
  const int hit = std::clamp(7 - evasion_of(t, monster), 0, 6);
  return chance_to_win(hit, blows(hp(t, monster), attack_of(t, self)), blows(hp(t, self), attack_of(t, monster)));
}

double best_chance(const Table& t, Seat who) {
  double best = 0;
  for (const Zone& z : t.s.zones)
    if (z.kind == ZoneKind::slot && z.top != no_card && attackable(t, t.ref(z.top)))
      best = std::max(best, chance_against(t, who, t.ref(z.top)));
  return best;
}

}  // namespace soulstack::tools
