// The methods `sets.face`, `sets.sheets` and `sets.table_top`: the faces of cards, on sheets of paper, and for Tabletop
// Simulator. Clients draw them; all places come from here.
#pragma once

#include <vector>

#include "tools/service/methods.h"

namespace soulstack::tools {

std::vector<Method> face_methods();

}  // namespace soulstack::tools
