// Proves on the compiled form of a file that operations whose results could differ between machines are guarded:
// lengths of tables, stores in tables, and joining of strings. with_stable_tables adds the guards.
#pragma once

#include <string>
#include <string_view>

namespace soulstack::scripting {

struct Unguarded {
  int line = 0;  // 0: everything is guarded
  std::string why{};
};

// `dumped`: the file with its guards, as lua_dump writes it without stripping.
Unguarded find_unguarded(std::string_view dumped);

}  // namespace soulstack::scripting
