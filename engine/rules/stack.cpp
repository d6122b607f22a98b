// Rulebook section 5.2: the stack; removing objects from it, and copying objects onto it.
#include "engine/verbs/stack.h"

#include <algorithm>

#include "engine/model/event_uses.h"
#include "engine/model/kept_values.h"
#include "engine/model/object_counts.h"
#include "engine/table/loops.h"
#include "engine/table/table.h"
#include "engine/verbs/announce.h"
#include "engine/verbs/choices.h"
#include "engine/verbs/damage.h"
#include "engine/verbs/grants.h"
#include "engine/verbs/lasting.h"
#include "engine/verbs/replacement.h"
#include "engine/verbs/requested_dice.h"
#include "engine/verbs/zones.h"

namespace soulstack {

namespace {

// First edition: an ability that rolled leaves the stack with its roll (PD15).
void remove_roller(Table& t, std::uint32_t serial) {
  const StackItem* roller = t.find_item(serial);
  if (!serial || !roller || !roller->flags.has(ItemFlag::has_rolled))
    return;
  const bool rolls_on = std::any_of(t.s.stack.begin(), t.s.stack.end(),
                                    [&](const StackItem& i) { return i.kind == ItemKind::roll && i.origin == serial; });
  if (!rolls_on)
    remove_item(t, serial);
}

}  // namespace

bool put_on_stack(Table& t, StackItem item, Value dying, int at) {
  item.serial = t.take_serial();
  if (!t.s.stack.insert(at == top_of_stack ? t.s.stack.size() : at, item)) {
    end_in_a_draw(t);
    return false;
  }
  t.note({.type = EventType::item_put_on_stack,
          .subject = Value::item(item.serial),
          .object = dying,
          .by = item.controller});
  return true;
}

bool death_on_stack(const Table& t, Value object) {
  return std::any_of(t.s.stack.begin(), t.s.stack.end(),
                     [&](const StackItem& i) { return i.kind == ItemKind::death && i.targets[0] == object; });
}

void remove_item(Table& t, std::uint32_t serial) {
  for (int i = t.s.stack.size() - 1; i >= 0; --i) {
    if (t.s.stack[i].serial != serial)
      continue;
    const StackItem item = t.s.stack[i];
    t.s.stack.erase(i);
    forget_results(t, item);
    if (item.kind == ItemKind::roll)
      remove_roller(t, item.origin);
    const bool cancelled = !item.flags.has(ItemFlag::resolving);
    if (item.kind == ItemKind::roll && cancelled)
      end_with_roll(t, serial);  // ruling Q90
    counts::forget_item(t.s, serial);
    kept::forget(t.s, serial);
    t.attend(attention::events);
    if (item.kind != ItemKind::loot || item.flags.has(ItemFlag::copy) || !t.current(item.source))
      return;
    const auto card = item.source.as_card();
    // Goes there before the loot that cancelled it, which is still resolving (rule 5.2.8).
    if (t.zone_of(card).kind == ZoneKind::stack)
      zones::move(t, card, zones::discard_of(t, card));  // rule 8.5
    return;
  }
}

// Objects put there by the rules themselves are not cancelled (rule 5.2.4, ruling Q75).
namespace {

bool is_of_the_rules(const StackItem& i) {
  return i.kind == ItemKind::step || i.kind == ItemKind::refill || i.kind == ItemKind::modifier;
}

bool can_be_cancelled(const StackItem* item) {
  return item && !item->flags.has_any(ItemFlag::resolving | ItemFlag::announcing) && !is_of_the_rules(*item);
}

}  // namespace

// Result: was it cancelled?
Did cancel(Table& t, std::uint32_t serial) {
  const StackItem* item = t.find_item(serial);
  if (!can_be_cancelled(item))
    return done(Value::boolean(false));
  return perform(
      t,
      {.type = EventType::cancelled, .subject = Value::item(serial), .source = item->source, .by = item->controller});
}

// A cancelled loot goes to the discard; a cancelled death counts as prevented (rules 5.2.7, 10.4.5).
Did apply_cancelled(Table& t, Event& e) {
  const StackItem* item = t.find_item(e.subject.payload());
  if (!can_be_cancelled(item))
    return done(Value::boolean(false));
  const std::uint32_t serial = item->serial;
  t.emit(e);
  if (t.item(serial).kind == ItemKind::death) {
    prevent_death(t, serial, {});
  } else {
    remove_item(t, serial);  // a roll then has no result (rule 9.8)
  }
  return done(Value::boolean(true));
}

// Everything except the resolving object and the steps of the rules (rule 5.2.10), so that its own clean-up remains.
Did cancel_everything(Table& t, std::uint32_t but) {
  Candidates all;
  for (int i = t.s.stack.size() - 1; i >= 0; --i)
    if (t.s.stack[i].serial != but && can_be_cancelled(&t.s.stack[i]))
      all.add(Value::item(t.s.stack[i].serial));
  return each(t, GroupVerb::cancel, all, 1, {});
}

// A loot can't destroy itself on the stack (rule 20.9.4).
static bool needs_an_object(const Table& t, AbilityId ability, Value source) {
  const AbilityDef& a = t.content[ability];
  const bool in_play = t.current(source) && t.in_play(source.as_card());
  return !in_play && (a.activation().cost.destroy_this || a.effect.destroys_this);
}

namespace {

struct CutTurn {
  Value source;
  std::uint32_t but = 0;
  Seat by = Seat::game;
  std::uint8_t unused[3] = {};
};

Flow cancel_all_but(Table& t, CutTurn& c) { return next(cancel_everything(t, c.but)); }
Flow cut_short(Table& t, CutTurn& c) { return next(cut_turn_short(t, {c.source, c.by})); }
Flow hand_on_result(Table&, Frame& f) { return finish(f.result); }
constexpr Step cut_turn_steps[] = {
    {"cancel", "5.2.7", step<cancel_all_but>},
    {"end", "4.5.1", step<cut_short>},
    {"hand_on", "4.5.1", step<hand_on_result>},
};

}  // namespace

extern const Catalogue cut_turn_catalogue;
const Catalogue cut_turn_catalogue{"cut_turn", "4.5", cut_turn_steps};

Did cancel_turn(Table& t, std::uint32_t but, Doer by) {
  return t.push(Procedure::cut_turn, CutTurn{by.source, but, by.by});
}

Did copy_ability(Table& t, AbilityId ability, Value source, Seat controller) {
  if (!has_targets(t, ability, controller, source))
    return done(Value::boolean(false));
  if (needs_an_object(t, ability, source)) {
    t.emit({.type = EventType::fizzled, .subject = source, .source = source, .by = controller});
    return done(Value::boolean(false));
  }
  const Event e{.type = EventType::ability_copied, .subject = source, .by = controller};
  return perform(t, events::copied_ability.in(e, ability));
}

// The copy that the event puts on the stack.
static StackItem copy_by(const Event& e, ItemKind kind) {
  StackItem item;
  item.kind = kind;
  item.controller = e.by;
  item.ability = events::copied_ability(e);
  item.source = e.subject;
  item.flags = ItemFlag::copy;
  return item;
}

Did apply_ability_copied(Table& t, Event& e) {
  t.emit(e);
  return announce(t, copy_by(e, ItemKind::ability));
}

Did copy_loot(Table& t, const StackItem& original, Seat controller) {
  if (original.ability.known() && !has_targets(t, original.ability, controller, original.source))
    return done(Value::boolean(false));
  const Event e{.type = EventType::loot_copied, .subject = original.source, .by = controller};
  return perform(t, events::copied_ability.in(e, original.ability));
}

Did apply_loot_copied(Table& t, Event& e) {
  const LootCopy use = events::use_of_copy(e);
  const AbilityId play = events::copied_ability(e);
  if (use == LootCopy::kept && !keep_copy(t, e.subject, play, e.by, events::copied_till(e)))
    return done(Value::boolean(false));
  t.emit(e);
  if (use == LootCopy::kept)
    return done(Value::boolean(true));
  const StackItem item = copy_by(e, ItemKind::loot);
  return use == LootCopy::played ? play_loot_copy(t, item) : announce(t, item);
}

static Event copied_card(const Table& t, CardIndex card, Seat who, LootCopy use) {
  const Event e{.type = EventType::loot_copied, .subject = t.ref(card), .by = who};
  return events::use_of_copy.in(events::copied_ability.in(e, t.def(card).play), use);
}

// Rule 20.9.3. Unless the copy is kept, it exists only while this is carried out: it is played now, or ceases to exist.
Did copy_loot_card(Table& t, CardIndex card, Seat who) {
  return may_play(t, who, card) ? perform(t, copied_card(t, card, who, LootCopy::played)) : done(Value::boolean(false));
}

Did copy_loot_card_for_later(Table& t, CardIndex card, Seat who, Till till) {
  return perform(t, events::copied_till.in(copied_card(t, card, who, LootCopy::kept), till));
}

bool is_copy_on_stack(const Table& t, std::uint32_t serial, Value card) {
  const StackItem* const item = t.find_item(serial);
  return item && item->flags.has(ItemFlag::copy) && item->source == card;
}

// The event still names the printed card.
Did copy_loot_of(Table& t, const Event& e, Seat controller) {
  if (!e.source.is(ValueKind::card))
    return done(Value::boolean(false));
  StackItem original;
  original.source = e.source;
  original.ability = t.printed(e.source.as_card()).play;
  return copy_loot(t, original, controller);
}

bool roll_die(Table& t, std::uint32_t serial, AbilityId ability) {
  StackItem* const item = t.find_item(serial);
  if (!item || !t.content[ability].roll.present)
    return false;
  item->flags.set(ItemFlag::will_roll);
  return true;
}

}  // namespace soulstack
