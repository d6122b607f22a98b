// Explains why a question is asked, why an action is not possible, and why an event happened.
#include "tools/display/why_text.h"

#include <fmt/format.h>

#include <algorithm>

#include "engine/explain/cost_text.h"
#include "engine/explain/explain_event.h"
#include "engine/explain/explain_object.h"
#include "engine/explain/explain_refusal.h"
#include "engine/explain/view.h"
#include "engine/game/game.h"
#include "engine/model/event_rows.h"
#include "engine/model/zone_kinds.h"
#include "engine/table/queries.h"
#include "tools/support/option_match.h"

namespace soulstack::tools {

namespace {

// The cards that a player can name: their own and the visible ones.
std::vector<CardIndex> cards_in_sight(const Table& t, Seat who) {
  std::vector<CardIndex> cards;
  for (const Zone& z : t.s.zones) {
    const bool open = row_of(z.kind).in_play != InPlay::none;
    const bool own = row_of(z.kind).shown_to == ShownTo::its_player && z.seat == who;
    if (open || own)
      for (CardIndex i : t.cards_of(z))
        cards.push_back(i);
  }
  // A player's own cards come first: of two cards with the same name, theirs is meant.
  std::stable_sort(cards.begin(), cards.end(),
                   [&](CardIndex a, CardIndex b) { return (t.zone_of(a).seat == who) > (t.zone_of(b).seat == who); });
  return cards;
}

CardIndex find_by_name(const Table& t, Seat who, std::string_view name) {
  std::vector<std::string> names;
  std::vector<CardIndex> cards;
  for (const CardIndex i : cards_in_sight(t, who)) {
    const std::string& card = t.def(i).name;
    if (std::find(names.begin(), names.end(), card) != names.end())
      continue;
    names.push_back(card);
    cards.push_back(i);
  }
  if (names.empty())
    return no_card;
  const Picked picked = pick(names, name);
  return picked.option < 0 ? no_card : cards[static_cast<std::size_t>(picked.option)];
}

bool begins(std::string_view what, std::string_view word) { return word.starts_with(what) || what.starts_with(word); }

bool is_on_sale(const Table& t, CardIndex card) {
  const Zone& z = t.zone_of(card);
  return z.kind == ZoneKind::slot && t.content.slot_types[z.of].sells;
}

// The likely action with a card: play it from hand, declare a purchase or an attack if it is in a slot for that, otherwise
// activate it. While a player has to choose: choose it.
Option use_of(const Table& t, CardIndex card) {
  const ZoneKind zone = t.zone_of(card).kind;
  const Prompt prompt = t.decision.prompt;
  const bool acting = prompt == Prompt::priority || prompt == Prompt::action;
  if (!acting)
    return {OptionKind::choose, t.ref(card), nothing};
  if (is_on_sale(t, card))
    return {OptionKind::declare_purchase, nothing, nothing};
  if (zone == ZoneKind::slot && has_hp(t, t.ref(card)))
    return {OptionKind::declare_attack, nothing, nothing};
  return {zone == ZoneKind::hand ? OptionKind::play_loot : OptionKind::activate, t.ref(card), nothing};
}

// Slots with a price of their own are left to the engine.
Refusal too_expensive(const Table& t, Seat who, CardIndex card) {
  const bool has_own_price = t.content.slot_types[t.zone_of(card).of].price.known();
  const int price = stat_of(t, stat::price, Value::player(who)), coins = t.player(who).coins;
  if (who != t.active() || has_own_price || price <= coins)
    return {};
  return {fmt::format("it costs {}¢, but only {}¢ are there", price, coins), "12.3a", {}};
}

std::optional<Option> meant(const Table& t, Seat who, std::string_view what) {
  if (begins(what, "attack"))
    return Option{OptionKind::declare_attack, nothing, nothing};
  if (begins(what, "buy") || begins(what, "purchase"))
    return Option{OptionKind::declare_purchase, nothing, nothing};
  if (begins(what, "end"))
    return Option{OptionKind::end_turn, nothing, nothing};
  const CardIndex card = find_by_name(t, who, what);
  if (card == no_card)
    return {};
  return use_of(t, card);
}

}  // namespace

std::string why_asked(const Game& game, const Rulebook& book) {
  const std::string_view rule = game.decision().rule();
  const std::string text = book.text(rule);
  return text.empty() ? fmt::format("Rule {} asks this", rule) : fmt::format("Rule {}: {}", rule, text);
}

std::optional<Refusal> why_not(const Game& game, CardIndex card) {
  const Table& t = game.table();
  const Seat who = game.decision().who;
  const std::vector<CardIndex> cards = cards_in_sight(t, who);
  if (std::find(cards.begin(), cards.end(), card) == cards.end())
    return {};
  const Option use = use_of(t, card);
  if (use.kind == OptionKind::declare_purchase)
    if (Refusal price = too_expensive(t, who, card))
      return price;
  return game.why_not(who, use);
}

std::optional<Refusal> why_not(const Game& game, std::string_view what) {
  const Seat who = game.decision().who;
  const std::optional<Option> wanted = meant(game.table(), who, what);
  if (!wanted)
    return {};
  return game.why_not(who, *wanted);
}

std::string changes_text(const Game& game, CardDefId card) {
  const Table& t = game.table();
  std::string text;
  for (CardIndex i = 0; i < t.s.cards.size(); ++i)
    if (t.card(i).def == card)
      for (const ObjectChange& change : object_changes(t, i))
        text += fmt::format("  in play: {}\n", sentence_of(change));
  return text;
}

// A purchase may be declared without the ¢ for it (ruling Q82).
std::string prices_text(const Game& game) {
  const Table& t = game.table();
  const Seat who = game.decision().who;
  std::string text =
      fmt::format(". A shop item costs {}¢, the top of the treasure deck {}¢; you have {}¢",
                  stat_of(t, stat::price, Value::player(who)), t.rules()[Number::price], t.player(who).coins);
  for (const SlotTypeDef& slots : t.content.slot_types)
    if (slots.sells && slots.price.known())
      text += fmt::format("; the price of {} is: {}", slots.name, text_of(t.content[slots.price].activation().cost));
  return text;
}

std::string why_not_text(const Game& game, std::string_view what) {
  const Table& t = game.table();
  const Picked picked = pick(labels_of(t), what);
  if (picked.option >= 0)
    return fmt::format("You may: it is option {}{}", picked.option + 1,
                       t.decision.options[static_cast<std::size_t>(picked.option)].kind == OptionKind::declare_purchase
                           ? prices_text(game)
                           : "");
  const std::optional<Refusal> refusal = why_not(game, what);
  if (!refusal)
    return fmt::format(
        "Nothing called `{}` is in sight. Try `why attack`, `why buy`, `why end`, or `why` and a card's name", what);
  const std::optional<Option> wanted = meant(t, game.decision().who, what);
  const std::string name = wanted->object ? name_for(t, wanted->object, game.decision().who) + ": " : "";
  std::string text = *refusal ? name + sentence_of(t, *refusal) : name + "you may";
  if (wanted->object.is(ValueKind::card))
    for (const ObjectChange& change : object_changes(t, wanted->object.as_card()))
      text += fmt::format(". {} (rule 6.10)", sentence_of(change));
  return text;
}

std::string line_of_cause(std::string_view sentence, std::string_view rule) {
  return fmt::format("{} (rule {})", sentence, rule);
}

std::vector<std::string> cause_sentences(const Game& game, std::size_t event, Seat viewer) {
  std::vector<std::string> lines;
  const Table& t = game.table();
  for (const std::size_t at : causes_of(t, event)) {
    std::string line = narrate_for(t, t.log[at], viewer);
    if (line.empty())
      continue;
    line = line_of_cause(line, row_of(t.log[at].type).rule);
    if (lines.empty() || lines.back() != line)
      lines.push_back(std::move(line));
  }
  return lines;
}

std::vector<std::string> why_that(const Game& game, std::string_view what, Seat viewer) {
  const Table& t = game.table();
  for (std::size_t at = t.log.size(); at-- > 0;) {
    const std::string line = narrate_for(t, t.log[at], viewer);
    if (!line.empty() && line.find(what) != std::string::npos)
      return cause_sentences(game, at, viewer);
  }
  return {};
}

}  // namespace soulstack::tools
