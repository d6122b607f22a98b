// Rulebook sections 13.2, 13.3 and 13.7: the death of a monster, or of another object with HP, in its six steps.
#include <algorithm>

#include "engine/model/event_uses.h"
#include "engine/rules/dying.h"
#include "engine/table/ability_observer.h"
#include "engine/table/queries.h"
#include "engine/table/table.h"
#include "engine/verbs/coins.h"
#include "engine/verbs/dice.h"
#include "engine/verbs/items.h"
#include "engine/verbs/loot.h"
#include "engine/verbs/replacement.h"
#include "engine/verbs/rewards.h"
#include "engine/verbs/souls.h"
#include "engine/verbs/zones.h"

namespace soulstack {

namespace {

// Locals. `who` is the monster. From the first step on, it waits in the holding zone as the same object.
struct MonsterDeath : Dying {
  ZoneId place{0};           // the zone it was in: its slot, or the play area of a player
  std::uint8_t monster = 0;  // false: another object with HP
  std::uint8_t stays = 0;    // it couldn't be put into discard as it left its slot (rule 13.2.8, ruling Q92)
  std::uint8_t offered = 0;  // it was offered as a soul (rule 13.2.5)
};

CardIndex card_of(const MonsterDeath& d) { return d.who.as_card(); }

Flow to_holding(Table& t, MonsterDeath& d) {
  const CardIndex card = card_of(d);
  if (!t.current(d.who) || !t.in_play(card))
    return finish();
  d.place = t.card(card).zone;
  d.monster = is_monster(t, card);
  d.stays = banned(t, Deed::discard, t.active(), d.who).known();
  ++t.s.turn.deaths_open;
  if (t.zone(d.place).kind == ZoneKind::slot)
    ++t.zone(d.place).held;  // rule 14.2.3
  if (!d.monster)
    t.emit(event_of(d, EventType::destroyed));  // rule 11.5.2; emitted while its properties are still known
  if (d.monster && t.s.turn.monster_deaths < 255)
    ++t.s.turn.monster_deaths;
  zones::move(t, card, zones::holding);
  t.card(card).flags.clear(CardFlag::death_due);
  t.attend(attention::deaths);
  return next();
}

// An object that is not a monster is destroyed, and abilities about monsters do not hear it (rules 11.5.3, 11.9.5, 13.7.1).
Flow death_triggers(Table& t, MonsterDeath& d) {
  t.emit(event_of(d, d.monster ? EventType::monster_died : EventType::object_died));
  return next();
}

// Rewards go to the active player, dead or alive, whoever killed it (rules 13.2.9, 13.4.6), and wherever the card is now
// (rulings Q39, Q72).
Flow rewards_step(Table& t, MonsterDeath& d) {
  Event e = event_of(d, EventType::rewards);
  e.source = d.who;
  events::times_rewarded.set(e, 1);
  e.by = t.active();
  return next(perform(t, e));
}

Flow after_rewards_triggers(Table& t, MonsterDeath& d) {
  t.emit(event_of(d, EventType::rewards_gained));
  return next();
}

// With a soul icon it becomes a soul of the active player (rule 15.3.1, Q63), otherwise it goes to discard (rules 13.2.5,
// 13.3.3). If it has left the holding zone, it is not moved again (ruling Q72).
Flow soul_or_discard(Table& t, MonsterDeath& d) {
  const CardIndex card = card_of(d);
  if (!t.current(d.who) || t.zone_of(card).kind != ZoneKind::holding)
    return next();
  if (t.def(card).souls > 0 && !d.offered) {
    d.offered = 1;
    return stay(gain_soul(t, t.active(), card, {d.who, t.active()}));  // if not gained, it goes to discard
  }
  if (!d.stays)
    zones::move(t, card, zones::discard_of(t, card));
  return next();
}

bool in_holding(const Table& t, const MonsterDeath& d) {
  return t.current(d.who) && t.zone_of(card_of(d)).kind == ZoneKind::holding;
}

// The death of the final boss is the goal of some rules (rule 21.4d).
void reach_goal(Table& t, const MonsterDeath& d) {
  if (!t.rules().is(Way::final_boss_goal) || t.zone(d.place).kind != ZoneKind::slot ||
      t.zone(d.place).of != t.content.final_boss_slots.value)
    return;
  for (Seat p : t.seats())
    win(t, p);
  t.s.outcome = Outcome::won;
}

// A monster that can't be put into discard returns to the top of its slot (rule 13.2.8, rulings Q38, Q65).
Flow release_slot(Table& t, MonsterDeath& d) {
  if (t.zone(d.place).kind == ZoneKind::slot)
    --t.zone(d.place).held;
  if (d.stays && in_holding(t, d))
    zones::move(t, card_of(d), d.place);
  reach_goal(t, d);
  --t.s.turn.deaths_open;
  t.attend(attention::slots | attention::deaths);
  return finish();
}

constexpr Step steps[] = {
    {"to_holding", "13.2.1", step<to_holding>},
    {"death_triggers", "13.2.2", step<death_triggers>, false, "to_holding"},
    {"rewards", "13.2.3", step<rewards_step>, true, "to_holding"},
    {"after_rewards_triggers", "13.2.4", step<after_rewards_triggers>, true, "rewards"},
    {"soul_or_discard", "13.2.5", step<soul_or_discard>, false, "to_holding"},
    {"refill", "13.2.6", step<release_slot>, false, "soul_or_discard"},
};

// ---- The reward box (rule 3.6.4)

using Rewarding = Event;

Seat rewarded(const Event& e) { return e.by; }

// A rolled reward is gained when the roll resolves (rule 3.6.7, ruling Q54).
Did reward(Table& t, const Event& e, int n, bool loot) {
  const Doer by{e.subject, rewarded(e)};
  const int all = n * events::times_rewarded(e);
  if (n != as_rolled)
    return loot ? draw_loot(t, rewarded(e), all, by) : gain_coins(t, rewarded(e), all, by);
  StackItem roll;
  roll.flags = ItemFlag::for_rewards;
  roll.source = e.subject;
  events::times_rewarded.set(roll.event, events::times_rewarded(e));
  events::reward_is_loot.set(roll.event, loot);
  cast_roll(t, rewarded(e), roll);
  return done();
}

int part_of(const Table& t, const Rewarding& e, RewardPart part) { return reward_of(t, e.subject, part, rewarded(e)); }

Flow coins(Table& t, Rewarding& e) { return next(reward(t, e, part_of(t, e, RewardPart::coins), false)); }
Flow loot(Table& t, Rewarding& e) { return next(reward(t, e, part_of(t, e, RewardPart::loot), true)); }
Flow treasure(Table& t, Rewarding& e) {
  const int n = part_of(t, e, RewardPart::treasure) * e.amount;
  return next(gain_treasure(t, rewarded(e), n, {e.subject, rewarded(e)}));
}

constexpr Step reward_steps[] = {
    {"coins", "3.6.4", step<coins>, true},
    {"loot", "3.6.4", step<loot>, true},
    {"treasure", "3.6.4", step<treasure>, true},
};

}  // namespace

extern const Catalogue monster_death_catalogue, rewards_catalogue;
const Catalogue monster_death_catalogue{"monster_death", "13.2", steps, true};
const Catalogue rewards_catalogue{"rewards", "13.2.3", reward_steps, true};

static const Rewards& printed_rewards(const Table& t, Value card) {
  if (t.current(card))
    return t.def(card.as_card()).rewards;
  const Former* const was = t.last_seen(card);
  return t.content[was ? was->def : t.card(card.as_card()).printed].rewards;
}

// Rule 3.6.4a.
int reward_of(const Table& t, Value card, RewardPart part, Seat who) {
  const Rewards& printed = printed_rewards(t, card);
  if (const AbilityId computed = printed.computed[static_cast<std::size_t>(part)]; computed.known()) {
    happened(t, computed);
    return std::max(0, t.scripts.value(t, computed, t.content[computed].effect, {.you = who, .self = card}));
  }
  return part == RewardPart::coins ? printed.coins : part == RewardPart::loot ? printed.loot : printed.treasure;
}

Rewards rewards_of(const Table& t, Value card) {
  Rewards all = printed_rewards(t, card);
  const auto now = [&](RewardPart part) { return static_cast<std::int16_t>(reward_of(t, card, part, t.active())); };
  all.coins = now(RewardPart::coins);
  all.loot = now(RewardPart::loot);
  all.treasure = now(RewardPart::treasure);
  return all;
}

Did gain_rewards(Table& t, Seat who, Value card) {
  const Event e{.type = EventType::rewards, .subject = card, .source = card, .by = who};
  return perform(t, events::times_rewarded.in(e, 1));
}

Did apply_rewards(Table& t, Event& e) { return t.push(Procedure::rewards, e); }

}  // namespace soulstack
