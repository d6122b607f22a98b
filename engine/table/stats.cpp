// Rulebook section 10.1: stats.
#include <algorithm>
#include <limits>

#include "engine/table/object_abilities.h"
#include "engine/table/queries.h"
#include "engine/table/zone_layout.h"

namespace soulstack {

namespace {

CardIndex stat_card(const Table& t, Value object) {
  if (object.is(ValueKind::player))
    return t.player(object.as_seat()).character;
  return object.as_card();
}

// A number of the rules that players have; Number::count: the stat is not one.
constexpr Number of_rules(StatId id) {
  switch (id.value) {
    case stat::attacks_per_turn.value:
      return Number::attacks_per_turn;
    case stat::purchases_per_turn.value:
      return Number::purchases_per_turn;
    case stat::loot_plays.value:
      return Number::loot_plays;
    case stat::loot_step.value:
      return Number::loot_step;
    case stat::hand_limit.value:
      return Number::hand_limit;
    case stat::price.value:
      return Number::price;
    case stat::souls_to_win.value:
      return Number::souls_to_win;
    default:
      return Number::count;
  }
}

int base(const Table& t, StatId id, Value object) {
  if (const Number number = of_rules(id); number != Number::count)
    return t.rules()[number];
  const CardIndex i = stat_card(t, object);
  if (id.value >= stat::count)
    return i == no_card ? t.content.set_stat(id).start : printed_stat(t.content, t.card(i).def, id);
  if (i == no_card)
    return 0;
  if (id == stat::evasion && object.is(ValueKind::player))
    return attackable_with_evasion(t, object.as_seat());
  const CardDef& d = t.def(i);
  if (id == stat::hp)
    return std::max<int>(d.hp, 0);  // a missing number counts as 0 (rule 10.1.4)
  if (id == stat::attack)
    return std::max<int>(d.attack, 0);
  if (id == stat::evasion)
    return std::max<int>(d.evasion, 0);
  if (id == stat::soul_value)
    return std::max<int>(d.souls, 1);
  return 0;
}

// Rule 11.9.6: a fighter has its own numbers.
bool is_fighter(const Table& t, CardIndex i) {
  return t.def(i).has(Keyword::fighter) && !t.card(i).flags.has(CardFlag::without_abilities);
}

// Rules 10.1.9, 20.1.6: counters on a player, their character and their items count for the player.
int from_counters(const Table& t, StatId id, Value object) {
  if (id != stat::hp && id != stat::attack)
    return 0;
  t.work.spend(work_of::number);
  const CounterId kind = id == stat::hp ? counter::hp : counter::attack;
  const bool for_itself =
      object.is(ValueKind::card) && (t.controller(object) == Seat::game || is_fighter(t, object.as_card()));
  int n = for_itself || object.is(ValueKind::player) ? counters_of(t, object, kind) : 0;
  if (object.is(ValueKind::player))
    t.work.spend(work_of::look * t.zone(zones::play(t, object.as_seat())).count);
  if (object.is(ValueKind::player))
    for (CardIndex i : t.cards_of(zones::play(t, object.as_seat())))
      n += is_fighter(t, i) ? 0 : counters_of(t, t.ref(i), kind);
  return n;
}

// Technical limits: stats, and marked damage up to them (rule 10.1.1), must fit into their fields.
constexpr int highest_stat = 30'000;
constexpr int highest_hp_of_card = std::numeric_limits<std::uint8_t>::max();  // the damage that can be marked on it

int bounded(const Table& t, StatId id, Value object, std::int64_t sum) {
  const auto value = static_cast<int>(std::clamp<std::int64_t>(sum, -highest_stat, highest_stat));
  if (id == stat::hp && object.is(ValueKind::card))
    return std::clamp(value, 0, highest_hp_of_card);
  if (id == stat::evasion)
    return std::clamp(value, t.rules()[Number::evasion_least], t.rules()[Number::evasion_most]);
  if (id == stat::attack_roll || id == stat::roll || id == stat::soul_value)
    return value;
  return std::max(value, 0);
}

}  // namespace

[[gnu::noinline]] static int after_changes(const Table& t, StatId id, Value object, std::int64_t value,
                                           bool first_roll) {
  std::int64_t added = 0;
  int least = -highest_stat, most = highest_stat;
  std::uint32_t last_set = 0;
  bool is_number = true;
  each_change_of(t, id, object, first_roll, [&](const Listener& l, ChangeHow how, int amount) {
    if (how == ChangeHow::add) {
      added += amount;
    } else if (how == ChangeHow::least) {
      least = std::max(least, amount);
    } else if (how == ChangeHow::most) {
      most = std::min(most, amount);
    } else if (const std::uint32_t since = began(t, l); since >= last_set) {
      last_set = since;
      value = amount;
      is_number = how != ChangeHow::no_number;
    }
  });
  if (is_number)
    value += added;
  if (is_number && t.listeners.stat_counters)
    value += from_counters(t, id, object);
  return bounded(t, id, object, std::min<std::int64_t>(std::max<std::int64_t>(value, least), most));
}

// The number after all that changes it.
static int changed(const Table& t, StatId id, Value object, int value, bool first_roll = false) {
  t.work.spend(work_of::number);
  if (t.listeners.stale)
    t.listeners.refresh(t);
  if (t.listeners.always(id).empty() && !t.listeners.stat_counters)
    return bounded(t, id, object, value);
  return after_changes(t, id, object, value, first_roll);
}

int printed_stat(const Content& content, CardDefId card, StatId set_stat) {
  for (const PrintedStat& one : content[card].stats)
    if (one.stat == set_stat)
      return one.number;
  return content.set_stat(set_stat).start;
}

int stat_of(const Table& t, StatId id, Value object, bool first_roll) {
  return changed(t, id, object, base(t, id, object), first_roll);
}

int price_of(const Table& t, const AbilityDef& a, const Cost& cost, CardIndex card) {
  if (a.kind != AbilityKind::paid)
    return cost.coins;
  t.listeners.refresh(t);
  return t.listeners.always(stat::ability_price).empty() ? cost.coins
                                                         : changed(t, stat::ability_price, t.ref(card), cost.coins);
}

int max_hp(const Table& t, Value object) { return stat_of(t, stat::hp, object); }

int hp(const Table& t, Value object) {
  const int marked = object.is(ValueKind::player) ? t.player(object.as_seat()).damage : t.card(object.as_card()).damage;
  return std::max(0, max_hp(t, object) - marked);
}

int attack_of(const Table& t, Value object, bool first_roll) { return stat_of(t, stat::attack, object, first_roll); }
int evasion_of(const Table& t, Value object) { return stat_of(t, stat::evasion, object); }

// The printed value with its changes (rule 15.1.1).
static int soul_value_of(const Table& t, CardIndex soul) {
  const int printed = std::max<int>(1, t.def(soul).souls);
  t.listeners.refresh(t);
  if (t.listeners.always(stat::soul_value).empty())
    return printed;
  return std::max(0, stat_of(t, stat::soul_value, t.ref(soul)));
}

// The soul value of a character is added separately: it is not a soul that can be lost (rules 3.4.3, 15.3.2).
int souls_of(const Table& t, Seat p) {
  t.work.spend(t.zone(zones::souls(t, p)).count);
  int total = 0;
  for (CardIndex i : t.cards_of(zones::souls(t, p)))
    total += soul_value_of(t, i);
  const CardIndex character = t.player(p).character;
  return total + (character == no_card ? 0 : t.def(character).souls);
}

int guppy_items(const Table& t, Seat p) {
  int n = 0;
  t.work.spend(t.zone(zones::play(t, p)).count);
  for (CardIndex i : t.cards_of(zones::play(t, p)))
    n += has_keyword(t, i, Keyword::guppy) && is_item(t, i);
  return n;
}

int number_of(const Table& t, PlayerNumber n, Seat p) {
  t.work.spend(work_of::number);
  switch (n) {
    case PlayerNumber::coins:
      return t.player(p).coins;
    case PlayerNumber::loot:
      return t.zone(zones::hand(t, p)).count;
    case PlayerNumber::souls:
      return souls_of(t, p);
    case PlayerNumber::guppy_items:
      return guppy_items(t, p);
    case PlayerNumber::hp:
      return hp(t, Value::player(p));
    case PlayerNumber::items: {
      int items = 0;
      t.work.spend(t.zone(zones::play(t, p)).count);
      for (CardIndex i : t.cards_of(zones::play(t, p)))
        items += is_item(t, i);
      return items;
    }
    case PlayerNumber::count:
      break;
  }
  return stat_of(t, set_stat_of(n), Value::player(p));
}

}  // namespace soulstack
