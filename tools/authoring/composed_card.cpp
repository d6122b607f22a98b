// A card composed from the sentences of a text.
#include "tools/authoring/composed_card.h"

#include <fmt/format.h>

#include <algorithm>
#include <vector>

#include "scripting/wording/sentences.h"
#include "tools/authoring/card_names.h"

namespace soulstack::tools {

std::string in_one_line(std::string text) {
  std::replace(text.begin(), text.end(), '\n', ' ');
  return text;
}

namespace {

namespace sentences = scripting::sentences;

std::string_view trimmed(std::string_view text) {
  while (text.starts_with(' '))
    text.remove_prefix(1);
  while (text.ends_with(' ') || text.ends_with('.') || text.ends_with(','))
    text.remove_suffix(1);
  return text;
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

// "HP 2, ATK 1" or "Eternal": what stands on the card beside its text.
bool is_fields(const sentences::ReadAbility& ability) {
  return !ability.code.empty() && ability.code.front() == "fields";
}

// The deck of cards that usually say this.
std::string_view natural_deck(const std::vector<sentences::ReadAbility>& abilities) {
  std::string_view deck = "loot";
  for (const sentences::ReadAbility& one : abilities) {
    if (is_fields(one) && (has(one.code, "rewards =") || has(one.code, "evasion =") || has(one.code, "curse =")))
      return "monster";
    if (is_fields(one) && has(one.code, "trinket ="))
      return "loot";
    if (is_fields(one))
      continue;
    const bool is_about_counters = has(one.code, "event = counters_added") || has(one.code, "event = counters_removed");
    if (!is_about_counters &&  // items have them, too
        (has(one.code, "of = this") || has(one.code, "object = this") || has(one.code, "from = this") ||
         has(one.code, "to = this") || has(one.code, "attack = this")))
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
    if (is_fields(one))
      continue;
    sentences::Tokens code = one.code;
    if (code.size() > 2)
      code.front() = kind_in(deck, code.front());
    const bool has_line = lines.size() == read.abilities.size() && (in_author_words || one.text.empty());
    const std::string text = has_line ? lines[i] : one.text.empty() ? in_one_line(std::string(written)) : one.text;
    all += sentences::lua_of(code, without_sign(text), one.mode_texts);
  }
  return all;
}

struct Field {
  std::string name, value;
};

// What is printed on a card of the deck that the text says nothing about.
std::vector<Field> usual_fields(std::string_view deck, bool is_played, bool is_curse) {
  if (deck == "loot" && is_played)
    return {{"copies", "2"}};
  if (deck == "loot")
    return {{"trinket", "true"}};
  if (deck == "character")
    return {{"hp", "2"}, {"attack", "1"}};
  if (deck == "starting")
    return {{"eternal", "true"}};
  if (deck == "monster" && !is_played && !is_curse)
    return {{"hp", "2"}, {"evasion", "3"}, {"attack", "1"}, {"rewards", "{ coins = 2 }"}};
  return {};
}

void put(std::vector<Field>& fields, Field field) {
  const auto same = std::find_if(fields.begin(), fields.end(), [&](const Field& f) { return f.name == field.name; });
  if (same == fields.end())
    fields.push_back(std::move(field));
  else
    same->value = std::move(field.value);
}

// The code of `fields`: "hp = 2 , rewards = { coins = 3 }".
void put_all(std::vector<Field>& fields, const sentences::Tokens& code) {
  for (std::size_t i = 1; i + 2 < code.size();) {
    Field field{code[i], ""};
    int depth = 0;
    for (i += 2; i < code.size() && (depth > 0 || code[i] != ","); ++i) {
      depth += code[i] == "{" ? 1 : code[i] == "}" ? -1 : 0;
      field.value += (field.value.empty() || code[i] == "," ? "" : " ") + code[i];
    }
    put(fields, std::move(field));
    ++i;
  }
}

bool is_played(const sentences::ReadText& read) {
  return std::any_of(read.abilities.begin(), read.abilities.end(),
                     [](const auto& one) { return !one.code.empty() && one.code.front() == "play"; });
}

std::string script_of(const sentences::ReadText& read, std::string_view deck, const CardName& card,
                      std::string_view written, bool in_author_words) {
  const bool is_curse = std::any_of(read.abilities.begin(), read.abilities.end(),
                                    [](const auto& one) { return is_fields(one) && has(one.code, "curse ="); });
  std::vector<Field> fields = usual_fields(deck, is_played(read), is_curse);
  for (const sentences::ReadAbility& one : read.abilities)
    if (is_fields(one))
      put_all(fields, one.code);
  std::string head = "name = " + lua_quoted(card.name);
  for (const Field& field : fields)
    head += fmt::format(", {} = {}", field.name, field.value);
  return fmt::format("return {} {{\n  {},\n{}}}\n", deck, head, abilities_of(read, deck, written, in_author_words));
}

}  // namespace

ComposedCard composed_card(std::string_view written, const CardName& card, std::string_view deck) {
  const sentences::ReadText read = sentences::read_text(written);
  if (std::none_of(read.abilities.begin(), read.abilities.end(), is_known))
    return {.unread = read.what_is_unknown};
  const std::string_view natural = natural_deck(read.abilities), chosen = deck.empty() ? natural : deck;
  static constexpr std::string_view known[] = {"loot", "treasure", "monster", "character", "starting", "room"};
  if (std::find(std::begin(known), std::end(known), chosen) == std::end(known) || (chosen == "room" && is_played(read)))
    return {};
  return {std::string(chosen), script_of(read, chosen, card, written, true),
          script_of(read, chosen, card, written, false), read.unknown, read.what_is_unknown};
}

}  // namespace soulstack::tools
