// The functions of a Lua file, and the lines with instructions.
#include "scripting/sandbox/function_lines.h"

#include <algorithm>
#include <lua.hpp>
#include <memory>

#include "scripting/sandbox/dump.h"

namespace soulstack::scripting {

namespace {

struct CloseState {
  void operator()(lua_State* L) const { lua_close(L); }
};

std::string compiled(const std::string& text) {
  const std::unique_ptr<lua_State, CloseState> L(luaL_newstate());
  const bool compiles = L && luaL_loadbufferx(L.get(), text.data(), text.size(), "=", "t") == LUA_OK;
  return compiles ? dump::dump_of(L.get()) : "";
}

// The last instruction is the return at the end of each function, even if it is unreachable.
FunctionLines lines_of(const dump::Prototype& function) {
  FunctionLines result{function.parent, function.line, {function.lines.begin(), function.lines.end()}};
  if (!result.lines.empty())
    result.lines.pop_back();
  std::sort(result.lines.begin(), result.lines.end());
  result.lines.erase(std::unique(result.lines.begin(), result.lines.end()), result.lines.end());
  return result;
}

}  // namespace

std::vector<FunctionLines> function_lines(const std::string& text) {
  std::vector<FunctionLines> all;
  const std::string dumped = compiled(text);
  if (dumped.empty())
    return all;
  try {
    Arena memory;
    for (const dump::Prototype& function : dump::read_functions(dumped, memory))
      all.push_back(lines_of(function));
  } catch (const dump::Malformed&) {
    all.clear();
  }
  return all;
}

}  // namespace soulstack::scripting
