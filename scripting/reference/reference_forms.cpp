// Forms, the constructors of cards, fields, and the words of rulesets and sets.
#include <algorithm>
#include <array>

#include "engine/model/enum_rows.h"
#include "engine/model/options.h"
#include "engine/table/procedures.h"
#include "scripting/loader/library.h"
#include "scripting/reading/event_fields.h"
#include "scripting/reference/reference_rows.h"
#include "scripting/registry/names_rows.h"
#include "scripting/registry/registry.h"

namespace soulstack::scripting {

namespace {

// clang-format off
struct TakesName {
  Takes takes;
  std::string_view name;  // for programs
};
constexpr std::array<TakesName, count_of<Takes>> takes_names = {{
    {Takes::number,           "number"},
    {Takes::number_or_function, "number_or_function"},
    {Takes::number_die_or_script, "number_die_or_function"},
    {Takes::number_or_script, "number_or_function"},
    {Takes::flag,             "boolean"},
    {Takes::yes_or_who,       "true_or_who"},
    {Takes::text,             "text"},
    {Takes::texts,            "texts"},
    {Takes::text_or_table,    "text_or_table"},
    {Takes::event,            "event_word"},
    {Takes::who,              "who"},
    {Takes::noun,             "noun"},
    {Takes::script,           "function"},
    {Takes::condition,        "condition"},
    {Takes::value_of_die,     "die_values"},
    {Takes::roll,             "roll"},
    {Takes::modes,            "modes"},
    {Takes::table,            "table"},
    {Takes::list,             "list"},
    {Takes::word,             "word"},
    {Takes::pile,             "pile"},
    {Takes::given,            "given_abilities"},
    {Takes::lost,             "lost_abilities"},
    {Takes::number_none_or_script, "number_none_or_function"},
}};
// clang-format on
static_assert(in_order(takes_names, &TakesName::takes));

constexpr bool is_number(Takes takes) {
  return takes == Takes::number || takes == Takes::number_or_function || takes == Takes::number_die_or_script ||
         takes == Takes::number_or_script || takes == Takes::number_none_or_script;
}

std::string number(int n) { return n == unlimited ? "unlimited" : std::to_string(n); }

// "a number from 0 to 99".
std::string kind_of(const Field& field) {
  std::string kind(describe(field.takes));
  if (field.table != Form::count)
    return kind + " with the fields of `" + std::string(row_of(field.table).name) + "`";
  if (!is_number(field.takes) || (field.least == 0 && field.most == 0))
    return kind;
  const std::string range = field.least == -unlimited ? ""
                            : field.most == unlimited ? " of at least " + number(field.least)
                                                      : " from " + number(field.least) + " to " + number(field.most);
  return kind.insert(std::string_view("a number").size(), range);
}

std::vector<Form> forms_with(const Field& field) {
  std::vector<Form> all;
  for (int f = 0; f < static_cast<int>(Form::count); ++f)
    if (const auto form = static_cast<Form>(f); (field.forms & bit(form)) != 0 && form != Form::outline)
      all.push_back(form);
  return all;
}

// The name of a form where several have the same: "rules" is also the outline of a ruleset.
std::string name_of(Form form) { return std::string(row_of(form).name); }

// The stats of sets are fields, too (rule 10.1.11).
void add_stats(Form form, const Library& library, ReferenceEntry& into) {
  const bool is_change = form == Form::always || form == Form::limits;
  if (!is_change && form != Form::card && form != Form::number_of_you)
    return;
  const auto rows = library.words().all_properties();
  for (const PropertyRow& row : rows.last(library.content().stats.size()))
    if (form != Form::number_of_you || row.owner == Owner::player)
      into.parts.push_back(part_of(
          {row.name, bit(form), is_change ? Takes::number_or_script : Takes::number, nullptr, row.rule, row.sentence}));
}

void add_parts(Form form, const Library& library, ReferenceEntry& into) {
  for (const Field& field : fields_of(form))
    if ((field.forms & bit(form)) != 0)
      into.parts.push_back(part_of(field));
  add_stats(form, library, into);
}

// Where its constructor may stand, or the fields that take such a table.
std::vector<std::string> where_of(Form form) {
  std::vector<std::string> all;
  const FormRow& row = row_of(form);
  for (int f = 0; f < static_cast<int>(Form::count); ++f)
    if ((row_of(static_cast<Form>(f)).inside & bit(form)) != 0)
      all.push_back(static_cast<Form>(f) != Form::card || row.deck.empty()
                        ? name_of(static_cast<Form>(f))
                        : "cards of the deck " + std::string(row.deck));
  for (const auto fields : {card_fields(), ability_fields(), rules_fields()})
    for (const Field& field : fields)
      if (field.table == form)
        for (const Form in : forms_with(field))
          all.push_back("field `" + std::string(field.name) + "` of " + name_of(in));
  if (!all.empty())
    return all;
  switch (form) {
    case Form::mode:
      return {"field `choose` of abilities"};
    case Form::outcome:
    case Form::roll_table:
      return {"field `roll` of abilities"};
    case Form::number_of_you:
      return {"field `given` of abilities"};
    case Form::happened:
    case Form::total:
    case Form::last:
      return {"field `given` of abilities", "numbers of `always`"};
    case Form::step:
    case Form::own_step:
      return {"field `procedures` of rules"};
    case Form::numbers:
    case Form::deck:
    case Form::slot:
    case Form::made_of:
      return {"field `" + name_of(form) + "` of rules"};
    case Form::accepts:
      return {"field `accepts` of cards", "field `accepts` of rules"};
    case Form::rules:
      return {"files in the folder rules/ of a set"};
    case Form::set:
      return {"set.lua"};
    case Form::set_deck:
      return {"field `decks` of set"};
    case Form::set_slots:
      return {"field `slots` of set"};
    case Form::set_event:
      return {"field `events` of set"};
    case Form::set_stat:
      return {"field `stats` of set"};
    case Form::colours:
      return {"field `colours` of set"};
    case Form::word:
    case Form::keyword:
      return {"files in the folder " + name_of(form) + "s/ of a set"};
    default:
      return {"files of cards"};
  }
}

bool is_ability(Form form) { return form >= Form::play && form <= Form::mode; }

std::string shape_of(Form form) {
  if (row_of(form).word != Word::none)
    return name_of(form) + " { ... }";
  switch (form) {
    case Form::card:
      return "DECK { ... }";
    case Form::outcome:
      return "[\"1-3\"] = { ... }";
    case Form::step:
      return "{ \"STEP\", ... }";
    default:
      return name_of(form) + " = { ... }";
  }
}

// The row of its constructor says more than that of the form.
std::string sentence_of(const FormRow& form) {
  for (const WordRow& word : word_rows())
    if (form.word != Word::none && word.word == form.word)
      return std::string(word.sentence);
  return std::string(form.sentence);
}

// " It may contain `when` and `always`."; empty if it contains no other forms.
std::string sentence_of_content(const FormRow& row) {
  std::vector<std::string> names;
  for (int f = 0; f < static_cast<int>(Form::count); ++f)
    if (const auto inner = static_cast<Form>(f); (row.inside & bit(inner)) != 0)
      names.push_back("`" + name_of(inner) + "`");
  std::string sentence;
  for (std::size_t i = 0; i < names.size(); ++i)
    sentence += (i == 0 ? " It may contain " : i + 1 == names.size() ? " and " : ", ") + names[i];
  return sentence.empty() ? sentence : sentence + ".";
}

void add_form(Form form, const Library& library, ReferenceEntries& into) {
  const FormRow& row = row_of(form);
  ReferenceEntry e;
  e.category = is_ability(form) ? "ability" : "form";
  e.name = row.name;
  if (form == Form::step)
    e.name = "step flags";
  e.shape = shape_of(form);
  e.sentence = sentence_of(row) + sentence_of_content(row);
  e.rule = row.rule;
  e.where = where_of(form);
  add_parts(form, library, e);
  into.push_back(std::move(e));
}

void add_field(std::string_view category, const Field& field, ReferenceEntries& into) {
  const std::vector<Form> forms = forms_with(field);
  if (forms.empty())
    return;
  ReferenceEntry e;
  e.category = category;
  e.name = field.name;
  e.sentence = field.sentence;
  e.rule = field.rule;
  const ReferencePart part = part_of(field);
  e.result = part.kind;
  e.type = part.type;
  e.is_required = field.required;
  for (const Form form : forms)
    e.where.push_back(name_of(form));
  e.owner = e.where.front();
  e.shape = e.owner + " { " + e.name + " = ... }";
  into.push_back(std::move(e));
}

std::string title_of_step(const StepInfo& step, const ProcedureRow& procedure) {
  std::string sentence = "A step of `" + std::string(procedure.name) + "`; ";
  sentence += step.optional ? "a ruleset may leave it out" : "each ruleset has it";
  if (!step.needs.empty())
    sentence += ", after `" + std::string(step.needs) + "`";
  return sentence + ".";
}

void add_procedure(Procedure procedure, ReferenceEntries& into) {
  const ProcedureRow& row = procedure_rows()[static_cast<std::size_t>(procedure)];
  ReferenceEntry e;
  e.category = "procedure";
  e.name = row.name;
  e.shape = "procedures = { " + e.name + " = ... }";
  e.sentence = "A procedure of the rules; a ruleset gives the order of its steps.";
  e.rule = row.rule;
  e.where = {"field `procedures` of rules"};
  for (const StepInfo& step : row.steps)
    e.parts.push_back({std::string(step.name), "a step", "", title_of_step(step, row), step.optional, "text"});
  into.push_back(std::move(e));
  for (const StepInfo& step : row.steps) {
    ReferenceEntry s;
    s.category = "step";
    s.name = step.name;
    s.owner = row.name;
    s.shape = "\"" + s.name + "\"";
    s.sentence = title_of_step(step, row);
    s.rule = step.rule;
    s.where = {"procedure " + std::string(row.name)};
    if (std::find(heard_procedures.begin(), heard_procedures.end(), procedure) != heard_procedures.end())
      s.where.push_back("field `step`");
    into.push_back(std::move(s));
  }
}

void add_option(const OptionRow& row, ReferenceEntries& into) {
  ReferenceEntry e;
  e.category = "option";
  e.name = row.name;
  e.owner = "options";
  e.shape = "options = { " + e.name + " = \"" + std::string(row.values().back()) + "\" }";
  e.sentence = row.sentence;
  e.rule = row.rule;
  const auto values = row.values();
  e.result = "\"" + std::string(values.front()) + "\", the default" + (values.size() > 2 ? ", " : ", or ") +
             in_quotes(values.subspan(1));
  for (const std::string_view value : values)
    e.type += (e.type.empty() ? "\"" : "|\"") + std::string(value) + "\"";
  e.where = {"field `options` of rules"};
  into.push_back(std::move(e));
}

}  // namespace

// A card that changes another one or is based on one may lack the fields that are required otherwise.
ReferencePart part_of(const Field& field) {
  const bool may_lack = !field.required || field.forms == bit(Form::card);
  const std::string_view type =
      field.table != Form::count ? row_of(field.table).name : takes_names[static_cast<std::size_t>(field.takes)].name;
  ReferencePart part{std::string(field.name), kind_of(field),           "", std::string(field.sentence), may_lack,
                     std::string(type),       words_naming(field.names)};
  for (std::string_view rest = field.needs; !rest.empty();) {
    const std::size_t end = std::min(rest.find('|'), rest.size());
    part.needs.emplace_back(rest.substr(0, end));
    rest.remove_prefix(std::min(end + 1, rest.size()));
  }
  return part;
}

std::vector<std::string> words_naming(Names names) {
  if (names == Names::absent || names == Names::anything)
    return {};
  const std::vector<std::string_view> words = words_for(names);
  return {words.begin(), words.end()};
}

void add_forms(const Library& library, ReferenceEntries& into) {
  for (int f = 0; f < static_cast<int>(Form::count); ++f)
    if (const auto form = static_cast<Form>(f); form != Form::outline)
      add_form(form, library, into);
  for (const std::string& deck : library.words().decks()) {
    ReferenceEntry e;
    e.category = "deck";
    e.name = deck;
    e.shape = deck + " { ... }";
    const Content& content = library.content();
    const DeckId id = content.find_deck(deck), type = content.type_of(id);
    e.sentence = "A card of the deck `" + deck + "`" +
                 (type == id ? "." : ", which plays as `" + content.decks[type.value].name + "`.");
    e.rule = type == id ? row_of(Form::card).rule : row_of(Form::set_deck).rule;
    e.where = {"files in the folder " + deck + "/ of a set"};
    add_parts(Form::card, library, e);
    into.push_back(std::move(e));
  }
}

void add_fields(const Library&, ReferenceEntries& into) {
  for (const auto fields : {card_fields(), ability_fields(), history_fields(), limit_fields()})
    for (const Field& field : fields)
      add_field("field", field, into);
  for (const auto fields : {set_fields(), word_fields(), keyword_fields()})
    for (const Field& field : fields)
      add_field("set field", field, into);
}

void add_rules(const Library&, ReferenceEntries& into) {
  for (const Field& field : rules_fields())
    add_field((field.forms & bit(Form::numbers)) != 0 ? "number" : "rules field", field, into);
  for (const OptionRow& option : option_rows)
    add_option(option, into);
  for (std::size_t i = 0; i < procedure_rows().size(); ++i)
    if (procedure_rows()[i].ordered_by_rules)
      add_procedure(static_cast<Procedure>(i), into);
}

}  // namespace soulstack::scripting
