// The door for C++ programs: tools/embed/soulstack/game.h.
#include "tools/embed/soulstack/game.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cstdint>
#include <fstream>
#include <string>
#include <thread>
#include <vector>

#include "engine/game/game.h"
#include "tests/support/running.h"
#include "tools/players/match.h"

namespace soulstack::testing::embed_test {
namespace {

using embed::Cards;
using embed::Error;
using embed::Fault;

const Cards& base() {
  static const Cards cards;
  return cards;
}

void play_on(embed::Game& game, int answers, std::uint32_t random = 1) {
  for (int i = 0; i < answers && !game.over(); ++i) {
    random = random * 1'664'525 + 1'013'904'223;
    game.answer(static_cast<int>((random >> 8) % static_cast<std::uint32_t>(game.options())));
  }
}

template <class Function>
std::string fault_in(Function function) {
  try {
    function();
  } catch (const Error& error) {
    return std::to_string(static_cast<int>(error.fault())) + " " + error.what();
  }
  return "nothing is wrong";
}

std::string with_code(Fault fault, const std::string& message) {
  return std::to_string(static_cast<int>(fault)) + " " + message;
}

embed::SetInMemory set_mine(const std::string& effect) {
  return {"mine",
          {{"set.lua",
            "return set { id = 'mine', title = 'Mine', version = '0.1', api = 1, authors = { 'me' }, license = "
            "'CC0-1.0', requires = { 'base' } }"},
           {"loot/spark.lua", "return loot { name = 'Spark', play { text = 'Gain 2¢.', effect = " + effect + " } }"}}};
}

bool somebody_knows(const embed::View& view, const std::string& id) {
  return std::any_of(view.players.begin(), view.players.end(), [&](const embed::PlayerView& player) {
    return std::any_of(player.hand.begin(), player.hand.end(), [&](const embed::CardView& c) { return c.id == id; });
  });
}

}  // namespace

TEST_CASE("embed: the same seed and bots give the game that `soulstack sim` plays") {
  std::vector<scripting::Finding> findings;
  const auto loaded = scripting::Loaded::load({SOULSTACK_TEST_ROOT "/cards/base"}, "extended", findings);
  soulstack::Game other(loaded->content(), loaded->scripts(), {.players = 3, .seed = 11, .characters = {}});
  std::vector<std::unique_ptr<tools::Bot>> bots;
  for (int i = 0; i < 3; ++i)
    bots.push_back(tools::make_bot("eager", 11, seat(i)));
  embed::Game game(base(), {.players = 3, .seed = 11});
  while (!game.over()) {
    REQUIRE(game.hash() == other.hash());
    game.answer(game.bots_choice("eager"));
    other.answer(bots[static_cast<std::size_t>(index_of(other.decision().who))]->choose(other));
  }
  CHECK(other.over());
  CHECK(game.hash() == other.hash());
  CHECK(game.outcome() == "won");
  CHECK(game.winners().size() == 1);
  CHECK(game.seat() == -1);
  CHECK(game.options() == 0);
  CHECK(game.view(embed::spectator).players.at(static_cast<std::size_t>(game.winners().front())).won);
}

TEST_CASE("embed: a fork goes its own way, with its cards, after the original is gone") {
  auto game = std::make_unique<embed::Game>(Cards(), embed::GameOptions{.players = 2, .seed = 3});
  play_on(*game, 100);
  const std::uint64_t then = game->hash();
  embed::Game copy = game->fork();
  play_on(*game, 50, 7);
  CHECK(copy.hash() == then);
  CHECK(game->hash() != then);
  play_on(copy, 50, 7);
  CHECK(copy.hash() == game->hash());
  const std::string save = game->save();
  game.reset();
  CHECK(copy.save() == save);
  play_on(copy, 10);
}

TEST_CASE("embed: a save is opened again, and `soulstack replay` verifies it") {
  embed::Game game(base(), {.players = 2, .seed = 5});
  play_on(game, 120);
  const std::string save = game.save();
  embed::Game again = embed::Game::load(base(), save);
  CHECK(again.hash() == game.hash());
  CHECK(again.save() == save);
  play_on(game, 40, 9);
  play_on(again, 40, 9);
  CHECK(again.hash() == game.hash());
  CHECK(again.fork().save() == game.save());

  const fs::path file = own_folder.path() / "embedded.save";
  std::ofstream(file) << game.save();
  const Ran replayed = run("replay", file.string(), "--set", SOULSTACK_TEST_ROOT "/cards/base");
  CHECK_MESSAGE(replayed.code == 0, replayed.err);
}

TEST_CASE("embed: a journal has each answer at once, and is continued in its file") {
  const fs::path file = own_folder.path() / "embedded.journal";
  std::uint64_t then = 0;
  {
    embed::Game game(base(), {.players = 2, .seed = 6});
    play_on(game, 30);
    game.keep_journal(file.string());
    CHECK(fault_in([&] { game.keep_journal(file.string() + "2"); }) ==
          with_code(Fault::usage, "This game has a journal"));
    play_on(game, 30, 2);
    then = game.hash();
    std::ifstream lines(file);
    CHECK(std::count(std::istreambuf_iterator<char>(lines), {}, '\n') == 62);
    CHECK(game.take_journals_trouble() == "");
  }
  embed::Game game = embed::Game::open_journal(base(), file.string());
  CHECK(game.hash() == then);
  play_on(game, 1);
  std::ifstream lines(file);
  CHECK(std::count(std::istreambuf_iterator<char>(lines), {}, '\n') == 63);

  embed::Game other(base(), {.players = 2, .seed = 6});
  const std::uint64_t before = other.hash();
  CHECK(fault_in([&] { other.keep_journal(file.string()); }).find("already exists") != std::string::npos);
  CHECK(other.hash() == before);
  play_on(other, 5);
}

TEST_CASE("embed: sets come from memory and from folders; mistakes are named by their place") {
  const Cards mine({.in_memory = {set_mine("function(you) gain_coins(you, 2) end")}});
  CHECK(mine.warnings().empty());
  embed::Game game(mine, {.players = 2, .seed = 1});
  play_on(game, 50);

  const Cards broken({.in_memory = {set_mine("function(you) gain_coinz(you, 2) end")}});
  REQUIRE(broken.warnings().size() >= 1);
  CHECK(broken.warnings().front().find("/in-memory/mine/loot/spark.lua:1") == 0);
  CHECK(fault_in([] {
          Cards({.in_memory = {set_mine("function(you) gain_coinz(you, 2) end")}, .strict = true});
        }).find("1 /in-memory/mine/loot/spark.lua:1") == 0);

  Cards examples({.folders = {SOULSTACK_TEST_ROOT "/cards/examples"}});
  CHECK(embed::Game(examples, {.players = 2}).hash() != embed::Game(base(), {.players = 2}).hash());
  CHECK(fault_in([] { Cards({.folders = {"/nowhere/at/all"}}); }) ==
        with_code(Fault::cards, "There is no folder `/nowhere/at/all`"));
  CHECK(fault_in([] { Cards({.rules = "chess"}); }).find("chess") != std::string::npos);
}

TEST_CASE("embed: names of sets and files in memory cannot lead out of their folder") {
  for (const std::string name : {"../base", "", "Mine", "a/b"})
    CHECK(fault_in([&] {
            Cards({.in_memory = {{name, {{"set.lua", ""}}}}});
          }).find("is not the name of a set") != std::string::npos);
  for (const std::string name : {"../set.lua", "/set.lua", "", "loot/../set.lua", "set.txt", "a\nb.lua"})
    CHECK(fault_in([&] {
            Cards({.in_memory = {{"mine", {{name, ""}}}}});
          }).find("is not the name of a Lua file") != std::string::npos);
  CHECK(fault_in([] {
          const auto mine = set_mine("function(you) gain_coins(you, 2) end");
          Cards({.in_memory = {mine, mine}});
        }) == with_code(Fault::usage, "Two sets in memory are named `mine`"));
}

TEST_CASE("embed: wrong arguments change nothing and say what is expected") {
  embed::Game game(base(), {.players = 2, .seed = 1});
  const std::uint64_t before = game.hash();
  const std::string options = std::to_string(game.options());
  CHECK(fault_in([&] { game.answer(game.options()); }) ==
        with_code(Fault::usage,
                  "An option must be from 0 to " + std::to_string(game.options() - 1) + "; got " + options));
  CHECK(fault_in([&] { game.answer(-1); }).find("got -1") != std::string::npos);
  CHECK(fault_in([&] { static_cast<void>(game.view(2)); }) ==
        with_code(Fault::usage, "A viewer must be a seat, 0 to 1, or the spectator, -1; got 2"));
  CHECK(fault_in([&] { game.bots_choice("genius"); }).find("genius") != std::string::npos);
  CHECK(fault_in([&] { game.bots_choice("exec:true"); }).find("0 ") == 0);
  CHECK(game.hash() == before);
  const std::string most = std::to_string(embed::max_players);
  for (const int players : {0, embed::max_players + 1, -1})
    CHECK(fault_in([&] { embed::Game(base(), {.players = players}); }) ==
          with_code(Fault::usage, "A game has 1 to " + most + " players; got " + std::to_string(players)));
}

TEST_CASE("embed: a damaged record, or one of other cards or rules, is refused") {
  embed::Game game(base(), {.players = 2, .seed = 1});
  play_on(game, 20);
  const std::string save = game.save();
  std::string flipped = save;
  flipped[save.size() / 2] ^= 1;
  for (const std::string& bytes : {std::string(), std::string("{}"), flipped, save.substr(0, save.size() / 2)})
    CHECK(fault_in([&] { embed::Game::load(base(), bytes); }).find("2 ") == 0);
  const Cards mine({.in_memory = {set_mine("function(you) gain_coins(you, 2) end")}});
  CHECK(fault_in([&] { embed::Game::load(mine, save); }) ==
        with_code(Fault::file, "It was played with other cards: the set `mine` was added"));
  CHECK(fault_in([&] { embed::Game::load(Cards({.rules = "classic"}), save); }) ==
        with_code(Fault::file, "It was played with the rules `extended`; the cards were loaded with `classic`"));
}

TEST_CASE("embed: a view has what its seat may know, and a decision has its options in words") {
  embed::Game game(base(), {.players = 2, .seed = 1, .news = true});
  const embed::View mine = game.view(0), theirs = game.view(1), everybodys = game.view(embed::spectator);
  CHECK(mine.players.at(0).hand.size() == static_cast<std::size_t>(mine.players.at(0).loot));
  CHECK(theirs.players.at(0).hand.empty());
  CHECK(everybodys.players.at(0).hand.empty());
  REQUIRE(!mine.players.at(0).hand.empty());
  CHECK(somebody_knows(mine, mine.players.at(0).hand.front().id));
  CHECK(mine.players.at(0).character.value().name != "");
  CHECK(mine.decks.size() >= 4);

  const embed::Decision decision = game.decision();
  CHECK(decision.seat == game.seat());
  CHECK(decision.options.size() == static_cast<std::size_t>(game.options()));
  CHECK(decision.options.front().label != "");
  CHECK(decision.rule != "");
  CHECK(!game.news(0).empty());
  CHECK(embed::Game(base(), {.players = 2, .seed = 1}).news(0).empty());
}

TEST_CASE("embed: threads play with cards of their own") {
  std::vector<std::uint64_t> hashes(3);
  std::vector<std::thread> threads;
  for (std::uint64_t& hash : hashes)
    threads.emplace_back([&hash, cards = base().for_another_thread()] {
      embed::Game game(cards, {.players = 2, .seed = 8});
      play_on(game, 300);
      hash = game.hash();
    });
  for (std::thread& thread : threads)
    thread.join();
  embed::Game game(base(), {.players = 2, .seed = 8});
  play_on(game, 300);
  CHECK(hashes == std::vector<std::uint64_t>(3, game.hash()));
}

TEST_CASE("embed: the page of the manual shows the examples as they are compiled") {
  const auto text = [](const char* file) {
    std::stringstream all;
    all << std::ifstream(fs::path(SOULSTACK_TEST_ROOT) / file).rdbuf();
    return all.str();
  };
  const std::string page = text("tools/docs/pages/embedding.md");
  for (const char* example : {"two_bots.cpp", "by_numbers.c", "CMakeLists.txt"})
    CHECK_MESSAGE(page.find(text(("tools/embed/examples/" + std::string(example)).c_str())) != std::string::npos,
                  example);
}

}  // namespace soulstack::testing::embed_test
