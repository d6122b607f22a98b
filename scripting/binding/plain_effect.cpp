// Effects that call one verb with plain arguments, and do nothing else: most of them. They run without Lua, and leave the
// same replies in the state as if they had run in it. Whatever is unusual is left to Lua, before anything has changed.
#include <algorithm>
#include <array>

#include "engine/table/table.h"
#include "scripting/binding/arguments.h"
#include "scripting/binding/host.h"
#include "scripting/loader/library.h"
#include "scripting/reading/environment.h"

namespace soulstack::scripting {

namespace {

bool has_room_for_replies(const Table& t) { return t.s.replies.size() < decltype(t.s.replies)::capacity / 2; }

// Lua would give the function a number or a handle.
bool is_plain(Value v) {
  switch (v.kind()) {
    case ValueKind::text:
    case ValueKind::list:
      return false;
    case ValueKind::number:
      return v.as_number() >= -largest_number && v.as_number() <= largest_number;
    case ValueKind::none:
    case ValueKind::boolean:
    case ValueKind::player:
    case ValueKind::card:
    case ValueKind::item:
    case ValueKind::event:
    case ValueKind::zone:
    case ValueKind::ability:
    case ValueKind::word:
    case ValueKind::lasting:
    case ValueKind::waiting:
    case ValueKind::filter:
      break;
  }
  return true;
}

Value value_of(const PlainArgument& argument, const Value* parameters) {
  switch (argument.kind) {
    case PlainArgument::Kind::parameter:
      return parameters[argument.number];
    case PlainArgument::Kind::boolean:
      return Value::boolean(argument.number != 0);
    case PlainArgument::Kind::handle:
      return value_of_handle(argument.handle);
    default:
      return Value::number(argument.number);
  }
}

}  // namespace

// Its result is not a list, and all that can fail in it fails before it changes anything.
bool Host::read_arguments(const PlainCall& plain, const Value* parameters, Call& call) const {
  const VerbRow& row = verb_of(plain);
  static const Candidates no_list;
  for (int i = 0; i < plain.count; ++i) {
    const VerbParam& p = row.params[static_cast<std::size_t>(i)];
    const Value v = as_zone(value_of(plain.arguments[static_cast<std::size_t>(i)], parameters));
    if (v) {
      if (give_argument(call, row, i, v, no_list) != Misfit::none)
        return false;
    } else if (!p.optional) {
      if (!may_be_missing(p.type))
        return false;
      call.for_nobody = true;
    }
  }
  call.count = plain.count;
  return true;
}

std::optional<Ran> Host::run_plain(Table& t, int depth, const Script& script) {
  const Shape& shape = shapes_.of(script.function);
  const Effect& effect = t.s.frames[depth].as<Effect>();
  const bool is_watched = !t.content.takes(Shortcut::plain_calls) || library_.budget().watches_lines() || rebuild_ ||
                          effect.ability == watched_;
  const bool has_begun_in_lua = !t.threads.empty() && t.threads[static_cast<std::size_t>(depth)] != nullptr;
  if (!shape.is_plain() || is_watched || has_begun_in_lua || t.work.done() >= watched_work || !has_room_for_replies(t))
    return {};
  const std::optional<Ran> ran = effect.waits ? end_plain(t, depth) : begin_plain(t, depth, script, shape.plain);
  if (library_.budget().exhausted())
    renew(t);
  return ran;
}

std::optional<Ran> Host::end_plain(Table& t, int depth) {
  const Frame& frame = t.s.frames[depth];
  if (!is_plain(frame.result) || !take_result(t, frame.result))
    return {};
  Effect& effect = t.s.frames[depth].as<Effect>();
  effect.waits = 0;
  t.work.blame(effect.ability);
  t.work.spend(work_of::effect);
  return Ran::finished;
}

std::optional<Ran> Host::begin_plain(Table& t, int depth, const Script& script, const PlainCall& plain) {
  Effect& effect = t.s.frames[depth].as<Effect>();
  if (t.s.replies.count != effect.replies_from || script.params.size() != plain.parameters)
    return {};
  Running mine{.t = &t, .depth = depth, .effect = &effect, .saved = true, .function = script.function};
  const Inner inner(*this, mine);
  std::array<Value, most_plain_parameters> parameters;
  for (std::size_t i = 0; i < script.params.size(); ++i) {
    parameters[i] = param(script.params[i]);
    if (!is_plain(parameters[i]))
      return {};
  }
  Call call{t, *this};
  if (!read_arguments(plain, parameters.data(), call))
    return {};
  for (std::size_t i = 0; i < script.params.size(); ++i)
    static_cast<void>(t.s.replies.push(parameters[i]));  // there is room
  t.work.blame(effect.ability);
  const Allowance all = left_for(effect, 0);
  Allowance left = all;
  left.steps -= steps_to_look(call);
  Reply reply;
  if (!call.for_nobody)
    reply = verb_of(plain).run(call);
  if (reply.how == Reply::How::refused) {
    t.s.replies.truncate(effect.replies_from);
    return {};
  }
  ++t.script_calls;
  left.steps -= call.members * std::int64_t{steps_a_member};
  t.work.spend(work_of::effect + work_of::verb + work_of::undo + work_between(all, left));
  if (reply.how != Reply::How::waits)
    return Ran::finished;
  effect.waits = 1;
  effect.steps = steps_used(left);
  return Ran::waits;
}

}  // namespace soulstack::scripting
