// Looks up the words that a message names in backticks among the tokens of the line.
#include "scripting/loader/mark_place.h"

#include <algorithm>
#include <array>
#include <map>
#include <vector>

#include "scripting/findings/report.h"
#include "scripting/findings/suggest.h"
#include "scripting/registry/taken_words.h"

namespace soulstack::scripting {

namespace {

bool continues_character(char c) { return (static_cast<unsigned char>(c) & 0xC0) == 0x80; }

int characters_in(std::string_view text) {
  return static_cast<int>(text.size() -
                          static_cast<std::size_t>(std::count_if(text.begin(), text.end(), continues_character)));
}

// The words in backticks, in the order of the message; of "deal(n, to)" only the name.
std::vector<std::string_view> words_named_in(std::string_view message) {
  std::vector<std::string_view> words;
  for (std::size_t from = message.find('`'); from != std::string_view::npos;) {
    const std::size_t to = message.find('`', from + 1);
    if (to == std::string_view::npos)
      break;
    words.push_back(message.substr(from + 1, to - from - 1));
    from = message.find('`', to + 1);
  }
  constexpr std::string_view before_verb = "it is ";  // "it is deal(n, to): ..."
  if (message.starts_with(before_verb))
    words.push_back(message.substr(before_verb.size(), message.find('(') - before_verb.size()));
  return words;
}

// A text of the file that the message says is wrong: `event` takes an event, not the text "damage_takn".
std::string_view wrong_text_in(std::string_view message) {
  constexpr std::string_view before = "not the text \"";
  const std::size_t at = message.find(before);
  if (at == std::string_view::npos)
    return {};
  message.remove_prefix(at + before.size());
  return message.substr(0, message.rfind('"'));
}

// In which order to look them up. Most messages begin with the wrong word.
std::vector<std::string_view> words_of(const Finding& finding) {
  constexpr std::array<std::string_view, 7> about_a_field = {
      "unknown_field", "missing_field", "duplicate_key", "wrong_value", "never_that", "text_number", "text_word"};
  std::vector<std::string_view> words = words_named_in(finding.message);
  if (finding.code == "wrong_event_field" || finding.code == "unknown_parameter")
    std::reverse(words.begin(), words.end());  // "`missed` has `of`, but no `object`"
  if (finding.code == "unknown_parameter" && !words.empty())
    std::rotate(words.begin(), words.end() - 1, words.end());
  const bool field_first =
      std::find(about_a_field.begin(), about_a_field.end(), finding.code.name()) != about_a_field.end();
  words.insert(field_first ? words.begin() : words.end(), finding.field);
  words.insert(words.begin(), wrong_text_in(finding.message));
  std::erase(words, std::string_view());
  return words;
}

std::string_view without_quotes(const Token& token) {
  return token.kind == TokenKind::text && token.text.size() >= 2 ? token.text.substr(1, token.text.size() - 2)
                                                                 : token.text;
}

}  // namespace

std::string_view line_of(std::string_view source, int line) {
  for (; line > 1; --line) {
    const std::size_t end = source.find('\n');
    if (end == std::string_view::npos)
      return {};
    source.remove_prefix(end + 1);
  }
  source = source.substr(0, source.find('\n'));
  return source.ends_with('\r') ? source.substr(0, source.size() - 1) : source;
}

void mark(Finding& finding, std::string_view source, std::size_t from, std::size_t to) {
  const std::string_view line = line_of(source, finding.line);
  const auto start = static_cast<std::size_t>(line.data() - source.data());
  from = std::clamp(from, start, start + line.size());
  to = std::clamp(to, from, start + line.size());
  finding.column = characters_in(source.substr(start, from - start)) + 1;
  finding.length = characters_in(source.substr(from, to - from));
}

// Sets the column and length of a finding that has a line but no column: of the word that it names, or else of the whole
// line. Does nothing if the source has no such line.
static void mark_place(Finding& finding, std::string_view source, const std::vector<Token>& all) {
  const std::string_view line = finding.line > 0 ? line_of(source, finding.line) : std::string_view();
  if (line.empty() || finding.column > 0)
    return;
  const auto start = static_cast<std::size_t>(line.data() - source.data());
  const auto begins_before = [](const Token& token, std::size_t at) { return token.at < at; };
  const auto first = std::lower_bound(all.begin(), all.end(), start, begins_before);
  const std::vector<Token> tokens(first, std::lower_bound(first, all.end(), start + line.size(), begins_before));
  for (const std::string_view word : words_of(finding))
    for (const Token& token : tokens)
      if (without_quotes(token) == word) {
        const std::size_t quote = token.kind == TokenKind::text ? 1 : 0;
        return mark(finding, source, token.at + quote, token.end() - quote);
      }
  if (!tokens.empty())
    mark(finding, source, tokens.front().at, tokens.back().end());
}

std::string_view text_at(const Finding& finding, std::string_view source) {
  std::string_view line = line_of(source, finding.line);
  const auto skip = [&](int characters) {
    std::size_t at = 0;
    for (; characters > 0 && at < line.size(); --characters)
      for (++at; at < line.size() && continues_character(line[at]); ++at) {
      }
    return at;
  };
  if (finding.line < 1 || finding.column < 1)
    return {};
  line.remove_prefix(skip(finding.column - 1));
  return line.substr(0, skip(finding.length));
}

namespace {

struct FileWithFindings {
  Source source;  // null: it can't be read
  int suggestions = 0;
};

FileWithFindings read(const std::string& path, Sources& sources) {
  std::vector<Finding> ignored;
  Report report(ignored, path);
  return {sources.read(path, report)};
}

// In `event = monster_d`, only events are meant.
void suggest_for_field(Finding& finding, const FileWithFindings& file) {
  const std::string_view written = text_at(finding, file.source->text());
  const std::vector<Token>& tokens = file.source->tokens();
  const auto at = static_cast<std::size_t>(written.data() - file.source->text().data());
  const auto found = std::find_if(tokens.begin(), tokens.end(), [&](const Token& token) { return token.at == at; });
  if (written.empty() || found == tokens.end() || found - tokens.begin() < 2 || !(found - 1)->is("="))
    return;
  finding.suggestion = nearest_for_field((found - 2)->text, written, finding.suggestion);
}

// The most similar local of its scope, if it is at least as similar as the word that was suggested.
void suggest_local(Finding& finding, FileWithFindings& file) {
  const std::string& text = file.source->text();
  const std::string_view written = text_at(finding, text);
  const auto at = static_cast<std::size_t>(written.data() - text.data());
  if (written.empty() || !file.source->tree() || ++file.suggestions > Report::most_suggestions)
    return;
  Nearest nearest(written);
  for (const syntax::Local& local : file.source->tree()->locals)
    if (local.scope.begin.at <= at && at < local.scope.end.at)
      nearest.offer(local.name);
  const bool is_nearer = finding.suggestion.empty() ||
                         edit_distance(written, nearest.word()) <= edit_distance(written, finding.suggestion);
  if (!nearest.word().empty() && is_nearer)
    finding.suggestion = nearest.word();
}

}  // namespace

void place_findings(std::vector<Finding>& findings, Sources& sources) {
  std::map<std::string, FileWithFindings> files;
  for (Finding& finding : findings) {
    if (finding.line <= 0 || finding.column > 0)
      continue;
    const auto [at, is_new] = files.try_emplace(finding.file);
    FileWithFindings& file = at->second;
    if (is_new)
      file = read(finding.file, sources);
    if (!file.source)
      continue;
    mark_place(finding, file.source->text(), file.source->tokens());
    if (finding.code == "unknown_word") {
      suggest_for_field(finding, file);
      suggest_local(finding, file);
    }
  }
}

}  // namespace soulstack::scripting
