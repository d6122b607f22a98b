// The conditions of bonus souls.
#include "engine/rules/bonus_souls.h"

#include "engine/model/object_counts.h"
#include "engine/table/queries.h"
#include "engine/table/zone_layout.h"

namespace soulstack {

Seat claimant(const Table& t, const Listener& claim) {
  const int marked = counts::get(t.s, static_cast<std::uint16_t>(claim.source.index()), claimed_key);
  return marked <= 0 ? Seat::game : seat(marked - 1);
}

static void mark_claim(Table& t, CardIndex card, int mark) {
  t.set_count(card, claimed_key, mark);
  t.listeners.stale = true;  // it also knows whether there are replaced claims
}

namespace {

constexpr Seat anyone = Seat::game;

// The first player in turn order from the active player (rule 15.4.5, ruling Q25); the game if there is none.
// `only`: no other player can meet it.
Seat who_meets(Table& t, const Claim& claim, Seat only) {
  for (Seat who : t.seats_from(t.active()))
    if ((only == anyone || who == only) && number_of(t, claim.number, who) >= claim.at_least)
      return who;
  return Seat::game;
}

}  // namespace

// The mark stays even if the condition is no longer met (ruling Q80). A gain that was replaced is not tried again while
// the condition is met.
static void mark_claim_of(Table& t, const Listener& l, Seat only = anyone) {
  const auto card = l.source.as_card();
  if (t.zone_of(card).kind != ZoneKind::bonus)
    return;
  const int marked = counts::get(t.s, card, claimed_key);
  if (marked > 0)
    return;
  const bool tried = marked == replaced_claim;
  const Seat who = who_meets(t, t.content[l.ability].claim(), tried ? anyone : only);
  if (tried != (who == Seat::game))
    return;
  mark_claim(t, card, tried ? 0 : index_of(who) + 1);
  t.attend(attention::souls);
}

// Do objects and effects in play have a say in who wins, beside the souls of the players?
static bool winning_depends_on_play(const Table& t) {
  return !t.listeners.gifts().empty() || !t.listeners.always(stat::soul_value).empty() ||
         !t.listeners.always(stat::souls_to_win).empty() || !t.listeners.change(EventType::winning).empty();
}

// Can this number of a player be another now, if something else has changed?
static bool depends_on_others(const Table& t, PlayerNumber number) {
  switch (number) {
    case PlayerNumber::coins:
    case PlayerNumber::loot:
      return false;
    case PlayerNumber::items:
    case PlayerNumber::guppy_items:
      return !t.listeners.gifts().empty();
    case PlayerNumber::hp:
      return t.listeners.may_change_hp();
    case PlayerNumber::souls:
      return winning_depends_on_play(t);
    default:
      return true;
  }
}

static std::span<const Listener> open_claims(Table& t) {
  if (t.s.turn.phase == Phase::setup || t.zone(zones::bonus).count == 0)
    return {};
  t.listeners.refresh(t);
  return t.listeners.claims();
}

void note_claims(Table& t) {
  for (const Listener& l : open_claims(t))
    mark_claim_of(t, l);
}

void attend_souls(Table& t) {
  t.attend(attention::souls);
  note_claims(t);
}

void attend_winners(Table& t) {
  t.listeners.refresh(t);
  if (winning_depends_on_play(t))
    t.attend(attention::souls);
}

void attend_souls(Table& t, PlayerNumber changed) {
  attend_winners(t);
  for (const Listener& l : open_claims(t)) {
    const PlayerNumber number = t.content[l.ability].claim().number;
    if (number == changed || depends_on_others(t, number) || !t.content.takes(Shortcut::claims))
      mark_claim_of(t, l);
  }
}

void attend_souls_in_play(Table& t, Seat whose) {
  if (!t.content.takes(Shortcut::claims))
    return attend_souls(t);
  attend_winners(t);
  for (const Listener& l : open_claims(t)) {
    const PlayerNumber number = t.content[l.ability].claim().number;
    const bool is_of_items = number == PlayerNumber::items || number == PlayerNumber::guppy_items;
    if (is_of_items || depends_on_others(t, number))
      mark_claim_of(t, l, depends_on_others(t, number) ? anyone : whose);
  }
}

void note_claimed(Table& t, CardIndex card) { mark_claim(t, card, replaced_claim); }

}  // namespace soulstack
