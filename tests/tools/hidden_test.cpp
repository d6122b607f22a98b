// What a seat may see, and the labels of its decisions, checked in whole random games.
#include <doctest/doctest.h>

#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include "engine/explain/describe.h"
#include "engine/explain/view.h"
#include "engine/model/zone_kinds.h"
#include "engine/table/visibility.h"
#include "engine/verbs/zones.h"
#include "tests/support/messages.h"
#include "tests/support/trial.h"
#include "tools/display/event_feed.h"
#include "tools/display/json_view.h"
#include "tools/display/seen_cards.h"
#include "tools/players/hidden_cards.h"
#include "tools/players/match.h"
#include "tools/stops/stops.h"
#include "tools/support/option_match.h"

namespace soulstack::testing::hidden_test {
namespace {

using namespace tools;
using testing::told;

const scripting::Loaded& base() {
  static const std::unique_ptr<scripting::Loaded> loaded = [] {
    std::vector<scripting::Finding> findings;
    return scripting::Loaded::load({std::string(SOULSTACK_TEST_ROOT) + "/cards/base"}, "extended", findings);
  }();
  return *loaded;
}

// Calls the function at every decision of a random game, with the events since the last one.
template <class Look>
void walk(std::uint64_t seed, Look look) {
  Game game(base().content(), base().scripts(), {.players = 3, .seed = seed, .characters = {}}, true);
  const auto bots = make_bots({"random"}, 3, seed);
  while (!game.over()) {
    look(game);
    clear_news(game);
    REQUIRE_FALSE(game.answer(choose(game, bots)));
  }
}

bool unseen_of_player(const Table& t, CardIndex i, Seat viewer) {
  const soulstack::ZoneKindRow& kind = row_of(t.zone_of(i).kind);
  return kind.is_hidden && kind.of == soulstack::ZoneOf::player && !sees(t, i, viewer);
}

// Numbers of cards that a JSON value names, anywhere in it: {"card": 17}, or for bots {"card": "base:bomb", "number": 17}.
void collect_numbers(const Json& j, std::set<int>& into) {
  if (j.is_object() && j.contains("card"))
    if (const Json& n = j["card"].is_string() ? j["number"] : j["card"]; n.is_number_integer())
      into.insert(n.get<int>());
  if (j.is_array())
    for (const Json& part : j)
      collect_numbers(part, into);
  if (j.is_object())
    for (const auto& [name, part] : j.items())
      collect_numbers(part, into);
}

// What bots outside of the program receive.
Json for_bot(const Game& game, Seat viewer) {
  Json all{{"view", to_json(view_for(game, viewer))}};
  if (game.decision().who == viewer)
    all["decision"] = decision_json(game);
  return all;
}

int leaks(const Game& game, const Json& shown, Seat viewer) {
  std::set<int> numbers;
  collect_numbers(shown, numbers);
  return static_cast<int>(std::count_if(numbers.begin(), numbers.end(), [&](int n) {
    return unseen_of_player(game.table(), static_cast<CardIndex>(n), viewer);
  }));
}

TEST_CASE("no message names a card in a hand that its seat has not seen") {
  int found = 0, named = 0;
  for (std::uint64_t seed = 1; seed <= 3; ++seed)
    walk(seed, [&](Game& game) {
      for (Seat viewer : {seat(0), seat(1), seat(2), Seat::game})
        found += leaks(game, told(game, viewer), viewer) + leaks(game, for_bot(game, viewer), viewer);
      named += leaks(game, table_object(game, everything), Seat::game);
    });
  CHECK(found == 0);
  CHECK(named > 0);  // a message that does name them is found
}

TEST_CASE("a seat's view has the cards in its own hand, and hides those of others") {
  walk(4, [](Game& game) {
    const TableView view = view_for(game, seat(0));
    REQUIRE(static_cast<int>(view.players[0].hand.size()) == view.players[0].loot);
    const Json players = table_object(game, seat(0))["players"];
    for (const Json& player : players) {
      REQUIRE(player["hand"].size() == player["loot"]);
      for (const Json& card : player["hand"])
        REQUIRE((player["seat"] == 1 ? card.contains("def") : card.contains("def") != card.contains("hidden")));
    }
  });
}

TEST_CASE("another player's draw is narrated without the card") {
  bool shown = false, hidden = false;
  walk(5, [&](Game& game) {
    for (const News& news : news_for(game, seat(0))) {
      if (news.event.type != EventType::loot_drawn)
        continue;
      const bool own = news.event.subject == Value::player(seat(0));
      const bool blank = news.text.ends_with("a loot card");
      shown = shown || (own && !blank);
      hidden = hidden || (!own && blank);
    }
  });
  CHECK(shown);
  CHECK(hidden);
}

TEST_CASE("a secret note is seen only by the player who made it (rule 20.10.1d)") {
  testing::Trial trial({{"treasure/cache.lua",
                         "return treasure { name = \"Cache\", paid { cost = { coins = 1 }, text = \"A.\", effect = "
                         "function(this) note(this, \"under the oak\", { secret = true }) note(game, \"night\") "
                         "note(game, 77, { secret = true, too = true }) end } }"}},
                       1);
  trial.table().logging = true;
  trial.play().activate(seat(0), {"cache", 0}, 0, {});
  trial.play().settle();
  Game game = trial.play().game().fork();
  for (const Seat viewer : {seat(0), seat(1), Seat::game}) {
    const bool is_own = viewer == seat(0);
    const std::string seen = for_bot(game, viewer).dump() + told(trial.play().game(), viewer).dump();
    CHECK((seen.find("under the oak") != std::string::npos) == is_own);
    CHECK((seen.find("77") != std::string::npos) == is_own);
    CHECK((seen.find("a secret") != std::string::npos) != is_own);
    CHECK(seen.find("night") != std::string::npos);
    std::string told;
    for (const std::string& line : lines_of(news_for(trial.play().game(), viewer)))
      told += line;
    CHECK((told.find("nder the oak is noted in secret on Cache") != std::string::npos) == is_own);
    CHECK((told.find("Something is noted in secret on Cache") != std::string::npos) != is_own);
  }
}

TEST_CASE("who looks at cards is told which they are, once, and nobody else is (rule 19.3.3)") {
  testing::Trial trial({{"treasure/eye.lua",
                         "return treasure { name = \"Eye\", paid { cost = { coins = 1 }, text = \"A.\", effect = "
                         "function(you) look_at(you, deck.treasure, 2) end } }"}},
                       1);
  SeenCards looker, other, spectator;
  const auto of_all = [&] {
    const Game& game = trial.play().game();
    return std::vector{looker.news(game, seat(0)), other.news(game, seat(1)), spectator.news(game, Seat::game)};
  };
  of_all();
  trial.play().activate(seat(0), {"eye", 0}, 0, {});
  trial.play().settle();
  REQUIRE(trial.said() == "");
  const Table& t = trial.table();
  const CardIndex top = t.zone(zones::deck(trial.content().find_deck("treasure"))).top;
  const std::string both = t.printed(top).name + ", " + t.printed(t.card(top).below).name;
  const auto told = of_all();
  CHECK(told[0] == std::vector<std::string>{"On top of the treasure deck: " + both});
  CHECK(told[1].empty());
  CHECK(told[2].empty());
  CHECK(of_all()[0].empty());
  CHECK(seen_top(t, Value::zone(zones::deck(trial.content().find_deck("treasure"))), seat(0)) == t.printed(top).name);
  CHECK(seen_top(t, Value::zone(zones::deck(trial.content().find_deck("treasure"))), seat(1)) == "");
}

// The names that spectators and players read, after the card has moved.
std::string all_that_is_shown(testing::Trial& trial) {
  Game game = trial.play().game().fork();
  std::string all;
  for (const Seat viewer : {seat(1), Seat::game}) {
    all += for_bot(game, viewer).dump() + told(trial.play().game(), viewer).dump();
    for (const std::string& line : lines_of(news_for(trial.play().game(), viewer)))
      all += line + "\n";
  }
  return all;
}

TEST_CASE("a hidden card that was noted is not named after it moved (rule 19.10)") {
  for (const std::string move : {"", "put_on_bottom(seen[1])", "put_into_deck(seen[1], 2)",
                                 "put_on_bottom(seen[1]) note(game, seen[1], { too = true })"}) {
    CAPTURE(move);
    testing::Trial trial({{"treasure/seer.lua",
                           "return treasure { name = \"Seer\", paid { cost = { coins = 1 }, text = \"A.\", effect = "
                           "function(you, this) local seen = look_at(you, deck.treasure, 1) note(this, seen[1]) " +
                               move + " end } }"}},
                         1);
    trial.table().logging = true;
    const Table& t = trial.table();
    const DeckId treasure = trial.content().find_deck("treasure");
    const CardDef& top = t.printed(t.zone(zones::deck(treasure)).top);
    trial.play().activate(seat(0), {"seer", 0}, 0, {});
    trial.play().settle();
    REQUIRE(trial.said() == "");
    const std::string shown = all_that_is_shown(trial);
    CHECK(shown.find("treasure card is noted on Seer") != std::string::npos);
    CHECK(shown.find(top.name) == std::string::npos);
    CHECK(shown.find("\"" + top.id + "\"") == std::string::npos);
  }
}

TEST_CASE("a public card that was noted is still named after it moved") {
  testing::Trial trial({{"treasure/camera.lua",
                         "return treasure { name = \"Camera\", paid { cost = { coins = 1 }, text = \"A.\", effect = "
                         "function(this) local seen = all(a_monster)[1] note(this, seen) put_on_bottom(seen) end } }"},
                        {"monster/ogre.lua", "return monster { name = \"Ogre\", hp = 2, evasion = 3, attack = 1 }"}},
                       1);
  trial.table().logging = true;
  trial.play().activate(seat(0), {"camera", 0}, 0, {});
  trial.play().settle();
  REQUIRE(trial.said() == "");
  CHECK(all_that_is_shown(trial).find("\"notes\":[\"Ogre\"]") != std::string::npos);
}

// The same table as this seat sees it, with other hidden cards in their places and another seed.
Game with_other_hidden_cards(const Game& game, Seat viewer, std::uint64_t seed) {
  const auto state = std::make_unique<GameState>();
  Dice dice(seed);
  HiddenCards(game.table(), viewer).sample(dice, *state);
  return Game::resume(game.table().content, game.table().scripts, *state);
}

// Of the player who is asked; those in which other hidden cards make another question are not compared.
bool is_asked_alike(const Game& game, std::uint64_t seed) {
  const Game other = with_other_hidden_cards(game, game.decision().who, seed);
  if (other.over() || other.decision().options != game.decision().options)
    return true;
  Stops here(3, StopSettings{}), there(3, StopSettings{});
  const StopVerdict a = here.judge(game), b = there.judge(other);
  return a.reason == b.reason && a.matter == b.matter && a.option == b.option;
}

TEST_CASE("whether a player is asked does not depend on cards that they do not see, or on coming dice") {
  int asked = 0, passed = 0;
  for (std::uint64_t seed = 8; seed <= 9; ++seed)
    walk(seed, [&](Game& game) {
      if (game.decision().prompt != Prompt::priority || game.state().stack.count == 0)
        return;
      const bool asks = Stops(3, StopSettings{}).judge(game).asks();
      ++(asks ? asked : passed);
      REQUIRE(is_asked_alike(game, seed));
    });
  CHECK(asked > 0);
  CHECK(passed > 0);
}

TEST_CASE("labels of one decision differ, and so do keys; each label selects its own option") {
  walk(6, [](Game& game) {
    const std::vector<std::string> labels = labels_of(game.table());
    const std::vector<std::string> keys = keys_of(game.table());
    REQUIRE(std::set<std::string>(labels.begin(), labels.end()).size() == labels.size());
    REQUIRE(std::set<std::string>(keys.begin(), keys.end()).size() == keys.size());
    for (std::size_t i = 0; i < labels.size(); ++i)
      REQUIRE(pick(labels, labels[i]).option == static_cast<int>(i));
  });
}

TEST_CASE("every prompt and event has a text") {
  walk(7, [](Game& game) {
    REQUIRE_FALSE(question_of(game.table()).empty());
    for (const std::string& label : labels_of(game.table()))
      REQUIRE(label.find("word ") == std::string::npos);
    for (const std::string& line : stack_lines(game.table()))
      REQUIRE_FALSE(line.empty());
  });
}

TEST_CASE("an answer can be given by number, label, or the beginning or a part of a label") {
  const std::vector<std::string> labels = {"pass", "play Bomb!", "attack", "3"};
  CHECK(pick(labels, "2").option == 1);
  CHECK(pick(labels, "Play bomb!").option == 1);
  CHECK(pick(labels, "bomb").option == 1);
  CHECK(pick(labels, "att").option == 2);
  CHECK(pick(labels, "3").option == 3);  // a label wins over a number
  CHECK(pick(labels, "p").option == -1);
  CHECK(pick(labels, "5").option == -1);
  CHECK(pick({"WizooB", "Fly", "the Bloat"}, "b").option == 2);  // a single letter begins a word
  CHECK(pick({"WizooB", "Fly"}, "b").option == -1);
  CHECK(pick({"WizooB", "Fly"}, "zoo").option == 0);
}

}  // namespace

}  // namespace soulstack::testing::hidden_test
