// What is known about a card.
#include "tools/authoring/card_page.h"

#include <algorithm>
#include <filesystem>
#include <iterator>
#include <set>
#include <sstream>

#include "engine/explain/view.h"
#include "engine/model/content.h"
#include "engine/model/event_rows.h"
#include "engine/model/names.h"
#include "scripting/findings/finding.h"
#include "scripting/loader/shared_files.h"
#include "scripting/scenario/scenario.h"
#include "tools/authoring/card_copy.h"
#include "tools/authoring/card_names.h"
#include "tools/display/card_text.h"
#include "tools/display/citations.h"
#include "tools/display/override_text.h"
#include "tools/support/atomic_file.h"

namespace soulstack::tools {

namespace fs = std::filesystem;

namespace {

constexpr std::size_t most_like = 5, most_scenarios = 12, most_rules = 12, most_lines = 80;

// ---- Abilities ---------------------------------------------------------------------------------------------------

std::string who_text(const Who& who) {
  switch (who.kind) {
    case WhoKind::you:
      return "you";
    case WhoKind::this_object:
      return "this";
    case WhoKind::active:
      return "the active player";
    case WhoKind::others:
      return "another player";
    case WhoKind::another:
      return "another object";
    case WhoKind::target:
      return "the target";
    case WhoKind::source:
      return "the source";
    case WhoKind::kept:
      return "what the effect keeps";
    case WhoKind::noted:
      return "what this has noted";
    case WhoKind::player:
      return "a player";
    case WhoKind::filter:
      return "what matches a noun";
    case WhoKind::anyone:
    case WhoKind::event_part:
    case WhoKind::exactly:
      break;
  }
  return "";
}

void add_who(std::string& text, std::string_view field, const Who& who) {
  if (const std::string shown = who_text(who); !shown.empty())
    text += fmt::format(", `{}` is {}", field, shown);
}

std::string trigger_text(const Trigger& trigger) {
  std::string text = fmt::format("`{}`", row_of(trigger.event).name);
  add_who(text, "of", trigger.of);
  add_who(text, "by", trigger.by);
  add_who(text, "from", trigger.from);
  add_who(text, "object", trigger.object);
  std::vector<int> values;
  for (int n = 1; n <= DieValues::most; ++n)
    if (trigger.values.has(n))
      values.push_back(n);
  if (!values.empty())
    text += fmt::format(", value {}", fmt::join(values, " or "));
  if (trigger.combat != Ask::any)
    text += trigger.combat == Ask::yes ? ", combat damage" : ", not combat damage";
  if (trigger.lethal != Ask::any)
    text += trigger.lethal == Ask::yes ? ", lethal" : ", non-lethal";
  if (trigger.preventable != Ask::any)
    text += trigger.preventable == Ask::yes ? ", preventable" : ", not preventable";
  if (trigger.at_least > 0)
    text += fmt::format(", at least {}", trigger.at_least);
  if (trigger.first_each_turn)
    text += ", the first time each turn";
  if (trigger.every > 0)
    text += fmt::format(", every {} times each turn", trigger.every);
  if (trigger.during != During::any)
    text += trigger.during == During::your_turn ? ", on your turn" : ", on other turns";
  if (trigger.given.kind != ConditionKind::always)
    text += ", under a condition";
  return text;
}

std::string event_text(std::string_view before, const Trigger& trigger, std::string_view after) {
  return fmt::format("{} {}{}", before, trigger_text(trigger), after);
}

// ---- Scenarios ---------------------------------------------------------------------------------------------------

bool names_card(std::string_view text, const CardDef& card) {
  const std::string id(without_set(card.id));
  for (const std::string& written : {"\"" + id, "\"" + card.id, "'" + id})
    for (std::size_t at = text.find(written); at != std::string_view::npos; at = text.find(written, at + 1))
      if (const char next = at + written.size() < text.size() ? text[at + written.size()] : '"';
          next == '"' || next == '#' || next == '\'')
        return true;
  return false;
}

int line_at(std::string_view text, std::size_t at) {
  return 1 + static_cast<int>(std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(at), '\n'));
}

void add_citations(std::string_view text, std::set<std::string>& numbers) {
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = std::min(text.find('\n', at), text.size());
    for (std::string& number : numbers_cited(text.substr(at, end - at), "--"))
      numbers.insert(std::move(number));
    at = end + 1;
  }
}

bool is_ruling(const std::string& number) { return number.starts_with('Q') || number.starts_with("PD"); }

// By the numbers in them: 4.2.1 comes before 4.10.
bool is_before(const std::string& a, const std::string& b) {
  const auto part = [](const std::string& number, std::size_t& at) {
    int value = 0;
    while (at < number.size() && (number[at] < '0' || number[at] > '9'))
      ++at;
    for (; at < number.size() && number[at] >= '0' && number[at] <= '9'; ++at)
      value = value * 10 + (number[at] - '0');
    return value;
  };
  for (std::size_t i = 0, j = 0; i < a.size() || j < b.size();)
    if (const int x = part(a, i), y = part(b, j); x != y)
      return x < y;
  return a < b;
}

// ---- Text --------------------------------------------------------------------------------------------------------

std::string heading(const Console& console, std::string_view title) {
  return fmt::format("  {}\n", console.paint(Ink::bold, title));
}

std::string in_lines(std::string_view text, const Console& console, std::size_t indent) {
  return std::string(indent, ' ') + wrapped(text, static_cast<std::size_t>(console.columns), indent) + "\n";
}

std::string abilities_text(const Content& content, const CardDef& card, const Console& console) {
  std::string text;
  for (const AbilityId id : card.abilities)
    text += in_lines(fmt::format("[{}] {}", ability_heading(content, content[id]), works_how(content[id])), console, 4);
  for (const AbilityId id : card.abilities)
    for (const AbilityId given : content[id].continuous().gives)
      text += in_lines(
          fmt::format("given to others: [{}] {}", ability_heading(content, content[given]), works_how(content[given])),
          console, 4);
  return text.empty() ? "" : heading(console, "How its abilities work") + text;
}

std::string source_of(const CardDef& card) { return text_or_nothing(card.file); }

std::string source_text(const CardDef& card, const Console& console) {
  std::istringstream source(source_of(card));
  std::string text;
  std::size_t lines = 0;
  for (std::string line; std::getline(source, line); ++lines)
    if (lines < most_lines)
      text += fmt::format("    {}\n", console.paint(Ink::cyan, scripting::printable(line)));
  if (lines > most_lines)
    text += fmt::format("    ... and {} more lines\n", lines - most_lines);
  return text.empty() ? "" : heading(console, "Its script") + text;
}

std::string citations_text(const CardPage& page, const Rulebook& rulebook, const Console& console) {
  std::string text;
  if (!page.rulings.empty())
    text += heading(console, "Rulings");
  for (const std::string& number : page.rulings)
    text += in_lines(number + "  " + rulebook.text(number), console, 4);
  if (!page.rules.empty())
    text += heading(console, "Rules that its file and its scenarios cite");
  for (std::size_t i = 0; i < std::min(page.rules.size(), most_rules); ++i)
    text += in_lines(page.rules[i] + "  " + rulebook.sentence(page.rules[i]), console, 4);
  if (page.rules.size() > most_rules)
    text += fmt::format("    ... and {} more\n", page.rules.size() - most_rules);
  return text;
}

std::string scenarios_text(const CardPage& page, const Console& console) {
  if (page.scenarios.empty())
    return "";
  std::string text = heading(console, "Scenarios that name it");
  for (std::size_t i = 0; i < std::min(page.scenarios.size(), most_scenarios); ++i) {
    const CardScenario& place = page.scenarios[i];
    text += fmt::format("    {}  {}\n", console.paint(Ink::faint, fmt::format("{}:{}", place.file, place.line)),
                        place.name);
  }
  if (page.scenarios.size() > most_scenarios)
    text += fmt::format("    ... and {} more; --json lists them all\n", page.scenarios.size() - most_scenarios);
  return text;
}

std::string like_text(const Content& content, const CardPage& page, const Console& console) {
  if (page.like.empty())
    return "";
  std::string text = heading(console, "Similar cards");
  for (const LikeCard& like : page.like)
    text += "    " +
            shortened(fmt::format("{} ({}): {}", content[like.card].name, content[like.card].id,
                                  printed_text(content, content[like.card])),
                      static_cast<std::size_t>(console.columns) - 4) +
            "\n";
  return text;
}

Json with_texts(const std::vector<std::string>& numbers, const Rulebook& rulebook) {
  Json list = Json::array();
  for (const std::string& number : numbers)
    list.push_back({{"number", number}, {"text", rulebook.text(number)}});
  return list;
}

}  // namespace

std::string works_how(const AbilityDef& ability) {
  const std::string may = ability.may ? "; optional" : "";
  switch (ability.kind) {
    case AbilityKind::play:
      return "when it is played from a hand; uses the stack";
    case AbilityKind::tap:
      return "a player activates it by deactivating this (↷); uses the stack";
    case AbilityKind::paid:
      return "a player activates it by paying its cost; uses the stack";
    case AbilityKind::when:
      return event_text("triggers after", ability.trigger, "; uses the stack" + may);
    case AbilityKind::would:
      return event_text("triggers before", ability.trigger, " resolves; uses the stack" + may);
    case AbilityKind::change:
      return event_text("changes", ability.trigger, " at once, without the stack" + may);
    case AbilityKind::instead:
      return event_text("replaces", ability.trigger, " at once, without the stack" + may);
    case AbilityKind::always:
      return ability.continuous().acts_on_objects() ? "changes what objects have (rule 6.10) as long as this is in play"
                                                    : "changes numbers as long as this is in play";
    case AbilityKind::cant:
      if (ability.trigger.event != EventType::none)
        return event_text("forbids", ability.trigger, " as long as this is in play");
      return "forbids something as long as this is in play";
    case AbilityKind::must:
      return "demands something as long as this is in play";
    case AbilityKind::can:
      return "allows something as long as this is in play";
    case AbilityKind::claim:
      return "the condition to gain this bonus soul";
    case AbilityKind::lasting:
    case AbilityKind::outcome:
    case AbilityKind::mode:
    case AbilityKind::step:
    case AbilityKind::count:
      break;
  }
  return "";
}

CardPages::CardPages(const scripting::Loaded& loaded, const Rulebook& rulebook)
    : loaded_(loaded),
      content_(loaded.content()),
      rulebook_(rulebook),
      sets_(loaded.sets()),
      likeness_(loaded.content()) {
  std::vector<std::string> folders;
  for (const scripting::LoadedSet& set : sets_)
    folders.push_back(set.folder);
  if (const fs::path rules = find_in_project("tests/rules"); !rules.empty())
    folders.push_back(rules.generic_string());
  std::vector<scripting::Finding> unreadable;
  for (const std::string& path : scripting::find_scenario_files(folders, unreadable)) {
    files_.push_back({path, text_or_nothing(path)});
  }
}

CardPage CardPages::page_of(CardDefId id) const {
  const CardDef& card = content_[id];
  CardPage page;
  for (const scripting::LoadedSet& set : sets_)
    if (set.id == card.set)
      page.set_title = set.title;
  for (const CardDef& other : content_.cards)
    if (&other != &card && without_set(other.id) == without_set(card.id))
      page.same_id.push_back(other.id);
  page.overrides = overrides_of(loaded_, card);
  page.words = scripting::words_named_in(loaded_.library(), card.file, source_of(card));
  page.keywords = scripting::keywords_of(loaded_.library(), id);
  find_scenarios(card, page);
  find_citations(card, page);
  page.like = likeness_.to_card(id, most_like);
  return page;
}

void CardPages::find_scenarios(const CardDef& card, CardPage& page) const {
  const fs::path script = card.file;
  const std::string own =
      (script.parent_path().parent_path() / "scenarios" / script.parent_path().filename() / script.filename())
          .generic_string();
  for (const ScenarioFile& file : files_) {
    if (!names_card(file.text, card))
      continue;
    for (const WrittenScenario& one : scenarios_in(file.text))
      if (names_card(std::string_view(file.text).substr(one.at, one.size), card))
        page.scenarios.push_back({file.path, line_at(file.text, one.at), one.name, file.path == own});
  }
  std::stable_partition(page.scenarios.begin(), page.scenarios.end(), [](const CardScenario& p) { return p.is_own; });
}

void CardPages::find_citations(const CardDef& card, CardPage& page) const {
  std::set<std::string> numbers;
  add_citations(text_or_nothing(card.file), numbers);
  std::set<std::string> own;
  for (const CardScenario& place : page.scenarios)
    if (place.is_own)
      own.insert(place.file);
  for (const ScenarioFile& file : files_)
    if (own.contains(file.path))
      add_citations(file.text, numbers);
  for (const std::string& number : numbers)
    if (!rulebook_.text(number).empty())
      (is_ruling(number) ? page.rulings : page.rules).push_back(number);
  std::sort(page.rules.begin(), page.rules.end(), is_before);
  std::sort(page.rulings.begin(), page.rulings.end(), is_before);
}

std::string page_text(const Content& content, const CardDef& card, const CardPage& page, const Rulebook& rulebook,
                      const Console& console) {
  std::string text = card_text(content, card, console);
  text += fmt::format("  from the set `{}`{}\n", card.set, page.set_title.empty() ? "" : ": " + page.set_title);
  if (!page.same_id.empty())
    text += fmt::format("  cards of other sets with the same id: {}\n", fmt::join(page.same_id, ", "));
  for (const scripting::Override& one : page.overrides)
    text += in_lines(override_text(one), console, 2);
  for (const scripting::SetKeyword* const keyword : page.keywords)
    text += in_lines(fmt::format("keyword {}: {}", keyword->title, keyword->text), console, 2);
  for (const scripting::SetWord* const word : page.words)
    text += in_lines(fmt::format("word {}: {}", shape_of(word->row), word->text), console, 2);
  return text + abilities_text(content, card, console) + source_text(card, console) +
         citations_text(page, rulebook, console) + scenarios_text(page, console) + like_text(content, page, console);
}

Json page_json(const Content& content, const CardDef& card, const CardPage& page, const Rulebook& rulebook) {
  Json j{{"id", card.id},
         {"name", card.name},
         {"set", card.set},
         {"set_title", page.set_title},
         {"deck", content.decks[card.deck.value].name},
         {"type", content.type_name(card.deck)},
         {"copies", card.copies},
         {"file", card.file},
         {"text", printed_text(content, card)},
         {"script", source_of(card)},
         {"same_id", page.same_id}};
  j["abilities"] = Json::array();
  for (const AbilityId id : card.abilities) {
    const AbilityDef& ability = content[id];
    Json one{{"kind", name_of(ability.kind)},
             {"heading", ability_heading(content, ability)},
             {"text", ability.text},
             {"works", works_how(ability)},
             {"line", ability.line}};
    if (ability.trigger.event != EventType::none)
      one["event"] = row_of(ability.trigger.event).name;
    for (const AbilityId given : ability.continuous().gives)
      one["gives"].push_back({{"kind", name_of(content[given].kind)}, {"text", content[given].text}});
    j["abilities"].push_back(std::move(one));
  }
  for (const scripting::SetKeyword* const keyword : page.keywords)
    j["set_keywords"].push_back({{"id", keyword->id()}, {"name", keyword->title}, {"text", keyword->text}});
  for (const scripting::SetWord* const word : page.words)
    j["set_words"].push_back({{"id", word->id()}, {"shape", shape_of(word->row)}, {"text", word->text}});
  for (const scripting::Override& one : page.overrides)
    j["overrides"].push_back(override_json(one));
  j["rulings"] = with_texts(page.rulings, rulebook);
  j["rules"] = with_texts(page.rules, rulebook);
  j["scenarios"] = Json::array();
  for (const CardScenario& place : page.scenarios)
    j["scenarios"].push_back({{"file", place.file}, {"line", place.line}, {"name", place.name}, {"own", place.is_own}});
  j["similar"] = Json::array();
  for (const LikeCard& like : page.like)
    j["similar"].push_back({{"id", content[like.card].id}, {"score", like.score}, {"words", like.shared}});
  return j;
}

}  // namespace soulstack::tools
