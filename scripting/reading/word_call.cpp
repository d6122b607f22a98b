// Calls of words of sets.
#include "scripting/reading/word_call.h"

#include "scripting/reading/environment.h"
#include "scripting/registry/kinds.h"

namespace soulstack::scripting {

namespace {

Kind kind_at(lua_State* L, int index) {
  switch (lua_type(L, index)) {
    case LUA_TNIL:
    case LUA_TNONE:
      return Kind::nil;
    case LUA_TBOOLEAN:
      return Kind::boolean;
    case LUA_TNUMBER:
      return Kind::number;
    case LUA_TSTRING:
      return Kind::text;
    case LUA_TLIGHTUSERDATA:
      return scripting::kind_of(to_handle(L, index));
    case LUA_TTABLE:
      return Kind::list;
    default:
      return Kind::function;
  }
}

// Where a whole number is expected.
bool is_fraction(lua_State* L, int index, Type type) {
  int is_whole = 1;
  if (type == Type::number && lua_type(L, index) == LUA_TNUMBER)
    lua_tointegerx(L, index, &is_whole);
  return !is_whole;
}

bool accepts(lua_State* L, int index, Type type) {
  return !is_fraction(L, index, type) && (accepted_by(type) & bit(kind_at(L, index))) != 0;
}

// Nothing here needs a destructor: Lua leaves it by a jump if an argument is wrong.
void check_arguments(lua_State* L, const VerbRow& row) {
  const int given = lua_gettop(L);
  int wanted = 0;
  for (const VerbParam& p : row.params)
    wanted += p.type != Type::none;
  if (given > wanted)
    luaL_error(L, "%s takes %d arguments; got %d", row.name.data(), wanted, given);
  for (int i = 1; i <= wanted; ++i) {
    const VerbParam& p = row.params[static_cast<std::size_t>(i - 1)];
    const bool is_missing = lua_isnoneornil(L, i);
    if (is_missing && !p.optional && (accepted_by(p.type) & bit(Kind::nil)) == 0)
      luaL_error(L, "%s: `%s` (argument %d) is %s: %s is expected%s", row.name.data(), p.name.data(), i,
                 i <= given ? "nil" : "missing", name_of(p.type).data(),
                 i <= given ? "; a choice gives nil if there is nothing to choose from" : "");
    if (!is_missing && !accepts(L, i, p.type))
      luaL_error(L, "%s: `%s` (argument %d) must be %s, not %s", row.name.data(), p.name.data(), i,
                 name_of(p.type).data(), is_fraction(L, i, p.type) ? "a fraction" : name_of(kind_at(L, i)).data());
  }
}

int results(lua_State* L, int, lua_KContext) { return lua_gettop(L); }

int call_word(lua_State* L) {
  check_arguments(L, *static_cast<const VerbRow*>(lua_touserdata(L, lua_upvalueindex(1))));
  lua_pushvalue(L, lua_upvalueindex(2));
  lua_insert(L, 1);
  lua_callk(L, lua_gettop(L) - 1, LUA_MULTRET, 0, results);
  return results(L, LUA_OK, 0);
}

}  // namespace

void push_word_call(lua_State* L, const SetWord& word) {
  lua_pushlightuserdata(L, const_cast<VerbRow*>(&word.row));
  lua_insert(L, -2);
  lua_pushcclosure(L, call_word, 2);
}

}  // namespace soulstack::scripting
