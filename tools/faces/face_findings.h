// What `soulstack check` says about faces.
#pragma once

#include <set>
#include <string>
#include <vector>

#include "scripting/binding/loaded.h"
#include "scripting/findings/finding.h"

namespace soulstack::scripting {
class KnownFindings;
}

namespace soulstack::tools {

// A warning `does_not_fit` for each name and text that is too long for the face of its card, `not_in_font` for
// characters that print as `?`, `wrong_picture` for files that cannot be drawn, and `low_contrast` for colours in which
// texts are hard to read. Sets that were only required by others are left out, and so is what is in `done`; what is
// checked is added to it. `known` has what earlier checks found, so that only faces of changed cards are laid out; it
// may be null. Pictures are looked at each time.
void check_faces(const scripting::Loaded& loaded, std::set<std::string>& done,
                 std::vector<scripting::Finding>& findings, scripting::KnownFindings* known = nullptr);

// Of these, `wrong_picture` for the set with this id.
void check_pictures(const scripting::Loaded& loaded, const std::string& set, std::vector<scripting::Finding>& findings);

}  // namespace soulstack::tools
