// The table of a scenario file as a Situation.
#pragma once

#include <string>
#include <vector>

#include <lua.hpp>

#include "engine/game/situation.h"
#include "engine/model/content.h"
#include "scripting/scenario/scenario_limits.h"
#include "scripting/scenario/scenario_names.h"

namespace soulstack::scripting {

struct ScenarioTable {
  std::string rules = "extended";
  Homes homes;      // known before the table is read
  std::string set;  // another set to play with, as seen from the file; empty: the one that the file is in
  std::vector<std::string> cites;
  std::vector<std::string> names;  // of the players, by seat
  Situation situation;
};

// What can be known before the content is: rules and cites. The table lies at `index`. Throws Failure.
void read_head(lua_State* L, int index, Meter& meter, ScenarioTable& into);
// All the rest, but for the functions. Throws Failure, which names the field and the nearest right word.
void read_table(lua_State* L, int index, const Content& content, Meter& meter, ScenarioTable& into);

}  // namespace soulstack::scripting
