// soulstack new: writes a new set, card, word, keyword, ruleset or scenario, which passes check and test as it is.
#include <algorithm>
#include <memory>

#include "engine/model/content.h"
#include "scripting/findings/visible_text.h"
#include "tools/authoring/card_names.h"
#include "tools/authoring/card_templates.h"
#include "tools/authoring/new_card.h"
#include "tools/authoring/new_files.h"
#include "tools/commands/authoring/set_findings.h"
#include "tools/commands/program.h"
#include "tools/display/card_text.h"
#include "tools/reference/editor_files.h"
#include "tools/support/shell_word.h"

namespace soulstack::tools {

namespace fs = std::filesystem;
using scripting::Finding;
using scripting::Severity;

namespace {

struct NewOptions {
  std::string name;
  std::string in;   // set: the folder in which it is made
  std::string set;  // the set to write to
  std::vector<std::string> also;
  std::string deck, from, text, card;
  bool dry_run = false;
};

// ---- Writing -----------------------------------------------------------------------------------------------------

std::string shown(const fs::path& path) { return path.lexically_normal().generic_string(); }

// Writes the files, or prints them. Returns false if they were only printed.
bool write_or_print(const std::vector<NewFile>& files, bool dry_run, Console& console) {
  if (dry_run)
    demand_new(files);
  else
    write_new_files(files);
  for (const NewFile& file : files) {
    console.print("{} {}\n", dry_run ? "Would write" : "Wrote", console.paint(Ink::bold, shown(file.path)));
    if (dry_run)
      console.print("{}\n", file.text);
  }
  return !dry_run;
}

// What was just written, checked where it is. Findings about other files of the set are left out, and that nothing uses
// a new word yet.
void check_written(const SetChoice& choice, const std::vector<NewFile>& files, Console& console) {
  const Checked checked(choice);
  std::vector<Finding> findings = checked.findings();
  std::erase_if(findings, [&](const Finding& finding) {
    const bool is_new = std::any_of(files.begin(), files.end(), [&](const NewFile& file) {
      std::error_code error;
      return fs::equivalent(file.path, finding.file, error);
    });
    return !is_new || finding.code.name() == "unused_word";
  });
  for (const Finding& finding : findings)
    console.print("{}\n", to_string(finding));
  const auto errors = static_cast<std::size_t>(
      std::count_if(findings.begin(), findings.end(), [](const Finding& f) { return f.severity == Severity::error; }));
  std::vector<std::string> others = choice.sets;
  others.pop_back();
  scripting::LibraryCache libraries(others);
  libraries.look_in(cards_folders());
  std::size_t passed = 0, failed = 0;
  for (const NewFile& file : files)
    if (!scripting::set_of_scenario(file.path.generic_string()).empty())
      for (const scripting::ScenarioResult& result :
           scripting::run_scenario_file(file.path.generic_string(), libraries))
        ++(result.passed ? passed : failed);
  const std::string tested = passed + failed == 0 ? "" : fmt::format("; {} passed, {} failed", passed, failed);
  console.print("{}, {}{}\n", counted(errors, "error"), counted(findings.size() - errors, "warning"), tested);
  if (errors > 0 || failed > 0)
    throw Stop{Exit::failed, ""};
}

void suggest(const std::vector<std::string>& commands, Console& console) {
  console.print("\nNext:\n");
  for (const std::string& command : commands)
    console.print("  soulstack {}\n", command);
}

SetChoice sets_of(const Workplace& place, const std::string& rules = "extended") {
  SetChoice choice{place.others, rules};
  choice.sets.push_back(place.folder.generic_string());
  return choice;
}

std::string word(const fs::path& path) { return shell_word(shown(path)); }

void demand_name(const std::string& name) {
  const std::string why =
      scripting::printable(name) != name ? "must be UTF-8 without control characters" : wrong_with_name(name);
  if (!why.empty())
    refuse(fmt::format("The name `{}` {}", scripting::printable(name, 80), why));
}

// Stops if a draft does not pass: the program's own templates do, unless the set does not let them.
void demand_passing(StagedSet& staged, const std::string& rules, const fs::path& scenarios) {
  for (const Finding& finding : staged.findings(rules))
    if (finding.severity == Severity::error)
      throw Stop{Exit::content, fmt::format("The new files do not pass: {}. Nothing was written", to_string(finding))};
  if (scenarios.empty())
    return;
  for (const scripting::ScenarioResult& result : staged.test(scenarios))
    if (!result.passed)
      throw Stop{Exit::content, fmt::format("The new scenario does not pass: {}. Nothing was written", result.message)};
}

// ---- new set -----------------------------------------------------------------------------------------------------

Exit new_set(const NewOptions& options, Console& console) {
  demand_name(options.name);
  const std::string id = id_of_name(options.name), title = title_of(options.name);
  const fs::path parent = options.in.empty() ? folder_for_sets() : fs::path(options.in);
  const fs::path folder = (parent / id).lexically_normal();
  const std::vector<std::string> base = base_set();
  if (const fs::path other = set_beside_base(id); !other.empty() || id == "base")
    refuse(fmt::format("There is already a set `{}`{}; choose another name", id,
                       other.empty() ? "" : ": " + other.generic_string()));
  std::vector<NewFile> files = {{folder / "set.lua", set_template(id, title)},
                                {folder / "README.md", readme_template(title, shown(folder))}};
  for (EditorFile& file : editor_definitions(scripting::Reference(load({base, "extended"}, console)->library())))
    files.push_back({folder / file.path, std::move(file.text)});
  StagedSet staged(folder, base);
  staged.write("set.lua", files.front().text);
  demand_passing(staged, "extended", {});
  if (!write_or_print(files, options.dry_run, console))
    return Exit::ok;
  SetChoice choice{base, "extended"};
  choice.sets.push_back(folder.generic_string());
  check_written(choice, files, console);
  const std::string set = word(folder);
  suggest({fmt::format("new card \"My card\" --deck loot --set {}", set),
           fmt::format("new card \"My bomb\" --from bomb --set {}", set), fmt::format("new rules house --set {}", set)},
          console);
  return Exit::ok;
}

// ---- new card ----------------------------------------------------------------------------------------------------

void print_nearest(const NewCard& made, const Content& content, Console& console) {
  if (made.nearest.empty())
    return;
  std::vector<std::string> cards;
  for (const LikeCard& one : made.nearest)
    cards.push_back(content[one.card].id);
  console.print("Nearest cards by their words: {}\n", fmt::join(cards, ", "));
}

Exit new_card(const NewOptions& options, Console& console) {
  const Workplace place = open_workplace(options.set, options.also, console);
  const NewCard made = draft_card({options.name, options.deck, options.from, options.text}, place);
  const CardDraft& draft = made.draft;
  const std::vector<NewFile> files = {{place.folder / draft.script_file(), draft.script},
                                      {place.folder / draft.scenario_file(), draft.scenarios}};
  print_nearest(made, place.loaded->content(), console);
  for (const std::string& note : draft.notes)
    console.print("Note: {}\n", note);
  if (!write_or_print(files, options.dry_run, console))
    return Exit::ok;
  check_written(sets_of(place), files, console);
  const std::string set = word(place.folder);
  suggest({fmt::format("show {}:{} --set {}", place.id, draft.card.id, set), fmt::format("check {}", set),
           fmt::format("test {}", word(files[1].path)), fmt::format("test {} --coverage", word(files[0].path))},
          console);
  return Exit::ok;
}

// ---- new rules ---------------------------------------------------------------------------------------------------

Exit new_rules(const NewOptions& options, Console& console) {
  demand_name(options.name);
  const Workplace place = open_workplace(options.set, options.also, console);
  const std::string id = id_of_name(options.name);
  std::vector<Finding> unreadable;
  for (const scripting::RulesSummary& rules : scripting::rulesets_in(sets_of(place).sets, unreadable))
    if (rules.name == id)
      refuse(fmt::format("There is already a ruleset `{}`: {}; choose another name", id, rules.file));
  const RulesTemplate made = rules_template(id, title_of(options.name));
  const fs::path rules = fs::path("rules") / (id + ".lua"), scenarios = "scenarios" / rules;
  StagedSet staged(place.folder, place.others);
  staged.write(rules, made.rules);
  staged.write(scenarios, made.scenarios);
  demand_passing(staged, id, scenarios);
  const std::vector<NewFile> files = {{place.folder / rules, made.rules}, {place.folder / scenarios, made.scenarios}};
  if (!write_or_print(files, options.dry_run, console))
    return Exit::ok;
  check_written(sets_of(place, id), files, console);
  const std::string set = word(place.folder);
  suggest({fmt::format("rules diff extended {} --set base --set {}", id, set),
           fmt::format("test {}", word(files[1].path)), fmt::format("sim --rules {} --set base --set {}", id, set)},
          console);
  return Exit::ok;
}

// ---- new scenario ------------------------------------------------------------------------------------------------

CardDefId only_card(const Content& content, const std::string& query) {
  const std::vector<CardDefId> found = find_cards(content, query);
  if (found.empty())
    refuse(fmt::format("--card: no card has `{}` in its name or ID{}", query, nearest_card(content, query)));
  if (found.size() > 1)
    refuse(fmt::format("--card: `{}` may be {} or {}; give an ID", query, content[found[0]].id, content[found[1]].id));
  return found.front();
}

Exit new_scenario(const NewOptions& options, Console& console) {
  if (const std::string why = scripting::wrong_with_text(options.name, scripting::longest_text); !why.empty())
    refuse(fmt::format("The name {}", why));
  const std::string id = id_of_name(options.name);
  if (id.empty())
    refuse("The name has no letter or digit, from which the name of the file could be made");
  const Workplace place = open_workplace(options.set, options.also, console);
  fs::path file = fs::path("scenarios") / (id + ".lua");
  std::string text = scenario_template(options.name);
  if (!options.card.empty()) {
    const Content& content = place.loaded->content();
    const CardDefId card = only_card(content, options.card);
    file = fs::path("scenarios") / content.decks[content[card].deck.value].name / (id + ".lua");
    scripting::LibraryCache libraries(place.others);
    text = scenario_of_card(read_card(content, card), options.name, libraries);
  }
  StagedSet staged(place.folder, place.others);
  staged.write(file, text);
  demand_passing(staged, "extended", file);
  const std::vector<NewFile> files = {{place.folder / file, text}};
  if (!write_or_print(files, options.dry_run, console))
    return Exit::ok;
  check_written(sets_of(place), files, console);
  suggest({fmt::format("test {}", word(files[0].path))}, console);
  return Exit::ok;
}

// ---- new word, new keyword ---------------------------------------------------------------------------------------

// Writes one file that the cards of the set share. `use`: how cards use it.
Exit new_shared(const NewOptions& options, const std::string& folder, const std::string& text, const std::string& use,
                Console& console) {
  demand_name(options.name);
  const std::string name = id_of_name(options.name);
  const Workplace place = open_workplace(options.set, options.also, console);
  const fs::path path = fs::path(folder) / (name + ".lua");
  StagedSet staged(place.folder, place.others);
  staged.write(path, text);
  demand_passing(staged, "extended", {});
  const std::vector<NewFile> files = {{place.folder / path, text}};
  if (!write_or_print(files, options.dry_run, console))
    return Exit::ok;
  check_written(sets_of(place), files, console);
  console.print("\nCards of this set can use it now: {}{}\n", name, use);
  const std::string set = word(place.folder);
  suggest({fmt::format("words {} --set {}", name, set), fmt::format("check {}", set)}, console);
  return Exit::ok;
}

Exit new_word(const NewOptions& options, Console& console) {
  return new_shared(options, "words", word_template(), "(1, you)", console);
}

Exit new_keyword(const NewOptions& options, Console& console) {
  return new_shared(options, "keywords", keyword_template(title_of(options.name)), " = true", console);
}

// ---- Options -----------------------------------------------------------------------------------------------------

std::shared_ptr<NewOptions> add_kind(Command& kind, Exit (*run)(const NewOptions&, Console&)) {
  auto o = std::make_shared<NewOptions>();
  kind.takes({
      {"name NAME", o->name, "Its name; the name of its file is made from it", {.required = true}},
      {"--dry-run", o->dry_run, "Print the files instead of writing them"},
  });
  kind.runs(o, run);
  return o;
}

void add_place(Command& command, NewOptions& o) {
  command.takes({
      {"--set SET", o.set,
       "The set to write to: its folder, or its name if it is in cards/ (default: the set of the current "
       "folder, or the only set beside the base set)"},
      {"--also SET", o.also, "Another set to load, for example as a source of cards; repeatable"},
  });
}

}  // namespace

void add_new(Command& program) {
  Command& command =
      program.add("new", "Write a new set, card, word, keyword, ruleset or scenario that passes check and test",
                  "  soulstack new set \"My cards\"\n"
                  "  soulstack new card Spark --deck loot\n"
                  "  soulstack new card Spark --from bomb\n"
                  "  soulstack new card Spark --text \"Deal 2 damage to a monster\"\n"
                  "  soulstack new word blast\n"
                  "  soulstack new keyword Swift\n"
                  "  soulstack new rules house\n"
                  "  soulstack new scenario \"Bomb! kills a Fly\" --card bomb\n");
  Command& set = command.add("set", "A folder for cards, with its set.lua",
                             "  soulstack new set mine\n"
                             "  soulstack new set \"My cards\" --in ~/sets\n");
  auto o = add_kind(set, new_set);
  set.takes({{"--in DIR", o->in, "The folder in which it is made (default: cards, or the current folder)"}});

  Command& card = command.add("card", "A card and its scenarios",
                              "  soulstack new card Spark --deck loot\n"
                              "  soulstack new card \"Mom's Spoon\" --from \"Mom's Knife\"\n"
                              "  soulstack new card Spark --text \"Deal 2 damage to a monster\" --dry-run\n"
                              "  soulstack new card \"Sore Loser\" --text \"Each time you miss, gain 1¢.\"\n");
  o = add_kind(card, new_card);
  card.takes({
      {"--deck DECK", o->deck,
       "Its deck: loot, treasure, monster ... (default: that of the other card, or of such texts)"},
      {"--from CARD", o->from, "Start with a copy of this card: its ID or name"},
      {"--text TEXT",
       o->text,
       "Write a card with this text, composed of its phrases; what is not known is a comment, and if nothing is, it is "
       "the "
       "plain card of its deck",
       {.not_with = {"--from"}}},
  });
  add_place(card, *o);

  Command& rules = command.add("rules", "A ruleset that changes one number of the extended rules",
                               "  soulstack new rules \"Busy turns\"\n");
  add_place(rules, *add_kind(rules, new_rules));

  Command& word =
      command.add("word", "A word of a set: a function that several cards call", "  soulstack new word blast\n");
  add_place(word, *add_kind(word, new_word));

  Command& keyword = command.add("keyword", "A keyword of a set: abilities that several cards have",
                                 "  soulstack new keyword Swift\n");
  add_place(keyword, *add_kind(keyword, new_keyword));

  Command& scenario =
      command.add("scenario", "A scenario", "  soulstack new scenario \"Bomb! kills a Fly\" --card bomb\n");
  o = add_kind(scenario, new_scenario);
  scenario.takes({{"--card CARD", o->card, "Start with a scenario of this card: its ID or name"}});
  add_place(scenario, *o);
}

}  // namespace soulstack::tools
