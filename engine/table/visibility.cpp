// The cards that a seat can see.
#include "engine/table/visibility.h"

#include "engine/model/event_uses.h"
#include "engine/model/notes.h"
#include "engine/table/known_cards.h"
#include "engine/table/table.h"

namespace soulstack {

// Rule 19.10. Cards outside the game are public unless they are face down (rule 19.9.3).
bool sees(const Table& t, CardIndex i, Seat viewer) {
  if (viewer == everything)
    return true;
  const Card& c = t.card(i);
  const Zone& z = t.zone_of(i);
  const ZoneKindRow& kind = row_of(z.kind);
  const bool hidden = kind.is_hidden || c.flags.has(CardFlag::face_down);
  if (!hidden || (z.kind == ZoneKind::hand && t.rules().is(Way::open_hands)))
    return true;
  if (viewer == Seat::game)
    return c.seen == Seats::all();
  return (kind.shown_to == ShownTo::its_player && z.seat == viewer) || c.seen.has(viewer);
}

bool knows(const Table& t, Value card, Seat viewer) {
  if (!card.is(ValueKind::card) || card.as_card() >= t.s.cards.size())
    return false;
  return sees(t, card.as_card(), viewer) || (!t.current(card) && t.last_seen(card) != nullptr);
}

bool sees_note(const Kept& note, Seat viewer) {
  const notes::Terms terms = notes::terms_of(note);
  return !terms.secret || viewer == everything || viewer == terms.whose;
}

bool sees_note(const Event& e, Seat viewer) {
  const bool is_secret = e.type == EventType::note_written && (events::how_noted(e) & notes::in_secret) != 0;
  return !is_secret || viewer == everything || (viewer == e.by && viewer != Seat::game);
}

}  // namespace soulstack
