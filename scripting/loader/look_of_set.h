// The look of a loaded set.
#pragma once

#include <string>

#include "scripting/loader/set_look.h"

namespace soulstack::scripting {

class Library;

// Of the set with this id; empty if there is none.
SetLook look_of_set(const Library& library, const std::string& id);

}  // namespace soulstack::scripting
