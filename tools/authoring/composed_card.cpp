// A card composed from the phrases of a sentence.
#include "tools/authoring/composed_card.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <optional>
#include <vector>

#include "scripting/registry/registry.h"
#include "tools/authoring/card_names.h"

namespace soulstack::tools {

namespace {

bool is_digit(char c) { return c >= '0' && c <= '9'; }
bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }

std::string lower(std::string_view text) {
  std::string all(text);
  for (char& c : all)
    if (c >= 'A' && c <= 'Z')
      c = static_cast<char>(c - 'A' + 'a');
  return all;
}

std::string_view trimmed(std::string_view text) {
  while (text.starts_with(' '))
    text.remove_prefix(1);
  while (text.ends_with(' ') || text.ends_with('.') || text.ends_with(','))
    text.remove_suffix(1);
  return text;
}

// ---- Usual words -------------------------------------------------------------------------------------------------

struct Phrase {
  std::string_view from, to;
};
// In lower case; a first letter that is a capital stays one.
constexpr Phrase usual[] = {
    {"each time", "when"},
    {"every time", "when"},
    {"whenever", "when"},
    {"until the end of the turn", "till end of turn"},
    {"until the end of turn", "till end of turn"},
    {"until end of turn", "till end of turn"},
    {"till the end of the turn", "till end of turn"},
    {"till the end of turn", "till end of turn"},
    {"on their left", "to their left"},
    {"on their right", "to their right"},
    {"on your left", "to your left"},
    {"on your right", "to your right"},
    {"every player", "each player"},
    {"all players", "each player"},
    {"every other player", "each other player"},
};

bool is_phrase_at(std::string_view text, std::size_t at, std::string_view phrase) {
  const std::size_t end = at + phrase.size();
  return end <= text.size() && lower(text.substr(at, phrase.size())) == phrase &&
         (at == 0 || !is_letter(text[at - 1])) && (end == text.size() || !is_letter(text[end]));
}

std::string replaced_phrase(std::string text, const Phrase& phrase) {
  for (std::size_t at = 0; at < text.size(); ++at) {
    if (!is_phrase_at(text, at, phrase.from))
      continue;
    const bool is_capital = text[at] >= 'A' && text[at] <= 'Z';
    text.replace(at, phrase.from.size(), phrase.to);
    if (is_capital)
      text[at] = static_cast<char>(text[at] - 'a' + 'A');
  }
  return text;
}

// "Pay 3¢:"
std::string without_pay(std::string text) {
  constexpr std::string_view pay = "pay ";
  for (std::size_t at = 0; at < text.size(); ++at) {
    if (!is_phrase_at(text, at, "pay") || at + pay.size() >= text.size() || !is_digit(text[at + pay.size()]))
      continue;
    const std::size_t end = text.find_first_not_of("0123456789", at + pay.size());
    if (end != std::string::npos && std::string_view(text).substr(end).starts_with("¢:"))
      text.erase(at, pay.size());
  }
  return text;
}

// ---- Parts of a sentence -----------------------------------------------------------------------------------------

struct Target {
  std::string_view words, noun, answer;  // the answer in the scenario
};
constexpr Target targets[] = {
    {"a monster or player", "one_of { a_monster, a_player }", "P2"},
    {"a player or monster", "one_of { a_monster, a_player }", "P2"},
    {"another player", "a_player { other = true }", "P2"},
    {"a monster", "a_monster", "fly"},
    {"a player", "a_player", "P2"},
};

struct Subject {
  std::string_view words, code;
};
constexpr Subject subjects[] = {
    {"you ", "you"}, {"each other player ", "others"}, {"each player ", "players"}, {"the active player ", "active"}};

// In `words`, # is a number, and % a target or a group at the end. In `code`, $ is the subject.
struct Effect {
  std::string_view words, code, answers = {};  // `answers`: to the questions that it asks in the scenario
};
constexpr Effect effects[] = {
    {"gain #¢", "gain_coins($, #)"},
    {"lose #¢", "lose_coins($, #)"},
    {"gain # treasure", "gain_treasure($, #)"},
    {"loot #", "draw_loot($, #)"},
    {"heal # hp", "heal($, #)"},
    {"heal #", "heal($, #)"},
    {"take # damage", "take_damage($, #)"},
    {"discard # loot", "discard_loot($, #)"},
    {"discard # loot card", "discard_loot($, #)"},
    {"discard # loot cards", "discard_loot($, #)"},
    {"discard a loot card", "discard_loot($, 1)"},
    {"deal # damage to %", "deal(#, %)"},
    {"it deals # damage to %", "deal(#, %)"},
    {"kill %", "kill(%)"},
    {"steal #¢ from %", "steal_coins(you, %, #)"},
};

// Effects that say all by themselves.
constexpr std::string_view each_gives = "t.P1:choose \"a_penny\"  t.P2:choose \"bomb\"  t.P3:choose \"a_penny\"";
constexpr Effect whole_effects[] = {
    {"each player gives a loot card to the player to their left",
     "for _, player in ipairs(all(a_player)) do give_loot(player, player.left, 1) end", each_gives},
    {"each player gives a loot card to the player to their right",
     "for _, player in ipairs(all(a_player)) do give_loot(player, player.right, 1) end", each_gives},
};

struct Trigger {
  std::string_view words, fields, deck, play;  // the scenario: what happens in `play`
};
constexpr std::string_view attack = "t.P1:attack \"fly\"  t:settle()", end_turn = "t.P1:end_turn()  t:settle()";
constexpr Trigger triggers[] = {
    {"when you miss an attack roll", "event = missed, by = you", "treasure", attack},
    {"when you miss", "event = missed, by = you", "treasure", attack},
    {"when you hit with an attack roll", "event = hit, by = you", "treasure", attack},
    {"when you hit", "event = hit, by = you", "treasure", attack},
    {"when a player misses an attack roll", "event = missed", "treasure", attack},
    {"when a monster dies", "event = monster_died", "treasure", attack},
    {"when you declare an attack", "event = attack_declared, of = you", "treasure", attack},
    {"when you take damage", "event = damage_taken, of = you", "treasure", attack},
    {"at the end of your turn", "event = turn_ending, of = you", "treasure", end_turn},
    {"when this dies", "event = monster_died, of = this", "monster", "t.P1:attack ID  t:settle()"},
    {"when a player misses this", "event = missed, of = this", "monster", "t.P1:attack ID  t:settle()"},
};

struct Parsed {
  std::string unread;  // the first part of the text that is no known phrase; empty: all are known
  const Trigger* trigger = nullptr;
  std::string cost;                 // in ¢; empty: none
  const Target* target = nullptr;   // of all effects
  std::vector<std::string> code;    // a line for each effect
  std::vector<std::string> params;  // of the function
  std::string answers;              // in the scenario

  void need(std::string_view param) {
    if (std::find(params.begin(), params.end(), param) == params.end())
      params.emplace_back(param);
  }
};

struct Match {
  std::string number, object;
};
std::optional<Match> match(std::string_view pattern, std::string_view text) {
  Match found;
  std::size_t at = 0;
  for (const char c : pattern) {
    if (c == '%') {
      found.object = text.substr(std::min(at, text.size()));
      return found.object.empty() ? std::nullopt : std::optional(found);
    }
    if (c == '#') {
      while (at < text.size() && is_digit(text[at]))
        found.number += text[at++];
      if (found.number.empty())
        return {};
    } else if (at == text.size() || text[at++] != c) {
      return {};
    }
  }
  return at == text.size() ? std::optional(found) : std::nullopt;
}

// The code of a target or a group: "target", "others".
std::optional<std::string> code_of_object(const std::string& words, Parsed& into) {
  for (const Subject& group : subjects)
    if (words + " " == group.words) {
      if (group.code == "active" || group.code == "you")
        into.need(group.code);
      return std::string(group.code);
    }
  if (words == "each monster")
    return "all(a_monster)";
  for (const Target& target : targets)
    if (words == target.words && (into.target == nullptr || into.target == &target)) {
      into.target = &target;
      into.need("target");
      return "target";
    }
  return {};
}

std::string with(std::string code, char placeholder, const std::string& value) {
  for (std::size_t at = code.find(placeholder); at != std::string::npos; at = code.find(placeholder, at + value.size()))
    code.replace(at, 1, value);
  return code;
}

// "gains 1¢" as "gain 1¢".
std::string without_third_person(std::string text) {
  const std::size_t end = std::min(text.find(' '), text.size());
  if (end > 1 && text[end - 1] == 's')
    text.erase(end - 1, 1);
  return text;
}

std::optional<std::string> code_of_effect(const Effect& effect, std::string_view words, const std::string& subject,
                                          Parsed& into) {
  const std::optional<Match> found = match(effect.words, words);
  if (!found)
    return {};
  std::string code = with(std::string(effect.code), '#', found->number);
  if (!found->object.empty()) {
    const auto object = code_of_object(found->object, into);
    if (!object)
      return {};
    code = with(code, '%', *object);
  }
  const bool discards_one = code == "discard_loot($, 1)";
  if (discards_one && (subject == "you" || subject == "target"))
    into.answers += fmt::format("  t.{}:choose \"a_penny\"  t:settle()", subject == "you" ? "P1" : "P2");
  if (code.find('$') != std::string::npos && subject != "others" && subject != "players")
    into.need(subject);
  if (code.find("you") != std::string::npos)
    into.need("you");
  return with(code, '$', subject);
}

bool add_effect(std::string words, Parsed& into);

// "choose a player"
bool names_target(const std::string& words, Parsed& into) {
  constexpr std::string_view choose = "choose ";
  if (!words.starts_with(choose) || into.target != nullptr)
    return false;
  const auto found = std::find_if(std::begin(targets), std::end(targets), [&](const Target& target) {
    return std::string_view(words).substr(choose.size()) == target.words;
  });
  if (found == std::end(targets))
    return false;
  into.target = found;
  return true;
}

// "if you do, loot 1": the effect before it becomes the condition.
bool add_condition(const std::string& words, Parsed& into) {
  if (into.code.empty() || into.code.back().find(' ') == std::string::npos || into.code.back().starts_with("for ") ||
      !add_effect(words, into))
    return false;
  const std::string then = std::move(into.code.back());
  into.code.pop_back();
  const std::string& done = into.code.back();
  const scripting::VerbRow* verb = scripting::find_verb(done.substr(0, done.find('(')));
  if (verb == nullptr || (verb->result != scripting::Type::number && verb->result != scripting::Type::boolean))
    return false;
  into.code.back() =
      fmt::format("if {}{} then {} end", done, verb->result == scripting::Type::number ? " > 0" : "", then);
  return true;
}

bool add_effect(std::string words, Parsed& into) {
  for (const std::string_view filler : {"then ", "and ", "and then "})
    if (words.starts_with(filler))
      words.erase(0, filler.size());
  for (const Effect& whole : whole_effects)
    if (words == whole.words) {
      into.code.emplace_back(whole.code);
      into.answers += "  " + std::string(whole.answers) + "  t:settle()";
      return true;
    }
  if (names_target(words, into))
    return true;
  for (const std::string_view condition : {"if you do, ", "if they do, "})
    if (words.starts_with(condition))
      return add_condition(words.substr(condition.size()), into);
  std::string subject = "you";
  for (const std::string_view they : {"they ", "that player "})
    if (words.starts_with(they) && into.target != nullptr && into.target->answer == "P2") {
      subject = "target";
      words = without_third_person(words.substr(they.size()));
    }
  for (const Subject& one : subjects)
    if (words.starts_with(one.words)) {
      subject = one.code;
      words = without_third_person(words.substr(one.words.size()));
      break;
    }
  for (const Effect& effect : effects)
    if (auto code = code_of_effect(effect, words, subject, into)) {
      into.code.push_back(*std::move(code));
      return true;
    }
  return false;
}

// "loot 1 and gain 2¢"
bool add_effects(std::string_view sentence, Parsed& into) {
  if (add_effect(std::string(trimmed(sentence)), into))
    return true;
  const std::size_t at = sentence.find(" and ");
  if (at == std::string_view::npos)
    return false;
  return add_effect(std::string(trimmed(sentence.substr(0, at))), into) && add_effects(sentence.substr(at + 5), into);
}

Parsed parsed(std::string_view text) {
  const std::string plain = with(lower(in_usual_words(text)), ';', ".");
  std::string_view rest = plain;
  Parsed all;
  for (const Trigger& trigger : triggers)
    if (all.trigger == nullptr && rest.starts_with(trigger.words) &&
        rest.substr(trigger.words.size()).starts_with(", "))
      all.trigger = &trigger;
  if (all.trigger != nullptr) {
    rest.remove_prefix(all.trigger->words.size() + 2);
  } else if (const std::size_t end = rest.find("¢: "); end != std::string_view::npos) {
    all.cost = rest.substr(0, end);
    if (all.cost.empty() || !std::all_of(all.cost.begin(), all.cost.end(), is_digit)) {
      all.unread = rest.substr(0, end + 3);
      return all;
    }
    rest.remove_prefix(end + std::string_view("¢: ").size());
  }
  while (!rest.empty()) {
    const std::size_t end = std::min(rest.find(". "), rest.size());
    if (!add_effects(rest.substr(0, end), all)) {
      all.unread = trimmed(rest.substr(0, end));
      return all;
    }
    rest.remove_prefix(std::min(end + 2, rest.size()));
  }
  return all;
}

// ---- Files -------------------------------------------------------------------------------------------------------

std::string ability_of(const Parsed& parts, std::string_view kind, std::string_view text) {
  std::string fields;
  if (parts.trigger != nullptr)
    fields += fmt::format("    {},\n", parts.trigger->fields);
  if (!parts.cost.empty())
    fields += fmt::format("    cost = {{ coins = {} }},\n", parts.cost);
  if (parts.target != nullptr)
    fields += fmt::format("    target = {},\n", parts.target->noun);
  std::string body;
  for (const std::string& line : parts.code)
    body += "      " + line + "\n";
  return fmt::format("  {} {{\n{}    text = {},\n    effect = function({})\n{}    end,\n  }},\n", kind, fields,
                     lua_quoted(text), fmt::join(parts.params, ", "), body);
}

std::string script_of(const Parsed& parts, std::string_view deck, const CardName& card, std::string_view text) {
  const std::string_view kind = parts.trigger != nullptr ? "when"
                                : !parts.cost.empty()    ? "paid"
                                : deck == "loot"         ? "play"
                                                         : "tap";
  const std::string_view fields = deck == "loot"      ? ", copies = 2,"
                                  : deck == "monster" ? ", hp = 2, evasion = 3, attack = 1, rewards = { coins = 2 },"
                                                      : ",";
  return fmt::format("return {} {{\n  name = {}{}\n{}}}\n", deck, lua_quoted(card.name), fields,
                     ability_of(parts, kind, text));
}

std::string actions_of(const Parsed& parts, std::string_view deck, const std::string& id) {
  const std::string answer = parts.target == nullptr ? "" : fmt::format("\"{}\"", parts.target->answer);
  if (parts.trigger != nullptr) {
    std::string actions = with_words_replaced(parts.trigger->play, "ID", id);
    return answer.empty() ? actions : actions + fmt::format("  t.P1:choose({})  t:settle()", answer);
  }
  const std::string_view action = deck == "loot" ? "play" : "activate";
  return fmt::format("t.P1:{}({}{}{})  t:settle()", action, id, answer.empty() ? "" : ", ", answer);
}

// A table on which each player has something to lose, and P1 uses the card.
std::string scenario_of(const Parsed& parts, std::string_view deck, const CardName& card, std::string_view text) {
  const std::string id = lua_quoted(card.id);
  const bool attacks = parts.trigger != nullptr && parts.trigger->play != end_turn;
  const bool is_monster = deck == "monster";
  std::string scenario =
      fmt::format("scenario {} {{\n  players = {{\n", lua_quoted(card.name + ": " + std::string(trimmed(text))));
  for (const int player : {1, 2, 3}) {
    std::string hand = player == 1 && deck == "loot" ? id + ", " : "";
    hand += "\"a_penny\", \"bomb\"";
    const std::string items = player == 1 && deck == "treasure" ? fmt::format(", items = {{ {} }}", id) : "";
    const bool heals = std::any_of(parts.code.begin(), parts.code.end(),
                                   [](const std::string& line) { return line.starts_with("heal"); });
    scenario += fmt::format("    {{ name = \"P{}\", coins = 5, {}hand = {{ {} }}{} }},\n", player,
                            heals ? "hp = 1, " : "", hand, items);
  }
  scenario += fmt::format("  }},\n  monsters = {{ {}, \"clotty\" }},\n", is_monster ? id : "\"fly\"");
  if (attacks)
    scenario += is_monster ? "  dice = { 2, 6, 6 },\n" : "  dice = { 1, 6 },\n";
  scenario += "  play = function(t)\n    " + actions_of(parts, deck, id) + "\n";
  if (!parts.answers.empty())
    scenario += "    " + std::string(trimmed(parts.answers)) + "\n";
  scenario += "  end,\n  expect = function(t)\n";
  for (const std::string_view player : {"P1", "P2", "P3"})
    scenario += fmt::format("    check(t.{0}.coins == -1)  check(t.{0}.loot == -1)  check(t.{0}.hp == -1)\n", player);
  return scenario + "  end,\n}\n";
}

}  // namespace

std::string in_usual_words(std::string_view text) {
  std::string plain = without_pay(std::string(text));
  for (const Phrase& phrase : usual)
    plain = replaced_phrase(std::move(plain), phrase);
  return plain;
}

ComposedCard composed_card(std::string_view text, const CardName& card, std::string_view deck) {
  const Parsed parts = parsed(text);
  if (!parts.unread.empty() || parts.code.empty())
    return {.unread = parts.unread};
  const bool is_item = parts.trigger == nullptr && !parts.cost.empty();
  const std::string_view natural = parts.trigger != nullptr ? parts.trigger->deck : is_item ? "treasure" : "loot";
  const bool fits = deck.empty() || deck == natural || (natural == "loot" && deck == "treasure");
  if (!fits)
    return {};
  const std::string_view chosen = deck.empty() ? natural : deck;
  return {std::string(chosen), script_of(parts, chosen, card, text), scenario_of(parts, chosen, card, text), ""};
}

}  // namespace soulstack::tools
