// Cards, and words and keywords of sets, that are left out because their files have errors.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "scripting/findings/finding.h"

namespace soulstack::scripting {

enum class BrokenCards : std::uint8_t {
  refuse,     // a set with a broken card does not load
  set_aside,  // it loads without that card, and without words and keywords that have errors
};

struct SetAside {
  std::string set, id, file;  // "mine", "mine:spark", "cards/mine/loot/spark.lua"; "mine:words/pay" of a word
  std::string name;           // "Spark"; "loot/spark.lua" if its name could not be read
  std::vector<Finding> findings;

  bool is_card() const { return id.find('/') == std::string::npos; }
};

// "the card `spark` can't be used, because it has errors", if it is among these ids; otherwise empty.
std::string why_unusable(const std::vector<std::string>& ids, std::string_view written);

}  // namespace soulstack::scripting
