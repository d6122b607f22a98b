// Small sets with a planted bug, and random games that look for it.
#pragma once

#include <string>
#include <vector>

#include "scripting/scenario/scenario.h"
#include "tests/support/loader_fixture.h"
#include "tests/support/playing.h"
#include "tools/fuzzing/fuzz_scenario.h"
#include "tools/fuzzing/fuzz_workers.h"

namespace soulstack::testing {

// Small decks of plain cards, so that the planted cards are drawn soon.
struct PlantedSet : TemporarySet {
  PlantedSet() : TemporarySet("planted") {
    add("character/one.lua", "return character { name = \"One\", hp = 2, attack = 1 }");
    add("character/two.lua", "return character { name = \"Two\", hp = 2, attack = 1 }");
    add("monster/slug.lua",
        "return monster { name = \"Slug\", hp = 2, evasion = 3, attack = 1, copies = 9, "
        "rewards = { coins = 3 } }");
    add("monster/toad.lua",
        "return monster { name = \"Toad\", hp = 1, evasion = 2, attack = 1, copies = 9, "
        "rewards = { loot = 1 } }");
    add("treasure/brick.lua", "return treasure { name = \"Brick\", copies = 9 }");
    add("loot/cent.lua",
        "return loot { name = \"Cent\", copies = 20, play { text = \"Gain 1.\", "
        "effect = function(you) gain_coins(you, 1) end } }");
  }
};

inline std::string item(const std::string& name, const std::string& body, const std::string& params = "you, this") {
  return "return treasure {\n  name = \"" + name +
         "\", copies = 9,\n  tap {\n    text = \"Do it.\",\n    effect = function(" + params + ")\n      " + body +
         "\n    end,\n  },\n}\n";
}

inline tools::FuzzPlan plan_with(const std::vector<std::string>& folders, std::uint64_t games) {
  tools::FuzzPlan plan;
  plan.rulesets.push_back(load_sets(folders));
  plan.games = games;
  plan.players = 2;
  plan.jobs = 2;
  return plan;
}

inline tools::FuzzResult fuzzed(const tools::FuzzPlan& plan) {
  return tools::play_many(plan, [](std::uint64_t, std::size_t, double) { return true; });
}

// Writes the scenario of a finding to a file beside the set's folder, and runs it with that set alone.
struct WrittenScenario {
  std::string text, path;
  std::vector<std::string> folders;
  std::vector<std::string> cards;  // that it names

  scripting::ScenarioResult run() const {
    scripting::LibraryCache libraries(folders);
    return scripting::run_scenario_text(path, text, libraries).front();
  }
};

inline WrittenScenario scenario_of_finding(const tools::FuzzPlan& plan, const tools::FoundFault& finding,
                                           const std::vector<std::string>& folders) {
  const tools::Sighting& soonest = finding.soonest.front();
  const tools::NumberedGame game = tools::game_of(plan, soonest.game);
  tools::Effort effort;
  const std::string file = (fs::temp_directory_path() / "soulstack_fuzz_found.lua").string();
  std::string why_not;
  const auto found = tools::scenario_of(soonest.noticed, game.drawn, *game.loaded, {file, folders, folders},
                                        {"Found by a test."}, effort, why_not);
  REQUIRE_MESSAGE(found, why_not);
  return {found->text, file, folders, found->cards};
}

}  // namespace soulstack::testing
