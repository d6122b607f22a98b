// Warnings about sets that load: their set.lua, files that are never read, and cards that can be mistaken for others.
// Sets that were only required by others are left out, except that their cards can be mistaken for those of others.
#pragma once

#include <set>
#include <string>
#include <vector>

#include "scripting/findings/finding.h"

namespace soulstack::scripting {

class Library;

// The sets in `done` are not looked at again; those that are looked at are added to it.
void check_sets(const Library& library, std::set<std::string>& done, std::vector<Finding>& findings);

}  // namespace soulstack::scripting
