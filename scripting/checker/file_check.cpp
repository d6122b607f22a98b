// One file that is checked.
#include "scripting/checker/file_check.h"

#include "scripting/loader/mark_place.h"
#include "scripting/sandbox/tokens.h"

namespace soulstack::scripting {

namespace {

constexpr std::size_t most_findings = 200;  // of one file
constexpr std::size_t longest_written = 60;

}  // namespace

void FileCheck::report(Severity severity, Code code, const syntax::Range& at, const std::string& message,
                       std::string_view suggestion) {
  if (quiet_ > 0 || told_.size() >= most_findings || spent_ >= most_work)
    return;
  if (!told_.emplace(at.begin.at, std::string(code.name()), message).second)
    return;
  Finding finding;
  finding.code = code;
  finding.severity = severity;
  finding.file = file_.name();
  finding.line = at.begin.line;
  mark(finding, source(), at.begin.at, at.end.at);
  finding.card = card_;
  finding.message = printable(message);
  finding.suggestion = suggestion;
  findings_.push_back(std::move(finding));
}

std::string FileCheck::written(const syntax::Range& at) const {
  std::string text;
  for (const char c : source().substr(at.begin.at, at.end.at - at.begin.at)) {
    const bool is_space = c == ' ' || (c >= '\t' && c <= '\r');
    if (!is_space)
      text += c;
    else if (!text.empty() && text.back() != ' ')
      text += ' ';
    if (text.size() > longest_written)
      return text + " ...";
  }
  return text;
}

std::string FileCheck::key_of(const syntax::Range& at) {
  constexpr std::size_t bytes_for_one_work = 16;
  const std::size_t size = at.end.at - at.begin.at;
  std::string key;
  if (!spend(size / bytes_for_one_work))
    return key;
  for (const Token& token : tokens_of(source().substr(at.begin.at, size)))
    key.append(token.text).append(" ");
  return key;
}
std::string FileCheck::key_of(syntax::ExprId id) { return key_of(tree.expr(tree.bare(id)).range); }

const WordInfo* FileCheck::word_at(syntax::ExprId id) const {
  id = tree.bare(id);
  if (id == syntax::none)
    return nullptr;
  const syntax::Expr& e = tree.expr(id);
  return e.kind == syntax::ExprKind::name && e.local == syntax::none ? words.find(e.text) : nullptr;
}

const VerbRow* FileCheck::verb_at(syntax::ExprId id) const {
  const WordInfo* const word = word_at(id);
  return word ? word->verb : nullptr;
}

}  // namespace soulstack::scripting
