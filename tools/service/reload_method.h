// The method `game.reload`.
#pragma once

#include "tools/service/methods.h"

namespace soulstack::tools {

Method reload_method();

}  // namespace soulstack::tools
