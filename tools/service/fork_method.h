// The method `lab.fork`.
#pragma once

#include "tools/service/methods.h"

namespace soulstack::tools {

Method fork_method();

}  // namespace soulstack::tools
