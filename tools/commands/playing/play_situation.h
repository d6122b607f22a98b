// Tables with which `soulstack play` begins: that of a scenario, and cards and ¢ that are wanted.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "engine/game/situation.h"
#include "scripting/binding/loaded.h"
#include "tools/records/undo.h"
#include "tools/support/console.h"
#include "tools/support/sets.h"

namespace soulstack::tools {

struct WantedTable {
  std::string scenario;                            // a file, or FILE#2; empty: none
  std::vector<std::string> hand, monsters, coins;  // "P1=bomb", "fly", "P1=10"
};

// Edits the table as the commands of the console do; refuses what is not possible.
void lay_on_table(History& history, const WantedTable& wanted);

struct ScenarioTable {
  std::unique_ptr<scripting::Loaded> loaded;
  Situation situation;
  std::string name, rules;
};

// Stops with Exit::content if the file can't be read or its table is wrong.
ScenarioTable scenario_table(const std::string& file, const SetChoice& sets, Console& console);

}  // namespace soulstack::tools
