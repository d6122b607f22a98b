// Prints a card.
#include "tools/display/card_text.h"

#include <algorithm>

#include "engine/explain/cost_text.h"
#include "engine/explain/explain_object.h"
#include "engine/model/content.h"
#include "engine/model/enum_rows.h"
#include "engine/model/names.h"
#include "scripting/findings/suggest.h"
#include "tools/display/seat_view.h"

namespace soulstack::tools {

namespace {

void join(std::string& line, std::string_view part, std::string_view gap = " · ") {
  if (part.empty())
    return;
  if (!line.empty())
    line += gap;
  line += part;
}

std::string keywords_line(const Content& content, const CardDef& card) {
  std::string line;
  for (const auto& [keyword, name] : keyword_names())
    if (card.has(keyword))
      join(line, name, ", ");
  for (std::size_t i = 0; i < content.tags.size(); ++i)
    if (card.tags[i])
      join(line, "#" + content.tags[i], ", ");
  return line;
}

// "1-2": the same outcome for several values is printed once.
std::string outcomes_text(const Content& content, const RollTable& roll, std::string_view indent) {
  std::string text;
  for (std::size_t from = 0; from < roll.outcomes.size();) {
    std::size_t to = from;
    while (to + 1 < roll.outcomes.size() && roll.outcomes[to + 1] == roll.outcomes[from])
      ++to;
    const AbilityId id = roll.outcomes[from];
    const std::string values = from == to ? fmt::format("{}", from + 1) : fmt::format("{}-{}", from + 1, to + 1);
    const std::string what = !id.known() ? "nothing" : content[id].text;
    if (!what.empty())
      text += fmt::format("{}  {}: {}\n", indent, values, what);
    from = to + 1;
  }
  return text;
}

std::string ability_text(const Content& content, const AbilityDef& a, const Console& console) {
  const std::string heading = fmt::format("  [{}]", ability_heading(content, a));
  std::string text = fmt::format("{} {}\n", console.paint(Ink::cyan, heading), a.text.empty() ? a.path : a.text);
  for (AbilityId mode : a.modes)
    text += fmt::format("      - {}\n", content[mode].text);
  if (a.roll.present)
    text += outcomes_text(content, a.roll, "    ");
  for (AbilityId id : a.continuous().gives)
    text += "    " + ability_text(content, content[id], console);
  return text;
}

bool contains(std::string_view text, std::string_view part) {
  return std::search(text.begin(), text.end(), part.begin(), part.end(), [](char a, char b) {
           return std::tolower(static_cast<unsigned char>(a)) == std::tolower(static_cast<unsigned char>(b));
         }) != text.end();
}

bool same(std::string_view a, std::string_view b) { return a.size() == b.size() && contains(a, b); }

}  // namespace

std::string stats_line(const Content& content, const CardDef& card) {
  std::string line;
  if (card.hp >= 0)
    join(line, fmt::format("HP {}", card.hp));
  if (card.evasion >= 0)
    join(line, fmt::format("evasion {}", card.evasion));
  if (card.attack >= 0)
    join(line, fmt::format("attack {}", card.attack));
  for (const PrintedStat& stat : card.stats)
    join(line, fmt::format("{} {}", content.set_stat(stat.stat).name, stat.number));
  if (card.souls > 0)
    join(line, plural(card.souls, "soul"));
  if (const std::string rewards = rewards_text(card.rewards); !rewards.empty())
    join(line, "rewards: " + rewards);
  return line;
}

std::string_view name_of(AbilityKind kind) {
  struct Row {
    AbilityKind kind;
    std::string_view name;
  };
  static constexpr Row rows[] = {
      {AbilityKind::play, "play"},       {AbilityKind::tap, "tap"},       {AbilityKind::paid, "paid"},
      {AbilityKind::when, "when"},       {AbilityKind::would, "would"},   {AbilityKind::change, "change"},
      {AbilityKind::instead, "instead"}, {AbilityKind::always, "always"}, {AbilityKind::cant, "cant"},
      {AbilityKind::must, "must"},       {AbilityKind::can, "can"},       {AbilityKind::lasting, "lasting"},
      {AbilityKind::outcome, "outcome"}, {AbilityKind::mode, "mode"},     {AbilityKind::claim, "claim"},
      {AbilityKind::step, "step"},
  };
  static_assert(in_order(rows, &Row::kind));
  return rows[static_cast<std::size_t>(kind)].name;
}

std::string ability_heading(const Content&, const AbilityDef& a) {
  std::string heading{name_of(a.kind)};
  if (a.kind == AbilityKind::paid)
    heading = costs_of(a);
  if (a.level > 0)
    heading += fmt::format(", level {}", a.level);
  if (a.may)
    heading += ", may";
  return heading;
}

std::string card_text(const Content& content, const CardDef& card, const Console& console) {
  std::string text = fmt::format("{}  {}\n", console.paint(Ink::bold, card.name), console.paint(Ink::faint, card.id));
  std::string kind = content.decks[card.deck.value].name + " card";
  std::replace(kind.begin(), kind.end(), '_', ' ');
  if (const DeckId type = content.type_of(card.deck); type != card.deck)
    join(kind, "plays as " + content.decks[type.value].name);
  if (card.copies > 1)
    join(kind, fmt::format("{} copies", card.copies));
  join(kind, keywords_line(content, card));
  if (card.min_players > 1)
    join(kind, fmt::format("{}+ players", card.min_players));
  text += fmt::format("  {}\n", kind);
  if (const std::string stats = stats_line(content, card); !stats.empty())
    text += fmt::format("  {}\n", stats);
  if (const AbilityId rewards = card.rewards.description; rewards.known())
    text += fmt::format("  {}\n", content[rewards].text);
  if (card.starting_item.known())
    text += fmt::format("  starts with {}\n", content[card.starting_item].name);
  if (card.enters_with_counters > 0)
    text += fmt::format("  enters with {}\n", plural(card.enters_with_counters, "counter"));
  if (card.enters_deactivated)
    text += "  enters deactivated\n";
  for (AbilityId id : card.abilities)
    text += ability_text(content, content[id], console);
  for (const FreeField& free : card.free_fields)
    text += fmt::format("  {}: {}\n", free.field, free.text);
  return text + fmt::format("  {}\n", console.paint(Ink::faint, card.file));
}

std::vector<CardDefId> find_cards(const Content& content, std::string_view query) {
  std::vector<CardDefId> exact, partial;
  for (std::size_t i = 0; i < content.cards.size(); ++i) {
    const CardDef& card = content.cards[i];
    const CardDefId id{static_cast<std::uint16_t>(i)};
    if (same(card.id, query) || same(without_set(card.id), query) || same(card.name, query))
      exact.push_back(id);
    if (contains(card.id, query) || contains(card.name, query))
      partial.push_back(id);
  }
  return exact.empty() ? partial : exact;
}

std::string nearest_card(const Content& content, std::string_view query) {
  scripting::Nearest nearest(query);
  for (const CardDef& card : content.cards) {
    nearest.offer(card.name);
    nearest.offer(without_set(card.id));
  }
  return nearest.word().empty() ? "" : fmt::format("; did you mean `{}`?", nearest.word());
}

}  // namespace soulstack::tools
