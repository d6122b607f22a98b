// The conditions of bonus souls.
#include "engine/rules/bonus_souls.h"

#include "engine/model/object_counts.h"
#include "engine/table/queries.h"
#include "engine/table/zone_layout.h"

namespace soulstack {

// Stored instead of a seat in the mark of a bonus soul: it was claimed, and the gain was replaced.
constexpr int was_replaced = -1;

Seat claimant(const Table& t, const Listener& claim) {
  const int marked = counts::get(t.s, static_cast<std::uint16_t>(claim.source.index()), claimed_key);
  return marked <= 0 ? Seat::game : seat(marked - 1);
}

static void mark_claim(Table& t, CardIndex card, int mark) { t.set_count(card, claimed_key, mark); }

namespace {

// The first player in turn order from the active player (rule 15.4.5, ruling Q25); the game if there is none.
Seat who_meets(Table& t, const AbilityDef& claim) {
  for (Seat who : t.seats_from(t.active()))
    if (number_of(t, claim.claim, who) >= claim.claim_at_least)
      return who;
  return Seat::game;
}

}  // namespace

// The mark stays even if the condition is no longer met (ruling Q80). A gain that was replaced is not tried again while
// the condition is met.
static void mark_claim_of(Table& t, const Listener& l) {
  const auto card = l.source.as_card();
  if (t.zone_of(card).kind != ZoneKind::bonus)
    return;
  const int marked = counts::get(t.s, card, claimed_key);
  if (marked > 0)
    return;
  const bool tried = marked == was_replaced;
  const Seat who = who_meets(t, t.content[l.ability]);
  if (tried != (who == Seat::game))
    return;
  mark_claim(t, card, tried ? 0 : index_of(who) + 1);
  t.attend(attention::souls);
}

// Other numbers of players, and who wins, may depend on this one if abilities in play say so.
static bool stands_alone(const Table& t, PlayerNumber number) {
  const bool is_plain = number == PlayerNumber::coins || number == PlayerNumber::loot || number == PlayerNumber::hp;
  return is_plain && t.listeners.gifts().empty() && t.listeners.always(stat::hp).empty() &&
         t.listeners.always(stat::soul_value).empty() && t.listeners.always(stat::souls_to_win).empty() &&
         t.listeners.change(EventType::winning).empty();
}

static void attend_souls(Table& t, PlayerNumber changed, bool only_this) {
  if (only_this) {
    t.listeners.refresh(t);
    only_this = stands_alone(t, changed);
  }
  if (!only_this)
    t.attend(attention::souls);
  if (t.s.turn.phase == Phase::setup || t.zone(zones::bonus).count == 0)
    return;
  t.listeners.refresh(t);
  for (const Listener& l : t.listeners.claims())
    if (!only_this || t.content[l.ability].claim == changed)
      mark_claim_of(t, l);
}

void attend_souls(Table& t) { attend_souls(t, PlayerNumber::souls, false); }
void attend_souls(Table& t, PlayerNumber changed) { attend_souls(t, changed, true); }

void note_claimed(Table& t, CardIndex card) { mark_claim(t, card, was_replaced); }

}  // namespace soulstack
