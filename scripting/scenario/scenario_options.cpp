// The texts by which scenarios name options.
#include "scripting/scenario/scenario_options.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "engine/explain/cost_text.h"
#include "engine/model/content.h"
#include "engine/model/names.h"
#include "engine/model/state.h"
#include "scripting/findings/report.h"
#include "scripting/findings/suggest.h"
#include "scripting/scenario/plain_cards.h"

namespace soulstack::scripting {

bool is_card(const OptionNames& names, std::string_view text) {
  return is_other_id(names.homes.other_ids, text) ||
         std::any_of(names.content.cards.begin(), names.content.cards.end(),
                     [&](const CardDef& card) { return is_named(card.id, text) || card.name == text; });
}

namespace {

enum class WhyNot : std::uint8_t { no, yes, about_something };

struct ActionRow {
  std::string_view name;
  OptionKind kind;
  WhyNot why_not;  // may t:why_not be asked about it?
};
constexpr ActionRow actions[] = {
    {"pass", OptionKind::pass, WhyNot::no},
    {"play", OptionKind::play_loot, WhyNot::about_something},
    {"activate", OptionKind::activate, WhyNot::about_something},
    {"attack", OptionKind::declare_attack, WhyNot::yes},
    {"buy", OptionKind::declare_purchase, WhyNot::yes},
    {"end", OptionKind::end_turn, WhyNot::yes},
    {"end_turn", OptionKind::end_turn, WhyNot::no},
    {"offer", OptionKind::offer, WhyNot::no},
    {"choose", OptionKind::choose, WhyNot::about_something},
};

const ActionRow* action_named(std::string_view name) {
  const auto* const row = std::find_if(std::begin(actions), std::end(actions),
                                       [&](const ActionRow& action) { return action.name == name; });
  return row == std::end(actions) ? nullptr : row;
}

// Words of labels that are not names: "attack roll 4", "1 damage to Fly", "the hand of P1".
constexpr std::array<std::string_view, 38> label_words = {
    "the",  "a",    "an",    "of",     "to",      "in",     "by",      "on",   "from",  "and",
    "deck", "hand", "slot",  "slots",  "discard", "souls",  "play",    "area", "stack", "roll",
    "card", "copy", "death", "damage", "refill",  "attack", "outside", "game", "set",   "aside",
    "turn", "end",  "pass",  "yes",    "no",      "none",   "nothing", "offer"};

bool is_one_of(std::string_view word, auto&& words) {
  return std::find(words.begin(), words.end(), word) != words.end();
}

bool is_number(std::string_view word) {
  return !word.empty() && word.find_first_not_of("0123456789") == std::string_view::npos;
}

// Without the characters around a word: "(loot)", "2,", "Fly:".
std::string_view bare(std::string_view word) {
  const auto is_around = [](char c) { return std::string_view("()[],.:;+-#").find(c) != std::string_view::npos; };
  while (!word.empty() && is_around(word.front()))
    word.remove_prefix(1);
  while (!word.empty() && is_around(word.back()))
    word.remove_suffix(1);
  return word;
}

// `wanted` is in lower case.
bool contains_in_any_case(std::string_view text, std::string_view wanted) {
  const auto is_same = [](char a, char b) { return soulstack::lower(a) == b; };
  return std::search(text.begin(), text.end(), wanted.begin(), wanted.end(), is_same) != text.end() || wanted.empty();
}

bool is_player(const OptionNames& names, std::string_view text) {
  for (std::size_t i = 0; i < names.players.size(); ++i)
    if (lower(names.players[i]) == lower(text) || lower(text) == fmt::format("p{}", i + 1))
      return true;
  return false;
}

bool is_set_aside(const OptionNames& names, std::string_view text) {
  return std::any_of(names.homes.set_aside.begin(), names.homes.set_aside.end(),
                     [&](const SetAside& card) { return is_named(card.id, text) || contains(card.name, text); });
}

// Options can be named by a part of their labels, whatever the case of the letters.
bool is_part_of_card(const OptionNames& names, std::string_view text) {
  const std::string wanted = lower(text);
  return is_other_id(names.homes.other_ids, text) ||
         std::any_of(names.content.cards.begin(), names.content.cards.end(), [&](const CardDef& card) {
           return card.id.find(text) != std::string::npos || contains_in_any_case(card.name, wanted);
         });
}

bool names_a_card(const OptionNames& names, std::string_view text) {
  const std::string written = lower(text);
  constexpr std::size_t shortest = 3;
  return std::any_of(names.content.cards.begin(), names.content.cards.end(), [&](const CardDef& card) {
    return card.name.size() >= shortest && written.find(lower(card.name)) != std::string::npos;
  });
}

bool is_part_of_text(const OptionNames& names, std::string_view text) {
  const std::string wanted = lower(text);
  const auto has_it = [&](const std::string& other) { return contains_in_any_case(other, wanted); };
  return std::any_of(names.content.abilities.begin(), names.content.abilities.end(),
                     [&](const AbilityDef& ability) { return has_it(ability.text) || ability.path == text; }) ||
         std::any_of(names.content.cards.begin(), names.content.cards.end(),
                     [&](const CardDef& card) { return has_it(card.name); });
}

bool is_place_word(const OptionNames& names, std::string_view word) {
  const auto is_it = [&](const auto& place) {
    return place.name == word || place.name.find(fmt::format("{}_", word)) == 0 ||
           place.name.find(fmt::format("_{}", word)) != std::string::npos;
  };
  return std::any_of(names.content.decks.begin(), names.content.decks.end(), is_it) ||
         std::any_of(names.content.slot_types.begin(), names.content.slot_types.end(), is_it);
}

// "attack roll 4", "the loot deck", "death of P1".
bool is_made_of_label_words(const OptionNames& names, std::string_view text) {
  const std::string written = lower(text);
  for (std::size_t at = 0; at < written.size();) {
    const std::string_view word = bare(std::string_view(written).substr(at, written.find(' ', at) - at));
    at = written.find(' ', at) == std::string::npos ? written.size() : written.find(' ', at) + 1;
    if (!word.empty() && word != "¢" && !is_number(word) && !is_one_of(word, label_words) && !is_player(names, word) &&
        !is_place_word(names, word))
      return false;
  }
  return true;
}

// Calls `visit` with each cost between which players choose (rule 6.2.5), as the question names it.
template <class Visit>
void each_cost(const OptionNames& names, Visit visit) {
  for (const AbilityDef& ability : names.content.abilities)
    if (!ability.activation().or_cost.is_free())
      for (const Cost* const cost : {&ability.activation().cost, &ability.activation().or_cost})
        visit(text_of(*cost));
}

bool is_part_of_cost(const OptionNames& names, std::string_view text) {
  bool is = false;
  each_cost(names, [&](const std::string& cost) { is = is || contains(cost, text); });
  return is;
}

bool is_answer(const OptionNames& names, std::string_view text) {
  constexpr std::string_view of_steps = ": ";  // "monster death: rewards"
  return text.empty() || is_number(text) || text.find(of_steps) != std::string_view::npos || is_player(names, text) ||
         is_card(names, text) || is_made_of_label_words(names, text) || is_part_of_card(names, text) ||
         is_set_aside(names, text) || is_part_of_text(names, text) || is_part_of_cost(names, text) ||
         names_a_card(names, text);
}

void offer_cards(const OptionNames& names, Nearest& nearest) {
  for (const CardDef& card : names.content.cards)
    if (!is_plain_card(card))
      nearest.offer(without_set(card.id));
}

void offer_modes(const OptionNames& names, Nearest& nearest) {
  for (const AbilityDef& ability : names.content.abilities)
    if (ability.kind == AbilityKind::mode)
      nearest.offer(ability.text);
}

bool is_one_word(std::string_view text) { return text.find(' ') == std::string_view::npos; }

WrongText no_such_card(const OptionNames& names, std::string_view text) {
  Nearest nearest(text);
  offer_cards(names, nearest);
  return {"there is no card " + ticked(text), std::string(nearest.word())};
}

}  // namespace

std::string WrongText::text() const {
  return suggestion.empty() ? message : fmt::format("{} (did you mean `{}`?)", message, suggestion);
}

WrongText wrong_card(const OptionNames& names, std::string_view text) {
  return is_card(names, text) || is_set_aside(names, text) ? WrongText() : no_such_card(names, text);
}

WrongText wrong_part_of_card(const OptionNames& names, std::string_view text) {
  return is_part_of_card(names, text) || is_set_aside(names, text) ? WrongText() : no_such_card(names, text);
}

WrongText wrong_player(const OptionNames& names, std::string_view text) {
  if (is_player(names, text))
    return {};
  Nearest nearest(text);
  for (const std::string& player : names.players)
    nearest.offer(player);
  return {"there is no player " + ticked(text), std::string(nearest.word())};
}

WrongText wrong_answer(const OptionNames& names, std::string_view text) {
  if (is_answer(names, text))
    return {};
  Nearest nearest(text);
  if (is_one_word(text))
    offer_cards(names, nearest);
  for (const std::string& player : names.players)
    nearest.offer(player);
  offer_modes(names, nearest);
  std::vector<std::string> costs;
  each_cost(names, [&](std::string cost) { costs.push_back(std::move(cost)); });
  for (const std::string& cost : costs)
    nearest.offer(cost);
  return {is_one_word(text) ? "there is no card " + ticked(text)
                            : "no card, player or text of a card has the words " + ticked(text),
          std::string(nearest.word())};
}

WrittenAction action_in(std::string_view text) {
  const std::size_t blank = std::min(text.find(' '), text.size());
  const ActionRow* const row = action_named(text.substr(0, blank));
  return row ? WrittenAction{row->kind, text.substr(std::min(blank + 1, text.size()))} : WrittenAction{{}, text};
}

std::optional<Deed> deed_named(std::string_view word) {
  const ActionRow* const row = action_named(word);
  if (!row || row->why_not == WhyNot::no)
    return std::nullopt;
  return Deed{row->kind, row->why_not == WhyNot::about_something};
}

WrongText wrong_action(const OptionNames& names, std::string_view text) {
  if (const auto [kind, rest] = action_in(text); kind) {
    constexpr std::array<std::string_view, 2> turns = {"turn", "the turn"};
    if (rest.empty() || (*kind == OptionKind::end_turn && is_one_of(rest, turns)) || is_part_of_card(names, rest))
      return {};
    return wrong_answer(names, rest);
  }
  if (is_answer(names, text))
    return {};
  Nearest nearest(text);
  for (const ActionRow& known : actions)
    nearest.offer(known.name);
  if (is_one_word(text)) {
    for (const std::string& player : names.players)
      nearest.offer(player);
    offer_cards(names, nearest);
    return {"there is no action and no card " + ticked(text), std::string(nearest.word())};
  }
  return {"there is no action " + ticked(text.substr(0, text.find(' '))) +
              "; the actions are pass, play, activate, attack, buy, end_turn, offer and choose",
          ""};
}

WrongText wrong_deed(std::string_view text) {
  if (deed_named(text))
    return {};
  Nearest nearest(text);
  for (const ActionRow& known : actions)
    if (known.why_not != WhyNot::no)
      nearest.offer(known.name);
  return {"there is no action " + ticked(text) + "; known are attack, buy, end, play, activate and choose",
          std::string(nearest.word())};
}

}  // namespace soulstack::scripting
