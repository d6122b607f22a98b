// A card composed from the sentences of a text.
#include "tools/authoring/composed_card.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>
#include <vector>

#include "engine/model/names.h"
#include "scripting/registry/registry.h"
#include "scripting/wording/sentences.h"
#include "tools/authoring/card_names.h"

namespace soulstack::tools {

using scripting::CardText;
using scripting::Sentence;
using scripting::Unit;
using scripting::VerbRow;

namespace {

namespace sentences = scripting::sentences;
using sentences::Tokens;

std::string_view trimmed(std::string_view text) {
  while (text.starts_with(' '))
    text.remove_prefix(1);
  while (text.ends_with(' ') || text.ends_with('.') || text.ends_with(','))
    text.remove_suffix(1);
  return text;
}

// ---- Code --------------------------------------------------------------------------------------------------------

// Longer phrases come first.
constexpr TargetPhrase targets[] = {
    {"a monster or player", "one_of { a_monster, a_player }"},
    {"a player or monster", "one_of { a_monster, a_player }"},
    {"another player", "a_player { other = true }"},
    {"another item", "an_item { other = true }"},
    {"a monster", "a_monster"},
    {"a player", "a_player"},
    {"an item", "an_item"},
};

// What an ability does, if it is one row of statements: gain_coins ( you , 3 ).
std::optional<Tokens> body_of(const Tokens& code) {
  const auto begin = std::find(code.begin(), code.end(), "DO");
  if (begin == code.end() || code.back() != "END")
    return {};
  return Tokens(begin + 1, code.end() - 1);
}

// ---- Files -------------------------------------------------------------------------------------------------------

bool has(const sentences::Tokens& code, std::string_view words) {
  return fmt::format(" {} ", fmt::join(code, " ")).find(fmt::format(" {} ", words)) != std::string::npos;
}

// Not only words that no row knows.
bool is_known(const sentences::ReadAbility& ability) {
  sentences::Tokens code;
  for (std::size_t i = 0; i < ability.code.size(); ++i)
    if (ability.code[i] == "TODO")
      ++i;
    else
      code.push_back(ability.code[i]);
  return !code.empty() && !has(code, "DO END");
}

// The deck of cards that usually say this.
std::string_view natural_deck(const std::vector<sentences::ReadAbility>& abilities) {
  std::string_view deck = "loot";
  for (const sentences::ReadAbility& one : abilities) {
    if (has(one.code, "of = this") || has(one.code, "object = this") || has(one.code, "from = this") ||
        has(one.code, "to = this") || has(one.code, "attack = this"))
      return "monster";
    if (!one.code.empty() && one.code.front() != "play" && one.code.front() != "TODO")
      deck = "treasure";
  }
  return deck;
}

// "play" in a loot deck is `tap` on an item and `revealed` on an event.
std::string_view kind_in(std::string_view deck, std::string_view kind) {
  return kind != "play" || deck == "loot" ? kind : deck == "monster" ? "revealed" : "tap";
}

std::string without_sign(std::string_view text) {
  for (const std::string_view sign : {"[tap]", "(tap)", "[Tap]", "(Tap)", "tap:", "Tap:", "↷", "⟳"})
    if (text.starts_with(sign)) {
      text.remove_prefix(sign.size());
      text.remove_prefix(std::min(text.find_first_not_of(" :,"), text.size()));
    }
  std::string all(text);
  if (!all.empty() && all.front() >= 'a' && all.front() <= 'z')
    all.front() = static_cast<char>(all.front() - 'a' + 'A');
  return all;
}

std::vector<std::string> lines_of(std::string_view text) {
  std::vector<std::string> all;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    if (const std::string_view line = trimmed(text.substr(0, end)); !line.empty())
      all.emplace_back(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return all;
}

// The abilities as Lua. `in_author_words`: the lines of the text, if there is one for each ability.
std::string abilities_of(const sentences::ReadText& read, std::string_view deck, std::string_view written,
                         bool in_author_words) {
  const std::vector<std::string> lines = lines_of(written);
  std::string all;
  for (std::size_t i = 0; i < read.abilities.size(); ++i) {
    const sentences::ReadAbility& one = read.abilities[i];
    sentences::Tokens code = one.code;
    if (code.size() > 2)
      code.front() = kind_in(deck, code.front());
    const bool has_line = lines.size() == read.abilities.size() && (in_author_words || one.text.empty());
    all += sentences::lua_of(code, without_sign(has_line ? lines[i] : one.text), one.mode_texts);
  }
  return all;
}

std::string script_of(const sentences::ReadText& read, std::string_view deck, const CardName& card,
                      std::string_view written, bool in_author_words) {
  const auto is_kind = [&](std::string_view kind) {
    return std::any_of(read.abilities.begin(), read.abilities.end(), [&](const sentences::ReadAbility& one) {
      return !one.code.empty() && one.code.front() == kind;
    });
  };
  const std::string_view fields = deck == "loot"        ? (is_kind("play") ? ", copies = 2," : ", trinket = true,")
                                  : deck == "character" ? ", hp = 2, attack = 1,"
                                  : deck == "starting"  ? ", eternal = true,"
                                  : deck == "monster" && !is_kind("play")
                                      ? ", hp = 2, evasion = 3, attack = 1, rewards = { coins = 2 },"
                                      : ",";
  return fmt::format("return {} {{\n  name = {}{}\n{}}}\n", deck, lua_quoted(card.name), fields,
                     abilities_of(read, deck, written, in_author_words));
}

// ---- What can be replaced ----------------------------------------------------------------------------------------

struct Shown {
  Unit unit;
  std::string_view by;
};
constexpr Shown shown_calls[] = {{Unit::coins, "t.P1.coins"},
                                 {Unit::loot, "t.P1.loot"},
                                 {Unit::treasure, "#t.P1.items"},
                                 {Unit::damage, "t.P1.hp"},
                                 {Unit::hp, "t.P1.hp"}};

// The call of something that you do; nothing if it is something else, or if nothing shows it.
std::optional<PhraseCall> call_in(const Sentence& sentence) {
  const std::string words = sentence.deed + " " + std::string(sentence.rest);
  const sentences::ReadText read = sentences::read_text(words);
  if (!read.unknown.empty() || read.abilities.size() != 1)
    return {};
  const auto body = body_of(read.abilities.front().code);
  const std::string code = body ? sentences::spaced(*body) : "";
  const VerbRow* const verb = body && !body->empty() ? scripting::find_verb(body->front()) : nullptr;
  constexpr std::size_t tokens_of_call = 6;  // gain_coins ( you , 3 )
  if (!verb || body->size() != tokens_of_call || (*body)[2] != "you")
    return {};
  for (const Shown& row : shown_calls)
    if (verb->params[1].unit == row.unit)
      return PhraseCall{words, code, row.by};
  return {};
}

struct ShownChange {
  std::string_view words, field, by;
};
constexpr ShownChange shown_changes[] = {{"+# hp ", "hp", "t.P1.max_hp"},
                                         {"+# attack ", "attack", "t:attack_of \"P1\""}};

// "+2 attack": attack = 2.
std::vector<PhraseCall> changes_in(const CardText& text) {
  std::vector<PhraseCall> all;
  for (const ShownChange& row : shown_changes)
    if (const std::string said(trimmed(text.said(row.words))); !said.empty())
      all.push_back({said, fmt::format("{} = {}", row.field, said.substr(1, said.find(' ') - 1)), row.by});
  return all;
}

}  // namespace

std::span<const TargetPhrase> target_phrases() { return targets; }

std::optional<PhraseCall> only_call_in(const CardText& text) {
  std::vector<PhraseCall> all = changes_in(text);
  for (const Sentence& sentence : text.sentences())
    if (auto call = call_in(sentence))
      all.push_back(*std::move(call));
  return all.size() == 1 ? std::optional(all.front()) : std::nullopt;
}

ComposedCard composed_card(std::string_view written, const CardName& card, std::string_view deck) {
  const sentences::ReadText read = sentences::read_text(written);
  if (std::none_of(read.abilities.begin(), read.abilities.end(), is_known))
    return {.unread = read.what_is_unknown};
  const std::string_view natural = natural_deck(read.abilities), chosen = deck.empty() ? natural : deck;
  static constexpr std::string_view known[] = {"loot", "treasure", "monster", "character", "starting"};
  if (std::find(std::begin(known), std::end(known), chosen) == std::end(known))
    return {};
  return {std::string(chosen), script_of(read, chosen, card, written, true),
          script_of(read, chosen, card, written, false), read.unknown, read.what_is_unknown};
}

std::optional<bool> does_what_it_says(std::string_view script, std::string_view written) {
  const sentences::ReadText read = sentences::read_text(written);
  const auto abilities = sentences::abilities_in(script);
  if (!read.unknown.empty() || read.abilities.empty() || !abilities)
    return {};
  return std::equal(abilities->begin(), abilities->end(), read.abilities.begin(), read.abilities.end(),
                    [](const sentences::AbilityCode& a, const sentences::ReadAbility& b) {
                      const bool same_kind = a.code.front() == b.code.front() || b.code.front() == "play";
                      return same_kind &&
                             std::equal(a.code.begin() + 1, a.code.end(), b.code.begin() + 1, b.code.end());
                    });
}

}  // namespace soulstack::tools
