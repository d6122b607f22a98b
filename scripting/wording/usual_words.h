// One wording for what has several in card texts: "whenever" and "each time" are "when".
#pragma once

#include <span>
#include <string_view>

namespace soulstack::scripting {

struct UsualWords {
  std::string_view from, to;  // in lower case
  // Also in texts that are compared with effects, and quoted in findings. The others are replaced only for the grammar
  // of sentences.
  bool is_compared = false;
};

// In the order in which they are replaced: later rows see what earlier ones have written.
std::span<const UsualWords> usual_words();

}  // namespace soulstack::scripting
