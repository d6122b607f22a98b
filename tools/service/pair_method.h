// The method `lab.pair`.
#pragma once

#include "tools/service/methods.h"

namespace soulstack::tools {

Method pair_method();

}  // namespace soulstack::tools
