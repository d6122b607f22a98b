// Effects of a console: a line of Lua, checked and run as in the effect of a card.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "engine/model/ids.h"
#include "scripting/findings/finding.h"

namespace soulstack::scripting {

class Loaded;

// A statement or an expression becomes the ability of the n-th effect, from 0 (Library::set_console_effect). What it
// returns when it is run next is kept as text.
AbilityId set_console_effect(const Loaded& loaded, std::size_t n, const std::string& text,
                             std::vector<Finding>& findings);
std::string console_result(const Loaded& loaded);  // empty: nothing

}  // namespace soulstack::scripting
