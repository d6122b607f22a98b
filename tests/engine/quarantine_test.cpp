// Rule 1.10: a card whose scripts failed three times loses its abilities for the rest of the game; others keep theirs.
#include "engine/table/quarantine.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <memory>
#include <string>

#include "engine/explain/describe.h"
#include "engine/explain/view.h"
#include "engine/table/queries.h"
#include "tests/support/trial.h"

namespace soulstack::testing::quarantine_test {
namespace {

// Gains 1 ¢ and then fails, as long as its player has less than 5 ¢.
const File broken{"treasure/broken.lua",
                  "return treasure { name = \"Broken\",\n  paid { cost = { counters = 1 }, text = \"A.\", effect = "
                  "function(you)\n    gain_coins(you, 1)\n    assert(you.coins > 5, \"not yet\")\n  end },\n  "
                  "always { hp = 1, of = you, text = \"B.\" },\n  enters = { counters = 9 } }"};
const File sound{"treasure/sound.lua",
                 "return treasure { name = \"Sound\",\n  paid { cost = { counters = 1 }, text = \"A.\", effect = "
                 "function(you) gain_coins(you, 1) end },\n  enters = { counters = 9 } }"};

void activate(Trial& trial, const std::string& card) {
  trial.play().activate(P1, {card, 0}, 0, {});
  trial.play().settle();
}

int events(Trial& trial, EventType type) {
  int n = 0;
  for (const Event& e : trial.table().log)
    n += e.type == type;
  return n;
}

std::string activation_of(Trial& trial, const std::string& card) {
  return trial.play().why_not(P1, "activate", card).why;
}

}  // namespace

TEST_CASE("quarantine: a card that failed three times loses its abilities; other cards keep theirs") {
  Trial trial({broken, sound});
  trial.table().logging = true;
  const int hp = max_hp(trial.table(), Value::player(P1));
  activate(trial, "broken");
  activate(trial, "broken");
  CHECK(activation_of(trial, "broken") == "");
  activate(trial, "broken");
  CHECK(activation_of(trial, "broken") == "its scripts failed too often");
  CHECK(trial.errors() == 3);
  CHECK(trial.coins() == 0);
  CHECK(events(trial, EventType::script_failed) == 3);
  CHECK(events(trial, EventType::quarantined) == 1);
  activate(trial, "sound");
  CHECK(trial.coins() == 1);
  CHECK(max_hp(trial.table(), Value::player(P1)) == hp - 1);
  CHECK(first_wrong(trial.table()) == "");
}

TEST_CASE("quarantine: a failure is reported with the card, its ability, the line and the reason") {
  Trial trial({broken});
  activate(trial, "broken");
  const Trouble& trouble = trial.table().troubles.front();
  CHECK(trial.content()[trouble.ability].path == "own:broken#paid");
  CHECK(has(trouble.what, "treasure/broken.lua:4: not yet"));
}

TEST_CASE("quarantine: players see the card, its file within the set and the line, but not the script's message") {
  const File loud{
      "treasure/loud.lua",
      "return treasure { name = \"Loud\", enters = { counters = 9 }, paid { cost = { counters = 1 }, text = \"A.\",\n"
      "  effect = function() error(\"/etc/loud.lua:77: a secret\", 0) end } }"};
  Trial trial({broken, loud});
  trial.table().logging = true;
  activate(trial, "broken");
  activate(trial, "loud");
  std::vector<std::string> told;
  for (const Event& e : trial.table().log)
    if (e.type == EventType::script_failed)
      told.push_back(narrate_for(trial.table(), e, P2));
  REQUIRE(told.size() == 2);
  CHECK(told[0] == "Broken failed, and its effect was undone: treasure/broken.lua:4");
  CHECK(told[1] == "Loud failed, and its effect was undone: treasure/loud.lua:2");
}

TEST_CASE("quarantine: failures are numbered within the game, also after it is resumed") {
  Trial trial({broken, sound});
  Table& t = trial.table();
  t.scripts.complain_once(t, t.content[own(trial.content(), "sound")].abilities.front(), "who looks hears of it");
  activate(trial, "broken");
  Game later = Game::resume(trial.content(), t.scripts, trial.game().state());
  Play play(std::move(later), {"P1", "P2"});
  changeable(play.game()).logging = true;
  play.activate(P1, {"broken", 0}, 0, {});
  play.settle();
  const auto failed = std::find_if(play.table().log.begin(), play.table().log.end(),
                                   [](const Event& e) { return e.type == EventType::script_failed; });
  REQUIRE(failed != play.table().log.end());
  CHECK(t.troubles.front().failure == 1);
  CHECK(failed->value == 2);
}

TEST_CASE("quarantine: an ability of a quarantined card does nothing even if it is on the stack already") {
  Trial trial({broken}, 0);
  for (int i = 0; i < 5; ++i)
    trial.play().activate(P1, {"broken", 0}, 0, {});
  trial.play().settle();
  CHECK(trial.errors() == 3);
  CHECK(trial.coins() == 0);
}

TEST_CASE("quarantine: forks and saved states keep it, and undo takes it back") {
  Trial trial({broken});
  activate(trial, "broken");
  activate(trial, "broken");
  const Game before = trial.game().fork();
  activate(trial, "broken");
  const CardDefId card = own(trial.content(), "broken");
  CHECK_FALSE(quarantined(before.table(), card));
  CHECK(quarantined(trial.table(), card));
  CHECK(quarantined(trial.game().fork().table(), card));
  CHECK(quarantined(Game::resume(trial.content(), trial.table().scripts, trial.game().state()).table(), card));
}

TEST_CASE("quarantine: a loot card that failed three times can no longer be played") {
  const File bad{
      "loot/bad.lua",
      "return loot { name = \"Bad\", copies = 4,\n  play { text = \"A.\", effect = function() error(\"no\") end } }"};
  const std::unique_ptr<Loaded> loaded = load_with_base({bad});
  Situation table;
  table.seats.resize(2);
  table.seats[0].hand.assign(4, own(loaded->content(), "bad"));
  table.seats[0].loot_plays = 4;
  Play play(game_at(*loaded, table), {"P1", "P2"});
  for (int i = 0; i < 3; ++i) {
    play.play(P1, {"bad", 1}, {});
    play.settle();
  }
  CHECK(play.table().script_errors == 3);
  CHECK_FALSE(play.can(P1, "bad"));
}

TEST_CASE("quarantine: a rule that failed three times is skipped from then on") {
  const File rule{
      "rules/broken_rule.lua",
      "return rules { name = \"broken_rule\", extends = \"extended\",\n  when { event = coins_gained, text = "
      "\"A.\", effect = function() error(\"no\") end } }"};
  TemporarySet set("own");
  fs::remove_all(set.folder() / "rules");
  set.add(rule.name, rule.text).add(sound.name, sound.text);
  std::vector<Finding> findings;
  const auto loaded = Loaded::load({base_set().string(), set.folder().string()}, "broken_rule", findings);
  REQUIRE(loaded);
  Situation table;
  table.seats.resize(2);
  table.seats[0].items.push_back({.card = own(loaded->content(), "sound"), .covers = {}});
  Play play(game_at(*loaded, table), {"P1", "P2"});
  for (int i = 0; i < 5; ++i) {
    play.activate(P1, {"sound", 0}, 0, {});
    play.settle();
  }
  CHECK(play.table().player(P1).coins == 5);
  CHECK(play.table().script_errors == 3);
}

TEST_CASE("quarantine: a copy of an ability that fails with another object as its source does not count") {
  const File victim{"treasure/victim.lua",
                    "return treasure { name = \"Victim\", tap { text = \"A.\", effect = function(this)\n"
                    "  assert(this.noted == 1)\nend }, paid { cost = { counters = 1 }, text = \"B.\", effect = "
                    "function(this) note(this, 1) end }, enters = { counters = 9 } }"};
  const File copier{
      "treasure/copier.lua",
      "return treasure { name = \"Copier\", enters = { counters = 9 }, paid { cost = { counters = 1 }, text = "
      "\"A.\", effect = function(you)\n  for _, i in ipairs(all(an_item { of = you, tap = true })) do local "
      "done = copy_ability(i.tap, you.character) end\nend } }"};
  Trial trial({copier, victim});
  for (int i = 0; i < 4; ++i)
    activate(trial, "copier");
  CHECK(trial.errors() >= 4);
  CHECK_FALSE(quarantined(trial.table(), own(trial.content(), "victim")));
}

TEST_CASE("quarantine: a card's failure is reported even after many reports about other cards") {
  std::string complaining =
      "local t = { name = \"Complaining\" }\nfor i = 1, 60 do\n  t[i] = when { event = coins_gained, "
      "text = \"A.\", effect = function() end, given = function(you)\n    error(i .. you.coins)\n  "
      "end }\nend\nreturn treasure(t)";
  Trial trial({broken, sound, {"treasure/complaining.lua", complaining}});
  trial.table().logging = true;
  for (int i = 0; i < 3; ++i)
    activate(trial, "sound");
  activate(trial, "broken");
  const auto failed = std::find_if(trial.table().log.begin(), trial.table().log.end(),
                                   [](const Event& e) { return e.type == EventType::script_failed; });
  REQUIRE(failed != trial.table().log.end());
  REQUIRE(trial.table().troubles.size() == 1);
  CHECK(trial.table().troubles.front().failure == failed->value);
  CHECK(has(narrate(trial.table(), *failed), "broken.lua:4: not yet"));
}

TEST_CASE(
    "quarantine: a failing query is reported once, however long its message is, and does not count against its card") {
  const File bad{
      "treasure/bad.lua",
      "return treasure { name = \"Bad\", always { of = you, text = \"A.\",\n  hp = function() local s = \"long \" "
      "for i = 1, 9 do s = s .. s end error(s) end } }"};
  Trial trial({bad, sound});
  for (int i = 0; i < 5; ++i)
    activate(trial, "sound");
  CHECK(trial.coins() == 5);
  CHECK(trial.table().complaints.size() == 1);
  CHECK(trial.errors() == 1);
  CHECK_FALSE(quarantined(trial.table(), own(trial.content(), "bad")));
}

}  // namespace soulstack::testing::quarantine_test
