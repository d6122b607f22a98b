// A face for programs: what the page draws.
#pragma once

#include "tools/faces/face.h"
#include "tools/support/json.h"

namespace soulstack::tools {

Json face_json(const Face& face);

}  // namespace soulstack::tools
