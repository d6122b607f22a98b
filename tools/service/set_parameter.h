// The parameter `sets` of methods, and the cards that it means.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "tools/service/methods.h"

namespace soulstack::tools {

Member takes_sets();
// The cards of the request's sets with this ruleset. Throws Refused, which names the parameter that chose it.
std::shared_ptr<const scripting::Loaded> loaded_for(const Request& r, const std::string& rules,
                                                    std::string_view parameter);
// The same with the ruleset of the sets themselves, or that of the parameter `rules`.
std::shared_ptr<const scripting::Loaded> loaded_for(const Request& r);

}  // namespace soulstack::tools
