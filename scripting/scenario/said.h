// Sentences in parts: plain words, and values that know what they are and where they are written.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace soulstack::scripting {

struct SaidPart {
  enum class Is : std::uint8_t { plain, number, die, card, player, lua };
  Is is = Is::plain;
  std::string text;
  std::size_t from = 0, to = 0;  // of a number or die that is written as digits, in bytes of the file; otherwise 0
};
using Said = std::vector<SaidPart>;

Said plain(std::string_view text);
// Plain parts side by side become one.
void add(Said& to, Said more);
// "A", "A and B", "A, B and C".
Said listed(const std::vector<Said>& all, std::string_view last = " and ");
std::string text_of(const Said& said);
void begin_with_capital(Said& said);

using Slots = std::map<std::string, Said, std::less<>>;
// Fills a wording: `{name}` is a slot, `{name=x}` has x if there is no such slot, `[a {name}|b]` is b if there is none.
// Any other slot that is missing is "something".
Said fill(std::string_view wording, const Slots& slots);

}  // namespace soulstack::scripting
