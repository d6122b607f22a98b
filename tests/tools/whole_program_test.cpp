// What holds for each command: its help, its exit codes, its JSON, its text without colour, and its place in the manual
// page and in the completions.
#include <algorithm>
#include <sstream>
#include <string>
#include <vector>

#include "engine/explain/view.h"
#include "tests/support/running.h"
#include "tools/commands/completion.h"
#include "tools/commands/help_text.h"
#include "tools/commands/program.h"

namespace soulstack::testing::whole_program_test {
namespace {

using tools::Command;
using tools::CommandOption;

using Words = std::vector<std::string>;

// "soulstack rules show" as the words "rules" and "show".
Words words_of(const Command& command) {
  std::istringstream in(command.name);
  Words words;
  for (std::string word; in >> word;)
    words.push_back(word);
  words.erase(words.begin());
  return words;
}

void add_all(const Command& within, std::vector<const Command*>& all) {
  for (const Command& one : within.commands) {
    all.push_back(&one);
    add_all(one, all);
  }
}

const Command& program() {
  static const Command all = tools::the_program();
  return all;
}

// Each command but `help`, which the parser turns into --help.
std::vector<const Command*> commands() {
  std::vector<const Command*> all;
  add_all(program(), all);
  std::erase_if(all, [](const Command* one) { return one->word() == "help"; });
  return all;
}

Ran run_words(Words words, const Words& more) {
  words.insert(words.end(), more.begin(), more.end());
  return soulstack_with("", words);
}

Words completed(const Words& words) {
  Words found;
  for (const tools::Completion& one : tools::completions_for(program(), words))
    found.push_back(one.word);
  return found;
}

bool holds(const Words& words, const std::string& word) {
  return std::find(words.begin(), words.end(), word) != words.end();
}

bool takes_json(const Command& command) {
  return std::any_of(command.options.begin(), command.options.end(),
                     [](const CommandOption& row) { return row.flag() == "--json"; });
}

// With these words, the commands that take --json print an object. `replay` and `merge` need files.
const std::vector<Words> calls_for_json = {{"test", "cards/base/scenarios/loot/bomb.lua"},
                                           {"rules", "show", "extended"},
                                           {"rules", "list"},
                                           {"rules", "diff", "extended", "classic"},
                                           {"rules", "where", "13.2.11"},
                                           {"explain", "unknown_word"},
                                           {"cards", "bomb"},
                                           {"show", "bomb"},
                                           {"words", "deal"},
                                           {"list"},
                                           {"bench", "--part", "decision"},
                                           {"sim", "--games", "2"},
                                           {"results", "RESULTS"},
                                           {"merge", "PARTS"},
                                           {"replay", "JOURNAL"},
                                           {"compare", "extended", "classic", "--games", "4", "--bots", "random"},
                                           {"sweep", "numbers.price=9..10", "--games", "4", "--bots", "random"},
                                           {"card", "dinner", "--games", "4", "--bots", "random"},
                                           {"study", "--games", "4", "--bots", "random"},
                                           {"ladder", "random", "random", "--games", "4", "--players", "2"},
                                           {"fuzz", "--games", "1", "--jobs", "1"}};

}  // namespace

TEST_CASE("whole program: each command has a help of at most 80 columns, which begins with examples of it") {
  for (const Command* command : commands()) {
    INFO(command->name);
    const Ran asked = run_words(words_of(*command), {"--help"});
    CHECK(asked.code == 0);
    CHECK(asked.err.empty());
    CHECK(asked.out.starts_with("Examples:\n  "));
    CHECK(has(asked.out, "\nUsage: " + command->name + " [OPTIONS]"));
    CHECK(has(command->examples, "soulstack"));
    CHECK_FALSE(command->sentence.ends_with('.'));
    std::istringstream lines(asked.out);
    for (std::string line; std::getline(lines, line);)
      CHECK_MESSAGE(columns_of(line) <= tools::help_columns, line);
    Words words = words_of(*command);
    words.insert(words.begin(), "help");
    CHECK(soulstack_with("", words).out == asked.out);
  }
}

TEST_CASE("whole program: an unknown option is exit code 2, nothing on stdout, and a way to the help") {
  for (const Command* command : commands()) {
    INFO(command->name);
    const Ran ran = run_words(words_of(*command), {"--no-such-option"});
    CHECK(ran.code == 2);
    CHECK(ran.out.empty());
    CHECK(has(ran.err, "has no option `--no-such-option`"));
    CHECK(has(ran.err, "Run `" + command->name + " --help` for the options"));
  }
}

TEST_CASE("whole program: a set that is missing is exit code 2 as a name, and 3 as a path, with nothing on stdout") {
  int tried = 0;
  for (const Command* command : commands()) {
    const auto takes = [&](const char* flag) {
      return std::any_of(command->options.begin(), command->options.end(),
                         [&](const CommandOption& row) { return row.flag() == flag; });
    };
    const bool needs_more = std::any_of(command->options.begin(), command->options.end(),
                                        [](const CommandOption& row) { return row.terms.required; });
    if (!takes("--set") || needs_more)
      continue;
    INFO(command->name);
    const Ran name = run_words(words_of(*command), {"--set", "nosuchset"});
    const Ran path = run_words(words_of(*command), {"--set", "no/such/set"});
    CHECK_MESSAGE(name.code == 2, name.err);
    CHECK_MESSAGE(path.code == 3, path.err);
    CHECK(name.out.empty());
    CHECK(path.out.empty());
    ++tried;
  }
  CHECK(tried >= 8);
}

TEST_CASE("whole program: --json prints one object, with its schema and its command, and no colour") {
  const std::string results = (own_folder.path() / "whole.db").string();
  const std::string journal = (own_folder.path() / "whole.journal").string();
  const std::string part = (own_folder.path() / "part.db").string();
  REQUIRE(
      run("compare", "extended", "classic", "--games", "4", "--bots", "random", "--shard", "1/1", "--out", part).code ==
      0);
  REQUIRE(run("sim", "--games", "2", "--shard", "1/1", "--out", results).code == 0);
  REQUIRE(soulstack_with("pass\nquit\n", {"play", "--seed", "35", "--journal", journal}).code == 0);
  for (const Command* command : commands()) {
    const Words words = words_of(*command);
    if (!takes_json(*command) || command->run == nullptr)
      continue;
    const auto call = std::find_if(calls_for_json.begin(), calls_for_json.end(), [&](const Words& one) {
      return one.size() >= words.size() && std::equal(words.begin(), words.end(), one.begin());
    });
    REQUIRE_MESSAGE(call != calls_for_json.end(), command->name, " is not called");
    Words typed = *call;
    std::replace(typed.begin(), typed.end(), std::string("RESULTS"), results);
    std::replace(typed.begin(), typed.end(), std::string("JOURNAL"), journal);
    std::replace(typed.begin(), typed.end(), std::string("PARTS"), part);
    const Ran ran = run_words(typed, {"--json"});
    INFO(command->name, ": ", ran.err);
    CHECK(ran.code == 0);
    CHECK(ran.out.find('\x1b') == std::string::npos);
    const Json result = json_of(ran);
    CHECK(result.is_object());
    CHECK(result.value("schema", 0) == 1);
    const bool merges = has(command->name, "merge");  // prints what one process would have printed
    CHECK(has(merges ? "compare" : command->name, result.value("command", std::string("?"))));
  }
}

TEST_CASE("whole program: the manual page has each command, option, exit code and variable") {
  const std::string page = run("manual").out;
  CHECK(page.starts_with(".TH SOULSTACK 1 "));
  const auto roff = [](std::string text) {
    for (std::size_t at = 0; (at = text.find('-', at)) != std::string::npos; at += 2)
      text.insert(at, 1, '\\');
    return text;
  };
  for (const Command* command : commands()) {
    CHECK_MESSAGE(has(page, "\n.SS " + roff(tools::usage_of(*command)) + "\n"), command->name);
    for (const CommandOption& row : command->options)
      CHECK_MESSAGE(has(page, "\n.B " + roff(row.name) + "\n"), command->name, " ", row.name);
  }
  for (const tools::EnvironmentRow& row : tools::environment_rows)
    CHECK(has(page, "\n.B " + std::string(row.name) + "\n"));
}

TEST_CASE("whole program: the page about all commands has each exit code and variable") {
  const std::string page = text_of(fs::path(SOULSTACK_TEST_ROOT) / "tools/docs/pages/commands.md");
  for (const tools::ExitRow& row : tools::exit_rows)
    CHECK(has(page, "| " + std::to_string(static_cast<int>(row.code)) + " | " + std::string(row.sentence) + " |"));
  for (const tools::EnvironmentRow& row : tools::environment_rows)
    CHECK(has(page, "| `" + std::string(row.name) + "` | " + std::string(row.sentence) + " |"));
}

TEST_CASE("whole program: the version names the commit, Lua, the protocol and the formats") {
  const std::string version = run("--version").out;
  CHECK(version.starts_with("soulstack "));
  for (const char* line : {"\ncommit    ", "\nLua       5.4.", "\nprotocol  1.", "\nformats   journal 2, save 2, "})
    CHECK_MESSAGE(has(version, line), version);
  CHECK(run("-V").out == version);
}

TEST_CASE("whole program: completion knows commands, options and the values of options") {
  CHECK(completed({"ru"}) == Words{"rules"});
  CHECK(completed({"rules", "wh"}) == Words{"where"});
  CHECK(completed({"help", "rules", "wh"}) == Words{"where"});
  CHECK(completed({"sim", "--gam"}) == Words{"--games"});
  CHECK(completed({"--ver"}) == Words{"--version"});
  CHECK(completed({"check", "--format", ""}) == Words{"text", "json"});
  CHECK(completed({"check", "--format", "json", "--he"}) == Words{"--help"});
  CHECK(completed({"completion", "z"}) == Words{"zsh"});
  CHECK(completed({"sim", "--out", ""}).empty());
  CHECK(completed({"--version", "sim", "--set", "rules", "--rul"}) == Words{"--rules"});
}

TEST_CASE("whole program: completion lists what the help lists, for each command") {
  for (const Command* command : commands()) {
    INFO(command->name);
    Words typed = words_of(*command);
    typed.emplace_back("-");
    const Words flags = completed(typed);
    CHECK(holds(flags, "--help"));
    for (const CommandOption& row : command->options)
      CHECK_MESSAGE(row.is_argument() != holds(flags, row.flag()), row.name);
    typed.back() = "";
    for (const Command& one : command->commands)
      CHECK(holds(completed(typed), one.word()));
  }
}

TEST_CASE("whole program: a shell asks for completions with a colon before each word") {
  CHECK(run("completion", "words", ":ru").out == "rules\tShow, list and compare rulesets\n");
  CHECK(has(run("completion", "words", ":").out, "sim\t"));
  const Ran wrong = run("completion", "words", "ru");
  CHECK(wrong.code == 2);
  CHECK(has(wrong.err, "`ru` must begin with a colon"));
  CHECK(run("completion", "tcsh").code == 2);
  for (const char* shell : {"bash", "zsh", "fish"})
    CHECK(has(run("completion", shell).out, "completion words"));
  CHECK(run("completion", "bash", ":ru").code == 2);
}

}  // namespace soulstack::testing::whole_program_test
