// The methods `sets.save` and `sets.create`, and the texts in the folders of sets.
#pragma once

#include <string>

#include "tools/service/methods.h"

namespace soulstack::tools {

// A file of a set as it is in its folder now, not as it was when it was read or edited.
struct SavedText {
  bool is_there = false;  // and can be read
  std::string text, hash;
};
SavedText saved_text_of(const std::string& path);

Method save_method();
Method create_method();

}  // namespace soulstack::tools
