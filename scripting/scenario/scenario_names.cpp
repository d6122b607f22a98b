// Names as scenarios write them.
#include "scripting/scenario/scenario_names.h"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <charconv>
#include <utility>

#include "engine/model/content.h"
#include "engine/model/names.h"
#include "scripting/findings/suggest.h"
#include "scripting/scenario/plain_cards.h"
#include "scripting/scenario/scenario_limits.h"

namespace soulstack::scripting {

std::string lower(std::string_view text) {
  std::string s(text);
  std::transform(s.begin(), s.end(), s.begin(), [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  return s;
}
bool contains(std::string_view text, std::string_view part) {
  return lower(text).find(lower(part)) != std::string::npos;
}

// If # is not followed by a number from 1 to 9999, it belongs to the name.
Label label(std::string_view written) {
  constexpr std::size_t most_digits = 4;
  const std::size_t at = written.rfind('#');
  const std::string_view digits = at == std::string_view::npos ? std::string_view() : written.substr(at + 1);
  int nth = 0;
  if (!digits.empty() && digits.size() <= most_digits && digits.find_first_not_of("0123456789") == digits.npos)
    std::from_chars(digits.data(), digits.data() + digits.size(), nth);
  return nth > 0 ? Label{std::string(written.substr(0, at)), nth} : Label{std::string(written), 0};
}

std::string did_you_mean(std::string_view written, const std::vector<std::string>& words) {
  constexpr std::size_t longest_mistyped = 60;  // a longer text is not a misspelled word
  if (written.size() > longest_mistyped)
    return {};
  Nearest nearest(written);
  for (const std::string& w : words)
    nearest.offer(w);
  return nearest.word().empty() ? "" : fmt::format(" (did you mean `{}`?)", nearest.word());
}

CardDefId find_card(const Content& content, std::string_view id, const Homes& homes) {
  for (const std::string& home : homes.sets)
    if (const CardDefId found = find_card_of(content, homes.other_ids, home, id); found.known())
      return found;
  return scripting::find_card(content, homes.other_ids, id);
}

namespace {

std::string lines_of(const std::vector<Finding>& findings) {
  std::string lines;
  for (const Finding& finding : findings)
    lines += "\n  " + to_string(finding);
  return lines;
}

}  // namespace

NamesBrokenCard::NamesBrokenCard(const std::string& written, SetAside card)
    : Failure(fmt::format("the card `{}` is set aside because it has errors{}", written, lines_of(card.findings))),
      card_(std::move(card)) {}

CardDefId card_named(const Content& content, const std::string& id, const Homes& homes) {
  const CardDefId found = find_card(content, id, homes);
  if (found.known())
    return found;
  for (const SetAside& card : homes.set_aside)
    if (is_named(card.id, id))
      throw NamesBrokenCard(id, card);
  if (const std::string why = why_left_out(homes.overrides, id); !why.empty())
    throw Failure(fmt::format("there is no card `{}`: {}", id, why));
  std::vector<std::string> ids, same;
  for (const CardDef& d : content.cards) {
    if (without_set(d.id) == id)
      same.push_back("`" + d.id + "`");
    if (!is_plain_card(d))
      ids.emplace_back(without_set(d.id));
  }
  if (same.size() > 1)
    throw Failure(fmt::format("several sets have a card `{}`: write {} or {}", id, same[0], same[1]));
  throw Failure(fmt::format("there is no card `{}`{}", id, did_you_mean(id, ids)));
}

}  // namespace soulstack::scripting
