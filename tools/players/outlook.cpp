// How good a position is for a player, with what is about to happen.
#include "tools/players/outlook.h"

#include <algorithm>
#include <vector>

#include "engine/rules/attack.h"
#include "engine/table/queries.h"
#include "engine/table/visibility.h"
#include "engine/table/zone_layout.h"
#include "engine/verbs/rewards.h"
#include "tools/players/fights.h"

namespace soulstack::tools {

namespace {

// ---- What a player has

constexpr double usual_souls = 4;  // OutlookWeights values souls for rules in which four win the game

double worth_of_souls(const Table& t, int souls) {
  const OutlookWeights& w = outlook_weights;
  const double of_four = usual_souls * souls / std::max(1, t.rules()[Number::souls_to_win]);
  return w.soul * of_four + w.soul_squared * of_four * of_four + (of_four >= usual_souls ? w.winning : 0);
}

// The parts of the conditions of bonus souls that the player meets; the last parts count most.
double worth_of_claims(const Table& t, Seat who) {
  double all = 0;
  for (const CardIndex i : t.cards_of(zones::bonus))
    for (const AbilityId id : t.def(i).abilities) {
      const AbilityDef& a = t.content[id];
      if (a.kind != AbilityKind::claim || a.claim().at_least <= 0)
        continue;
      const double part =
          std::clamp(static_cast<double>(number_of(t, a.claim().number, who)) / a.claim().at_least, 0.0, 1.0);
      all += part * part * part;
    }
  const int souls = souls_of(t, who);
  return all == 0 ? 0 : outlook_weights.bonus * all * (worth_of_souls(t, souls + 1) - worth_of_souls(t, souls));
}

double worth_of_hand(int cards) {
  const OutlookWeights& w = outlook_weights;
  return w.loot * std::min(cards, w.usual_loot) +
         w.spare_loot * std::clamp(cards - w.usual_loot, 0, w.most_loot - w.usual_loot);
}

double worth_of_coins(const Table& t, int coins) {
  const OutlookWeights& w = outlook_weights;
  const int price = t.rules()[Number::price];
  return w.coin * std::min(coins, price) + w.spare_coin * std::clamp(coins - price, 0, price);
}

struct Belongings {
  int items = 0, curses = 0, charged = 0;  // items: those that can be lost
};
Belongings belongings_of(const Table& t, Seat who) {
  Belongings all;
  for (const CardIndex i : t.cards_of(zones::play(t, who))) {
    if (is_curse(t, i))
      ++all.curses;
    else if (is_item(t, i) && !is_eternal(t, i))
      ++all.items;
    if (t.def(i).tap.known() && !t.card(i).flags.has(CardFlag::deactivated))
      ++all.charged;
  }
  return all;
}

int cards_in_hand(const Table& t, Seat who) { return t.zone(zones::hand(t, who)).count; }

double worth_of_belongings(const Table& t, Seat who) {
  const OutlookWeights& w = outlook_weights;
  const Belongings all = belongings_of(t, who);
  return w.item * all.items + w.curse * all.curses + w.charged * all.charged;
}

double worth_of_gain(const Table& t, Seat who, int souls, int more_souls, const Rewards& gain) {
  const int coins = t.player(who).coins, cards = cards_in_hand(t, who);
  return worth_of_souls(t, souls + more_souls) - worth_of_souls(t, souls) + worth_of_coins(t, coins + gain.coins) -
         worth_of_coins(t, coins) + worth_of_hand(cards + gain.loot) - worth_of_hand(cards) +
         outlook_weights.item * gain.treasure;
}

// ---- What is about to happen

// A player, and what they attack, while the stack resolves from the top.
struct Coming {
  Value self, target;  // target: `nothing` without an attack
  Attacker attacker;
  Attacked attacked;

  bool is_decided() const { return attacker.hp <= 0 || (target && attacked.hp <= 0); }
  void deal(Value to, int amount) {
    if (to == self)
      attacker.hp -= attacker.shields.left_of(amount);
    else if (target && to == target)
      attacked.hp -= amount;
  }
  void die(Value who) {
    if (who == self)
      attacker.hp = 0;
    else if (target && who == target)
      attacked.hp = 0;
  }
};

// A roll that abilities may still change before it is cast is not known yet.
void resolve_roll(const Table& t, const StackItem& roll, Coming& coming) {
  if (roll.flags.has(ItemFlag::about_to_roll) || roll.targets[0] != coming.target)
    return;
  const bool is_first = roll.event.flags.has(EventFlag::first);
  Attacker roller = coming.attacker;
  if (is_first)
    roller.first_added = stat_of(t, stat::roll, coming.self) + stat_of(t, stat::attack_roll, coming.self, true);
  if (hits(roller, roll.value, coming.attacked.evasion, is_first))
    coming.deal(coming.target, attack_of(t, coming.self, is_first));
  else
    coming.deal(coming.self, coming.attacked.attack);
}

void resolve(const Table& t, const StackItem& item, Coming& coming) {
  if (item.kind == ItemKind::damage)
    coming.deal(item.targets[0], item.event.amount);
  else if (item.kind == ItemKind::death)
    coming.die(item.targets[0]);
  else if (item.kind == ItemKind::roll && coming.target && Value::player(item.controller) == coming.self)
    resolve_roll(t, item, coming);
}

// The monster that this player is attacking; `nothing`: none, or it has no HP.
Value target_of(const Table& t, Seat who) {
  const std::uint32_t serial = attack_under_way_now(t);
  for (const Frame& f : t.s.frames) {
    if (serial == 0 || f.serial != serial)
      continue;
    const Attack& a = f.as<Attack>();
    const bool is_fight = !a.ended && a.attacker == Value::player(who) && a.target.is(ValueKind::card);
    return is_fight && t.current(a.target) && has_hp(t, a.target) ? a.target : nothing;
  }
  return nothing;
}

Coming coming_to(const Table& t, Seat who) {
  Coming coming{Value::player(who), target_of(t, who), {}, {}};
  if (coming.target) {
    coming.attacker = attacker_of(t, who);
    coming.attacked = attacked_of(t, coming.target);
  } else {
    coming.attacker.hp = hp(t, coming.self);
    coming.attacker.shields = shields_of(t, who);
  }
  for (int n = t.s.stack.size() - 1; n >= 0 && !coming.is_decided(); --n)
    resolve(t, t.s.stack[n], coming);
  return coming;
}

// The worth of the fight under way, and of the death that is about to come.
double worth_of_coming(const Table& t, Seat who) {
  if (t.dead(who))
    return -outlook_weights.death;
  if (t.s.stack.count == 0 && !attack_under_way(t))
    return 0;
  const Coming coming = coming_to(t, who);
  if (!coming.target)
    return coming.attacker.hp <= 0 ? -cost_of_death(t, who) : 0;
  const double wins = chance_of(coming.attacker, coming.attacked);
  return wins * worth_of_kill(t, who, coming.target) - (1 - wins) * cost_of_death(t, who);
}

// What the active player can still do this turn.
bool acts(const Table& t, Seat who) {
  return t.active() == who && !t.dead(who) && !t.s.turn.ending && t.s.turn.phase == Phase::action;
}

double worth_of_loot_plays(const Table& t, Seat who) {
  if (!acts(t, who))
    return 0;
  const int of_turn = stat_of(t, stat::loot_plays, Value::player(who)) - t.s.turn.loot_plays;
  const int left = std::max(0, of_turn) + t.player(who).loot_plays;
  return outlook_weights.loot_play * std::min(left, cards_in_hand(t, who));
}

// Without what the player can still do this turn.
double worth_of_all(const Table& t, Seat who) {
  const OutlookWeights& w = outlook_weights;
  const Value self = Value::player(who);
  return worth_of_souls(t, souls_of(t, who)) + worth_of_claims(t, who) + worth_of_belongings(t, who) +
         worth_of_hand(cards_in_hand(t, who)) + worth_of_coins(t, t.player(who).coins) + w.attack * attack_of(t, self) +
         w.max_hp * max_hp(t, self) + w.hp * std::max(0, hp(t, self)) + worth_of_coming(t, who);
}

double worth_of_fight(const Attacker& attacker, const Attacked& attacked, double kill, double death) {
  const double wins = chance_of(attacker, attacked);
  return wins * kill - (1 - wins) * death;
}

Attacker with_shield(Attacker attacker, int held_shield) {
  if (held_shield > 0)
    attacker.shields.add(held_shield);
  return attacker;
}

}  // namespace

double worth_of_kill(const Table& t, Seat who, Value monster) {
  if (!monster.is(ValueKind::card) || !is_monster(t, monster.as_card()))
    return 0;
  return worth_of_gain(t, who, souls_of(t, who), t.def(monster.as_card()).souls, rewards_of(t, monster));
}

double cost_of_death(const Table& t, Seat who) {
  const OutlookWeights& w = outlook_weights;
  const Belongings all = belongings_of(t, who);
  const int coins = t.player(who).coins, cards = cards_in_hand(t, who);
  return w.death + (all.items > 0 ? w.item : 0) + worth_of_hand(cards) - worth_of_hand(std::max(0, cards - 1)) +
         worth_of_coins(t, coins) - worth_of_coins(t, std::max(0, coins - 1));
}

double worth_of_buying(const Table& t, Seat who, int price) {
  const int coins = t.player(who).coins;
  if (coins < price)
    return -1;
  return outlook_weights.item - worth_of_coins(t, coins) + worth_of_coins(t, coins - price);
}

bool is_fight_for_the_game(const Table& t) {
  const Seat who = t.active();
  const Value target = target_of(t, who);
  return target && souls_of(t, who) + t.def(target.as_card()).souls >= t.rules()[Number::souls_to_win];
}

// ---- Monsters that are not seen

// By definition, so that the sums do not depend on the order of the deck.
void UnseenMonsters::count() {
  const Table& t = table_;
  death_ = cost_of_death(t, viewer_);
  const int souls = souls_of(t, viewer_);
  std::vector<int> copies(t.content.cards.size());
  for (CardIndex i = 0; i < t.s.cards.count; ++i)
    if (t.printed(i).deck == t.content.monster_deck && !sees(t, i, viewer_))
      ++copies[t.card(i).printed.value];
  for (std::size_t n = 0; n < copies.size(); ++n) {
    const CardDef& def = t.content.cards[n];
    all_ += copies[n];
    if (!def.has_stats())
      events_ += copies[n];
    else if (copies[n] > 0)
      kinds_.push_back({printed_on(def), worth_of_gain(t, viewer_, souls, def.souls, def.rewards), copies[n]});
  }
}

double UnseenMonsters::worth_of_attack(const Attacker& attacker) {
  if (known_.empty())
    count();
  for (const Known& known : known_)
    if (known.attacker == attacker)
      return known.worth;
  double sum = outlook_weights.event * events_;
  for (const Kind& kind : kinds_)
    sum += kind.copies * worth_of_fight(attacker, kind.numbers, kind.kill, death_);
  known_.push_back({attacker, all_ == 0 ? 0 : sum / all_});
  return known_.back().worth;
}

// ---- Positions

Outlook::Outlook(const Table& t, Seat who) : who_(who), unseen_(t, who) {
  plays_ = worth_of_loot_plays(t, who);
  now_ = of(t);
}

double Outlook::own(const Table& t) const {
  return worth_of_all(t, who_) + worth_of_loot_plays(t, who_) + prospects(t);
}

double Outlook::prospects(const Table& t) const {
  const Turn& turn = t.s.turn;
  if (!acts(t, who_) || attack_under_way(t))
    return 0;
  const Value self = Value::player(who_);
  const bool has_attack = turn.attacks < stat_of(t, stat::attacks_per_turn, self) || turn.extra.any_may > 0;
  const bool has_purchase = turn.purchases < stat_of(t, stat::purchases_per_turn, self);
  return (has_attack ? std::max(0.0, of_best_attack(t, 0)) : 0) +
         (has_purchase ? std::max(0.0, worth_of_buying(t, who_, t.rules()[Number::price])) : 0);
}

double Outlook::of(const Table& later) const {
  const OutlookWeights& w = outlook_weights;
  if (later.s.over() && later.s.outcome != Outcome::stopped)
    return later.player(who_).flags.has(PlayerFlag::won) ? w.win : -w.win;
  double best = 0, sum = 0;
  int opponents = 0;
  for (const Seat p : later.seats()) {
    if (p == who_)
      continue;
    const double value = worth_of_all(later, p);
    best = opponents == 0 ? value : std::max(best, value);
    sum += value;
    ++opponents;
  }
  return own(later) + (opponents == 0 ? 0 : w.best_opponent * best + w.mean_opponent * sum / opponents);
}

double Outlook::of_attack_on(const Table& t, Value target, int held_shield) const {
  const Attacker attacker = with_shield(attacker_of(t, who_), held_shield);
  if (!target.is(ValueKind::card))
    return unseen_.worth_of_attack(attacker);
  if (!has_hp(t, target))
    return 0;
  return worth_of_fight(attacker, attacked_of(t, target), worth_of_kill(t, who_, target), cost_of_death(t, who_));
}

double Outlook::of_best_attack(const Table& t, int held_shield) const {
  const Attacker attacker = with_shield(attacker_of(t, who_), held_shield);
  const double death = cost_of_death(t, who_);
  double best = unseen_.worth_of_attack(attacker);
  for (const Zone& z : zones::slots(t))
    if (z.top != no_card && attackable(t, t.ref(z.top)))
      best = std::max(
          best, worth_of_fight(attacker, attacked_of(t, t.ref(z.top)), worth_of_kill(t, who_, t.ref(z.top)), death));
  return best;
}

}  // namespace soulstack::tools
