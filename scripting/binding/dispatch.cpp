// Calls of verbs and accesses to properties: checks the arguments against the registry row, calls the kernel, records
// and pushes the result. Lua errors are raised only here, where no object needs a destructor.
#include <algorithm>
#include <array>
#include <lua.hpp>

#include "engine/table/history.h"
#include "engine/table/queries.h"
#include "engine/table/table.h"
#include "engine/table/zone_layout.h"
#include "engine/verbs/lasting.h"
#include "scripting/binding/arguments.h"
#include "scripting/binding/host.h"
#include "scripting/binding/verb_rows.h"
#include "scripting/loader/library.h"
#include "scripting/reading/environment.h"
#include "scripting/registry/kinds.h"
#include "scripting/sandbox/sandbox_functions.h"

namespace soulstack::scripting {

namespace {

const char* kind_name(Value v) {
  switch (v.kind()) {
    case ValueKind::player:
      return v == nobody ? "nobody" : "a player";
    case ValueKind::card:
      return "a card";
    case ValueKind::item:
      return "something on the stack";
    case ValueKind::event:
      return "an event";
    case ValueKind::zone:
      return "a pile";
    case ValueKind::ability:
      return "an ability";
    case ValueKind::filter:
      return "a noun";
    case ValueKind::none:
    case ValueKind::boolean:
    case ValueKind::number:
    case ValueKind::text:
    case ValueKind::word:
    case ValueKind::list:
    case ValueKind::lasting:
    case ValueKind::waiting:
      break;
  }
  return pile_of(v).deck.known() ? "a pile" : "a word";
}

const char* kind_name(lua_State* L, int index) {
  const int type = lua_type(L, index);
  return type == LUA_TLIGHTUSERDATA ? kind_name(to_handle(L, index)) : lua_typename(L, type);
}

// Is the last argument a table of options? A table where the verb takes no list.
bool has_options(lua_State* L, const VerbRow& row, int given, int wanted) {
  if (given == 0 || given > wanted + 1 || lua_type(L, given) != LUA_TTABLE)
    return false;
  return given > wanted || !accepts_lists(row.params[static_cast<std::size_t>(given - 1)].type);
}

// Converts a Lua value to a Value, and a string to the name of the card with that id; `good` reports whether that worked.
// A table becomes a list with its members in `list`.
Value to_value(lua_State* L, int index, const Content& content, const OtherIds& others, Candidates& list, bool& good) {
  good = true;
  switch (lua_type(L, index)) {
    case LUA_TNIL:
      return nothing;
    case LUA_TBOOLEAN:
      return Value::boolean(lua_toboolean(L, index));
    case LUA_TNUMBER: {
      int whole = 0;
      const lua_Integer n = lua_tointegerx(L, index, &whole);
      good = whole && n >= -largest_number && n <= largest_number;
      return Value::number(static_cast<int>(n));
    }
    case LUA_TLIGHTUSERDATA:
      return as_zone(to_handle(L, index));
    case LUA_TSTRING: {
      const CardDefId id = find_card(content, others, lua_tostring(L, index));
      good = id.known();
      return good ? Value::text(content.name_text(id)) : nothing;
    }
    case LUA_TTABLE: {
      list.count = 0;
      int type = LUA_TLIGHTUSERDATA;
      for (lua_Integer i = 1; (type = lua_rawgeti(L, index, i)) == LUA_TLIGHTUSERDATA && i <= 512; ++i) {
        if (const Value member = as_zone(to_handle(L, -1)); member != nobody)
          list.add(member);
        lua_pop(L, 1);
      }
      lua_pop(L, 1);
      good = type == LUA_TNIL;  // members of other kinds are not Values
      return Value::make(ValueKind::list, static_cast<unsigned>(list.count), 0);
    }
    default:
      good = false;
      return nothing;
  }
}

// Names a number by its value, anything else by its kind.
const char* what_came(lua_State* L, int index) {
  if (lua_type(L, index) != LUA_TNUMBER)
    return kind_name(L, index);
  lua_pushcfunction(L, plain_tostring);
  lua_pushvalue(L, index);
  lua_call(L, 1, 1);
  return lua_tostring(L, -1);
}

}  // namespace

// Reading costs work. Conditions and values keep no replies, so each of their queries counts.
constexpr int steps_a_question = 10;

// The message is made by Lua, so that no object needs a destructor.
static void refuse_option(lua_State* L, const VerbRow& row) {
  lua_pushliteral(L, "");
  for (const VerbOption& option : row.options)
    lua_pushfstring(L, "%s%s`%s`", lua_tostring(L, -1), &option == row.options.data() ? "" : ", ", option.name.data());
  luaL_error(L, "%s has no such option; its options are %s", row.name.data(), lua_tostring(L, -1));
}

// Reads the table of options at the top of the Lua stack.
void Host::check_options(lua_State* L, const VerbRow& row, Call& call) {
  int known = 0;
  for (std::size_t i = 0; i < row.options.size(); ++i) {
    const VerbOption& option = row.options[i];
    lua_pushlstring(L, option.name.data(), option.name.size());
    lua_rawget(L, -2);
    if (!lua_isnil(L, -1)) {
      bool good = false;
      Candidates none;
      const Value v = to_value(L, -1, running_->t->content, library_.other_ids(), none, good);
      if (!good || !accepts(option.type, v))
        luaL_error(L, "%s: the option `%s` must be %s, not %s", row.name.data(), option.name.data(),
                   name_of(option.type).data(), what_came(L, lua_gettop(L)));
      if (of_another_game(*running_->t, v))
        luaL_error(L, "%s: the option `%s` belongs to another game", row.name.data(), option.name.data());
      call.options[i] = v == nobody ? nothing : v;
      ++known;
    }
    lua_pop(L, 1);
  }
  for (lua_pushnil(L); lua_next(L, -2) != 0; lua_pop(L, 1))
    if (--known < 0)
      refuse_option(L, row);
}

// Raises an error.
static int refuse_argument(lua_State* L, const VerbRow& row, int place, Misfit misfit, const Candidates& list) {
  const VerbParam& p = row.params[static_cast<std::size_t>(place)];
  const int number = place + 1;
  switch (misfit) {
    case Misfit::member_of_list:
      return luaL_error(
          L, "%s: a list (argument %d) can only contain players, cards, things on the stack and piles, not %s",
          row.name.data(), number, kind_name(*odd_member(list)));
    case Misfit::other_game:
      return luaL_error(L, "%s: `%s` (argument %d) belongs to another game", row.name.data(), p.name.data(), number);
    case Misfit::not_in_play:
      return luaL_error(L, "%s: `%s` (argument %d) must be %s, but that card is not in play", row.name.data(),
                        p.name.data(), number, name_of(p.type).data());
    default:
      return luaL_error(L, "%s: `%s` (argument %d) must be %s, not %s", row.name.data(), p.name.data(), number,
                        name_of(p.type).data(), what_came(L, number));
  }
}

int Host::check_arguments(lua_State* L, const VerbRow& row, Call& call, Candidates* lists) {
  int wanted = 0;
  for (const VerbParam& p : row.params)
    wanted += p.type != Type::none;
  int given = lua_gettop(L);
  if (!row.options.empty() && has_options(L, row, given, wanted)) {
    check_options(L, row, call);
    --given;
  }
  if (given > wanted)
    return luaL_error(L, "%s takes %d arguments; got %d", row.name.data(), wanted, given);
  for (int i = 0; i < wanted; ++i) {
    const VerbParam& p = row.params[static_cast<std::size_t>(i)];
    if (i >= given || lua_isnil(L, i + 1)) {
      if (p.optional)
        continue;
      if (i >= given || !may_be_missing(p.type))
        return luaL_error(L, "%s: `%s` (argument %d) is %s: %s is expected%s", row.name.data(), p.name.data(), i + 1,
                          i < given ? "nil" : "missing", name_of(p.type).data(),
                          i < given ? "; a choice gives nil if there is nothing to choose from" : "");
      call.for_nobody = true;
      continue;
    }
    bool good = false;
    Candidates& list = lists[i];
    if ((p.type == Type::value || p.type == Type::plain_text) && lua_type(L, i + 1) == LUA_TSTRING) {
      const TextId text = running_->t->content.find_text(lua_tostring(L, i + 1));
      if (!text.known())
        return luaL_error(L,
                          "%s: \"%s\" (argument %d) is put together: only texts that are written in a function of a "
                          "card, and names of cards, can be used",
                          row.name.data(), lua_tostring(L, i + 1), i + 1);
      call.args[i] = Value::text(text);
      continue;
    }
    const Value v = to_value(L, i + 1, running_->t->content, library_.other_ids(), list, good);
    const Misfit misfit = good ? give_argument(call, row, i, v, list) : Misfit::kind;
    if (misfit != Misfit::none)
      return refuse_argument(L, row, i, misfit, list);
  }
  call.count = given;
  call.lists = lists;
  return 0;
}

// Charges this work to the running script; true if its card has exceeded its budget.
bool Host::work_is_over(std::uint32_t units) {
  Work& work = running_->t->work;
  work.spend(units);
  return work.leaves_out(work.blamed());
}

namespace {

constexpr const char* engine_is_broken = "the engine has an error, and the game is stopped";

// Calls the rules. A broken assumption of the engine must not pass through Lua: the script fails instead (false).
template <class Result, class Ask>
bool ask_the_rules(Table& t, Result& result, Ask ask) {
  try {
    result = ask();
  } catch (const BrokenAssumption& broken) {
    t.note_broken(broken);
    return false;
  }
  return true;
}

}  // namespace

int Host::call_verb(lua_State* L, const VerbRow& row) {
  if (!running_->t)
    return luaL_error(L, "%s works only while a game is played", row.name.data());
  if (running_->next_reply < running_->replies)
    return feed(L, nothing_of(row.result));
  if (running_->is_full)
    return luaL_error(L, too_many_replies);
  if (work_is_over(work_of::verb))
    return luaL_error(L, did_too_much);
  Call call{*running_->t, *this, L};
  Candidates lists[std::tuple_size_v<decltype(row.params)>];
  check_arguments(L, row, call, lists);
  if (is_observed())
    note_call(row.name, call);
  const bool pure = row.does == Does::nothing;
  library_.budget().spend(L, steps_to_look(call) + (running_->effect ? 0 : steps_a_question));
  if (!running_->effect && !pure)
    return luaL_error(L, "%s changes the game: a condition or value can't use it", row.name.data());
  if (call.for_nobody)
    return tell(L, nothing_of(row.result));
  if (!pure)
    save_state_before(L, row);
  Reply reply;
  if (!ask_the_rules(*running_->t, reply, [&] { return row.run(call); }))
    return luaL_error(L, engine_is_broken);
  if (reply.how == Reply::How::refused)
    return luaL_error(L, "%s: %s", row.name.data(), reply.why);
  if (!pure)
    library_.budget().spend(L, call.members * steps_a_member);  // each of them is affected
  if (reply.how == Reply::How::done)
    return tell(L, reply.value ? reply.value : nothing_of(row.result));
  if (reply.how == Reply::How::stops)
    running_->stops = true;
  else
    running_->effect->waits = 1;
  running_->otherwise = nothing_of(row.result);
  return lua_yield(L, 0);
}

// ---- Lasting effects that functions make (rule 6.7.9)

namespace {

bool is_someone(Value v) { return v.is(ValueKind::player) || v.is(ValueKind::card) || v.is(ValueKind::item); }

// The value that the effect keeps; why it can't, in `wrong`.
Value value_to_keep(lua_State* L, int index, const Content& content, const OtherIds& others, const KeptName& name,
                    const char*& wrong) {
  Candidates list;
  bool good = false;
  const Value v = lua_istable(L, index) ? nothing : to_value(L, index, content, others, list, good);
  if (!good || v.is(ValueKind::event) || v.is(ValueKind::filter) || v.is(ValueKind::word))
    wrong = "it keeps players, cards, things on the stack, piles, numbers, true and false";
  else if (name.in_a_field && !is_someone(v))
    wrong = "its fields need a player or an object";
  else if (name.is_a_number && !v.is(ValueKind::number))
    wrong = "its fields need a number";
  return name.is_a_number ? Value::number(std::clamp(v.as_number(), -unlimited, unlimited)) : v;
}

}  // namespace

int Host::make_lasting(lua_State* L) {
  if (!running_->effect)
    return luaL_error(L, "`lasting` changes the game: a condition or value can't use it");
  if (running_->next_reply < running_->replies)
    return feed(L);
  if (running_->is_full)
    return luaL_error(L, too_many_replies);
  if (work_is_over(work_of::verb))
    return luaL_error(L, did_too_much);
  Table& t = *running_->t;
  const AbilityId id = t.content.made_by_functions[static_cast<std::size_t>(lua_tointeger(L, 1))];
  if (!id.known())
    return luaL_error(L, "lasting: no ability has this effect");
  const std::vector<KeptName>& keeps = t.content[id].duration().keeps;
  Value values[most_kept];
  for (std::size_t i = 0; i < keeps.size(); ++i) {
    const char* wrong = nullptr;
    const int index = static_cast<int>(i) + 2;
    values[i] = value_to_keep(L, index, t.content, library_.other_ids(), keeps[i], wrong);
    if (wrong)
      return luaL_error(L, "lasting: `%s` is %s, but %s", keeps[i].name.c_str(), what_came(L, index), wrong);
  }
  if (t.s.kept.size() + static_cast<int>(keeps.size()) > decltype(t.s.kept)::capacity)
    return luaL_error(L, "lasting: %s", verb::too_many_kept);
  save_state();
  StackItem by;
  by.controller = running_->effect->controller;
  by.source = running_->effect->source;
  if (const Value* const chosen = targets())
    std::copy(chosen, chosen + by.targets.size(), by.targets.begin());
  bool made = false;
  if (!ask_the_rules(t, made, [&] { return create_lasting(t, id, by, {values, keeps.size()}); }))
    return luaL_error(L, engine_is_broken);
  return tell(L, Value::boolean(made));
}

// ---- What functions ask about the past (rule 6.9.8)

// Is this local of the function asked about as a player?
static bool asks_only_about_players(const Table& t, const HistoryQuery& query, std::size_t local) {
  const TallyDef& def = t.content.tallies[query.tally.value];
  for (std::size_t i = 0; i < tally_keys; ++i)
    if (query.keys[i].kind == WhoKind::kept && query.keys[i].index == local && def.keys[i].only_players)
      return true;
  return false;
}

int Host::ask_history(lua_State* L) {
  if (!running_->t)
    return luaL_error(L, "what happened before is known only while a game is played");
  if (running_->next_reply < running_->replies)
    return feed(L);
  if (running_->is_full)
    return luaL_error(L, too_many_replies);
  if (work_is_over(work_of::verb))
    return luaL_error(L, did_too_much);
  library_.budget().spend(L, running_->effect ? 0 : steps_a_question);
  const Table& t = *running_->t;
  const Question& asked = library_.question(static_cast<int>(lua_tointeger(L, 1)));
  Value values[most_kept];
  for (std::size_t i = 0; i < asked.keeps.size(); ++i) {
    const char* wrong = nullptr;
    const int index = static_cast<int>(i) + 2;
    values[i] = value_to_keep(L, index, t.content, library_.other_ids(), asked.keeps[i], wrong);
    if (!wrong && asks_only_about_players(t, asked.query, i) && !values[i].is(ValueKind::player))
      wrong = "it asks about players";
    if (wrong)
      return luaL_error(L, "what happened before: `%s` is %s, but %s", asked.keeps[i].name.c_str(), what_came(L, index),
                        wrong);
  }
  const TallyDef& def = t.content.tallies[asked.query.tally.value];
  const Scope scope = Call{*running_->t, *this, L}.scope();
  std::array<Value, tally_keys> keys{};
  for (std::size_t i = 0; i < tally_keys; ++i)
    if (const Who& who = asked.query.keys[i]; def.keys[i].part != EventPart::none)
      keys[i] = who.kind == WhoKind::kept ? values[who.index] : one_meant(t, who, scope);
  return tell(L, Value::number(history::number_of(t, asked.query.tally, asked.query.number, keys)));
}

// ---- Properties

namespace {

constexpr std::size_t no_owner = 99;

std::size_t owner_of(Value v) {
  const auto owner = [](Owner o) { return static_cast<std::size_t>(o); };
  switch (v.kind()) {
    case ValueKind::player:
      return owner(Owner::player);
    case ValueKind::item:
      return owner(Owner::stack);
    case ValueKind::event:
      return owner(Owner::event);
    case ValueKind::zone:
      return owner(Owner::pile);
    case ValueKind::card:
      return owner(Owner::object);
    case ValueKind::none:
    case ValueKind::boolean:
    case ValueKind::number:
    case ValueKind::ability:
    case ValueKind::text:
    case ValueKind::word:
    case ValueKind::list:
    case ValueKind::lasting:
    case ValueKind::waiting:
    case ValueKind::filter:
      break;
  }
  return no_owner;
}

const char* name_of_property(lua_State* L, int index) {
  return lua_type(L, index) == LUA_TSTRING ? lua_tostring(L, index) : what_came(L, index);
}

}  // namespace

int Host::get_property(lua_State* L) {
  if (running_->t && running_->next_reply < running_->replies)
    return feed(L);
  const Value of = as_zone(to_handle(L, 1));
  if (running_->t && of == nobody) {
    if (is_observed())
      note_read(of, name_of_property(L, 2));
    return tell(L, nothing);
  }
  const PropertyRow* row = running_->t ? properties_.find(L, owner_of(of)) : nullptr;
  if (!row)
    return luaL_error(L, "%s has no property `%s`", kind_name(L, 1), name_of_property(L, 2));
  if (of_another_game(*running_->t, of))
    return luaL_error(L, "can't read `%s`: the object belongs to another game", row->name.data());
  if (work_is_over(work_of::property))
    return luaL_error(L, did_too_much);
  if (is_observed())
    note_read(of, row->name);
  const Call call{*running_->t, *this, L};
  Value value;
  if (!ask_the_rules(*running_->t, value, [&] { return row->get(call, of); }))
    return luaL_error(L, engine_is_broken);
  return tell(L, value);
}

int Host::set_property(lua_State* L) {
  if (!running_->effect)
    return luaL_error(L, "conditions and values can't change properties");
  const Value of = as_zone(to_handle(L, 1));
  const PropertyRow* row = properties_.find(L, owner_of(of));
  if (!row || !row->set)
    return luaL_error(L, "%s has no property `%s` that can be written", kind_name(L, 1), name_of_property(L, 2));
  bool good = false;
  const Value to = to_value(L, 3, running_->t->content, library_.other_ids(), list_, good);
  if (!good || !accepts(row->type, to))
    return luaL_error(L, "`%s` must be %s, not %s", row->name.data(), name_of(row->type).data(), kind_name(L, 3));
  if (of == nobody || to == nobody || running_->next_reply < running_->replies)
    return 0;  // nothing to write, or already written before the effect was rebuilt
  save_state();
  if (work_is_over(work_of::property))
    return luaL_error(L, did_too_much);
  if (is_observed())
    note_write(of, row->name, to);
  Call call{*running_->t, *this, L};
  Reply reply;
  if (!ask_the_rules(*running_->t, reply, [&] { return row->set(call, of, to); }))
    return luaL_error(L, engine_is_broken);
  if (reply.how == Reply::How::refused)
    return luaL_error(L, "`%s`: %s", row->name.data(), reply.why);
  return 0;
}

}  // namespace soulstack::scripting
