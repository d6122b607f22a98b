// The syntax tree of a Lua 5.4 file. Each node knows its place in the source, and each name its local.
//
// Nodes refer to each other by index into the lists of their Tree, so that a deep tree is copied and destroyed without
// recursion. The depth of a tree is limited (deepest_tree), so visitors may recurse.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace soulstack::scripting::syntax {

inline constexpr int none = -1;
using ExprId = int;
using StatId = int;
using BlockId = int;
using FunctionIndex = int;
using LocalId = int;

struct Place {
  std::size_t at = 0;  // in the source, in bytes
  int line = 0;
  int column = 0;  // in bytes, from 1
};

struct Range {
  Place begin, end;  // the end is after the last byte
};

inline bool is_inside(const Range& inner, const Range& outer) {
  return inner.begin.at >= outer.begin.at && inner.end.at <= outer.end.at;
}

enum class ExprKind : std::uint8_t {
  nil,
  boolean,  // `integer` is 1 or 0
  integer,
  fraction,  // a number that is not an integer; its value is not computed
  text,
  vararg,
  function,  // `function`
  name,      // `local`, or a global if that is none
  index,     // `a` . `text` if `is_dot`, else `a` [ `b` ]
  call,      // `a` ( `list` ); a method call if `text` is not empty
  table,     // `fields`
  unary,     // `op` `a`
  binary,    // `a` `op` `b`; also `and` and `or`
  paren      // ( `a` )
};

enum class Op : std::uint8_t {
  // clang-format off
  no_op,
  op_or, op_and, less, greater, less_equal, greater_equal, not_equal, equal, bit_or, bit_xor, bit_and, shift_left,
  shift_right, concat, add, subtract, multiply, divide, floor_divide, modulo, power,
  negate, op_not, length, bit_not,
  // clang-format on
};
std::string_view name_of(Op op);
constexpr bool is_comparison(Op op) { return op >= Op::less && op <= Op::equal; }
// What holds if the comparison does not.
Op opposite(Op comparison);

struct TableField {
  ExprId key = none;   // of [key] = value
  std::string name{};  // of name = value; empty for a positional value
  Range name_at{};
  ExprId value = none;
};

struct Expr {
  ExprKind kind = ExprKind::nil;
  Op op = Op::no_op;
  bool is_dot = false;
  int depth = 1;
  Range range{};
  std::string text{};  // the name, the decoded string, or the written number
  Range text_at{};     // of the name after a dot or colon
  std::int64_t integer = 0;
  LocalId local = none;
  FunctionIndex function = none;
  ExprId a = none, b = none;
  std::vector<ExprId> list{};
  std::vector<TableField> fields{};
};

enum class StatKind : std::uint8_t {
  empty,
  local,           // `locals` = `values`
  assign,          // `targets` = `values`
  call,            // `values` has the call
  do_block,        // `block`
  while_loop,      // `values` has the condition
  repeat_loop,     // `block`, then `values` has the condition
  if_chain,        // `values` has the conditions, `blocks` the blocks and, if there is one more, `else`
  numeric_for,     // `locals` has one
  generic_for,     // `locals` in `values`
  function,        // `targets` has the name, `values` the function
  local_function,  // `locals` has the name, `values` the function
  returns,         // `values`
  breaks,
  jump,  // goto `label`
  label
};

struct Stat {
  StatKind kind = StatKind::empty;
  bool is_method = false;  // of a function: its name has a colon
  int depth = 1;
  Range range{};
  std::string label{};
  std::vector<LocalId> locals{};
  std::vector<ExprId> targets{}, values{};
  BlockId block = none;
  std::vector<BlockId> blocks{};
};

struct Block {
  int depth = 1;
  std::vector<StatId> stats{};
  Range range{};
};

enum class LocalIs : std::uint8_t { variable, parameter, self, loop_variable, function };

struct Local {
  std::string name{};
  LocalIs is = LocalIs::variable;
  std::string attribute{};  // const or close
  Range declared{};
  Range scope{};  // where it can be used
  FunctionIndex function = none;
};

struct Function {
  FunctionIndex parent = none;
  Range range{};  // from `function` to `end`
  Place open{};   // of the parenthesis
  std::vector<LocalId> parameters{};
  bool is_vararg = false;
  BlockId body = none;
};

struct Tree {
  std::vector<Expr> exprs;
  std::vector<Stat> stats;
  std::vector<Block> blocks;
  std::vector<Local> locals;
  std::vector<Function> functions;  // [0] is the file; a function comes before its nested functions

  const Expr& expr(ExprId id) const { return exprs[static_cast<std::size_t>(id)]; }
  const Stat& stat(StatId id) const { return stats[static_cast<std::size_t>(id)]; }
  const Block& block(BlockId id) const { return blocks[static_cast<std::size_t>(id)]; }
  const Local& local(LocalId id) const { return locals[static_cast<std::size_t>(id)]; }
  const Function& function(FunctionIndex id) const { return functions[static_cast<std::size_t>(id)]; }

  // Without the parentheses around it.
  ExprId bare(ExprId id) const {
    while (id != none && expr(id).kind == ExprKind::paren)
      id = expr(id).a;
    return id;
  }
};

}  // namespace soulstack::scripting::syntax
