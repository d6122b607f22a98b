// The cards that a seat can see.
#include "engine/table/visibility.h"

#include "engine/table/table.h"

namespace soulstack {

// Rule 19.10. Cards outside the game are public unless they are face down (rule 19.9.3).
bool sees(const Table& t, CardIndex i, Seat viewer) {
  if (viewer == everything)
    return true;
  const Card& c = t.card(i);
  const Zone& z = t.zone_of(i);
  const bool hidden = z.kind == ZoneKind::hand || z.kind == ZoneKind::deck || z.kind == ZoneKind::holding ||
                      c.flags.has(CardFlag::face_down);
  if (!hidden || (z.kind == ZoneKind::hand && t.rules().is(Way::open_hands)))
    return true;
  if (viewer == Seat::game)
    return c.seen == 0xFF;
  return (z.kind == ZoneKind::hand && z.seat == viewer) || (c.seen >> index_of(viewer) & 1) != 0;
}

}  // namespace soulstack
