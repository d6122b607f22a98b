// Any call may leave these functions by a Lua error, so nothing in them needs a destructor.
#include "scripting/sandbox/sandbox_functions.h"

#include <algorithm>
#include <cstring>
#include <initializer_list>
#include <new>
#include <string_view>
#include <utility>
#include <vector>

#include "scripting/sandbox/budget.h"
#include "scripting/sandbox/table_length.h"

namespace soulstack::scripting {

namespace {

enum class KeyKind { whole, fraction, text };

struct Key {
  KeyKind kind;
  lua_Integer whole;  // exact, unlike a floating-point number: two keys are never equal
  lua_Number fraction;
  const char* text;
  std::size_t length;
  int position;  // in the list of keys
};

bool comes_before(const Key& a, const Key& b) {
  if (a.kind != b.kind)
    return a.kind < b.kind;
  if (a.kind == KeyKind::whole)
    return a.whole < b.whole;
  if (a.kind == KeyKind::fraction)
    return a.fraction < b.fraction;
  const int order = std::memcmp(a.text, b.text, std::min(a.length, b.length));
  return order != 0 ? order < 0 : a.length < b.length;
}

Key key_at(lua_State* L, int index, int position) {
  if (lua_isinteger(L, index))
    return {KeyKind::whole, lua_tointeger(L, index), 0, nullptr, 0, position};
  if (lua_type(L, index) == LUA_TNUMBER)
    return {KeyKind::fraction, 0, lua_tonumber(L, index), nullptr, 0, position};
  if (lua_type(L, index) != LUA_TSTRING)
    luaL_error(L, "pairs: keys must be numbers or texts");
  std::size_t length = 0;
  const char* const text = lua_tolstring(L, index, &length);
  return {KeyKind::text, 0, 0, text, length, position};
}

int collect_keys(lua_State* L, int table, int keys) {
  int count = 0;
  lua_pushnil(L);
  while (lua_next(L, table)) {
    Budget::of(L).spend(L, 8);  // reading, sorting and listing it
    lua_pop(L, 1);
    lua_pushvalue(L, -1);
    lua_rawseti(L, keys, ++count);
  }
  return count;
}

// Leaves the list of keys in their order on top.
void push_sorted(lua_State* L, int keys, int count) {
  auto* const sorted = static_cast<Key*>(lua_newuserdatauv(L, sizeof(Key) * static_cast<std::size_t>(count), 0));
  for (int i = 0; i < count; ++i) {
    lua_rawgeti(L, keys, i + 1);
    new (sorted + i) Key(key_at(L, -1, i + 1));
    lua_pop(L, 1);  // the list keeps it alive
  }
  std::sort(sorted, sorted + count, comes_before);
  lua_createtable(L, count, 0);
  for (int i = 0; i < count; ++i) {
    lua_rawgeti(L, keys, sorted[i].position);
    lua_rawseti(L, -2, i + 1);
  }
}

}  // namespace

// Upvalues: the table, its keys in order, and the number visited so far. No key is removed meanwhile.
int next_pair(lua_State* L) {
  const lua_Integer seen = lua_tointeger(L, lua_upvalueindex(3)) + 1;
  if (lua_rawgeti(L, lua_upvalueindex(2), seen) == LUA_TNIL)
    return 1;
  lua_pushvalue(L, -1);
  lua_rawget(L, lua_upvalueindex(1));
  lua_pushinteger(L, seen);
  lua_replace(L, lua_upvalueindex(3));
  return 2;
}

int ordered_pairs(lua_State* L) {
  constexpr int steps_a_table = 50;  // it may be long and empty
  luaL_checktype(L, 1, LUA_TTABLE);
  Budget::of(L).spend(L, steps_a_table);
  lua_settop(L, 1);
  if (luaL_getmetafield(L, 1, "__index") == LUA_TTABLE)
    lua_replace(L, 1);  // the table behind a read-only view
  lua_settop(L, 1);
  lua_newtable(L);
  const int count = collect_keys(L, 1, 2);
  push_sorted(L, 2, count);
  lua_pushvalue(L, 1);
  lua_insert(L, -2);
  lua_pushinteger(L, 0);
  lua_pushcclosure(L, next_pair, 3);
  return 1;
}

int plain_tostring(lua_State* L) {
  luaL_checkany(L, 1);
  switch (lua_type(L, 1)) {
    case LUA_TNUMBER:
      if (lua_tonumber(L, 1) != lua_tonumber(L, 1)) {
        lua_pushliteral(L, "nan");  // its sign differs between machines
        break;
      }
      [[fallthrough]];
    case LUA_TSTRING:
      lua_pushvalue(L, 1), lua_tostring(L, -1);
      break;
    case LUA_TBOOLEAN:
      lua_pushstring(L, lua_toboolean(L, 1) ? "true" : "false");
      break;
    case LUA_TLIGHTUSERDATA:
      lua_pushliteral(L, "something on the table");
      break;
    default:
      lua_pushstring(L, luaL_typename(L, 1));
  }
  return 1;
}

int short_tonumber(lua_State* L) {
  constexpr std::size_t longest = 64;
  luaL_checkany(L, 1);
  std::size_t length = 0;
  const char* const text = lua_type(L, 1) == LUA_TSTRING ? lua_tolstring(L, 1, &length) : nullptr;
  if (length > longest)
    return luaL_error(L, "tonumber: the text is longer than %d bytes", static_cast<int>(longest));
  if (lua_type(L, 1) == LUA_TNUMBER)
    lua_pushvalue(L, 1);
  else if (!text || lua_stringtonumber(L, text) != length + 1)
    lua_pushnil(L);
  return 1;
}

namespace {

bool is_name_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '_'; }

// The end of the name that a place begins with, `{`; null if it is not a place.
const char* end_of_place(const char* at) {
  const char* end = at + 1;
  while (is_name_letter(*end))
    ++end;
  return *end == '}' && end > at + 1 ? end : nullptr;
}

bool has_place(const char* text, const char* name) {
  const std::size_t length = std::strlen(name);
  for (const char* at = std::strchr(text, '{'); at; at = std::strchr(at + 1, '{'))
    if (const char* const end = end_of_place(at);
        end && static_cast<std::size_t>(end - at - 1) == length && std::strncmp(at + 1, name, length) == 0)
      return true;
  return false;
}

// Of several values without a place, the first by name is reported.
void refuse_unused(lua_State* L, const char* text) {
  const char* unused = nullptr;
  for (lua_pushnil(L); lua_next(L, 2) != 0; lua_pop(L, 1)) {
    Budget::of(L).spend(L, 8);
    if (lua_type(L, -2) != LUA_TSTRING)
      luaL_error(L, "fill: the values have names: { n = 2 }");
    const char* const name = lua_tostring(L, -2);
    if (!has_place(text, name) && (!unused || std::strcmp(name, unused) < 0))
      unused = name;
  }
  if (unused)
    luaL_error(L, "fill: the text has no place {%s}", unused);
}

// Its value stays on top of the stack.
void push_value(lua_State* L, const char* from, const char* to) {
  lua_pushlstring(L, from, static_cast<std::size_t>(to - from));
  lua_pushvalue(L, -1);
  lua_rawget(L, 2);
  if (!lua_isinteger(L, -1) && lua_type(L, -1) != LUA_TSTRING)
    luaL_error(L, "fill: the text has a place {%s}: give it a whole number or a text", lua_tostring(L, -2));
  lua_remove(L, -2);
}

}  // namespace

int fill_text(lua_State* L) {
  constexpr std::size_t longest = 2'000;
  if (lua_type(L, 1) != LUA_TSTRING || lua_type(L, 2) != LUA_TTABLE)
    return luaL_error(L, "fill takes a text and a table of values: fill(\"Gain {n}¢.\", { n = 2 })");
  lua_settop(L, 2);
  std::size_t length = 0;
  const char* const text = lua_tolstring(L, 1, &length);
  if (length > longest)
    return luaL_error(L, "fill: the text is longer than %d bytes", static_cast<int>(longest));
  Budget::of(L).spend(L, static_cast<int>(length));
  refuse_unused(L, text);
  lua_pushliteral(L, "");
  const char* from = text;
  for (const char* at = std::strchr(from, '{'); at; at = std::strchr(at + 1, '{')) {
    const char* const end = end_of_place(at);
    if (!end)
      continue;
    Budget::of(L).spend(L, static_cast<int>(length));
    lua_pushlstring(L, from, static_cast<std::size_t>(at - from));
    push_value(L, at + 1, end);
    lua_concat(L, 3);
    if (lua_rawlen(L, -1) > longest)
      return luaL_error(L, "fill: the result is longer than %d bytes", static_cast<int>(longest));
    from = end + 1;
    at = end;
  }
  lua_pushstring(L, from);
  lua_concat(L, 2);
  return 1;
}

int refuse_change(lua_State* L) {
  return luaL_error(L, "this can't be changed: to keep something, use a counter or a `lasting` effect");
}

namespace {

// Those of a library of Lua, which is opened for that in a state of its own.
std::vector<luaL_Reg> functions_of(lua_CFunction library, std::initializer_list<const char*> names) {
  lua_State* const L = luaL_newstate();
  if (!L)
    throw std::bad_alloc();
  luaL_requiref(L, "library", library, 0);
  std::vector<luaL_Reg> functions;
  for (const char* const name : names) {
    lua_getfield(L, -1, name);
    functions.push_back({name, lua_tocfunction(L, -1)});
    lua_pop(L, 1);
  }
  lua_close(L);
  functions.push_back({nullptr, nullptr});
  return functions;
}

// The few functions of Lua's libraries that cards have: opening whole libraries takes longer than reading a file.
struct PlainLibraries {
  std::vector<luaL_Reg> base = functions_of(luaopen_base, {"assert", "error", "ipairs", "select", "type"});
  std::vector<luaL_Reg> math = functions_of(luaopen_math, {"min", "max", "abs"});
};
const PlainLibraries& plain_libraries() {
  static const PlainLibraries all;
  return all;
}

constexpr luaL_Reg ours[] = {
    {"pairs", ordered_pairs}, {"tonumber", short_tonumber}, {"tostring", plain_tostring}, {nullptr, nullptr}};

void add_names(const luaL_Reg* functions, std::vector<std::string_view>& names) {
  for (; functions->name; ++functions)
    names.emplace_back(functions->name);
}

int open_base(lua_State* L) {
  lua_createtable(L, 0, 8);
  luaL_setfuncs(L, plain_libraries().base.data(), 0);
  return 1;
}
int open_math(lua_State* L) {
  lua_createtable(L, 0, 4);
  luaL_setfuncs(L, plain_libraries().math.data(), 0);
  return 1;
}

}  // namespace

// Lua finds the names of its functions for messages in the loaded libraries, which scripts can't reach.
void push_plain_environment(lua_State* L) {
  (void)plain_libraries();  // may throw, unlike what Lua calls
  luaL_requiref(L, "_G", open_base, 0);
  luaL_requiref(L, "math", open_math, 0);
  lua_pop(L, 2);
  open_base(L);
  luaL_setfuncs(L, ours, 0);
  open_math(L);
  lua_setfield(L, -2, "math");
}

std::vector<std::string_view> plain_names() {
  std::vector<std::string_view> names{"math"};
  add_names(plain_libraries().base.data(), names);
  add_names(ours, names);
  return names;
}

std::vector<std::string_view> math_names() {
  std::vector<std::string_view> names;
  add_names(plain_libraries().math.data(), names);
  return names;
}

void add_guards(lua_State* L) {
  constexpr std::pair<std::string_view, lua_CFunction> guards[] = {
      {length_word, stable_length}, {stored_word, stored_values}, {joined_word, joined_text}};
  const int env = lua_gettop(L);
  for (const auto& [name, guard] : guards) {
    lua_pushlstring(L, name.data(), name.size());
    lua_pushcfunction(L, guard);
    lua_rawset(L, env);
  }
}

}  // namespace soulstack::scripting
