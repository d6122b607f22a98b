// Upvalues: functions may keep nothing in them between calls. The tables that a function can reach become read-only;
// anything else that could keep state is found and reported.
#pragma once

#include <map>
#include <string>
#include <utility>

#include <lua.hpp>

#include "scripting/sandbox/chunk_reader.h"

namespace soulstack::scripting {

// Replaces the table on top of the stack by a view that can be read only; what lies in it stays as it is.
void put_view_before(lua_State* L);
// The same with all tables in it. False if they nest too deep.
bool make_read_only(lua_State* L);

// Why a function, or one that it can reach, would keep state between calls, with the line in its file; empty: it
// would not.
struct Keeping {
  std::string why;
  int line = 0;
};
// What each function of a file writes to that is outside of it, found once for all of them.
class OutsideWrites {
 public:
  explicit OutsideWrites(const Chunk& chunk);
  // By the lines of a function; null: it writes to nothing outside. Where several share their lines, one is enough.
  const UpvalueWrite* find(int line, int last_line) const;

 private:
  std::map<std::pair<int, int>, UpvalueWrite> by_lines_;
};
// Of the function at that index of the stack.
Keeping freeze_upvalues(lua_State* L, int function, const OutsideWrites& writes);

}  // namespace soulstack::scripting
