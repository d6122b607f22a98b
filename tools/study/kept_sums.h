// The sums of `card` and `study` as JSON, for files that continue a run. Reading adds to what is there, and throws
// std::exception if it is something else.
#pragma once

#include "tools/display/json_view.h"
#include "tools/study/card_effect.h"
#include "tools/study/study.h"

namespace soulstack::tools {

Json kept(const CardEffect& effect);
void add_kept(CardEffect& to, const Json& json);

Json kept(const Study& study);
void add_kept(Study& to, const Json& json);

}  // namespace soulstack::tools
