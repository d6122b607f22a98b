// Verbs, properties, parameters, events, nouns and the other words.
#include <algorithm>
#include <array>

#include "engine/model/enum_rows.h"
#include "engine/model/event_rows.h"
#include "scripting/loader/library.h"
#include "scripting/reading/event_fields.h"
#include "scripting/reference/reference_rows.h"
#include "scripting/registry/event_words.h"
#include "scripting/registry/kinds.h"
#include "scripting/registry/names_rows.h"
#include "scripting/registry/units.h"

namespace soulstack::scripting {

namespace {

// clang-format off
struct TypeName {
  Type type;
  std::string_view name;   // for programs
  std::string_view gives;  // as a result; empty: as a parameter
};
constexpr std::array<TypeName, count_of<Type>> type_names = {{
    {Type::none,          "none",          ""},
    {Type::number,        "number",        ""},
    {Type::number_or_nil, "number_or_nil", ""},
    {Type::boolean,       "boolean",       ""},
    {Type::player,        "player",        "a player or nil"},
    {Type::players,       "players",       ""},
    {Type::object,        "object",        "an object or a player"},
    {Type::objects,       "objects",       ""},
    {Type::card,          "card",          "a card or nil"},
    {Type::stack,         "stack",         "something on the stack or nil"},
    {Type::event,         "event",         ""},
    {Type::pile,          "pile",          "a pile"},
    {Type::place,         "place",         ""},
    {Type::ability,       "ability",       "an ability or nil"},
    {Type::noun,          "noun",          ""},
    {Type::duration,      "duration",      ""},
    {Type::bearer,        "bearer",        ""},
    {Type::place_of_note, "place_of_note",         ""},
    {Type::counter,       "counter",       ""},
    {Type::slots,         "slots",         ""},
    {Type::set_event,     "event_word",    ""},
    {Type::card_id,       "card_id",       ""},
    {Type::word,          "word",          ""},
    {Type::text,          "text",          ""},
    {Type::plain_text,    "plain_text",    ""},
    {Type::list,          "list",          ""},
    {Type::splits,        "splits",        ""},
    {Type::value,         "value",         ""},
}};
// clang-format on
static_assert(in_order(type_names, &TypeName::type));

std::string type_name(Type type) { return std::string(type_names[static_cast<std::size_t>(type)].name); }
std::string kind_given(Type type) {
  const std::string_view gives = type_names[static_cast<std::size_t>(type)].gives;
  return std::string(gives.empty() ? name_of(type) : gives);
}

ReferenceEntry entry(std::string_view category, std::string_view name, std::string_view sentence,
                     std::string_view rule) {
  ReferenceEntry e;
  e.category = category;
  e.name = name;
  e.shape = name;
  e.sentence = sentence;
  e.rule = rule;
  return e;
}

// ---- Verbs

std::vector<std::string> where_of(const VerbRow& verb) {
  const std::string result = is_only_for_its_result(verb) ? ", for its result" : "";
  switch (verb.does) {
    case Does::nothing:
      return {"functions of effects, conditions and values"};
    case Does::asks:
      return {"functions of effects" + result + "; a player has to answer"};
    case Does::dice:
      return {"functions of abilities on the stack, and of `instead`"};
    case Does::roll:
      return {"functions of abilities with a `roll`"};
    default:
      return {"functions of effects" + result};
  }
}

ReferencePart part_of(const VerbRow& verb, const VerbParam& p) {
  ReferencePart part{std::string(p.name), std::string(name_of(p.type)), std::string(name_of(p.unit)), "", p.optional};
  if (p.may_be_negative)
    part.sentence = "It may be negative.";
  part.type = type_name(p.type);
  if (p.type == Type::noun && verb.has(trait::searches))
    part.takes = words_naming(Names::discard);
  return part;
}

// ---- Events

// For programs, as those of Type.
std::string type_of(Names names) {
  switch (names) {
    case Names::player:
      return "player";
    case Names::living:
    case Names::attacked:
    case Names::source:
    case Names::bearer:
      return "bearer";
    case Names::loot:
    case Names::ability:
    case Names::roll:
      return "stack";
    case Names::pile:
      return "pile";
    case Names::declared:
    case Names::anything:
      return "value";
    default:
      return "object";
  }
}

// Of what matches a noun.
std::string type_of(Noun noun) {
  struct Row {
    Kind kind;
    std::string_view type;
  };
  constexpr Row rows[] = {{Kind::player, "player"},
                          {Kind::object, "object"},
                          {Kind::stack, "stack"},
                          {Kind::pile, "pile"},
                          {Kind::number, "number"}};
  for (const Row& row : rows)
    if (kinds_of(noun) == bit(row.kind))
      return std::string(row.type);
  return "value";
}

struct NamedField {
  std::string_view name;
  EventField EventFields::*field;
};
constexpr NamedField event_fields[] = {
    {"of", &EventFields::of}, {"by", &EventFields::by}, {"from", &EventFields::from}, {"object", &EventFields::object}};

struct AskedField {
  std::string_view name;
  bool EventFields::*field;
};
constexpr AskedField asked_fields[] = {
    {"combat", &EventFields::combat}, {"attack", &EventFields::attack}, {"recharge_step", &EventFields::recharge_step}};

std::string_view sentence_of_field(std::string_view name) {
  for (const Field& field : ability_fields())
    if (field.name == name && (field.forms & bit(Form::when)) != 0)
      return field.sentence;
  return {};
}

bool has_part(const ReferenceEntry& e, std::string_view name) {
  return std::any_of(e.parts.begin(), e.parts.end(), [&](const ReferencePart& part) { return part.name == name; });
}

// `of`, `by`, `from` and `object`, which abilities may ask for, and functions may read.
void add_things(const EventRow& row, ReferenceEntry& into) {
  for (const NamedField& named : event_fields)
    if (const EventField& field = row.has.*named.field; field.names != Names::absent)
      into.parts.push_back({std::string(named.name), std::string(row_of(field.names).what), "", std::string(field.is),
                            false, type_of(field.names), words_naming(field.names)});
}

// `amount`, `value` and what only this event has.
void add_values(const EventRow& row, ReferenceEntry& into) {
  for (const PropertyRow& property : property_rows())
    if (property.owner == Owner::event && property.is_in(row.type) && !has_part(into, property.name))
      into.parts.push_back({std::string(property.name), kind_given(property.type), "", std::string(property.sentence),
                            false, type_name(property.type)});
}

void add_answers(const EventRow& row, ReferenceEntry& into) {
  for (const AskedField& asked : asked_fields)
    if (row.has.*asked.field && !has_part(into, asked.name))
      into.parts.push_back({std::string(asked.name), "true or false", "",
                            std::string(sentence_of_field(asked.name)) + " Only a field of abilities.", true,
                            "boolean"});
  if (row.has.step)
    into.parts.push_back(
        {"step", "a text", "", std::string(sentence_of_field("step")) + " Only a field of abilities.", true, "text"});
  if (row.has.counters)
    into.parts.push_back({"kind", std::string(name_of(Type::counter)), "",
                          std::string(sentence_of_field("kind")) + " Only a field of abilities.", true,
                          type_name(Type::counter)});
}

// Other names that functions may use for the fields: `attacker`, `killer`.
void add_roles(const EventRow& row, ReferenceEntry& into) {
  const Params offered = params_of(row.type);
  for (const ParamRow& param : param_rows())
    if ((offered & bit(param.param)) != 0 && param.param != Param::event && !has_part(into, param.name))
      into.parts.push_back({std::string(param.name), kind_given(param.type), "",
                            std::string(param.sentence) + " Only a parameter of functions.", true,
                            type_name(param.type)});
}

std::vector<std::string> heard(std::uint8_t by) {
  std::vector<std::string> all;
  for (const auto& [ability, name] :
       {std::pair{heard_by::when, "when"}, std::pair{heard_by::would, "would"}, std::pair{heard_by::change, "change"},
        std::pair{heard_by::instead, "instead"}, std::pair{heard_by::cant, "cant"}})
    if ((by & ability) != 0)
      all.emplace_back(name);
  return all;
}

bool depends_on_event(std::string_view property) {
  return property == "of" || property == "from" || property == "object";
}

// ---- Words

bool has_own_rows(const WordInfo& word) {
  switch (word.category) {
    case Category::verb:
    case Category::set_word:
    case Category::noun:
    case Category::event:
    case Category::set_event:
    case Category::binding:
    case Category::deck:
    case Category::ability:
    case Category::file:
      return true;
    default:
      return form_of(word_of(word.value)) != nullptr;
  }
}

std::string shape_of(const WordInfo& word) {
  const std::string name(word.name);
  switch (word.category) {
    case Category::condition:
      return word_of(word.value) == Word::at_most ? "at_most { ... }" : name + "(...)";
    case Category::history:
      return name + " { ... }";
    case Category::part:
      return name + "(...)";
    case Category::procedure:
      return name + "(\"step\", ...)";
    case Category::function:
      return name + "(...)";
    case Category::library:
      return name + ".max(a, b)";
    case Category::pile_table:
      return name + ".loot";
    default:
      return name;
  }
}

}  // namespace

void add_verbs(const Library&, ReferenceEntries& into) {
  for (const VerbRow& verb : verb_rows()) {
    ReferenceEntry e = entry("verb", verb.name, verb.sentence, verb.rule);
    e.shape = shape_of(verb);
    e.result = verb.result == Type::none ? "" : kind_given(verb.result);
    e.type = type_name(verb.result);
    e.where = where_of(verb);
    for (const VerbParam& p : verb.params)
      if (!p.name.empty())
        e.parts.push_back(part_of(verb, p));
    for (const VerbOption& option : verb.options)
      if (!has_part(e, option.name))
        e.parts.push_back({std::string(option.name), kind_given(option.type), "",
                           std::string(option.sentence) + " In the table of options, the last argument.", true,
                           type_name(option.type)});
    into.push_back(std::move(e));
  }
}

void add_set_words(const Library& library, ReferenceEntries& into) {
  for (const SetWord& word : library.set_words()) {
    ReferenceEntry e = entry("set word", word.name, word.text, word.row.rule);
    e.shape = shape_of(word.row);
    e.result = word.row.result == Type::none ? "" : kind_given(word.row.result);
    e.type = type_name(word.row.result);
    e.owner = word.set;
    e.where = where_of(word.row);
    e.where.push_back("files of the set " + word.set + ", and of sets that require it: " + word.file);
    for (const VerbParam& p : word.row.params)
      if (!p.name.empty())
        e.parts.push_back(part_of(word.row, p));
    into.push_back(std::move(e));
  }
}

void add_set_constants(const Library& library, ReferenceEntries& into) {
  for (const SetDef& set : library.sets())
    for (const SetConstant& constant : set.constants) {
      ReferenceEntry e = entry("word", constant.name, "The constant " + constant.written() + ".", rule_of_constants);
      e.result = constant.is_text() ? "a text" : "a number";
      e.type = constant.is_text() ? "texts" : "numbers";
      e.owner = set.id;
      e.where = {"tables", "functions", "files of the set " + set.id + ", and of sets that require it"};
      into.push_back(std::move(e));
    }
}

void add_set_keywords(const Library& library, ReferenceEntries& into) {
  for (const SetKeyword& keyword : library.set_keywords()) {
    if (keyword.is_broken)
      continue;
    ReferenceEntry e =
        entry("set keyword", keyword.name, keyword.title + ": " + keyword.text, row_of(Form::keyword).rule);
    e.shape = keyword.name + " = true";
    e.result = "true or false";
    e.type = "boolean";
    e.owner = keyword.set;
    e.where = {"cards of the set " + keyword.set + ", and of sets that require it: " + keyword.file};
    into.push_back(std::move(e));
  }
}

void add_properties(const Library& library, ReferenceEntries& into) {
  constexpr std::array<std::string_view, count_of<Owner>> owners = {"player", "object", "stack",
                                                                    "event",  "pile",   "split"};
  for (const PropertyRow& property : library.words().all_properties()) {
    ReferenceEntry e = entry("property", property.name, property.sentence, property.rule);
    e.owner = owners[static_cast<std::size_t>(property.owner)];
    e.shape = e.owner + "." + e.name;
    e.result = kind_given(property.type);
    e.type = type_name(property.type);
    e.is_writable = property.set != nullptr;
    if (property.owner == Owner::event && depends_on_event(property.name)) {
      e.result = "a player, an object or a pile; it depends on the event";
      e.type = "value";
    }
    e.where = {"functions"};
    if (property.is_in != nullptr)
      for (const EventRow& event : event_rows)
        if (is_event_word(event.type) && property.is_in(event.type))
          e.where.push_back("event " + std::string(event.name));
    into.push_back(std::move(e));
  }
}

void add_parameters(const Library&, ReferenceEntries& into) {
  for (const ParamRow& param : param_rows()) {
    ReferenceEntry e = entry("parameter", param.name, param.sentence, param.rule);
    e.shape = "function(" + e.name + ") ... end";
    e.result = kind_given(param.type);
    e.type = type_name(param.type);
    const std::string needs(param.needs);
    e.where = {needs.empty() ? "functions of all abilities" : "functions of abilities that have " + needs};
    if (names_someone(param))
      e.where.push_back("fields that take a player or object");
    into.push_back(std::move(e));
  }
}

static ReferenceEntry event_entry(const EventRow& row, std::string_view name, std::string_view sentence) {
  ReferenceEntry e = entry("event", name, sentence, row.rule);
  e.shape = heard(row.heard_by).front() + " { event = " + e.name + " }";
  e.where = heard(row.heard_by);
  add_things(row, e);
  add_values(row, e);
  add_answers(row, e);
  add_roles(row, e);
  return e;
}

void add_events(const Library& library, ReferenceEntries& into) {
  for (const EventRow& row : event_rows)
    if (is_event_word(row.type))
      into.push_back(event_entry(row, row.name, row.sentence));
  for (const SetEventDef& event : library.content().events) {
    const WordInfo* const word = library.words().find(event.name);
    ReferenceEntry& e =
        into.emplace_back(event_entry(row_of(EventType::set_event), event.name, word ? word->sentence : ""));
    if (event.of == SetEventDef::Of::none)
      std::erase_if(e.parts, [](const ReferencePart& part) { return part.name == "of"; });
  }
}

void add_nouns(const Library&, ReferenceEntries& into) {
  for (const NounRow& noun : noun_rows()) {
    ReferenceEntry e = entry("noun", noun.name, noun.sentence, noun.rule);
    e.where = {"functions", "fields that take a noun, such as `target`"};
    for (const Field& field : noun_fields())
      if ((field.forms & bit(noun.noun)) != 0)
        e.parts.push_back(part_of(field));
    e.shape += noun.noun == Noun::any_of ? " { a_monster, ... }" : e.parts.empty() ? "" : " { ... }";
    e.result = "a noun";
    e.type = type_of(noun.noun);
    into.push_back(std::move(e));
  }
  for (const Field& field : noun_fields()) {
    ReferenceEntry e = entry("noun condition", field.name, field.sentence, field.rule);
    const ReferencePart part = part_of(field);
    e.result = part.kind;
    e.type = part.type;
    for (const NounRow& noun : noun_rows())
      if ((field.forms & bit(noun.noun)) != 0)
        e.where.emplace_back(noun.name);
    e.owner = e.where.empty() ? "" : e.where.front();
    e.shape = e.owner + " { " + e.name + " = ... }";
    into.push_back(std::move(e));
  }
}

void add_words(const Library& library, ReferenceEntries& into) {
  for (const WordInfo& word : library.words().words()) {
    if (has_own_rows(word))
      continue;
    const bool of_lua = word.category == Category::function || word.category == Category::library;
    const CategoryRow& category = row_of(word.category);
    ReferenceEntry e = entry(of_lua ? "lua function" : "word", word.name, word.sentence, word.rule);
    e.shape = shape_of(word);
    e.result = category.one;
    e.type = category.title;
    if (category.in_tables)
      e.where.emplace_back("tables");
    if (category.in_functions)
      e.where.emplace_back("functions");
    into.push_back(std::move(e));
  }
}

}  // namespace soulstack::scripting
