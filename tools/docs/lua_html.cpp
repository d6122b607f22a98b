// Lua code as HTML.
#include "tools/docs/lua_html.h"

#include <fmt/format.h>

#include <vector>

#include "scripting/sandbox/tokens.h"
#include "tools/docs/escape.h"

namespace soulstack::tools {

namespace {

using scripting::Token;
using scripting::TokenKind;

std::string marked(std::string_view mark, std::string_view code) {
  return fmt::format("<span class=\"{}\">{}</span>", mark, html_escaped(code));
}

// The text between two tokens: spaces and comments.
std::string between(std::string_view code) {
  const std::size_t comment = code.find("--");
  if (comment == std::string_view::npos)
    return html_escaped(code);
  std::size_t end = code.size();
  while (end > comment && (code[end - 1] == ' ' || code[end - 1] == '\n'))
    --end;
  return html_escaped(code.substr(0, comment)) + marked("comment", code.substr(comment, end - comment)) +
         html_escaped(code.substr(end));
}

WordPlace place_of(const std::vector<Token>& tokens, std::size_t at, bool scenario) {
  if (at > 0 && tokens[at - 1].is("."))
    return WordPlace::after_dot;
  if (at > 0 && tokens[at - 1].is(":"))
    return WordPlace::after_colon;
  const bool starts = at > 0 && (tokens[at - 1].is("{") || tokens[at - 1].is(","));
  if (starts && at + 1 < tokens.size() && tokens[at + 1].is("="))
    return scenario ? WordPlace::field : WordPlace::card_field;
  return scenario ? WordPlace::scenario_file : WordPlace::card_file;
}

std::string word(std::string_view name, const std::string& target) {
  return target.empty() ? html_escaped(name)
                        : fmt::format("<a href=\"{}\">{}</a>", html_escaped(html_address(target)), html_escaped(name));
}

}  // namespace

std::string html_address(std::string_view address) {
  const std::size_t hash = address.find('#');
  const std::string_view page = address.substr(0, hash);
  if (!page.ends_with(".md") || page.find("://") != page.npos)
    return std::string(address);
  return fmt::format("{}.html{}", page.substr(0, page.size() - 3), hash == address.npos ? "" : address.substr(hash));
}

std::string lua_html(std::string_view code, std::string_view file, const DocLinks& links) {
  const bool scenario = file.find("scenarios/") != file.npos;
  const std::vector<Token> tokens = scripting::tokens_of(code);
  std::string html;
  std::size_t at = 0;
  for (std::size_t i = 0; i < tokens.size(); ++i) {
    const Token& token = tokens[i];
    html += between(code.substr(at, token.at - at));
    at = token.end();
    if (token.kind == TokenKind::name)
      html += word(token.text, links.to_word(token.text, place_of(tokens, i, scenario)));
    else if (token.kind == TokenKind::keyword)
      html += marked("keyword", token.text);
    else if (token.kind == TokenKind::text)
      html += marked("string", token.text);
    else
      html += html_escaped(token.text);
  }
  return html + between(code.substr(at));
}

}  // namespace soulstack::tools
