// The input of a script: its parameters and the results of its verbs. A running effect stores them as replies and
// replays them when its coroutine is rebuilt.
#include <lua.hpp>
#include <utility>

#include "engine/model/event_rows.h"
#include "engine/model/kept_values.h"
#include "engine/table/table.h"
#include "engine/verbs/choices.h"
#include "scripting/binding/host.h"
#include "scripting/loader/library.h"
#include "scripting/reading/environment.h"
#include "scripting/reading/reader.h"

namespace soulstack::scripting {

void Host::record(lua_State* L, Value v) {
  if (!running_->t->s.replies.push(v))
    luaL_error(L, too_many_replies);
}

// Records the result of the awaited verb or choice as a reply.
bool Host::take_result(Table& t, Value result) {
  auto& replies = t.s.replies;
  if (!result.is(ValueKind::list))
    return replies.push(result.is(ValueKind::word) ? nothing : result);
  const auto add = [&](Value v) { static_cast<void>(replies.push(v)); };  // if there is no room, the list is full
  const auto from = static_cast<int>(result.payload() & ~with_amounts);
  if ((result.payload() & with_amounts) == 0) {
    add(Value::make(ValueKind::list, t.s.lists.count - static_cast<unsigned>(from), 0));
    for (int i = from; i < t.s.lists.size(); ++i)
      add(t.s.lists[i]);
    t.s.lists.truncate(static_cast<std::uint32_t>(from));
    return !replies.full();
  }
  // A split: candidates, then one number each; only candidates with points are returned.
  const int n = (static_cast<int>(t.s.lists.count) - from) / 2;
  int with_points = 0;
  for (int i = 0; i < n; ++i)
    with_points += t.s.lists[from + n + i].as_number() > 0;
  add(Value::make(ValueKind::list, static_cast<unsigned>(with_points), 1));
  for (int i = 0; i < n; ++i) {
    if (t.s.lists[from + n + i].as_number() == 0)
      continue;
    add(t.s.lists[from + i]);
    add(t.s.lists[from + n + i]);
  }
  t.s.lists.truncate(static_cast<std::uint32_t>(from));
  return !replies.full();
}

// ---- Values in Lua

void Host::push(lua_State* L, Value v) const {
  switch (v.kind()) {
    case ValueKind::none:
      lua_pushnil(L);
      break;
    case ValueKind::boolean:
      lua_pushboolean(L, v.as_boolean());
      break;
    case ValueKind::number:
      lua_pushinteger(L, v.as_number());
      break;
    case ValueKind::text: {
      const std::string& text = library_.content().texts[v.payload()];
      lua_pushlstring(L, text.data(), text.size());
      break;
    }
    case ValueKind::player:
    case ValueKind::card:
    case ValueKind::item:
    case ValueKind::event:
    case ValueKind::zone:
    case ValueKind::ability:
    case ValueKind::word:
    case ValueKind::list:
    case ValueKind::lasting:
    case ValueKind::waiting:
    case ValueKind::filter:
      push_handle(L, v);
  }
}

// Replays a recorded reply: a value, or a list followed by its members. After the last one, a rebuilt effect and its
// budget are as before.
int Host::feed(lua_State* L, Value otherwise) {
  const auto& replies = running_->t->s.replies;
  const int at = running_->next_reply++;
  const Value v = replies[at] ? replies[at] : otherwise;
  if (v.is(ValueKind::list))
    feed_list(L, v);
  else
    push(L, v);
  const bool is_new = !running_->rebuilds || (running_->next_reply == running_->replies && !running_->is_full);
  if (is_new && is_observed())
    note_reply(at);
  if (running_->rebuilds && running_->next_reply == running_->replies) {
    running_->rebuilds = false;
    library_.budget().begin(L, left_for(*running_->effect, library_.budget().left().nouns), running_->is_short);
  }
  return 1;
}

void Host::feed_list(lua_State* L, Value v) {
  const auto& replies = running_->t->s.replies;
  const bool pairs = v.incarnation() == 1;
  lua_createtable(L, static_cast<int>(v.index()), 0);
  for (unsigned i = 1; i <= v.index(); ++i) {
    if (pairs)
      lua_createtable(L, 0, 2);
    push(L, replies[running_->next_reply++]);
    if (pairs) {
      lua_setfield(L, -2, "object");
      push(L, replies[running_->next_reply++]);
      lua_setfield(L, -2, "amount");
    }
    lua_rawseti(L, -2, static_cast<lua_Integer>(i));
  }
}

// In a condition or a value, which keeps no replies.
void Host::push_answer(lua_State* L, Value v) const {
  if (!v.is(ValueKind::list))
    return push(L, v);
  lua_createtable(L, static_cast<int>(v.index()), 0);
  for (unsigned i = 0; i < v.index(); ++i) {
    push(L, list_[static_cast<int>(i)]);
    lua_rawseti(L, -2, static_cast<lua_Integer>(i) + 1);
  }
}

int Host::tell(lua_State* L, Value v) {
  if (!running_->effect) {
    push_answer(L, v);
    return 1;
  }
  if (v.is(ValueKind::list))
    return tell_list(L, v);
  record(L, v);
  running_->next_reply = running_->replies = running_->t->s.replies.size();
  push(L, v);
  if (is_observed())
    note_reply(running_->replies - 1);
  return 1;
}

int Host::tell_list(lua_State* L, Value v) {
  running_->next_reply = static_cast<int>(running_->t->s.replies.count);
  record(L, v);
  for (unsigned i = 0; i < v.index(); ++i)
    record(L, list_[static_cast<int>(i)]);
  running_->replies = static_cast<int>(running_->t->s.replies.count);
  return feed(L);
}

// The targets chosen for the stack object, or bound to the lasting effect.
const Value* Host::targets() const {
  const Effect* e = running_->effect;
  if (!e)
    return running_->scope->targets;
  if (e->item != 0)
    if (const StackItem* item = running_->t->find_item(e->item))
      return item->targets.data();
  const Lasting* l = e->lasting != 0 ? running_->t->find_lasting(e->lasting) : nullptr;
  return l ? l->targets.data() : nullptr;
}

std::uint32_t Host::keeper() const {
  const Effect* const e = running_->effect;
  if (!e)
    return running_->scope->keeper;
  return e->item != 0 ? e->item : e->lasting;
}

Value Host::param(Param p) const {
  const Table& t = *running_->t;
  const Effect* e = running_->effect;
  switch (p) {
    case Param::you:
      return Value::player(e ? who_is_you(t, e->controller, e->source) : who_is_you(t, *running_->scope));
    case Param::this_object:
      return e ? e->source : running_->scope->self;
    case Param::active:
      return Value::player(t.active());
    case Param::it:
      return e ? nothing : running_->scope->it;
    case Param::event:
      return Value::wide(ValueKind::event, 0);
    default:
      return other_param(p);
  }
}

// A kept value, a target, or a part of the event or of the roll whose outcome the function is.
Value Host::other_param(Param p) const {
  const Table& t = *running_->t;
  if (const int key = kept_key(p); key >= 0)
    return kept::value_of(t.s, keeper(), key);
  if (const auto* const place = find_chosen(p)) {
    const Value* chosen = targets();
    return chosen ? chosen[place->place] : nothing;
  }
  const Call call{*running_->t, const_cast<Host&>(*this)};
  return event_part(t, p, call.scope());
}

// The parameters are also stored as replies, so a rebuilt effect gets the same.
void Host::push_params(lua_State* L, const Script& script) {
  if (running_->effect && running_->next_reply < running_->replies)
    return push_params_again(L, script);
  auto& replies = running_->t->s.replies;
  const auto first = static_cast<int>(replies.count);
  for (const Param p : script.params) {
    const Value v = param(p);
    if (running_->effect)
      static_cast<void>(replies.push(v));  // run_script has checked that there is room
    push(L, v);
  }
  if (!running_->effect)
    return;
  running_->next_reply = running_->replies = static_cast<int>(replies.count);
  if (is_observed())
    note_begin(script, first);
}

void Host::push_params_again(lua_State* L, const Script& script) {
  for (std::size_t i = 0; i < script.params.size(); ++i)
    feed(L);
}

}  // namespace soulstack::scripting
