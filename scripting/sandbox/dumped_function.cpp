#include "scripting/sandbox/dumped_function.h"

namespace soulstack::scripting {

DumpedFunction::DumpedFunction(lua_State* L) : L_(L), bytes_(dump::dump_of(L)) {
  if (bytes_.empty())
    return;
  try {
    functions_ = dump::read_functions(bytes_, memory_);
  } catch (const dump::Malformed&) {
    functions_.clear();
  }
}

bool DumpedFunction::push_outer(int upvalue, int constant) const {
  return lua_getupvalue(L_, -1, upvalue + 1) && push_field(constant);
}

bool DumpedFunction::push_field(int constant) const {
  constexpr int deepest = 4;  // views of tables
  const int table = lua_gettop(L_);
  const dump::Key& key = dump::element(functions_.front().constants, constant).key;
  bool found = false;
  for (int depth = 0; key.is_text && depth < deepest && lua_istable(L_, -1); ++depth) {
    lua_pushlstring(L_, key.text.data(), key.text.size());
    if (lua_rawget(L_, -2) != LUA_TNIL) {
      found = true;
      break;
    }
    lua_pop(L_, 1);
    if (!luaL_getmetafield(L_, -1, "__index"))
      break;
  }
  if (found)
    lua_replace(L_, table);
  lua_settop(L_, found ? table : table - 1);
  return found;
}

}  // namespace soulstack::scripting
