// A function of Lua, and what can be seen in its bytecode before it runs.
#pragma once

#include <lua.hpp>
#include <optional>
#include <string>
#include <vector>

#include "scripting/sandbox/dump.h"

namespace soulstack::scripting {

// Of the function on top of the stack, which stays there meanwhile.
class DumpedFunction {
 public:
  explicit DumpedFunction(lua_State* L);
  DumpedFunction(const DumpedFunction&) = delete;
  DumpedFunction& operator=(const DumpedFunction&) = delete;

  lua_State* state() const { return L_; }
  // Without the functions inside it. Null: its bytecode can't be read.
  const dump::Prototype* prototype() const { return functions_.empty() ? nullptr : &functions_.front(); }

  // Pushes the value that the function finds under this constant in its upvalue of this number, a table that does not
  // change, or in the tables behind it. False, and pushes nothing, if it finds none.
  bool push_outer(int upvalue, int constant) const;
  // The same for the table on top of the stack, in whose place the value is put. False: the table is gone, too.
  bool push_field(int constant) const;

 private:
  lua_State* L_;
  std::string bytes_;
  Arena memory_;
  std::vector<dump::Prototype> functions_;
};

}  // namespace soulstack::scripting
