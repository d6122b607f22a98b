// The options of the open decision for a screen.
#include "tools/display/option_text.h"

#include <fmt/format.h>

#include "engine/explain/view.h"
#include "engine/table/queries.h"
#include "engine/table/visibility.h"
#include "tools/display/seen_cards.h"

namespace soulstack::tools {

namespace {

constexpr std::size_t no_limit = 10'000;

// The ability that the label of the option names.
AbilityId named_ability(const Table& t, const Option& o) {
  const Value chosen = o.object ? o.object : o.ability;
  if (o.kind == OptionKind::activate)
    return o.ability.is(ValueKind::ability) ? o.ability.as_ability() : AbilityId{};
  if (chosen.is(ValueKind::ability))
    return chosen.as_ability();
  if (chosen.is(ValueKind::item))
    if (const StackItem* item = t.find_item(chosen.payload()))
      return item->ability;
  if (chosen.is(ValueKind::waiting) && chosen.payload() < t.s.waiting.count)
    return t.s.waiting[chosen.payload()].ability;
  return {};
}

// The text of an ability, shortened to that many columns, without its owner.
std::string ability_words(const Table& t, AbilityId ability, std::size_t columns) {
  const std::string line = ability_line(t, ability, nothing, everything, columns);
  const std::string owner = ability_line(t, ability, nothing, everything, 0);
  return line.substr(owner.size() - std::string_view("...").size());
}

// Of several, each is shortened, so that none is missing.
std::string text_of_abilities(const Table& t, const CardDef& card) {
  constexpr std::size_t columns_of_each = 64;
  std::vector<std::string> texts;
  for (const AbilityId ability : card.abilities)
    if (const std::string& text = t.content[ability].text; !text.empty())
      texts.push_back(text);
  if (texts.size() > 1)
    for (std::string& text : texts)
      text = shortened(text, columns_of_each);
  return fmt::format("{}", fmt::join(texts, " / "));
}

}  // namespace

std::vector<std::string> whole_labels(const Table& t) {
  std::vector<std::string> labels = labels_of(t);
  for (std::size_t i = 0; i < labels.size(); ++i) {
    const AbilityId ability = named_ability(t, t.decision.options[i]);
    if (!ability.known() || labels[i].find("...") == std::string::npos)
      continue;
    const std::string whole = ability_words(t, ability, no_limit);
    const std::string cut = shortened(whole, 48);
    if (const std::size_t at = labels[i].find(cut); cut != whole && at != std::string::npos)
      labels[i].replace(at, cut.size(), whole);
  }
  return labels;
}

std::string detail_of(const Table& t, const Option& o) {
  if (o.ability.is(ValueKind::ability))
    return t.content[o.ability.as_ability()].text;
  if (const std::string top = seen_top(t, o.object, t.decision.who); !top.empty())
    return "on top: " + top;
  if (!o.object.is(ValueKind::card))
    return "";
  const auto card = o.object.as_card();
  if (!sees(t, card, t.decision.who))
    return "";
  if (is_monster(t, card))
    return fmt::format("HP {}/{}, evasion {}, attack {}", hp(t, o.object), max_hp(t, o.object), evasion_of(t, o.object),
                       attack_of(t, o.object));
  return text_of_abilities(t, t.def(card));
}

std::string_view word_of_letter(char letter) {
  switch (letter) {
    case 'p':
      return "pass";
    case 'a':
      return "attack";
    case 'b':
      return "buy";
    case 'e':
      return "end";
    default:
      return "";
  }
}

char letter_of(const Option& o) {
  switch (o.kind) {
    case OptionKind::pass:
      return 'p';
    case OptionKind::declare_attack:
      return 'a';
    case OptionKind::declare_purchase:
      return 'b';
    case OptionKind::end_turn:
      return 'e';
    case OptionKind::choose:
      return !o.object.is(ValueKind::boolean) ? '\0' : o.object.as_boolean() ? 'y' : 'n';
    case OptionKind::play_loot:
    case OptionKind::activate:
    case OptionKind::offer:
      break;
  }
  return '\0';
}

}  // namespace soulstack::tools
