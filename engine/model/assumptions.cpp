// Broken assumptions of the engine.
#include "engine/model/assumptions.h"

#include <string_view>

namespace soulstack {

// The last three parts of the path: every source is two folders below the root.
std::string to_string(const Place& place) {
  const std::string_view file = place.file;
  std::size_t from = file.size();
  for (int parts = 0; parts < 3 && from != std::string_view::npos && from > 0; ++parts)
    from = file.rfind('/', from - 1);
  const std::string_view name = from == std::string_view::npos || from == 0 ? file : file.substr(from + 1);
  return std::string(name) + ":" + std::to_string(place.line);
}

BrokenAssumption::BrokenAssumption(const char* expected, Place where)
    : what_("an error in the engine at " + to_string(where) + ": expected that " + expected) {}

void report_broken(const char* expected, Place where) { throw BrokenAssumption(expected, where); }

}  // namespace soulstack
