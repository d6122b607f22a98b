// Reads HTML that is also XML: whether it is well-formed, its links and its anchors.
#pragma once

#include <algorithm>
#include <cctype>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace soulstack::testing {

// The texts between `begin` and `end`.
inline std::vector<std::string> all_between(std::string_view text, std::string_view begin, std::string_view end) {
  std::vector<std::string> all;
  for (std::size_t at = text.find(begin); at != text.npos; at = text.find(begin, at)) {
    at += begin.size();
    const std::size_t stop = std::min(text.find(end, at), text.size());
    all.emplace_back(text.substr(at, stop - at));
    at = stop;
  }
  return all;
}

// One tag, without its brackets: what is wrong with it, or nothing.
inline std::string wrong_tag(std::string_view tag, std::vector<std::string>& open) {
  const bool closes = tag.starts_with('/'), is_empty = tag.ends_with('/');
  const std::string_view inner = tag.substr(closes ? 1 : 0);
  const auto in_name = [](unsigned char c) { return std::isalnum(c) != 0; };
  const auto end = std::find_if_not(inner.begin(), inner.end(), in_name);
  const std::string name(inner.begin(), end);
  if (name.empty() || std::count(tag.begin(), tag.end(), '"') % 2 != 0)
    return "no tag: " + std::string(tag);
  if (!closes && !is_empty)
    open.push_back(name);
  if (closes && (open.empty() || open.back() != name))
    return "closes another element: " + std::string(tag);
  if (closes)
    open.pop_back();
  return {};
}

inline bool is_entity(std::string_view text) {
  constexpr std::string_view known[] = {"&amp;", "&lt;", "&gt;", "&quot;"};
  return std::any_of(std::begin(known), std::end(known), [&](std::string_view one) { return text.starts_with(one); });
}

// "" if each element is closed in order and each & begins an entity; otherwise what is wrong.
inline std::string malformed(std::string_view html) {
  constexpr std::string_view doctype = "<!DOCTYPE html>";
  std::vector<std::string> open;
  std::size_t at = html.starts_with(doctype) ? doctype.size() : 0;
  for (at = html.find_first_of("<&>", at); at != html.npos; at = html.find_first_of("<&>", at)) {
    if (html[at] != '<') {
      if (!is_entity(html.substr(at)))
        return "no entity: " + std::string(html.substr(at, 60));
      ++at;
      continue;
    }
    const std::size_t end = html.find_first_of("<>", at + 1);
    if (end == html.npos || html[end] == '<')
      return "no tag: " + std::string(html.substr(at, 60));
    if (std::string why = wrong_tag(html.substr(at + 1, end - at - 1), open); !why.empty())
      return why;
    at = end + 1;
  }
  return open.empty() ? "" : "not closed: " + open.back();
}

inline std::vector<std::string> links_in_html(std::string_view html) {
  std::vector<std::string> all = all_between(html, " href=\"", "\"");
  for (std::string& source : all_between(html, " src=\"", "\""))
    all.push_back(std::move(source));
  return all;
}

inline std::set<std::string> ids_in(std::string_view text) {
  const std::vector<std::string> all = all_between(text, " id=\"", "\"");
  return {all.begin(), all.end()};
}

}  // namespace soulstack::testing
