// `/save scenario` in the console of `soulstack play`: what happened becomes a test that passes.
#include <doctest/doctest.h>

#include <regex>
#include <string>
#include <vector>

#include "scripting/scenario/scenario.h"
#include "tests/support/recorded.h"
#include "tools/records/save_scenario.h"
#include "tools/support/sets.h"

namespace soulstack::testing::save_scenario_test {
namespace {

using tools::SavedScenario;

std::unique_ptr<History> begun() {
  auto history = played(39, 0);
  for (int i = 0; i < 20 && history->game().decision().prompt != Prompt::action; ++i)
    history->answer(0, Answered::when_asked);
  return history;
}

SavedScenario saved(const History& history, std::optional<std::size_t> answers = {}) {
  return tools::scenario_of(history, base_game(), own_folder.path() / "saved.lua", tools::folders_of({}), answers);
}

bool passes(const std::string& text) {
  static scripting::LibraryCache libraries(tools::folders_of({}));
  const auto results = scripting::run_scenario_text("saved.lua", text, libraries);
  return results.size() == 1 && results.front().passed;
}

TEST_CASE("save scenario: the table and each check of it are reproduced") {
  const auto history = begun();
  REQUIRE(history->edit("/coins P1 7").why == "");
  const SavedScenario scenario = saved(*history);
  REQUIRE(scenario.why == "");
  CHECK(scenario.checks > 20);
  CHECK(has(scenario.text, "check(t.P1.coins == 7)"));
  CHECK(passes(scenario.text));
  CHECK_FALSE(has(scenario.text, "may_end_anywhere"));
}

TEST_CASE("save scenario: of the changes, only what has changed is checked, on a table with what it needs") {
  const auto history = begun();
  REQUIRE(history->edit("/give P1 A Dime!!").why == "");
  const auto& options = history->game().decision().options;
  const auto dime = std::find_if(options.begin(), options.end(), [&](const Option& option) {
    return option.kind == OptionKind::play_loot && option.object.is(ValueKind::card) &&
           history->game().table().def(option.object.as_card()).name == "A Dime!!";
  });
  REQUIRE(dime != options.end());
  history->answer(static_cast<int>(dime - options.begin()), Answered::when_asked);
  for (int i = 0; i < 30 && history->game().decision().prompt == Prompt::priority; ++i)
    history->answer(0, Answered::when_asked);
  const std::string whole = saved(*history).text;
  const SavedScenario scenario = tools::scenario_of(*history, base_game(), own_folder.path() / "saved.lua",
                                                    tools::folders_of({}), {}, tools::ScenarioOf::changes);
  REQUIRE(scenario.why == "");
  CHECK(passes(scenario.text));
  CHECK(scenario.text.size() * 3 < whole.size());
  CHECK_FALSE(has(scenario.text, "deck ="));
  CHECK_FALSE(scenario.facts.empty());
  const bool says_coins = std::any_of(scenario.facts.begin(), scenario.facts.end(),
                                      [](const SavedScenario::Fact& fact) { return has(fact.said, "¢."); });
  CHECK(says_coins);
}

TEST_CASE("save scenario: a different number in any check fails") {
  const auto history = begun();
  const std::string text = saved(*history).text;
  const std::regex number("== [0-9]+\\)");
  int changed = 0;
  for (auto at = std::sregex_iterator(text.begin(), text.end(), number); at != std::sregex_iterator(); ++at) {
    std::string other = text;
    other.replace(static_cast<std::size_t>(at->position()), static_cast<std::size_t>(at->length()), "== 222)");
    CHECK_FALSE(passes(other));
    ++changed;
  }
  CHECK(changed > 15);
}

TEST_CASE("save scenario: most moments of a game between bots can be written, from their turn on") {
  const auto history = played(8, 600, {"random", "eager"});
  int written = 0, tried = 0;
  for (std::size_t at = 20; at < history->steps().size(); at += 37) {
    history->go_to(at);
    const SavedScenario scenario = saved(*history);
    ++tried;
    if (scenario.why.empty()) {
      ++written;
      CHECK(passes(scenario.text));
      CHECK(scenario.from <= at);
    } else {
      CHECK(scenario.why.size() > 20);
    }
  }
  MESSAGE(written, " of ", tried, " moments");
  CHECK(written * 2 > tried);
}

TEST_CASE("save scenario: the last answers of people are included") {
  const auto history = played(39, 12);
  const SavedScenario scenario = saved(*history, 3);
  if (scenario.why.empty())
    CHECK(history->at() - scenario.from >= 3);
  else
    CHECK(scenario.why.size() > 20);
}

TEST_CASE("save scenario: what it writes passes as a test at once, and fails when something differs") {
  const fs::path file = own_folder.path() / "from_play.lua";
  fs::remove(file);
  const std::string save = "/save scenario " + file.string() + "\n";
  const Ran ran = soulstack_with("/save\n/give P1 4 Cents!\n/coins P2 9\nend\n1\n" + save + save + "quit\n",
                                 {"play", "--players", "2", "--humans", "2", "--seed", "31", "--no-journal"});
  CHECK(has(ran.out, "`/save` needs a file"));
  REQUIRE(has(ran.out, "Written, with"));
  CHECK(has(ran.out, "Not written: "));
  CHECK(run("test", file.c_str()).code == 0);
  std::string text = text_of(file);
  text.replace(text.find("check(t.P2.coins == 9)"), 22, "check(t.P2.coins == 8)");
  std::ofstream(file) << text;
  CHECK(run("test", file.c_str()).code == 1);
}

}  // namespace
}  // namespace soulstack::testing::save_scenario_test
