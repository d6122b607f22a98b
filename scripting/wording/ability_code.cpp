// The abilities of a card's script as tokens, and back.
#include "scripting/wording/ability_code.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <iterator>
#include <set>

#include "engine/model/names.h"
#include "scripting/sandbox/tokens.h"
#include "scripting/syntax/parser.h"

namespace soulstack::scripting::sentences {

namespace {

using syntax::Expr;
using syntax::ExprId;
using syntax::ExprKind;
using syntax::TableField;
using syntax::Tree;

constexpr std::size_t line_width = 112;

// ---- From a script -----------------------------------------------------------------------------------------------

// The order of fields. Those that are not listed stay in the order of the script, before those that are listed last.
constexpr std::array first_fields = {"event", "of",   "to",     "by",          "from",  "who",     "object",
                                     "loot",  "item", "attack", "attack_roll", "value", "at_least"};
constexpr std::array last_fields = {"first", "every", "during", "after", "given", "may", "chooser"};
int rank_of(std::string_view name, std::string_view kind) {
  const auto at = [&](const auto& list) {
    return static_cast<int>(std::find(list.begin(), list.end(), name) - list.begin());
  };
  if (const int last = at(last_fields); last < static_cast<int>(last_fields.size()))
    return 100 + last;
  if (kind == "always")
    return name == "of" ? 0 : 50;
  return std::min(at(first_fields), 50);
}

class ScriptReader {
 public:
  explicit ScriptReader(std::string_view source) : source_(source), tree_(syntax::parse(source)) {}

  std::optional<std::vector<AbilityCode>> abilities() {
    const Expr* const card = tree_ ? returned_table() : nullptr;
    if (card == nullptr)
      return {};
    std::vector<AbilityCode> all;
    for (const TableField& field : card->fields)
      if (field.name.empty() && field.key == syntax::none)
        if (const Expr* const table = table_of_call(field.value))
          all.push_back(ability(name_of_call(field.value), *table));
    return all;
  }

 private:
  const Expr& expr(ExprId id) const { return tree_->expr(tree_->bare(id)); }

  const Expr* returned_table() const {
    const syntax::FunctionIndex file = 0;
    for (const syntax::StatId id : tree_->block(tree_->function(file).body).stats)
      if (const syntax::Stat& stat = tree_->stat(id); stat.kind == syntax::StatKind::returns && stat.values.size() == 1)
        return table_of_call(stat.values.front());
    return nullptr;
  }
  const Expr* table_of_call(ExprId id) const {
    const Expr& call = expr(id);
    const bool fits = call.kind == ExprKind::call && call.list.size() == 1 && expr(call.a).kind == ExprKind::name;
    const Expr* const table = fits ? &expr(call.list.front()) : nullptr;
    return table != nullptr && table->kind == ExprKind::table ? table : nullptr;
  }
  std::string name_of_call(ExprId id) const { return expr(expr(id).a).text; }

  Tokens tokens_in(std::size_t begin, std::size_t end) const { return lua_tokens(source_.substr(begin, end - begin)); }
  Tokens tokens_at(ExprId id) const {
    const syntax::Range& range = tree_->expr(id).range;
    return tokens_in(range.begin.at, range.end.at);
  }
  static void append(Tokens& to, const Tokens& more) { to.insert(to.end(), more.begin(), more.end()); }

  Tokens body_of_function(ExprId id) const {
    Tokens all = tokens_at(id);
    const auto close = std::find(all.begin(), all.end(), ")");
    return close == all.end() ? all : Tokens(close + 1, all.end() - 1);
  }

  AbilityCode ability(const std::string& kind, const Expr& table) {
    AbilityCode made;
    made.code = {kind};
    std::vector<std::pair<std::string, Tokens>> fields;
    bool has_body = false;
    for (const TableField& field : table.fields) {
      if (field.name == "text")
        made.text = text_of(field.value);
      else if (is_of_body(field))
        has_body = true;
      else
        fields.emplace_back(field.name, tokens_at(field.value));
    }
    std::stable_sort(fields.begin(), fields.end(),
                     [&](const auto& a, const auto& b) { return rank_of(a.first, kind) < rank_of(b.first, kind); });
    for (const auto& [name, value] : fields) {
      if (made.code.size() > 1)
        made.code.emplace_back(",");
      append(made.code, {name, "="});
      append(made.code, value);
    }
    if (has_body || kind == "tap" || kind == "play")
      append(made.code, scope_of(table));
    return made;
  }

  static bool is_of_body(const TableField& field) {
    static const std::set<std::string, std::less<>> names = {"effect", "roll",    "choose",
                                                             "target", "target2", "target3"};
    return field.name.empty() ? field.key == syntax::none : names.contains(field.name);
  }
  // Of texts that are joined with `..`, too.
  std::string text_of(ExprId id) const {
    const Expr& value = expr(id);
    return value.kind == ExprKind::text     ? value.text
           : value.kind == ExprKind::binary ? text_of(value.a) + text_of(value.b)
                                            : "";
  }

  Tokens scope_of(const Expr& table) {
    Tokens all = {"TARGETS"}, body;
    for (const std::string_view name : {"target", "target2", "target3"})
      for (const TableField& field : table.fields)
        if (field.name == name) {
          if (all.size() > 1)
            all.emplace_back("|");
          append(all, tokens_at(field.value));
        }
    for (const TableField& field : table.fields) {
      const bool is_function = field.name == "effect" && expr(field.value).kind == ExprKind::function;
      if (is_function)
        append(body, body_of_function(field.value));
      else if (field.name.empty() && field.key == syntax::none)
        append(body, tokens_at(field.value));
      else if (field.name == "roll" && expr(field.value).kind == ExprKind::table)
        append(body, branches_of(expr(field.value)));
      else if (field.name == "choose" && expr(field.value).kind == ExprKind::table)
        append(body, modes_of(expr(field.value)));
      else if (field.name == "effect" || field.name == "roll" || field.name == "choose")
        append(body, tokens_at(field.value));
    }
    all.emplace_back("DO");
    append(all, body);
    all.emplace_back("END");
    return all;
  }

  // A function, or a table with targets of its own.
  Tokens scope_of_value(ExprId id) {
    if (expr(id).kind == ExprKind::table)
      return scope_of(expr(id));
    Tokens all = {"TARGETS", "DO"};
    append(all, expr(id).kind == ExprKind::function ? body_of_function(id) : tokens_at(id));
    all.emplace_back("END");
    return all;
  }

  Tokens branches_of(const Expr& table) {
    Tokens all = {"ROLL"};
    for (const TableField& field : table.fields) {
      const bool is_nothing = expr(field.value).kind == ExprKind::name && expr(field.value).text == "nothing";
      if (is_nothing)
        continue;
      const std::string label = field.key == syntax::none ? field.name : text_of(field.key);
      append(all, {"BRANCH", "\"" + label + "\""});
      append(all, scope_of_value(field.value));
    }
    return all;
  }

  Tokens modes_of(const Expr& table) {
    Tokens all = {"CHOOSE"};
    for (const TableField& field : table.fields)
      if (const Expr* const mode = table_of_call(field.value)) {
        all.emplace_back("MODE");
        append(all, scope_of(*mode));
      }
    return all;
  }

  std::string_view source_;
  std::optional<Tree> tree_;
};

// ---- To a script -------------------------------------------------------------------------------------------------

bool is_word(std::string_view token) {
  const char c = token.empty() ? ' ' : token.front();
  return is_digit(c) || c == '_' || c == '"' || (lower(c) >= 'a' && lower(c) <= 'z');
}
bool is_keyword(std::string_view token) {
  static const std::set<std::string_view> all = {"if",    "then", "else", "elseif", "end",    "for",   "do",      "in",
                                                 "local", "and",  "or",   "not",    "return", "while", "function"};
  return all.contains(token);
}

std::string lua_text(std::string_view text) {
  std::string all = "\"";
  for (const char c : text) {
    if (c == '"' || c == '\\')
      all += '\\';
    all += c;
  }
  return all + "\"";
}

std::string unquoted(std::string_view text) { return std::string(text.substr(1, text.size() - 2)); }

// Parameters of effects, in the order in which people write them.
constexpr std::array parameters = {"this", "you",  "event", "active", "roller",  "killer",  "attacker", "by",    "of",
                                   "from", "loot", "item",  "target", "target2", "target3", "choice",   "amount"};

// Is a function with this parameter written there?
bool is_function_of(const Tokens& code, std::size_t at, std::string_view name) {
  const auto begin = code.begin() + static_cast<std::ptrdiff_t>(at);
  const auto end = std::find(begin, code.end(), ")");
  return *begin == "function" && std::find(begin, end, name) != end;
}

// Does the code name it, outside of functions in it that have a parameter of this name?
bool names(const Tokens& code, std::string_view name) {
  std::vector<bool> hides;  // each open block
  for (std::size_t i = 0; i < code.size(); ++i) {
    const bool is_hidden = !hides.empty() && hides.back();
    if (code[i] == "function" || code[i] == "if" || code[i] == "do")
      hides.push_back(is_hidden || is_function_of(code, i, name));
    else if (code[i] == "end" && !hides.empty())
      hides.pop_back();
    const bool is_member = i > 0 && code[i - 1] == ".";
    const bool is_key =
        i + 1 < code.size() && code[i + 1] == "=" && (i == 0 || code[i - 1] == "{" || code[i - 1] == ",");
    if (code[i] == name && !is_member && !is_key && !is_hidden)
      return true;
  }
  return false;
}

// The parameters that the code names.
std::string parameters_of(const Tokens& code) {
  std::vector<std::string_view> found;
  std::copy_if(parameters.begin(), parameters.end(), std::back_inserter(found),
               [&](std::string_view name) { return names(code, name); });
  return fmt::format("{}", fmt::join(found, ", "));
}

// Where each statement begins: at a name or keyword behind a complete one, outside of brackets and blocks.
std::vector<Tokens> statements_of(const Tokens& code) {
  std::vector<Tokens> all;
  int depth = 0;
  for (std::size_t i = 0; i < code.size(); ++i) {
    const std::string& one = code[i];
    const std::string_view before = i == 0 ? "" : std::string_view(code[i - 1]);
    const bool ends_before =
        before == ")" || before == "}" || before == "end" || (is_word(before) && !is_keyword(before));
    const bool begins =
        is_word(one) && one.front() != '"' && one != "and" && one != "or" && one != "then" && one != "do";
    if (i == 0 || (depth == 0 && ends_before && begins))
      all.emplace_back();
    all.back().push_back(one);
    if (one == "(" || one == "{" || one == "if" || one == "for" || one == "function")
      ++depth;
    if (one == ")" || one == "}" || one == "end")
      --depth;
  }
  return all;
}

class ScriptWriter {
 public:
  ScriptWriter(const Tokens& code, const std::vector<std::string>& modes) : code_(code), modes_(modes) {}

  std::string ability(std::string_view text) {
    if (code_.empty())
      return "";
    if (code_.size() == 2 && code_[0] == "TODO")
      return fmt::format("  -- To do: {}\n", unquoted(code_[1]));
    const std::string kind = next();
    const auto scope = std::find(code_.begin(), code_.end(), "TARGETS");
    const Tokens fields(code_.begin() + 1, scope);
    at_ = static_cast<std::size_t>(scope - code_.begin());
    std::vector<std::string> parts;
    if (!fields.empty())
      parts.push_back(spaced(fields));
    const bool has_scope = at_ < code_.size();
    Scope made = has_scope ? read_scope(4) : Scope{};
    const std::string targets = targets_of(made);
    if (!targets.empty() && !parts.empty() && parts[0].size() + targets.size() < line_width - 8)
      parts[0] += ", " + targets;
    else if (!targets.empty())
      parts.push_back(targets);
    if (has_scope || text.empty())
      parts.push_back("text = " + lua_text(text));
    else
      parts.front() += ", text = " + lua_text(text);
    parts.insert(parts.end(), made.parts.begin(), made.parts.end());
    if (!has_scope && parts.size() == 1)
      return one_line_or_more(kind, parts.front());
    std::string all = fmt::format("  {} {{\n", kind);
    for (const std::string& note : made.to_do)
      all += fmt::format("    -- To do: {}\n", note);
    for (const std::string& part : parts)
      all += "    " + part + ",\n";
    return all + "  },\n";
  }

 private:
  struct Scope {
    std::vector<std::string> targets, parts, to_do;  // parts: `effect = function(you) ... end`
    bool is_function = false;                        // its only part is an effect
    std::string function;                            // of the effect
  };

  static std::string one_line_or_more(const std::string& kind, const std::string& fields) {
    const std::string line = fmt::format("  {} {{ {} }},\n", kind, fields);
    if (line.size() < line_width)
      return line;
    const std::size_t text = fields.find("text = ");
    return fmt::format("  {} {{\n    {}\n    {},\n  }},\n", kind, fields.substr(0, text == 0 ? 0 : text - 1),
                       fields.substr(text));
  }

  const std::string& next() { return code_.at(at_++); }
  bool is_next(std::string_view token) const { return at_ < code_.size() && code_[at_] == token; }

  static std::string targets_of(const Scope& scope) {
    std::string all;
    for (std::size_t i = 0; i < scope.targets.size(); ++i)
      all += fmt::format("{}{} = {}", i == 0 ? "" : ", ", name_of_slot(i), scope.targets[i]);
    return all;
  }

  Scope read_scope(std::size_t indent) {
    Scope made;
    ++at_;  // TARGETS
    while (!is_next("DO")) {
      Tokens noun;
      while (!is_next("DO") && !is_next("|"))
        noun.push_back(next());
      if (is_next("|"))
        ++at_;
      made.targets.push_back(spaced(noun));
    }
    ++at_;
    Tokens plain;
    while (!is_next("END") && !is_next("ROLL") && !is_next("CHOOSE")) {
      if (is_next("TODO")) {
        ++at_;
        made.to_do.push_back(unquoted(next()));
        continue;
      }
      plain.push_back(next());
    }
    add_effect(made, plain, indent);
    if (is_next("ROLL"))
      made.parts.push_back(read_roll(made, indent));
    if (is_next("CHOOSE"))
      made.parts.push_back(read_modes(made, indent));
    ++at_;  // END
    return made;
  }

  static void add_effect(Scope& made, const Tokens& plain, std::size_t indent) {
    const std::vector<Tokens> statements = statements_of(plain);
    const auto is_lasting = [](const Tokens& one) { return one.front() == "lasting"; };
    if (!statements.empty() && std::all_of(statements.begin(), statements.end(), is_lasting)) {
      for (const Tokens& one : statements)
        made.parts.push_back(spaced(one));
      return;
    }
    if (plain.empty() && made.to_do.empty())
      return;
    made.is_function = true;
    made.function = function_of(statements, plain, indent);
    made.parts.push_back("effect = " + made.function);
  }

  static std::string function_of(const std::vector<Tokens>& statements, const Tokens& plain, std::size_t indent) {
    const std::string head = fmt::format("function({})", parameters_of(plain));
    const std::string line = fmt::format("{} {} end", head, spaced(plain));
    if (plain.empty())
      return head + " end";
    if (statements.size() == 1 && line.size() + indent < line_width - 10)
      return line;
    std::string all = head + "\n";
    for (const Tokens& one : statements)
      all += std::string(indent + 2, ' ') + spaced(one) + "\n";
    return all + std::string(indent, ' ') + "end";
  }

  std::string value_of(const Scope& scope) {
    if (scope.is_function && scope.targets.empty() && scope.parts.size() == 1)
      return scope.function;
    std::string all = targets_of(scope);
    for (const std::string& part : scope.parts)
      all += (all.empty() ? "" : ", ") + part;
    return "{ " + all + " }";
  }

  std::string read_roll(Scope& outer, std::size_t indent) {
    ++at_;
    std::string all = "roll = {\n";
    unsigned covered = 0;
    while (is_next("BRANCH")) {
      ++at_;
      const std::string label = next();
      covered |= values_of(label);
      std::string value = "nothing";
      if (is_next("NOTHING"))
        ++at_;
      else
        value = value_of(take(outer, read_scope(indent + 2)));
      all += std::string(indent + 2, ' ') +
             (label == "\"each\"" ? fmt::format("each = {},\n", value) : fmt::format("[{}] = {},\n", label, value));
    }
    if (const std::string rest = label_of(~covered); !rest.empty() && covered != 0)
      all += std::string(indent + 2, ' ') + fmt::format("[\"{}\"] = nothing,\n", rest);
    return all + std::string(indent, ' ') + "}";
  }

  static Scope take(Scope& outer, Scope inner) {
    outer.to_do.insert(outer.to_do.end(), inner.to_do.begin(), inner.to_do.end());
    return inner;
  }

  static unsigned values_of(std::string_view label) {
    unsigned all = 0;
    int from = 0, last = 0;
    bool in_range = false;
    for (const char c : label) {
      if (!is_digit(c)) {
        in_range = c == '-';
        continue;
      }
      last = c - '0';
      from = in_range ? from : last;
      for (int n = from; n <= last; ++n)
        all |= 1u << n;
      from = last;
    }
    return all;
  }
  static std::string label_of(unsigned values) {
    std::string all;
    for (int n = 1; n <= 6; ++n) {
      if ((values >> n & 1u) == 0)
        continue;
      int end = n;
      while (end < 6 && (values >> (end + 1) & 1u) != 0)
        ++end;
      all += (all.empty() ? "" : ",") + (end == n ? std::to_string(n) : fmt::format("{}-{}", n, end));
      n = end;
    }
    return all;
  }

  std::string read_modes(Scope& outer, std::size_t indent) {
    ++at_;
    std::string all = "choose = {\n";
    while (is_next("MODE")) {
      ++at_;
      const Scope scope = take(outer, read_scope(indent + 4));
      const bool has_text = mode_ < modes_.size() && !modes_[mode_].empty();
      std::string fields = "text = " + lua_text(has_text ? modes_[mode_] : "To do.");
      ++mode_;
      if (const std::string targets = targets_of(scope); !targets.empty())
        fields += ", " + targets;
      std::string parts;
      for (const std::string& part : scope.parts)
        parts += ",\n" + std::string(indent + 4, ' ') + part;
      all += fmt::format("{0}mode {{\n{0}  {1}{2},\n{0}}},\n", std::string(indent + 2, ' '), fields, parts);
    }
    return all + std::string(indent, ' ') + "}";
  }

  const Tokens& code_;
  const std::vector<std::string>& modes_;
  std::size_t at_ = 0, mode_ = 0;
};

}  // namespace

std::optional<std::vector<AbilityCode>> abilities_in(std::string_view source) {
  return ScriptReader(source).abilities();
}

std::string lua_of(const Tokens& code, std::string_view text, const std::vector<std::string>& mode_texts) {
  return ScriptWriter(code, mode_texts).ability(text);
}

std::string spaced(const Tokens& code) {
  std::string all;
  for (std::size_t i = 0; i < code.size(); ++i) {
    const std::string& one = code[i];
    const std::string_view before = i == 0 ? "" : std::string_view(code[i - 1]);
    const std::string_view before2 = i < 2 ? "" : std::string_view(code[i - 2]);
    const bool is_sign =
        before == "-" && (before2 == "=" || before2 == "," || before2 == "(" || before2 == "return" || before2.empty());
    const bool joined = before.empty() || one == "," || one == ")" || one == "." || one == ":" || one == "[" ||
                        one == "]" || before == "(" || before == "." || before == "[" || before == "#" || is_sign ||
                        (one == "(" && is_word(before) && (!is_keyword(before) || before == "function"));
    all += (joined ? "" : " ") + one;
  }
  return all;
}

}  // namespace soulstack::scripting::sentences
