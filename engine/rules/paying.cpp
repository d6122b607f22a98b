// Rulebook section 6.2: paying costs.
#include "engine/verbs/paying.h"

#include <algorithm>

#include "engine/table/queries.h"
#include "engine/table/table.h"
#include "engine/table/zone_layout.h"
#include "engine/verbs/choices.h"
#include "engine/verbs/damage.h"
#include "engine/verbs/items.h"
#include "engine/verbs/loot.h"
#include "engine/verbs/marked_damage.h"

namespace soulstack {

namespace {

enum CostPart : std::uint8_t { cost_destroy_this, cost_discard, cost_destroy, cost_give, cost_receiver, cost_paid };

// The parts of a cost that are paid one after the other.
struct Paying {
  static constexpr Procedure procedure = Procedure::paying;
  AbilityId ability;
  std::uint8_t is_other = 0;  // its `or_cost` is paid
  std::uint8_t times = 1;
  Seat who = Seat::game;
  Seat to = Seat::game;      // who gets an item that is given; game: its player is asked
  std::uint8_t part = 0;     // the next part of the cost
  std::uint8_t paid_as = 0;  // the part that was chosen last
  std::uint16_t count = 0;   // the cards that have paid this part
  std::uint16_t unused = 0;
  Value source;
  Value last;  // the last card that paid
};

const Cost& cost_of(const Table& t, const Paying& p) {
  const AbilityDef& a = t.content[p.ability];
  return p.is_other ? a.activation().or_cost : a.cost();
}

// Can be destroyed as a cost: Eternal items never can (rule 6.2.3).
bool is_payable(const Table& t, CardIndex i) { return is_item(t, i) && !is_eternal(t, i); }

void payable_items(Table& t, Seat who, Candidates& into) {
  for (CardIndex i : t.cards_of(zones::play(t, who)))
    if (is_payable(t, i))
      into.add(t.ref(i));
}

void items_to_give(Table& t, const Cost& c, Seat who, Value self, Candidates& into) {
  gather(t, filter_of(t, c.give_item), {.you = who, .self = self}, into);
}

// Looks at no more items than it must: this is asked for each ability that a player might use.
bool can_pay_items(Table& t, const Cost& c, Seat who, CardIndex source, int times) {
  int missing = c.destroy_items * times;
  for (CardIndex i : t.cards_of(zones::play(t, who))) {
    if (missing <= 0)
      break;
    missing -= is_payable(t, i);
  }
  if (missing > 0)
    return false;
  return !c.give_item.known() ||
         (t.players() >= 2 && any_fits(t, filter_of(t, c.give_item), {.you = who, .self = t.ref(source)}));
}

// A part that is paid with several cards, one after the other.
Flow pay_with_cards(Table& t, Paying& p, int cards, Prompt prompt, Candidates& among) {
  if (p.count == cards) {
    p.count = 0;
    ++p.part;
    return stay();
  }
  ++p.count;
  p.paid_as = p.part;
  return next(choose(t, {.prompt = prompt, .who = p.who, .about = p.source}, among));
}

// A part for which one thing is chosen.
Flow choose_one(Table& t, Paying& p, Prompt prompt, const Candidates& among) {
  p.paid_as = p.part++;
  return next(choose(t, {.prompt = prompt, .who = p.who, .about = p.source}, among));
}

Flow destroy_source(Table& t, Paying& p) {
  p.last = p.source;
  return stay(destroy(t, p.source, {p.source, p.who}));
}

Flow choose_receiver(Table& t, Paying& p) {
  Candidates among;
  if (p.to == Seat::game)
    gather_players(t, {.you = p.who, .self = p.source}, false, among);
  else
    among.add(Value::player(p.to));
  return choose_one(t, p, Prompt::receiver, among);
}

Flow pay(Table& t, Paying& p) {
  const Cost& cost = cost_of(t, p);
  Candidates among;
  switch (p.part) {
    case cost_destroy_this:
      ++p.part;
      return cost.destroy_this ? destroy_source(t, p) : stay();
    case cost_discard:
      for (CardIndex i : t.cards_of(zones::hand(t, p.who)))
        among.add(t.ref(i));
      return pay_with_cards(t, p, cost.discard_loot * p.times, Prompt::discard_loot, among);
    case cost_destroy:
      payable_items(t, p.who, among);
      return pay_with_cards(t, p, cost.destroy_items * p.times, Prompt::pay_item, among);
    case cost_give:
      if (!cost.give_item.known())
        return p.part = cost_paid, stay();
      items_to_give(t, cost, p.who, p.source, among);
      return choose_one(t, p, Prompt::pay_item, among);
    case cost_receiver:
      return choose_receiver(t, p);
    default:
      return finish(p.last);
  }
}

Flow pay_with(Table& t, Frame& f) {
  Paying& p = f.as<Paying>();
  const Doer payer{p.source, p.who};
  if (f.result.is(ValueKind::card))
    p.last = f.result;
  else if (!f.result.is(ValueKind::player))
    return go_to<pay>();
  switch (p.paid_as) {
    case cost_discard:
      return next(discard_card(t, p.last.as_card(), p.who, payer));
    case cost_destroy:
      return go_to<pay>(destroy(t, p.last, payer));
    case cost_receiver:
      return go_to<pay>(give_item(t, p.last.as_card(), f.result.as_seat(), payer));
    default:
      return go_to<pay>();
  }
}

// The card that was discarded is another object where it is now (rule 7.7).
Flow find_discarded(Table& t, Paying& p) {
  p.last = t.ref(p.last.as_card());
  return go_to<pay>();
}

constexpr Step steps[] = {
    {"pay", "6.2.1", step<pay>},
    {"pay_with", "6.2.2", step<pay_with>},
    {"find_discarded", "6.2.7", step<find_discarded>},
};

}  // namespace

extern const Catalogue paying_catalogue;
const Catalogue paying_catalogue{"paying", "6.2", steps};

// A loot card that is played from a hand does not pay for itself (rule 6.2.8).
static int loot_to_discard(const Table& t, Seat who, CardIndex source) {
  const ZoneId hand = zones::hand(t, who);
  return t.zone(hand).count - (source != no_card && t.card(source).zone == hand);
}

bool can_pay(Table& t, const Cost& cost, int coins, Seat who, CardIndex source, int times) {
  if (coins * times > t.player(who).coins)
    return false;
  if (source == no_card && (cost.counters > 0 || cost.destroy_this || cost.give_item.known()))
    return false;
  if (cost.counters > 0 && cost.counters * times > counters_of(t, t.ref(source)))
    return false;
  if (cost.discard_loot > 0 && cost.discard_loot * times > loot_to_discard(t, who, source))
    return false;
  if (cost.hp > 0 && hp(t, Value::player(who)) < cost.hp * times)
    return false;  // all HP can be paid (ruling Q24)
  if (cost.destroy_this && is_eternal(t, source))
    return false;
  return (cost.destroy_items == 0 && !cost.give_item.known()) || can_pay_items(t, cost, who, source, times);
}

void pay_coins(Table& t, Seat who, int coins) {
  Player& p = t.player(who);
  const auto paid = static_cast<std::int16_t>(std::min<int>(coins, p.coins));
  if (paid <= 0)
    return;
  p.coins = static_cast<std::int16_t>(p.coins - paid);
  t.note({.type = EventType::coins_lost, .subject = Value::player(who), .by = who, .amount = paid});
}

void pay_at_once(Table& t, const Cost& cost, Seat who, Value source, int times) {
  if (cost.counters > 0)
    pay_counters(t, source, cost.counters * times);
  if (cost.hp > 0)
    mark_damage(t, Value::player(who), cost.hp * times);  // ruling Q58
}

Did pay_parts(Table& t, CostToPay cost, Seat who, Value source, Seat to) {
  Paying paying;
  paying.ability = cost.ability;
  paying.is_other = cost.is_other;
  paying.times = cost.times;
  paying.who = who;
  paying.to = to;
  paying.source = source;
  return cost_of(t, paying).takes_cards() ? t.push(Procedure::paying, paying) : done();
}

}  // namespace soulstack
