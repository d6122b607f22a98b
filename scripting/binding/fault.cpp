// Faults in a game.
#include "scripting/binding/fault.h"

#include <algorithm>
#include <cctype>
#include <set>
#include <sstream>
#include <string_view>
#include <vector>

#include "engine/model/names.h"
#include "engine/table/table.h"

namespace soulstack::scripting {

namespace {

constexpr std::string_view loop = "a loop that no player can break";

// Shortens "cards/base/loot/bomb.lua:3" to "bomb.lua:3": the folder of a set is not part of a cause.
std::string without_folders(std::string_view text) {
  std::string plain;
  std::size_t word = 0;  // start of the word in `plain`
  for (char c : text) {
    if (c == '/') {
      plain.resize(word);
      continue;
    }
    plain += c;
    if (c == ' ' || c == '`' || c == '\'' || c == '"' || c == '\n')
      word = plain.size();
  }
  return plain;
}

// Replaces each number by "N", except a line number after ".lua:" and a rule number.
std::string without_numbers(std::string_view text) {
  std::string plain;
  for (std::size_t at = 0; at < text.size();) {
    const bool number = is_digit(text[at]) && (at == 0 || !is_digit(text[at - 1]));
    if (!number || plain.ends_with(".lua:") || plain.ends_with("(rule ")) {
      const bool kept = number;
      do
        plain += text[at++];
      while (kept && at < text.size() && text[at] != ' ' && text[at] != ':' && text[at] != ')');
      continue;
    }
    while (at < text.size() && is_digit(text[at]))
      ++at;
    plain += 'N';
  }
  return plain;
}

bool is_letter(char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0; }

// Only whole words: the name of a card may be part of other words.
void replace_words(std::string& text, const std::string& what, std::string_view with) {
  for (std::size_t at = 0; (at = text.find(what, at)) != std::string::npos;) {
    const std::size_t end = at + what.size();
    const bool part = (at > 0 && is_letter(text[at - 1])) || (end < text.size() && is_letter(text[end]));
    if (!part)
      text.replace(at, what.size(), with);
    at += part ? 1 : with.size();
  }
}

// Replaces each card name by "a card", longer names first.
std::string without_names(const Content& content, std::string text) {
  std::vector<std::string> names;
  for (const CardDef& d : content.cards)
    if (text.find(d.name) != std::string::npos)
      names.push_back(d.name);
  std::sort(names.begin(), names.end(), [](const std::string& a, const std::string& b) {
    return a.size() > b.size() || (a.size() == b.size() && a < b);
  });
  for (const std::string& name : names)
    replace_words(text, name, "a card");
  return text;
}

// A failing line is one cause, whichever ability reaches it. If the message has no line, each ability is its own cause.
Fault script_fault(const Table& t, const Trouble& trouble) {
  const AbilityDef& a = t.content[trouble.ability];
  const std::string line = trouble.what.substr(0, trouble.what.find('\n'));
  const std::size_t message = begin_of_message(line);
  const std::string owner = message == 0 ? a.path : a.path.substr(0, a.path.find(':'));
  const std::string place = line.substr(0, message);
  const std::string said = without_folders(without_names(t.content, line.substr(message)));
  return {FaultKind::script, trouble.what, owner + " " + place.substr(place.rfind('/') + 1) + without_numbers(said),
          a.card.known() ? t.content[a.card].id : ""};
}

// The cards whose effects resolved last, in an order that does not depend on where the loop stopped.
std::vector<std::string> cards_that_resolved(const Table& t) {
  std::set<std::string> ids;
  for (Value source : t.resolved.sources)
    if (source.is(ValueKind::card))
      ids.insert(t.def(source.as_card()).id);
  return {ids.begin(), ids.end()};
}

// A loop's cause is its cards; a budget's cause is the budget.
Fault budget_fault(const Table& t, const Trouble& trouble) {
  const std::string_view budget = std::string_view(trouble.what).substr(0, trouble.what.find(':'));
  return {FaultKind::stopped, trouble.what,
          budget == loop ? cause_of_loop(cards_that_resolved(t)) : without_numbers(budget), ""};
}

Fault trouble_fault(const Table& t, const Trouble& trouble) {
  return trouble.ability.known() ? script_fault(t, trouble) : budget_fault(t, trouble);
}

}  // namespace

bool KnownTroubles::add_next(const Table& t) {
  if (troubles < t.troubles.size())
    return ++troubles > 0;
  return complaints < t.complaints.size() && ++complaints > 0;
}

Fault fault_of(const Table& t, Ledger& ledger, const KnownTroubles& known) {
  if (t.troubles.size() > known.troubles)
    return trouble_fault(t, t.troubles[known.troubles]);
  if (t.complaints.size() > known.complaints)
    return trouble_fault(t, t.complaints[known.complaints]);
  std::vector<Trouble> errors;
  std::string wrong = first_wrong(t, &errors);
  if (wrong.empty())
    wrong = ledger.first_wrong(t);
  if (!wrong.empty())
    return {FaultKind::disorder, wrong, without_numbers(without_names(t.content, wrong)), ""};
  return errors.empty() ? Fault{} : trouble_fault(t, errors.front());
}

Fault differs(const Difference& difference) {
  return {FaultKind::disorder, difference.what, "without shortcuts: " + difference.shortcuts, ""};
}

std::size_t begin_of_message(std::string_view what) {
  const std::size_t place = what.find(".lua:");
  const std::size_t message = place == std::string_view::npos ? place : what.find(": ", place);
  return message == std::string_view::npos ? 0 : message + 2;
}

std::vector<std::string> cards_of_loop(const std::string& cause) {
  std::vector<std::string> cards;
  if (!cause.starts_with(loop))
    return cards;
  std::istringstream words(cause.substr(loop.size()));
  for (std::string card; words >> card;)
    cards.push_back(card);
  return cards;
}

std::string cause_of_loop(const std::vector<std::string>& cards) {
  std::string cause(loop);
  for (const std::string& card : cards)
    cause += " " + card;
  return cause;
}

bool is_of_cause(const std::string& fault, const std::string& cause) {
  const std::vector<std::string> all = cards_of_loop(fault), needed = cards_of_loop(cause);
  return needed.empty() ? fault == cause : std::includes(all.begin(), all.end(), needed.begin(), needed.end());
}

Fault crash_by(const std::string& what) { return {FaultKind::crash, what, what, ""}; }

}  // namespace soulstack::scripting
