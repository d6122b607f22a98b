// Versions of sets, and what a set requires of another one.
#include "scripting/loader/set_version.h"

#include <algorithm>
#include <array>

#include "engine/model/names.h"

namespace soulstack::scripting {

namespace {

struct ComparisonRow {
  std::string_view sign;
  Comparison comparison;
};
constexpr std::array<ComparisonRow, 3> comparisons = {
    {{">=", Comparison::at_least}, {"==", Comparison::exactly}, {"<", Comparison::below}}};

std::string_view without_blanks(std::string_view text) {
  while (!text.empty() && text.front() == ' ')
    text.remove_prefix(1);
  while (!text.empty() && text.back() == ' ')
    text.remove_suffix(1);
  return text;
}

// "1.0", without anything behind it.
bool is_dotted(std::string_view text) {
  return text.find_first_not_of("0123456789.") == std::string_view::npos && !text.empty() && is_digit(text.back()) &&
         Version::read(text);
}

}  // namespace

bool is_name(std::string_view name) {
  return !name.empty() && std::all_of(name.begin(), name.end(),
                                      [](char c) { return (c >= 'a' && c <= 'z') || is_digit(c) || c == '_'; });
}

std::optional<Version> Version::read(std::string_view text) {
  constexpr std::size_t most_digits = 6, most_numbers = 8;
  Version version;
  for (std::size_t at = 0;;) {
    const std::size_t from = at;
    int number = 0;
    for (; at < text.size() && is_digit(text[at]) && at - from <= most_digits; ++at)
      number = number * 10 + (text[at] - '0');
    if (at == from || at - from > most_digits || version.numbers_.size() == most_numbers)
      return {};
    version.numbers_.push_back(number);
    if (at + 1 >= text.size() || text[at] != '.' || !is_digit(text[at + 1]))
      break;
    ++at;
  }
  while (version.numbers_.size() > 1 && version.numbers_.back() == 0)
    version.numbers_.pop_back();
  return version;
}

std::strong_ordering operator<=>(const Version& a, const Version& b) {
  if (a.numbers_ == b.numbers_)
    return std::strong_ordering::equal;
  return a.numbers_ < b.numbers_ ? std::strong_ordering::less : std::strong_ordering::greater;
}

std::string Requirement::text() const {
  for (const ComparisonRow& row : comparisons)
    if (row.comparison == comparison)
      return set + " " + std::string(row.sign) + " " + version;
  return set;
}

bool Requirement::accepts(std::string_view found) const {
  if (comparison == Comparison::any)
    return true;
  const auto wanted = Version::read(version), there = Version::read(found);
  if (!wanted || !there)
    return false;
  return comparison == Comparison::at_least  ? *there >= *wanted
         : comparison == Comparison::exactly ? *there == *wanted
                                             : *there < *wanted;
}

std::optional<Requirement> read_requirement(std::string_view text) {
  Requirement requirement;
  const std::size_t sign = std::min(text.find_first_of("<>="), text.size());
  requirement.set = without_blanks(text.substr(0, sign));
  if (!is_name(requirement.set))
    return {};
  if (sign == text.size())
    return requirement;
  for (const ComparisonRow& row : comparisons) {
    if (!text.substr(sign).starts_with(row.sign))
      continue;
    requirement.comparison = row.comparison;
    requirement.version = without_blanks(text.substr(sign + row.sign.size()));
    return is_dotted(requirement.version) ? std::optional(requirement) : std::nullopt;
  }
  return {};
}

}  // namespace soulstack::scripting
