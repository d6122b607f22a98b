// One call from a scenario into the bench.
#include "scripting/scenario/scenario_request.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstring>

#include "engine/table/table.h"
#include "scripting/scenario/scenario_names.h"

namespace soulstack::scripting {

namespace {

constexpr std::int64_t work_of_a_call = 2;
constexpr std::size_t bytes_a_unit = 16;

// Nothing here allocates Lua memory, since Lua raises an error when none is left.
std::string text_at(lua_State* L, int n) {
  std::size_t length = 0;
  const char* const text = lua_tolstring(L, n, &length);
  return {text, length};
}

}  // namespace

// ---- Handles

// Handles are read only here.
const Handle* Request::handle(int n, const char* type) const {
  const auto* found = static_cast<const Handle*>(luaL_testudata(L, n, type));
  if (!found)
    return nullptr;
  if (found->scenario != stage.scenario)
    throw Failure(type == player_type
                      ? "this player belongs to another scenario: use the players of this scenario's `t`"
                      : "this `t` belongs to another scenario");
  const bool is_seated = type != player_type || (index_of(found->seat) >= 0 && index_of(found->seat) < t.players());
  if (!is_seated)
    throw Failure("this player does not sit at the table");
  return found;
}

void Request::check_self(Whose whose) const {
  if (whose == Whose::player && !handle(1, player_type))
    throw Failure("write a colon before what a player does: t.P1:pass()");
  if (whose == Whose::table && !handle(1, table_type))
    throw Failure("write a colon after `t`: t:settle()");
}

Seat Request::self() const { return handle(1, player_type)->seat; }

Seat Request::player(int n) const {
  if (const Handle* const found = handle(n, player_type))
    return found->seat;
  const Seat seat = lua_type(L, n) == LUA_TSTRING ? play.seat_named(text(n)) : Seat::game;
  if (seat == Seat::game)
    throw Failure(fmt::format("argument {} must be a player", n - 1));
  return seat;
}

// ---- Texts and numbers

std::string Request::text(int n) const {
  if (const Handle* const found = handle(n, player_type))
    return play.name_of(found->seat);
  if (lua_isboolean(L, n))
    return lua_toboolean(L, n) ? "yes" : "no";
  if (lua_isinteger(L, n))
    return std::to_string(lua_tointeger(L, n));
  if (lua_type(L, n) != LUA_TSTRING)
    throw Failure(has(n) ? fmt::format("argument {} must be a string", n - 1)
                         : fmt::format("argument {} is missing: a string is expected", n - 1));
  const std::size_t length = lua_rawlen(L, n);
  if (length > longest_given_text)
    throw Failure(
        fmt::format("argument {} is a string of {} bytes: at most {} are allowed", n - 1, length, longest_given_text));
  stage.meter->spend(static_cast<std::int64_t>(length / bytes_a_unit));
  return text_at(L, n);
}

int Request::number(int n, int least, int most) const {
  const lua_Integer given = lua_isinteger(L, n) ? lua_tointeger(L, n) : lua_Integer{least} - 1;
  if (given < least || given > most)
    throw Failure(fmt::format("argument {} must be a whole number from {} to {}", n - 1, least, most));
  return static_cast<int>(given);
}

int Request::option(int n, std::string_view name, int least, int most) const {
  const auto refuse = [&] {
    throw Failure(fmt::format("argument {} must be {{ {} = NUMBER }}, from {} to {}", n - 1, name, least, most));
  };
  if (!lua_istable(L, n))
    refuse();
  int found = least - 1;
  lua_pushnil(L);
  while (lua_next(L, n)) {
    const bool is_it = lua_type(L, -2) == LUA_TSTRING && text_at(L, -2) == name && lua_isinteger(L, -1);
    const lua_Integer given = is_it ? lua_tointeger(L, -1) : lua_Integer{least} - 1;
    if (given < least || given > most)
      refuse();
    found = static_cast<int>(given);
    lua_pop(L, 1);
  }
  if (found < least)
    refuse();
  return found;
}

std::vector<Label> Request::labels_from(int n) const {
  std::vector<Label> labels;
  for (; n <= lua_gettop(L); ++n)
    labels.push_back(label(text(n)));
  return labels;
}

// ---- Named objects

Value Request::object(int n) const {
  if (const Handle* const found = handle(n, player_type))
    return Value::player(found->seat);
  if (const Seat seat = play.seat_named(text(n)); seat != Seat::game)
    return Value::player(seat);
  return t.ref(card(n));
}

CardIndex Request::card(int n) const { return play.find_in_play(label(text(n))); }

DeckId Request::deck(int n) const {
  const DeckId found = t.content.find_deck(text(n));
  if (!found.known())
    throw Failure(fmt::format("there is no deck `{}`", text(n)));
  return found;
}

SlotTypeId Request::slots(int n) const {
  const std::string name = text_or(n, "monster");
  const SlotTypeId found = t.content.find_slot_type(name);
  if (!found.known())
    throw Failure(fmt::format("these rules have no slots `{}`", name));
  return found;
}

void Request::want_card(const std::string& name) const { (void)card_named(t.content, name, play.homes()); }

// ---- Calls

namespace {

std::string method_name(lua_State* L) {
  lua_Debug call{};
  const bool known = lua_getstack(L, 0, &call) && lua_getinfo(L, "n", &call) && call.name;
  return known ? call.name : "this";
}

void check_count(const Request& c, int most) {
  if (c.arguments() <= most)
    return;
  const std::string counted = most == 0   ? "no argument"
                              : most == 1 ? "one argument"
                                          : fmt::format("{} arguments", most);
  throw Failure(
      fmt::format("`{}` takes {}{}; got {}", method_name(c.L), most > 1 ? "at most " : "", counted, c.arguments()));
}

// False: the error is on the stage.
bool answer(lua_State* L, Body body, Whose whose, int most_arguments) {
  Stage& stage = stage_of(L);
  try {
    stage.meter->spend(work_of_a_call);
    if (!stage.play)
      throw Failure("there is no game yet");
    const Request request(L, stage);
    request.check_self(whose);
    check_count(request, most_arguments);
    stage.reply = body(request);
    return true;
  } catch (const Failure& e) {
    stage.error = e.what();
  } catch (const std::exception& e) {
    stage.play->fell(e.what());
    stage.error = e.what();
  }
  return false;
}

void push_text(lua_State* L, const std::string& text) { lua_pushlstring(L, text.data(), text.size()); }

void push_list(lua_State* L, const std::vector<std::string>& list) {
  lua_createtable(L, static_cast<int>(list.size()), 0);
  for (std::size_t i = 0; i < list.size(); ++i) {
    push_text(L, list[i]);
    lua_rawseti(L, -2, static_cast<lua_Integer>(i + 1));
  }
}

void push_player(lua_State* L, Seat seat) {
  *static_cast<Handle*>(lua_newuserdatauv(L, sizeof(Handle), 0)) = {stage_of(L).scenario, seat};
  luaL_setmetatable(L, player_type);
}

// Returns the number of values.
struct Push {
  lua_State* L;
  int operator()(std::monostate) const { return lua_pushnil(L), 1; }
  int operator()(bool yes) const { return lua_pushboolean(L, yes), 1; }
  int operator()(lua_Integer n) const { return lua_pushinteger(L, n), 1; }
  int operator()(const std::string& text) const { return push_text(L, text), 1; }
  int operator()(const std::vector<std::string>& list) const { return push_list(L, list), 1; }
  int operator()(const Several& several) const {
    for (const std::string& text : several.texts)
      push_text(L, text);
    return static_cast<int>(several.texts.size());
  }
  int operator()(Seat seat) const { return push_player(L, seat), 1; }
  int operator()(lua_CFunction function) const { return lua_pushcfunction(L, function), 1; }
};

}  // namespace

void note_call(lua_State* L) {
  Stage& stage = stage_of(L);
  lua_Debug where{};
  const bool is_known = lua_getstack(L, 1, &where) && lua_getinfo(L, "l", &where);
  const int line = is_known ? where.currentline : 0;
  stage.failed.call = line == stage.line ? stage.failed.call + 1 : 1;
  stage.line = line;
}

int run_method(lua_State* L, Body body, Whose whose, int most_arguments) {
  if (answer(L, body, whose, most_arguments))
    return std::visit(Push{L}, stage_of(L).reply);
  luaL_where(L, 1);
  push_text(L, stage_of(L).error);
  lua_concat(L, 2);
  return lua_error(L);
}

CallResult read_word(const Request& c, std::span<const Entry> entries, const std::string& name,
                     std::string_view whose) {
  std::vector<std::string> names;
  for (const Entry& e : entries) {
    if (e.word.name == name)
      return e.property ? e.property(c) : CallResult(e.method);
    names.emplace_back(e.word.name);
  }
  throw Failure(fmt::format("{} has no `{}`{}", whose, name, did_you_mean(name, names)));
}

}  // namespace soulstack::scripting
