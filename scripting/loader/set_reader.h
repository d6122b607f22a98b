// Reads a set.lua: the description of a set.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "scripting/reading/reader.h"

namespace soulstack::scripting {

struct SetDef {
  std::string folder;  // as it was named
  std::string id, title, version, license;
  int api = 0;
  std::vector<std::string> authors, requires_sets, conflicts, after, tags;
  std::map<std::string, int> lines;  // of its fields in set.lua; "": of the whole
  int line_of(const std::string& field) const;
  std::map<std::string, std::uint64_t> files;  // a hash of each loaded file, by its name in the folder
};

// The names of sets, cards and their files.
bool is_name(std::string_view name);

// Reads the set on top of the Lua stack.
void read_set(Reader& reader, SetDef& set);

}  // namespace soulstack::scripting
