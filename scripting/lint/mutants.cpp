// Small mistakes in the source of a card that its scenarios should detect.
#include "scripting/lint/mutants.h"

#include <algorithm>
#include <bit>
#include <initializer_list>
#include <optional>

#include "scripting/lint/card_fields.h"
#include "scripting/lint/roll_branches.h"

namespace soulstack::scripting {

namespace {

using Tokens = std::vector<Token>;

struct Edit {
  std::size_t at = 0, size = 0;
  std::string text;
};

class Maker {
 public:
  explicit Maker(std::string_view source)
      : source_(source), tokens_(tokens_of(source)), tables_(roll_branches(tokens_)), functions_(tokens_.size()) {}

  Mutants make() {
    find_functions();
    fields_ = fields_of(tokens_);
    for (std::size_t i = 0; i < tokens_.size(); ++i) {
      change_number(i);
      change_condition(i);
      drop_call(i);
    }
    for (const std::vector<WrittenBranch>& table : tables_)
      for (std::size_t i = 0; i + 1 < table.size(); ++i) {
        swap(table[i], table[i + 1]);
        move_border(table[i], table[i + 1], 1);
        move_border(table[i], table[i + 1], -1);
      }
    std::stable_sort(made_.all.begin(), made_.all.end(),
                     [](const Mutant& a, const Mutant& b) { return a.line < b.line; });
    return std::move(made_);
  }

 private:
  const Token& at(std::size_t i) const { return tokens_[i]; }

  std::string with(std::vector<Edit> edits) const {
    std::sort(edits.begin(), edits.end(), [](const Edit& a, const Edit& b) { return a.at > b.at; });
    std::string text(source_);
    for (const Edit& edit : edits)
      text.replace(edit.at, edit.size, edit.text);
    return text;
  }
  Mutant mutant_at(std::size_t i) const { return {at(i).line, column_of(source_, at(i)), fields_[i], {}}; }
  static Edit instead_of(const Token& token, std::string text) {
    return {token.at, token.text.size(), std::move(text)};
  }

  // ---- Numbers

  // Keys of roll tables are changed together.
  bool is_roll_key(std::size_t i) const {
    return std::any_of(tables_.begin(), tables_.end(), [&](const std::vector<WrittenBranch>& table) {
      return std::any_of(table.begin(), table.end(), [&](const WrittenBranch& b) { return b.key == i; });
    });
  }

  void change_number(std::size_t i) {
    const Token& token = at(i);
    const bool is_whole =
        token.kind == TokenKind::number && token.text.size() < 10 &&
        std::all_of(token.text.begin(), token.text.end(), [](char c) { return c >= '0' && c <= '9'; });
    if (!is_whole || is_roll_key(i))
      return;
    if (i >= 2 && is_at(tokens_, i - 1, "=") && is_at(tokens_, i - 2, "copies") && !functions_[i]) {
      ++made_.left_out;
      return;
    }
    const int number = std::stoi(std::string(token.text));
    const bool is_negative = has_sign(i);
    Mutant mutant = mutant_at(is_negative ? i - 1 : i);
    const auto shown = [&](int n) { return std::to_string(is_negative ? -n : n); };
    for (const int other : {number + 1, number - 1})
      mutant.ways.push_back({shown(number) + " -> " + shown(other), with({instead_of(token, std::to_string(other))})});
    made_.all.push_back(std::move(mutant));
  }

  // Is there a minus before the number that does not subtract?
  bool has_sign(std::size_t i) const {
    if (i == 0 || !is_at(tokens_, i - 1, "-"))
      return false;
    if (i == 1)
      return true;
    const Token& before = at(i - 2);
    const bool ends_value = before.kind == TokenKind::name || before.kind == TokenKind::number ||
                            before.kind == TokenKind::text || before.is_one_of({")", "]", "}", "end", "nil", "true"});
    return !ends_value;
  }

  // ---- Conditions of nouns

  // a_player { other = true }
  void change_condition(std::size_t i) {
    if (i < 3 || !at(i).is_one_of({"true", "false"}) || !is_at(tokens_, i - 1, "=") || !is_in_noun(i))
      return;
    const std::string other = at(i).is("true") ? "false" : "true";
    Mutant& mutant = made_.all.emplace_back(mutant_at(i));
    mutant.ways.push_back({std::string(at(i).text) + " -> " + other, with({instead_of(at(i), other)})});
  }

  // The innermost table around it belongs to a noun, such as `a_player` or `an_item`.
  bool is_in_noun(std::size_t i) const {
    int depth = 0;
    for (std::size_t open = i; open-- > 1;) {
      depth += closes(at(open)) ? 1 : 0;
      if (!opens(at(open)) || depth-- > 0)
        continue;
      const std::string_view name = at(open - 1).text;
      return is_at(tokens_, open, "{") && (name.starts_with("a_") || name.starts_with("an_"));
    }
    return false;
  }

  // ---- Verbs

  // Marks the tokens inside functions.
  void find_functions() {
    for (std::size_t i = 0; i < tokens_.size(); ++i)
      if (is_at(tokens_, i, "function"))
        std::fill(functions_.begin() + static_cast<std::ptrdiff_t>(i),
                  functions_.begin() + static_cast<std::ptrdiff_t>(closing(tokens_, i)), true);
  }

  // A statement begins where a value ends and a name follows directly.
  bool begins_statement(std::size_t i) const {
    if (i == 0 || !functions_[i] || at(i).kind != TokenKind::name)
      return false;
    const Token& before = at(i - 1);
    if (before.kind == TokenKind::keyword)
      return before.is_one_of({"then", "else", "do", "repeat", "end", "nil", "true", "false", "break"});
    return before.kind != TokenKind::symbol || before.is_one_of({")", "]", "}", ";", "...", "::"});
  }

  // The last token of the call that begins there; nothing if the call is part of an expression.
  std::optional<std::size_t> call_end(std::size_t i) const {
    std::size_t next = i + 1;
    bool calls = false;
    while (next < tokens_.size()) {
      if (at(next).is_one_of({"(", "{", "["})) {
        calls = !is_at(tokens_, next, "[");
        next = closing(tokens_, next) + 1;
      } else if (at(next).kind == TokenKind::text) {
        calls = true;
        ++next;
      } else if (at(next).is_one_of({".", ":"})) {
        calls = false;
        next += 2;
      } else {
        break;
      }
    }
    if (!calls || next >= tokens_.size() || at(next).is_one_of({"=", ","}))
      return {};
    return next - 1;
  }

  // Line numbers do not change.
  void drop_call(std::size_t i) {
    if (!begins_statement(i) ||
        !(is_at(tokens_, i + 1, "(") || is_at(tokens_, i + 1, "{") || at(i + 1).kind == TokenKind::text))
      return;
    const auto last = call_end(i);
    if (!last)
      return;
    const std::size_t size = at(*last).end() - at(i).at;
    const std::string_view call = source_.substr(at(i).at, size);
    const auto breaks = static_cast<std::size_t>(std::count(call.begin(), call.end(), '\n'));
    const std::string shown(call.substr(0, call.find('\n')));
    Mutant& mutant = made_.all.emplace_back(mutant_at(i));
    mutant.ways.push_back({"without " + shown + (breaks > 0 ? " ..." : ""),
                           with({{at(i).at, size, breaks > 0 ? std::string(breaks, '\n') : std::string(" ")}})});
  }

  // ---- Branches

  std::string key_text(const WrittenBranch& branch) const { return std::string(at(branch.key).text); }
  static std::string unquoted(std::string text) {
    std::erase_if(text, [](char c) { return c == '"' || c == '\''; });
    return text;
  }

  void swap(const WrittenBranch& a, const WrittenBranch& b) {
    if (a.outcome == b.outcome)
      return;
    Mutant& mutant = made_.all.emplace_back(mutant_at(a.key));
    mutant.ways.push_back({unquoted(key_text(a)) + " and " + unquoted(key_text(b)) + " in each other's place",
                           with({instead_of(at(a.key), key_text(b)), instead_of(at(b.key), key_text(a))})});
  }

  struct Range {
    int from = 0, to = 0;
    std::string text() const {
      return from == to ? std::to_string(from) : std::to_string(from) + "-" + std::to_string(to);
    }
  };
  static std::optional<Range> range_of(unsigned values) {
    const Range range{std::countr_zero(values), static_cast<int>(std::bit_width(values)) - 1};
    if (std::popcount(values) != range.to - range.from + 1)
      return {};
    return range;
  }

  // 1-3, 4-6 become 1-4, 5-6 or 1-2, 3-6: each value has an outcome, and each range keeps at least one value.
  void move_border(const WrittenBranch& a, const WrittenBranch& b, int by) {
    const auto low = range_of(a.values), high = range_of(b.values);
    if (a.outcome == b.outcome || !low || !high || low->to + 1 != high->from)
      return;
    const Range new_low{low->from, low->to + by}, new_high{high->from + by, high->to};
    if (new_low.from > new_low.to || new_high.from > new_high.to)
      return;
    Mutant& mutant = made_.all.emplace_back(mutant_at(a.key));
    mutant.ways.push_back({low->text() + ", " + high->text() + " -> " + new_low.text() + ", " + new_high.text(),
                           with({instead_of(at(a.key), "\"" + new_low.text() + "\""),
                                 instead_of(at(b.key), "\"" + new_high.text() + "\"")})});
  }

  std::string_view source_;
  const Tokens tokens_;
  const std::vector<std::vector<WrittenBranch>> tables_;
  std::vector<bool> functions_;
  std::vector<std::string> fields_;  // of each token
  Mutants made_;
};

}  // namespace

Mutants mutants_of(std::string_view source) { return Maker(source).make(); }

}  // namespace soulstack::scripting
