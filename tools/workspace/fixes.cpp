// Corrections of findings.
#include "tools/workspace/fixes.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <iterator>
#include <set>
#include <string_view>

#include "scripting/loader/mark_place.h"
#include "scripting/sandbox/tokens.h"

namespace soulstack::tools {

using scripting::Finding;

namespace {

// The words that a suggestion may replace. Numbers and texts of cards are decided by their author.
bool is_misspelling(const Finding& finding) {
  constexpr std::array<std::string_view, 7> misspelt = {"unknown_word",      "unknown_field", "unknown_property",
                                                        "unknown_parameter", "unknown_step",  "unknown_rules",
                                                        "unknown_card"};
  return std::find(misspelt.begin(), misspelt.end(), finding.code.name()) != misspelt.end();
}

// Without the place in the line: a replacement moves what is behind it.
std::multiset<std::string> sentences_of(const std::vector<Finding>& findings) {
  std::multiset<std::string> all;
  for (Finding finding : findings) {
    finding.column = 0;
    all.insert(to_string(finding));
  }
  return all;
}

std::string applied(const TextEdit& edit, std::string text) {
  return text.replace(edit.from, edit.to - edit.from, edit.text);
}

// What a value of a wrong form is made of: `3` of "3" and of { 3 }.
std::string_view inside(std::string_view written) {
  const std::size_t first = written.find_first_not_of("{\"' "), last = written.find_last_not_of("}\"' ");
  return first == std::string_view::npos ? std::string_view() : written.substr(first, last + 1 - first);
}

// The value on the line of the finding that is written in another form: "3" or { 3 } where 3 is suggested, "a" where
// { "a" } is, or a text that the message names.
std::string_view in_another_form(const Finding& finding, std::string_view text) {
  const std::string_view line = scripting::line_of(text, finding.line);
  const std::vector<scripting::Token> tokens = scripting::tokens_of(line);
  const std::string_view place = scripting::text_at(finding, text);
  for (std::size_t n = 0; n < tokens.size(); ++n) {
    const scripting::Token& token = tokens[n];
    const bool is_list = token.is("{");
    const bool ends_before = token.text.data() + token.text.size() <= place.data();
    if (ends_before || (!is_list && token.kind != scripting::TokenKind::text))
      continue;
    const std::size_t end = is_list ? tokens[scripting::closing(tokens, n)].end() : token.end();
    const std::string_view written = line.substr(token.at, end - token.at);
    const std::string text = fmt::format("the text \"{}\"", inside(written));
    const bool is_said = token.kind == scripting::TokenKind::text && finding.message.find(text) != std::string::npos;
    if (written != finding.suggestion && (is_said || inside(written) == inside(finding.suggestion)))
      return written;
  }
  return {};
}

bool is_about_a_form(const Finding& finding) {
  return finding.code == "wrong_value" || finding.code == "wrong_argument";
}

}  // namespace

std::vector<Fix> fixes_of(const Finding& finding, const std::string& text) {
  if (finding.suggestion.empty())
    return {};
  if (const std::string_view written = is_about_a_form(finding) ? in_another_form(finding, text) : "";
      !written.empty()) {
    const auto from = static_cast<std::size_t>(written.data() - text.data());
    return {{finding, std::string(written), {finding.file, from, from + written.size(), finding.suggestion}, false}};
  }
  const std::string_view word = scripting::text_at(finding, text);
  const bool is_named = !word.empty() && finding.message.find("`" + std::string(word) + "`") != std::string::npos;
  const bool is_field_of_value = is_about_a_form(finding) && word == finding.field;  // its value stands elsewhere
  if (!is_named || is_field_of_value)
    return {};
  const auto from = static_cast<std::size_t>(word.data() - text.data());
  return {{finding,
           std::string(word),
           {finding.file, from, from + word.size(), finding.suggestion},
           is_misspelling(finding)}};
}

Fixing::Fixing(Texts texts) : texts_(std::move(texts)), left_(texts_.findings()) {}

void Fixing::try_all() {
  for (std::size_t i = 0; i < left_.size();) {
    const Finding finding = left_[i];
    const bool is_done = texts_.is_asked_for(finding.file) && is_misspelling(finding) && improves(finding);
    i = is_done ? 0 : i + 1;
    if (is_done)
      refused_.clear();
  }
}

bool Fixing::improves(const Finding& finding) {
  const std::string before = texts_.text_of(finding.file);
  const std::vector<Fix> fixes = fixes_of(finding, before);
  if (fixes.empty())
    return false;
  texts_.write(finding.file, applied(fixes.front().edit, before));
  std::vector<Finding> left = texts_.findings();
  const std::multiset<std::string> old = sentences_of(left_), now = sentences_of(left);
  if (now.size() >= old.size() || !std::includes(old.begin(), old.end(), now.begin(), now.end())) {
    texts_.write(finding.file, before);
    std::vector<std::string> others;
    std::set_difference(now.begin(), now.end(), old.begin(), old.end(), std::back_inserter(others));
    refused_.emplace_back(finding, others.empty() ? to_string(finding) : others.front());
    return false;
  }
  done_.push_back(fixes.front());
  left_ = std::move(left);
  return true;
}

Fixing fix(Workspace& workspace, const std::string& only_file) {
  Fixing fixing({[&] { return workspace.findings(); },
                 [&](const std::string& file) {
                   const scripting::Source source = workspace.source(file);
                   return source ? source->text() : std::string();
                 },
                 [&](const std::string& file, std::string text) { workspace.edit(file, std::move(text)); },
                 [&](const std::string& file) {
                   return only_file.empty() ? !workspace.name_of(file).empty() : file == only_file;
                 }});
  fixing.try_all();
  return fixing;
}

}  // namespace soulstack::tools
