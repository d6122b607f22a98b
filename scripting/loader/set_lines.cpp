// The lines of the texts in the lists of a set.lua.
#include "scripting/loader/set_lines.h"
#include "engine/model/content.h"

namespace soulstack::scripting {

namespace {

// Calls `each` for the texts in the list of a field, with their lines.
template <class Each>
void each_text_in(const std::vector<Token>& tokens, std::string_view field, Each each) {
  for (std::size_t i = 0; i + 2 < tokens.size(); ++i) {
    if (!tokens[i].is(field) || !tokens[i + 1].is("=") || !tokens[i + 2].is("{"))
      continue;
    const std::size_t end = closing(tokens, i + 2);
    for (std::size_t at = i + 3; at < end; ++at)
      if (const std::string_view text = tokens[at].text; tokens[at].kind == TokenKind::text && text.size() > 1)
        each(text.substr(1, text.size() - 2), tokens[at].line);
  }
}

}  // namespace

void find_lines(const SourceFile& source, SetDef& set) {
  each_text_in(source.tokens(), "requires", [&](std::string_view text, int line) {
    const auto written = read_requirement(text);
    for (Requirement& one : set.requirements)
      if (written && written->text() == one.text())
        one.line = line;
  });
  each_text_in(source.tokens(), "leave_out", [&](std::string_view text, int line) {
    for (WrittenId& card : set.leave_out)
      if (card.id == text)
        card.line = line;
  });
}

}  // namespace soulstack::scripting
