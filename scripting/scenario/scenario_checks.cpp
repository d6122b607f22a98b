// The checks of a scenario file.
#include "scripting/scenario/scenario_checks.h"

#include <algorithm>
#include <initializer_list>

#include "scripting/sandbox/tokens.h"

namespace soulstack::scripting {

namespace {

constexpr std::size_t longest_check = 400, longest_side = 80;

using Tokens = std::vector<Token>;

// The source there in one line, cut if it is long.
std::string on_one_line(std::string_view written, std::size_t longest) {
  std::string line;
  for (const char c : written) {
    const bool is_blank = c == ' ' || (c >= '\t' && c <= '\r');
    if (!is_blank)
      line += c;
    else if (!line.empty() && line.back() != ' ')
      line += ' ';
  }
  return line.size() > longest ? line.substr(0, longest) + " ..." : line;
}

class Finder {
 public:
  explicit Finder(const SourceFile& file) : source_(file.text()), tokens_(file.tokens()) {}

  Checks find() {
    for (std::size_t i = 0; i < tokens_.size(); ++i)
      if (tokens_[i].is("check") && !is_field(i) && !take(i))
        return {std::string(source_), {}, {}};
    std::stable_sort(edits_.begin(), edits_.end(), [](const Edit& a, const Edit& b) { return a.at < b.at; });
    for (const Edit& edit : edits_) {
      checks_.source.append(source_.substr(done_, edit.at - done_)).append(edit.text);
      done_ = edit.at + edit.instead_of;
    }
    checks_.source.append(source_.substr(done_));
    return std::move(checks_);
  }

 private:
  struct Edit {
    std::size_t at, instead_of;
    std::string text;
  };

  // t.check and t:check are other things.
  bool is_field(std::size_t i) const { return i > 0 && tokens_[i - 1].is_one_of({".", ":"}); }

  bool take(std::size_t i) {
    const bool is_call = i + 2 < tokens_.size() && tokens_[i + 1].is("(") && (i == 0 || !tokens_[i - 1].is("function"));
    if (!is_call)
      return false;
    const std::size_t end = closing(tokens_, i + 1);
    if (!tokens_[end].is(")") || end == i + 2)
      return false;
    const std::string_view text = source_.substr(tokens_[i].at, tokens_[end].end() - tokens_[i].at);
    checks_.sites.push_back({on_one_line(text, longest_check), tokens_[i].line, tokens_[i].at});
    edits_.push_back({tokens_[i].at, tokens_[i].text.size(), "check_at"});
    edits_.push_back({tokens_[i + 1].end(), 0, std::to_string(checks_.sites.size()) + ", "});
    take_condition(i + 2, end);
    return true;
  }

  // The pieces between `and` and `or`, up to the first comma.
  void take_condition(std::size_t from, std::size_t end) {
    int depth = 0;
    std::size_t begin = from;
    for (std::size_t i = from; i <= end; ++i) {
      const Token& token = tokens_[i];
      const bool ends = i == end || (depth == 0 && token.is_one_of({",", "and", "or"}));
      if (ends) {
        take_piece(begin, i);
        begin = i + 1;
      }
      if (i == end || (ends && token.is(",")))
        return;
      depth += opens(token) ? 1 : 0;
      depth -= closes(token) ? 1 : 0;
    }
  }

  // A piece with a single comparison.
  void take_piece(std::size_t from, std::size_t end) {
    int depth = 0;
    std::size_t found = end;
    for (std::size_t i = from; i < end; ++i) {
      if (depth == 0 && tokens_[i].is_one_of({"==", "~=", "<", ">", "<=", ">="})) {
        if (found != end)
          return;
        found = i;
      }
      depth += opens(tokens_[i]) ? 1 : 0;
      depth -= closes(tokens_[i]) ? 1 : 0;
    }
    if (found == end || found == from || found + 1 == end)
      return;
    checks_.sides.push_back(
        {written(from, found), written(found + 1, end), std::string(tokens_[found].text), tokens_[from].at});
    edits_.push_back({tokens_[from].at, 0, "compared(" + std::to_string(checks_.sides.size()) + ", "});
    edits_.push_back({tokens_[found].at, tokens_[found].text.size(), ","});
    edits_.push_back({tokens_[end - 1].end(), 0, ")"});
  }

  bool is_constant(std::size_t from, std::size_t end) const {
    const std::size_t last = from + (tokens_[from].is("-") ? 1 : 0);
    const Token& token = tokens_[last];
    return last + 1 == end && (token.kind == TokenKind::number || token.kind == TokenKind::text ||
                               token.is_one_of({"nil", "true", "false"}));
  }

  std::string written(std::size_t from, std::size_t end) const {
    if (is_constant(from, end))
      return {};
    const std::size_t begin = tokens_[from].at;
    return on_one_line(source_.substr(begin, tokens_[end - 1].end() - begin), longest_side);
  }

  std::string_view source_;
  const Tokens& tokens_;
  Checks checks_;
  std::vector<Edit> edits_;
  std::size_t done_ = 0;
};

}  // namespace

Checks find_checks(const SourceFile& source) { return Finder(source).find(); }

}  // namespace soulstack::scripting
