// Which table of the language a place in a file is in, and which kind of value may stand there.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "scripting/reference/reference.h"
#include "tools/workspace/cursor.h"

namespace soulstack::tools {

struct SceneHere {
  bool is_scenario = false;  // the file has scenarios
  std::string form;          // of the innermost table: "when", "loot", "a_monster", "cost", "player"; empty: unknown
  std::vector<const scripting::ReferenceEntry*> entries;  // of that form: what it has as parts
  // Of a value in a table, the kind of its field, "event_word"; of an argument, that of the parameter. Empty: unknown.
  std::string type;
};

SceneHere scene_at(const scripting::Reference& reference, const Cursor& cursor);

// The kind of what stands before a dot: "player", "object", "event"; empty if it is not known.
std::string type_before_dot(const scripting::Reference& reference, const Cursor& cursor);

}  // namespace soulstack::tools
