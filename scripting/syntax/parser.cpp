// A recursive-descent parser for Lua 5.4. It follows the structure of Lua's own parser, so that both refuse the same
// files.
#include "scripting/syntax/parser.h"

#include <algorithm>
#include <array>
#include <initializer_list>
#include <utility>
#include <vector>

#include "scripting/syntax/literals.h"

namespace soulstack::scripting::syntax {

namespace {

struct OpRow {
  Op op;
  std::string_view name;
  int left, right;  // priorities; 0: not binary
};
constexpr std::array op_rows = {
    // clang-format off
    OpRow{Op::no_op, "", 0, 0},
    OpRow{Op::op_or, "or", 1, 1}, OpRow{Op::op_and, "and", 2, 2},
    OpRow{Op::less, "<", 3, 3}, OpRow{Op::greater, ">", 3, 3},
    OpRow{Op::less_equal, "<=", 3, 3}, OpRow{Op::greater_equal, ">=", 3, 3},
    OpRow{Op::not_equal, "~=", 3, 3}, OpRow{Op::equal, "==", 3, 3},
    OpRow{Op::bit_or, "|", 4, 4}, OpRow{Op::bit_xor, "~", 5, 5}, OpRow{Op::bit_and, "&", 6, 6},
    OpRow{Op::shift_left, "<<", 7, 7}, OpRow{Op::shift_right, ">>", 7, 7},
    OpRow{Op::concat, "..", 9, 8},
    OpRow{Op::add, "+", 10, 10}, OpRow{Op::subtract, "-", 10, 10},
    OpRow{Op::multiply, "*", 11, 11}, OpRow{Op::divide, "/", 11, 11},
    OpRow{Op::floor_divide, "//", 11, 11}, OpRow{Op::modulo, "%", 11, 11},
    OpRow{Op::power, "^", 14, 13},
    OpRow{Op::negate, "-", 0, 0}, OpRow{Op::op_not, "not", 0, 0}, OpRow{Op::length, "#", 0, 0},
    OpRow{Op::bit_not, "~", 0, 0},
    // clang-format on
};
constexpr int unary_priority = 12;
constexpr int most_locals = 200;  // of a function, as in Lua

constexpr std::string_view beginnings_of_ops = "oa<>=~|&.+-*/%^n#";

// The token is not empty.
const OpRow* row_of(const Token& token, bool unary) {
  const bool may_be_op = token.kind == TokenKind::symbol || token.kind == TokenKind::keyword;
  if (!may_be_op || beginnings_of_ops.find(token.text.front()) == std::string_view::npos)
    return nullptr;
  for (const OpRow& row : op_rows)
    if (row.op != Op::no_op && (row.left == 0) == unary && row.name.front() == token.text.front() && token.is(row.name))
      return &row;
  return nullptr;
}

std::vector<std::size_t> line_starts(std::string_view source) {
  std::vector<std::size_t> starts = {0};
  for (std::size_t at = 0; at < source.size(); ++at) {
    const char c = source[at];
    if (c != '\n' && c != '\r')
      continue;
    const char next = at + 1 < source.size() ? source[at + 1] : '\0';
    at += (next == '\n' || next == '\r') && next != c ? 1 : 0;
    starts.push_back(at + 1);
  }
  return starts;
}

class Parser {
 public:
  Parser(std::string_view source, std::vector<Token> tokens)
      : source_(source), tokens_(std::move(tokens)), starts_(line_starts(source)) {
    const auto last_line = static_cast<int>(starts_.size());
    tokens_.push_back({TokenKind::symbol, source.size(), source.substr(source.size()), last_line});
    tree_.exprs.reserve(tokens_.size() / 2);
  }

  Tree all() {
    const std::size_t end = tokens_.size() > 1 ? tokens_[tokens_.size() - 2].end() : 0;
    Function& file = tree_.functions.emplace_back();
    file.range = {place(0), place(source_.size())};
    file.open = place(0);
    file.is_vararg = true;
    open_function(0);
    const BlockId body = block();
    tree_.functions[0].body = body;
    close_function();
    if (!is_end())
      fail("`end of file` expected");
    if (has_open_comment(source_.substr(end)))
      fail("unfinished long comment");
    return std::move(tree_);
  }

 private:
  struct PendingJump {
    std::string label;
    int locals;
    Place place;
  };
  struct Label {
    std::string name;
    int locals;
  };
  struct OpenBlock {
    std::size_t locals, labels, jumps;
    bool is_loop;
  };
  struct OpenFunction {
    FunctionIndex index;
    std::size_t first_local, first_block, first_label, first_jump;
    int hidden = 0;  // locals of loops without a name
  };
  class Level {
   public:
    explicit Level(Parser& parser) : parser_(parser) {
      if (++parser_.level_ >= most_nested)
        parser_.fail("too many nested levels");
    }
    ~Level() { --parser_.level_; }
    Level(const Level&) = delete;
    Level& operator=(const Level&) = delete;

   private:
    Parser& parser_;
  };

  // ---- Tokens

  const Token& now() const { return tokens_[next_]; }
  const Token& ahead() const { return tokens_[std::min(next_ + 1, tokens_.size() - 1)]; }
  bool is_end() const { return next_ + 1 == tokens_.size(); }
  bool is(std::string_view text) const { return now().is(text) && !is_end(); }
  bool is_name() const { return now().kind == TokenKind::name; }
  bool accept(std::string_view text) {
    const bool found = is(text);
    next_ += found ? 1 : 0;
    return found;
  }
  void expect(std::string_view text) {
    if (!accept(text))
      fail("`" + std::string(text) + "` expected");
  }
  std::string name() {
    if (!is_name())
      fail("a name is expected");
    return std::string(tokens_[next_++].text);
  }

  [[noreturn]] void fail(std::string message, bool too_deep = false) const {
    throw SyntaxError{place(now().at), std::move(message), too_deep};
  }

  Place place(std::size_t at) const {
    const auto after = std::upper_bound(starts_.begin(), starts_.end(), at);
    return {at, static_cast<int>(after - starts_.begin()), static_cast<int>(at - *std::prev(after)) + 1};
  }
  // Tokens know their lines.
  Place on_line(std::size_t at, int line) const {
    return {at, line, static_cast<int>(at - starts_[static_cast<std::size_t>(line - 1)]) + 1};
  }
  Place here() const { return on_line(now().at, now().line); }
  Place end_of(const Token& token) const {
    return token.kind == TokenKind::text ? place(token.end()) : on_line(token.end(), token.line);
  }
  Place last_end() const { return next_ == 0 ? place(0) : end_of(tokens_[next_ - 1]); }
  Range of_now() const { return {here(), end_of(now())}; }

  // ---- Nodes

  void limit_depth(int depth) const {
    if (depth > deepest_tree)
      fail("the expressions are nested too deeply", true);
  }
  template <class Node>
  void include(Node& node, ExprId child) {
    node.depth = std::max(node.depth, child == none ? 1 : tree_.expr(child).depth + 1);
  }
  void include_block(int& depth, BlockId inner) const {
    depth = std::max(depth, inner == none ? 1 : tree_.block(inner).depth + 1);
  }
  ExprId add(Expr&& e) {
    include(e, e.a);
    include(e, e.b);
    for (const ExprId one : e.list)
      include(e, one);
    for (const TableField& field : e.fields) {
      include(e, field.key);
      include(e, field.value);
    }
    limit_depth(e.depth);
    e.range.end = last_end();
    tree_.exprs.push_back(std::move(e));
    return static_cast<ExprId>(tree_.exprs.size()) - 1;
  }
  Expr expr(ExprKind kind, Place begin) const {
    Expr e;
    e.kind = kind;
    e.range.begin = begin;
    return e;
  }

  // ---- Locals

  LocalId declare(std::string local, Range at, LocalIs is) {
    Local one;
    one.name = std::move(local);
    one.is = is;
    one.declared = at;
    one.function = functions_.back().index;
    tree_.locals.push_back(std::move(one));
    return static_cast<LocalId>(tree_.locals.size()) - 1;
  }
  int locals_of_function() const {
    const OpenFunction& f = functions_.back();
    return static_cast<int>(active_.size() - f.first_local) + f.hidden;
  }
  void activate(LocalId id) {
    active_.push_back(id);
    tree_.locals[static_cast<std::size_t>(id)].scope.begin = last_end();
    if (locals_of_function() > most_locals)
      fail("too many local variables in a function");
  }
  LocalId find_local(std::string_view wanted) const {
    const auto found =
        std::find_if(active_.rbegin(), active_.rend(), [&](LocalId id) { return tree_.local(id).name == wanted; });
    return found == active_.rend() ? none : *found;
  }
  int active_locals() const { return static_cast<int>(active_.size()); }

  // ---- Blocks and functions

  void open_block(bool is_loop) { blocks_.push_back({active_.size(), labels_.size(), jumps_.size(), is_loop}); }
  void close_block() {
    const OpenBlock open = blocks_.back();
    blocks_.pop_back();
    for (std::size_t i = open.locals; i < active_.size(); ++i)
      tree_.locals[static_cast<std::size_t>(active_[i])].scope.end = here();
    active_.resize(open.locals);
    labels_.resize(open.labels);
    for (std::size_t i = open.jumps; i < jumps_.size(); ++i)
      jumps_[i].locals = static_cast<int>(open.locals);
  }
  void open_function(FunctionIndex index) {
    functions_.push_back({index, active_.size(), blocks_.size(), labels_.size(), jumps_.size()});
    open_block(false);
  }
  void close_function() {
    close_block();
    if (jumps_.size() > functions_.back().first_jump)
      throw SyntaxError{jumps_.back().place, "there is no visible label `" + jumps_.back().label + "`", false};
    functions_.pop_back();
  }
  bool in_loop() const {
    const auto first = blocks_.begin() + static_cast<std::ptrdiff_t>(functions_.back().first_block);
    return std::any_of(first, blocks_.end(), [](const OpenBlock& b) { return b.is_loop; });
  }

  bool block_ends(bool with_until = true) const {
    if (now().kind != TokenKind::keyword)
      return is_end();
    return is("else") || is("elseif") || is("end") || (with_until && is("until"));
  }
  // The statements; the caller opens and closes the block.
  BlockId block() {
    Block list;
    list.range.begin = here();
    while (!block_ends()) {
      const bool is_last = is("return");
      list.stats.push_back(statement());
      list.depth = std::max(list.depth, tree_.stat(list.stats.back()).depth + 1);
      if (is_last)
        break;
    }
    list.range.end = last_end();
    if (list.range.end.at < list.range.begin.at)
      list.range.end = list.range.begin;
    tree_.blocks.push_back(std::move(list));
    return static_cast<BlockId>(tree_.blocks.size()) - 1;
  }
  BlockId inner_block(bool is_loop = false) {
    open_block(is_loop);
    const BlockId id = block();
    close_block();
    return id;
  }

  // From the parenthesis to `end`.
  ExprId function_body(Place begin, bool is_method) {
    const auto index = static_cast<FunctionIndex>(tree_.functions.size());
    Function f;
    f.parent = functions_.back().index;
    f.range.begin = begin;
    f.open = here();
    tree_.functions.push_back(f);
    open_function(index);
    if (is_method) {
      f.parameters.push_back(declare("self", {here(), here()}, LocalIs::self));
      activate(f.parameters.back());
    }
    expect("(");
    f.is_vararg = parameters(f);
    tree_.functions[static_cast<std::size_t>(index)].is_vararg = f.is_vararg;
    f.body = block();
    f.range.end = end_of(now());
    tree_.functions[static_cast<std::size_t>(index)] = f;
    close_function_at_end();
    Expr e = expr(ExprKind::function, begin);
    e.function = index;
    include_block(e.depth, f.body);
    return add(std::move(e));
  }
  void close_function_at_end() {
    if (!is("end"))
      fail("`end` expected");
    close_function();
    ++next_;
  }
  bool parameters(Function& f) {
    const std::size_t first = f.parameters.size();
    bool is_vararg = false;
    if (!is(")")) {
      do {
        if (accept("...")) {
          is_vararg = true;
        } else {
          const Range at = of_now();
          f.parameters.push_back(declare(name(), at, LocalIs::parameter));
        }
      } while (!is_vararg && accept(","));
    }
    expect(")");
    for (std::size_t i = first; i < f.parameters.size(); ++i)
      activate(f.parameters[i]);
    return is_vararg;
  }

  // ---- Expressions

  ExprId expression(int limit = 0) {
    const Level level(*this);
    const Place begin = here();
    ExprId left = none;
    if (const OpRow* const unary = is_end() ? nullptr : row_of(now(), true)) {
      ++next_;
      Expr e = expr(ExprKind::unary, begin);
      e.op = unary->op;
      e.a = expression(unary_priority);
      left = add(std::move(e));
    } else {
      left = simple();
    }
    for (;;) {
      const OpRow* const binary = is_end() ? nullptr : row_of(now(), false);
      if (!binary || binary->left <= limit)
        return left;
      Expr e = expr(ExprKind::binary, begin);
      e.text_at = of_now();
      ++next_;
      e.op = binary->op;
      e.a = left;
      e.b = expression(binary->right);
      left = add(std::move(e));
    }
  }

  ExprId simple() {
    const Token& token = now();
    if (is_name())
      return suffixed();
    const Place begin = here();
    if (is_end())
      fail("an expression is expected");
    if (token.kind == TokenKind::number)
      return number();
    if (token.kind == TokenKind::text)
      return text();
    if (accept("nil"))
      return add(expr(ExprKind::nil, begin));
    if (token.is("true") || token.is("false")) {
      Expr e = expr(ExprKind::boolean, begin);
      e.integer = token.is("true") ? 1 : 0;
      ++next_;
      return add(std::move(e));
    }
    if (is("...")) {
      if (!tree_.function(functions_.back().index).is_vararg)
        fail("`...` is outside a function with `...`");
      ++next_;
      return add(expr(ExprKind::vararg, begin));
    }
    if (is("{"))
      return table();
    if (accept("function"))
      return function_body(begin, false);
    return suffixed();
  }

  ExprId number() {
    Expr e = expr(ExprKind::fraction, here());
    const auto value = number_of(now().text);
    if (!value)
      fail("malformed number");
    if (value->is_integer)
      e.kind = ExprKind::integer;
    e.integer = value->integer;
    e.text = std::string(now().text);
    ++next_;
    return add(std::move(e));
  }
  ExprId text() {
    Expr e = expr(ExprKind::text, here());
    auto value = text_of(now().text);
    if (!value)
      fail("malformed string");
    e.text = std::move(*value);
    ++next_;
    return add(std::move(e));
  }

  ExprId name_expr() {
    Expr e = expr(ExprKind::name, here());
    e.text = name();
    e.local = find_local(e.text);
    return add(std::move(e));
  }
  ExprId primary() {
    if (is_name())
      return name_expr();
    Expr e = expr(ExprKind::paren, here());
    if (!accept("("))
      fail("unexpected symbol");
    e.a = expression();
    expect(")");
    return add(std::move(e));
  }
  bool begins_arguments() const { return is("(") || is("{") || (now().kind == TokenKind::text && !is_end()); }

  ExprId suffixed() {
    const Place begin = here();
    ExprId left = primary();
    for (;;) {
      Expr e = expr(ExprKind::index, begin);
      e.a = left;
      if (accept(".")) {
        e.is_dot = true;
        e.text_at = of_now();
        e.text = name();
      } else if (accept("[")) {
        e.b = expression();
        expect("]");
      } else if (accept(":")) {
        e.kind = ExprKind::call;
        e.text_at = of_now();
        e.text = name();
        e.list = arguments();
      } else if (begins_arguments()) {
        e.kind = ExprKind::call;
        e.list = arguments();
      } else {
        return left;
      }
      left = add(std::move(e));
    }
  }
  std::vector<ExprId> arguments() {
    if (is("{"))
      return {table()};
    if (now().kind == TokenKind::text && !is_end())
      return {text()};
    expect("(");
    std::vector<ExprId> all;
    if (!is(")"))
      all = expressions();
    expect(")");
    return all;
  }
  std::vector<ExprId> expressions() {
    std::vector<ExprId> all;
    do {
      all.push_back(expression());
    } while (accept(","));
    return all;
  }

  ExprId table() {
    Expr e = expr(ExprKind::table, here());
    expect("{");
    while (!is("}")) {
      e.fields.push_back(field());
      if (!accept(",") && !accept(";"))
        break;
    }
    expect("}");
    return add(std::move(e));
  }
  TableField field() {
    TableField one;
    if (is_name() && ahead().is("=") && next_ + 2 < tokens_.size()) {
      one.name_at = of_now();
      one.name = name();
      expect("=");
    } else if (is("[")) {
      one.name_at.begin = here();
      expect("[");
      one.key = expression();
      expect("]");
      one.name_at.end = last_end();
      expect("=");
    }
    one.value = expression();
    return one;
  }

  // ---- Statements

  StatId statement() {
    const Level level(*this);
    Stat s;
    s.range.begin = here();
    parse_statement(s);
    for (const auto* list : {&s.targets, &s.values})
      for (const ExprId one : *list)
        include(s, one);
    include_block(s.depth, s.block);
    for (const BlockId one : s.blocks)
      include_block(s.depth, one);
    limit_depth(s.depth);
    s.range.end = last_end();
    tree_.stats.push_back(std::move(s));
    return static_cast<StatId>(tree_.stats.size()) - 1;
  }

  void parse_statement(Stat& s) {
    if (is_name())
      return expression_statement(s);
    if (accept(";"))
      return;
    if (is("if"))
      return if_chain(s);
    if (is("while"))
      return while_loop(s);
    if (accept("do")) {
      s.kind = StatKind::do_block;
      s.block = inner_block();
      return expect("end");
    }
    if (accept("for"))
      return for_loop(s);
    if (accept("repeat"))
      return repeat_loop(s);
    if (accept("function"))
      return function_statement(s);
    if (accept("local"))
      return is("function") ? local_function(s) : local(s);
    if (accept("::"))
      return label(s);
    if (accept("return"))
      return returns(s);
    if (is("break"))
      return breaks(s);
    if (accept("goto"))
      return jump(s);
    expression_statement(s);
  }

  void if_chain(Stat& s) {
    s.kind = StatKind::if_chain;
    while (accept("if") || accept("elseif")) {
      s.values.push_back(expression());
      expect("then");
      s.blocks.push_back(inner_block());
      if (!is("elseif"))
        break;
    }
    if (accept("else"))
      s.blocks.push_back(inner_block());
    expect("end");
  }
  void while_loop(Stat& s) {
    s.kind = StatKind::while_loop;
    expect("while");
    s.values.push_back(expression());
    expect("do");
    s.block = inner_block(true);
    expect("end");
  }
  void repeat_loop(Stat& s) {
    s.kind = StatKind::repeat_loop;
    open_block(true);
    open_block(false);
    s.block = block();
    expect("until");
    s.values.push_back(expression());
    close_block();
    close_block();
  }
  void for_loop(Stat& s) {
    std::vector<std::pair<std::string, Range>> names;
    do {
      const Range at = of_now();
      names.emplace_back(name(), at);
    } while (!is("=") && accept(","));
    s.kind = is("=") ? StatKind::numeric_for : StatKind::generic_for;
    s.kind == StatKind::numeric_for ? expect("=") : expect("in");
    s.values = expressions();
    if (s.kind == StatKind::numeric_for && (names.size() != 1 || s.values.size() < 2 || s.values.size() > 3))
      fail("`for` needs two or three numbers");
    const int hidden = s.kind == StatKind::numeric_for ? 3 : 4;
    expect("do");
    functions_.back().hidden += hidden;
    open_block(true);
    open_block(false);
    for (const auto& [local_name, at] : names)
      s.locals.push_back(declare(local_name, at, LocalIs::loop_variable));
    for (const LocalId id : s.locals)
      activate(id);
    s.block = block();
    close_block();
    close_block();
    functions_.back().hidden -= hidden;
    expect("end");
  }
  void function_statement(Stat& s) {
    s.kind = StatKind::function;
    ExprId target = name_expr();
    while (is(".") || is(":")) {
      s.is_method = is(":");
      Expr e = expr(ExprKind::index, tree_.expr(target).range.begin);
      ++next_;
      e.a = target;
      e.is_dot = true;
      e.text_at = of_now();
      e.text = name();
      target = add(std::move(e));
      if (s.is_method)
        break;
    }
    s.targets = {target};
    s.values = {function_body(s.range.begin, s.is_method)};
    check_writable(target);
  }
  void local_function(Stat& s) {
    s.kind = StatKind::local_function;
    const Place begin = here();
    expect("function");
    const Range at = of_now();
    s.locals = {declare(name(), at, LocalIs::function)};
    activate(s.locals.front());
    s.values = {function_body(begin, false)};
  }
  void local(Stat& s) {
    s.kind = StatKind::local;
    int closed = 0;
    do {
      const Range at = of_now();
      const LocalId id = declare(name(), at, LocalIs::variable);
      s.locals.push_back(id);
      if (accept("<")) {
        const std::string attribute = name();
        if (attribute != "const" && attribute != "close")
          fail("unknown attribute `" + attribute + "`");
        closed += attribute == "close" ? 1 : 0;
        tree_.locals[static_cast<std::size_t>(id)].attribute = attribute;
        expect(">");
      }
    } while (accept(","));
    if (closed > 1)
      fail("only one variable of a list can be <close>");
    if (accept("="))
      s.values = expressions();
    for (const LocalId id : s.locals)
      activate(id);
  }
  void label(Stat& s) {
    s.kind = StatKind::label;
    s.label = name();
    expect("::");
    const auto first = labels_.begin() + static_cast<std::ptrdiff_t>(functions_.back().first_label);
    if (std::any_of(first, labels_.end(), [&](const Label& l) { return l.name == s.label; }))
      fail("the label `" + s.label + "` is already defined");
    const bool is_last = only_labels_follow();
    const int locals = is_last ? static_cast<int>(blocks_.back().locals) : active_locals();
    labels_.push_back({s.label, locals});
    solve_jumps(s.label, locals);
  }
  bool only_labels_follow() const {
    std::size_t at = next_;
    const auto is_at = [&](std::string_view text) { return at + 1 < tokens_.size() && tokens_[at].is(text); };
    while (is_at(";") || is_at("::"))
      at += is_at(";") ? std::size_t{1} : std::size_t{3};
    return at + 1 >= tokens_.size() || is_at("else") || is_at("elseif") || is_at("end");
  }
  void solve_jumps(const std::string& to, int locals) {
    const auto first = jumps_.begin() + static_cast<std::ptrdiff_t>(blocks_.back().jumps);
    for (auto pending = first; pending != jumps_.end(); ++pending)
      if (pending->label == to && pending->locals < locals)
        throw SyntaxError{pending->place, "`goto " + to + "` jumps into the scope of a local", false};
    jumps_.erase(std::remove_if(first, jumps_.end(), [&](const PendingJump& one) { return one.label == to; }),
                 jumps_.end());
  }
  void jump(Stat& s) {
    s.kind = StatKind::jump;
    const Place at = here();
    s.label = name();
    const auto first = labels_.begin() + static_cast<std::ptrdiff_t>(functions_.back().first_label);
    if (std::none_of(first, labels_.end(), [&](const Label& l) { return l.name == s.label; }))
      jumps_.push_back({s.label, active_locals(), at});
  }
  void breaks(Stat& s) {
    s.kind = StatKind::breaks;
    if (!in_loop())
      fail("`break` is outside a loop");
    ++next_;
  }
  void returns(Stat& s) {
    s.kind = StatKind::returns;
    if (!block_ends() && !is(";"))
      s.values = expressions();
    accept(";");
    if (!block_ends())
      fail("`end` expected: `return` must be the last statement of its block");
  }

  void check_writable(ExprId target) const {
    const Expr& e = tree_.expr(target);
    if (e.kind != ExprKind::name && e.kind != ExprKind::index)
      fail("a name or field is expected before `=`");
    if (e.kind == ExprKind::name && e.local != none && !tree_.local(e.local).attribute.empty())
      fail("`" + e.text + "` is constant");
  }
  void expression_statement(Stat& s) {
    s.targets.push_back(suffixed());
    if (!is("=") && !is(",")) {
      if (tree_.expr(s.targets.front()).kind != ExprKind::call)
        fail("this is not a statement");
      s.kind = StatKind::call;
      s.values = std::exchange(s.targets, {});
      return;
    }
    s.kind = StatKind::assign;
    check_writable(s.targets.back());
    const int level = level_;
    while (accept(",")) {
      if (++level_ >= most_nested)
        fail("too many nested levels");
      s.targets.push_back(suffixed());
      check_writable(s.targets.back());
    }
    expect("=");
    s.values = expressions();
    level_ = level;
  }

  const std::string_view source_;
  std::vector<Token> tokens_;
  const std::vector<std::size_t> starts_;
  std::size_t next_ = 0;
  int level_ = 0;
  Tree tree_;
  std::vector<LocalId> active_;
  std::vector<OpenBlock> blocks_;
  std::vector<OpenFunction> functions_;
  std::vector<Label> labels_;
  std::vector<PendingJump> jumps_;
};

}  // namespace

std::string_view name_of(Op op) { return op_rows[static_cast<std::size_t>(op)].name; }

Op opposite(Op comparison) {
  switch (comparison) {
    case Op::less:
      return Op::greater_equal;
    case Op::less_equal:
      return Op::greater;
    case Op::greater:
      return Op::less_equal;
    case Op::greater_equal:
      return Op::less;
    case Op::equal:
      return Op::not_equal;
    default:
      return Op::equal;
  }
}

std::optional<Tree> parse(std::string_view source, SyntaxError* error) {
  return parse(source, tokens_of(source), error);
}

std::optional<Tree> parse(std::string_view source, std::vector<Token> tokens, SyntaxError* error) {
  try {
    return Parser(source, std::move(tokens)).all();
  } catch (const SyntaxError& found) {
    if (error)
      *error = found;
    return {};
  }
}

}  // namespace soulstack::scripting::syntax
