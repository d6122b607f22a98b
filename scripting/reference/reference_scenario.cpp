// The words of scenario files.
#include "engine/model/content.h"
#include "scripting/reference/reference_rows.h"
#include "scripting/scenario/scenario_words.h"

namespace soulstack::scripting {

namespace {

ReferencePart scenario_part(const ScenarioParam& param) {
  const ScenarioKind& kind = row_of(param.type);
  ReferencePart part{std::string(param.name), std::string(kind.kind), "", "", param.how != ScenarioParam::How::required,
                     std::string(kind.name)};
  if (param.how == ScenarioParam::How::repeated) {
    part.name += "...";
    part.sentence = "Any number of them.";
  }
  return part;
}

ReferenceEntry entry(std::string_view category, const ScenarioWord& word, const std::string& before) {
  ReferenceEntry e;
  e.category = category;
  e.name = word.name;
  e.sentence = word.sentence;
  e.shape = before + e.name;
  const ScenarioKind& result = row_of(word.result);
  e.result = word.result == ScenarioType::none ? "" : std::string(result.kind);
  e.type = result.name;
  for (const ScenarioParam& param : word.params)
    if (!param.name.empty())
      e.parts.push_back(scenario_part(param));
  if (!word.is_method)
    return e;
  e.shape += "(";
  for (const ReferencePart& part : e.parts)
    e.shape += (e.shape.back() == '(' ? "" : ", ") + part.name + (part.optional && part.name.back() != '.' ? "?" : "");
  e.shape += ")";
  return e;
}

ReferencePart scenario_part(const ScenarioField& field) {
  const ScenarioKind& kind = row_of(field.type);
  return {std::string(field.name), std::string(kind.kind), "", std::string(field.sentence), true,
          std::string(kind.name)};
}

void add_form(ScenarioForm form, ReferenceEntries& into) {
  const ScenarioFormRow& row = row_of(form);
  ReferenceEntry e;
  e.category = "scenario form";
  e.name = row.name;
  e.shape = row.shape;
  e.sentence = row.sentence;
  e.where = {"scenario files"};
  for (const ScenarioField& field : scenario_fields())
    if (field.of == form)
      e.parts.push_back(scenario_part(field));
  into.push_back(std::move(e));
}

void add_field(const ScenarioField& field, ReferenceEntries& into) {
  const ReferencePart part = scenario_part(field);
  ReferenceEntry e;
  e.category = "scenario field";
  e.name = part.name;
  e.owner = row_of(field.of).name;
  e.shape = e.name + " = ...";
  e.sentence = part.sentence;
  e.result = part.kind;
  e.type = part.type;
  e.where = {e.owner};
  into.push_back(std::move(e));
}

}  // namespace

void add_scenarios(const Library&, ReferenceEntries& into) {
  for (int f = 0; f < static_cast<int>(ScenarioForm::count); ++f)
    add_form(static_cast<ScenarioForm>(f), into);
  for (const ScenarioField& field : scenario_fields())
    add_field(field, into);
  for (const ScenarioWord& word : file_words()) {
    into.push_back(entry("scenario function", word, ""));
    into.back().where = {"scenario files"};
  }
  for (std::size_t i = 0; i < table_words(); ++i) {
    into.push_back(entry("scenario table", table_word(i), table_word(i).is_method ? "t:" : "t."));
    into.back().owner = "t";
    into.back().where = {"functions of scenarios"};
  }
  for (std::size_t i = 0; i < player_words(); ++i) {
    into.push_back(entry("scenario player", player_word(i), player_word(i).is_method ? "t.P1:" : "t.P1."));
    into.back().owner = "t.P1";
    into.back().where = {"functions of scenarios"};
  }
}

}  // namespace soulstack::scripting
