#include "tools/simulate/course.h"

#include "engine/model/mixing.h"

namespace soulstack::tools {

std::uint32_t Course::place_of(std::uint32_t serial) {
  return serial == 0 ? 0 : places_.try_emplace(serial, static_cast<std::uint32_t>(places_.size() + 1)).first->second;
}

void Course::fold(std::uint64_t next) { hash_ = mixed(hash_ * golden + next); }

void Course::fold(Value value) {
  fold(value.is(ValueKind::item) ? Value::item(place_of(value.payload())).bits : value.bits);
}

void Course::add(const Decision& decision) {
  fold(decision.options.size());
  fold(static_cast<std::uint64_t>(decision.who) << 8 | static_cast<std::uint64_t>(decision.prompt));
  fold(decision.about);
  for (const Option& option : decision.options) {
    fold(static_cast<std::uint64_t>(option.kind));
    fold(option.object);
    fold(option.ability);
  }
}

void Course::add(std::span<const Event> events) {
  for (const Event& e : events) {
    fold(static_cast<std::uint64_t>(e.type) << 32 | static_cast<std::uint64_t>(e.flags.bits()) << 16 |
         static_cast<std::uint64_t>(e.by) << 8 | e.zone);
    fold(static_cast<std::uint64_t>(static_cast<std::uint16_t>(e.amount)) << 32 | static_cast<std::uint32_t>(e.value));
    for (const Value part : {e.subject, e.source, e.object})
      fold(part);
    fold(place_of(e.cause));
  }
}

}  // namespace soulstack::tools
