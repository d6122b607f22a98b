// Rulebook sections 15 and 17: souls and curses.

#include "engine/verbs/souls.h"

#include <algorithm>

#include "engine/model/object_counts.h"
#include "engine/rules/bonus_souls.h"
#include "engine/table/queries.h"
#include "engine/table/table.h"
#include "engine/verbs/replacement.h"
#include "engine/verbs/zones.h"

namespace soulstack {

Did gain_soul(Table& t, Seat who, CardIndex card, Doer by) {
  const Zone& from = t.zone_of(card);
  if (from.kind == ZoneKind::soul && from.seat == who)
    return done();
  return perform(t, {.type = from.kind == ZoneKind::soul ? EventType::soul_given : EventType::soul_gained,
                     .subject = Value::player(who),
                     .source = by.source,
                     .object = t.ref(card),
                     .by = by.by,
                     .amount = t.def(card).souls});
}

namespace {

// A soul worth N counts as N gained or given souls (rules 6.6.6, 15.1.4).
Did move_to_souls(Table& t, Event& e) {
  const auto card = e.object.as_card();
  zones::move(t, card, zones::souls(t, e.subject.as_seat()));
  e.object = t.ref(card);
  attend_souls(t);
  const int souls = std::max<int>(1, e.amount);
  e.amount = 1;
  for (int n = 0; n < souls; ++n)
    t.emit(e);
  if (t.rules().is(Way::wins_at_once))
    check_winners(t);
  return done(e.object);
}

}  // namespace

// Result: the soul.
Did apply_soul_gained(Table& t, Event& e) { return t.current(e.object) ? move_to_souls(t, e) : done(); }

// A different event from soul_gained: a soul that is given is not gained (rules 6.6.7, 20.3.5). Result: the soul.
Did apply_soul_given(Table& t, Event& e) {
  if (!t.current(e.object))
    return done();
  const Zone from = t.zone_of(e.object.as_card());
  if (from.kind != ZoneKind::soul || from.seat == e.subject.as_seat())
    return done();
  t.emit({.type = EventType::soul_lost,
          .subject = Value::player(from.seat),
          .source = e.source,
          .object = e.object,
          .by = e.by});
  return move_to_souls(t, e);
}

namespace {

// If there is a cap, a player's souls count only up to it (rule 21.3b).
int counted(const Table& t, Seat p) { return std::min(souls_of(t, p), t.rules()[Number::soul_cap]); }

int souls_to_win(const Table& t, Seat p) {
  return t.listeners.always(stat::souls_to_win).empty() ? t.rules()[Number::souls_to_win]
                                                        : stat_of(t, stat::souls_to_win, Value::player(p));
}

bool has_won(const Table& t, Seat p) {
  if (t.player(p).flags.has(PlayerFlag::wins))  // by an ability (rule 15.2.4)
    return true;
  if (!t.rules().is(Way::winning_together))
    return counted(t, p) >= souls_to_win(t, p);
  int all = 0;
  for (Seat q : t.seats())
    all += counted(t, q);
  return all >= souls_to_win(t, p);
}

Event winning_of(Seat p) { return {.type = EventType::winning, .subject = Value::player(p), .by = p}; }

// The death of the final boss may be what wins instead (rule 21.4d).
bool is_won_by_souls(const Table& t) { return !t.s.over() && !t.rules().is(Way::final_boss_goal); }

}  // namespace

Did claim_soul(Table& t, const Listener& claim) {
  const auto card = claim.source.as_card();
  const Seat who = claimant(t, claim);
  note_claimed(t, card);
  return gain_soul(t, who, card, {claim.source, who});
}

bool anyone_wins(const Table& t) {
  t.listeners.refresh(t);
  bool any = false;
  for (Seat p : t.seats())
    any = any || (is_won_by_souls(t) && has_won(t, p) && !would_be_forbidden(t, winning_of(p)));
  return any;
}

void check_winners(Table& t) {
  if (!is_won_by_souls(t))
    return;
  t.listeners.refresh(t);
  bool any = false;
  for (Seat p : t.seats())
    if (has_won(t, p) && !is_forbidden(t, winning_of(p))) {  // rule 15.2.5
      win(t, p);
      any = true;
    }
  if (any)
    t.s.outcome = Outcome::won;
}

void win(Table& t, Seat who) {
  t.player(who).flags.set(PlayerFlag::won);
  t.emit({.type = EventType::game_won, .subject = Value::player(who), .by = who});
}

void run_timer_down(Table& t) {
  if (t.s.round.timer == 0)
    return;
  --t.s.round.timer;
  t.emit({.type = EventType::timer_dropped, .amount = t.s.round.timer});
  if (t.s.round.timer == 0 && !t.s.over())
    t.s.outcome = Outcome::lost;
}

// It is one object, whatever its value (rule 15.1.3). A bonus soul has no discard and leaves the game face down (rule
// 15.4.3).
bool lose_soul(Table& t, CardIndex soul, Doer by) {
  const Zone z = t.zone_of(soul);
  if (z.kind != ZoneKind::soul)
    return false;
  t.emit({.type = EventType::soul_lost,
          .subject = Value::player(z.seat),
          .source = by.source,
          .object = t.ref(soul),
          .by = by.by});
  zones::move(t, soul, zones::discard_of(t, soul));
  if (t.zone_of(soul).kind == ZoneKind::outside)
    t.card(soul).flags.set(CardFlag::face_down);
  attend_souls(t);
  return true;
}

// Result: was it gained?
Did give_curse(Table& t, CardIndex card, Seat to, Doer by) {
  return perform(t, {.type = EventType::curse_gained,
                     .subject = Value::player(to),
                     .source = by.source,
                     .object = t.ref(card),
                     .by = by.by});
}

// It leaves its slot (rule 14.4.3), and the player controls it (rule 17.2).
Did apply_curse_gained(Table& t, Event& e) {
  if (!t.current(e.object))
    return done(Value::boolean(false));
  const auto card = e.object.as_card();
  zones::move(t, card, zones::play(t, e.subject.as_seat()));
  e.object = t.ref(card);
  t.emit(e);
  return done(Value::boolean(true));
}

Seat who_gains_soul(const Table& t, Value card, Seat otherwise) {
  const bool in_play = t.in_play(card.as_card());
  const Seat controller = in_play ? t.controller(card) : Seat::game;
  return controller == Seat::game ? otherwise : controller;
}

}  // namespace soulstack
