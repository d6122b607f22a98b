// soulstack words: the words of cards, rulesets and scenarios.
#include <algorithm>
#include <filesystem>
#include <memory>
#include <optional>

#include "tools/commands/program.h"
#include "tools/display/word_json.h"
#include "tools/display/words_text.h"
#include "tools/reference/editor_files.h"
#include "tools/support/set_options.h"
#include "tools/support/sets.h"

namespace soulstack::tools {

namespace {

using scripting::Reference;
using scripting::ReferenceEntry;

struct WordsOptions {
  std::vector<std::string> query;
  SetChoice sets;
  std::string editor;  // a folder
  bool force = false;
  bool json = false;
};

// A query may begin with the name of a group of categories.
struct Group {
  std::string name;
  std::vector<std::string> categories;
};

const std::vector<Group>& groups() {
  static const std::vector<Group> all = {
      {"verb", {"verb"}},
      {"event", {"event"}},
      {"noun", {"noun", "noun condition"}},
      {"property", {"property"}},
      {"parameter", {"parameter"}},
      {"ability", {"ability"}},
      {"field",
       {"ability", "form", "deck", "scenario form", "field", "rules field", "set field", "number", "noun condition",
        "scenario field"}},
      {"word", {"word", "set word", "set keyword", "lua function"}},
      {"deck", {"deck"}},
      {"scenario", {"scenario form", "scenario field", "scenario function", "scenario table", "scenario player"}},
      {"rules", {"rules field", "number", "option", "procedure", "step"}},
      {"number", {"number"}},
      {"option", {"option"}},
      {"step", {"procedure", "step"}},
      {"set", {"set field"}},
      {"lua", {"lua function"}},
  };
  return all;
}

// Also in the plural, as the overview prints it.
bool is_name_of(std::string_view category, const std::string& name) {
  std::string plural = plural_of_category(category);
  std::erase(plural, '`');
  return name == category || name == plural;
}

// A group, or one of the categories that the overview lists.
std::optional<Group> group_named(const Reference& reference, std::string name) {
  std::erase(name, '`');
  for (const Group& group : groups())
    if (is_name_of(group.name, name))
      return group;
  for (const ReferenceEntry& entry : reference.entries())
    if (is_name_of(entry.category, name))
      return Group{entry.category, {entry.category}};
  return {};
}

bool is_in(const Group& group, const ReferenceEntry& entry) {
  return std::find(group.categories.begin(), group.categories.end(), entry.category) != group.categories.end();
}

WordEntries only(const Group* group, WordEntries entries) {
  if (group != nullptr)
    std::erase_if(entries, [&](const ReferenceEntry* entry) { return !is_in(*group, *entry); });
  return entries;
}

WordEntries all_of(const Reference& reference, const Group& group) {
  WordEntries all;
  for (const std::string& category : group.categories)
    for (const ReferenceEntry* entry : reference.of_category(category))
      all.push_back(entry);
  return all;
}

std::string joined(const std::vector<std::string>& words) {
  std::string all;
  for (const std::string& word : words)
    all += (all.empty() ? "" : " ") + word;
  return all;
}

// What a query finds: entries with that name, and others that have something to do with it.
struct Found {
  WordEntries exact, others;
};

constexpr std::size_t most_others = 8;  // after exact ones

Found look_up(const Reference& reference, const Group* group, const std::string& name) {
  Found found;
  found.exact = only(group, reference.named(name));
  if (found.exact.empty() && group != nullptr)
    found.others = only(group, reference.owned_by(name));
  if (found.others.empty())
    found.others = only(group, reference.search(name));
  std::erase_if(found.others, [&](const ReferenceEntry* entry) {
    return std::find(found.exact.begin(), found.exact.end(), entry) != found.exact.end();
  });
  return found;
}

// The longest beginning that names a group counts: "scenario field phase" is a field, not a word of scenarios.
Found look_up(const Reference& reference, const std::vector<std::string>& query) {
  for (auto rest = query.end(); rest != query.begin(); --rest) {
    const std::optional<Group> group = group_named(reference, joined({query.begin(), rest}));
    if (group)
      return rest == query.end() ? Found{{}, all_of(reference, *group)}
                                 : look_up(reference, &*group, joined({rest, query.end()}));
  }
  return look_up(reference, nullptr, joined(query));
}

[[noreturn]] void say_nothing_found(const Reference& reference, const std::vector<std::string>& query) {
  const std::string& word = query.back();
  std::string near;
  for (const std::string& one : reference.nearest(word))
    near += (near.empty() ? "; did you mean `" : ", `") + one + "`";
  refuse(fmt::format("No word matches `{}`{}", joined(query), near.empty() ? near : near + "?"));
}

void print_overview(Console& console, const Reference& reference) {
  std::vector<std::pair<std::string_view, std::size_t>> counts;
  for (const ReferenceEntry& entry : reference.entries()) {
    const auto known =
        std::find_if(counts.begin(), counts.end(), [&](const auto& one) { return one.first == entry.category; });
    if (known == counts.end())
      counts.emplace_back(entry.category, 1);
    else
      ++known->second;
  }
  console.print("{}\n", console.paint(Ink::bold, fmt::format("{} words", reference.entries().size())));
  for (const auto& [category, n] : counts)
    console.print("  {:>4}  {}\n", n, plural_of_category(category));
  console.print(
      "\nAsk for a word, a category, or a word of a category:\n"
      "  soulstack words deal\n"
      "  soulstack words events\n"
      "  soulstack words event missed\n"
      "  soulstack words noun a_monster\n"
      "  soulstack words property player\n"
      "  soulstack words field when\n"
      "  soulstack words scenario\n");
}

void print_found(Console& console, const Found& found) {
  const Rulebook rulebook;
  for (const ReferenceEntry* entry : found.exact) {
    console.print("{}", entry == found.exact.front() ? "" : "\n");
    print_word(console, *entry, rulebook);
  }
  if (found.others.empty())
    return;
  if (found.exact.empty())
    return print_word_list(console, found.others);
  WordEntries some = found.others;
  std::erase_if(some, [](const ReferenceEntry* entry) { return entry->category == "step"; });
  if (some.empty())
    return;
  some.resize(std::min(some.size(), most_others));
  console.print("\n{}\n", console.paint(Ink::faint, "See also"));
  print_word_list(console, some);
}

void print_json(Console& console, const std::vector<std::string>& query, const WordEntries& entries) {
  Json list = Json::array();
  for (const ReferenceEntry* entry : entries)
    list.push_back(to_json(*entry));
  write_json(console, Json{{"schema", 1}, {"command", "words"}, {"query", joined(query)}, {"entries", list}});
}

WordEntries all_entries(const Reference& reference) {
  WordEntries all;
  for (const ReferenceEntry& entry : reference.entries())
    all.push_back(&entry);
  return all;
}

Exit write_editor_files(const WordsOptions& options, const Reference& reference, Console& console) {
  for (const std::string& file : write_files(editor_definitions(reference), options.editor, options.force))
    console.note("Wrote {}", file);
  return Exit::ok;
}

// With the words of the set in the folder of the editor, if it loads.
std::unique_ptr<scripting::Loaded> load_for(const WordsOptions& options, Console& console) {
  std::error_code error;
  if (options.sets.sets.empty() && !options.editor.empty() &&
      std::filesystem::exists(std::filesystem::path(options.editor) / "set.lua", error)) {
    SetChoice with_it = options.sets;
    with_it.sets.push_back(options.editor);
    try {
      return load_with_all_decks(with_it, console);
    } catch (const Stop&) {
      console.note("{} has errors: its own words are not among the definitions", options.editor);
    }
  }
  return load_with_all_decks(options.sets, console);
}

Exit words(const WordsOptions& options, Console& console) {
  if (!options.editor.empty() && (!options.query.empty() || options.json))
    refuse("--editor writes all words: give it without a query and without --json");
  const auto loaded = load_for(options, console);
  const Reference reference(loaded->library());
  if (!options.editor.empty())
    return write_editor_files(options, reference, console);
  if (options.query.empty()) {
    options.json ? print_json(console, {}, all_entries(reference)) : print_overview(console, reference);
    return Exit::ok;
  }
  const Found found = look_up(reference, options.query);
  if (found.exact.empty() && found.others.empty())
    say_nothing_found(reference, options.query);
  if (options.json)
    print_json(console, options.query, found.exact.empty() ? found.others : found.exact);
  else
    print_found(console, found);
  return Exit::ok;
}

}  // namespace

void add_words(Command& program) {
  Command& command =
      program.add("words", "Explain the words of cards, rulesets and scenarios",
                  "  soulstack words                     # how many there are, and how to ask\n"
                  "  soulstack words deal                # a verb: its parameters, result, rule, an example\n"
                  "  soulstack words event missed        # what an event carries, and what may listen for it\n"
                  "  soulstack words noun a_monster      # its conditions\n"
                  "  soulstack words property player     # the properties of players\n"
                  "  soulstack words field when.combat   # a field of an ability\n"
                  "  soulstack words scenario            # everything that scenarios may use\n"
                  "  soulstack words damage --json       # for other programs\n"
                  "  soulstack words --editor cards/mine # definitions for the Lua language server\n");
  auto o = std::make_shared<WordsOptions>();
  command.takes({{"query QUERY", o->query, "A word, a category, or a category and a word"}});
  add_set_and_rules_options(command, o->sets);
  command.takes({
      {"--json", o->json, "Print the entries as one JSON object"},
      {"--editor FOLDER", o->editor, "Write definitions for editors into this folder"},
      {"--force", o->force, "With --editor: overwrite files that something else wrote"},
  });
  command.runs(o, words);
}

}  // namespace soulstack::tools
