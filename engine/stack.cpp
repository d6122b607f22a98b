// Rulebook section 5.2: the stack; what leaves it, and what is copied onto it.
#include <algorithm>

#include "engine/announce.h"
#include "engine/extras.h"
#include "engine/loops.h"
#include "engine/table.h"
#include "engine/verbs.h"
#include "engine/zones.h"

namespace soulstack {

namespace {

// First edition: what rolled leaves the stack with its roll (PD15).
void remove_roller(Table& t, std::uint32_t serial) {
  const StackItem* roller = t.find_item(serial);
  if (!serial || !roller || (roller->flags & item_flag::has_rolled) == 0) return;
  const bool rolls_on = std::any_of(t.s.stack.begin(), t.s.stack.end(), [&](const StackItem& i) {
    return i.kind == ItemKind::roll && i.origin == serial;
  });
  if (!rolls_on) remove_item(t, serial);
}

}  // namespace

bool put_on_stack(Table& t, StackItem item, Value dying) {
  item.serial = t.take_serial();
  if (!t.s.stack.push(item)) {
    end_in_a_draw(t);
    return false;
  }
  t.note({.type = EventType::item_put_on_stack, .subject = Value::item(item.serial), .object = dying, .by = item.controller});
  return true;
}

bool death_on_stack(const Table& t, Value object) {
  return std::any_of(t.s.stack.begin(), t.s.stack.end(),
                     [&](const StackItem& i) { return i.kind == ItemKind::death && i.targets[0] == object; });
}

void remove_item(Table& t, std::uint32_t serial) {
  for (int i = t.s.stack.size() - 1; i >= 0; --i) {
    if (t.s.stack[i].serial != serial) continue;
    const StackItem item = t.s.stack[i];
    t.s.stack.erase(i);
    if (item.kind == ItemKind::roll) remove_roller(t, item.origin);
    extras::forget_item(t.s, serial);
    t.attend(attention::events);
    if (item.kind != ItemKind::loot || (item.flags & item_flag::copy) || !t.current(item.source)) return;
    const auto card = static_cast<CardIndex>(item.source.index());
    if (t.zone_of(card).kind == ZoneKind::stack) zones::move(t, card, zones::discard_of(t, card));
    return;
  }
}

// What the rules themselves put there is not cancelled.
static bool is_of_the_rules(const StackItem& i) {
  return i.kind == ItemKind::step || i.kind == ItemKind::refill || i.kind == ItemKind::modifier;
}

// A cancelled loot goes to the discard; a cancelled death counts as prevented (rules 5.2.7, 10.4.5).
bool cancel(Table& t, std::uint32_t serial) {
  const StackItem* item = t.find_item(serial);
  if (!item || (item->flags & (item_flag::resolving | item_flag::announcing)) || is_of_the_rules(*item)) return false;
  t.emit({.type = EventType::cancelled, .subject = Value::item(serial), .source = item->source, .by = item->controller});
  if (t.find_item(serial)->kind == ItemKind::death) {
    prevent_death(t, serial, {});
  } else {
    remove_item(t, serial);
  }
  return true;
}

// Everything but what is just resolving: its own clean-up is not eaten.
void cancel_everything(Table& t, std::uint32_t but) {
  for (int i = t.s.stack.size() - 1; i >= 0; --i) {
    if (i >= t.s.stack.size()) continue;
    const std::uint32_t serial = t.s.stack[i].serial;
    if (serial != but) cancel(t, serial);
  }
}

Did copy_ability(Table& t, AbilityId ability, Value source, Seat controller) {
  if (!has_targets(t, ability, controller, source)) return done(Value::boolean(false));
  StackItem item;
  item.kind = ItemKind::ability;
  item.controller = controller;
  item.ability = ability;
  item.source = source;
  item.flags = item_flag::copy;
  t.emit({.type = EventType::ability_copied, .subject = source, .by = controller});
  return announce(t, item);
}

Did copy_loot(Table& t, const StackItem& original, Seat controller) {
  if (original.ability.known() && !has_targets(t, original.ability, controller, original.source))
    return done(Value::boolean(false));
  StackItem item;
  item.kind = ItemKind::loot;
  item.controller = controller;
  item.ability = original.ability;
  item.source = original.source;
  item.flags = item_flag::copy;
  t.emit({.type = EventType::loot_copied, .subject = original.source, .by = controller});
  return announce(t, item);
}

}  // namespace soulstack
