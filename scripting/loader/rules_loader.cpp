// Reads rulesets.
#include "scripting/loader/rules_loader.h"

#include <algorithm>
#include <initializer_list>
#include <limits>

#include "engine/model/content.h"
#include "engine/model/names.h"
#include "engine/table/procedures.h"
#include "scripting/loader/procedure_order.h"
#include "scripting/loader/rules_checks.h"
#include "scripting/loader/set_aside.h"
#include "scripting/reading/abilities.h"

namespace soulstack::scripting {

namespace {

// Numbers that no ruleset has set yet.
constexpr int not_given = std::numeric_limits<int>::min();

Report report_on(const RulesModule& module, std::vector<Finding>& findings) {
  Report report(findings, module.file);
  report.name_card(module.card);
  return report;
}

void apply_settings(const RulesModule& module, Ruleset& into) {
  for (std::size_t i = 0; i < module.numbers.size(); ++i)
    if (module.numbers[i])
      into.numbers[i] = module.numbers[i]->value;
  for (std::size_t i = 0; i < module.ways.size(); ++i)
    if (module.ways[i])
      into.ways.set(static_cast<Way>(i), module.ways[i]->value);
}

void check_numbers(const Ruleset& rules, Report report) {
  for (std::size_t i = 0; i < rules.numbers.size(); ++i)
    if (const std::string_view name = number_fields()[i].name; rules.numbers[i] == not_given)
      report.error("missing_field", 0, name, "`numbers` lacks " + ticked(name));
}

// The last module that sets one of the numbers, and the number. There is always one, since all numbers are set.
struct NumberSet {
  const RulesModule* by = nullptr;
  std::string_view name;
  int line = 0;
};
NumberSet last_set(const std::deque<RulesModule>& modules, std::initializer_list<Number> among) {
  NumberSet last;
  for (const RulesModule& module : modules)
    for (const Number number : among)
      if (const auto i = static_cast<std::size_t>(number); module.numbers[i])
        last = {&module, number_fields()[i].name, module.numbers[i]->line};
  return last;
}

void check_evasion(const Ruleset& rules, const std::deque<RulesModule>& modules, std::vector<Finding>& findings) {
  const int least = rules[Number::evasion_least], most = rules[Number::evasion_most];
  if (least <= most)
    return;
  const NumberSet set = last_set(modules, {Number::evasion_least, Number::evasion_most});
  report_on(*set.by, findings)
      .error("wrong_value", set.line, set.name,
             "`evasion_least` is " + std::to_string(least) + " and `evasion_most` is " + std::to_string(most) +
                 ": the first can't be greater than the second");
}

ProcedureDef order(std::size_t procedure, const std::deque<RulesModule>& modules, std::vector<Finding>& findings) {
  const ProcedureRow& row = procedure_rows()[procedure];
  ProcedureOrder order(row, findings);
  if (!row.ordered_by_rules) {
    order.take_all();
    return order.result();
  }
  const std::size_t before = findings.size();
  for (const RulesModule& module : modules)
    for (const Edit& edit : module.edits)
      if (edit.procedure == procedure)
        order.apply(edit, module);
  if (findings.size() == before)  // otherwise an edit that failed may be the reason
    order.check(modules.back());
  return order.result();
}

// A timer that is never set never runs down (rule 21.3).
void check_timer(const Ruleset& rules, const std::deque<RulesModule>& modules, std::vector<Finding>& findings) {
  constexpr auto setup = static_cast<std::size_t>(Procedure::setup);
  const std::vector<StepRow>& steps = rules.procedures[setup].rows;
  const bool is_set = std::any_of(steps.begin(), steps.end(), [](const StepRow& row) {
    return !row.script.known() && catalogue(Procedure::setup).steps[row.step].name == "set_timer";
  });
  if (rules[Number::timer] == 0 || is_set)
    return;
  const NumberSet set = last_set(modules, {Number::timer});
  report_on(*set.by, findings)
      .error("missing_step", set.line, set.name,
             "`timer` is " + std::to_string(rules[Number::timer]) +
                 ", but `setup` lacks the step `set_timer` that starts it");
}

// ---- Cards that a ruleset names

struct CardList {
  std::string_view field, deck;
  NamedCards RulesModule::*named;
  std::vector<CardDefId> Ruleset::*cards;
};
constexpr CardList card_lists[] = {
    {"bonus_souls", deck_name::bonus_soul, &RulesModule::bonus_souls, &Ruleset::bonus_souls},
    {"characters", deck_name::character, &RulesModule::characters, &Ruleset::characters},
};

CardDefId find_named(const NamedCard& named, const CardList& list, const Content& content, const OtherIds& others,
                     const std::vector<std::string>& unusable, Report& report) {
  const CardDefId id = find_card(content, others, named.id);
  if (id.known() && content.decks[content[id].deck.value].name == list.deck)
    return id;
  if (const std::string why = why_unusable(unusable, named.id); !why.empty()) {
    report.error("unknown_card", named.line, list.field, why);
    return {};
  }
  Nearest nearest = report.nearest(named.id);
  for (const CardDef& card : content.cards)
    if (content.decks[card.deck.value].name == list.deck)
      nearest.offer(without_set(card.id));
  report.error("unknown_card", named.line, list.field,
               "there is no card " + ticked(named.id) + " in the deck " + ticked(list.deck), nearest.word());
  return {};
}

}  // namespace

void read_outline(Reader& reader, RulesOutline& outline) {
  const Given given{lua_gettop(reader.lua), 1, {}, nullptr};
  if (const auto table = reader.table(given))
    reader.fields(row_of(Form::outline), *table, &outline, [](std::string_view) { return true; });
}

void read_rules(Reader& r, std::string_view file_name, RulesModule& into) {
  const Given given{lua_gettop(r.lua), 1, {}, nullptr};
  const Made* const made = r.made_by(given.index);
  if (made && made->by == Word::unknown)
    return;
  if (!made || made->by != Word::rules)
    return r.error("no_rules", given, "a rules file returns a ruleset: return rules { ... }");
  const auto table = r.table(given);
  const FormRow& form = row_of(Form::rules);
  r.fields(form, *table, &into);
  if (!into.name.empty() && into.name != file_name)
    r.report.error("wrong_name", table->line, "name",
                   "the ruleset in " + std::string(file_name) + ".lua is called " + ticked(into.name), file_name);
  Numbering numbers;
  r.items(form, *table, [&](const Given& item, const FormRow& inside) {
    const AbilityId id = read_printed(r, item, inside, {{}, r.report.card() + "#" + numbers.next(inside)});
    if (id.known())
      r.content.rules.abilities.push_back(id);
  });
  r.check_other_functions();
}

void check_edits(const RulesModule& module, std::vector<Finding>& findings) {
  for (std::size_t i = 0; i < procedure_rows().size(); ++i) {
    ProcedureOrder order(procedure_rows()[i], findings);
    order.take_all();
    for (const Edit& edit : module.edits)
      if (edit.procedure == i)
        order.apply(edit, module);
  }
}

void apply_rules(const std::deque<RulesModule>& modules, Ruleset& into, std::vector<Finding>& findings) {
  check_conflicts(modules, findings);
  into.numbers.fill(not_given);
  for (const RulesModule& module : modules)
    apply_settings(module, into);
  check_numbers(into, report_on(modules.back(), findings));
  if (has_error(findings))
    return;
  check_evasion(into, modules, findings);
  for (std::size_t i = 0; i < procedure_rows().size(); ++i)
    into.procedures.push_back(order(i, modules, findings));
  if (!has_error(findings))
    check_timer(into, modules, findings);
}

void find_named_cards(const std::deque<RulesModule>& modules, Content& content, const OtherIds& others,
                      const std::vector<std::string>& unusable, std::vector<Finding>& findings) {
  for (const RulesModule& module : modules) {
    Report report = report_on(module, findings);
    for (const CardList& list : card_lists) {
      if (!(module.*list.named))
        continue;
      std::vector<CardDefId>& cards = content.rules.*list.cards;
      cards.clear();
      for (const NamedCard& named : *(module.*list.named))
        cards.push_back(find_named(named, list, content, others, unusable, report));
    }
  }
}

}  // namespace soulstack::scripting
