// The parameter `sets` of methods, and the cards that it means.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "engine/model/content.h"
#include "tools/service/methods.h"
#include "tools/workspace/workspace.h"

namespace soulstack::tools {

Member takes_sets();
// The cards of the request's sets with this ruleset. Throws Refused, which names the parameter that chose it.
std::shared_ptr<const scripting::Loaded> loaded_for(const Request& r, const std::string& rules,
                                                    std::string_view parameter);
// The same of these sets.
std::shared_ptr<const scripting::Loaded> loaded_from(const Request& r, ClientSets& sets, const std::string& rules,
                                                     std::string_view parameter);
// The same with the ruleset of the sets themselves, or that of the parameter `rules`.
std::shared_ptr<const scripting::Loaded> loaded_for(const Request& r);

Member takes_card();  // `card`
// The card that the request names. Throws Refused if there is none.
const CardDef& card_named(const Request& r, const Content& content);

// ---- Sets that can be edited, and their files

// The set that the request names, or that of the command line. Throws Refused if it is several.
Workspace& workspace_of(const Request& r);
Schema a_file();
Member takes_file();  // `file`: its name in the folder of the set
// Throws Refused unless it is such a name: "loot/spark.lua".
void demand_name_in_set(const std::string& name);
// The same for the name of a picture: "art/spark.png".
void demand_picture_name_in_set(const std::string& name);
// The path of the `file` that the request names.
std::string file_of(const Request& r, Workspace& workspace);

}  // namespace soulstack::tools
