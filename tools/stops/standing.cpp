// What a player has.
#include "tools/stops/standing.h"

#include <algorithm>

#include "engine/table/queries.h"
#include "engine/table/zone_layout.h"

namespace soulstack::tools {

namespace {

int result_for(const Table& t, Seat who) {
  if (!t.s.over() || t.s.outcome == Outcome::stopped)
    return 0;
  return t.player(who).flags.has(PlayerFlag::won) ? 1 : -1;
}

int items_of(const Table& t, Seat who) {
  int items = 0;
  for (const CardIndex i : t.cards_of(zones::play(t, who)))
    items += is_item(t, i) && !is_curse(t, i) ? 1 : 0;
  return items;
}

int souls_of_rivals(const Table& t, Seat who) {
  int souls = 0;
  for (const Seat p : t.seats())
    souls += p == who ? 0 : souls_of(t, p);
  return souls;
}

int hp_of_foe(const Table& t, Value foe) { return foe && t.current(foe) && has_hp(t, foe) ? hp(t, foe) : 0; }

}  // namespace

int deaths_in_log(const Table& t, Seat who) {
  return static_cast<int>(std::count_if(t.log.begin(), t.log.end(), [&](const Event& e) {
    return e.type == EventType::player_died && e.subject == Value::player(who);
  }));
}

Standing standing_of(const Table& t, Seat who, int deaths, Value foe) {
  const Player& player = t.player(who);
  return {result_for(t, who),
          -deaths,
          souls_of(t, who),
          items_of(t, who),
          -souls_of_rivals(t, who),
          -hp_of_foe(t, foe),
          player.coins,
          t.zone(zones::hand(t, who)).count,
          std::max(0, hp(t, Value::player(who)))};
}

Standing difference(const Standing& after, const Standing& before) {
  Standing change{};
  for (std::size_t m = 0; m < change.size(); ++m)
    change[m] = after[m] - before[m];
  return change;
}

std::optional<Matter> gravest_loss(const Standing& change) {
  for (std::size_t m = 0; m < change.size(); ++m)
    if (change[m] < 0)
      return static_cast<Matter>(m);
  return std::nullopt;
}

}  // namespace soulstack::tools
