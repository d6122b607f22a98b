// The decision protocol for clients that may cheat: what they learn, what they may request, and which files they reach.
#include <doctest/doctest.h>

#include <filesystem>
#include <string>
#include <vector>

#include "tests/support/recorded.h"
#include "tests/support/running.h"

namespace soulstack::testing {
namespace {

std::vector<Json> responses_to(std::vector<std::string> options, const std::vector<std::string>& requests) {
  std::string input;
  for (const std::string& request : requests)
    input += request + "\n";
  options.insert(options.begin(), "rpc");
  const Ran ran = soulstack_with(input, options);
  CHECK_MESSAGE(ran.code == 0, ran.err);
  std::vector<Json> responses;
  std::istringstream lines(ran.out);
  for (std::string line; std::getline(lines, line);)
    responses.push_back(Json::parse(line));
  REQUIRE(responses.size() == requests.size());
  return responses;
}

std::string code_of(const Json& response) {
  return response.contains("error") ? response["error"]["code"].get<std::string>() : "";
}

const std::string plain_game = R"({"new": {"players": 2, "seats": {"2": "random"}}})";

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
  return Json{{"new", {{"players", 2}, {"seats", {{"2", "random"}}}, {field, value}}}}.dump();
}

}  // namespace

TEST_CASE("rpc: without a given seed each game has a new one, and the response contains it") {
  const std::vector<Json> r = responses_to({}, {plain_game, plain_game});
  const auto seed = r[0]["seed"].get<std::uint64_t>();
  CHECK(seed != r[1]["seed"].get<std::uint64_t>());
  CHECK(seed < std::uint64_t{1} << 53);
  const std::vector<Json> again = responses_to({}, {new_with("seed", seed)});
  CHECK(again[0]["view"] == r[0]["view"]);
}

TEST_CASE("rpc: in a contest the seed and hashes are hidden, and undo is refused") {
  const fs::path file = own_folder.path() / "contest.save";
  const std::vector<Json> r = responses_to(
      {"--contest"},
      {plain_game, R"({"answer": 0})", R"({"undo": 1})", R"({"redo": 1})", R"({"rewind": 1})",
       Json{{"save", file.string()}}.dump(), Json{{"load", file.string()}}.dump(), new_with("seed", 7),
       new_with("journal", file.string()), new_with("sets", Json::array({"cards/base"})), R"({"view": 1})"});
  for (std::size_t i = 2; i < 10; ++i)
    CHECK_MESSAGE(code_of(r[i]) == "not_in_contest", r[i].dump());
  CHECK(r[10]["type"] == "view");
  CHECK_FALSE(fs::exists(file));
  for (const Json& response : r) {
    CHECK_FALSE(response.contains("seed"));
    CHECK_FALSE(has(response.dump(), "state_hash"));
  }
}

TEST_CASE("rpc: in a contest a client may not seat bots that cost much") {
  const Json j = responses_to({"--contest"}, {R"({"new": {"players": 2, "seats": {"2": "search:201"}}})"})[0];
  CHECK(code_of(j) == "wrong_value");
  CHECK(has(j["error"]["message"], "`search:201`: a client may seat bots with at most 200 rollouts"));
  const Json absurd = rpc({R"({"new": {"players": 2, "seats": {"2": "search:100000"}}})"})[0];
  CHECK(code_of(absurd) == "wrong_value");
  CHECK(has(absurd["error"]["message"], "the number of rollouts must be from 1 to 1000"));
}

TEST_CASE("rpc: bots that are too slow end the request with an error, and the game continues later") {
  const std::string new_game =
      R"({"new": {"players": 2, "seed": 3, "seats": {"1": "search:1000", "2": "search:1000"}}})";
  const std::vector<Json> r = responses_to({"--bot-seconds", "1"}, {new_game, R"({"answer": 0})", R"({"why": "buy"})",
                                                                    R"({"continue": true})", R"({"view": 1})"});
  CHECK(code_of(r[0]) == "bots_too_slow");
  CHECK(has(r[0]["error"]["message"], "The bots did not answer within 1 s (--bot-seconds)"));
  CHECK(code_of(r[1]) == "bots_too_slow");
  CHECK(code_of(r[2]) == "bots_too_slow");
  CHECK(code_of(r[3]) == "bots_too_slow");
  CHECK(code_of(r[4]) == "not_your_seat");
}

TEST_CASE("rpc: a time limit does not change what bots answer") {
  const std::string new_game = R"({"new": {"players": 2, "seed": 3, "seats": {"2": "search:4"}}})";
  const std::vector<std::string> requests = {new_game, R"({"answer": 0})", R"({"answer": 0})", R"({"answer": 0})"};
  CHECK(responses_to({"--bot-seconds", "3600"}, requests) == responses_to({}, requests));
}

TEST_CASE("rpc: at the end of a contest the outcome has no hash") {
  const std::string bots = R"({"new": {"players": 2, "seats": {"1": "random", "2": "random"}}})";
  CHECK(responses_to({}, {bots})[0]["outcome"].contains("state_hash"));
  CHECK_FALSE(responses_to({"--contest"}, {bots})[0]["outcome"].contains("state_hash"));
}

TEST_CASE("rpc: with a root, names are relative to it") {
  const std::string root = shared_folder().string();
  const std::vector<Json> r =
      responses_to({"--root", root}, {new_with("journal", "one.journal"), R"({"save": "one.save"})",
                                      R"({"load": "one.save"})", new_with("sets", Json::array({"base", "own"}))});
  for (const Json& response : r)
    CHECK_MESSAGE(code_of(response).empty(), response.dump());
  CHECK(fs::exists(shared_folder() / "one.journal"));
  CHECK(fs::exists(shared_folder() / "one.save"));
  const Json taken = responses_to({"--root", root}, {new_with("journal", "one.journal")})[0];
  CHECK(code_of(taken) == "not_written");
  CHECK_FALSE(has(taken.dump(), root));
}

TEST_CASE("rpc: names that lead out of the root are refused, and nothing is written there") {
  const std::string root = shared_folder().string();
  for (const std::string name : {"../evil", "own/../../evil", "out/evil", "dangling", "/tmp/evil", "out/../evil"}) {
    CAPTURE(name);
    const std::vector<Json> r =
        responses_to({"--root", root},
                     {plain_game, Json{{"save", name}}.dump(), Json{{"load", name}}.dump(), new_with("journal", name)});
    for (std::size_t i = 1; i < r.size(); ++i)
      CHECK_MESSAGE(code_of(r[i]) == "not_in_root", r[i].dump());
  }
  CHECK_FALSE(fs::exists(own_folder.path() / "private" / "evil"));
  CHECK_FALSE(fs::exists(own_folder.path() / "not_yet"));
}

TEST_CASE("rpc: sets outside of the root, or with links out of it, are refused") {
  const std::string root = shared_folder().string();
  for (const std::string name : {"out/own", "../private/own", "linked", "tests", "/"}) {
    CAPTURE(name);
    const Json response = responses_to({"--root", root}, {new_with("sets", Json::array({"base", name}))})[0];
    CHECK_MESSAGE(code_of(response) == "not_in_root", response.dump());
  }
}

TEST_CASE("rpc: a save that names a set outside of the root is refused") {
  const auto begun = played(3, 2);
  tools::Beginning elsewhere = begun->beginning();
  elsewhere.sets.push_back({"own", "0.1", (own_folder.path() / "private" / "own").string(), 1, {}});
  REQUIRE(tools::write_record(shared_folder() / "elsewhere.save", tools::FileKind::save, elsewhere, begun->setup(),
                              begun->done(), "") == "");
  const Json response = responses_to({"--root", shared_folder().string()}, {R"({"load": "elsewhere.save"})"})[0];
  CHECK_MESSAGE(code_of(response) == "not_in_root", response.dump());
}

TEST_CASE("rpc: missing rules and sets end the program before the first request") {
  CHECK(soulstack_with("", {"rpc", "--rules", "nope"}).code == 2);
  CHECK(soulstack_with("", {"rpc", "--set", "nope"}).code == 2);
  CHECK(soulstack_with("", {"rpc", "--root", "nowhere"}).code == 3);
  CHECK(soulstack_with("", {"rpc"}).code == 0);
}

}  // namespace soulstack::testing
