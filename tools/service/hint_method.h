// The method `game.hint`.
#pragma once

#include "tools/service/methods.h"

namespace soulstack::tools {

Method hint_method();

}  // namespace soulstack::tools
