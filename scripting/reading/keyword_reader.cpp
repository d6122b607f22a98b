// Reads a file keywords/NAME.lua.
#include "scripting/reading/keyword_reader.h"

#include <algorithm>

#include "engine/game/game.h"
#include "engine/model/content.h"
#include "engine/table/table.h"
#include "scripting/reading/abilities.h"
#include "scripting/reading/card_faces.h"
#include "scripting/reading/field_builders.h"
#include "scripting/reading/layers.h"

namespace soulstack::scripting {

namespace {

constexpr Forms keyword_form = bit(Form::keyword);

// clang-format off
constexpr Field of_keywords[] = {
    text<&SetKeyword::title>("name", keyword_form, "6.11.3", "Its name on cards: \"Swift\".").and_required(),
    text<&SetKeyword::text>("text", keyword_form, "6.11.3", "The reminder: what it does, in a sentence.").between(1, longest_text).and_required(),
};
// clang-format on

std::optional<Written> keyword_on_top(Reader& r) {
  const Given given{lua_gettop(r.lua), 1, {}, nullptr};
  const Made* const made = r.made_by(given.index);
  if (made && made->by == Word::keyword)
    return r.table(given);
  if (!made || made->by != Word::unknown)
    r.error("no_word", given, "a file in keywords/ returns a keyword: return keyword { ... }");
  return {};
}

}  // namespace

void read_keyword(Reader& r, SetKeyword& into) {
  const auto table = keyword_on_top(r);
  if (!table)
    return;
  into.line = table->line;
  r.fields(row_of(Form::keyword), *table, &into);
  bool has_ability = false;
  r.items(row_of(Form::keyword), *table, [&](const Given&, const FormRow&) { has_ability = true; });
  if (!has_ability && r.report.errors() == 0)
    r.report.error("no_effect", table->line, "", "a keyword stands for at least one ability: write it in its table");
}

void read_keyword_abilities(Reader& r, const SetKeyword& from, CardDefId card) {
  const auto table = keyword_on_top(r);
  if (!table)
    return;
  Numbering numbers;
  r.items(row_of(Form::keyword), *table, [&](const Given& item, const FormRow& form) {
    check_fits_card(r, item, form, r.content[card]);
    const std::string path = r.content[card].id + "#" + from.name + "/" + numbers.next(form);
    const AbilityId ability = read_printed(r, item, form, {card, path});
    if (ability.known())
      r.content.cards[card.value].abilities.push_back(ability);
  });
  r.check_other_functions();
}

void read_keyword_of_counter(Reader& r, const SetKeyword& from, CounterId kind) {
  const auto table = keyword_on_top(r);
  if (!table)
    return;
  AbilityDef gift(AbilityKind::always);
  auto& given = gift.own<Continuous>();
  gift.path = from.id();
  gift.text = from.text;
  gift.file = r.report.file();
  gift.line = table->line;
  Numbering numbers;
  r.items(row_of(Form::keyword), *table, [&](const Given& item, const FormRow& form) {
    const AbilityId ability = read_given_ability(r, item, form, {CardDefId{}, from.id() + "#" + numbers.next(form)});
    if (ability.known())
      given.gives.push_back(ability);
  });
  r.check_other_functions();
  if (given.gives.empty())
    return;
  Filter with_counter;
  with_counter.noun = Noun::object;
  with_counter.counters = 1;
  with_counter.counter = kind;
  given.of.kind = WhoKind::filter;
  given.of.filter = r.filters.intern(with_counter);
  r.content.rules.abilities.push_back(AbilityId{static_cast<std::uint16_t>(r.content.abilities.size())});
  r.content.abilities.push_back(std::move(gift));
}

std::span<const Field> keyword_fields() { return of_keywords; }

}  // namespace soulstack::scripting
