// The attacks that are under way.
#include "engine/table/attacks_under_way.h"

#include <algorithm>

#include "engine/table/table.h"

namespace soulstack {

bool is_attack(const Frame& f) { return f.procedure.value == static_cast<std::uint8_t>(Procedure::attack); }

std::uint32_t attack_under_way_now(const Table& t) {
  for (int i = t.s.frames.size() - 1; i >= 0; --i)
    if (is_attack(t.s.frames[i]) && !t.s.frames[i].as<Attack>().ended)
      return t.s.frames[i].serial;
  return 0;
}

bool attack_under_way(const Table& t) { return std::any_of(t.s.frames.begin(), t.s.frames.end(), is_attack); }

bool under_attack(const Table& t, Value object) {
  return std::any_of(t.s.frames.begin(), t.s.frames.end(), [&](const Frame& f) {
    return is_attack(f) && !f.as<Attack>().ended && f.as<Attack>().target == object;
  });
}

bool attacks(const Table& t, Seat who, Value object) {
  return std::any_of(t.s.frames.begin(), t.s.frames.end(), [&](const Frame& f) {
    return is_attack(f) && !f.as<Attack>().ended && f.as<Attack>().attacker == Value::player(who) &&
           f.as<Attack>().target == object;
  });
}

}  // namespace soulstack
