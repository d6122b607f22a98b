// A card's script and scenarios under another name.
#include "tools/authoring/card_copy.h"

#include <algorithm>

#include "scripting/sandbox/tokens.h"
#include "tools/authoring/card_names.h"

namespace soulstack::tools {

using scripting::Token;
using scripting::TokenKind;

namespace {

// Replaces the text tokens of a Lua file. Comments stay as they are.
template <class Change>
std::string with_texts_changed(std::string_view source, Change change) {
  std::string changed;
  std::size_t copied = 0;
  const std::vector<Token> tokens = scripting::tokens_of(source);
  for (std::size_t i = 0; i < tokens.size(); ++i) {
    if (tokens[i].kind != TokenKind::text)
      continue;
    changed.append(source.substr(copied, tokens[i].at - copied)).append(change(tokens, i));
    copied = tokens[i].end();
  }
  return changed.append(source.substr(copied));
}

// The text between the quotes, as it is written.
std::string inner(const std::string& quoted) { return quoted.substr(1, quoted.size() - 2); }

bool is_field(const std::vector<Token>& tokens, std::size_t i, std::string_view field) {
  return i >= 2 && tokens[i - 1].is("=") && tokens[i - 2].is(field);
}

// Names in texts, and ids: "bomb", "base:bomb", "bomb#2".
std::string renamed(std::string_view text, const CardName& from, const CardName& to) {
  const std::string name_from = inner(lua_quoted(from.name)), name_to = inner(lua_quoted(to.name));
  std::string changed = with_words_replaced(text, name_from, name_to);
  const std::size_t colon = changed.find(':');
  if (colon != std::string::npos && is_id(std::string_view(changed).substr(1, colon - 1)) &&
      with_words_replaced(changed.substr(colon + 1), from.id, "") != changed.substr(colon + 1))
    changed.erase(1, colon);  // the set of the original
  const std::string_view id = std::string_view(changed).substr(1, changed.size() - 2);
  const bool is_one_word = std::all_of(id.begin(), id.end(), [](char c) { return is_id({&c, 1}) || c == '#'; });
  return is_one_word ? with_words_replaced(changed, from.id, to.id) : changed;
}

}  // namespace

std::string renamed_script(std::string_view script, const CardName& from, const CardName& to) {
  bool is_named = false;
  return with_texts_changed(script, [&](const std::vector<Token>& tokens, std::size_t i) {
    if (is_named || !is_field(tokens, i, "name"))
      return renamed(tokens[i].text, from, to);
    is_named = true;
    return lua_quoted(to.name);
  });
}

std::string renamed_scenarios(std::string_view scenarios, const CardName& from, const CardName& to) {
  return with_texts_changed(
      scenarios, [&](const std::vector<Token>& tokens, std::size_t i) { return renamed(tokens[i].text, from, to); });
}

std::vector<WrittenScenario> scenarios_in(std::string_view file) {
  std::vector<WrittenScenario> all;
  const std::vector<Token> tokens = scripting::tokens_of(file);
  for (std::size_t i = 0; i + 2 < tokens.size(); ++i) {
    if (!tokens[i].is("scenario") || tokens[i + 1].kind != TokenKind::text || !tokens[i + 2].is("{"))
      continue;
    const std::size_t last = scripting::closing(tokens, i + 2);
    const std::string_view name = tokens[i + 1].text;
    all.push_back({std::string(name.substr(1, name.size() - 2)), tokens[i].at, tokens[last].end() - tokens[i].at});
    i = last;
  }
  return all;
}

std::string without_scenarios(std::string_view file, const std::vector<std::string>& names) {
  std::string left(file);
  const std::vector<WrittenScenario> all = scenarios_in(file);
  for (auto one = all.rbegin(); one != all.rend(); ++one)
    if (std::find(names.begin(), names.end(), one->name) != names.end()) {
      left.erase(one->at, one->size);
      while (left.substr(one->at).starts_with("\n") && (one->at == 0 || left.substr(0, one->at).ends_with("\n")))
        left.erase(one->at, 1);
    }
  while (left.ends_with("\n\n"))
    left.pop_back();
  return left;
}

}  // namespace soulstack::tools
