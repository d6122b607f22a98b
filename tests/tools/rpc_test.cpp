// `soulstack rpc` for clients that may cheat: what they learn, what they may request, and which files they reach.
#include <doctest/doctest.h>

#include <filesystem>
#include <string>
#include <vector>

#include "tests/support/recorded.h"
#include "tests/support/running.h"

namespace soulstack::testing::rpc_test {
namespace {

const Json two_players{{"seats", {"client", "random"}}};
const std::string plain_game = request("game.new", two_players);

// A folder for clients, with a set and a link, and a file beside it that they must not reach.
fs::path shared_folder() {
  static const fs::path root = [] {
    const fs::path folder = own_folder.path() / "shared";
    fs::create_directories(folder / "own" / "loot");
    std::ofstream(folder / "own" / "set.lua")
        << "return set { id = \"own\", title = \"O\", version = \"0.1\", api = 1, authors "
           "= { \"me\" }, license = \"CC0-1.0\", requires = { \"base\" } }";
    std::ofstream(folder / "own" / "loot" / "nothing.lua")
        << "return loot { name = \"Nothing\", play { text = \"Nothing.\", effect = function() end } }";
    fs::create_directories(own_folder.path() / "private");
    fs::copy(folder / "own", own_folder.path() / "private" / "own", fs::copy_options::recursive);
    fs::create_symlink(own_folder.path() / "private", folder / "out");
    fs::create_symlink(own_folder.path() / "not_yet", folder / "dangling");
    fs::create_directories(folder / "linked" / "loot");
    fs::copy(folder / "own" / "set.lua", folder / "linked" / "set.lua");
    fs::create_symlink(own_folder.path() / "private" / "own" / "loot" / "nothing.lua",
                       folder / "linked" / "loot" / "nothing.lua");
    return folder;
  }();
  return root;
}

std::string new_with(const std::string& field, const Json& value) {
  Json params = two_players;
  params[field] = value;
  return request("game.new", params);
}

std::string open_sets(const std::string& folder) {
  return request("sets.open", {{"folders", Json::array({"base", folder})}});
}

}  // namespace

TEST_CASE("rpc: without a given seed each game has a new one, and the response contains it") {
  const std::vector<Json> r = rpc({new_with("view", true), new_with("view", true)});
  const auto seed = r[0]["result"]["seed"].get<std::uint64_t>();
  CHECK(seed != r[1]["result"]["seed"].get<std::uint64_t>());
  CHECK(seed < std::uint64_t{1} << 53);
  const std::vector<Json> again = rpc({new_with("seed", seed), request("game.view", {{"game", 1}})});
  CHECK(again[1]["result"]["view"] == r[0]["result"]["view"]);
}

TEST_CASE("rpc: in a contest the seed and hashes are hidden, and undo is refused") {
  const fs::path file = own_folder.path() / "contest.save";
  const auto of_game = [](const char* method, Json more = Json::object()) {
    more["game"] = 1;
    return request(method, more);
  };
  const std::vector<Json> r = rpc_with(
      {"--contest"},
      {plain_game, of_game("game.answer", {{"option", 0}}), of_game("game.undo"), of_game("game.redo"),
       of_game("game.rewind", {{"turn", 1}}), of_game("game.save", {{"file", file.string()}}), of_game("game.save"),
       request("game.load", {{"file", file.string()}}), new_with("seed", 7), new_with("journal", file.string()),
       open_sets("cards/base"), of_game("game.fork"), of_game("game.edit", {{"command", "/coins P1 9"}}),
       of_game("game.seat", {{"seat", 2}, {"by", "client"}}), of_game("game.scenario"),
       of_game("game.view", {{"as", "all"}}), of_game("game.view")});
  for (std::size_t i = 2; i < r.size() - 1; ++i)
    CHECK_MESSAGE(error_code(r[i]) == "not_allowed", r[i].dump());
  CHECK(r.back()["result"]["view"]["seat"] == 1);
  CHECK_FALSE(fs::exists(file));
  for (const Json& response : r) {
    CHECK_FALSE((response.contains("result") && response["result"].contains("seed")));
    CHECK_FALSE(has(response.dump(), "state_hash"));
  }
}

TEST_CASE("rpc: in a contest a role cannot be raised, and no journal shows the seed, not even in the root") {
  const std::vector<Json> r = rpc_with({"--contest", "--root", shared_folder().string()},
                                       {request("hello", {{"version", "1.0"}, {"role", "owner"}}),
                                        new_with("journal", "contest.journal"), new_with("seed", 7)});
  CHECK(r[0]["result"]["role"] == "seat");
  CHECK(error_code(r[1]) == "not_allowed");
  CHECK(error_code(r[2]) == "not_allowed");
  CHECK_FALSE(fs::exists(shared_folder() / "contest.journal"));
}

TEST_CASE("rpc: in a contest a client may not bring cards of their own") {
  const Json r = rpc_with({"--contest"}, {request("sets.open", {{"files", {{"set.lua", "return set {}"}}}})})[0];
  CHECK(error_code(r) == "not_allowed");
}

TEST_CASE("rpc: in a contest a client may not seat bots that cost much") {
  const std::string costly = request("game.new", {{"seats", {"client", "search:201"}}});
  const Json j = rpc_with({"--contest"}, {costly})[0];
  CHECK(error_code(j) == "wrong_value");
  CHECK(has(j["error"]["message"], "`search:201`: a client may seat bots with at most 200 rollouts"));
  const Json absurd = rpc({request("game.new", {{"seats", {"client", "search:100000"}}})})[0];
  CHECK(error_code(absurd) == "wrong_value");
  CHECK(has(absurd["error"]["message"], "the number of rollouts must be from 1 to 1000"));
}

TEST_CASE("rpc: bots that are too slow end the request with an error, and the game continues later") {
  const Json game{{"game", 1}};
  const std::vector<Json> r =
      rpc_with({"--bot-seconds", "1"}, {request("game.new", {{"seed", 3}, {"seats", {"search:1000", "search:1000"}}}),
                                        request("game.run", game), request("game.answer", {{"game", 1}, {"option", 0}}),
                                        request("game.run", game), request("game.view", game)});
  CHECK(error_code(r[0]).empty());
  CHECK(error_code(r[1]) == "bots_too_slow");
  CHECK(has(r[1]["error"]["message"], "The bots did not answer within 1 s (--bot-seconds)"));
  CHECK(error_code(r[2]) == "bot_is_asked");
  CHECK(error_code(r[3]) == "bots_too_slow");
  CHECK(r[4]["result"]["view"]["seat"].is_null());
}

TEST_CASE("rpc: a time limit does not change what bots answer") {
  const std::string first = request("game.answer", {{"game", 1}, {"option", 0}});
  const std::vector<std::string> requests = {request("game.new", {{"seed", 3}, {"seats", {"client", "search:4"}}}),
                                             first, first, first};
  CHECK(rpc_with({"--bot-seconds", "3600"}, requests) == rpc(requests));
}

TEST_CASE("rpc: at the end of a contest the outcome has no hash") {
  const std::vector<std::string> requests = {request("game.new", {{"seats", {"random", "random"}}}),
                                             request("game.run", {{"game", 1}})};
  CHECK(rpc(requests)[1]["result"]["outcome"].contains("state_hash"));
  CHECK_FALSE(rpc_with({"--contest"}, requests)[1]["result"]["outcome"].contains("state_hash"));
}

TEST_CASE("rpc: with a root, names are relative to it") {
  const std::string root = shared_folder().string();
  const std::vector<Json> r = rpc_with(
      {"--root", root}, {new_with("journal", "one.journal"), request("game.save", {{"game", 1}, {"file", "one.save"}}),
                         request("game.load", {{"file", "one.save"}}), open_sets("own"), new_with("sets", 3)});
  for (const Json& response : r)
    CHECK_MESSAGE(error_code(response).empty(), response.dump());
  CHECK(r[3]["result"]["loads"] == true);
  CHECK(fs::exists(shared_folder() / "one.journal"));
  CHECK(fs::exists(shared_folder() / "one.save"));
  const Json taken = rpc_with({"--root", root}, {new_with("journal", "one.journal")})[0];
  CHECK(error_code(taken) == "not_written");
  CHECK_FALSE(has(taken.dump(), root));
}

TEST_CASE("rpc: names that lead out of the root are refused, and nothing is written there") {
  const std::string root = shared_folder().string();
  for (const std::string name : {"../evil", "own/../../evil", "out/evil", "dangling", "/tmp/evil", "out/../evil"}) {
    CAPTURE(name);
    const std::vector<Json> r =
        rpc_with({"--root", root}, {plain_game, request("game.save", {{"game", 1}, {"file", name}}),
                                    request("game.load", {{"file", name}}), new_with("journal", name)});
    for (std::size_t i = 1; i < r.size(); ++i)
      CHECK_MESSAGE(error_code(r[i]) == "not_in_root", r[i].dump());
  }
  CHECK_FALSE(fs::exists(own_folder.path() / "private" / "evil"));
  CHECK_FALSE(fs::exists(own_folder.path() / "not_yet"));
}

TEST_CASE("rpc: sets outside of the root, or with links out of it, are refused") {
  const std::string root = shared_folder().string();
  for (const std::string name : {"out/own", "../private/own", "linked", "tests", "/"}) {
    CAPTURE(name);
    const Json response = rpc_with({"--root", root}, {open_sets(name)})[0];
    CHECK_MESSAGE(error_code(response) == "not_in_root", response.dump());
  }
}

TEST_CASE("rpc: a save that names a set outside of the root is refused") {
  const auto begun = played(3, 2);
  tools::Beginning elsewhere = begun->beginning();
  elsewhere.sets.push_back({"own", "0.1", (own_folder.path() / "private" / "own").string(), 1, {}});
  REQUIRE(tools::write_record(shared_folder() / "elsewhere.save", tools::FileKind::save, elsewhere, begun->setup(),
                              begun->done(), "") == "");
  const std::vector<Json> r =
      rpc_with({"--root", shared_folder().string()},
               {request("game.load", {{"file", "elsewhere.save"}}),
                request("game.load", {{"record", text_of(shared_folder() / "elsewhere.save")}})});
  for (const Json& response : r)
    CHECK_MESSAGE(error_code(response) == "not_in_root", response.dump());
}

TEST_CASE("rpc: a line that is too long is refused and read to its end; empty lines have no response") {
  const std::string long_line(std::size_t{5'000'000}, ' ');
  const std::string list = request("rules.list");
  std::string input =
      request("hello", {{"version", "1.0"}}) + "\n\n  \n" + "[" + long_line + "]\n" + list + "\r\n" + list;
  std::istringstream lines(soulstack_with(input, {"rpc"}).out);
  std::vector<Json> responses;
  for (std::string line; std::getline(lines, line);)
    responses.push_back(Json::parse(line));
  REQUIRE(responses.size() == 4);
  CHECK(error_code(responses[1]) == "too_long");
  CHECK(responses[2].contains("result"));
  CHECK(responses[3] == responses[2]);
}

TEST_CASE("rpc: missing rules and sets end the program before the first request") {
  CHECK(soulstack_with("", {"rpc", "--rules", "nope"}).code == 2);
  CHECK(soulstack_with("", {"rpc", "--set", "nope"}).code == 2);
  CHECK(soulstack_with("", {"rpc", "--root", "nowhere"}).code == 3);
  CHECK(soulstack_with("", {"rpc"}).code == 0);
}

}  // namespace soulstack::testing::rpc_test
