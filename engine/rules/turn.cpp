// Rulebook section 4: the turn and its phases.
#include "engine/rules/turn.h"

#include <algorithm>

#include "engine/model/amounts.h"
#include "engine/model/event_uses.h"
#include "engine/model/notes.h"
#include "engine/model/object_counts.h"
#include "engine/rules/attack.h"
#include "engine/rules/bonus_souls.h"
#include "engine/rules/ending_attacks.h"
#include "engine/rules/priority.h"
#include "engine/table/attacks_under_way.h"
#include "engine/table/former_objects.h"
#include "engine/table/history.h"
#include "engine/table/queries.h"
#include "engine/table/table.h"
#include "engine/table/zone_layout.h"
#include "engine/verbs/choices.h"
#include "engine/verbs/damage.h"
#include "engine/verbs/items.h"
#include "engine/verbs/lasting.h"
#include "engine/verbs/loot.h"
#include "engine/verbs/marked_damage.h"
#include "engine/verbs/next_priority.h"
#include "engine/verbs/replacement.h"
#include "engine/verbs/slots.h"
#include "engine/verbs/souls.h"

namespace soulstack {

namespace {

// Is the ending turn the last of a round?
bool round_ends(const Table& t) {
  for (Seat p : t.seats())
    if (t.player(p).extra_turns > 0)
      return false;
  return index_of(t.left_of(seat(t.s.turn.last_normal))) == t.s.round.starter;
}

void enter(Table& t, Phase phase) {
  t.s.turn.phase = phase;
  t.note(events::phase.in({.type = EventType::phase_changed, .subject = Value::player(t.active())}, phase));
}

bool ending(const Table& t) { return t.s.turn.ending != 0; }

// ---- The game: setup, then one turn after another

Flow set_up(Table& t, Frame&) { return next(t.push(Procedure::setup, Value{})); }
Flow play_turns(Table& t, Frame&) { return stay(t.push(Procedure::turn, Value{})); }
constexpr Step game_steps[] = {{"setup", "2.15", step<set_up>}, {"turns", "4.1", step<play_turns>}};

// ---- The turn

Flow start_phase(Table& t, Frame&) {
  ++t.s.turn.number;
  forget_formers(t);
  history::end_turn(t);  // what happened between the turns is part of neither
  begin_with_turn(t, t.active());
  enter(t, Phase::start);
  if (t.s.turn.number == 1)
    attend_souls(t);
  return next(t.push(Procedure::start_phase, Value{}));
}
Flow action_phase(Table& t, Frame&) {
  if (ending(t))
    return next();
  enter(t, Phase::action);
  return next(t.push(Procedure::action_phase, Value{}));
}
// Rules 13.5.7, 14.2.4: after the active player's death everything on the stack resolves and slots refill.
Flow cleanup(Table& t, Frame&) {
  if (!t.s.turn.cleanup)
    return next();
  return next(pass_priority_to_the_end(t));
}
// Rules 4.4.6, 4.5.2, 13.6.3, first edition: the stack is empty and slots are refilled before the end phase can begin.
Flow empty_stack(Table& t, Frame& f) {
  f.result = nothing;
  if (anything_to_check(t))
    return stay(t.push(Procedure::next_priority, Value{}));
  const bool empty = !t.top_item(0) && t.s.waiting.count == 0;
  return empty ? next() : next(pass_priority_to_the_end(t));
}
Flow end_phase(Table& t, Frame&) {
  enter(t, Phase::end);
  return next(t.push(Procedure::end_phase, Value{}));
}
constexpr Step turn_steps[] = {
    {"start_phase", "4.2", step<start_phase>},  {"action_phase", "4.3", step<action_phase>},
    {"cleanup", "13.5.7", step<cleanup>, true}, {"empty_stack", "4.5.2", step<empty_stack>, true},
    {"end_phase", "4.4", step<end_phase>},
};

// ---- Start phase

void gather_deactivated(const Table& t, CardIndex card, Candidates& into) {
  if (card != no_card && t.card(card).flags.has(CardFlag::deactivated))
    into.add(t.ref(card));
}
// If nothing can replace it, no frames are needed.
Flow recharge_all(Table& t, const Candidates& group) {
  t.listeners.refresh(t);
  if (group.count > 0 && !t.listeners.change(EventType::recharged).empty())
    return next(each(t, GroupVerb::recharge_in_step, group, 1, {}));
  for (Value v : group)
    static_cast<void>(recharge_in_step(t, v.as_card()));  // done at once
  return next();
}
Flow recharge_step(Table& t, Frame&) {
  Candidates group;
  for (CardIndex i : t.cards_of(zones::play(t, t.active())))
    gather_deactivated(t, i, group);
  return recharge_all(t, group);
}
// Includes rooms and fixtures (rules 3.8.4, 16.3).
Flow recharge_game_objects(Table& t, Frame&) {
  Candidates group;
  for (const Zone& z : zones::slots(t))
    if (!t.content.slot_types[z.of].sells)
      gather_deactivated(t, z.top, group);
  return recharge_all(t, group);
}
// Abilities that change the turn as it starts are replacements, not triggers (rule 6.7.3).
Flow turn_begins(Table& t, Frame&) {
  return next(perform(t, {.type = EventType::turn_begins, .subject = Value::player(t.active()), .by = t.active()}));
}
Flow start_triggers(Table& t, Frame&) {
  if (ending(t))
    return finish();  // rule 13.5.10
  t.emit({.type = EventType::turn_started, .subject = Value::player(t.active()), .by = t.active()});
  return next();
}
Flow loot_step(Table& t, Frame& f) {
  if (ending(t) && !f.resolves())
    return finish();
  return next(draw_loot(t, t.active(), stat_of(t, stat::loot_step, Value::player(t.active())), {nothing, t.active()}));
}
constexpr Step start_steps[] = {
    {"recharge", "4.2.1", step<recharge_step>},
    {"recharge_game_objects", "4.2.1", step<recharge_game_objects>, true},
    {"turn_begins", "6.7.3", step<turn_begins>, true},
    {"start_triggers", "4.2.2", step<start_triggers>},
    {"loot_step", "4.2.3", step<loot_step>, true},
};

// ---- Action phase

Flow give_loot_play(Table& t, Frame&) {
  t.s.turn.acting = 1;
  return next();
}
Flow act(Table& t, Frame&) {
  if (ending(t))
    return finish();
  return next(pass_priority_with_actions(t));
}
Flow carry_out(Table& t, Frame& f) {
  if (ending(t))
    return finish();
  if (!f.result.is(ValueKind::word))
    return go_to<act>();  // all passed on an empty stack (rule 4.3.7)
  const Value who = Value::player(t.active());
  switch (static_cast<OptionKind>(f.result.payload())) {
    case OptionKind::declare_attack: {
      Attack a;
      a.attacker = who;
      if (is_attack_due(t))
        a = take_due_attack(t);
      return a.attacker ? go_to<act>(t.push(Procedure::attack, a)) : go_to<act>();
    }
    case OptionKind::declare_purchase: {
      return go_to<act>(t.push(Procedure::purchase, who));
    }
    default:
      return next();
  }
}
// The active player declared the end of the turn: the ruleset lets priority pass, then the phase is over (rule 4.3.6).
Flow declare_end(Table& t, Frame&) {
  t.emit({.type = EventType::end_declared, .subject = Value::player(t.active()), .by = t.active()});
  return next();
}
constexpr Step action_steps[] = {
    {"give_loot_play", "4.3.1", step<give_loot_play>},
    {"act", "4.3.2", step<act>},
    {"carry_out", "4.3.3", step<carry_out>, false, "act"},
    {"declare_end", "4.3.6", step<declare_end>, false, "carry_out"},
};

// ---- End phase

// A room that enters play later in this phase does not hear it (rule 16.5).
Flow end_triggers(Table& t, Frame&) {
  t.emit({.type = EventType::turn_ending, .subject = Value::player(t.active()), .by = t.active()});
  return next();
}
Flow hand_limit(Table& t, Frame&) {
  const int limit = stat_of(t, stat::hand_limit, Value::player(t.active()));
  const int over = t.zone(zones::hand(t, t.active())).count - limit;
  return next(discard_loot(t, t.active(), over, {nothing, t.active()}));
}

// Rules 4.4.3, 16.4: a room may be put into discard if a monster died this turn.
Flow choose_room(Table& t, Frame&) {
  Candidates among;
  for (const Zone& z : zones::slots(t))
    if (z.of == t.content.room_slots.value && z.top != no_card)
      among.add(t.ref(z.top));
  if (t.s.turn.monster_deaths == 0 || among.count == 0)
    return next(done());
  return next(choose(t, {.prompt = Prompt::leave_room, .who = t.active(), .or_none = true}, among));
}
Flow discard_room(Table& t, Frame& f) {
  if (!f.result.is(ValueKind::card))
    return next();
  put_into_discard(t, f.result.as_card());
  refill_rooms(t);
  return next();
}
// Rules 16.6, 21.3c: a room that was in play before this round began is put into discard as the round ends.
Flow discard_stale_rooms(Table& t, Frame&) {
  if (!round_ends(t))
    return next();
  for (const Zone& z : zones::slots(t))
    if (z.of == t.content.room_slots.value && z.top != no_card &&
        counts::get(t.s, z.top, since_round_key) <= t.s.round.number)
      put_into_discard(t, z.top);
  refill_rooms(t);
  return next();
}

// Dead players also heal and are alive again; they can die again in the next turn (rules 13.4.2, 13.4.3).
Flow heal_everyone(Table& t, Frame&) {
  for (Seat p : t.seats()) {
    Player& player = t.player(p);
    player.damage = 0;
    player.flags.clear(PlayerFlag::dead | PlayerFlag::death_due);
    player.loot_plays = 0;
    player.attack_rolls = 0;
  }
  if (t.s.turn.cards_marked || !t.content.takes(Shortcut::cards_marked))
    zones::each_in_play(t, [&](const Zone& z) {
      for (CardIndex i : t.cards_of(z)) {
        t.card(i).damage = 0;
        t.card(i).flags.clear(CardFlag::death_due);
      }
    });
  t.s.turn.cards_marked = 0;
  attend_souls(t, PlayerNumber::hp);
  settle_damage(t);
  return next();
}

bool ends_with_turn(const Table& t, const Lasting& l) {
  if (l.waits_for != Seat::game)
    return false;
  if (till_of(t, l) == Till::end_of_turn || till_of(t, l) == Till::end_of_attack)
    return true;
  if (!l.ability.known())
    return false;
  const AbilityDef& a = t.content[l.ability];
  // First edition (rule 10.4.3): an unused prevention is lost.
  return t.rules().is(Way::shields_end_with_turn) && a.duration().till == Till::used &&
         std::any_of(a.duration().nested.begin(), a.duration().nested.end(),
                     [&](AbilityId id) { return t.content[id].trigger.event == EventType::damage; });
}

Flow wear_off(Table& t, Frame&) {
  for (int i = t.s.lasting.size() - 1; i >= 0; --i) {
    if (i >= t.s.lasting.size())
      continue;
    const Lasting l = t.s.lasting[i];
    if (ends_with_turn(t, l))
      end_lasting(t, l.serial);
  }
  counts::end_turn(t.s);
  t.s.turn.most_uses = 0;
  history::end_turn(t);
  if (notes::end_turn(t.s))
    t.changed_play();
  return next();
}

// "Till your next turn" ends when that turn would start, even if it is skipped (rules 4.6.2, 4.6.3, Q27, Q85).
void end_what_waited_for(Table& t, Seat who) {
  for (int i = t.s.lasting.size() - 1; i >= 0; --i) {
    if (i >= t.s.lasting.size())
      continue;
    const Lasting l = t.s.lasting[i];
    if (till_of(t, l) == Till::your_next_turn && round_of(t, l) == who && l.waits_for == Seat::game)
      end_lasting(t, l.serial);
  }
  if (t.s.kept.size() > 0 && notes::end_round(t.s, who))
    t.changed_play();
}

// A player's round lasts from their turn to their next; the game's round is the starting player's. ObjectCount turns do not
// affect rounds (rules 4.6.2, 4.6.3).
void begin_round(Table& t, Seat who) {
  const bool of_the_game = index_of(who) == t.s.round.starter;
  if (!of_the_game && t.s.round.number == 0)
    return;  // their first turn
  if (of_the_game)
    ++t.s.round.number;
  t.emit({.type = EventType::round_ended, .subject = Value::player(who), .amount = saturated(t.s.round.number)});
  if (of_the_game)
    run_timer_down(t);
}

// ObjectCount turns come first, starting with the player whose turn ends; skipped turns count as taken (rule 4.6.3). A player
// never skips an extra turn (ruling Q77).
Seat next_player(Table& t) {
  for (Seat extra : t.seats_from(t.active()))
    if (t.player(extra).extra_turns > 0) {
      --t.player(extra).extra_turns;
      return extra;
    }
  for (;;) {
    const Seat who = t.left_of(seat(t.s.turn.last_normal));
    t.s.turn.last_normal = static_cast<std::uint8_t>(who);
    end_what_waited_for(t, who);
    begin_round(t, who);
    if (t.player(who).skip_turns == 0)
      return who;
    --t.player(who).skip_turns;
    t.emit({.type = EventType::turn_skipped, .subject = Value::player(who)});
  }
}

Flow pass_turn(Table& t, Frame&) {
  t.note({.type = EventType::turn_ended, .subject = Value::player(t.active()), .by = t.active()});
  Turn fresh;
  fresh.number = t.s.turn.number;
  fresh.last_normal = t.s.turn.last_normal;
  fresh.active = t.s.turn.active;
  fresh.cards_marked = t.s.turn.cards_marked;
  t.s.turn = fresh;
  t.s.turn.active = static_cast<std::uint8_t>(next_player(t));
  return next();
}
constexpr Step end_steps[] = {
    {"end_triggers", "4.4.1", step<end_triggers>},
    {"hand_limit", "4.4.2", step<hand_limit>, true},
    {"choose_room", "4.4.3", step<choose_room>, true},
    {"discard_room", "4.4.3", step<discard_room>, true, "choose_room"},
    {"discard_stale_rooms", "16.6", step<discard_stale_rooms>, true},
    {"wear_off", "4.4.4", step<wear_off>},
    {"heal", "10.3.4", step<heal_everyone>},
    {"pass_turn", "4.4.4", step<pass_turn>},
};

}  // namespace

extern const Catalogue game_catalogue, turn_catalogue, start_phase_catalogue, action_phase_catalogue,
    end_phase_catalogue;
const Catalogue game_catalogue{"game", "2.15", game_steps};
const Catalogue turn_catalogue{"turn", "4.1", turn_steps, true};
const Catalogue start_phase_catalogue{"start_phase", "4.2", start_steps, true};
const Catalogue action_phase_catalogue{"action_phase", "4.3", action_steps, true};
const Catalogue end_phase_catalogue{"end_phase", "4.4", end_steps, true};

bool end_turn(Table& t) {
  if (t.s.turn.phase == Phase::end || t.s.turn.phase == Phase::setup)
    return false;      // rule 4.5.4, ruling Q8
  end_all_attacks(t);  // rules 4.5.3, 11.7.4
  t.s.turn.ending = 1;
  return true;
}

}  // namespace soulstack
