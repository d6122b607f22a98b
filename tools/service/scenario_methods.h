// Methods about the scenarios of a set: to run them, and to say them in words.
#pragma once

#include <vector>

#include "tools/service/methods.h"

namespace soulstack::tools {

std::vector<Method> scenario_methods();

}  // namespace soulstack::tools
