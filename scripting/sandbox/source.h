// The text of one file: read, compiled, and its compiled form read back.
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>

#include "scripting/findings/report.h"
#include "scripting/sandbox/chunk_reader.h"

struct lua_State;

namespace soulstack::scripting {

inline constexpr std::size_t longest_source = 64 * 1024;
inline constexpr std::size_t longest_sources = 16 * 1024 * 1024;  // of all sets that are loaded together

// FNV-1a: distinguishes versions of a file, the same on each machine; not secure against attacks.
constexpr std::uint64_t hash_of_text(std::string_view text, std::uint64_t hash = 0xCBF29CE484222325ULL) {
  for (const char c : text)
    hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001B3ULL;
  return hash;
}

// False, with a finding, if the file can't be read or is too long.
bool read_source(const std::filesystem::path& path, std::string& text, Report& report);

// Leaves the main function on the stack, compiled with stable tables (table_length.h), and stores its source
// information in `chunk`. If the text is not valid Lua, leaves nothing and returns false with a finding.
bool compile(lua_State* L, std::string_view text, Chunk& chunk, Report& report);

// Refuses what can't be counted or what differs between machines: `...`, functions with too many values, `^`, and strings
// with zero bytes. Returns false with findings.
bool check_shapes(const Chunk& chunk, Report& report);

// A message of Lua without the "file:line: " before it; the line, or 0, in `line`.
std::string without_place(std::string_view message, int& line);

}  // namespace soulstack::scripting
