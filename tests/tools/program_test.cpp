// The soulstack program, as a person or a script uses it: what it prints, what it refuses, and its exit codes.
#include <doctest/doctest.h>
#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include "engine/explain/view.h"
#include "tests/support/running.h"
#include "tests/support/sanitized.h"
#include "tools/commands/help_text.h"
#include "tools/support/subprocess.h"

namespace soulstack::testing::program_test {
namespace {

std::string hash_with(std::vector<std::string> more, const std::string& which = "state_hash") {
  std::vector<std::string> arguments = {"sim", "--bots", "random", "--games", sanitized ? "8" : "24", "--json"};
  arguments.insert(arguments.end(), more.begin(), more.end());
  return json_of(soulstack_with("", arguments))[which];
}

// ---- Help and mistakes

TEST_CASE("rules show --json: each way in which priority passes after a step is named") {
  const std::string out = run("rules", "show", "extended", "--json").out;
  for (const char* priority : {"\"no\"", "\"if_put_on_stack\"", "\"if_triggered\"", "\"always\""})
    CHECK(has(out, std::string("\"priority\": ") + priority));
}

TEST_CASE("help begins with examples") {
  const Ran ran = run("sim", "--help");
  CHECK(ran.code == 0);
  CHECK(ran.out.starts_with("Examples:\n  soulstack sim"));
  CHECK(has(ran.out, "Usage: soulstack sim"));
}

TEST_CASE("without arguments the program lists its commands") {
  const Ran ran = run();
  CHECK(ran.code == 0);
  CHECK(has(ran.out, "demo"));
}

TEST_CASE("an unknown command is refused with the nearest one") {
  const Ran ran = run("smi");
  CHECK(ran.code == 2);
  CHECK(has(ran.err, "no command `smi`; did you mean `sim`?"));
}

TEST_CASE("an unknown option is refused with the nearest one") {
  const Ran ran = run("sim", "--sead", "3");
  CHECK(ran.code == 2);
  CHECK(has(ran.err, "no option `--sead`; did you mean `--seed`?"));
}

TEST_CASE("a number out of its bounds is refused, with the bounds") {
  const Ran ran = run("sim", "--players", std::to_string(max_players + 1).c_str());
  CHECK(ran.code == 2);
  CHECK(has(ran.err, "1 to " + std::to_string(max_players)));
}

TEST_CASE("a number is a plain decimal: no sign, overflow, octal or trailing text") {
  for (const char* seed : {"-1", "18446744073709551616", "1e3", "7x", "+7", " 7"}) {
    const Ran ran = run("sim", "--games", "1", "--seed", seed);
    CHECK_MESSAGE(ran.code == 2, seed);
    CHECK(has(ran.err, "must be a whole number, 0 or more; got"));
  }
  CHECK(json_of(run("sim", "--games", "010", "--seed", "007", "--json"))["seed"] == 7);
  CHECK(json_of(run("sim", "--games", "010", "--json"))["games"] == 10);
  CHECK(has(run("fuzz", "--minutes", "nan").err, "must be a number from 0.001 to 100000; got `nan`"));
}

TEST_CASE("an empty argument, as from an unset shell variable, is refused") {
  for (const char* empty : {"", "--journals="}) {
    const Ran ran = run("sim", "--games", "1", empty);
    CHECK(ran.code == 2);
    CHECK(has(ran.err, "Empty argument"));
  }
  CHECK(has(run("play", "--resume", "").err, "Empty argument after `--resume`"));
}

TEST_CASE("a word after a command is not taken for another command") {
  const Ran ran = run("check", "bench");
  CHECK(ran.code == 2);
  CHECK(has(ran.err, "There is no card set `bench`"));
  CHECK(run("rules", "show", "list").code == 2);
}

TEST_CASE("a failure to write the output is reported, and is an error") {
  std::istringstream in;
  std::ostringstream out, err;
  out.setstate(std::ios::badbit);
  soulstack::tools::Console console{in, out, err};
  CHECK(soulstack::tools::run_program({"rules", "list"}, console) == 3);
  CHECK(err.str() == "Cannot write the output\n");
}

TEST_CASE("the number of a closed standard stream is not reused for a file") {
  std::string trouble;
  const auto next_file = [] {
    close(STDOUT_FILENO);
    close(STDERR_FILENO);
    soulstack::tools::keep_standard_streams();
    return open("/dev/null", O_WRONLY) > STDERR_FILENO && write(STDOUT_FILENO, "x", 1) == -1;
  };
  CHECK(soulstack::tools::ask_in_child_process(next_file, 10, trouble));
}

TEST_CASE("an unknown bot is refused with the known ones") {
  const Ran ran = run("sim", "--bots", "radnom");
  CHECK(ran.code == 2);
  CHECK(has(ran.err, "did you mean `random`?"));
}

TEST_CASE("an unknown set is refused with the nearest one; a path that does not exist is missing content") {
  const Ran ran = run("sim", "--set", "bsae");
  CHECK(ran.code == 2);
  CHECK(run("sim", "--set", "cards/bsae").code == 3);
  CHECK(has(ran.err, "did you mean `base`?"));
}

TEST_CASE("an unknown ruleset is refused") {
  const Ran ran = run("demo", "--rules", "nope");
  CHECK(ran.code == 2);
  CHECK(has(ran.err, "no ruleset `nope`"));
}

TEST_CASE("each command exits with 2 for an unknown name, and with 3 for a missing file") {
  const std::vector<std::vector<std::string>> unknown_names = {
      {"nope"},
      {"help", "nope"},
      {"demo", "--rules", "nope"},
      {"demo", "--set", "nope"},
      {"demo", "--bots", "nope"},
      {"play", "--set", "nope"},
      {"play", "--rules", "nope"},
      {"sim", "--rules", "nope"},
      {"sim", "--set", "nope"},
      {"sim", "--bots", "nope"},
      {"compare", "extended", "nope"},
      {"compare", "extended", "extended without nope"},
      {"compare", "extended", "extended with nope=3"},
      {"compare", "extended", "classic", "--measure", "nope"},
      {"sweep", "numbers.nope=1..2"},
      {"card", "nope"},
      {"study", "--rules", "nope"},
      {"ladder", "nope", "eager"},
      {"check", "nope"},
      {"explain", "nope"},
      {"test", "nope"},
      {"new", "nope"},
      {"new", "card", "Spark", "--from", "nope"},
      {"new", "card", "Spark", "--set", "nope"},
      {"cards", "nope"},
      {"cards", "--event", "nope"},
      {"cards", "--verb", "nope"},
      {"cards", "--deck", "nope"},
      {"cards", "--word", "nope"},
      {"cards", "--set", "nope"},
      {"show", "nope"},
      {"words", "nope"},
      {"docs", "--set", "nope"},
      {"rules", "nope"},
      {"rules", "show", "nope"},
      {"rules", "diff", "extended", "nope"},
      {"rules", "where", "nope"},
      {"rules", "where", "99.9.9"},
      {"bench", "--part", "nope"},
      {"fuzz", "nope"},
      {"fuzz", "--rules", "nope"},
      {"fuzz", "--pairs", "--with", "nope"},
      {"rpc", "--nope"},
  };
  for (const std::vector<std::string>& arguments : unknown_names) {
    const Ran ran = soulstack_with("", arguments);
    CHECK_MESSAGE(ran.code == 2, arguments.front(), " ", arguments.back(), ": ", ran.err);
    CHECK(ran.err != "");
  }
  const std::vector<std::vector<std::string>> missing_files = {
      {"check", "no/such"},
      {"test", "no/such.lua"},
      {"replay", "no_such.journal"},
      {"merge", "no_such.db"},
      {"results", "no_such.db"},
      {"play", "--resume", "no_such.journal"},
      {"play", "--script", "no_such.txt"},
      {"demo", "--set", "no/such"},
      {"rpc", "--root", "no_such"},
  };
  for (const std::vector<std::string>& arguments : missing_files) {
    const Ran ran = soulstack_with("", arguments);
    CHECK_MESSAGE(ran.code == 3, arguments.front(), " ", arguments.back(), ": ", ran.err);
  }
}

// ---- Help

namespace {

// The commands that a help lists, with their full names.
std::vector<std::vector<std::string>> commands_below(const std::vector<std::string>& command) {
  std::vector<std::string> arguments = command;
  arguments.emplace_back("--help");
  std::istringstream lines(soulstack_with("", arguments).out);
  std::vector<std::vector<std::string>> all;
  bool lists = false;
  for (std::string line; std::getline(lines, line);) {
    lists = line == "Commands:" || (lists && line.starts_with("  "));
    if (lists && line.starts_with("  ") && line[2] != ' ') {
      all.push_back(command);
      all.back().push_back(line.substr(2, line.find(' ', 2) - 2));
    }
  }
  return all;
}

std::vector<std::vector<std::string>> all_commands() {
  std::vector<std::vector<std::string>> all = {{}};
  for (std::size_t i = 0; i < all.size(); ++i)
    for (std::vector<std::string>& command : commands_below(std::vector(all[i])))
      all.push_back(std::move(command));
  return all;
}

}  // namespace

TEST_CASE("help: each line of each text has at most 80 columns") {
  const auto commands = all_commands();
  CHECK(commands.size() > 28);  // those of `new` and `rules` are among them
  for (const std::vector<std::string>& command : commands) {
    std::vector<std::string> arguments = {"help"};
    arguments.insert(arguments.end(), command.begin(), command.end());
    std::istringstream lines(soulstack_with("", arguments).out);
    for (std::string line; std::getline(lines, line);)
      CHECK_MESSAGE(soulstack::columns_of(line) <= 80, line);
  }
}

TEST_CASE("help: `help COMMAND` is `COMMAND --help`") {
  CHECK(run("help").out == run("--help").out);
  CHECK(run("help", "sim").out == run("sim", "--help").out);
  CHECK(run("help", "rules", "show").out == run("rules", "show", "--help").out);
  CHECK(run("-V").out == run("--version").out);
  CHECK(has(run("help", "smi").err, "no command `smi`; did you mean `sim`?"));
}

TEST_CASE("options that exclude or need each other are refused in plain words") {
  const Ran both = run("fuzz", "--pairs", "--sample", "3", "--games", "3");
  CHECK(both.code == 2);
  CHECK(has(both.err, "cannot be combined; leave one out"));
  CHECK(has(run("fuzz", "--sample", "3").err, "--sample needs --pairs; add it, or leave --sample out"));
  CHECK(has(run("help", "fuzz").out, "Needs --pairs. Not with"));
}

TEST_CASE("the exit codes are those of the table in tools/README.md") {
  const std::string page = text_of(fs::path(SOULSTACK_TEST_ROOT) / "tools/README.md");
  for (const soulstack::tools::ExitRow& row : soulstack::tools::exit_rows)
    CHECK(has(page, fmt::format("| {} | {} |", static_cast<int>(row.code), row.sentence)));
}

// ---- Watching and simulating

TEST_CASE("the demo narrates a game with a winner, and suggests what to try next") {
  const Ran ran = run("demo");
  CHECK(ran.code == 0);
  CHECK(has(ran.out, "Turn 1: P"));
  CHECK(has(ran.out, "wins after"));
  CHECK(has(ran.out, "What to try next"));
}

TEST_CASE("the same seed gives the same demo, another seed gives another demo") {
  CHECK(run("demo", "--seed", "4").out == run("demo", "--seed", "4").out);
  CHECK(run("demo", "--seed", "4").out != run("demo", "--seed", "5").out);
}

TEST_CASE("results do not depend on the number of threads") {
  CHECK(hash_with({"--jobs", "1"}) == hash_with({"--jobs", "3"}));
}

TEST_CASE("rebuilding scripts at each decision changes nothing") { CHECK(hash_with({}) == hash_with({"--rebuild"})); }

TEST_CASE("continuing games in forks changes nothing") { CHECK(hash_with({}) == hash_with({"--fork-check"})); }

TEST_CASE("keeping a log, and continuing in loaded states, does not change any decision") {
  const auto trace = [](std::vector<std::string> more) {
    more.push_back("--trace");
    return hash_with(more, "trace_hash");
  };
  CHECK(trace({}) == trace({"--log"}));
  CHECK(trace({}) == trace({"--save-check"}));
  CHECK(trace({}) == trace({"--save-check", "--fork-check", "--rebuild", "--check", "--jobs", "2"}));
  CHECK(trace({}) != trace({"--seed", "2"}));
  CHECK_FALSE(json_of(run("sim", "--games", "1", "--json")).contains("trace_hash"));
}

TEST_CASE("the events and decisions of games do not depend on how they are played") {
  const auto course = [](std::vector<std::string> more) {
    more.push_back("--course");
    return hash_with(more, "course_hash");
  };
  CHECK(course({}) == course({"--log"}));
  CHECK(course({}) == course({"--save-check", "--fork-check", "--rebuild", "--check", "--jobs", "2"}));
  CHECK(course({}) != course({"--seed", "2"}));
}

TEST_CASE("checking games does not change them") {
  CHECK(hash_with({}) == hash_with({"--check"}));
  CHECK(hash_with({}) == hash_with({"--check", "--fork-check"}));
}

TEST_CASE("another seed gives another hash") { CHECK(hash_with({"--seed", "1"}) != hash_with({"--seed", "2"})); }

TEST_CASE("bench --part does one part of the workload, and says how many units it did") {
  CHECK(run("bench", "--part", "new_game", "--times", "3").out == "new_game 3\n");
  CHECK(json_of(run("bench", "--part", "fork", "--times", "2", "--json"))["units"] == 2);
  CHECK(json_of(run("bench", "--part", "fork_and_answer", "--json"))["units"] >= 4);
  CHECK(json_of(run("bench", "--part", "decision", "--json"))["units"] > 100);
  CHECK(json_of(run("bench", "--part", "callback_with_three_calls", "--times", "5", "--json"))["units"] == 5);
  CHECK(json_of(run("bench", "--part", "grown", "--players", "2", "--items", "20", "--json"))["units"] > 100);
  CHECK(run("bench", "--items", "20").code == 2);
  CHECK(run("bench", "--part", "nap").code == 2);
  CHECK(run("bench", "--times", "3").code == 2);
  CHECK(run("bench", "--part", "load", "--times", "0").code == 2);
}

TEST_CASE("sim --json has its fields, and they add up") {
  const Json j = json_of(run("sim", "--games", "20", "--seed", "3", "--json"));
  CHECK(j["schema"] == 1);
  CHECK(j["seed"] == 3);
  CHECK(j["games"] == 20);
  CHECK(j["finished"].get<int>() + j["unfinished"].get<int>() == 20);
  CHECK(j["wins_by_seat"].size() == 4);
  CHECK(j["script_errors"] == 0);
  CHECK(j["turns"]["max"] >= j["turns"]["median"]);
  for (const char* field :
       {"draws", "stopped_by_budget", "seconds", "games_per_second", "decisions", "priority_stops", "script_calls"})
    CHECK(j[field].is_number());
}

TEST_CASE("sim --rules all divides the games among all rulesets, with player counts that each supports") {
  const Json j = json_of(run("sim", "--bots", "random", "--rules", "all", "--games", "36", "--check", "--json"));
  const Json rulesets = json_of(run("rules", "list", "--json"))["rulesets"];
  CHECK(j["rules"] == "all");
  CHECK(j["games"] == 36);
  CHECK(j["finished"] == 36);
  std::vector<std::string> wanted, played;
  for (const Json& ruleset : rulesets) {
    const std::string name = ruleset["name"];
    const bool together = name.starts_with("solo") || name == "coop" || name == "challenge";
    for (const char* players : {"2", "3", "4"})
      if (!together || players == std::string("2"))
        wanted.push_back(name + " " + players);
  }
  for (const Json& row : j["rulesets"]) {
    CHECK(row["games"].get<int>() >= 1);
    played.push_back(row["rules"].get<std::string>() + " " + row["players"].dump());
  }
  CHECK(played == wanted);
}

TEST_CASE("games that all players lose are finished, and reported as lost") {
  const Ran ran = run("sim", "--bots", "random", "--rules", "solo", "--players", "2", "--games", "8", "--seed", "2");
  CHECK(has(ran.out, "finished    8 (100.0 %): 0 drawn, 8 lost"));
  CHECK(has(run("demo", "--rules", "solo", "--players", "2", "--seed", "1").out, "The players lost after"));
}

// ---- Cards and rules

TEST_CASE("the base set passes check") {
  const Ran ran = run("check", "--format", "json");
  CHECK(ran.code == 0);
  CHECK(json_of(ran)["findings"].empty());
}

TEST_CASE("cards --json lists what is printed, and nothing else") {
  const Json j = json_of(run("cards", "fly", "--json"));
  REQUIRE(j["cards"].size() == 1);
  const Json card = j["cards"][0];
  CHECK(card["id"] == "base:fly");
  CHECK(card["evasion"] == 2);
  CHECK(card["rewards"] == Json{{"coins", 1}});
  CHECK_FALSE(card.contains("souls"));
  CHECK(has(card["file"], "monster/fly.lua"));
}

TEST_CASE("show prints the card's text and the path of its file") {
  const Ran ran = run("show", "bomb");
  CHECK(has(ran.out, "Deal 1 damage to a monster or player."));
  CHECK(has(ran.out, "loot/bomb.lua"));
}

TEST_CASE("an unknown card is refused, with the nearest one") {
  const Ran ran = run("show", "the_d66");
  CHECK(ran.code == 2);
  CHECK(has(ran.err, "did you mean"));
}

TEST_CASE("rules show lists numbers and steps with their rules") {
  const Ran ran = run("rules", "show");
  CHECK(has(ran.out, "souls to win"));
  CHECK(has(ran.out, "11.3.1   attack roll"));
}

// A set with one valid ruleset, and one that is broken.
class HouseRules {
 public:
  HouseRules() : folder_(fs::temp_directory_path() / ("soulstack_house_" + std::to_string(getpid()))) {
    fs::create_directories(folder_ / "rules");
    std::ofstream(folder_ / "set.lua") << "return set { id = \"house\", title = \"House\", version = \"1\", api = 1,\n"
                                          "  requires = { \"base\" } }";
    std::ofstream(folder_ / "rules/interest.lua")
        << "return rules { name = \"interest\", title = \"Interest\", extends = \"extended\",\n"
           "  numbers = { price = 5 }, options = { hands = \"open\" },\n"
           "  procedures = { end_phase = insert_after(\"end_triggers\", step { title = \"Interest\",\n"
           "    run = function(active) gain_coins(active, 1) end }) } }";
    std::ofstream(folder_ / "rules/broken.lua")
        << "return rules { name = \"broken\", extends = \"interest\",\n  nombers = {} }";
  }
  ~HouseRules() { fs::remove_all(folder_); }
  HouseRules(const HouseRules&) = delete;
  HouseRules& operator=(const HouseRules&) = delete;

  template <class... Words>
  Ran rules(Words... words) const {
    return run("rules", words..., "--set", "base", "--set", folder_.c_str());
  }

 private:
  fs::path folder_;
};

TEST_CASE("rules show marks options, and names the files of a house rule and of its steps") {
  const Ran ran = HouseRules().rules("show", "interest");
  CHECK(ran.code == 0);
  CHECK(has(ran.out, "* 21.3d    hands "));
  CHECK(has(ran.out, "  15.2.2   win check "));
  CHECK(has(ran.out, "house    Interest "));
  CHECK(has(ran.out, "/rules/interest.lua:3"));
  CHECK(has(ran.out, "Combined from"));
}

TEST_CASE("rules show --json has the same content") {
  const Json all = json_of(HouseRules().rules("show", "interest", "--json"));
  CHECK(all["schema"] == 1);
  CHECK(all["chain"].size() == 2);
  CHECK(all["chain"][0]["name"] == "extended");
  CHECK(all["numbers"][0] == Json{{"name", "attacks_per_turn"}, {"value", 1}, {"rule", "1.8"}});
  CHECK(all["procedures"]["end_phase"][1]["step"] == "Interest");
}

TEST_CASE("rules list names every ruleset, also one that does not load") {
  const HouseRules house;
  const Ran ran = house.rules("list");
  CHECK(ran.code == 0);
  CHECK(has(ran.out, "interest              Interest"));
  CHECK(has(ran.out, "extends extended"));
  CHECK(has(ran.out, "broken.lua  does not load: "));
  CHECK(has(ran.out, "did you mean `numbers`?"));
  const Json list = json_of(house.rules("list", "--json"))["rulesets"];
  CHECK(list.size() >= 3);
  CHECK(list.back()["extends"] == "extended");
  CHECK(list.back()["problem"].is_null());
}

TEST_CASE("rules diff shows numbers, options and steps that differ") {
  const HouseRules house;
  const Ran ran = house.rules("diff", "extended", "interest");
  CHECK(ran.code == 0);
  CHECK(has(ran.out, "  price: 10 -> 5\n"));
  CHECK(has(ran.out, "  hands: hidden -> open\n"));
  CHECK(has(ran.out, "+ house    Interest "));
  CHECK(has(ran.out, "  4.4.2    hand limit\n"));
  CHECK_FALSE(has(ran.out, "Setup"));
  const Json changes = json_of(house.rules("diff", "extended", "interest", "--json"));
  CHECK(changes["numbers"] == Json::parse(R"([{"name": "price", "a": 10, "b": 5}])"));
  CHECK(changes["procedures"]["end_phase"][1]["change"] == "+");
  CHECK_FALSE(changes["same"]);
}

TEST_CASE("rules diff says that there is no difference") {
  const Ran ran = run("rules", "diff", "extended", "extended");
  CHECK(ran.code == 0);
  CHECK(has(ran.out, "There is no difference between extended and extended."));
}

// Writes the files that the guide shows: code blocks that begin with "-- cards/...".
void write_examples(const fs::path& guide, const fs::path& folder) {
  std::stringstream text;
  text << std::ifstream(guide).rdbuf();
  std::ofstream out;
  for (std::string line; std::getline(text, line);) {
    if (line.starts_with("-- cards/")) {
      const fs::path file = folder / line.substr(3);
      fs::create_directories(file.parent_path());
      out = std::ofstream(file);
    } else if (line.starts_with("```")) {
      out = std::ofstream();
    } else if (out.is_open()) {
      out << line << '\n';
    }
  }
}

TEST_CASE("the example card of the guide passes check, and its scenario passes") {
  const fs::path folder = fs::temp_directory_path() / ("soulstack_guide_" + std::to_string(getpid()));
  write_examples("cards/README.md", folder);
  const std::string mine = (folder / "cards" / "mine").string();
  CHECK(run("check", mine.c_str()).code == 0);
  CHECK(run("test", mine.c_str()).out == "1 passed, 0 failed\n");
  CHECK(has(run("show", "spark", "--set", mine.c_str()).out, "Gain 1¢"));
  fs::remove_all(folder);
}

TEST_CASE("the example ruleset of the guide loads, lists its changes, and can be played") {
  const fs::path folder = fs::temp_directory_path() / ("soulstack_guide_rules_" + std::to_string(getpid()));
  write_examples("cards/README.md", folder);
  const std::string mine = (folder / "cards" / "mine").string();
  const Ran diff = run("rules", "diff", "extended", "busy_turns", "--set", "base", "--set", mine.c_str());
  CHECK(diff.code == 0);
  CHECK(has(diff.out, "attacks per turn: 1 -> 2"));
  CHECK(has(diff.out, "+ house"));
  CHECK(has(diff.out, "Interest"));
  for (const char* rules : {"busy_turns", "classic+busy_turns"}) {
    const Ran sim = run("sim", "--games", "20", "--json", "--rules", rules, "--set", "base", "--set", mine.c_str());
    CHECK(json_of(sim)["finished"] == 20);
    CHECK(json_of(sim)["script_errors"] == 0);
  }
  fs::remove_all(folder);
}

TEST_CASE("a typing mistake in a card is reported with its file, line and the word that was meant") {
  const fs::path folder = fs::temp_directory_path() / ("soulstack_slip_" + std::to_string(getpid()));
  write_examples("cards/README.md", folder);
  std::ofstream(folder / "cards/mine/loot/spark.lua") << "return loot {\n  nmae = \"Spark\",\n}\n";
  const Ran ran = run("check", (folder / "cards" / "mine").c_str(), "--format", "json");
  CHECK(ran.code == 1);
  const Json findings = json_of(ran)["findings"];
  const auto slip =
      std::find_if(findings.begin(), findings.end(), [](const Json& f) { return f["code"] == "unknown_field"; });
  REQUIRE(slip != findings.end());
  CHECK((*slip)["line"] == 2);
  CHECK((*slip)["suggestion"] == "name");
  CHECK((*slip)["card"] == "mine:spark");
  CHECK(run("demo", "--strict", "--set", (folder / "cards" / "mine").c_str()).code == 3);
  fs::remove_all(folder);
}

// ---- Playing

TEST_CASE("if the input ends during a game, a message is printed and the answers are kept") {
  const Ran ran = soulstack_with("pass\n", {"play", "--seed", "5"});
  CHECK(ran.code == 2);
  CHECK(has(ran.err, "The input ended before the end of the game"));
  CHECK(has(ran.err, "is recorded in " + own_folder.path().string()));
  CHECK(has(ran.err, "soulstack play --resume"));
}

TEST_CASE("a game resumes from the recorded answers") {
  soulstack_with("pass\n", {"play", "--seed", "5"});
  const Ran again = soulstack_with("pass\nquit\n", {"play", "--resume"});
  CHECK(again.code == 0);
  CHECK(has(again.out, "Seed 5, resumed after 1 answer of yours"));
  CHECK(has(again.err, "with 2 answers of yours"));
}

TEST_CASE("an answer that is not an option is refused with the valid ones, and changes nothing") {
  const Ran ran = soulstack_with("fly away\n99\n", {"play", "--seed", "5"});
  CHECK(has(ran.out, "`fly away` is not an option"));
  CHECK(has(ran.out, "There is no option 99"));
  CHECK(has(ran.err, "with 0 answers of yours"));
}

TEST_CASE("a wrong answer in a script is refused with its line") {
  const TemporaryFile script("wrong.answers", "# begins well\npass\nflee\n");
  const Ran ran = run("play", "--seed", "5", "--script", script.path().c_str());
  CHECK(ran.code == 2);
  CHECK(has(ran.err, "wrong.answers:3: `flee`"));
}

TEST_CASE("a script that is not a regular file is refused") {
  for (const char* odd : {"/dev/zero", "/dev/full", "/tmp"}) {
    const Ran ran = run("play", "--script", odd);
    CHECK(ran.code == 3);
    CHECK(has(ran.err, "not a regular file. Expected a file with one answer per line"));
  }
}

TEST_CASE("options that would be ignored are refused") {
  CHECK(run("replay", "README.md", "--json", "--narrate").code == 2);
  const TemporaryFile journal("going_on.journal", "");
  fs::remove(journal.path());
  soulstack_with("pass\nquit\n", {"play", "--seed", "5", "--journal", journal.path()});
  const Ran ran = run("play", "--resume", journal.path().c_str(), "--journal", "another.journal");
  CHECK(ran.code == 2);
  CHECK(has(ran.err, "remove --journal another.journal"));
}

TEST_CASE("undo goes back to the decision before") {
  const Ran ran = soulstack_with("end\nundo\nquit\n", {"play", "--seed", "5"});
  CHECK(ran.code == 0);
  CHECK(has(ran.err, "with 0 answers of yours"));
}

TEST_CASE("why explains the rule and why an action is not possible") {
  const Ran ran = soulstack_with("why\nwhy buy\n", {"play", "--seed", "21"});
  CHECK(has(ran.out, "Rule 4.3.2: While the stack is empty"));
  CHECK(has(ran.out, "You may: it is option"));
  CHECK(has(ran.out, ". A shop item costs 10¢, the top of the treasure deck 10¢; you have 3¢"));
}

TEST_CASE("an unknown seat is refused") {
  const Ran ran = run("play", "--seat", "9=human");
  CHECK(ran.code == 2);
  CHECK(has(ran.err, "a seat from 1 to 4"));
}

// ---- The protocol

const std::string new_game =
    request("game.new", {{"players", 2}, {"seed", 7}, {"seats", {"client", "random"}}, {"view", true}});

TEST_CASE("rpc: a new game asks its client") {
  const Json first = rpc({new_game})[0]["result"];
  CHECK(first["decision"]["seat"] == 1);
  CHECK(first["decision"]["options"].size() >= 2);
  CHECK(first["decision"]["options"][0].contains("key"));
  CHECK(first["view"]["players"].size() == 2);
}

TEST_CASE("rpc: an option is answered by its index, its label or its key") {
  const auto answer = [](const Json& option) { return request("game.answer", {{"game", 1}, {"option", option}}); };
  const Json option = rpc({new_game})[0]["result"]["decision"]["options"][1];
  const Json by_index = rpc({new_game, answer(1)})[1];
  CHECK(error_code(by_index).empty());
  CHECK(rpc({new_game, answer(option["label"])})[1] == by_index);
  CHECK(rpc({new_game, answer(option["key"])})[1] == by_index);
}

TEST_CASE("rpc: an invalid request is refused, and the game does not change") {
  const auto answer = [](const Json& option) { return request("game.answer", {{"game", 1}, {"option", option}}); };
  const std::string look = request("game.view", {{"game", 1}});
  for (const std::string& wrong :
       {std::string("{"), std::string("[]"), std::string("7"), answer(99), answer("flee"), answer(1.5),
        request("game.awnser", {{"game", 1}, {"option", 0}}), request("game.new", {{"playrs", 2}}),
        request("game.new", {{"players", max_players + 1}}), request("game.new", {{"rules", "nope"}}),
        request("game.view", {{"game", 1}, {"as", 3}}), request("game.answer", {{"option", 0}}),
        std::string(R"({"answer": 0})"), std::string(R"({"new": {"players": 2}})")}) {
    CAPTURE(wrong);
    const std::vector<Json> responses = rpc({new_game, wrong, look});
    REQUIRE(responses[1].contains("error"));
    CHECK_FALSE(responses[1]["error"]["data"]["expected"].text().empty());
    CHECK(responses[2]["result"]["view"] == responses[0]["result"]["view"]);
  }
}

TEST_CASE("rpc: the view of a bot's seat is refused") {
  CHECK(error_code(rpc({new_game, request("game.view", {{"game", 1}, {"as", 2}})})[1]) == "not_your_seat");
}

TEST_CASE("rpc: the end of the input is a clean exit, also without a line break or an answer") {
  const std::string hello = request("hello", {{"version", "1.0"}});
  CHECK(soulstack_with(hello + "\n" + new_game, {"rpc"}).code == 0);
  CHECK(soulstack_with("", {"rpc"}).code == 0);
  CHECK(soulstack_with("", {"rpc"}).out.empty());
}

TEST_CASE("the example clients play, search and watch a game through the protocol") {
  REQUIRE(std::system("python3 --version > /dev/null 2>&1") == 0);
  const fs::path program = fs::read_symlink("/proc/self/exe").parent_path() / "soulstack";
  for (const std::string name : {"example_client.py", "example_search.py", "example_spectator.py"}) {
    CAPTURE(name);
    const fs::path client = fs::path(SOULSTACK_TEST_ROOT) / "tools" / name;
    const TemporaryFile told("client.txt", "");
    const std::string command = "python3 '" + client.string() + "' '" + program.string() + "' > '" + told.path() + "'";
    CHECK(std::system(command.c_str()) == 0);
    CHECK(has(text_of(told.path()), "Winners: ["));
  }
}

}  // namespace

}  // namespace soulstack::testing::program_test
