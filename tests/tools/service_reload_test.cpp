// Games of the service that go on with changed cards, and places before a situation.
#include <doctest/doctest.h>

#include <string>
#include <vector>

#include "tests/support/serving.h"

namespace soulstack::testing::service_reload_test {
namespace {

constexpr const char* set_lua =
    "return set {\n  id = \"mine\", title = \"Mine\", version = \"0.1\", api = 1,\n"
    "  authors = { \"me\" }, license = \"CC0-1.0\", requires = { \"base\" },\n}\n";

std::string spark(int coins) {
  return "return loot {\n  name = \"Spark\", copies = 2,\n  play {\n    text = \"Gain " + std::to_string(coins) +
         "¢.\",\n    effect = function(you) gain_coins(you, " + std::to_string(coins) + ") end,\n  },\n}\n";
}

std::vector<std::string> keys_of(const Json& position) {
  std::vector<std::string> keys;
  for (const Json& option : position["decision"]["options"])
    keys.push_back(option["key"]);
  return keys;
}

// A game in which P1 has Spark in hand, and the set in memory that it is from.
struct Workshop {
  Serving s;
  Json sets, position, game;

  Workshop() {
    sets = s.ask("sets.open", {{"files", {{"set.lua", set_lua}, {"loot/spark.lua", spark(1)}}}})["sets"];
    position = s.begin({{"sets", sets}, {"situation", {{"give", {{"P1", {"Spark"}}}}, {"coins", {{"1", 5}}}}}});
    game = position["game"];
  }

  // Answers with an option that has this in its label, or passes.
  void answer(const std::string& label) {
    for (const Json& option : position["decision"]["options"])
      if (has(option["label"], label)) {
        position = s.answer(game, option["index"]);
        return;
      }
    position = s.answer(game, 0);
  }
  void play_spark() {
    while (position["decision"]["prompt"] != "action")
      answer("pass");
    answer("Spark");
    for (int passes = 0; coins() == 5 && passes < 10; ++passes)
      answer("pass");
  }
  int coins() { return s.view(game, 1)["players"][0]["coins"]; }
  Json edit(const std::string& text) {
    return s.ask("sets.edit", {{"sets", sets}, {"file", "loot/spark.lua"}, {"text", text}});
  }
  Json reload(const Json& more = Json::object()) {
    Json params{{"game", game}};
    params.update(more);
    return s.ask("game.reload", params);
  }
};

TEST_CASE("service: a game is reloaded with an edited card that was not played yet, at the same decision") {
  Workshop w;
  while (w.position["decision"]["prompt"] != "action")
    w.answer("pass");
  w.edit(spark(3));
  const Json same = w.reload();
  CHECK_FALSE(same.contains("differs"));
  CHECK_FALSE(same.contains("ended"));
  CHECK(same["events"].empty());
  CHECK(same["at"] == w.position["at"]);
  CHECK(keys_of(same) == keys_of(w.position));
  CHECK(same["decision"]["number"] > w.position["decision"]["number"]);
  w.position = same;
  w.play_spark();
  CHECK(w.coins() == 8);
}

TEST_CASE("service: a reload says which event is the first that differs, before and after") {
  Workshop w;
  w.play_spark();
  REQUIRE(w.coins() == 6);
  w.edit(spark(3));
  const Json after = w.reload();
  REQUIRE(after.contains("differs"));
  CHECK_FALSE(after.contains("ended"));
  CHECK(has(after["differs"]["was"], "1¢"));
  CHECK(has(after["differs"]["now"], "3¢"));
  CHECK(after["events"][0]["number"] == after["differs"]["event"]);
  CHECK(after["events"][0]["text"] == after["differs"]["now"]);
  CHECK(w.coins() == 8);
  CHECK_FALSE(w.s.ask("game.reload", {{"game", w.game}}).contains("differs"));
}

TEST_CASE("service: a reload ends where an answer is no longer possible, and says why") {
  Workshop w;
  w.play_spark();
  const Json before = w.position;
  w.edit(
      "return loot {\n  name = \"Spark\", copies = 2,\n  play {\n    text = \"Deal 1 damage to a player.\",\n"
      "    target = a_player,\n    effect = function(target) deal(1, target) end,\n  },\n}\n");
  const Json check = w.s.ask("sets.check", {{"sets", w.sets}});
  REQUIRE_MESSAGE(w.s.ask("sets.edit", {{"sets", w.sets}, {"file", "set.lua"}, {"text", set_lua}})["loads"] == true,
                  check.dump());
  const Json after = w.reload();
  REQUIRE_MESSAGE(after.contains("ended"), after.dump());
  CHECK(after["ended"]["at"].get<int>() + after["ended"]["lost"].get<int>() == before["at"]);
  CHECK_FALSE(after["ended"]["why"].text().empty());
  CHECK(after.contains("decision"));
}

TEST_CASE("service: a reload that is refused changes nothing") {
  Workshop w;
  w.play_spark();
  const GameMoment before = moment_of(w.s.game(w.game));
  w.edit("return loot {");
  CHECK(w.s.refusal_code("game.reload", {{"game", w.game}}) == "not_loaded");
  CHECK(moment_of(w.s.game(w.game)) == before);
  w.edit(spark(3));
  CHECK(w.s.refusal_code("game.reload", {{"game", w.game}, {"as", 2}}) == "not_your_seat");
  CHECK(w.s.refusal_code("game.reload", {{"game", w.game}, {"sets", 2'000'000'000}}) == "no_such_sets");
  const Json copy = w.s.ask("game.fork", {{"game", w.game}})["game"];
  CHECK(w.s.refusal_code("game.reload", {{"game", copy}}) == "not_possible");
  CHECK(moment_of(w.s.game(w.game)) == before);
  CHECK(w.coins() == 6);
}

TEST_CASE("service: a game stays at its decision with changed cards, and then has no past") {
  Workshop w;
  w.play_spark();
  w.edit(spark(3));
  const Json stayed = w.reload({{"stay", true}});
  CHECK(w.coins() == 6);
  CHECK(keys_of(stayed) == keys_of(w.position));
  CHECK(w.s.refusal_code("game.save", {{"game", w.game}}) == "not_possible");
  w.edit(spark(3) + "-- one card more\n");
  w.s.ask("sets.edit", {{"sets", w.sets}, {"file", "loot/more.lua"}, {"text", spark(2)}});
  CHECK(w.s.refusal_code("game.reload", {{"game", w.game}, {"stay", true}}) == "not_possible");
}

TEST_CASE("service: a reload keeps the players of the seats, and an undo reaches places before it") {
  Workshop w;
  w.s.ask("game.seat", {{"game", w.game}, {"seat", 2}, {"by", "client"}, {"as", 1}});
  w.play_spark();
  w.edit(spark(3));
  w.reload();
  CHECK(w.s.view(w.game, 2)["seat"] == 2);
  const Json start = w.s.ask("game.rewind", {{"game", w.game}, {"at", 0}, {"as", 1}, {"view", true}});
  CHECK(start["at"] == 0);
  CHECK(start["view"]["players"][0]["coins"] != 5);
}

// The stops of each place are restored; there were none for places before the first answer.
TEST_CASE("service: a rewind reaches the places before and within a situation and an edit") {
  Workshop w;
  w.play_spark();
  w.s.ask("game.edit", {{"game", w.game}, {"command", "/coins P1 20"}});
  w.answer("pass");
  const int at = w.s.ask("game.run", {{"game", w.game}})["at"];
  for (int place = 0; place <= at; ++place) {
    const Json there = w.s.ask("game.rewind", {{"game", w.game}, {"at", place}, {"as", 1}});
    CHECK(there["at"] == place);
    w.s.ask("game.fork", {{"game", w.game}, {"past", true}});
  }
  w.s.ask("game.rewind", {{"game", w.game}, {"at", 0}});
  w.s.ask("game.run", {{"game", w.game}});
}

TEST_CASE("service: a situation is laid also where the game begins with a question") {
  Serving s;
  int questions = 0;
  for (int seed = 1; seed <= 12; ++seed) {
    const Json plain = s.ask("game.new", {{"players", 2}, {"seed", seed}, {"rules", "mini_draft"}});
    const Json prompt = plain["decision"]["prompt"];
    questions += prompt != "priority" && prompt != "action";
    const Json laid = s.ask("game.new", {{"players", 2},
                                         {"seed", seed},
                                         {"rules", "mini_draft"},
                                         {"situation", {{"coins", {{"P2", 9}}}}},
                                         {"view", true}});
    CHECK(laid["view"]["players"][1]["coins"] == 9);
  }
  CHECK(questions > 0);
}

TEST_CASE("service: a situation with a wrong seat names it as it was written") {
  Serving s;
  const auto message = [&](const char* seat) {
    return s.refusal("game.new", {{"players", 2}, {"situation", {{"coins", {{seat, 3}}}}}})["message"].text();
  };
  CHECK(has(message("P9"), "`P9` is not a player"));
  CHECK(has(message("9"), "`P9` is not a player"));
  CHECK(has(message("me"), "`me` is not a player"));
}

TEST_CASE("service: a file that begins with a byte order mark is refused with what to do") {
  Serving s;
  const Json opened =
      s.ask("sets.open", {{"files", {{"set.lua", set_lua}, {"loot/spark.lua", "\xEF\xBB\xBF" + spark(1)}}}});
  REQUIRE_FALSE(opened["findings"].empty());
  CHECK(has(opened["findings"][0]["message"], "byte order mark; save it as UTF-8 without one"));
  CHECK(opened["findings"][0]["file"] == "loot/spark.lua");
}

}  // namespace
}  // namespace soulstack::testing::service_reload_test
