// The names that files of a set may have in an archive.
#include "tools/archives/entry_names.h"

#include <algorithm>
#include <array>
#include <vector>

#include <fmt/format.h>

#include "engine/model/names.h"
#include "scripting/findings/finding.h"

namespace soulstack::tools {

namespace {

std::string lowered(std::string_view text) {
  std::string low(text);
  std::transform(low.begin(), low.end(), low.begin(), lower);
  return low;
}

bool is_control(char c) { return (c >= 0 && c < ' ') || c == '\x7F'; }

bool is_portable(char c) {
  return is_digit(c) || (lower(c) >= 'a' && lower(c) <= 'z') || c == '.' || c == '_' || c == '-';
}

std::vector<std::string_view> parts_of(std::string_view name) {
  std::vector<std::string_view> parts;
  for (std::size_t from = 0; from <= name.size();) {
    const std::size_t to = std::min(name.find('/', from), name.size());
    parts.push_back(name.substr(from, to - from));
    from = to + 1;
  }
  return parts;
}

// Names of devices on Windows, also with an ending: "nul.lua".
bool is_reserved(std::string_view part) {
  const std::string stem = lowered(part.substr(0, part.find('.')));
  constexpr std::array<std::string_view, 4> whole = {"con", "prn", "aux", "nul"};
  const bool is_port = stem.size() == 4 && (stem.starts_with("com") || stem.starts_with("lpt")) && is_digit(stem[3]);
  return is_port || std::find(whole.begin(), whole.end(), stem) != whole.end();
}

std::string wrong_with_part(std::string_view part) {
  if (part.empty() || part == ".")
    return "has an empty part";
  if (part.starts_with('.'))
    return "is hidden: a part of its name begins with a dot";
  if (part.ends_with('.'))
    return "has a part that ends in a dot";
  if (is_reserved(part))
    return "has a name that Windows reserves for a device";
  return {};
}

}  // namespace

std::string wrong_with_entry_name(std::string_view name) {
  if (name.empty())
    return "has no name";
  if (name.size() > longest_entry_name)
    return fmt::format("has a name of more than {} bytes", longest_entry_name);
  if (std::any_of(name.begin(), name.end(), is_control))
    return "has a control character in its name";
  if (!scripting::is_printable(name))
    return "has a name that is not UTF-8";
  if (name.find('\\') != std::string_view::npos)
    return "has a backslash in its name";
  if (name.starts_with('/') || (name.size() > 1 && name[1] == ':'))
    return "has an absolute path";
  const std::vector<std::string_view> parts = parts_of(name);
  if (std::find(parts.begin(), parts.end(), "..") != parts.end())
    return "leads out of the folder of the set";
  if (!std::all_of(name.begin(), name.end(), [](char c) { return is_portable(c) || c == '/'; }))
    return "has other characters in its name than letters a to z, digits, dots, - and _";
  for (std::string_view part : parts)
    if (std::string why = wrong_with_part(part); !why.empty())
      return why;
  return {};
}

std::string shown_entry(std::string_view name) {
  const bool is_cut = name.size() > longest_entry_name;
  return fmt::format("`{}{}`", scripting::printable_name(name.substr(0, longest_entry_name)), is_cut ? "..." : "");
}

std::string EntryNames::add(std::string_view file) {
  for (std::size_t end = file.find('/');; end = file.find('/', end + 1)) {
    const bool is_file = end == std::string_view::npos;
    const std::string name(file.substr(0, end));
    const auto [at, is_new] = known_.try_emplace(lowered(name), Known{name, is_file});
    if (is_new || (at->second.name == name && !at->second.is_file && !is_file)) {
      if (is_file)
        return {};
      continue;
    }
    if (at->second.name != name)
      return fmt::format("differs from `{}` only in upper and lower case", at->second.name);
    return at->second.is_file && is_file ? "is there twice"
                                         : fmt::format("has a file `{}` and a folder of that name", name);
  }
}

}  // namespace soulstack::tools
