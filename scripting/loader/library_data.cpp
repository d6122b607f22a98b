// The data of a library: the list of all functions in the Lua state.
#include "scripting/loader/library_data.h"

#include <algorithm>
#include <utility>

#include "engine/model/names.h"
#include "scripting/sandbox/frozen_upvalues.h"

namespace soulstack::scripting {

LibraryData::LibraryData() : interpreter(content, filters, *this) {
  lua_newtable(lua());
  functions_ = luaL_ref(lua(), LUA_REGISTRYINDEX);
}

void LibraryData::push_function(lua_State* L, FunctionId id) const {
  push_functions(L);
  lua_rawgeti(L, -1, id.value + 1);
  lua_remove(L, -2);
}

FunctionId LibraryData::keep(lua_State* L, int index) {
  if (functions_count_ == FunctionId{}.value)
    return {};
  const FunctionId id{functions_count_++};
  lua_rawgeti(L, LUA_REGISTRYINDEX, functions_);
  lua_pushvalue(L, index);
  lua_rawseti(L, -2, id.value + 1);
  lua_pop(L, 1);
  return id;
}

void LibraryData::keep_question(int number, Question question) {
  questions_.insert_or_assign(number, std::move(question));
}

void LibraryData::freeze_kept(std::uint16_t from, const Chunk& chunk, Report& report) {
  const OutsideWrites writes(chunk);
  for (std::uint16_t i = from; i < functions_count_; ++i) {
    push_function(lua(), FunctionId{i});
    const Keeping keeping = freeze_upvalues(lua(), -1, writes);
    lua_pop(lua(), 1);
    if (keeping.why.empty())
      continue;
    if (!options.checked)
      bar(FunctionId{i}, report.file() + ":" + std::to_string(keeping.line) + ": " + keeping.why);
    else if (report.errors() == 0)  // otherwise it was probably reported already
      report.error("keeps_state", keeping.line, "", keeping.why);
  }
}

// Replaces it by a function that only fails.
void LibraryData::bar(FunctionId id, const std::string& why) {
  push_functions(lua());
  lua_pushlstring(lua(), why.data(), why.size());
  lua_pushcclosure(
      lua(), [](lua_State* L) { return lua_pushvalue(L, lua_upvalueindex(1)), lua_error(L); }, 1);
  lua_rawseti(lua(), -2, id.value + 1);
  lua_pop(lua(), 1);
}

// ---- Cards that are set aside (scripting/loader/set_aside.h) -----------------------------------------------------

std::string why_unusable(const std::vector<std::string>& ids, std::string_view written) {
  const bool is_there =
      std::any_of(ids.begin(), ids.end(), [&](const std::string& id) { return is_named(id, written); });
  return is_there ? "the card " + ticked(written) + " can't be used, because it has errors" : "";
}

}  // namespace soulstack::scripting
