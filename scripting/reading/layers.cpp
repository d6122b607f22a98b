// What `always` says about objects and numbers.
#include "scripting/reading/layers.h"

#include <algorithm>

#include "engine/model/content.h"
#include "scripting/reading/abilities.h"
#include "scripting/reading/event_fields.h"
#include "scripting/reading/field_builders.h"
#include "scripting/reading/history_reader.h"

namespace soulstack::scripting {

namespace {

// ---- Numbers

struct Limits {
  AbilityDef* def;
  ChangeHow how;
};

// Rule 10.1.12.
void read_no_number(Reader& r, const Given& g, const Limits& limits, StatId stat) {
  if (limits.how != ChangeHow::set)
    return r.error("wrong_value", g, "no number is at least or at most `no_number`: it can only be set, in `set`");
  limits.def->own<Continuous>().changes.push_back({.stat = stat, .how = ChangeHow::no_number});
}

template <StatId const& Stat>
void read_limit(Reader& r, const Field& f, const Given& g, void* into) {
  const Limits& limits = *static_cast<Limits*>(into);
  if (f.takes == Takes::number_none_or_script && r.is(g, Word::no_number))
    return read_no_number(r, g, limits, Stat);
  read_number(r, f, g, *limits.def, Stat, limits.how);
}

template <StatId const& Stat>
constexpr Field limit(std::string_view name, std::string_view rule, std::string_view sentence,
                      Takes takes = Takes::number_or_script) {
  return field(name, bit(Form::limits), takes, read_limit<Stat>, rule, sentence).between(0, unlimited);
}

// A number of the stat box.
template <StatId const& Stat>
constexpr Field printed_limit(std::string_view name, std::string_view rule, std::string_view sentence) {
  return limit<Stat>(name, rule, sentence, Takes::number_none_or_script);
}

// clang-format off
constexpr Field fields_of_limits[] = {
    printed_limit<stat::hp>("hp", "10.1.1", "Its HP; of a player, the max HP."),
    printed_limit<stat::attack>("attack", "3.6.3", "Its attack."),
    printed_limit<stat::evasion>("evasion", "3.6.3", "Its evasion."),
    limit<stat::attacks_per_turn>("attacks_per_turn", "4.3.3", "The player's attacks each turn."),
    limit<stat::purchases_per_turn>("purchases_per_turn", "4.3.3", "The player's purchases each turn."),
    limit<stat::loot_plays>("loot_plays", "8.2", "The player's loot plays each turn."),
    limit<stat::loot_step>("loot_step", "4.2.3", "The loot in the player's loot step."),
    limit<stat::hand_limit>("hand_limit", "4.4.2", "The cards in the player's hand at the end of the turn."),
    limit<stat::price>("price", "12.3", "What shop items cost the player."),
    limit<stat::souls_to_win>("souls_to_win", "15.2.1", "The souls that the player needs to win."),
    limit<stat::soul_value>("soul_value", "15.1.1", "Its soul value."),
    limit<stat::ability_price>("ability_price", "6.2.4", "The ¢ that paid abilities of the object cost."),
};
// clang-format on

// ---- Abilities and keywords

struct KeywordWord {
  Word word;
  Keyword keyword;
};
constexpr KeywordWord keyword_words[] = {
    {Word::eternal, Keyword::eternal}, {Word::guppy, Keyword::guppy}, {Word::indomitable, Keyword::indomitable}};

bool read_keyword(Reader& r, const Given& g, Keywords& into) {
  const Word word = word_of(r.handle(g));
  for (const KeywordWord& row : keyword_words)
    if (row.word == word)
      into.set(static_cast<std::size_t>(row.keyword));
  return std::any_of(std::begin(keyword_words), std::end(keyword_words),
                     [&](const KeywordWord& row) { return row.word == word; });
}

constexpr Forms givable = forms(Form::tap, Form::paid, Form::when, Form::would, Form::change, Form::instead,
                                Form::always, Form::cant, Form::must, Form::can);
constexpr FormRow gifts = {Form::count, Word::none, AbilityKind::always, givable, "", "has", "", ""};

}  // namespace

// The targets and the values of what is around belong to another object: the new ability doesn't know them.
AbilityId read_given_ability(Reader& r, const Given& g, const FormRow& form, const Place& place) {
  Surroundings* const outer = std::exchange(r.around, nullptr);
  const std::size_t from = r.content.abilities.size();
  const AbilityId id = read_printed(r, g, form, place);
  r.around = outer;
  if (id.known() && r.content[id].continuous().acts_on_objects())
    r.error("wrong_layer", g, "an ability that is given can't itself give or take abilities or keywords");
  for (std::size_t i = from; i < r.content.abilities.size(); ++i)
    r.content.abilities[i].is_given = true;
  return id;
}

namespace {

// abilities_of(target)
void read_those_of(Reader& r, const Given& g, AbilityDef& into) {
  if (into.own<Continuous>().gives_those_of.kind != WhoKind::anyone)
    return r.error("wrong_value", g,
                   "`abilities_of` can be used once: abilities_of(one_of { ... }) means several nouns");
  lua_rawgeti(r.lua, g.index, 1);
  const Given argument{lua_gettop(r.lua), g.line, "abilities_of", nullptr};
  const auto who = r.who(argument);
  lua_pop(r.lua, 1);
  if (!who || !check_can_be(r, argument, *who, Names::object))
    return;
  if (who->kind == WhoKind::anyone)
    return r.wrong(g, "abilities_of(...) of a noun or an object, such as abilities_of(target)");
  into.own<Continuous>().gives_those_of = *who;
}

void read_one_given(Reader& r, const Given& g, AbilityDef& into, Numbering& numbers) {
  if (read_keyword(r, g, into.own<Continuous>().gives_keywords))
    return;
  if (const Made* const made = r.made_by(g.index); made && made->by == Word::abilities_of)
    return read_those_of(r, g, into);
  const FormRow* const form = r.contained(gifts, g);
  if (!form)
    return;
  const AbilityId id = read_given_ability(r, g, *form, {into.card, into.path + "/" + numbers.next(*form)});
  if (!id.known())
    return;
  if (r.content[id].as_soul || r.content[id].in_hand)
    r.error("not_here", g, "objects are given abilities only while they are in play: without `as_soul` and `in_hand`");
  into.own<Continuous>().gives.push_back(id);
}

}  // namespace

void read_number(Reader& r, const Field& f, const Given& g, AbilityDef& into, StatId stat, ChangeHow how) {
  StatChange change;
  change.stat = stat;
  change.how = how;
  if (r.is_function(g)) {
    if (!r.script(g, change.value, Purpose::value))
      return;
  } else if (KeptName* const one = r.kept(g)) {
    one->is_a_number = true;
    change.kept = static_cast<std::int8_t>(kept_key(r.handle(g)));
  } else if (const Made* const made = r.made_by(g.index); made && is_history(made->by)) {
    const auto query = read_history(r, g, HistoryUse::number);
    if (!query)
      return;
    change.history = *query;
  } else if (const auto n = r.number(g, f.least, f.most)) {
    change.amount = static_cast<std::int16_t>(*n);
  } else {
    return;
  }
  into.own<Continuous>().changes.push_back(std::move(change));
}

constexpr Field any_number = field("", 0, Takes::number_or_script, nullptr, rule_of_set_stats, "");

void read_set_stats(Reader& r, const Written& table, AbilityDef& into) {
  r.set_stats(Form::always, table, [&](StatId stat, const Given& g) {
    read_number(r, any_number.between(-unlimited, unlimited), g, into, stat, ChangeHow::add);
  });
}

void read_limits(Reader& r, const Field& f, const Given& g, AbilityDef& into, ChangeHow how) {
  const auto table = r.table(g);
  if (!table || r.made_by(g.index))
    return r.wrong(g, "a table of numbers, such as { attack = 1 }");
  FormRow form = row_of(Form::limits);
  form.name = f.name;
  Limits limits{&into, how};
  const int errors = r.report.errors();
  const std::size_t before = into.own<Continuous>().changes.size();
  r.fields(form, *table, &limits);
  r.set_stats(Form::limits, *table, [&](StatId stat, const Given& one) {
    read_number(r, any_number.between(0, unlimited), one, into, stat, how);
  });
  if (into.own<Continuous>().changes.size() == before && r.report.errors() == errors)
    r.error("missing_field", g, ticked(f.name) + " needs a number, such as `attack = 1`");
}

void read_given_abilities(Reader& r, const Given& g, AbilityDef& into) {
  Numbering numbers;
  const auto table = r.table(g);
  if (!table || r.made_by(g.index)) {
    if (table || read_keyword(r, g, into.own<Continuous>().gives_keywords))
      return table ? read_one_given(r, g, into, numbers) : void();
    return r.is_unknown(g) ? void() : r.wrong(g, describe(Takes::given));
  }
  const int errors = r.report.errors();
  r.list(*table, [&](const Given& item) { read_one_given(r, item, into, numbers); });
  if (r.report.errors() == errors && !into.own<Continuous>().gives_abilities() &&
      into.own<Continuous>().gives_keywords.none())
    r.wrong(g, describe(Takes::given));
}

void read_lost(Reader& r, const Given& g, AbilityDef& into) {
  const auto read_one = [&](const Given& one) {
    if (r.is(one, Word::abilities))
      into.own<Continuous>().takes_abilities = true;
    else if (!read_keyword(r, one, into.own<Continuous>().takes_keywords) && !r.is_unknown(one))
      r.wrong(one, describe(Takes::lost));
  };
  const auto table = r.table(g);
  if (!table || r.made_by(g.index))
    return read_one(g);
  const int errors = r.report.errors();
  r.list(*table, read_one);
  if (r.report.errors() == errors && !into.own<Continuous>().takes_abilities &&
      into.own<Continuous>().takes_keywords.none())
    r.wrong(g, describe(Takes::lost));
}

std::span<const Field> limit_fields() { return fields_of_limits; }

}  // namespace soulstack::scripting
