// Proves on the compiled form of a file that operations whose results could differ between machines are guarded:
// lengths of tables, stores in tables, and joining of strings. with_stable_tables adds the guards.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "scripting/sandbox/chunk_reader.h"

namespace soulstack::scripting {

struct Unguarded {
  int line = 0;  // 0: everything is guarded
  std::string why{};
};

// `functions`: of a file as lua_dump writes it without stripping, `chunk`: what chunk_of() says of them. Throws
// dump::Malformed.
Unguarded find_unguarded(const std::vector<dump::Prototype>& functions, const Chunk& chunk);

// The same for a whole dump; one that is damaged is not guarded.
Unguarded find_unguarded(std::string_view dumped);

}  // namespace soulstack::scripting
