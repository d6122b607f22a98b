// The folders of a set that have no cards. All others are named after decks.
#pragma once

#include <algorithm>
#include <iterator>
#include <string_view>

namespace soulstack::scripting {

inline bool is_for_others(std::string_view folder) {
  constexpr std::string_view names[] = {"rules", "words", "keywords", "scenarios", "bots", "art"};
  return std::find(std::begin(names), std::end(names), folder) != std::end(names);
}

}  // namespace soulstack::scripting
