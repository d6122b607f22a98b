// Entries of the reference as JSON, for `words --json` and the service.
#pragma once

#include "scripting/reference/reference_entry.h"
#include "tools/display/json_view.h"

namespace soulstack::tools {

Json to_json(const scripting::ReferenceEntry& entry);

}  // namespace soulstack::tools
