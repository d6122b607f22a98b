// What the host reports to the observer of its effects.
#include <fmt/format.h>

#include <algorithm>

#include "engine/explain/describe.h"
#include "engine/table/table.h"
#include "scripting/binding/host.h"
#include "scripting/loader/library.h"
#include "scripting/registry/words.h"

namespace soulstack::scripting {

void Host::observe(ScriptObserver* to) {
  observer_ = to;
  library_.budget().watch_lines(to ? this : nullptr);
}

ScriptObserver::Place Host::place() const {
  return {*running_->t, running_->t->s.frames[running_->depth].serial, running_->effect->ability};
}

// Lua's form of the file is "@cards/base/loot/bomb.lua".
void Host::ran(const char* file, int line) {
  if (is_observed() && !running_->rebuilds)
    observer_->ran(place(), *file == '@' ? file + 1 : file, line);
}

std::string Host::text_of(Value v) const {
  switch (v.kind()) {
    case ValueKind::none:
      return "nil";
    case ValueKind::boolean:
      return v.as_boolean() ? "true" : "false";
    case ValueKind::number:
      return std::to_string(v.as_number());
    case ValueKind::text:
      return fmt::format("\"{}\"", library_.content().texts[v.payload()]);
    case ValueKind::event:
      return "event";
    case ValueKind::ability:
      return library_.content()[v.as_ability()].path;
    case ValueKind::filter:
    case ValueKind::word: {
      const std::string_view name = library_.words().name_of(v);
      return name.empty() ? "a noun with conditions" : std::string(name);
    }
    case ValueKind::player:
    case ValueKind::card:
    case ValueKind::item:
    case ValueKind::zone:
    case ValueKind::list:
    case ValueKind::lasting:
    case ValueKind::waiting:
      break;
  }
  return v == nobody ? "nobody" : name_of(*running_->t, v);
}

// A reply is a value, or a list followed by its members. A split has pairs of objects and numbers.
std::string Host::text_of_reply(int at) const {
  const auto& replies = running_->t->s.replies;
  const Value v = replies[at];
  if (!v.is(ValueKind::list))
    return text_of(v);
  const bool pairs = v.incarnation() == 1;
  std::string text;
  for (unsigned i = 0; i < v.index(); ++i) {
    text += (text.empty() ? "" : ", ") + text_of(replies[++at]);
    if (pairs)
      text += ": " + text_of(replies[++at]);
  }
  return "{" + text + "}";
}

void Host::note_begin(const Script& script, int first_reply) const {
  ScriptObserver::Parameters parameters;
  for (const Param p : script.params)
    parameters.emplace_back(library_.words().name_of(value_of(p)), text_of_reply(first_reply++));
  observer_->began(place(), parameters);
}

void Host::note_call(std::string_view verb, const Call& call) const {
  std::string arguments;
  for (int i = 0; i < call.count; ++i) {
    std::string one = text_of(call.args[i]);
    if (call.args[i].is(ValueKind::list)) {
      one.clear();
      for (const Value member : call.lists[i])
        one += (one.empty() ? "" : ", ") + text_of(member);
      one = "{" + one + "}";
    }
    arguments += (i == 0 ? "" : ", ") + one;
  }
  observer_->called(place(), fmt::format("{}({})", verb, arguments));
}

void Host::note_read(Value of, std::string_view property) const {
  observer_->called(place(), fmt::format("{}.{}", text_of(of), property));
}

void Host::note_write(Value of, std::string_view property, Value to) const {
  observer_->called(place(), fmt::format("{}.{} = {}", text_of(of), property, text_of(to)));
}

void Host::note_reply(int at) const { observer_->received(place(), text_of_reply(at)); }

}  // namespace soulstack::scripting
