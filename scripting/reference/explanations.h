// What each code of a finding means (explanations.md).
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "scripting/findings/codes.h"

namespace soulstack::scripting {

struct Explanation {
  Code code;
  std::string_view title;  // what is wrong, in a few words
  std::string text;        // why it is a mistake, and what to do
  std::string_view file;   // of the examples, in the folder of a set; empty: no example
  std::string_view wrong;  // the content of this file gets a finding with this code
  std::string_view right;  // and this one does not
};

// One for each code, by number. The views are valid as long as the program runs.
const std::vector<Explanation>& explanations();
const Explanation& explanation_of(Code code);

// The same from a document in the form of explanations.md, which the views refer to. Codes without a section have no
// title, and sections of unknown codes are left out.
std::vector<Explanation> read_explanations(std::string_view document);

}  // namespace soulstack::scripting
