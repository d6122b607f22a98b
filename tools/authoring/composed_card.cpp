// A card composed from the phrases of a sentence.
#include "tools/authoring/composed_card.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>
#include <vector>

#include "engine/model/names.h"
#include "scripting/registry/registry.h"
#include "tools/authoring/card_names.h"

namespace soulstack::tools {

using scripting::CardText;
using scripting::Sentence;
using scripting::Subject;
using scripting::Type;
using scripting::Unit;
using scripting::VerbRow;

namespace {

std::string_view trimmed(std::string_view text) {
  while (text.starts_with(' '))
    text.remove_prefix(1);
  while (text.ends_with(' ') || text.ends_with('.') || text.ends_with(','))
    text.remove_suffix(1);
  return text;
}

// ---- Parts of a sentence -----------------------------------------------------------------------------------------

// Longer phrases come first. The answer is that of the scenario.
constexpr TargetPhrase targets[] = {
    {"a monster or player", "one_of { a_monster, a_player }", "P2"},
    {"a player or monster", "one_of { a_monster, a_player }", "P2"},
    {"another player", "a_player { other = true }", "P2"},
    {"another item", "an_item { other = true }", ""},
    {"a monster", "a_monster", "fly"},
    {"a player", "a_player", "P2"},
    {"an item", "an_item", ""},
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
  bool is_activated = false;
  std::string cost;                      // in ¢; empty: none
  const TargetPhrase* target = nullptr;  // of all effects
  std::vector<std::string> code;         // a line for each effect
  std::vector<std::string> params;       // of the function
  std::string answers;                   // in the scenario
  bool is_condition = false;             // the next effect follows "if you do"

  void need(std::string_view param) {
    if (std::find(params.begin(), params.end(), param) == params.end())
      params.emplace_back(param);
  }
};

const TargetPhrase* target_of(std::string_view words) {
  const auto* const found =
      std::find_if(std::begin(targets), std::end(targets), [&](const TargetPhrase& one) { return one.words == words; });
  return found == std::end(targets) || found->answer.empty() ? nullptr : found;
}

struct Group {
  std::string_view words, code;
};
constexpr Group groups[] = {{"you", "you"},
                            {"this", "this"},
                            {"each other player", "others"},
                            {"each player", "players"},
                            {"the active player", "active"},
                            {"each monster", "all(a_monster)"}};

// The code of a target or a group: "target", "others".
std::optional<std::string> code_of_object(std::string_view words, Parsed& into) {
  for (const Group& group : groups)
    if (words == group.words) {
      if (group.code == "active" || group.code == "you" || group.code == "this")
        into.need(group.code);
      return std::string(group.code);
    }
  const TargetPhrase* const target = target_of(words);
  if (!target || (into.target && into.target != target))
    return {};
  into.target = target;
  into.need("target");
  return "target";
}

std::optional<std::string> code_of_subject(const Sentence& sentence, Parsed& into) {
  switch (sentence.who) {
    case Subject::none:
    case Subject::you:
      return "you";
    case Subject::each:
      return "players";
    case Subject::others:
      return "others";
    case Subject::active:
      return "active";
    case Subject::they:
      return into.target && into.target->answer == "P2" ? std::optional<std::string>("target") : std::nullopt;
    default:
      return {};
  }
}

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
      if (found.number.empty() && text.substr(at).starts_with("a "))
        found.number = "1", ++at;
      if (found.number.empty())
        return {};
    } else if (at == text.size() || text[at++] != c) {
      return {};
    }
  }
  const bool is_whole = at == text.size() || text.substr(at) == " card" || text.substr(at) == " cards";
  return is_whole ? std::optional(found) : std::nullopt;
}

// The verb's parameters: a number, whom the phrase names with %, and who does it.
std::string call_of(const VerbRow& verb, const Match& found, const std::string& subject, const std::string& object) {
  std::vector<std::string> arguments;
  std::size_t last_person = 0;
  for (const scripting::VerbParam& param : verb.params) {
    if (param.type == Type::none || param.optional)
      continue;
    const bool is_number = param.type == Type::number;
    last_person = is_number ? last_person : arguments.size();
    arguments.push_back(is_number ? found.number : subject);
  }
  if (!object.empty() && !arguments.empty())
    arguments[last_person] = object;
  return fmt::format("{}({})", verb.name, fmt::join(arguments, ", "));
}

// The call for "gain 3¢", by the phrases of the verbs.
std::optional<std::string> code_of_effect(const Sentence& sentence, Parsed& into) {
  const std::string words = sentence.deed + (sentence.rest.empty() ? "" : " ") + std::string(sentence.rest);
  const std::optional<std::string> subject = code_of_subject(sentence, into);
  for (const VerbRow& verb : scripting::verb_rows())
    for (const scripting::Phrase& phrase : scripting::phrases_in(verb.phrases)) {
      const bool is_template = phrase.words.find_first_of("#%") != std::string_view::npos && phrase.mark != '?';
      const std::optional<Match> found = is_template && subject ? match(phrase.words, words) : std::nullopt;
      const auto object = found && !found->object.empty() ? code_of_object(found->object, into) : "";
      if (!found || !object)
        continue;
      std::string code = call_of(verb, *found, *subject, *object);
      if (code.find(*subject) != std::string::npos && *subject != "others" && *subject != "players")
        into.need(*subject);
      if (verb.name == "discard_loot" && found->number == "1" && (*subject == "you" || *subject == "target"))
        into.answers += fmt::format("  t.{}:choose \"a_penny\"  t:settle()", *subject == "you" ? "P1" : "P2");
      return code;
    }
  return {};
}

// "Each player gives a loot card to the player to their left."
std::optional<std::string> code_of_passing(const Sentence& sentence, Parsed& into) {
  for (const std::string_view side : {"left", "right"})
    if (sentence.who == Subject::each && sentence.deed == "give" &&
        sentence.rest == fmt::format("a loot card to the player to their {}", side)) {
      into.answers += "  t.P1:choose \"a_penny\"  t.P2:choose \"bomb\"  t.P3:choose \"a_penny\"  t:settle()";
      return fmt::format("for _, player in ipairs(all(a_player)) do give_loot(player, player.{}, 1) end", side);
    }
  return {};
}

// "If you do, loot 1": the effect before it becomes the condition.
bool join_condition(Parsed& into, const std::string& then) {
  const std::string done = into.code.back();
  const VerbRow* const verb = scripting::find_verb(done.substr(0, done.find('(')));
  if (!verb || (verb->result != Type::number && verb->result != Type::boolean))
    return false;
  into.code.back() = fmt::format("if {}{} then {} end", done, verb->result == Type::number ? " > 0" : "", then);
  return true;
}

bool add_sentence(const Sentence& sentence, Parsed& into) {
  const bool is_condition = std::exchange(into.is_condition, false);
  if (sentence.joint == "if" && (sentence.text == "you do" || sentence.text == "they do"))
    return into.is_condition = !into.code.empty();
  if (sentence.deed == "choose" && !into.target && (into.target = target_of(sentence.rest)) != nullptr)
    return true;
  std::optional<std::string> code = code_of_passing(sentence, into);
  if (!code && (sentence.joint.empty() || sentence.joint == "and" || sentence.joint == "then") && !sentence.may)
    code = code_of_effect(sentence, into);
  if (!code)
    return false;
  if (is_condition)
    return join_condition(into, *code);
  into.code.push_back(*std::move(code));
  return true;
}

// Takes the trigger or the cost off the text.
void read_beginning(std::string& rest, Parsed& all) {
  for (const Trigger& trigger : triggers)
    if (rest.starts_with(trigger.words) && std::string_view(rest).substr(trigger.words.size()).starts_with(", ")) {
      all.trigger = &trigger;
      rest.erase(0, trigger.words.size() + 2);
      return;
    }
  const std::size_t end = rest.find("¢: ");
  if (end == std::string::npos)
    return;
  all.cost = rest.substr(0, end);
  if (all.cost.empty() || !std::all_of(all.cost.begin(), all.cost.end(), is_digit))
    all.unread = rest.substr(0, end + 3);
  rest.erase(0, end + std::string_view("¢: ").size());
}

Parsed parsed(const CardText& text) {
  Parsed all;
  all.is_activated = text.is_activated();
  std::string rest = text.usual();
  read_beginning(rest, all);
  if (rest.starts_with("it deals "))
    rest.erase(0, 3);
  const CardText effects(rest);
  for (const Sentence& sentence : effects.sentences())
    if (all.unread.empty() && !add_sentence(sentence, all))
      all.unread = sentence.text;
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
  Parsed ignored;
  const auto code = code_of_effect(sentence, ignored);
  if (!code || code->find("(you, ") == std::string::npos)
    return {};
  const VerbRow* const verb = scripting::find_verb(code->substr(0, code->find('(')));
  for (const Shown& row : shown_calls)
    if (verb->params[1].unit == row.unit)
      return PhraseCall{sentence.deed + " " + std::string(sentence.rest), *code, row.by};
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

ComposedCard composed_card(const CardText& text, std::string_view written, const CardName& card,
                           std::string_view deck) {
  const Parsed parts = parsed(text);
  if (!parts.unread.empty() || parts.code.empty())
    return {.unread = parts.unread};
  const bool is_item = parts.trigger == nullptr && (!parts.cost.empty() || parts.is_activated);
  const std::string_view natural = parts.trigger != nullptr ? parts.trigger->deck : is_item ? "treasure" : "loot";
  const bool fits = deck.empty() || deck == natural || (natural == "loot" && deck == "treasure");
  if (!fits)
    return {};
  const std::string_view chosen = deck.empty() ? natural : deck;
  return {std::string(chosen), script_of(parts, chosen, card, written), scenario_of(parts, chosen, card, written), ""};
}

}  // namespace soulstack::tools
