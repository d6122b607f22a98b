// Recognises functions whose only call is the last thing that they do: after it, nothing in them can fail. A call in a
// `return` does not count, as it may hand over to another function of Lua.
#pragma once

#include "scripting/sandbox/dump.h"

namespace soulstack::scripting {

// Such a function has no branches, so whatever fails in it fails before the call or in it.
bool ends_with_its_only_call(const dump::Prototype& function);

}  // namespace soulstack::scripting
