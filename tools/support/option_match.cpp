// Matches typed text to one of the listed options.
#include "tools/support/option_match.h"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <charconv>

#include "scripting/findings/suggest.h"

namespace soulstack::tools {

namespace {

std::string lower(std::string_view text) {
  std::string small(text);
  std::transform(small.begin(), small.end(), small.begin(),
                 [](char c) { return static_cast<char>(std::tolower(static_cast<unsigned char>(c))); });
  return small;
}

template <class Fits>
std::vector<int> all_that(const std::vector<std::string>& labels, Fits fits) {
  std::vector<int> found;
  for (std::size_t i = 0; i < labels.size(); ++i)
    if (fits(lower(labels[i])))
      found.push_back(static_cast<int>(i));
  return found;
}

bool is_in_word(char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0 || (c & 0x80) != 0 || c == '\''; }

// At the beginning of a word; only a text of several letters may also be inside of one.
bool has_part(std::string_view label, std::string_view text) {
  for (std::size_t at = label.find(text); at != std::string_view::npos; at = label.find(text, at + 1))
    if (text.size() > 1 || at == 0 || !is_in_word(label[at - 1]))
      return true;
  return false;
}

Picked by_number(const std::vector<std::string>& labels, std::string_view typed) {
  int n = 0;
  std::from_chars(typed.data(), typed.data() + typed.size(), n);
  if (n >= 1 && n <= static_cast<int>(labels.size()))
    return {n - 1, ""};
  return {-1, fmt::format("There is no option {}; the options are numbered 1 to {}", typed, labels.size())};
}

}  // namespace

bool is_number(std::string_view typed) {
  return !typed.empty() && std::all_of(typed.begin(), typed.end(), [](char c) { return c >= '0' && c <= '9'; });
}

std::string listed(const std::vector<std::string>& labels, std::size_t most) {
  std::string list;
  for (std::size_t i = 0; i < std::min(most, labels.size()); ++i)
    list += fmt::format("{}`{}`", list.empty() ? "" : ", ", labels[i]);
  return labels.size() > most ? list + " ..." : list;
}

Picked pick(const std::vector<std::string>& labels, std::string_view typed) {
  const std::string text = lower(typed);
  // A label takes precedence over a number: among the labels "1", "2" and "3", typing 2 means the label.
  if (const auto same = all_that(labels, [&](const std::string& l) { return l == text; }); same.size() == 1)
    return {same[0], ""};
  if (is_number(text))
    return by_number(labels, text);
  const auto beginning = all_that(labels, [&](const std::string& l) { return l.starts_with(text); });
  if (beginning.size() == 1)
    return {beginning[0], ""};
  const auto part = all_that(labels, [&](const std::string& l) { return has_part(l, text); });
  if (part.size() == 1)
    return {part[0], ""};
  if (part.size() > 1) {
    std::vector<std::string> several;
    for (int i : part)
      several.push_back(labels[static_cast<std::size_t>(i)]);
    return {-1, fmt::format("`{}` is ambiguous: {}", typed, listed(several)), true};
  }
  scripting::Nearest nearest(typed);
  for (const std::string& label : labels)
    nearest.offer(label);
  if (!nearest.word().empty())
    return {-1, fmt::format("`{}` is not an option; did you mean `{}`?", typed, nearest.word())};
  return {-1, fmt::format("`{}` is not an option; the options are {}", typed, listed(labels))};
}

}  // namespace soulstack::tools
