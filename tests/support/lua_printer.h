// Prints a syntax tree as Lua. Each operation gets its own parentheses and each local its own name, so that the text
// depends on the shape of the tree and on its scopes, not on priorities or on what shadows what. Functions begin and end on their own lines, because Lua keeps these
// lines even in stripped chunks.
#pragma once

#include <string>

#include "scripting/syntax/ast.h"

namespace soulstack::testing {

class LuaPrinter {
  using ExprId = scripting::syntax::ExprId;
  using Expr = scripting::syntax::Expr;
  using ExprKind = scripting::syntax::ExprKind;
  using Stat = scripting::syntax::Stat;
  using StatKind = scripting::syntax::StatKind;

 public:
  explicit LuaPrinter(const scripting::syntax::Tree& tree) : tree_(tree) {}

  std::string all() {
    block(tree_.function(0).body);
    return std::move(out_);
  }

 private:
  void word(std::string_view text) { out_.append(text).append(" "); }
  void word_on_line(std::string_view text, int line) {
    for (; line_ < line; ++line_)
      out_ += '\n';
    word(text);
  }

  std::string name_of_local(scripting::syntax::LocalId id) const {
    const std::string& name = tree_.local(id).name;
    return name == "_ENV" ? name : "local_" + std::to_string(id) + "_";
  }

  template <class List, class Each>
  void list(const List& all, Each each) {
    for (std::size_t i = 0; i < all.size(); ++i) {
      if (i > 0)
        word(",");
      each(all[i]);
    }
  }
  void exprs(const std::vector<ExprId>& all) {
    list(all, [&](ExprId one) { expr(one); });
  }
  void locals(const std::vector<scripting::syntax::LocalId>& all) {
    list(all, [&](scripting::syntax::LocalId id) {
      word(name_of_local(id));
      if (!tree_.local(id).attribute.empty())
        word("<" + tree_.local(id).attribute + ">");
    });
  }

  void text(const std::string& value) {
    out_ += '"';
    for (const char c : value) {
      const std::string code = std::to_string(static_cast<unsigned char>(c));
      out_ += "\\" + std::string(3 - code.size(), '0') + code;
    }
    word("\"");
  }

  bool is_operation(ExprId id) const {
    return tree_.expr(id).kind == ExprKind::unary || tree_.expr(id).kind == ExprKind::binary;
  }
  void operand(ExprId id) {
    if (is_operation(id))
      word("(");
    expr(id);
    if (is_operation(id))
      word(")");
  }

  void expr(ExprId id) {
    const Expr& e = tree_.expr(id);
    switch (e.kind) {
      case ExprKind::nil:
        return word("nil");
      case ExprKind::boolean:
        return word(e.integer != 0 ? "true" : "false");
      case ExprKind::integer:
      case ExprKind::fraction:
        return word(e.text);
      case ExprKind::name:
        return word(e.local == scripting::syntax::none ? e.text : name_of_local(e.local));
      case ExprKind::text:
        return text(e.text);
      case ExprKind::vararg:
        return word("...");
      case ExprKind::function:
        word_on_line("function", tree_.function(e.function).range.begin.line);
        return function(e.function);
      case ExprKind::index:
        expr(e.a);
        return e.is_dot ? word("." + e.text) : bracketed(e.b);
      case ExprKind::call:
        expr(e.a);
        if (!e.text.empty())
          word(":" + e.text);
        word("(");
        exprs(e.list);
        return word(")");
      case ExprKind::table:
        return table(e);
      case ExprKind::unary:
        word(name_of(e.op));
        return operand(e.a);
      case ExprKind::binary:
        operand(e.a);
        word(name_of(e.op));
        return operand(e.b);
      case ExprKind::paren:
        word("(");
        expr(e.a);
        return word(")");
    }
  }
  void bracketed(ExprId key) {
    word("[");
    expr(key);
    word("]");
  }
  void table(const Expr& e) {
    word("{");
    for (const auto& field : e.fields) {
      if (field.key != scripting::syntax::none)
        bracketed(field.key);
      if (!field.name.empty())
        word(field.name);
      if (field.key != scripting::syntax::none || !field.name.empty())
        word("=");
      expr(field.value);
      word(",");
    }
    word("}");
  }
  // Its name is printed before.
  void function(int index) {
    const auto& f = tree_.function(index);
    word_on_line("(", f.open.line);
    locals(f.parameters);
    if (f.is_vararg)
      word(f.parameters.empty() ? "..." : ", ...");
    word(")");
    block(f.body);
    word_on_line("end", f.range.end.line);
  }

  void block(int id) {
    for (const int one : tree_.block(id).stats)
      stat(tree_.stat(one));
  }
  void stat(const Stat& s) {
    switch (s.kind) {
      case StatKind::empty:
        break;
      case StatKind::local:
        word("local");
        locals(s.locals);
        if (!s.values.empty())
          word("=");
        exprs(s.values);
        break;
      case StatKind::assign:
        exprs(s.targets);
        word("=");
        exprs(s.values);
        break;
      case StatKind::call:
        exprs(s.values);
        break;
      case StatKind::do_block:
        word("do");
        block(s.block);
        word("end");
        break;
      case StatKind::while_loop:
        word("while");
        exprs(s.values);
        word("do");
        block(s.block);
        word("end");
        break;
      case StatKind::repeat_loop:
        word("repeat");
        block(s.block);
        word("until");
        exprs(s.values);
        break;
      case StatKind::if_chain:
        if_chain(s);
        break;
      case StatKind::numeric_for:
      case StatKind::generic_for:
        word("for");
        locals(s.locals);
        word(s.kind == StatKind::numeric_for ? "=" : "in");
        exprs(s.values);
        word("do");
        block(s.block);
        word("end");
        break;
      case StatKind::function:
        word_on_line("function", s.range.begin.line);
        expr(s.targets.front());  // the tree has the parameter `self` of a method
        function(tree_.expr(s.values.front()).function);
        break;
      case StatKind::local_function:
        word("local function");
        locals(s.locals);
        function(tree_.expr(s.values.front()).function);
        break;
      case StatKind::returns:
        word("return");
        exprs(s.values);
        break;
      case StatKind::breaks:
        word("break");
        break;
      case StatKind::jump:
        word("goto " + s.label);
        break;
      case StatKind::label:
        word("::" + s.label + "::");
        break;
    }
    word(";");
  }
  void if_chain(const Stat& s) {
    for (std::size_t i = 0; i < s.blocks.size(); ++i) {
      if (i < s.values.size()) {
        word(i == 0 ? "if" : "elseif");
        expr(s.values[i]);
        word("then");
      } else {
        word("else");
      }
      block(s.blocks[i]);
    }
    word("end");
  }

  const scripting::syntax::Tree& tree_;
  std::string out_;
  int line_ = 1;
};

}  // namespace soulstack::testing
