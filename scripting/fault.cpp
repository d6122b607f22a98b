// What goes wrong in a game by itself.
#include "scripting/fault.h"

#include <algorithm>
#include <cctype>
#include <set>
#include <string_view>
#include <vector>

namespace soulstack::scripting {

namespace {

bool is_digit(char c) { return std::isdigit(static_cast<unsigned char>(c)) != 0; }

// "cards/base/loot/bomb.lua:3" as "bomb.lua:3": where a set lies is no part of a cause.
std::string without_folders(std::string_view text) {
  std::string plain;
  std::size_t word = 0;  // where the word in `plain` begins
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

// Every number as "N", but for a line behind ".lua:" and a rule.
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

void replace_all(std::string& text, const std::string& what, std::string_view with) {
  for (std::size_t at = 0; (at = text.find(what, at)) != std::string::npos; at += with.size())
    text.replace(at, what.size(), with);
}

// Every name of a card as "a card", longer ones first.
std::string without_names(const Content& content, std::string text) {
  std::vector<std::string> names;
  for (const CardDef& d : content.cards)
    if (text.find(d.name) != std::string::npos)
      names.push_back(d.name);
  std::sort(names.begin(), names.end(), [](const std::string& a, const std::string& b) {
    return a.size() > b.size() || (a.size() == b.size() && a < b);
  });
  for (const std::string& name : names)
    replace_all(text, name, "a card");
  return text;
}

Fault script_fault(const Table& t, const Trouble& trouble) {
  const AbilityDef& a = t.content[trouble.ability];
  const std::string_view message = std::string_view(trouble.what).substr(0, trouble.what.find('\n'));
  return {FaultKind::script, trouble.what, a.path + " " + without_numbers(without_folders(message)),
          a.card.known() ? t.content[a.card].id : ""};
}

// Those whose effects resolved last, in an order that does not depend on where the loop was left.
std::string cards_of_loop(const Table& t) {
  std::set<std::string> ids;
  for (Value source : t.resolved.sources)
    if (source.is(ValueKind::card))
      ids.insert(t.def(static_cast<CardIndex>(source.index())).id);
  std::string list;
  for (const std::string& id : ids)
    list += " " + id;
  return list;
}

// What counts steps or loops is about what goes round; other budgets are about themselves.
Fault budget_fault(const Table& t, const Trouble& trouble) {
  const std::string_view budget = std::string_view(trouble.what).substr(0, trouble.what.find(':'));
  const bool of_loop = budget.starts_with("a loop") || budget.starts_with("so many steps");
  return {FaultKind::stopped, trouble.what, without_numbers(budget) + (of_loop ? cards_of_loop(t) : ""), ""};
}

Fault trouble_fault(const Table& t, const Trouble& trouble) {
  return trouble.ability.known() ? script_fault(t, trouble) : budget_fault(t, trouble);
}

}  // namespace

bool Known::add_next(const Table& t) {
  if (troubles < t.troubles.size())
    return ++troubles > 0;
  return complaints < t.complaints.size() && ++complaints > 0;
}

Fault fault_of(const Table& t, Ledger& ledger, const Known& known) {
  if (t.troubles.size() > known.troubles)
    return trouble_fault(t, t.troubles[known.troubles]);
  if (t.complaints.size() > known.complaints)
    return trouble_fault(t, t.complaints[known.complaints]);
  std::vector<Trouble> told;
  std::string wrong = first_wrong(t, &told);
  if (wrong.empty())
    wrong = ledger.first_wrong(t);
  if (!wrong.empty())
    return {FaultKind::disorder, wrong, without_numbers(without_names(t.content, wrong)), ""};
  return told.empty() ? Fault{} : trouble_fault(t, told.front());
}

Fault crash_by(const std::string& what) { return {FaultKind::crash, what, what, ""}; }

}  // namespace soulstack::scripting
