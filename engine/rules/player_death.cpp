// Rulebook sections 13.4 and 13.5: the death of a player.
#include "engine/model/event_uses.h"
#include "engine/rules/dying.h"
#include "engine/rules/ending_attacks.h"
#include "engine/table/attacks_under_way.h"
#include "engine/table/object_abilities.h"
#include "engine/table/queries.h"
#include "engine/table/table.h"
#include "engine/table/zone_layout.h"
#include "engine/verbs/choices.h"
#include "engine/verbs/coins.h"
#include "engine/verbs/damage.h"
#include "engine/verbs/items.h"
#include "engine/verbs/loot.h"
#include "engine/verbs/replacement.h"
#include "engine/verbs/souls.h"

namespace soulstack {

namespace {

using PlayerDeath = Dying;

Flow stop_declarations(Table& t, PlayerDeath& d) {
  const Seat who = d.who.as_seat();
  t.player(who).flags.set(PlayerFlag::dead);  // ruling Q52
  ++t.s.turn.deaths_open;
  if (who == t.active())
    end_all_attacks(t);  // the turn ends (rule 11.7.1), also for an attack that another player makes
  else
    end_attacks_with(t, d.who);
  return next();
}

// First edition (rules 13.6.1, 17.3, 17.5, ruling Q33): curses go first, without the stack.
Flow discard_curses(Table& t, PlayerDeath& d) {
  for (CardIndex i : t.cards_of(zones::play(t, d.who.as_seat())))
    if (is_curse(t, i))
      put_into_discard(t, i);
  return next();
}

Flow death_triggers(Table& t, PlayerDeath& d) {
  t.emit(event_of(d, EventType::player_died));
  return next();
}

Flow pay_penalty(Table& t, PlayerDeath& d) {
  const Event e{.type = EventType::death_penalty, .subject = d.who};
  return next(perform(t, events::item_chosen_by.in(e, d.who.as_seat())));
}

Flow penalty_triggers(Table& t, PlayerDeath& d) {
  t.emit(event_of(d, EventType::penalty_paid));
  return next();
}

// For a player who is not active this is the end; otherwise the turn continues with its cleanup and end (rules
// 13.5.6-13.5.8, 13.6.2, ruling Q8).
Flow end_of_death(Table& t, PlayerDeath& d) {
  --t.s.turn.deaths_open;
  const bool own_turn = d.who.as_seat() == t.active();
  const bool counts = own_turn || t.rules().is(Way::any_death_counts);  // rule 21.3a, ruling Q36
  if (counts && !t.rules().is(Way::deaths_leave_timer))
    run_timer_down(t);
  // In the end phase, that phase continues; before it, the rest of the turn is skipped (rule 13.5.10).
  if (d.who.as_seat() == t.active() && t.s.turn.phase != Phase::end) {
    t.s.turn.ending = 1;
    t.s.turn.cleanup = 1;
  }
  return finish();
}

constexpr Step steps[] = {
    {"stop_declarations", "13.5.1", step<stop_declarations>},
    {"discard_curses", "13.6.1", step<discard_curses>, true},
    {"death_triggers", "13.5.2", step<death_triggers>},
    {"penalty", "13.5.3", step<pay_penalty>, true, "death_triggers"},
    {"penalty_triggers", "13.5.5", step<penalty_triggers>, true, "penalty"},
    {"to_cleanup", "13.5.7", step<end_of_death>, false, "death_triggers"},
};

// ---- The penalty, which is the same in the first edition (rule 13.6.2). A `change` may write all parts (rule 13.5.3a).

Seat payer(const Event& e) { return e.subject.as_seat(); }

Flow choose_item(Table& t, Event& e) {
  if (t.rules()[Number::death_items] == 0)
    return next(done());
  Candidates among;
  for (CardIndex i : t.cards_of(zones::play(t, payer(e))))
    if (is_item(t, i) && !is_eternal(t, i))
      among.add(t.ref(i));
  if (events::item_at_random(e))
    return next(done(choose_at_random(t, among)));
  return next(choose(t, {.prompt = Prompt::penalty_item, .who = events::item_chosen_by(e)}, among));
}
Flow destroy_item(Table& t, Frame& f) {
  const Event& e = f.as<Event>();
  if (!f.result.is(ValueKind::card))
    return next();  // nothing to pay: this part is skipped (rule 13.5.4)
  if (const Value to = events::item_to(e); to.is(ValueKind::player))
    return next(give_item(t, f.result.as_card(), to.as_seat(), {nothing, payer(e)}));
  return next(destroy(t, f.result, {nothing, payer(e)}));
}
Flow lose_loot(Table& t, Event& e) {
  const int n = t.rules()[Number::death_loot];
  if (const Value to = events::loot_to(e); to.is(ValueKind::player))
    return next(give_loot(t, payer(e), to.as_seat(), n, payer(e), {}));
  return next(discard_loot(t, payer(e), n, {nothing, payer(e)}));
}
Flow lose_cents(Table& t, Event& e) {
  const int n = t.rules()[Number::death_coins];
  if (const Value to = events::coins_to(e); to.is(ValueKind::player))
    return next(give_coins(t, payer(e), to.as_seat(), n, {}));
  return next(lose_coins(t, payer(e), n, {nothing, payer(e)}));
}
Flow deactivate_all(Table& t, Event& e) {
  Candidates group;
  for (CardIndex i : t.cards_of(zones::play(t, payer(e))))
    if (tap_of(t, i).known())
      group.add(t.ref(i));
  return next(each(t, GroupVerb::deactivate, group, 1, {nothing, payer(e)}));
}

constexpr Step penalty_steps[] = {
    {"choose_item", "13.5.3", step<choose_item>, true},
    {"destroy_item", "13.5.3", step<destroy_item>, true, "choose_item"},
    {"lose_loot", "13.5.3", step<lose_loot>, true},
    {"lose_coins", "13.5.3", step<lose_cents>, true},
    {"deactivate", "13.5.3", step<deactivate_all>, true},
};

}  // namespace

extern const Catalogue player_death_catalogue, death_penalty_catalogue;
const Catalogue player_death_catalogue{"player_death", "13.5", steps, true};
const Catalogue death_penalty_catalogue{"death_penalty", "13.5.3", penalty_steps, true};

Did apply_death_penalty(Table& t, Event& e) { return t.push(Procedure::death_penalty, e); }

}  // namespace soulstack
