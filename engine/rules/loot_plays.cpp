// Loot plays.
#include "engine/rules/loot_plays.h"

#include <algorithm>

#include "engine/table/extras.h"
#include "engine/table/queries.h"

namespace soulstack {

// Those of the turn: as many as the rules and continuous effects allow now, minus those used (rule 4.3.1).
static int own_loot_plays(const Table& t, Seat who) {
  if (!t.s.turn.acting || who != t.active())
    return 0;
  const int plays = stat_of(t, stat::loot_plays, Value::player(who));
  return plays >= unlimited ? unlimited : std::max(plays - t.s.turn.loot_plays, 0);
}

int loot_plays_left(const Table& t, Seat who) {
  return std::min(own_loot_plays(t, who) + t.player(who).loot_plays, unlimited);
}

// One for certain cards only is used first.
bool has_loot_play(const Table& t, Seat who, Value card) {
  return loot_plays_left(t, who) > 0 || find_extra(t, Deed::extra_loot_play, who, card).known();
}

void use_loot_play(Table& t, Seat who, Value card) {
  if (const Extra extra = find_extra(t, Deed::extra_loot_play, who, card); extra.known())
    return use_extra(t, who, extra);
  Player& p = t.player(who);
  if (own_loot_plays(t, who) > 0)
    t.s.turn.loot_plays = static_cast<std::uint8_t>(std::min(t.s.turn.loot_plays + 1, 255));
  else if (p.loot_plays < unlimited)
    --p.loot_plays;
}

}  // namespace soulstack
