// One step ahead: what follows from an option until the stack is empty.
#include "tools/players/look_ahead.h"

#include "engine/rules/priority.h"

namespace soulstack::tools {

namespace {

constexpr int deepest = 12;  // answers after the option; that everybody passes is one

std::unique_ptr<Table> table_with(const GameState& state, const Table& like) {
  auto table = std::make_unique<Table>(like.content, like.scripts);
  copy_state(table->s, state);
  if (!table->s.over())
    open_decision(*table);
  return table;
}

}  // namespace

Trial::Trial(const GameState& state, const Table& like, TrialBudget& budget) : Trial(table_with(state, like), budget) {}

Trial::Trial(std::unique_ptr<Table> table, TrialBudget& budget)
    : budget_(&budget), table_(table.get()), game_(std::move(table)) {
  budget.spend();
}

void Trial::restart(const GameState& state) {
  budget_->spend();
  table_->scripts.forget(*table_, 0);
  copy_state(table_->s, state);
  table_->forget_derived();
  table_->resolved = {};
  table_->log.clear();
  table_->triggers.clear();
  table_->broken.clear();
  table_->decision.open = false;
  if (!table_->s.over())
    open_decision(*table_);
}

void Trial::answer(int option) {
  BotTimeLimit::check();
  budget_->spend();
  (void)game_.answer(option);
}

void Trial::let_all_pass() {
  BotTimeLimit::check();
  budget_->spend();
  soulstack::let_all_pass(*table_);
  advance(*table_);
}

void Trial::let_resolve(Dice dice, int stack) {
  for (int n = 0; n < deepest && !game_.over() && !budget_->is_used_up(); ++n) {
    const Decision& d = game_.decision();
    if (d.prompt == Prompt::action || (d.prompt == Prompt::priority && table_->s.stack.size() < stack))
      return;
    if (d.prompt == Prompt::priority) {
      let_all_pass();
    } else {
      answer(dice.below(static_cast<int>(d.options.size())));
    }
  }
}

}  // namespace soulstack::tools
