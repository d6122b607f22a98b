// Warnings about sets that load: their set.lua, files that are never read, and cards that can be mistaken for others.
#pragma once

#include <vector>

#include "scripting/findings/finding.h"

namespace soulstack::scripting {

class Library;

void check_sets(const Library& library, std::vector<Finding>& findings);

}  // namespace soulstack::scripting
