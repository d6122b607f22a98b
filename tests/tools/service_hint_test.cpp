// Samples and hints of the service, which know no more than a seat, and why something cannot be done.
#include <doctest/doctest.h>

#include <memory>
#include <set>
#include <string>
#include <vector>

#include "engine/model/state.h"
#include "engine/table/table.h"
#include "tests/support/serving.h"
#include "tools/players/hidden_cards.h"

namespace soulstack::testing::service_hint_test {
namespace {

// ---- Samples

TEST_CASE("service: a sample has what the seat sees, and other hidden cards and dice") {
  Serving s;
  const Json game = s.begin()["game"];
  s.answer(game, 0);
  std::set<std::string> hands;
  for (int seed = 1; seed <= 5; ++seed) {
    const Json copy = s.ask("game.fork", {{"game", game}, {"sample", true}, {"as", 1}, {"seed", seed}})["game"];
    CHECK(without_number(s.view(copy, 1)) == without_number(s.view(game, 1)));
    hands.insert(s.view(copy, "all")["players"][1]["hand"].dump());
    CHECK(s.game(copy).game().state().seed != s.game(game).game().state().seed);
    CHECK(s.refusal_code("game.save", {{"game", copy}}) == "not_possible");
    s.answer(copy, 0);
  }
  CHECK(hands.size() > 1);
}

TEST_CASE("service: the same seed gives the same sample, and of `all` only the dice are others") {
  Serving s;
  const Json game = s.begin()["game"];
  const auto sampled = [&](const Json& as) {
    const Json copy = s.ask("game.fork", {{"game", game}, {"sample", true}, {"as", as}, {"seed", 3}})["game"];
    return s.game(copy).game().hash();
  };
  CHECK(sampled(1) == sampled(1));
  const Json copy = s.ask("game.fork", {{"game", game}, {"sample", true}, {"as", "all"}})["game"];
  CHECK(without_number(s.view(copy, "all")) == without_number(s.view(game, "all")));
  CHECK(s.game(copy).game().hash() != s.game(game).game().hash());
  CHECK(s.refusal_code("game.fork", {{"game", game}, {"sample", true}, {"past", true}}) == "not_possible");
}

// ---- Hints

TEST_CASE("service: a hint names an option of the decision, with the chances of each seat") {
  Serving s;
  const Json game = s.begin()["game"];
  for (int i = 0; i < 12; ++i) {
    const Json position = s.ask("game.run", {{"game", game}});
    const Json hint = s.ask("game.hint", {{"game", game}});
    const Json& option = position["decision"]["options"][hint["option"].get<std::size_t>()];
    CHECK(has(hint["text"], option["label"].text()));
    CHECK_FALSE(hint.contains("chances"));
    s.answer(game, hint["option"]);
  }
  const Json chances = s.ask("game.hint", {{"game", game}, {"games", 6}, {"bots", {"random"}}})["chances"];
  CHECK(chances["games"] == 6);
  REQUIRE(chances["wins"].size() == 2);
  CHECK(chances["wins"][0].get<double>() + chances["wins"][1].get<double>() == doctest::Approx(1.0));
}

TEST_CASE("service: a hint is for the seat of a client, and names no option while another player is asked") {
  Serving s;
  const Json game = s.ask("game.new", {{"players", 2}, {"seed", 7}})["game"];
  const int asked = s.ask("game.run", {{"game", game}})["decision"]["seat"];
  CHECK(s.ask("game.hint", {{"game", game}, {"as", asked}}).contains("option"));
  CHECK_FALSE(s.ask("game.hint", {{"game", game}, {"as", 3 - asked}}).contains("option"));
  for (const Json& as : {Json("all"), Json("spectator"), Json(5)})
    CHECK(s.refusal_code("game.hint", {{"game", game}, {"as", as}}) == "not_your_seat");
  CHECK(s.refusal_code("game.hint", {{"game", game}, {"games", 5}, {"bots", {"nope"}}}) != "failed");
}

// The truth behind what the seat sees is exchanged; what it gets must stay the same.
TEST_CASE("service: a hint does not depend on cards that the seat does not see, or on coming dice") {
  Serving s;
  int compared = 0, weighed = 0;
  for (int seed = 1; seed <= 3; ++seed) {
    const Json game = s.begin({{"seed", seed}, {"seats", {"client", "eager", "eager"}}})["game"];
    for (int i = 0; i < 40 && s.ask("game.run", {{"game", game}})["over"] == false; ++i) {
      const Json ask{{"as", 1}, {"games", i % 10 == 0 ? 3 : 0}};
      Json here = ask, there = ask;
      here["game"] = game;
      there["game"] = s.ask("game.fork", {{"game", game}, {"sample", true}, {"as", 1}, {"seed", 100 + i}})["game"];
      const Json hint = s.ask("game.hint", here);
      CHECK(hint == s.ask("game.hint", there));
      ++compared;
      weighed += !hint["options"].empty();
      s.ask("game.drop", {{"game", there["game"]}});
      s.answer(game, hint["option"]);
    }
  }
  CHECK(compared > 60);
  CHECK(weighed > 10);
}

// ---- The stack

// Answers with the first of these words that is in a label, otherwise with the first option.
Json answer_with(Serving& s, const Json& position, const std::vector<std::string>& words) {
  const Json& options = position["decision"]["options"];
  for (const std::string& word : words)
    for (const Json& option : options)
      if (has(option["label"], word))
        return s.answer(position["game"], option["index"]);
  return s.answer(position["game"], 0);
}

TEST_CASE("service: an ability on the stack says what it will do, an attack roll what it needs") {
  Serving s;
  Json position =
      s.ask("game.new", {{"players", 2},
                         {"seed", 7},
                         {"situation", {{"give", {{"1", {"Bomb!"}}, {"2", {"Bomb!"}}}}, {"spawn", {"Fly"}}}}});
  const Json game = position["game"];
  int said = 0, needed = 0;
  for (int i = 0; i < 60 && (said == 0 || needed == 0); ++i) {
    position =
        said == 0 ? answer_with(s, position, {"play Bomb!", "Fly"}) : answer_with(s, position, {"attack", "Fly"});
    const Json stack = s.view(game)["stack"];
    for (const Json& entry : stack) {
      said += entry.contains("says") && entry["says"] == "Deal 1 damage to a monster or player.";
      needed += entry.contains("roll") && entry["roll"].contains("needs") && entry["roll"]["needs"].get<int>() > 0;
    }
  }
  CHECK(said > 0);
  CHECK(needed > 0);
}

// ---- Why not

const Json* card_named(const Json& cards, const std::string& def) {
  for (const Json& card : cards)
    if (card.contains("def") && card["def"] == def)
      return &card;
  return nullptr;
}

TEST_CASE("service: why says for a card by its number what stands against its likely use") {
  Serving s;
  const Json begun =
      s.ask("game.new",
            {{"players", 2},
             {"seed", 7},
             {"view", true},
             {"situation",
              {{"give", {{"1", {"Bomb!"}}, {"2", {"Bomb!"}}}}, {"coins", {{"1", 0}, {"2", 0}}}, {"spawn", {"Fly"}}}}});
  const Json game = begun["game"];
  const int asked = begun["decision"]["seat"];
  const Json view = s.view(game, asked);
  const auto why = [&](const Json& card) { return s.ask("game.why", {{"game", game}, {"what", {{"card", card}}}}); };
  int on_sale = 0, monsters = 0;
  for (const Json& slot : view["slots"]) {
    if (!slot.contains("card"))
      continue;
    const Json answer = why(slot["card"]["card"]);
    if (answer["may"] == true)
      continue;
    CHECK_FALSE(answer["rule"].text().empty());
    CHECK_FALSE(has(answer["text"], "abilities of shop items"));
    on_sale += slot["sells"] == true && has(answer["text"], "10¢");
    monsters += slot.contains("monster");
  }
  CHECK(on_sale > 0);
  CHECK(monsters >= 0);
  const Json* const bomb = card_named(view["players"][asked - 1]["hand"], "base:bomb");
  REQUIRE(bomb != nullptr);
  CHECK(why((*bomb)["card"]).contains("may"));
}

TEST_CASE("service: why answers about no card that the player does not see") {
  Serving s;
  const Json begun = s.ask("game.new", {{"players", 2}, {"seed", 7}});
  const Json game = begun["game"];
  const int other = 3 - begun["decision"]["seat"].get<int>();
  const Json hand = s.view(game, other)["players"][other - 1]["hand"];
  CHECK_FALSE(hand.empty());
  for (const Json& card : hand)
    CHECK(s.refusal_code("game.why", {{"game", game}, {"what", {{"card", card["card"]}}}}) == "wrong_value");
  CHECK(s.refusal_code("game.why", {{"game", game}, {"what", {{"card", 999'999'999}}}}) == "wrong_value");
}

}  // namespace
}  // namespace soulstack::testing::service_hint_test
