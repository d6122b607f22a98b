// Experiments of the service: games of pairs that are opened, and moments of games that are played on with a change.
#include <doctest/doctest.h>

#include <string>

#include "tests/support/serving.h"

namespace soulstack::testing::service_lab_test {
namespace {

// ---- Pairs

Json plan(Serving& s, const Json& more = Json::object()) {
  Json params{{"variants", {"extended", "extended with attacks_per_turn=3"}},
              {"players", 2},
              {"bots", {"eager"}},
              {"pairs", 10}};
  params.update(more);
  return s.ask("lab.compare", params)["lab"];
}

TEST_CASE("service: a pair is opened where its games part: the table is the same, what follows is not") {
  Serving s;
  const Json lab = plan(s);
  const Json pair = s.ask("lab.pair", {{"lab", lab}, {"pair", 3}});
  REQUIRE(pair["parts_at"].is_number_integer());
  const Json a = pair["games"][0], b = pair["games"][1];
  const Json here = s.view(a, "all"), there = s.view(b, "all");
  CHECK(here["players"] == there["players"]);
  CHECK(here["stack"].dump() == there["stack"].dump());
  CHECK(pair["next"][0] != pair["next"][1]);
  CHECK_FALSE(s.ask("game.events", {{"game", a}, {"as", "spectator"}})["events"].empty());
  for (int i = 0; i < 2; ++i) {
    const Json end = s.ask("game.run", {{"game", pair["games"][i]}});
    CHECK(end["over"] == true);
    CHECK(end["at"] == pair["decisions"][i]);
  }
}

TEST_CASE("service: the games of a pair end as the experiment counted them") {
  Serving s;
  const Json lab = plan(s);
  const int pairs = 6;
  double turns = 0;
  for (int number = 0; number < pairs; ++number) {
    const Json pair = s.ask("lab.pair", {{"lab", lab}, {"pair", number}});
    turns += s.ask("game.run", {{"game", pair["games"][1]}})["outcome"]["turns"].get<double>();
  }
  const Json answer = s.ask("lab.more", {{"lab", lab}, {"pairs", pairs}})["answers"][0];
  CHECK(answer["b"].get<double>() == doctest::Approx(turns / pairs));
}

TEST_CASE("service: a card that is given counts from the first answer that it changes") {
  Serving s;
  CHECK(s.refusal_code("lab.card", {{"card", "Bomb!"}, {"bots", Json::array()}}) == "wrong_value");
  const Json lab = s.ask("lab.card", {{"card", "Bomb!"}, {"players", 2}, {"bots", {"eager"}}, {"pairs", 10}})["lab"];
  for (int number = 0; number < 4; ++number) {
    const Json pair = s.ask("lab.pair", {{"lab", lab}, {"pair", number}});
    if (pair["parts_at"].is_null())
      continue;
    CHECK_FALSE(has(pair["next"][0]["answer"], "/give"));
  }
}

TEST_CASE("service: two variants without a difference do not part") {
  Serving s;
  const Json lab = plan(s, {{"variants", {"extended", "extended with attacks_per_turn=1"}}});
  const Json pair = s.ask("lab.pair", {{"lab", lab}, {"pair", 0}});
  CHECK(pair["parts_at"].is_null());
  CHECK(s.ask("game.run", {{"game", pair["games"][0]}})["over"] == true);
  for (const Json& wrong : {Json{0, 0}, Json{0, 7}})
    CHECK(s.refusal_code("lab.pair", {{"lab", lab}, {"pair", 0}, {"variants", wrong}}) == "wrong_value");
}

// ---- What if

Json fork(Serving& s, const Json& game, const Json& change, const Json& more = Json::object()) {
  Json params{{"game", game}, {"change", change}, {"bots", {"random"}}, {"pairs", 40}};
  params.update(more);
  return s.ask("lab.fork", params)["lab"];
}

TEST_CASE("service: souls that are given at a moment win games, and nothing changes nothing") {
  Serving s;
  const Json game = s.begin()["game"];
  const Json lab =
      fork(s, game, {{"commands", {"/give P1 soul_of_greed", "/give P1 soul_of_guppy", "/give P1 soul_of_gluttony"}}},
           {{"seat", 1}});
  const Json answer = s.ask("lab.more", {{"lab", lab}, {"pairs", 40}})["answers"][0];
  CHECK(answer["difference"].get<double>() > 20);
  const Json same = fork(s, game, {{"commands", {"/coins P1 +0"}}});
  CHECK(s.ask("lab.more", {{"lab", same}, {"pairs", 20}})["answers"][0]["difference"] == 0);
}

TEST_CASE("service: forks in parts have the same sums, and leave the game as it is") {
  Serving s;
  const Json game = s.begin()["game"];
  s.answer(game, 0);
  const GameMoment before = moment_of(s.game(game));
  const Json change{{"commands", {"/coins P1 30"}}};
  const Json whole = fork(s, game, change, {{"measure", "turns"}}),
             parts = fork(s, game, change, {{"measure", "turns"}});
  const Json at_once = s.ask("lab.more", {{"lab", whole}, {"pairs", 8}});
  Json added;
  for (const int from : {0, 4}) {
    const Json part = s.ask("lab.part", {{"lab", parts}, {"from", from}, {"pairs", 4}});
    added = s.ask("lab.add", {{"lab", parts}, {"sums", part["sums"]}, {"pairs", 4}});
  }
  CHECK(added["answers"] == at_once["answers"]);
  CHECK(moment_of(s.game(game)) == before);
  s.ask("game.drop", {{"game", game}});
  s.ask("lab.more", {{"lab", whole}, {"pairs", 2}});
  CHECK(s.refusal_code("lab.pair", {{"lab", whole}, {"pair", 0}}) == "not_possible");
}

TEST_CASE("service: a fork with changed texts of its sets, from an earlier moment, as a seat knows it") {
  Serving s;
  const Json game = s.begin()["game"];
  s.answer(game, 0);
  const std::string bomb = s.ask("sets.source", {{"file", "loot/bomb.lua"}})["text"];
  const Json sets = s.ask("sets.open", {{"folders", {"cards/base"}}})["sets"];
  s.ask("sets.edit", {{"sets", sets}, {"file", "loot/bomb.lua"}, {"text", bomb + "-- the same\n"}});
  const Json lab = fork(s, game, {{"sets", sets}}, {{"at", 0}, {"as", 1}});
  CHECK(s.ask("lab.more", {{"lab", lab}, {"pairs", 4}})["answers"][0]["difference"] == 0);
}

TEST_CASE("service: a fork that is not possible is refused when it is planned") {
  Serving s;
  const Json game = s.begin()["game"];
  const auto code = [&](Json params) {
    params["game"] = game;
    return s.refusal_code("lab.fork", params);
  };
  CHECK(code({{"change", Json::object()}}) == "missing_field");
  CHECK(code({{"change", {{"commands", {"/give P1 no such card"}}}}}) == "not_possible");
  CHECK(code({{"change", {{"commands", {"/eval win(you)"}}}}}) == "not_possible");
  CHECK(code({{"change", {{"commands", {"/coins P1 1"}}}}, {"at", 999}}) == "wrong_value");
  CHECK(code({{"change", {{"commands", {"/coins P1 1"}}}}, {"seat", 4}}) == "wrong_value");
  CHECK(code({{"change", {{"commands", {"/coins P1 1"}}}}, {"measure", "deaths"}}) == "wrong_value");
}

}  // namespace
}  // namespace soulstack::testing::service_lab_test
