// A ruleset as rows.
#include "tools/display/rules_view.h"

#include <fmt/format.h>

#include <algorithm>

#include "engine/explain/cost_text.h"
#include "engine/model/content.h"
#include "engine/model/names.h"
#include "engine/model/options.h"
#include "engine/table/procedures.h"
#include "scripting/registry/schema.h"

namespace soulstack::tools {

namespace {

RulesSection numbers(const Content& content) {
  RulesSection section{"numbers", "Numbers", {}};
  for (std::size_t i = 0; i < content.rules.numbers.size(); ++i) {
    const scripting::Field& field = scripting::number_fields()[i];
    const int n = content.rules.numbers[i];
    section.rows.push_back({std::string(field.name), n == unlimited ? "any" : fmt::format("{}", n),
                            std::string(field.rule), std::string(field.sentence), true, n});
  }
  return section;
}

RulesSection options(const Content& content) {
  RulesSection section{"options", "Options", {}};
  for (std::size_t i = 0; i < option_rows.size(); ++i) {
    const OptionRow& row = option_rows[i];
    const int value = content.rules.ways[row.way];
    section.rows.push_back({std::string(row.name), std::string(row.values()[static_cast<std::size_t>(value)]),
                            std::string(row.rule), std::string(row.sentence), value == 0});
  }
  return section;
}

void add_cards(const Content& content, std::string_view name, std::string_view rule,
               const std::vector<CardDefId>& cards, RulesSection& into) {
  if (cards.empty())
    return;
  RulesRow row{std::string(name), "", std::string(rule), "", true, Json::array()};
  for (CardDefId id : cards) {
    row.value += (row.value.empty() ? "" : ", ") + content[id].name;
    row.data.push_back(content[id].id);
  }
  into.rows.push_back(std::move(row));
}

// "set base, deck loot, tag fire, 2 copies"
std::string text_of(const Content& content, const CardChoice& choice) {
  std::string text;
  const auto add = [&](const std::string& part) { text += (text.empty() ? "" : ", ") + part; };
  if (!choice.set.empty())
    add("set " + choice.set);
  if (choice.deck.known())
    add("deck " + content.decks[choice.deck.value].name);
  if (choice.tag >= 0)
    add("tag " + content.tags[static_cast<std::size_t>(choice.tag)]);
  if (choice.copies != CardChoice::as_printed)
    add(fmt::format("{} {}", choice.copies, choice.copies == 1 ? "copy" : "copies"));
  return text.empty() ? "all cards" : text;
}

void add_choices(const Content& content, RulesSection& into) {
  if (content.rules.made_of.empty())
    return;
  RulesRow row{"made_of", "", "2.1", "", true, Json::array()};
  for (const CardChoice& choice : content.rules.made_of) {
    row.value += (row.value.empty() ? "" : "; ") + text_of(content, choice);
    row.data.push_back(text_of(content, choice));
  }
  into.rows.push_back(std::move(row));
}

RulesSection fixed_cards(const Content& content) {
  RulesSection section{"cards", "Cards in every game", {}};
  add_choices(content, section);
  add_cards(content, "bonus_souls", "2.6", content.rules.bonus_souls, section);
  add_cards(content, "characters", "21.2", content.rules.characters, section);
  return section;
}

RulesSection decks(const Content& content) {
  RulesSection section{"decks", "Decks", {}};
  for (const DeckDef& deck : content.decks)
    if (deck.plays_as.known())
      section.rows.push_back(
          {deck.name, fmt::format("plays as {}", content.decks[deck.plays_as.value].name), "3.7.1", ""});
    else
      section.rows.push_back(
          {deck.name, deck.drawn_from ? "drawn from" : "outside the game", deck.drawn_from ? "2.1" : "2.14", ""});
  return section;
}

RulesSection slots(const Content& content) {
  RulesSection section{"slots", "Slots", {}};
  for (const SlotTypeDef& slot : content.slot_types) {
    const std::string from =
        slot.refilled ? fmt::format("refilled from the deck {}", content.decks[slot.deck.value].name) : "not refilled";
    const std::string price =
        slot.price.known() ? fmt::format("; price: {}", text_of(content[slot.price].activation().cost)) : "";
    section.rows.push_back({slot.name, fmt::format("{}, {}{}", slot.count, from, price), "14.1", ""});
  }
  return section;
}

std::string place_of(const AbilityDef& a) { return fmt::format("{}:{}", a.file, a.line); }

RulesSection abilities(const Content& content) {
  RulesSection section{"abilities", "Printed on the table", {}};
  for (AbilityId id : content.rules.abilities)
    section.rows.push_back({content[id].text, "", "", place_of(content[id])});
  return section;
}

StepView step_of(const Content& content, const Catalogue& procedure, const StepRow& row) {
  StepView view;
  view.priority = row.priority;
  view.on_stack = row.on_stack;
  if (row.script.known()) {
    const AbilityDef& own = content[row.script];
    view.name = own.text;
    view.rule = own.rule;
    view.place = place_of(own);
  } else {
    view.name = procedure.steps[row.step].name;
    view.rule = procedure.steps[row.step].rule;
  }
  return view;
}

}  // namespace

RulesView view_of_rules(const Content& content) {
  const Ruleset& rules = content.rules;
  RulesView view{rules.name, rules.title, rules.file, {}, {}};
  for (auto section : {numbers, options, fixed_cards, decks, slots, abilities})
    view.sections.push_back(section(content));
  for (std::size_t p = 0; p < rules.procedures.size(); ++p) {
    const Catalogue& known = catalogue(static_cast<Procedure>(p));
    if (!known.ordered_by_rules)
      continue;
    ProcedureView& procedure = view.procedures.emplace_back(ProcedureView{known.name, known.rule, {}});
    for (const StepRow& row : rules.procedures[p].rows)
      procedure.steps.push_back(step_of(content, known, row));
  }
  return view;
}

std::string titled(std::string_view name) {
  std::string words = spaced(name);
  if (!words.empty() && words[0] >= 'a' && words[0] <= 'z')
    words[0] = static_cast<char>(words[0] - 'a' + 'A');
  return words;
}

std::string_view priority_note(const StepView& step) {
  if (step.on_stack)
    return "on the stack; then priority passes";
  switch (step.priority) {
    case PassesPriority::always:
      return "then priority passes";
    case PassesPriority::if_triggered:
      return "then priority passes, if anything triggered";
    case PassesPriority::if_put_on_stack:
      return "then priority passes, if anything was put on the stack";
    case PassesPriority::no:
      break;
  }
  return "";
}

Json to_json(const RulesSection& section) {
  Json rows = Json::array();
  for (const RulesRow& row : section.rows) {
    Json j{{"name", row.name}};
    if (!row.data.is_null())
      j["value"] = row.data;
    else if (!row.value.empty())
      j["value"] = row.value;
    if (!row.rule.empty())
      j["rule"] = row.rule;
    rows.push_back(std::move(j));
  }
  return rows;
}

// As a ruleset writes it; "no" if the step has no `priority`.
static std::string_view word_of(PassesPriority priority) {
  switch (priority) {
    case PassesPriority::no:
      return "no";
    case PassesPriority::if_put_on_stack:
      return "if_put_on_stack";
    case PassesPriority::if_triggered:
      return "if_triggered";
    case PassesPriority::always:
      return "always";
  }
  return "no";
}

Json to_json(const StepView& step) {
  Json j{{"step", step.name}};
  if (!step.rule.empty())
    j["rule"] = step.rule;
  j["priority"] = word_of(step.priority);
  j["stack"] = step.on_stack;
  if (!step.place.empty())
    j["place"] = step.place;
  return j;
}

}  // namespace soulstack::tools
