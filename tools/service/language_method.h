// The method `sets.language`.
#pragma once

#include "tools/service/methods.h"

namespace soulstack::tools {

Method language_method();

}  // namespace soulstack::tools
