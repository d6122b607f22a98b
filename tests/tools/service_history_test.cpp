// Branches of games of the service, going back, edits and seats, records; sets and rules.
#include <doctest/doctest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "tests/support/serving.h"

namespace soulstack::testing::service_history_test {
namespace {

// ---- Branches

TEST_CASE("service: a fork goes its own way") {
  Serving s;
  const Json game = s.begin()["game"];
  s.answer(game, 0);
  const Json before = s.view(game, "all");
  const Json copy = s.ask("game.fork", {{"game", game}})["game"];
  CHECK(without_number(s.view(copy, "all")) == without_number(before));
  const Json there = s.answer(copy, 1, {{"view", true}});
  CHECK(s.view(game, "all") == before);
  CHECK(same_place(s.answer(game, 1, {{"view", true}}))["view"] == same_place(there)["view"]);
  s.ask("game.drop", {{"game", game}});
  s.answer(copy, 0);
}

TEST_CASE("service: a fork with its past can be undone and saved, one without cannot") {
  Serving s;
  const Json begun = s.begin({{"view", true}});
  const Json game = begun["game"];
  s.answer(game, 0);
  const Json with = s.ask("game.fork", {{"game", game}, {"past", true}})["game"];
  const Json without = s.ask("game.fork", {{"game", game}})["game"];
  CHECK(s.ask("game.save", {{"game", with}}) == s.ask("game.save", {{"game", game}}));
  CHECK(same_place(s.ask("game.undo", {{"game", with}, {"view", true}})) == same_place(begun));
  CHECK(s.ask("game.events", {{"game", with}})["events"] == begun["events"]);
  CHECK(s.refusal_code("game.undo", {{"game", without}}) == "not_possible");
  CHECK(s.refusal_code("game.save", {{"game", without}}) == "not_possible");
  CHECK(s.refusal_code("game.scenario", {{"game", without}}) == "not_possible");
  s.answer(without, 0);
  s.ask("game.undo", {{"game", without}});  // what was done since can be undone
}

// ---- Going back

TEST_CASE("service: after a rewind, a question about priority has its own reason, or none if it would be passed") {
  Serving s;
  const Json begun = s.begin({{"stops", "all"}});
  const Json game = begun["game"];
  std::vector<std::pair<Json, Json>> reasons;  // of each priority, by its place
  Json now = begun;
  for (int i = 0; i < 60 && !now["over"]; ++i) {
    if (now["decision"]["prompt"] == "priority")
      reasons.emplace_back(now["at"], now["decision"]["asked_because"]);
    now = s.answer(game, 0);
  }
  REQUIRE(reasons.size() > 5);
  const auto reason_at = [&](const Json& at) {
    const Json there = s.ask("game.rewind", {{"game", game}, {"at", at}})["decision"];
    return there.value("asked_because", Json(""));
  };
  for (const auto& [at, reason] : reasons)
    CHECK(reason_at(at) == reason);
  s.ask("game.stops", {{"game", game}, {"seat", 1}, {"mode", "turn"}});
  for (const auto& [at, reason] : reasons)
    CHECK(reason_at(at) == "");
}

TEST_CASE("service: undo, redo and rewind reach the same positions, with their events") {
  Serving s;
  const Json look{{"view", true}};
  std::vector<Json> places = {s.begin(look)};
  const Json game = places[0]["game"];
  for (int i = 0; i < 3; ++i)
    places.push_back(s.answer(game, 0, look));
  const auto go = [&](const char* method, Json more = Json::object()) {
    more.update({{"game", game}, {"view", true}});
    return s.ask(method, more);
  };
  CHECK(same_place(go("game.undo", {{"answers", 2}})) == same_place(places[1]));
  CHECK(same_place(go("game.redo")) == same_place(places[2]));
  const Json redone = go("game.redo");
  CHECK(same_place(redone) == same_place(places[3]));
  CHECK(redone["events"] == places[3]["events"]);
  CHECK(same_place(go("game.rewind", {{"turn", places[0]["turn"]}})) == same_place(places[0]));
  CHECK(same_place(go("game.rewind", {{"at", places[2]["at"]}})) == same_place(places[2]));
  CHECK(s.refusal_code("game.undo", {{"game", game}, {"answers", 50}}) == "not_possible");
  CHECK(s.refusal_code("game.redo", {{"game", game}, {"answers", 50}}) == "not_possible");
  for (const Json& where : {Json{{"turn", 50}}, Json{{"at", 5000}}, Json::object()}) {
    Json params{{"game", game}};
    params.update(where);
    CHECK(s.refusal_code("game.rewind", params) == "not_possible");
  }
}

TEST_CASE("service: after undo and redo, nobody is asked again about what they have seen") {
  Serving s;
  const auto places = [&](bool goes_back) {
    Json now = s.begin({{"stops", "changes"}, {"players", 4}, {"seed", 7}});
    const Json game = now["game"];
    std::vector<Json> at;
    for (int i = 0; i < 40 && !now["over"]; ++i) {
      if (goes_back && i % 4 == 3) {
        s.ask("game.undo", {{"game", game}, {"answers", 2}});
        CHECK(s.ask("game.redo", {{"game", game}, {"answers", 2}})["at"] == now["at"]);
      }
      at.push_back(now["at"]);
      now = s.answer(game, 0);
    }
    return at;
  };
  CHECK(places(true) == places(false));
}

TEST_CASE("service: rewind by `at` stops exactly there, also where a bot is asked, and by `turn` where a client is") {
  Serving s;
  const Json begun =
      s.ask("game.new", {{"seats", {"client", "random", "random", "random"}}, {"seed", 19}, {"view", true}});
  const Json game = begun["game"];
  REQUIRE(begun["at"] > 0);
  const Json start = s.ask("game.rewind", {{"game", game}, {"at", 0}});
  CHECK(start["at"] == 0);
  CHECK_FALSE(start.contains("decision"));
  CHECK(s.refusal_code("game.answer", {{"game", game}, {"option", 0}}) == "bot_is_asked");
  CHECK(same_place(s.ask("game.run", {{"game", game}, {"view", true}})) == same_place(begun));
  const Json first_turn = s.ask("game.rewind", {{"game", game}, {"turn", start["turn"]}, {"view", true}});
  CHECK(same_place(first_turn) == same_place(begun));
}

// ---- Edits and seats

TEST_CASE("service: the console edits a game, and an edit can be undone and saved") {
  Serving s;
  const Json game = s.begin()["game"];
  const Json before = s.view(game, "all");
  const Json edited = s.ask("game.edit", {{"game", game}, {"command", "/coins P1 40"}, {"view", true}});
  CHECK(edited["view"]["players"][0]["coins"] == 40);
  const Json error = s.refusal("game.edit", {{"game", game}, {"command", "/coins P9 1"}});
  CHECK(error["data"]["code"] == "not_possible");
  CHECK(error["data"]["place"] == "command");
  const Json record = s.ask("game.save", {{"game", game}})["record"];
  CHECK(has(record, "/coins P1 40"));
  const Json loaded = s.ask("game.load", {{"record", record}, {"view", true}});
  CHECK(without_number(loaded["view"]) == without_number(edited["view"]));
  s.ask("game.rewind", {{"game", game}, {"at", edited["at"].get<int>() - 1}});
  CHECK(without_number(s.view(game, "all")) == without_number(before));
}

TEST_CASE("service: an edit without events says what it has done") {
  Serving s;
  const Json game = s.begin()["game"];
  CHECK_FALSE(s.ask("game.edit", {{"game", game}, {"command", "/die 6"}})["done"].text().empty());
}

TEST_CASE("service: a seat changes between bots and the client") {
  Serving s;
  const Json begun = s.begin();
  const Json game = begun["game"];
  const Json watched = s.ask("game.seat", {{"game", game}, {"seat", 2}, {"by", "client"}, {"as", 2}, {"view", true}});
  CHECK(watched["view"]["seat"] == 2);
  CHECK(s.refusal_code("game.seat", {{"game", game}, {"seat", 1}, {"by", "random"}, {"as", 1}}) == "not_your_seat");
  const Json left = s.ask("game.seat", {{"game", game}, {"seat", 1}, {"by", "random"}});
  CHECK(left["decision"]["seat"] == 2);
  CHECK(s.refusal_code("game.view", {{"game", game}, {"as", 1}}) == "not_your_seat");
  CHECK(s.refusal_code("game.seat", {{"game", game}, {"seat", 3}, {"by", "client"}}) == "wrong_value");
  CHECK(s.refusal_code("game.seat", {{"game", game}, {"seat", 1}, {"by", "nope"}}) == "wrong_value");
  s.ask("game.seat", {{"game", game}, {"seat", 2}, {"by", "random"}});
  CHECK(s.refusal_code("game.answer", {{"game", game}, {"option", 0}}) == "bot_is_asked");
}

// ---- Records

TEST_CASE("service: a saved game continues the same, from its text and from its file") {
  Serving s;
  const Json game = s.begin()["game"];
  const Json last = s.answer(game, 0, {{"view", true}});
  const fs::path file = own_folder.path() / "service.save";
  const Json written = s.ask("game.save", {{"game", game}, {"file", file.string()}});
  CHECK_FALSE(written.contains("record"));
  const Json saved = s.ask("game.save", {{"game", game}});
  CHECK(saved["state_hash"] == written["state_hash"]);
  CHECK(saved["record"] == text_of(file));
  CHECK(run("replay", file.string()).code == 0);
  const Json next = s.answer(game, 1, {{"view", true}});
  for (const Json& from : {Json{{"record", saved["record"]}}, Json{{"file", file.string()}}}) {
    Json params = from;
    params["view"] = true;
    const Json loaded = s.ask("game.load", params);
    CHECK(same_place(loaded) == same_place(last));
    CHECK(loaded["events"].empty());
    CHECK(same_place(s.answer(loaded["game"], 1, {{"view", true}})) == same_place(next));
  }
  CHECK(s.refusal_code("game.load", {{"record", "x"}, {"file", "y"}}) == "missing_field");
  CHECK(s.refusal_code("game.load", {{"record", "x"}}) == "not_loaded");
}

TEST_CASE("service: a scenario of this turn passes as a test") {
  Serving s;
  const Json game = s.begin()["game"];
  for (int i = 0; i < 4; ++i)
    s.answer(game, 0);
  const Json scenario = s.ask("game.scenario", {{"game", game}, {"answers", 2}});
  CHECK(scenario["checks"] > 0);
  const TemporaryFile file("of_service.lua", scenario["text"]);
  const Ran ran = run("test", file.path());
  CHECK_MESSAGE(ran.code == 0, ran.out, ran.err);
}

// ---- Sets and rules

TEST_CASE("service: open sets have cards and rulesets, and games are played with them") {
  Serving s;
  const Json opened = s.ask("sets.open", {{"folders", {"cards/base"}}});
  CHECK(opened["loads"] == true);
  CHECK(opened["findings"].empty());
  const Json sets = opened["sets"];
  CHECK(s.ask("sets.cards", {{"sets", sets}, {"deck", "loot"}})["cards"].size() > 10);
  CHECK(s.ask("sets.cards", {{"sets", sets}, {"search", "bomb"}})["cards"][0]["id"] == "base:bomb");
  CHECK(s.ask("sets.card", {{"sets", sets}, {"card", "Bomb!"}})["card"]["id"] == "base:bomb");
  CHECK(s.refusal_code("sets.card", {{"sets", sets}, {"card", "Bomm!"}}) == "wrong_value");
  const Json game = s.begin({{"sets", sets}})["game"];
  s.ask("sets.close", {{"sets", sets}});
  CHECK(s.refusal_code("sets.cards", {{"sets", sets}}) == "no_such_sets");
  CHECK(s.refusal_code("sets.close", {{"sets", sets}}) == "no_such_sets");
  s.answer(game, 0);  // goes on
  CHECK(s.refusal_code("sets.open", {{"folders", {"no/such/folder"}}}) == "not_loaded");
}

TEST_CASE("service: rulesets are listed, shown and compared; a rule has its text") {
  Serving s;
  const Json rulesets = s.ask("rules.list")["rulesets"];
  CHECK(std::any_of(rulesets.begin(), rulesets.end(), [](const Json& r) { return r["name"] == "two_player"; }));
  CHECK_FALSE(s.ask("rules.show", {{"rules", "classic"}})["rules"].empty());
  CHECK_FALSE(s.ask("rules.diff", {{"a", "extended"}, {"b", "two_player"}})["changes"].empty());
  CHECK(s.refusal_code("rules.show", {{"rules", "nope"}}) == "not_loaded");
  CHECK_FALSE(s.ask("rules.where", {{"rule", "11.3.3"}})["text"].text().empty());
  CHECK(s.refusal_code("rules.where", {{"rule", "99.9"}}) == "wrong_value");
}

}  // namespace
}  // namespace soulstack::testing::service_history_test
