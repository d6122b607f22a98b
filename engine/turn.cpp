// Rulebook section 4: the turn and its phases.
#include "engine/turn.h"

#include <algorithm>

#include "engine/attack.h"
#include "engine/extras.h"
#include "engine/filters.h"
#include "engine/priority.h"
#include "engine/stats.h"
#include "engine/table.h"
#include "engine/verbs.h"
#include "engine/zones.h"

namespace soulstack {

namespace {

void enter(Table& t, Phase phase) {
  t.s.turn.phase = phase;
  t.note({.type = EventType::phase_changed, .subject = Value::player(t.active()), .amount = static_cast<std::int16_t>(phase)});
}

bool ending(const Table& t) { return t.s.turn.ending != 0; }

// ---- The game: set up, then one turn after the other

Flow set_up(Table& t, Frame&) { return next(t.push(Procedure::setup, Value{})); }
Flow play_turns(Table& t, Frame&) { return stay(t.push(Procedure::turn, Value{})); }
constexpr Step game_steps[] = {{"setup", "2.15", step<set_up>}, {"turns", "4.1", step<play_turns>}};

// ---- The turn

Flow start_phase(Table& t, Frame&) {
  ++t.s.turn.number;
  enter(t, Phase::start);
  return next(t.push(Procedure::start_phase, Value{}));
}
Flow action_phase(Table& t, Frame&) {
  if (ending(t)) return next();
  enter(t, Phase::action);
  return next(t.push(Procedure::action_phase, Value{}));
}
// Rule 13.5.7: after the active player's death everything on the stack resolves and slots refill.
Flow cleanup(Table& t, Frame&) {
  if (!t.s.turn.cleanup) return next();
  return next(pass_priority_to_the_end(t));
}
Flow end_phase(Table& t, Frame&) {
  enter(t, Phase::end);
  return next(t.push(Procedure::end_phase, Value{}));
}
constexpr Step turn_steps[] = {
    {"start_phase", "4.2", step<start_phase>},
    {"action_phase", "4.3", step<action_phase>},
    {"cleanup", "13.5.7", step<cleanup>},
    {"end_phase", "4.4", step<end_phase>},
};

// ---- Start phase

Flow recharge_step(Table& t, Frame&) {
  for (CardIndex i = t.zone(zones::play(t, t.active())).top; i != no_card; i = t.card(i).below) recharge(t, i, {});
  for (const Zone& z : t.s.zones)
    if (z.kind == ZoneKind::slot && z.of != t.content.shop_slots.value && z.top != no_card) recharge(t, z.top, {});
  return next();
}
Flow start_triggers(Table& t, Frame&) {
  t.emit({.type = EventType::turn_started, .subject = Value::player(t.active()), .by = t.active()});
  return next();
}
Flow loot_step(Table& t, Frame&) {
  if (ending(t)) return finish();
  return next(draw_loot(t, t.active(), stat_of(t, stat::loot_step, Value::player(t.active())), {nothing, t.active()}));
}
constexpr Step start_steps[] = {
    {"recharge", "4.2.1", step<recharge_step>},
    {"start_triggers", "4.2.2", step<start_triggers>},
    {"loot_step", "4.2.3", step<loot_step>},
};

// ---- Action phase

Flow give_loot_play(Table& t, Frame&) {
  Player& p = t.player(t.active());
  const int plays = stat_of(t, stat::loot_plays, Value::player(t.active()));
  p.loot_plays = static_cast<std::int16_t>(std::min(p.loot_plays + plays, unlimited));
  return next();
}
Flow act(Table& t, Frame&) {
  if (ending(t)) return finish();
  return next(pass_priority_with_actions(t));
}
Flow carry_out(Table& t, Frame& f) {
  if (ending(t)) return finish();
  if (!f.result.is(ValueKind::word)) return go_to<act>();  // all passed on an empty stack (rule 4.3.7)
  const Value who = Value::player(t.active());
  switch (static_cast<OptionKind>(f.result.payload())) {
    case OptionKind::declare_attack: {
      Attack a;
      a.attacker = who;
      return go_to<act>(t.push(Procedure::attack, a));
    }
    case OptionKind::declare_purchase: {
      struct {
        Value buyer, item;
        std::uint32_t rest = 0;
      } p{who, nothing};
      return go_to<act>(t.push(Procedure::purchase, p));
    }
    default: return next(pass_priority(t, 0));
  }
}
// After the declaration priority passes; then the end phase starts (rule 4.3.6).
Flow declared_end(Table& t, Frame&) {
  t.s.turn.ending = 1;
  return finish();
}
constexpr Step action_steps[] = {
    {"give_loot_play", "4.3.1", step<give_loot_play>},
    {"act", "4.3.2", step<act>},
    {"carry_out", "4.3.3", step<carry_out>},
    {"declare_end", "4.3.6", step<declared_end>},
};

// ---- End phase

Flow end_triggers(Table& t, Frame&) {
  t.emit({.type = EventType::turn_ending, .subject = Value::player(t.active()), .by = t.active()});
  return next();
}
Flow hand_limit(Table& t, Frame&) {
  const int limit = stat_of(t, stat::hand_limit, Value::player(t.active()));
  const int over = t.zone(zones::hand(t, t.active())).count - limit;
  return next(discard_loot(t, t.active(), over, {nothing, t.active()}));
}

void heal_everyone(Table& t) {
  for (int p = 0; p < t.players(); ++p) {
    Player& player = t.player(seat(p));
    player.damage = 0;
    player.flags = static_cast<std::uint8_t>(player.flags & ~(player_flag::dead | player_flag::death_due));
    player.loot_plays = 0;
    player.attack_rolls = 0;
  }
  for (const Zone& z : t.s.zones) {
    if (z.kind != ZoneKind::slot || z.top == no_card) continue;
    t.card(z.top).damage = 0;
    t.card(z.top).flags = static_cast<std::uint8_t>(t.card(z.top).flags & ~card_flag::death_due);
  }
}

// What lasts till end of turn ends first, then everything heals to full (rule 4.4.4, ruling Q37).
Flow wear_off_and_heal(Table& t, Frame&) {
  for (int i = t.s.lasting.size() - 1; i >= 0; --i) {
    if (i >= t.s.lasting.size()) continue;
    const Lasting l = t.s.lasting[i];
    if (!l.ability.known() || t.content[l.ability].till == Till::end_of_turn) end_lasting(t, l.serial);
  }
  extras::end_turn(t.s);
  heal_everyone(t);
  return next();
}

// Extra turns come first; skipped turns count as taken (rule 4.6.3).
Seat next_player(Table& t) {
  for (int p = 0; p < t.players(); ++p)
    if (t.player(seat(p)).extra_turns > 0) {
      --t.player(seat(p)).extra_turns;
      return seat(p);
    }
  for (;;) {
    const Seat who = t.left_of(seat(t.s.turn.last_normal));
    t.s.turn.last_normal = static_cast<std::uint8_t>(who);
    if (t.player(who).skip_turns == 0) return who;
    --t.player(who).skip_turns;
    t.emit({.type = EventType::turn_skipped, .subject = Value::player(who)});
  }
}

Flow pass_turn(Table& t, Frame&) {
  t.note({.type = EventType::turn_ended, .subject = Value::player(t.active()), .by = t.active()});
  Turn fresh;
  fresh.number = t.s.turn.number;
  fresh.last_normal = t.s.turn.last_normal;
  t.s.turn = fresh;
  t.s.turn.last_normal = fresh.last_normal;
  t.s.turn.active = static_cast<std::uint8_t>(next_player(t));
  return next();
}
constexpr Step end_steps[] = {
    {"end_triggers", "4.4.1", step<end_triggers>},
    {"hand_limit", "4.4.2", step<hand_limit>},
    {"wear_off_and_heal", "4.4.4", step<wear_off_and_heal>},
    {"pass_turn", "4.4.4", step<pass_turn>},
};

}  // namespace

extern const Catalogue game_catalogue, turn_catalogue, start_phase_catalogue, action_phase_catalogue, end_phase_catalogue;
const Catalogue game_catalogue{"game", "2.15", game_steps};
const Catalogue turn_catalogue{"turn", "4.1", turn_steps, true};
const Catalogue start_phase_catalogue{"start_phase", "4.2", start_steps, true};
const Catalogue action_phase_catalogue{"action_phase", "4.3", action_steps, true};
const Catalogue end_phase_catalogue{"end_phase", "4.4", end_steps, true};

void end_turn(Table& t) {
  if (t.s.turn.phase == Phase::end || t.s.turn.phase == Phase::setup) return;  // rule 4.5.4
  end_all_attacks(t);
  t.s.turn.ending = 1;
}

}  // namespace soulstack
