// Functions may not keep state in upvalues between calls. The tables that a function can reach become read-only;
// anything else that could keep state is reported.
#pragma once

#include <map>
#include <string>
#include <utility>

#include <lua.hpp>

#include "scripting/sandbox/chunk_reader.h"

namespace soulstack::scripting {

// Replaces the table on top of the stack by a read-only view; its contents do not change.
void put_view_before(lua_State* L);
// The same for all tables in it. False if they are nested too deeply.
bool make_read_only(lua_State* L);

// Why a function, or one that it can reach, would keep state between calls, with the line in its file; empty if it
// would not.
struct Keeping {
  std::string why;
  int line = 0;
};
// The outside variables that each function of a file writes to, computed once for all functions.
class OutsideWrites {
 public:
  explicit OutsideWrites(const Chunk& chunk);
  // Looked up by the lines of a function; null if it does not write outside. If several functions share their lines,
  // one is enough.
  const UpvalueWrite* find(int line, int last_line) const;
  bool none() const { return by_lines_.empty(); }

 private:
  std::map<std::pair<int, int>, UpvalueWrite> by_lines_;
};
// For the function at that index of the stack.
Keeping freeze_upvalues(lua_State* L, int function, const OutsideWrites& writes);

}  // namespace soulstack::scripting
