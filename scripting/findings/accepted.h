// Findings about the texts of a card that its author has read and accepted, each with a reason.
#pragma once

#include <string>

#include "scripting/findings/finding.h"

namespace soulstack::scripting {

// accepts = { { finding = "text_number", about = "the text says 3", reason = "..." } }
struct Acceptance {
  std::string finding;  // its code: text_number or text_word
  std::string about;    // a part of its message; empty: any message
  std::string reason;
  std::string file, card;
  int line = 0;

  bool fits(const Finding& one) const {
    return one.file == file && one.code == finding && one.message.find(about) != std::string::npos;
  }
};

// Only findings about texts can be accepted: they are guesses, and other findings are not.
inline bool can_be_accepted(Code code) { return code == "text_number" || code == "text_word"; }

struct AcceptedFinding {
  Finding finding;
  std::string reason;
};

}  // namespace soulstack::scripting
