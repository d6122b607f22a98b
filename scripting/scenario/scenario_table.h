// Reads the table of a scenario file into a Situation.
#pragma once

#include <string>
#include <vector>

#include <lua.hpp>

#include "engine/game/situation.h"
#include "engine/model/forward.h"
#include "scripting/scenario/scenario_limits.h"
#include "scripting/scenario/scenario_names.h"

namespace soulstack::scripting {

struct ScenarioTable {
  std::string rules = "extended";
  Homes homes;      // known before the table is read
  std::string set;  // another set to play with, relative to the file; empty: the set of the file
  std::vector<std::string> cites;
  std::vector<std::string> names;  // of the players, by seat
  Situation situation;
};

// Reads what is needed before the content: rules and cites. The table is at `index`. Throws Failure.
void read_head(lua_State* L, int index, Meter& meter, ScenarioTable& into);
// Reads the rest, except the functions. Throws Failure, which names the field and suggests a word.
void read_table(lua_State* L, int index, const Content& content, Meter& meter, ScenarioTable& into);

}  // namespace soulstack::scripting
