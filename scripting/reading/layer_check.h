// What `always` may ask for (rule 6.10.1).
#pragma once

#include "scripting/reading/reader.h"

namespace soulstack::scripting {

// What acts on abilities or keywords asks only for what comes before them, so that no effect can depend on itself. Also
// checks that bounds leave a number possible.
void check_layers(Reader& r, const Written& table, const AbilityDef& def);

}  // namespace soulstack::scripting
