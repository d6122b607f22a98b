// Rulebook sections 4.5, 4.6.3, 6.12, 8.2, 11.1.8 and 20.10.1: effects that allow, demand or note something.

#include "engine/verbs/grants.h"

#include <algorithm>

#include "engine/model/amounts.h"
#include "engine/model/event_uses.h"
#include "engine/model/notes.h"
#include "engine/model/object_counts.h"
#include "engine/rules/attack.h"
#include "engine/rules/bonus_souls.h"
#include "engine/rules/turn.h"
#include "engine/table/known_cards.h"
#include "engine/table/queries.h"
#include "engine/table/table.h"
#include "engine/verbs/lasting.h"
#include "engine/verbs/replacement.h"

namespace soulstack {

namespace {

std::uint8_t more(std::uint8_t has, int n) { return static_cast<std::uint8_t>(std::min(255, has + std::max(n, 0))); }

Did granted(Table& t, const Event& e) {
  t.emit(e);
  return done(Value::boolean(true));
}

std::uint8_t& attacks_of(Table& t, AttackGrant kind) {
  ExtraAttacks& extra = t.s.turn.extra;
  switch (kind) {
    case AttackGrant::may:
      return extra.any_may;
    case AttackGrant::must:
      return extra.any_must;
    case AttackGrant::deck_may:
      return extra.deck_may;
    case AttackGrant::deck_must:
      return extra.deck_must;
    case AttackGrant::at_once:
      break;
  }
  return extra.any_may;
}

Event about(EventType type, Seat who, int n, Doer by) {
  return {.type = type, .subject = Value::player(who), .source = by.source, .by = by.by, .amount = saturated(n)};
}

}  // namespace

Did extra_turn(Table& t, Seat who, Doer by) { return perform(t, about(EventType::extra_turn_gained, who, 1, by)); }
Did apply_extra_turn_gained(Table& t, Event& e) {
  Player& p = t.player(e.subject.as_seat());
  p.extra_turns = more(p.extra_turns, 1);
  return granted(t, e);
}

Did skip_turn(Table& t, Seat who, Doer by) { return perform(t, about(EventType::turn_lost, who, 1, by)); }
Did apply_turn_lost(Table& t, Event& e) {
  Player& p = t.player(e.subject.as_seat());
  p.skip_turns = more(p.skip_turns, 1);
  return granted(t, e);
}

Did add_loot_plays(Table& t, Seat who, int n, Doer by) {
  if (n == 0)
    return done(Value::boolean(false));
  return perform(t, about(EventType::loot_plays_changed, who, n, by));
}
Did apply_loot_plays_changed(Table& t, Event& e) {
  Player& p = t.player(e.subject.as_seat());
  p.loot_plays = static_cast<std::int16_t>(std::clamp(p.loot_plays + e.amount, 0, unlimited));
  return granted(t, e);
}

// If the rules count earlier attacks, those made this turn are subtracted from the demand (ruling Q11).
static int made_before(const Table& t, AttackGrant kind) {
  if (!t.rules().is(Way::earlier_attacks_count))
    return 0;
  if (kind == AttackGrant::must)
    return t.s.turn.attacks;
  return kind == AttackGrant::deck_must ? t.s.turn.deck_attacks : 0;
}

Did grant_attacks(Table& t, AttackGrant kind, int n, Doer by) {
  n -= made_before(t, kind);
  if (n <= 0)
    return done(Value::boolean(false));
  const Event e = about(EventType::attacks_granted, t.active(), n, by);
  return perform(t, events::attack_grant.in(e, kind));
}
Did demand_attack(Table& t, CardIndex on, Doer by) {
  Event e = about(EventType::attacks_granted, t.active(), 1, by);
  e.object = t.ref(on);
  return perform(t, events::attack_grant.in(e, AttackGrant::must));
}
// Each player attacks the object only once, however often that is demanded before they can.
Did attack_now(Table& t, Seat who, Value on, Doer by) {
  if (t.s.turn.ending || t.s.turn.phase == Phase::end)
    return done(Value::boolean(false));
  Event e = about(EventType::attacks_granted, who, 1, by);
  e.object = on;
  return perform(t, events::attack_grant.in(e, AttackGrant::at_once));
}
Did apply_attacks_granted(Table& t, Event& e) {
  if (e.object.is(ValueKind::card) && !t.current(e.object))
    return done(Value::boolean(false));
  if (events::attack_grant(e) == AttackGrant::at_once) {
    const std::uint16_t on = e.object.is(ValueKind::zone) ? counts::the_game : counts::object_of(e.object);
    if (!counts::add(t.s, on, due_attack_key, index_of(e.subject.as_seat())))
      return t.stop(counts::too_many), done(Value::boolean(false));
    return granted(t, e);
  }
  if (e.object) {
    const auto object = static_cast<std::uint16_t>(e.object.index());
    t.set_count(object, owed_attacks_key, counts::get(t.s, object, owed_attacks_key) + e.amount);
    return granted(t, e);
  }
  std::uint8_t& attacks = attacks_of(t, events::attack_grant(e));
  attacks = more(attacks, e.amount);
  return granted(t, e);
}

// In the event, a note on the game has no subject.
Did note(Table& t, Value on, Value what, int how, Doer by) {
  if (on.is(ValueKind::card) && !t.current(on))
    return done(Value::boolean(false));
  if (what.is(ValueKind::card) && !knows(t, what, Seat::game))
    how |= notes::of_hidden;
  const Event e{.type = EventType::note_written,
                .subject = on == notes::the_game ? nothing : on,
                .source = by.source,
                .object = what,
                .by = by.by};
  return perform(t, events::how_noted.in(e, how));
}
Did apply_note_written(Table& t, Event& e) {
  const Value what = events::noted(e);
  const int how = events::how_noted(e);
  const CardDefId by = writer_of_notes(t, e.source);
  if (e.subject.is(ValueKind::card) && !t.current(e.subject))
    return done(Value::boolean(false));
  const Value on = e.subject ? e.subject : notes::the_game;
  if ((how & notes::too) == 0) {
    notes::forget(t.s, on, by);
    forget_ends_of_notes(t, on, by);
  }
  notes::Terms terms{
      .whose = e.by, .secret = (how & notes::in_secret) != 0, .of_hidden = (how & notes::of_hidden) != 0};
  if ((how & notes::for_turn) != 0)
    terms.lasts = notes::Lasts::this_turn;
  if ((how & notes::till_next_turn) != 0)
    terms.lasts = notes::Lasts::one_round;
  if ((how & (notes::for_attack | notes::till_roll)) != 0) {
    terms.lasts = notes::Lasts::effect;
    const Till till = (how & notes::for_attack) != 0 ? Till::end_of_attack : Till::next_roll;
    if (!end_note_with(t, till, on, by, what))
      return done(Value::boolean(false));  // no attack is under way
  }
  if (terms.lasts == notes::Lasts::one_round && e.by == Seat::game)
    terms.whose = seat(t.s.round.starter);
  if (what && !notes::add(t.s, on, by, what, terms))
    return t.stop("too many notes"), done(Value::boolean(false));
  t.changed_play();
  return granted(t, e);
}

Did emit_set_event(Table& t, int event, Value of, int n, Doer by) {
  const Event e{.type = EventType::set_event, .subject = of, .source = by.source, .by = by.by, .amount = saturated(n)};
  return perform(t, events::number_in_sets.in(e, static_cast<std::uint8_t>(event)));
}
Did apply_set_event(Table& t, Event& e) { return granted(t, e); }

Did let_win(Table& t, Seat who, Doer by) { return perform(t, about(EventType::winning, who, 0, by)); }
Did apply_winning(Table& t, Event& e) {
  t.player(e.subject.as_seat()).flags.set(PlayerFlag::wins);
  attend_souls(t);
  return done(Value::boolean(true));
}

Did cut_turn_short(Table& t, Doer by) { return perform(t, about(EventType::turn_cut_short, t.active(), 0, by)); }
Did apply_turn_cut_short(Table& t, Event& e) {
  if (!end_turn(t))
    return done(Value::boolean(false));
  return granted(t, e);
}

Did join_attack(Table& t, Value object, Seats seats, Doer by) {
  const Seats joining = may_join_attack(t, object, seats);
  if (joining.empty())
    return done(Value::boolean(false));
  const Event e{.type = EventType::attack_joined, .subject = object, .source = by.source, .by = by.by};
  return perform(t, events::joining.in(e, joining));
}
Did apply_attack_joined(Table& t, Event& e) {
  const Seats seats = events::joining(e);
  if (may_join_attack(t, e.subject, seats).empty())
    return done(Value::boolean(false));
  add_to_attack(t, e.subject, seats);
  return granted(t, e);
}

}  // namespace soulstack
