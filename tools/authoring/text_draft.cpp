// A card made from a sentence.
#include "tools/authoring/text_draft.h"

#include <algorithm>
#include <charconv>
#include <iterator>
#include <map>
#include <optional>
#include <set>
#include <utility>

#include "engine/model/names.h"
#include "scripting/sandbox/tokens.h"
#include "tools/authoring/card_names.h"
#include "tools/authoring/composed_card.h"
#include "tools/display/card_likeness.h"

namespace soulstack::tools {

using scripting::CardText;
using scripting::ScenarioResult;
using scripting::Token;
using scripting::TokenKind;

namespace {

// ---- Numbers -----------------------------------------------------------------------------------------------------

struct Number {
  std::size_t at = 0, size = 0;  // in the text or the script
  int value = 0;
};

// The whole numbers in a part of a text.
void add_numbers(std::string_view text, std::size_t from, std::size_t to, std::vector<Number>& into) {
  for (std::size_t at = from; at < to; ++at) {
    if (!is_digit(text[at]))
      continue;
    Number number{at, 0, 0};
    const auto [end, error] = std::from_chars(text.data() + at, text.data() + to, number.value);
    number.size = static_cast<std::size_t>(end - (text.data() + at));
    if (error == std::errc())
      into.push_back(number);
    at += number.size;
  }
}

std::vector<Number> numbers_of_text(std::string_view text) {
  std::vector<Number> numbers;
  add_numbers(text, 0, text.size(), numbers);
  return numbers;
}

// Numbers in the abilities of a card, and in the ranges of roll tables; not the fields of the card itself.
std::vector<Number> numbers_of_abilities(std::string_view script) {
  std::vector<Number> numbers;
  const std::vector<Token> tokens = scripting::tokens_of(script);
  int depth = 0;
  for (std::size_t i = 0; i < tokens.size(); ++i) {
    depth += tokens[i].is("{") ? 1 : tokens[i].is("}") ? -1 : 0;
    const bool is_key = i > 0 && tokens[i].kind == TokenKind::text && tokens[i - 1].is("[");
    if (depth > 1 && (tokens[i].kind == TokenKind::number || is_key))
      add_numbers(script, tokens[i].at, tokens[i].end(), numbers);
  }
  return numbers;
}

bool same_values(const std::vector<Number>& a, const std::vector<Number>& b) {
  return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                    [](const Number& x, const Number& y) { return x.value == y.value; });
}

std::vector<std::size_t> places_of(const std::vector<Number>& numbers, int value) {
  std::vector<std::size_t> places;
  for (std::size_t i = 0; i < numbers.size(); ++i)
    if (numbers[i].value == value)
      places.push_back(i);
  return places;
}

// The new value of each number in the script; nothing if it is not clear.
std::optional<std::vector<int>> new_values(const std::vector<Number>& text, const std::vector<Number>& wanted,
                                           const std::vector<Number>& script) {
  std::vector<int> values;
  for (const Number& number : script)
    values.push_back(number.value);
  if (same_values(text, script)) {
    for (std::size_t i = 0; i < script.size(); ++i)
      values[i] = wanted[i].value;
    return values;
  }
  for (const Number& number : text) {
    const std::vector<std::size_t> in_text = places_of(text, number.value), in_script = places_of(script, number.value);
    const bool changes =
        std::any_of(in_text.begin(), in_text.end(), [&](std::size_t i) { return wanted[i].value != number.value; });
    if (!changes)
      continue;
    if (in_text.size() != in_script.size())
      return {};
    for (std::size_t i = 0; i < in_text.size(); ++i)
      values[in_script[i]] = wanted[in_text[i]].value;
  }
  return values;
}

std::string with_numbers(std::string script, const std::vector<Number>& places, const std::vector<int>& values) {
  for (std::size_t i = places.size(); i-- > 0;)
    script.replace(places[i].at, places[i].size, std::to_string(values[i]));
  return script;
}

// ---- Targets -----------------------------------------------------------------------------------------------------

const TargetPhrase* target_in(std::string_view text) {
  for (const TargetPhrase& target : target_phrases())
    if (text.find(target.words) != std::string_view::npos)
      return &target;
  return nullptr;
}

// `target = NOUN` in the script, if there is exactly one and its noun has no other conditions.
std::optional<std::size_t> place_of_target(std::string_view script, const TargetPhrase& target) {
  const std::string written = "target = " + std::string(target.noun);
  const std::size_t at = script.find(written);
  if (at == std::string_view::npos || script.find("target = ", at + 1) != std::string_view::npos)
    return {};
  const std::string_view rest = script.substr(at + written.size());
  const std::size_t next = rest.find_first_not_of(" \n");
  const bool ends = next != std::string_view::npos && (rest[next] == ',' || rest[next] == '}');
  return ends ? std::optional(at + written.size() - target.noun.size()) : std::nullopt;
}

struct Retargeted {
  std::string script, text;
};
// The card with the target of the wanted text. Nothing changes if it has the same target, or if that is not possible.
Retargeted with_target(std::string_view script, std::string_view text, std::string_view wanted) {
  const TargetPhrase *const from = target_in(text), *const to = target_in(wanted);
  Retargeted changed{std::string(script), std::string(text)};
  const auto at =
      from == nullptr || to == nullptr || from->noun == to->noun ? std::nullopt : place_of_target(script, *from);
  if (!at)
    return changed;
  changed.script.replace(*at, from->noun.size(), to->noun);
  changed.text.replace(changed.text.find(from->words), from->words.size(), to->words);
  return changed;
}

// ---- Effects that can replace each other -------------------------------------------------------------------------

// Replaces the effect by that of the wanted text, if each text has one and the script does it once. Returns what shows it;
// empty if there is nothing to replace.
std::string_view replace_effect(Retargeted& card, const CardText& wanted) {
  const auto from = only_call_in(CardText(card.text)), to = only_call_in(wanted);
  const auto is_call = [](const PhraseCall& call) { return call.code.ends_with(')'); };
  const auto word = [](const PhraseCall& call) { return call.code.substr(0, call.code.find_first_of("( ")); };
  const std::size_t at = from ? card.script.find(from->code) : std::string::npos;
  const std::size_t in_text = from ? card.text.find(from->words) : std::string::npos;
  if (!from || !to || word(*from) == word(*to) || is_call(*from) != is_call(*to) || at == std::string::npos ||
      in_text == std::string::npos || card.script.find(from->code, at + 1) != std::string::npos)
    return {};
  card.script.replace(at, from->code.size(), to->code);
  card.text.replace(in_text, from->words.size(), to->words);
  return to->shown_by;
}

// ---- Texts -------------------------------------------------------------------------------------------------------

bool is_filler(const std::string& word) {
  static const std::set<std::string> all = {"a", "an", "the", "#", "then", "and", "of", "to"};
  return all.contains(word);
}

std::vector<std::string> telling_words(std::string_view text) {
  std::vector<std::string> words = words_of_text(text);
  std::erase_if(words, is_filler);
  return words;
}

std::vector<std::string> without_words_of(const std::vector<std::string>& words, std::vector<std::string> others) {
  std::vector<std::string> rest;
  for (const std::string& word : words)
    if (const auto same = std::find(others.begin(), others.end(), word); same != others.end())
      others.erase(same);
    else
      rest.push_back(word);
  return rest;
}

// Replaces the text of the ability; empty if the script does not have it in one piece.
std::string with_text(const std::string& script, std::string_view text, std::string_view wanted) {
  for (const Token& token : scripting::tokens_of(script))
    if (token.kind == TokenKind::text && token.text == lua_quoted(text))
      return std::string(script).replace(token.at, token.text.size(), lua_quoted(wanted));
  return {};
}

// ---- Values in scenarios -----------------------------------------------------------------------------------------

bool is_literal_end(char c) { return c == ')' || c == ' ' || c == '\n'; }

// "check(a == 1)" and "a is 2" in a message, and the line of the check: writes 2 instead of 1. Returns false if the
// message does not have this form.
bool take_value(std::string& scenarios, const ScenarioResult& result) {
  const std::size_t first = result.message.find('\n');
  if (first == std::string::npos || !result.message.starts_with("check(") || result.line < 1)
    return false;
  const std::size_t second = std::min(result.message.find('\n', first + 1), result.message.size());
  const std::string_view values = std::string_view(result.message).substr(first + 3, second - first - 3);
  const std::size_t is = values.rfind(" is ");
  if (is == std::string_view::npos || values.find(", ") != std::string_view::npos)
    return false;
  const std::string compared = std::string(values.substr(0, is)) + " == ";
  const std::string_view value = values.substr(is + 4);
  if (value.empty() || !(is_digit(value[0]) || value[0] == '-' || value[0] == '"'))
    return false;
  std::size_t line = 0;
  for (int n = 1; n < result.line && line != std::string::npos; ++n)
    line = scenarios.find('\n', line) == std::string::npos ? std::string::npos : scenarios.find('\n', line) + 1;
  const std::size_t at = line == std::string::npos ? line : scenarios.find(compared, line);
  if (at == std::string::npos || at > scenarios.find('\n', line))
    return false;
  const std::size_t from = at + compared.size();
  std::size_t to = from;
  if (scenarios[from] == '"')
    to = scenarios.find('"', from + 1) + 1;
  else
    while (to < scenarios.size() && !is_literal_end(scenarios[to]))
      ++to;
  scenarios.replace(from, to - from, value);
  return true;
}

// One more check of each expression in each scenario, with a value to be replaced.
std::string with_comparisons(std::string scenarios, const std::vector<std::string>& expressions) {
  constexpr std::string_view expect = "expect = function(t)";
  std::string checks;
  for (const std::string& expression : expressions)
    checks += (checks.empty() ? "\n    " : "  ") + ("check(" + expression + " == -1)");
  for (std::size_t at = scenarios.find(expect); !checks.empty() && at != std::string::npos;
       at = scenarios.find(expect, at + expect.size())) {
    const std::size_t end = at + expect.size();
    const bool is_alone = scenarios.substr(end).starts_with('\n');
    scenarios.insert(end, checks + (is_alone ? "" : "\n   "));
  }
  return scenarios;
}

// Comments of the other card may be wrong for this one.
std::string without_comments(std::string_view source) {
  std::string all;
  std::size_t from = 0;
  const auto add_gap = [&](std::string_view gap) {
    for (std::size_t at = gap.find("--"); at != std::string_view::npos; at = gap.find("--")) {
      const std::size_t end = std::min(gap.find('\n', at), gap.size());
      all.append(at == 0 ? "" : gap.substr(0, gap.find_last_not_of(' ', at - 1) + 1));
      gap.remove_prefix(end);
    }
    all.append(gap);
  };
  for (const Token& token : scripting::tokens_of(source)) {
    add_gap(source.substr(from, token.at - from));
    all.append(token.text);
    from = token.end();
  }
  add_gap(source.substr(from));
  return all;
}

// Puts the values that the card gives now into the checks of its scenarios that fail.
void take_values(CardDraft& draft, StagedSet& staged) {
  constexpr int most_values = 60;
  for (int n = 0; n < most_values; ++n) {
    staged.write(draft.scenario_file(), draft.scenarios);
    const std::vector<ScenarioResult> results = staged.test(draft.scenario_file());
    if (std::none_of(results.begin(), results.end(),
                     [&](const ScenarioResult& r) { return !r.passed && take_value(draft.scenarios, r); }))
      return;
  }
}

// Keeps the scenarios that fail with the script of the other card, at most a few. Returns why there is none.
std::string keep_noticing(CardDraft& draft, const std::string& original, const FittedScript& fitted,
                          StagedSet& staged) {
  constexpr std::size_t most_kept = 3;
  staged.write(draft.script_file(), original);
  std::vector<std::string> noticing, others;
  for (const ScenarioResult& result : staged.test(draft.scenario_file()))
    (result.passed || noticing.size() == most_kept ? others : noticing).push_back(result.name);
  staged.write(draft.script_file(), draft.script);
  if (noticing.empty() && fitted.changes_effect)
    return "no scenario of the card shows the difference";
  if (noticing.empty())
    others.erase(others.begin(), others.begin() + static_cast<std::ptrdiff_t>(std::min(others.size(), most_kept)));
  draft.scenarios = without_scenarios(draft.scenarios, others);
  return {};
}

// "Spark: deal 2 damage to a monster (2)"
void rename_scenarios(CardDraft& draft, std::string_view text) {
  const std::vector<WrittenScenario> all = scenarios_in(draft.scenarios);
  for (std::size_t i = all.size(); i-- > 0;) {
    const std::string number = i == 0 ? "" : " (" + std::to_string(i + 1) + ")";
    std::string words(text);
    while (words.ends_with('.'))
      words.pop_back();
    const std::size_t at = draft.scenarios.find('"', all[i].at);
    draft.scenarios.replace(at, all[i].name.size() + 2, lua_quoted(draft.card.name + ": " + words + number));
  }
}

}  // namespace

WordDifference difference(std::string_view wanted, std::string_view card) {
  const std::vector<std::string> of_wanted = telling_words(wanted), of_card = telling_words(card);
  return {without_words_of(of_wanted, of_card), without_words_of(of_card, of_wanted)};
}

FittedScript script_with_text(std::string_view script, std::string_view text, std::string_view wanted) {
  const CardText of_wanted(wanted);
  const std::string& usual = of_wanted.usual();
  Retargeted start = with_target(script, CardText(text).usual(), usual);
  const std::string_view shown_by = replace_effect(start, of_wanted);
  if (const WordDifference words = difference(usual, start.text); !words.none())
    return {{},
            words.missing.empty() ? fmt::format("it also says `{}`", fmt::join(words.extra, " "))
                                  : fmt::format("it does not say `{}`", fmt::join(words.missing, " "))};
  const std::vector<Number> in_text = numbers_of_text(start.text), in_wanted = numbers_of_text(usual),
                            in_script = numbers_of_abilities(start.script);
  if (in_text.size() != in_wanted.size())
    return {{}, fmt::format("its text has {} numbers, not {}", in_text.size(), in_wanted.size())};
  const auto values = new_values(in_text, in_wanted, in_script);
  if (!values)
    return {{}, "it is not clear which numbers of its script the text means"};
  FittedScript fitted{with_text(with_numbers(start.script, in_script, *values), text, wanted), {}};
  if (fitted.script.empty())
    fitted.why_not = "its text is not written in one piece";
  fitted.changes_effect = !shown_by.empty() || !same_values(in_text, in_wanted);
  for (const char* player : {"P1", "P2"})
    if (!shown_by.empty())
      fitted.to_compare.push_back(with_words_replaced(shown_by, "P1", player));
  return fitted;
}

std::string fit_draft(CardDraft& draft, const FittedScript& fitted, std::string_view wanted, StagedSet& staged) {
  const std::string original = std::exchange(draft.script, fitted.script);
  if (const auto findings = findings_of(draft, staged); !findings.empty())
    return to_string(findings.front());
  draft.scenarios = with_comparisons(without_comments(draft.scenarios), fitted.to_compare);
  take_values(draft, staged);
  const std::size_t notes = draft.notes.size();
  if (const std::string why = try_draft(draft, staged); !why.empty())
    return why;
  draft.notes.resize(notes);  // scenarios of the other card that no longer apply
  if (const std::string why = keep_noticing(draft, original, fitted, staged); !why.empty())
    return why;
  rename_scenarios(draft, wanted);
  return try_draft(draft, staged);
}

}  // namespace soulstack::tools
