// The scenarios of a file as they are written: the place of each, and the fields of its table.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "scripting/syntax/ast.h"

namespace soulstack::scripting {

// `scenario "name" { ... }` in the source.
struct WrittenScenario {
  std::string name;
  syntax::Range range;
  syntax::ExprId table = syntax::none;
};

// In the order of the file. Those that a loop or a function makes are among them once, or not at all.
std::vector<WrittenScenario> written_scenarios(const syntax::Tree& tree);

// Null: the table has no such field.
const syntax::TableField* field_of(const syntax::Tree& tree, syntax::ExprId table, std::string_view name);

// The function that the field has; none if it has no function that is written there.
syntax::FunctionIndex function_in(const syntax::Tree& tree, syntax::ExprId table, std::string_view name);

}  // namespace soulstack::scripting
