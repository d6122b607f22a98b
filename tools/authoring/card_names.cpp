// Names for new files.
#include "tools/authoring/card_names.h"

#include <algorithm>

#include "engine/model/names.h"
#include "scripting/findings/visible_text.h"

namespace soulstack::tools {

namespace {

constexpr std::size_t longest_id = 60;

bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }
// Bytes of characters beyond ASCII count as letters.
bool is_in_word(char c) { return is_letter(c) || is_digit(c) || c == '_' || static_cast<unsigned char>(c) >= 0x80; }
bool is_id_character(char c) { return (c >= 'a' && c <= 'z') || is_digit(c) || c == '_'; }

// Letters and digits of one word, without accents, in lower case.
std::string id_of_word(std::string_view word) {
  std::string id = scripting::look_of(word);
  std::erase_if(id, [](char c) { return !is_id_character(c) || c == '_'; });
  return id;
}

}  // namespace

bool is_id(std::string_view text) { return !text.empty() && std::all_of(text.begin(), text.end(), is_id_character); }

std::string id_of_name(std::string_view name) {
  constexpr std::string_view gaps = " _-/.:";
  std::string id;
  for (std::size_t at = 0; at < name.size();) {
    const std::size_t end = std::min(name.find_first_of(gaps, at), name.size());
    if (const std::string word = id_of_word(name.substr(at, end - at)); !word.empty())
      id += (id.empty() ? "" : "_") + word;
    at = end + 1;
  }
  id.resize(std::min(id.size(), longest_id));
  return id;
}

std::string title_of(std::string_view name) {
  std::string title(name);
  if (!is_id(name))
    return title;
  bool begins = true;
  for (char& c : title) {
    if (c == '_')
      c = ' ';
    else if (begins && c >= 'a' && c <= 'z')
      c = static_cast<char>(c - 'a' + 'A');
    begins = c == ' ';
  }
  return title;
}

std::string wrong_with_name(std::string_view name) {
  if (const std::string why = scripting::wrong_with_text(name, scripting::longest_name); !why.empty())
    return why;
  if (name.front() == ' ' || name.back() == ' ')
    return "begins or ends with a space";
  return id_of_name(name).empty() ? "has no letter or digit, from which an id could be made" : "";
}

std::string lua_quoted(std::string_view text) {
  std::string quoted = "\"";
  for (const char c : text) {
    if (c == '"' || c == '\\')
      quoted += '\\';
    quoted += c;
  }
  return quoted + '"';
}

std::string with_words_replaced(std::string_view text, std::string_view from, std::string_view to) {
  std::string replaced;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t found = from.empty() ? std::string_view::npos : text.find(from, at);
    if (found == std::string_view::npos)
      return replaced.append(text.substr(at));
    const std::size_t end = found + from.size();
    const bool begins = found == 0 || !is_in_word(text[found - 1]) || !is_in_word(from.front());
    const bool ends = end == text.size() || !is_in_word(text[end]) || !is_in_word(from.back());
    replaced.append(text.substr(at, found - at)).append(begins && ends ? to : from);
    at = end;
  }
  return replaced;
}

}  // namespace soulstack::tools
