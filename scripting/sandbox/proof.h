// Proves on the compiled form of a file that what could differ between machines is guarded: lengths of tables, what is
// stored in tables, and the joining of texts. with_stable_tables adds the guards.
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
