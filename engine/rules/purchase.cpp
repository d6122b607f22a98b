// Rulebook section 12: Purchase.
#include "engine/verbs/purchase.h"

#include <algorithm>
#include <utility>

#include "engine/model/amounts.h"
#include "engine/model/event_uses.h"
#include "engine/table/queries.h"
#include "engine/table/table.h"
#include "engine/verbs/choices.h"
#include "engine/verbs/items.h"
#include "engine/verbs/paying.h"
#include "engine/verbs/replacement.h"
#include "engine/verbs/zones.h"

namespace soulstack {

namespace {

struct Purchase {
  static constexpr Procedure procedure = Procedure::purchase;
  Value buyer;
  Value item;  // a shop item, or the treasure deck; `nothing`: not declared on it, or something else happened instead
  std::int16_t price = 0;
  std::uint8_t paid = 0;   // 1: the parts of a price that is not only ¢ are paid
  std::uint8_t asked = 0;  // 1: abilities have changed the price (rule 12.3a)
};

bool is_deck(Value v) { return v.is(ValueKind::zone); }

// The cost that slots of sets have instead of the usual price; unknown if they have none (rule 12.8.2).
AbilityId own_price(const Table& t, Value item) {
  if (!item.is(ValueKind::card))
    return {};
  const Zone& z = t.zone_of(item.as_card());
  return z.kind == ZoneKind::slot ? t.content.slot_types[z.of].price : AbilityId{};
}

// Price changes for "shop items" do not apply to the top card of the deck (rule 12.7) and to cards of piles (rule 12.9.1), nor
// to slots with a price of their own.
int price_of(Table& t, Seat who, Value item) {
  if (const AbilityId own = own_price(t, item); own.known())
    return t.content[own].activation().cost.coins;
  const bool is_in_shop = item.is(ValueKind::card) && t.zone_of(item.as_card()).kind == ZoneKind::slot;
  return is_in_shop ? stat_of(t, stat::price, Value::player(who)) : t.rules()[Number::price];
}

bool can_pay_own_price(Table& t, Seat who, CardIndex card) {
  const AbilityId price = own_price(t, t.ref(card));
  return !price.known() ||
         can_pay(t, t.content[price].activation().cost, t.content[price].activation().cost.coins, who, card);
}

bool is_allowed(Table& t, Seat who, Value item) { return !banned(t, Deed::purchase, who, item).known(); }

Value treasure_deck(const Table& t) { return Value::zone(zones::deck(t.content.treasure_deck)); }

bool is_deck_on_sale(Table& t, Seat who) {
  return zones::has_top(t, t.content.treasure_deck) && is_allowed(t, who, treasure_deck(t));
}

// Does an ability let the player buy this card of a pile (rule 12.9.1)?
bool is_sold_from_pile(Table& t, Seat who, const Permission& permission, CardIndex card) {
  const Zone& pile = t.s.zones[zones::first_deck + permission.pile];
  const bool is_there = &t.zone_of(card) == &pile && (pile.kind == ZoneKind::discard || pile.top == card);
  return is_there && t.printed(card).type == t.content.treasure_deck && is_allowed(t, who, t.ref(card));
}

template <class See>
void each_permission_to_buy(Table& t, Seat who, See see) {
  t.listeners.refresh(t);
  for (const Listener& l : t.listeners.can(Deed::purchase)) {
    const Permission& permission = t.content[l.ability].deeds().permissions[l.part];
    const Scope scope = scope_of(t, l, nullptr);
    if (matches(t, permission.who, Value::player(who), scope) && works(t, l, scope) && see(permission))
      happened(t, l.ability);
  }
}

// The cards of piles that abilities let the player buy (rule 12.9.1).
void on_sale_in_piles(Table& t, Seat who, Candidates& into) {
  each_permission_to_buy(t, who, [&](const Permission& permission) {
    const int before = into.count;
    for (CardIndex i : t.cards_of(ZoneId{static_cast<std::uint8_t>(zones::first_deck + permission.pile)}))
      if (is_sold_from_pile(t, who, permission, i) && std::find(into.begin(), into.end(), t.ref(i)) == into.end())
        into.add(t.ref(i));
    return into.count > before;
  });
}

bool is_sold_from_pile(Table& t, Seat who, CardIndex card) {
  bool is_sold = false;
  each_permission_to_buy(t, who, [&](const Permission& permission) {
    return is_sold = is_sold || is_sold_from_pile(t, who, permission, card);
  });
  return is_sold;
}

// A price other than ¢ must be payable when the card is picked (rule 12.8.3), and no card may forbid to buy it.
void on_sale(Table& t, Seat who, Candidates& into) {
  for (const Zone& z : zones::slots(t))
    if (z.top != no_card && t.content.slot_types[z.of].sells && can_pay_own_price(t, who, z.top) &&
        is_allowed(t, who, t.ref(z.top)))
      into.add(t.ref(z.top));
  if (is_deck_on_sale(t, who))
    into.add(treasure_deck(t));
  on_sale_in_piles(t, who, into);
}

bool stops(const Table& t, const Purchase& p) { return t.s.turn.ending || t.dead(p.buyer.as_seat()); }

// A hash of ¢, prices and the cards on sale; never 0.
std::uint32_t market(Table& t, Seat who) {
  std::uint32_t sum = static_cast<std::uint32_t>(t.player(who).coins) * 31U +
                      static_cast<std::uint32_t>(stat_of(t, stat::price, Value::player(who)));
  Candidates all;
  on_sale(t, who, all);
  for (Value v : all)
    sum = (sum ^ v.bits) * 0x9E3779B1U;
  return sum | 1U;
}

// The purchase is not used up, but can't be tried again before something has changed (ruling Q12).
Flow fail(Table& t, const Purchase& p, bool for_want_of_coins) {
  if (t.s.turn.purchases > 0)
    --t.s.turn.purchases;
  if (for_want_of_coins)
    t.s.turn.failed_purchase = market(t, p.buyer.as_seat());
  t.emit({.type = EventType::purchase_failed, .subject = p.buyer, .by = p.buyer.as_seat()});
  return finish();
}

Flow declare(Table& t, Purchase& p) {
  ++t.s.turn.purchases;
  t.emit({.type = EventType::purchase_declared, .subject = p.buyer, .by = p.buyer.as_seat()});
  return next();
}

Flow choose_item(Table& t, Purchase& p) {
  if (stops(t, p))
    return finish();
  Candidates among;
  on_sale(t, p.buyer.as_seat(), among);
  return next(choose(t, {.prompt = Prompt::purchase, .who = p.buyer.as_seat()}, among));
}

Flow declare_on_item(Table& t, Frame& f) {
  Purchase& p = f.as<Purchase>();
  if (!f.result)
    return fail(t, p, false);
  return next(perform(
      t, {.type = EventType::purchase_declared_on, .subject = f.result, .by = p.buyer.as_seat(), .cause = f.serial}));
}

Event buying(const Purchase& p, std::uint32_t frame) {
  const Event e{.type = EventType::buying, .subject = p.item, .by = p.buyer.as_seat(), .cause = frame};
  return events::price.in(e, p.price);
}

// The price is fixed after the responses (rule 12.3, ruling Q61). First edition: the purchase is on the stack, and resolves
// though the turn is ending (rules 4.5.2, 5.2.10).
Flow pay(Table& t, Frame& f) {
  Purchase& p = f.as<Purchase>();
  if ((stops(t, p) && !f.resolves()) || !p.item)
    return finish();
  const Seat who = p.buyer.as_seat();
  const CardIndex card = is_deck(p.item) ? zones::top_of_deck(t, t.content.treasure_deck) : p.item.as_card();
  const bool there = card != no_card &&
                     (is_deck(p.item) || (t.current(p.item) && (is_item(t, card) || is_sold_from_pile(t, who, card))));
  if (p.paid == 0) {
    if (p.asked == 0)
      p.price = static_cast<std::int16_t>(price_of(t, who, p.item));
    if (p.asked == 0 && !own_price(t, p.item).known() && may_be_changed(t, EventType::buying))
      return stay(perform(t, buying(p, f.serial)));
    if (!there || t.player(who).coins < p.price || !can_pay_own_price(t, who, card))
      return fail(t, p, there);  // ruling Q82
    t.player(who).coins = static_cast<std::int16_t>(t.player(who).coins - p.price);
    p.paid = 1;
    if (const AbilityId own = own_price(t, p.item); own.known()) {
      pay_at_once(t, t.content[own].activation().cost, who, p.item);
      return stay(pay_parts(t, {own}, who, p.item, Seat::game));
    }
  }
  if (!there)
    return finish();
  return next(gain_item(t, who, card, {nothing, who}));  // buying is gaining (ruling Q26)
}

Flow bought(Table& t, Frame& f) {
  const Purchase& p = f.as<Purchase>();
  t.emit({.type = EventType::purchased, .subject = f.result, .by = p.buyer.as_seat(), .amount = p.price});
  return finish();
}

constexpr Step steps[] = {
    {"declare", "12.1", step<declare>},
    {"choose_item", "12.2", step<choose_item>, false, "declare"},
    {"declare_on_item", "12.2", step<declare_on_item>, false, "choose_item"},
    {"pay", "12.4", step<pay>, false, "declare_on_item"},
    {"bought", "12.5", step<bought>, false, "pay"},
};

}  // namespace

extern const Catalogue purchase_catalogue;
const Catalogue purchase_catalogue{"purchase", "12", steps, true};

bool may_buy(Table& t, Seat who) {
  if (t.s.turn.purchases >= stat_of(t, stat::purchases_per_turn, Value::player(who)))
    return false;
  if (t.s.turn.failed_purchase != 0 && t.s.turn.failed_purchase == market(t, who))
    return false;
  if (banned(t, Deed::purchase, who, nothing).known())
    return false;
  if (is_deck_on_sale(t, who))
    return true;
  Candidates among;
  on_sale(t, who, among);
  return among.count > 0;
}

bool is_on_sale(Table& t, Seat who, Value item) {
  Candidates all;
  on_sale(t, who, all);
  return std::find(all.begin(), all.end(), item) != all.end();
}

// Rule 12.2a: on the item that it has become.
Did apply_purchase_declared_on(Table& t, Event& e) {
  t.frame(std::exchange(e.cause, 0U)).as<Purchase>().item = e.subject;
  t.emit(e);
  return done(Value::boolean(true));
}

Did apply_buying(Table& t, Event& e) {
  Purchase& p = t.frame(e.cause).as<Purchase>();
  p.price = saturated(events::price(e));
  p.asked = 1;
  return done(Value::boolean(true));
}

}  // namespace soulstack
