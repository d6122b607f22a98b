// What a player may expect of a fight with a monster.
#include "tools/players/fights.h"

#include <algorithm>
#include <array>

#include "engine/table/queries.h"

namespace soulstack::tools {

namespace {

constexpr int most_hp = 10;

// [values of six that hit][blows needed][blows left]: the probability that a player defeats a monster before dying.
using Chances = std::array<std::array<std::array<double, most_hp + 1>, most_hp + 1>, 7>;
constexpr Chances chances = [] {
  Chances all{};
  for (std::size_t hit = 0; hit < all.size(); ++hit) {
    auto& chance = all[hit];
    const double p = static_cast<double>(hit) / 6.0;
    for (std::size_t needed = 0; needed <= most_hp; ++needed)
      for (std::size_t left = 1; left <= most_hp; ++left)
        chance[needed][left] = needed == 0 ? 1 : p * chance[needed - 1][left] + (1 - p) * chance[needed][left - 1];
  }
  return all;
}();

int blows(int hp, int attack) { return attack <= 0 ? most_hp : (hp + attack - 1) / attack; }

}  // namespace

double chance_against(FightingStrength player, FightingStrength monster, int evasion) {
  const auto hit = static_cast<std::size_t>(std::clamp(7 - evasion, 0, 6));
  const auto at = [](int blows) { return static_cast<std::size_t>(std::clamp(blows, 0, most_hp)); };
  return chances[hit][at(blows(monster.hp, player.attack))][at(blows(player.hp, monster.attack))];
}

double chance_against(const Table& t, Seat who, Value monster) {
  const auto strength = [&](Value fighter) { return FightingStrength{hp(t, fighter), attack_of(t, fighter)}; };
  return chance_against(strength(Value::player(who)), strength(monster), evasion_of(t, monster));
}

double best_chance(const Table& t, Seat who) {
  double best = 0;
  for (const Zone& z : t.s.zones)
    if (z.kind == ZoneKind::slot && z.top != no_card && attackable(t, t.ref(z.top)))
      best = std::max(best, chance_against(t, who, t.ref(z.top)));
  return best;
}

// ---- Exact chances

namespace {

constexpr int most_blows = 24;  // more of them make no difference that matters

// How many misses kill the attacker; 0: they are dead. At most `most_blows`.
int misses_to_die(const Attacker& attacker, int damage) {
  Shields shields = attacker.shields;
  int hp = attacker.hp, misses = 0;
  for (; hp > 0 && misses < most_blows; ++misses)
    hp -= shields.left_of(damage);
  return misses;
}

// The chance of `needed` hits before `misses` misses.
double chance_of_hits(double hit, int needed, int misses) {
  if (needed <= 0)
    return 1;
  // Of exactly `failed` misses before the last hit that is needed: the sum over `failed` of a negative binomial.
  double term = 1, sum = 0;
  for (int n = 0; n < needed; ++n)
    term *= hit;
  for (int failed = 0; failed < misses; ++failed) {
    sum += term;
    term *= (1 - hit) * (needed + failed) / (failed + 1);
  }
  return sum;
}

int hits_needed(int hp, int attack) { return hp <= 0 ? 0 : attack <= 0 ? most_blows : (hp + attack - 1) / attack; }

double chance_to_hit(const Attacker& attacker, int evasion, bool is_first) {
  int values = 0;
  for (int roll = 1; roll <= attacker.sides; ++roll)
    values += hits(attacker, roll, evasion, is_first) ? 1 : 0;
  return static_cast<double>(values) / attacker.sides;
}

}  // namespace

void Shields::add(int amount) {
  if (count < most)
    amounts[static_cast<std::size_t>(count++)] = amount;
}

int Shields::left_of(int damage) {
  if (damage <= 0 || count == 0)
    return damage;
  const int prevented = amounts.front();
  std::copy(amounts.begin() + 1, amounts.begin() + count, amounts.begin());
  amounts[static_cast<std::size_t>(--count)] = 0;
  return std::max(0, damage - prevented);
}

namespace {

// Was it made by the verb `prevent_next`? Some lasting effects have no ability.
bool is_shield(const Table& t, const Lasting& l) {
  const std::vector<AbilityId> none;
  const std::vector<AbilityId>& nested = l.ability.known() ? t.content[l.ability].duration().nested : none;
  return !nested.empty() && t.content[nested.front()].prevents;
}

}  // namespace

Shields shields_of(const Table& t, Seat who) {
  Shields shields;
  for (const Lasting& l : t.s.lasting)
    if (is_shield(t, l) && l.targets[0] == Value::player(who))
      shields.add(l.targets[1].as_number());
  return shields;
}

Attacker attacker_of(const Table& t, Seat who) {
  const Value self = Value::player(who);
  const bool is_first = t.player(who).attack_rolls == 0;
  const int added = stat_of(t, stat::roll, self);
  Attacker attacker;
  attacker.sides = t.rules()[Number::dice_sides];
  attacker.added = added + stat_of(t, stat::attack_roll, self);
  attacker.first_added = added + stat_of(t, stat::attack_roll, self, is_first);
  attacker.hp = hp(t, self);
  attacker.attack = attack_of(t, self);
  attacker.first_attack = attack_of(t, self, is_first);
  attacker.shields = shields_of(t, who);
  return attacker;
}

Attacked attacked_of(const Table& t, Value target) {
  return {hp(t, target), evasion_of(t, target), attack_of(t, target)};
}

Attacked printed_on(const CardDef& monster) { return {monster.hp, monster.evasion, std::max<int>(0, monster.attack)}; }

bool hits(const Attacker& attacker, int roll, int evasion, bool is_first) {
  return std::clamp(roll + (is_first ? attacker.first_added : attacker.added), 1, attacker.sides) >= evasion;
}

double chance_of(const Attacker& attacker, const Attacked& target) {
  if (attacker.hp <= 0)
    return 0;
  if (target.hp <= 0)
    return 1;
  const double first = chance_to_hit(attacker, target.evasion, true);
  const double later = chance_to_hit(attacker, target.evasion, false);
  const int misses = misses_to_die(attacker, target.attack);
  const int after_hit = hits_needed(target.hp - attacker.first_attack, attacker.attack);
  const int after_miss = hits_needed(target.hp, attacker.attack);
  return first * chance_of_hits(later, after_hit, misses) + (1 - first) * chance_of_hits(later, after_miss, misses - 1);
}

}  // namespace soulstack::tools
