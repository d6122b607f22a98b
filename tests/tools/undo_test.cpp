// Undo followed by redo gives the same game as before.
#include <doctest/doctest.h>

#include <cstdlib>
#include <string>
#include <vector>

#include "tests/support/recorded.h"
#include "tests/support/serving.h"
#include "tools/players/trial_budget.h"
#include "tools/records/reopen.h"

namespace soulstack::testing::undo_test {
namespace {

const std::vector<std::string> a_person_and_bots = {"human", "random", "eager"};

TEST_CASE("history: every restored decision is unchanged, with its log") {
  const auto history = played(11, 400, a_person_and_bots);
  const std::vector<Step> steps = history->steps();
  std::vector<std::size_t> events = {history->setup().events.size()};
  for (const Step& step : steps)
    events.push_back(events.back() + step.events.size());
  tools::Dice dice(5);
  for (int i = 0; i < 60; ++i) {
    const auto at = static_cast<std::size_t>(dice.below(static_cast<int>(steps.size()) + 1));
    history->go_to(at);
    REQUIRE(history->at() == at);
    REQUIRE(history->game().hash() == (at == 0 ? history->setup().hash : steps[at - 1].hash));
    REQUIRE(history->game().table().log.size() == events[at]);
    REQUIRE(first_wrong(history->game().table()) == "");
  }
  history->go_to(steps.size());
  CHECK(hashes(history->steps()) == hashes(steps));
}

TEST_CASE("history: bots repeat their choices after undo") {
  const auto straight = played(12, 500, a_person_and_bots);
  const auto there_and_back = played(12, 300, a_person_and_bots);
  for (const std::size_t at : {299U, 128U, 64U, 65U, 0U})
    there_and_back->go_to(at);
  while (there_and_back->at() < 500 && !there_and_back->game().over())
    there_and_back->answer(there_and_back->is_person(there_and_back->game().decision().who)
                               ? straight->steps()[there_and_back->at()].option
                               : there_and_back->bots_choice(),
                           Answered::when_asked);
  CHECK(hashes(there_and_back->steps()) == hashes(straight->steps()));
}

TEST_CASE("history: a bot that is too slow while a game goes back leaves it where it was") {
  const auto history = played(12, 100, {"human", "greedy", "greedy"});
  const std::uint64_t hash = history->game().hash();
  const std::size_t events = history->game().table().log.size();
  {
    const tools::BotTimeLimit at_once({}, [] { return true; });
    CHECK_THROWS_AS(history->go_to(60), tools::BotsTooSlow);
  }
  CHECK(history->at() == 100);
  CHECK(history->game().hash() == hash);
  CHECK(history->game().table().log.size() == events);
  history->go_to(60);
  CHECK(history->at() == 60);
}

TEST_CASE("history: a different answer clears the redo list, the same answer does not") {
  const auto history = played(13, 100);
  history->go_to(40);
  const Step then = history->steps()[40];
  history->answer(then.option, Answered::when_asked);
  CHECK(history->steps().size() == 100);
  history->go_to(40);
  history->answer(then.option == 0 ? 1 : 0, Answered::when_asked);
  CHECK(history->steps().size() == 41);
  history->go_to(0);
  history->go_to(99);
  CHECK(history->at() == 41);
}

TEST_CASE("history: undo and redo count the answers of people") {
  const auto history = played(14, 200, a_person_and_bots);
  const std::size_t typed = history->typed_before();
  REQUIRE(typed > 10);
  history->go_to(*history->before_typed(3));
  CHECK(history->typed_before() == typed - 3);
  CHECK(history->steps()[history->at()].typed());
  CHECK(history->typed_after() == 3);
  history->go_to(*history->after_typed(2));
  CHECK(history->typed_before() == typed - 1);
  CHECK_FALSE(history->after_typed(2));
  CHECK_FALSE(history->before_typed(typed));
}

TEST_CASE("history: a turn begins at its first decision") {
  const auto history = played(15, 300);
  const std::size_t at = *history->first_of_turn(3);
  CHECK(history->steps()[at].turn == 3);
  CHECK(history->steps()[at - 1].turn < 3);
  CHECK_FALSE(history->first_of_turn(9'999));
}

// ---- The same through the program

bool in_an_effect(const History& history) {
  const auto& frames = history.game().state().frames;
  for (int i = 0; i < frames.size(); ++i)
    if (static_cast<Procedure>(frames[i].procedure.value) == Procedure::effect)
      return true;
  return false;
}

// Another process loads the game, and gives the same answers as this one.
TEST_CASE("history: a game saved in the middle of an effect continues in another process") {
  auto history = played(16, 1);
  Answers people(16);
  while (!in_an_effect(*history) && !history->game().over())
    play_on(*history, people, 1);
  REQUIRE(in_an_effect(*history));
  const fs::path save = own_folder.path() / "middle.save", after = own_folder.path() / "after.save";
  REQUIRE(history->write(save, tools::FileKind::save) == "");
  play_on(*history, people, 40);
  std::string requests = request("hello", {{"version", "1.0"}}) + "\n";
  requests += request("game.load", {{"file", save.string()}}) + "\n";
  for (std::size_t i = history->at() - 40; i < history->at(); ++i)
    requests += request("game.answer", {{"game", 1}, {"option", history->steps()[i].option}}) + "\n";
  requests += request("game.save", {{"game", 1}, {"file", after.string()}}) + "\n";
  const TemporaryFile input("middle.requests", requests);
  const std::string command = "'" + the_program().string() + "' rpc < '" + input.path() + "' > /dev/null";
  REQUIRE(std::system(command.c_str()) == 0);
  CHECK(hashes(tools::read_record(after, tools::CutOff::refused).steps) == hashes(history->steps()));
}

TEST_CASE("play: undo, redo and rewind reach the same decisions") {
  const std::string answers = "1\n1\n1\n1\n1\n1\n";
  const std::vector<std::string> game = {"play", "--seed", "21", "--stops", "all"};
  const auto end_of = [&](const std::string& more) {
    const fs::path path = own_folder.path() / "moves.save";
    soulstack_with(answers + more + "save " + path.string() + "\nquit\n", game);
    const auto found = hashes(tools::read_record(path, tools::CutOff::refused).steps);
    fs::remove(path);
    return found;
  };
  const auto straight = end_of("");
  CHECK(end_of("undo 3\nredo 3\n") == straight);
  CHECK(end_of("undo\nundo\nredo\n1\n") == straight);
  CHECK(end_of("rewind 1\nredo 6\n") == straight);
  CHECK(end_of("undo 2\n").size() < straight.size());
  CHECK(end_of("undo 99\nredo\nrewind 77\nundo x\n") == straight);
}

TEST_CASE("play: an impossible undo, redo or save is refused with the possible range") {
  const Ran ran = soulstack_with("undo\nredo\n1\nundo 2\nrewind 9\nsave\nsave /nowhere/x\nquit\n",
                                 {"play", "--seed", "21", "--stops", "all"});
  for (const char* said :
       {"Nothing to undo", "Nothing to redo", "Use `undo N` with a number from 1 to 1",
        "use `rewind TURN` with a turn from 1", "`save` needs a file name", "No such file or directory"})
    CHECK_MESSAGE(has(ran.out, said), said);
}

TEST_CASE("play: rewinding to a turn with only bot decisions goes to the next human decision, and says so") {
  std::string turns;
  for (int i = 0; i < 3; ++i)
    turns += "end\npass\n";
  const Ran ran = soulstack_with(turns + "rewind 6\nrewind 9\nquit\n",
                                 {"play", "--players", "4", "--seed", "21", "--stops", "turn", "--no-journal"});
  CHECK(has(ran.out, "You had no decision in turn 6; this is turn 9\n"));
  CHECK(has(ran.out, "In turn 9, at your first question\n"));
}

TEST_CASE("play: rewind accepts several ways to name a turn") {
  for (const char* rewind : {"rewind 1", "rewind turn 1", "rewind to turn 1", "rewind to 1"}) {
    const Ran ran = soulstack_with(std::string("1\n1\n") + rewind + "\nquit\n",
                                   {"play", "--seed", "5", "--stops", "all", "--no-journal"});
    CHECK_MESSAGE(has(ran.out, "In turn 1, at your first question\n"), rewind);
  }
  CHECK(has(soulstack_with("rewind back\nquit\n", {"play", "--seed", "21", "--no-journal"}).out,
            "`rewind` needs the number of a turn"));
}

TEST_CASE("play: turn numbers that overflow are refused, and long lines are not echoed") {
  const std::string endless(1'000'000, 'x');
  const Ran ran = soulstack_with("1\nrewind 4294967297\nrewind 0\nrewind\n" + endless + "\nquit\n",
                                 {"play", "--seed", "21", "--stops", "all", "--no-journal"});
  CHECK_FALSE(has(ran.out, "At the beginning of turn"));
  CHECK_FALSE(has(ran.out, "at your first question"));
  CHECK(has(ran.out, "Line too long (1000000 bytes)"));
  CHECK_FALSE(has(ran.out, "xxx"));
}

TEST_CASE("play: a resumed game keeps passing automatically") {
  const fs::path straight = own_folder.path() / "hurry.save", resumed = own_folder.path() / "hurried.save";
  soulstack_with("next\n1\nnext\n1\nsave " + straight.string() + "\nquit\n", {"play", "--seed", "21"});
  const fs::path journal = own_folder.path() / "hurry.journal";
  soulstack_with("next\n1\n", {"play", "--seed", "21", "--journal", journal.string()});
  soulstack_with("next\n1\nsave " + resumed.string() + "\nquit\n", {"play", "--resume", journal.string()});
  CHECK(text_of(straight) == text_of(resumed));
}

// ---- The protocol

const std::string begin =
    request("game.new", {{"players", 2}, {"seed", 21}, {"seats", {"client", "random"}}, {"view", true}});

// A request about the first game of the process, with the view in its response.
std::string in_game(const char* method, Json params = Json::object()) {
  params["game"] = 1;
  params["view"] = true;
  return request(method, params);
}
const std::string first = in_game("game.answer", {{"option", 0}});

// The position without the numbers of the game, the decision and the view.
Json place_of(const Json& response) {
  Json place = response["result"];
  place.erase("game");
  place.erase("events");
  place.erase("seed");
  place["view"].erase("view");
  place["decision"].erase("number");
  return place;
}

TEST_CASE("rpc: undo and redo reach the same decisions") {
  const std::vector<Json> r = rpc({begin, first, first, first, in_game("game.undo", {{"answers", 2}}),
                                   in_game("game.redo"), in_game("game.redo"), in_game("game.rewind", {{"turn", 1}})});
  CHECK(place_of(r[4]) == place_of(r[1]));
  CHECK(place_of(r[5]) == place_of(r[2]));
  CHECK(place_of(r[6]) == place_of(r[3]));
  CHECK(place_of(r[7]) == place_of(r[0]));
}

TEST_CASE("rpc: rewind reports the turn in which the client is asked") {
  const std::string one_of_four = request(
      "game.new", {{"players", 4}, {"seed", 19}, {"seats", {"client", "random", "random", "random"}}, {"view", true}});
  const std::vector<Json> r = rpc({one_of_four, first, in_game("game.rewind", {{"turn", 1}})});
  CHECK(r[2]["result"]["turn"] == 4);  // only bots have decisions in the turns before it
  CHECK(place_of(r[2]) == place_of(r[0]));
}

TEST_CASE("rpc: a save can be loaded, also by another process, and continues the same") {
  const std::string file = (own_folder.path() / "rpc.save").string();
  const std::vector<Json> r = rpc({begin, first, first, request("game.save", {{"game", 1}, {"file", file}}), first});
  CHECK(error_code(r[3]).empty());
  const std::vector<Json> again = rpc({request("game.load", {{"file", file}, {"view", true}}), first});
  CHECK(place_of(again[0]) == place_of(r[2]));
  CHECK(place_of(again[1]) == place_of(r[4]));
}

TEST_CASE("rpc: a journal is continued") {
  const std::string file = (own_folder.path() / "rpc.journal").string();
  const std::string with_journal =
      request("game.new", {{"players", 2}, {"seed", 21}, {"journal", file}, {"view", true}});
  const std::vector<Json> r = rpc({with_journal, first, first, first});
  CHECK(error_code(rpc({with_journal})[0]) == "not_written");  // the file is there
  const std::vector<Json> again =
      rpc({request("game.load", {{"file", file}, {"view", true}}), in_game("game.undo"), first});
  CHECK(place_of(again[0]) == place_of(r[3]));
  CHECK(place_of(again[1]) == place_of(r[2]));
  CHECK(place_of(again[2]) == place_of(r[3]));
  CHECK(run("replay", file.c_str()).code == 0);
}

TEST_CASE("rpc: after the response to drop, the journal can be resumed") {
  const std::string file = (own_folder.path() / "left.journal").string();
  Serving s;
  s.ask("game.drop", {{"game", s.ask("game.new", {{"journal", file}})["game"]}});
  CHECK(tools::open_record(file).journal);
}

TEST_CASE("rpc: an impossible save, load or undo is refused, and the game does not change") {
  const auto journal = [](const char* name) { return request("game.new", {{"journal", name}}); };
  const auto load = [](const Json& file) { return request("game.load", {{"file", file}}); };
  const auto save = [](const char* name) { return request("game.save", {{"game", 1}, {"file", name}}); };
  for (const std::string& wrong :
       {in_game("game.undo"), in_game("game.undo", {{"answers", 0}}), in_game("game.redo"),
        in_game("game.rewind", {{"turn", 50}}), in_game("game.rewind", {{"turn", 0}}), save("/nowhere/x"),
        save("README.md"), save(""), load("README.md"), load("nowhere"), load(3), journal("README.md"), journal(""),
        std::string(R"({"jsonrpc":"2.0","id":1,"method":"game.save","params":{"game":1,"file":"/tmp/a\u0000b"}})"),
        std::string(R"({"jsonrpc":"2.0","id":1,"method":"game.load","params":{"file":"README.md\u0000b"}})"),
        std::string(R"({"jsonrpc":"2.0","id":1,"method":"game.new","params":{"journal":"/tmp/a\u0000b"}})")}) {
    CAPTURE(wrong);
    const std::vector<Json> r = rpc({begin, wrong, in_game("game.run")});
    REQUIRE(r[1].contains("error"));
    CHECK_FALSE(r[1]["error"]["data"]["expected"].text().empty());
    CHECK(r[2]["result"]["view"] == r[0]["result"]["view"]);
  }
}

TEST_CASE("rpc: a request that is nested too deeply is refused") {
  const std::string deep = R"({"answer": )" + std::string(500'000, '[') + std::string(500'000, ']') + "}";
  const std::vector<Json> r = rpc({begin, deep, first});
  CHECK(has(r[1]["error"]["message"], "more than 64 levels"));
  CHECK(r[2]["result"].contains("decision"));
}

TEST_CASE("rpc: loading the journal of an open game is refused") {
  const std::string file = (own_folder.path() / "at_hand.journal").string();
  const std::vector<Json> r = rpc({request("game.new", {{"journal", file}}), request("game.load", {{"file", file}})});
  CHECK(error_code(r[1]) == "not_loaded");
  CHECK(has(r[1]["error"]["message"], "at_hand.journal"));
}

TEST_CASE("rpc: a truncated journal is loaded with a warning") {
  const std::string whole = bytes_of(*played(3, 6), tools::FileKind::journal);
  const TemporaryFile file("rpc_cut.journal", whole.substr(0, whole.size() - 9));
  CHECK(has(rpc({request("game.load", {{"file", file.path()}})})[0]["result"]["warning"], "is incomplete"));
}

TEST_CASE("rpc: a finished game is loaded from the view of its client") {
  const std::string file = (own_folder.path() / "rpc_over.save").string();
  const auto game = played(24, 99'999, {"random", "human"});
  REQUIRE(game->game().over());
  REQUIRE(game->write(file, tools::FileKind::save) == "");
  const Json over = rpc({request("game.load", {{"file", file}, {"view", true}})})[0]["result"];
  CHECK(over["over"] == true);
  CHECK(over["outcome"]["outcome"] == "won");
  CHECK(over["view"]["seat"] == 2);
  CHECK(over["events"] == Json::array());
}

TEST_CASE("play: repeat gives the answers since the same question again") {
  const std::vector<std::string> game = {"play", "--seed", "21", "--stops", "all"};
  const auto end_of = [&](const std::string& answers) {
    const fs::path path = own_folder.path() / "repeated.save";
    soulstack_with(answers + "save " + path.string() + "\nquit\n", game);
    const auto found = hashes(tools::read_record(path, tools::CutOff::refused).steps);
    fs::remove(path);
    return found;
  };
  const std::string pass = "pass\n", to_own_turn = pass + pass + pass;
  CHECK(end_of(to_own_turn + "repeat\nrepeat 2\n") == end_of(to_own_turn + pass + pass + pass));
  CHECK(end_of(to_own_turn + "repeat 2\nundo 5\n") == end_of(""));
  CHECK(end_of(to_own_turn + pass + "undo\nrepeat\n") == end_of(to_own_turn));  // what was taken back is not repeated
}

TEST_CASE("play: repeat stops at another question, and says what it needs") {
  const Ran ran = soulstack_with("repeat\npass\nrepeat x\nrepeat 0\nrepeat 900\nquit\n",
                                 {"play", "--seed", "21", "--stops", "all", "--no-journal"});
  CHECK(has(ran.out, "You have not been asked this before, so there is nothing to repeat"));
  CHECK(has(ran.out, "Use `repeat N` with a number from 1 to 1000"));
  CHECK(has(ran.out, "Repeated as far as the questions were the same"));
}

}  // namespace
}  // namespace soulstack::testing::undo_test
