// What objects have (rule 6.10), where no scenario can show it: forks, saved states, rebuilt effects, failing scripts and
// what clients see.
#include "engine/table/object_abilities.h"

#include <doctest/doctest.h>

#include <memory>
#include <string>
#include <vector>

#include "engine/explain/explain_object.h"
#include "engine/game/invariants.h"
#include "engine/model/save_format.h"
#include "engine/table/quarantine.h"
#include "tests/support/trial.h"
#include "tools/display/json_view.h"
#include "tools/display/seat_view.h"
#include "tools/display/why_text.h"

namespace soulstack::testing::object_abilities_test {
namespace {

const std::string gain = "effect = function(you) gain_coins(you, 1) end";
File treasure(const std::string& id, const std::string& name, const std::string& fields) {
  return {"treasure/" + id + ".lua", "return treasure { name = \"" + name + "\", " + fields + " }"};
}
const File banner = treasure("banner", "Banner",
                             "always { of = an_item { yours = true, other = true }, text = \"B.\", has = { eternal, "
                             "tap { text = \"Gain 1¢.\", " +
                                 gain + " } } }");
const File plain = treasure("plain", "Plain", "eternal = true");
const File hush = {"loot/hush.lua",
                   "return loot { name = \"Hush\", play { text = \"H.\", lasting { till = end_of_turn, "
                   "always { of = an_item, loses = abilities } } } }"};

CardIndex in_play(Trial& trial, const std::string& id) { return trial.play().find_in_play({id, 0}); }

}  // namespace

TEST_CASE("objects: a fork, a saved game and a rebuilt game have the same abilities") {
  Trial trial({banner, plain, hush});
  trial.rebuild();
  trial.play().activate(P1, {"plain", 0}, 0, {});
  Play fork(trial.play().game().fork(), {"P1", "P2"});
  for (Play* const play : {&trial.play(), &fork}) {
    play->settle();
    CHECK(play->table().player(P1).coins == 1);
    play->play(P1, {"hush", 0}, {});
    play->settle();
    CHECK(first_wrong(changeable(play->game())) == "");
  }
  CHECK(trial.play().game().hash() == fork.game().hash());
  const CardIndex card = in_play(trial, "plain");
  CHECK_FALSE(has_activated(trial.table(), card));
  CHECK(is_eternal(trial.table(), card));  // a keyword is not an ability
  CHECK(trial.said() == "");
}

TEST_CASE("objects: a card that gives a failing ability loses its own, and the game goes on") {
  Trial trial({treasure("banner", "Banner",
                        "always { of = an_item { yours = true, other = true }, text = \"B.\", has = { "
                        "when { event = turn_started, text = \"C.\", effect = function() error(\"no\") end } } }"),
               plain});
  for (int turns = 0; turns < 8; ++turns) {
    trial.play().end_turn(turns % 2 == 0 ? P1 : P2);
    trial.play().settle();
  }
  CHECK(trial.table().s.quarantines == 1);
  CHECK(trial.errors() == 3);
  CHECK_FALSE(abilities_of(trial.table(), in_play(trial, "plain")).is_changed());
}

TEST_CASE("objects: effects that could wait for each other are compared without each other") {
  // A function outside of the field hides from the loader that it asks for abilities.
  const auto stone = [](const std::string& id, const std::string& name) {
    File file = treasure(id, name,
                         "always { of = an_item { other = true }, given = function() return some_tap() end, "
                         "loses = abilities, text = \"A.\" }, tap { text = \"B.\", " +
                             gain + " }");
    file.text = "local function some_tap() return count(an_item { other = true, tap = true }) > 0 end\n" + file.text;
    return file;
  };
  Trial trial({stone("first", "First"), stone("second", "Second")});
  CHECK(has_activated(trial.table(), in_play(trial, "first")));
  CHECK_FALSE(has_activated(trial.table(), in_play(trial, "second")));
  CHECK(trial.said() == "");
}

TEST_CASE("objects: what another card's ability does wrong counts against that card, also for those that have it") {
  Trial trial({treasure("mirror", "Mirror",
                        "always { of = this, has = abilities_of(an_item { other = true }), text = \"A.\" }"),
               treasure("broken", "Broken",
                        "when { event = turn_started, text = \"C.\", effect = function() error(\"no\") end }")});
  for (int turns = 0; turns < 8; ++turns) {
    trial.play().end_turn(turns % 2 == 0 ? P1 : P2);
    trial.play().settle();
  }
  CHECK(trial.table().s.quarantines == 1);
  CHECK_FALSE(quarantined(trial.table(), own(trial.content(), "mirror")));
  CHECK(quarantined(trial.table(), own(trial.content(), "broken")));
}

TEST_CASE("objects: a dying monster keeps what it had, and nothing is left of that") {
  Trial trial({{"monster/hive.lua",
                "return monster { name = \"Hive\", hp = 1, evasion = 2, attack = 1, always { of = a_monster, text = "
                "\"A.\", has = { when { event = monster_died, of = this, text = \"B.\", effect = function(active) "
                "gain_coins(active, 1) end } } } }"},
               loot_card("for _, m in ipairs(all(a_monster { named = \"Hive\" })) do kill(m) end")});
  trial.play().play(P1, {"own", 0}, {});
  trial.play().settle();
  CHECK(first_wrong(trial.table()) == "");
  CHECK(trial.coins() >= 1);
  CHECK(trial.table().s.kept.count == 0);
}

TEST_CASE("objects: clients and players are told what an object has from others, and what it lost") {
  Trial trial({banner, plain, hush});
  const std::vector<ObjectChange> changes = object_changes(trial.table(), in_play(trial, "plain"));
  REQUIRE(changes.size() == 1);
  CHECK(sentence_of(changes[0]) == "Banner: it has `Gain 1¢.`");  // it is printed as eternal
  CHECK(has(tools::changes_text(trial.game(), own(trial.content(), "plain")), "in play: Banner: it has"));
  const std::string seen = tools::to_json(tools::view_for(trial.game(), P2)).dump();
  CHECK(has(seen, R"("changes":[{"by":"Banner","has":["`Gain 1¢.`"]}])"));
  trial.play().play(P1, {"hush", 0}, {});
  trial.play().settle();
  CHECK(has(tools::why_not_text(trial.game(), "Banner"), "Hush: it loses `B.`"));
}

}  // namespace soulstack::testing::object_abilities_test
