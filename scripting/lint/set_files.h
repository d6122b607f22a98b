// Warnings about files that are in the wrong place or have the wrong name, so that they are never read.
#pragma once

#include <vector>

#include "scripting/findings/finding.h"

namespace soulstack::scripting {

class Library;
struct SetDef;

void check_set_files(const SetDef& set, const Library& library, std::vector<Finding>& findings);

}  // namespace soulstack::scripting
