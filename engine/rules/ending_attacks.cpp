// Attacks that end early.
#include "engine/rules/ending_attacks.h"

#include "engine/table/attacks_under_way.h"
#include "engine/table/history.h"
#include "engine/table/table.h"
#include "engine/verbs/lasting.h"
#include "engine/verbs/stack.h"

namespace soulstack {

void end_attack(Table& t, Frame& f) {
  Attack& a = f.as<Attack>();
  if (a.ended)
    return;
  a.ended = 1;
  for (int i = t.s.stack.size() - 1; i >= 0; --i) {
    const StackItem& item = t.s.stack[i];
    if (item.attack == f.serial && !item.flags.has(ItemFlag::resolving))
      remove_item(t, item.serial);
  }
  t.emit({.type = EventType::attack_ended,
          .subject = a.target,
          .source = a.fighter_or_attacker(),
          .by = a.attacker.as_seat()});
  close_attack(t, f);
}

void close_attack(Table& t, Frame& f) {
  f.as<Attack>().ended = 1;
  end_what_lasts_for_attack(t, f.serial);
  history::end_attack(t, f.serial);
}

void end_attacks_with(Table& t, Value object) {
  for (Frame& f : t.s.frames)
    if (is_attack(f) &&
        (f.as<Attack>().target == object || f.as<Attack>().attacker == object || f.as<Attack>().fighter == object))
      end_attack(t, f);
}

void end_attacks_of_fighter(Table& t, Value fighter) {
  for (Frame& f : t.s.frames)
    if (is_attack(f) && f.as<Attack>().fighter == fighter)
      end_attack(t, f);
}

void take_declaration_off(Table& t, std::uint32_t attack) {
  for (int k = t.s.stack.size() - 1; k >= 0; --k)
    if (t.s.stack[k].kind == ItemKind::step && t.s.stack[k].origin == attack)
      t.s.stack.erase(k);
}

void end_all_attacks(Table& t) {
  for (Frame& f : t.s.frames)
    if (is_attack(f)) {
      end_attack(t, f);
      take_declaration_off(t, f.serial);
    }
}

}  // namespace soulstack
