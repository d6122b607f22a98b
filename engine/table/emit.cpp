// Events: they are logged with their cause and heard by the abilities that trigger on them.
#include "engine/table/history.h"
#include "engine/table/queries.h"

namespace soulstack {

std::uint32_t Table::what_goes_on() const {
  for (int i = depth(); i >= 0; --i) {
    const Frame& f = s.frames[i];
    switch (static_cast<Procedure>(f.procedure.value)) {
      case Procedure::priority:
        return 0;
      case Procedure::resolve_ability:
      case Procedure::resolve_roll:
      case Procedure::resolve_damage:
      case Procedure::resolve_death:
      case Procedure::resolve_refill:
      case Procedure::resolve_modifier:
        return f.as<std::uint32_t>();  // the first field of its locals
      case Procedure::attack:
      case Procedure::purchase:
        return f.serial;
      default:
        break;
    }
  }
  return 0;
}

void Table::tell(Event event) {
  if (event.cause == 0)
    event.cause = what_goes_on();
  log.push_back(event);
}

// Adds the ability to those that wait to be put on the stack.
[[gnu::noinline]] static void add_waiting(Table& t, const Listener& l, const Event& event) {
  StackItem item;
  item.kind = ItemKind::ability;
  item.controller = l.controller;
  item.ability = l.ability;
  item.source = l.source;
  item.event = event;
  item.serial = l.lasting;  // until it is put on the stack: the lasting effect it belongs to
  if (const Lasting* const lasting = l.lasting ? t.find_lasting(l.lasting) : nullptr)
    item.targets = lasting->targets;
  if (t.s.waiting.push(item))
    t.attend(attention::triggers);
  else
    t.stop("too many abilities triggered at once");
}

void Table::emit(const Event& event) {
  work.spend(work_of::verb);
  note(event);
  if (content.counted[static_cast<std::size_t>(event.type)])
    history::count(*this, event);
  listeners.refresh(*this);
  for (const Listener& l : listeners.when(event.type)) {
    if (!all_uses_wait(*this, l.lasting) && hears(*this, l, event) && is_due(*this, l))
      add_waiting(*this, l, event);
    if (s.over())
      return;
  }
}

}  // namespace soulstack
