// What ids and names consist of: ASCII characters, and the set that may stand before the id of a card.
#pragma once

#include <algorithm>
#include <string>
#include <string_view>

namespace soulstack {

constexpr bool is_digit(char c) { return c >= '0' && c <= '9'; }

constexpr char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

// Does the text contain the part, whether in upper or lower case?
inline bool contains_in_any_case(std::string_view text, std::string_view part) {
  const auto same = [](char a, char b) { return lower(a) == lower(b); };
  return std::search(text.begin(), text.end(), part.begin(), part.end(), same) != text.end();
}

// "base:bomb" -> "bomb".
constexpr std::string_view without_set(std::string_view id) { return id.substr(id.find(':') + 1); }

// Does `written` name this id? It may leave out the set.
constexpr bool is_named(std::string_view id, std::string_view written) {
  const bool may_be =
      id.size() == written.size() || (id.size() > written.size() && id[id.size() - written.size() - 1] == ':');
  return may_be && id.ends_with(written);  // the cheap question first: it is asked of all cards
}

// "monster_slots" -> "monster slots".
inline std::string spaced(std::string_view name) {
  std::string words(name);
  std::replace(words.begin(), words.end(), '_', ' ');
  return words;
}

}  // namespace soulstack
