// Sentences in parts.
#include "scripting/scenario/said.h"

#include <algorithm>
#include <utility>

namespace soulstack::scripting {

Said plain(std::string_view text) { return text.empty() ? Said() : Said{{SaidPart::Is::plain, std::string(text)}}; }

void add(Said& to, Said more) {
  for (SaidPart& part : more)
    if (part.is == SaidPart::Is::plain && !to.empty() && to.back().is == SaidPart::Is::plain)
      to.back().text += part.text;
    else
      to.push_back(std::move(part));
}

Said listed(const std::vector<Said>& all, std::string_view last) {
  Said said;
  for (std::size_t i = 0; i < all.size(); ++i) {
    if (i > 0)
      add(said, plain(i + 1 == all.size() ? last : ", "));
    add(said, all[i]);
  }
  return said;
}

std::string text_of(const Said& said) {
  std::string text;
  for (const SaidPart& part : said)
    text += part.text;
  return text;
}

void begin_with_capital(Said& said) {
  if (said.empty() || said.front().is != SaidPart::Is::plain)
    return;
  char& first = said.front().text.front();
  if (first >= 'a' && first <= 'z')
    first = static_cast<char>(first - 'a' + 'A');
}

namespace {

struct Slot {
  std::string_view name, otherwise;
};

// Of "{name=x}", without the braces.
Slot slot_in(std::string_view inside) {
  const std::size_t equals = inside.find('=');
  return equals == std::string_view::npos ? Slot{inside, ""}
                                          : Slot{inside.substr(0, equals), inside.substr(equals + 1)};
}

bool has_all(std::string_view wording, const Slots& slots) {
  for (std::size_t at = wording.find('{'); at != std::string_view::npos; at = wording.find('{', at + 1))
    if (slots.find(slot_in(wording.substr(at + 1, wording.find('}', at) - at - 1)).name) == slots.end())
      return false;
  return true;
}

Said choose(std::string_view inside, const Slots& slots) {
  const std::size_t bar = inside.find('|');
  const std::string_view first = inside.substr(0, bar);
  if (has_all(first, slots))
    return fill(first, slots);
  return bar == std::string_view::npos ? Said() : fill(inside.substr(bar + 1), slots);
}

}  // namespace

Said fill(std::string_view wording, const Slots& slots) {
  Said said;
  while (!wording.empty()) {
    const std::size_t open = wording.find_first_of("{[");
    add(said, plain(wording.substr(0, open)));
    if (open == std::string_view::npos)
      break;
    const bool is_choice = wording[open] == '[';
    const std::size_t close = wording.find(is_choice ? ']' : '}', open);
    const std::string_view inside = wording.substr(open + 1, close - open - 1);
    if (is_choice) {
      add(said, choose(inside, slots));
    } else {
      const Slot slot = slot_in(inside);
      const auto found = slots.find(slot.name);
      add(said, found != slots.end() ? found->second : plain(slot.otherwise.empty() ? "something" : slot.otherwise));
    }
    wording.remove_prefix(close + 1);
  }
  return said;
}

}  // namespace soulstack::scripting
