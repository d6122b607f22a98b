// The method `sets.new`.
#pragma once

#include "tools/service/methods.h"

namespace soulstack::tools {

Method new_texts_method();

}  // namespace soulstack::tools
