// Games of the service: beginnings, decisions and their answers, views and events, and requests that are refused.
#include <doctest/doctest.h>

#include <algorithm>
#include <chrono>
#include <set>
#include <string>
#include <vector>

#include "engine/table/table.h"
#include "tests/support/serving.h"
#include "tools/players/trial_budget.h"

namespace soulstack::testing::service_games_test {
namespace {

std::vector<std::size_t> numbers_of(const Json& events) {
  std::vector<std::size_t> all;
  for (const Json& event : events)
    all.push_back(event["number"]);
  return all;
}

// A card anywhere in the value, by its printed card.
bool names_def(const Json& j, const std::string& def) { return has(j.dump(), "\"def\":\"" + def + "\""); }

// ---- Beginning

TEST_CASE("service: a new game plays to the first decision of a client") {
  Serving s;
  const Json begun = s.begin({{"view", true}});
  CHECK(begun["over"] == false);
  CHECK(begun["seed"] == 7);
  CHECK(begun["decision"]["seat"] == 1);
  CHECK(begun["decision"]["options"].size() >= 2);
  CHECK(begun["view"]["seat"] == 1);
  CHECK(begun["view"]["players"].size() == 2);
  CHECK(begun["events"].size() > 2);
  CHECK_FALSE(s.begin({{"options", false}}).contains("decision"));
  CHECK_FALSE(s.begin().contains("view"));
}

TEST_CASE("service: the same seed gives the same game; without one each game has another") {
  Serving s;
  const Json one = s.begin({{"view", true}}), same = s.begin({{"view", true}});
  CHECK(same_place(one) == same_place(same));
  CHECK(one["game"] != same["game"]);
  const Json by_chance = s.ask("game.new", {{"players", 2}}), another = s.ask("game.new", {{"players", 2}});
  CHECK(by_chance["seed"] != another["seed"]);
  CHECK(by_chance["seed"].get<std::uint64_t>() < std::uint64_t{1} << 53);
}

TEST_CASE("service: seats that are not named are those of the client") {
  Serving s;
  const Json game = s.ask("game.new", {{"players", 3}, {"seats", {"random"}}, {"seed", 1}})["game"];
  CHECK(s.refusal_code("game.view", {{"game", game}, {"as", 1}}) == "not_your_seat");
  CHECK(s.view(game, 2)["seat"] == 2);
  CHECK(s.view(game, 3)["seat"] == 3);
  CHECK(s.refusal_code("game.view", {{"game", game}, {"as", 4}}) == "not_your_seat");
}

TEST_CASE("service: a game is played with the ruleset that it names") {
  Serving s;
  const Json game = s.begin({{"rules", "two_player"}})["game"];
  CHECK(s.game(game).history().beginning().rules == "two_player");
  const Json error = s.refusal("game.new", {{"rules", "nope"}});
  CHECK(error["data"]["code"] == "not_loaded");
  CHECK(error["data"]["place"] == "rules");
}

TEST_CASE("service: a situation gives cards, coins, health, dice and the tops of decks") {
  Serving s;
  const Json situation{{"give", {{"1", {"Bomb!", "the_d6"}}}},
                       {"spawn", {"Fly"}},
                       {"coins", {{"1", 33}, {"2", 4}}},
                       {"hp", {{"2", 1}}},
                       {"dice", {6, 5}},
                       {"top", {{"loot", {"tarot_judgement", "a_penny"}}}}};
  const Json game = s.ask("game.new", {{"players", 2}, {"seed", 7}, {"situation", situation}})["game"];
  const Json view = s.view(game, "all");
  CHECK(view["players"][0]["coins"] == 33);
  CHECK(view["players"][1]["coins"] == 4);
  CHECK(view["players"][1]["hp"] == 1);
  CHECK(names_def(view["players"][0]["hand"], "base:bomb"));
  CHECK(names_def(view["players"][0]["items"], "base:the_d6"));
  CHECK(names_def(view["slots"], "base:fly"));
  s.ask("game.edit", {{"game", game}, {"command", "/draw P1"}});
  CHECK(names_def(s.view(game, 1)["players"][0]["hand"], "base:tarot_judgement"));
  CHECK_FALSE(names_def(s.view(game, 1)["players"][0]["hand"], "base:a_penny"));
}

TEST_CASE("service: a situation that the table does not allow is refused with its command") {
  Serving s;
  for (const Json& situation : {Json{{"give", {{"9", {"Bomb!"}}}}}, Json{{"spawn", {"Nothing at all"}}},
                                Json{{"top", {{"nope", {"Bomb!"}}}}}, Json{{"coins", {{"x", 3}}}}}) {
    const Json error = s.refusal("game.new", {{"players", 2}, {"situation", situation}});
    CHECK(error["data"]["code"] == "not_possible");
    CHECK(error["data"]["place"] == "situation");
    CHECK(has(error["message"], "`/"));
  }
}

TEST_CASE("service: a game that no client plays waits for `game.run`, and goes on a turn or some decisions") {
  Serving s;
  const Json begun = s.ask("game.new", {{"seats", {"random", "random"}}, {"seed", 3}});
  const Json game = begun["game"];
  CHECK(begun["at"] == 0);
  CHECK_FALSE(begun.contains("decision"));
  CHECK(s.refusal_code("game.answer", {{"game", game}, {"option", 0}}) == "bot_is_asked");
  CHECK(s.refusal_code("game.why", {{"game", game}, {"what", "buy"}}) == "bot_is_asked");
  CHECK(s.ask("game.run", {{"game", game}, {"decisions", 3}})["at"] == 3);
  const Json next = s.ask("game.run", {{"game", game}, {"until", "turn"}});
  CHECK(next["turn"] == begun["turn"].get<int>() + 1);
  CHECK(s.view(game)["seat"].is_null());
  const Json end = s.ask("game.run", {{"game", game}});
  CHECK(end["over"] == true);
  CHECK(end["outcome"]["decisions"] == end["at"]);
  CHECK(end["outcome"].contains("state_hash"));
  CHECK(s.refusal_code("game.answer", {{"game", game}, {"option", 0}}) == "game_over");
}

TEST_CASE("service: a new game whose bots are too slow waits, and the error has its number") {
  Serving s;
  Json error;
  {
    const tools::BotTimeLimit no_time(std::chrono::seconds(0));
    error = s.refusal("game.new", {{"seats", {"client", "search:10"}}, {"seed", 6}});
  }
  CHECK(error["data"]["code"] == "bots_too_slow");
  const Json game = error["data"]["game"];
  CHECK(s.refusal_code("game.answer", {{"game", game}, {"option", 0}}) == "bot_is_asked");
  CHECK(s.ask("game.run", {{"game", game}})["decision"]["seat"] == 1);
}

TEST_CASE("service: there is a limit on the games at a time") {
  Service service(ServiceOptions{.sets = {}, .root = {}, .has_files = true, .most_games = 2});
  Serving s(Role::owner, service);
  const Json game = s.begin()["game"];
  const Json copy = s.ask("game.fork", {{"game", game}})["game"];
  CHECK(s.refusal_code("game.fork", {{"game", game}}) == "too_many");
  const fs::path journal = own_folder.path() / "one_too_many.journal";
  CHECK(s.refusal_code("game.new", {{"players", 2}, {"journal", journal.string()}}) == "too_many");
  CHECK_FALSE(fs::exists(journal));
  s.ask("game.drop", {{"game", copy}});
  s.begin();
}

TEST_CASE("service: a client without files may not name any") {
  Service service(ServiceOptions{.sets = {}, .root = {}, .has_files = false, .most_games = 9});
  Serving s(Role::owner, service);
  const Json game = s.begin()["game"];
  CHECK(s.refusal_code("game.save", {{"game", game}, {"file", "x.save"}}) == "not_allowed");
  CHECK(s.refusal_code("game.load", {{"file", "x.save"}}) == "not_allowed");
  CHECK(s.refusal_code("game.new", {{"players", 2}, {"journal", "x.journal"}}) == "not_allowed");
  CHECK(s.refusal_code("sets.open", {{"folders", {"cards/base"}}}) == "not_allowed");
  const Json record = s.ask("game.save", {{"game", game}})["record"];
  s.ask("game.load", {{"record", record}});
}

// ---- Answers

TEST_CASE("service: an option is answered by its index, its key or its label") {
  Serving s;
  const Json option = s.begin()["decision"]["options"][1];
  const Json by_index = s.answer(s.begin()["game"], 1, {{"view", true}});
  for (const char* name : {"key", "label"})
    CHECK(same_place(s.answer(s.begin()["game"], option[name], {{"view", true}})) == same_place(by_index));
}

TEST_CASE("service: an answer that names its decision is refused if another one is open, also after undo") {
  Serving s;
  const Json begun = s.begin();
  const Json game = begun["game"], first = begun["decision"]["number"];
  const Json second = s.answer(game, 0, {{"decision", first}})["decision"]["number"];
  CHECK(second > first);
  const Json error = s.refusal("game.answer", {{"game", game}, {"option", 0}, {"decision", first}});
  CHECK(error["data"]["code"] == "stale_decision");
  CHECK(error["data"]["expected"] == "the answer to decision " + second.dump());
  const Json undone = s.ask("game.undo", {{"game", game}});
  CHECK(undone["decision"]["number"] > second);
  CHECK(same_place(undone)["decision"] == same_place(begun)["decision"]);
  CHECK(s.refusal_code("game.answer", {{"game", game}, {"option", 0}, {"decision", first}}) == "stale_decision");
  s.answer(game, 0, {{"decision", undone["decision"]["number"]}});
}

// The option to play that card, at the first decision that has it; others are answered with their first option.
Json next_play(Serving& s, Json position, const std::string& def) {
  for (;; position = s.answer(position["game"], 0))
    for (const Json& option : position["decision"]["options"])
      if (option["verb"] == "play" && option["object"]["def"] == def)
        return option;
}

TEST_CASE("service: options say what they are about") {
  Serving s;
  const Json situation{{"give", {{"1", {"Bomb!"}}}}};
  const Json position = s.begin({{"situation", situation}});
  const Json play = next_play(s, position, "base:bomb");
  CHECK(play["label"] == "play Bomb!");
  const Json targets = s.answer(position["game"], play["key"])["decision"];
  CHECK(targets["prompt"] == "target");
  CHECK(targets["options"][0]["verb"] == "choose");
  CHECK(targets["about"].contains("stack"));
}

// ---- Views and events

TEST_CASE("service: a question that a rule asks names the rule, and one of a card does not") {
  Serving s;
  const Json game = s.begin()["game"];
  s.ask("game.edit", {{"game", game}, {"command", "/draw P1 2"}});
  Json at = s.ask("game.edit", {{"game", game}, {"command", "/eval kill(you)"}});
  for (int n = 0; n < 4 && at["decision"]["prompt"] == "priority"; ++n)
    at = s.ask("game.answer", {{"game", game}, {"option", "pass"}});
  CHECK(at["decision"]["prompt"] == "discard_loot");
  CHECK(at["decision"]["question"] == "Death penalty: discard which loot card?");
  CHECK(at["decision"]["reason"] == Json{{"text", "Death penalty"}, {"rule", "13.5.3"}});
  CHECK_FALSE(s.begin()["decision"].contains("reason"));
}

TEST_CASE("service: a view is sent again only if it has changed") {
  Serving s;
  const Json begun = s.begin();
  const Json game = begun["game"], view = s.view(game);
  CHECK(s.ask("game.view", {{"game", game}, {"unless", view["view"]}}) == Json{{"same", true}});
  CHECK(s.ask("game.view", {{"game", game}, {"unless", view["view"].get<int>() + 1}})["view"] == view);
  s.answer(game, 0);
  CHECK(s.ask("game.view", {{"game", game}, {"unless", view["view"]}})["same"] == false);
}

TEST_CASE("service: a viewer sees a hand, all cards or no hand") {
  Serving s;
  const Json game = s.begin()["game"];
  const auto hidden_in = [&](const Json& view, int player) {
    const Json hand = view["players"][player]["hand"];
    return std::count_if(hand.begin(), hand.end(), [](const Json& card) { return card.contains("hidden"); });
  };
  const Json own = s.view(game), spectator = s.view(game, "spectator"), all = s.view(game, "all");
  CHECK(hidden_in(own, 0) == 0);
  CHECK(hidden_in(own, 1) > 0);
  CHECK(hidden_in(spectator, 0) > 0);
  CHECK(hidden_in(spectator, 1) > 0);
  CHECK(hidden_in(all, 0) + hidden_in(all, 1) == 0);
  CHECK(s.refusal_code("game.view", {{"game", game}, {"as", 2}}) == "not_your_seat");
  CHECK(s.refusal_code("game.events", {{"game", game}, {"as", "all"}}) == "not_kept");
}

TEST_CASE("service: an event is sent once to each viewer, and can be read again") {
  Serving s;
  const Json begun = s.ask("game.new", {{"players", 2}, {"seed", 7}, {"events", "everybody"}});
  const Json game = begun["game"];
  const Json first = begun["events"];
  const int asked = begun["decision"]["seat"], other = 3 - asked;
  CHECK(s.ask("game.run", {{"game", game}, {"as", asked}})["events"].empty());
  CHECK(numbers_of(s.ask("game.run", {{"game", game}, {"as", other}})["events"]) == numbers_of(first));
  CHECK(numbers_of(s.ask("game.run", {{"game", game}, {"as", "spectator"}})["events"]) == numbers_of(first));
  const Json kept = s.ask("game.events", {{"game", game}, {"as", asked}});
  CHECK(kept["events"] == first);
  CHECK(kept["kept_from"] == first[0]["number"]);
  const Json some = s.ask("game.events", {{"game", game}, {"as", asked}, {"from", first[2]["number"]}, {"most", 2}});
  CHECK(numbers_of(some["events"]) == std::vector<std::size_t>{first[2]["number"], first[3]["number"]});
}

// The draw was hidden from the other player, and stays so when the card is shown later.
TEST_CASE("service: causes are told as they were known when they happened") {
  Serving s;
  Json position = s.ask("game.new", {{"players", 2}, {"seed", 7}});
  const Json game = position["game"];
  s.ask("game.edit", {{"game", game}, {"command", "/top loot base:a_penny"}});
  position = s.ask("game.edit", {{"game", game}, {"command", "/draw P2 1"}});
  const auto draw = s.game(game).game().recorded().log - 1;
  const auto option = [&] {
    const Json& options = position["decision"]["options"];
    for (const Json& o : options)
      if (position["decision"]["seat"] == 2 && o["key"].text().starts_with("play base:a_penny"))
        return o["index"];
    return options[position["decision"]["prompt"] == "action" ? options.size() - 1 : 0]["index"];
  };
  const auto sees_it_played = [&] { return has(s.view(game, 1)["decks"].dump(), "base:a_penny"); };
  for (int answers = 0; answers < 400 && !sees_it_played(); ++answers)
    position = s.answer(game, option());
  REQUIRE(sees_it_played());
  const auto causes = [&](const Json& as) {
    return s.ask("game.because", {{"game", game}, {"event", draw}, {"as", as}})["sentences"].dump();
  };
  CHECK(has(causes("all"), "A Penny!"));
  CHECK(has(causes(2), "A Penny!"));
  CHECK(has(causes(1), "P2 draws a loot card"));
  CHECK_FALSE(has(causes(1), "A Penny!"));
}

TEST_CASE("service: events are kept only for those for whom a game keeps them") {
  Serving s;
  const Json quiet = s.begin({{"events", "nobody"}});
  CHECK_FALSE(quiet.contains("events"));
  CHECK(s.refusal_code("game.events", {{"game", quiet["game"]}}) == "not_kept");
  const Json game = s.begin()["game"];
  CHECK(s.refusal_code("game.events", {{"game", game}, {"as", "spectator"}}) == "not_kept");
}

TEST_CASE("service: only the latest events are kept, and `kept_from` is the number of the first of them") {
  Serving s;
  const Json game = s.ask(
      "game.new", {{"seats", {"random", "random", "random", "random"}}, {"seed", 5}, {"events", "everybody"}})["game"];
  s.ask("game.run", {{"game", game}});
  const Json kept = s.ask("game.events", {{"game", game}, {"most", 1}});
  REQUIRE(s.game(game).game().table().log.size() > tools::most_events_kept);
  CHECK(kept["kept_from"] > 0);
  CHECK(kept["events"][0]["number"] == kept["kept_from"]);
}

TEST_CASE("service: why says whether something is possible, or the rule against it") {
  Serving s;
  Json position = s.begin();
  const Json game = position["game"];
  const Json poor = s.ask("game.why", {{"game", game}, {"what", "buy"}});
  CHECK(poor["may"] == false);
  CHECK_FALSE(poor["text"].text().empty());
  CHECK_FALSE(poor["rule"].text().empty());
  while (position["decision"]["prompt"] != "action")
    position = s.answer(game, 0);
  CHECK(s.ask("game.why", {{"game", game}, {"what", "attack"}}) == Json{{"may", true}});
  CHECK(s.refusal_code("game.why", {{"game", game}, {"what", "no such thing"}}) == "wrong_value");
}

TEST_CASE("service: because gives the chain of causes of an event") {
  Serving s;
  Json position = s.begin();
  const Json game = position["game"];
  Json caused;
  while (caused.is_null()) {
    for (const Json& event : position["events"])
      if (event.contains("cause") && event.contains("text"))
        caused = event;
    position = s.answer(game, 0);
  }
  const Json chain = s.ask("game.because", {{"game", game}, {"event", caused["number"]}})["sentences"];
  CHECK(chain.size() >= 2);
  CHECK(s.refusal_code("game.because", {{"game", game}, {"event", 999'999}}) == "wrong_value");
}

// ---- Refused requests

TEST_CASE("service: a refused request changes no game") {
  Serving s;
  const Json begun = s.begin();
  const Json game = begun["game"];
  s.answer(game, 0);
  s.answer(game, 0);
  const auto with = [&](Json more) {
    more["game"] = game;
    return more;
  };
  const std::vector<std::pair<const char*, Json>> wrong = {
      {"game.new", {{"seats", {"client", "random"}}, {"as", 2}}},
      {"game.new", {{"seats", {"client", "exec:true"}}}},
      {"game.new", {{"players", 2}, {"sets", 2'000'000'000}}},
      {"game.answer", with({{"option", 99}})},
      {"game.answer", with({{"option", "flee"}})},
      {"game.answer", with({{"option", 0}, {"decision", 0}})},
      {"game.answer", with({{"option", 0}, {"as", 2}})},
      {"game.run", with({{"as", 7}})},
      {"game.run", with({{"decisions", 0}})},
      {"game.view", with({{"as", 2}})},
      {"game.events", with({{"as", "all"}})},
      {"game.why", with({{"what", "no such thing"}})},
      {"game.because", with({{"event", 123'456}})},
      {"game.undo", with({{"answers", 99}})},
      {"game.undo", with({{"as", 2}})},
      {"game.redo", with(Json::object())},
      {"game.rewind", with({{"at", 99'999}})},
      {"game.rewind", with({{"at", 0}, {"as", 2}})},
      {"game.rewind", with({{"turn", begun["turn"]}, {"as", 2}})},
      {"game.rewind", with({{"turn", 999}})},
      {"game.fork", with({{"past", 1}})},
      {"game.drop", {{"game", 2'000'000'000}}},
      {"game.edit", with({{"command", "coins"}})},
      {"game.edit", with({{"command", "/coins P1 3"}, {"as", 2}})},
      {"game.edit", with({{"command", "/eval error('no')"}})},
      {"game.seat", with({{"seat", 2}, {"by", "search:100000"}})},
      {"game.seat", with({{"seat", 2}, {"by", "client"}, {"as", 5}})},
      {"game.seat", with({{"seat", 1}, {"by", "random"}, {"as", 1}})},
      {"game.save", with({{"file", "/nowhere/x"}})},
      {"game.save", with({{"file", "README.md"}})},
      {"game.load", {{"file", "README.md"}}},
      {"game.load", {{"file", "nowhere"}}},
      {"game.scenario", with({{"answers", 0}})},
      {"sets.open", {{"folders", {"no/such"}}}},
      {"sets.close", {{"sets", 2'000'000'000}}},
      {"sets.cards", {{"rules", "nope"}}},
      {"sets.card", {{"card", "no such card"}}},
      {"rules.show", {{"rules", "nope"}}},
      {"rules.diff", {{"a", "extended"}, {"b", "nope"}}},
      {"rules.where", {{"rule", "99.9"}}},
  };
  const GameMoment before = moment_of(s.game(game));
  const std::size_t games = s.service().games();
  for (const auto& [method, params] : wrong) {
    const std::string request = std::string(method) + " " + params.dump();
    CAPTURE(request);
    CHECK_FALSE(s.refusal(method, params)["data"]["expected"].text().empty());
    CHECK(moment_of(s.game(game)) == before);
    CHECK(s.service().games() == games);
  }
}

TEST_CASE("service: a refused beginning writes no journal") {
  Serving s;
  const fs::path journal = own_folder.path() / "refused.journal";
  CHECK(s.refusal_code("game.new", {{"seats", {"client", "random"}}, {"as", 2}, {"journal", journal.string()}}) ==
        "not_your_seat");
  CHECK_FALSE(fs::exists(journal));
}

}  // namespace
}  // namespace soulstack::testing::service_games_test
