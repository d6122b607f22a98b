// The numbers of the text that change something.
#include <algorithm>

#include "scripting/checker/promise_check.h"

namespace soulstack::scripting {

using namespace syntax;

bool Promises::has_function() const {
  return std::any_of(table_.fields.begin(), table_.fields.end(), [&](const TableField& one) {
    return tree_.expr(tree_.bare(one.value)).kind == ExprKind::function;
  });
}

void Promises::signs() {
  const bool adds = says({" add ", " adds "}), subtracts = says({" subtract ", " subtracts "});
  if (adds == subtracts)
    return;
  for (const Expr* call : calls_) {
    if (verb_of(*call) != "change_roll" || call->list.size() < 2)
      continue;
    const Expr& n = tree_.expr(tree_.bare(call->list[1]));
    const bool is_below = n.kind == ExprKind::unary && n.op == Op::negate;
    if ((adds && is_below) || (subtracts && n.kind == ExprKind::integer && n.integer > 0))
      warn(n,
           "the text says `" + std::string(adds ? "add" : "subtract") + "`, and this " + (adds ? "subtracts" : "adds"));
  }
}

void Promises::numbers_that_change() {
  if (form_ != "always")
    return;
  const Unsaid numbers[] = {
      {"hp", {" hp ", "health", "heart"}},
      {"attack", {"attack"}},
      {"evasion", {"evasion"}},
      {"attacks_per_turn", {"attack"}},
      {"purchases_per_turn", {"purchase", "buy"}},
      {"loot_plays", {"play", "loot"}},
      {"loot_step", {"loot"}},
      {"price", {"cost", "price", "¢", "pay"}},
      {"roll", {"roll", "dice", "die"}},
      {"attack_roll", {"roll", "dice", "die"}},
  };
  for (const TableField& one : table_.fields)
    for (const Unsaid& number : numbers)
      if (one.name == number.word && !says(number.said))
        warn(one.name_at, "it changes " + ticked(one.name) + ", but the text does not say so");
}

void Promises::numbers_that_stay() {
  if (form_ != "always" || is_open_ || has_parts_ || has_function())
    return;
  for (const std::string_view number : {"hp", "attack", "evasion"})
    if (is_changed(number) && !names_stat(number))
      warn(table_.fields.front().name_at,
           "the text changes " + ticked(number) + ", but no field does: add `" + std::string(number) + " = ...`");
}

bool Promises::is_changed(std::string_view number) const {
  const std::string after = " " + std::string(number) + " ";
  for (const char digit : {'1', '2', '3', '4', '5', '6'})
    if (written_text_.find(std::string(" +") + digit + after) != std::string::npos ||
        written_text_.find(std::string(" -") + digit + after) != std::string::npos)
      return true;
  return false;
}

bool Promises::names_stat(std::string_view number) const {
  const auto names_it = [&](std::string_view field) { return field.find(number) != std::string_view::npos; };
  return std::any_of(fields_.begin(), fields_.end(), names_it) ||
         std::any_of(table_.fields.begin(), table_.fields.end(),
                     [&](const TableField& field) { return names_it(field.name); });
}

void Promises::prices() {
  const TableField* const price = field("price");
  const bool less = says({" less "}), more = says({" more "});
  if (form_ != "always" || !price || less == more)
    return;
  const Expr& n = tree_.expr(tree_.bare(price->value));
  const bool is_below = n.kind == ExprKind::unary && n.op == Op::negate;
  if ((less && n.kind == ExprKind::integer && n.integer > 0) || (more && is_below))
    warn(price->name_at, "the text says `" + std::string(less ? "less" : "more") + "`, and this price is " +
                             (less ? "higher" : "lower"));
}

void Promises::chance() {
  if (!says({" at random "}) || is_open_ || has_parts_ || field("roll"))
    return;
  const bool is_random = std::any_of(names_.begin(), names_.end(), [](const Expr* e) {
    return e->text.find("random") != std::string::npos || e->text.find("shuffle") != std::string::npos;
  });
  for (const Expr* call : calls_)
    if (const std::string_view verb = verb_of(*call);
        !is_random && (verb == "steal_loot" || verb == "discard_loot" || verb == "choose"))
      return warn(*call, "the text says `at random`, and here a player chooses");
}

void Promises::same_amount() {
  if (!says({" as much as they ", " as many as they ", " as much ¢ as they ", " that much ", " that many "}) ||
      is_open_ || has_parts_ || field("event") || field("roll") || calls_.size() < 2)
    return;
  const Expr* last = nullptr;
  for (const Expr* call : calls_)
    for (const ExprId argument : call->list) {
      const ExprKind kind = tree_.expr(tree_.bare(argument)).kind;
      if (kind == ExprKind::integer)
        last = call;
      else if (kind != ExprKind::name || !is_role(name_of(argument)))
        return;
    }
  if (last)
    warn(*last, "the text says that it is as much as before, and here it is always the same number");
}

bool Promises::is_role(std::string_view name) {
  return name == "you" || name == "this" || name == "active" || name == "others" || name == "players" ||
         is_target(name);
}

}  // namespace soulstack::scripting
