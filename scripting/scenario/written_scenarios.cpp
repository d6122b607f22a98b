// The scenarios of a file as they are written.
#include "scripting/scenario/written_scenarios.h"

#include <algorithm>

namespace soulstack::scripting {

using namespace syntax;

std::vector<WrittenScenario> written_scenarios(const Tree& tree) {
  std::vector<WrittenScenario> all;
  for (const Expr& outer : tree.exprs) {
    if (outer.kind != ExprKind::call || outer.list.size() != 1)
      continue;
    const Expr& inner = tree.expr(outer.a);
    const ExprId table = tree.bare(outer.list.front());
    if (inner.kind != ExprKind::call || inner.list.size() != 1 || tree.expr(table).kind != ExprKind::table)
      continue;
    const Expr& word = tree.expr(inner.a);
    const Expr& name = tree.expr(tree.bare(inner.list.front()));
    if (word.kind == ExprKind::name && word.text == "scenario" && name.kind == ExprKind::text)
      all.push_back({name.text, outer.range, table});
  }
  std::sort(all.begin(), all.end(),
            [](const WrittenScenario& a, const WrittenScenario& b) { return a.range.begin.at < b.range.begin.at; });
  return all;
}

const TableField* field_of(const Tree& tree, ExprId table, std::string_view name) {
  const std::vector<TableField>& fields = tree.expr(table).fields;
  const auto found = std::find_if(fields.begin(), fields.end(), [&](const TableField& f) { return f.name == name; });
  return found == fields.end() ? nullptr : &*found;
}

FunctionIndex function_in(const Tree& tree, ExprId table, std::string_view name) {
  const TableField* const field = field_of(tree, table, name);
  const ExprId value = field ? tree.bare(field->value) : syntax::none;
  return value != syntax::none && tree.expr(value).kind == ExprKind::function ? tree.expr(value).function
                                                                              : syntax::none;
}

}  // namespace soulstack::scripting
