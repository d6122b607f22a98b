// The texts of sets in the service: those to start from, and those that are written to folders.
#include <doctest/doctest.h>

#include <fstream>
#include <memory>
#include <set>
#include <string>

#include "tests/support/serving.h"

namespace soulstack::testing::service_texts_test {
namespace {

// ---- New texts

Json opened(Serving& s, const Json& files) { return s.ask("sets.open", {{"files", files}, {"name", "mine"}}); }

// All scenarios of the files that were made pass, and nothing is found.
void check_passes(Serving& s, Json files, const Json& made) {
  files.update(made);
  const Json set = opened(s, files);
  CHECK_MESSAGE(set["findings"].empty(), set["findings"].dump());
  for (const auto& [name, text] : made.items())
    if (name.starts_with("scenarios/")) {
      const Json results = s.ask("sets.test", {{"sets", set["sets"]}, {"file", name}})["results"];
      CHECK_FALSE(results.empty());
      for (const Json& result : results)
        CHECK_MESSAGE(result["passed"] == true, result.dump());
    }
  s.ask("sets.close", {{"sets", set["sets"]}});
}

TEST_CASE("service: a new set, and each kind of text in it, loads and passes as it is") {
  Serving s;
  const Json set = s.ask("sets.new", {{"kind", "set"}, {"name", "mine"}})["files"];
  CHECK(set.contains("set.lua"));
  check_passes(s, set, Json::object());
  for (const Json& params :
       {Json{{"kind", "card"}, {"name", "Small Spark"}, {"deck", "loot"}},
        Json{{"kind", "card"}, {"name", "Small Thing"}, {"deck", "treasure"}},
        Json{{"kind", "card"}, {"name", "Small Beast"}, {"deck", "monster"}},
        Json{{"kind", "card"}, {"name", "My Bomb"}, {"from", "Bomb!"}}, Json{{"kind", "rules"}, {"name", "Busy turns"}},
        Json{{"kind", "scenario"}, {"name", "It works"}},
        Json{{"kind", "scenario"}, {"name", "It explodes"}, {"from", "bomb"}},
        Json{{"kind", "word"}, {"name", "pay_out"}}, Json{{"kind", "keyword"}, {"name", "Swift"}}}) {
    CAPTURE(params.dump());
    const Json made = s.ask("sets.new", params)["files"];
    CHECK_FALSE(made.empty());
    check_passes(s, set, made);
  }
}

TEST_CASE("service: a scenario of a card that has none uses it, chooses its target and checks what changed") {
  Serving s;
  Json files = s.ask("sets.new", {{"kind", "set"}, {"name", "mine"}})["files"];
  files.update(
      s.ask("sets.new",
            {{"kind", "card"}, {"name", "Spark"}, {"deck", "loot"}, {"text", "Deal 1 damage to a player."}})["files"]);
  const Json set = opened(s, files);
  const Json made = s.ask(
      "sets.new", {{"kind", "scenario"}, {"name", "It hurts"}, {"from", "mine:spark"}, {"sets", set["sets"]}})["files"];
  const std::string text = made["scenarios/it_hurts.lua"];
  CHECK(has(text, "t.P1:choose \"P2\""));
  CHECK(has(text, "check(t.P2.hp == 1)"));
  s.ask("sets.close", {{"sets", set["sets"]}});
  check_passes(s, files, made);
}

TEST_CASE("service: the title of a test may have any characters, but what a card does is not one") {
  Serving s;
  const auto titled = [](const char* name) { return Json{{"kind", "scenario"}, {"name", name}, {"from", "bomb"}}; };
  const Json made = s.ask("sets.new", titled("– \"¢\" –"))["files"];
  CHECK(has(made["scenarios/test.lua"], "scenario \"– \\\"¢\\\" –\""));
  CHECK(s.refusal_code("sets.new", titled("Deal 1 damage to a player.")) == "wrong_value");
  CHECK(s.refusal_code("sets.new", titled("One line\nand another")) == "wrong_value");
  CHECK(s.refusal_code("sets.new", titled("")) == "wrong_value");
  CHECK(s.ask("sets.new", titled("Bomb! kills a player with 1 HP"))["files"].size() == 1);
}

TEST_CASE("service: scenarios in words, with what was found instead") {
  Serving s;
  Json files = s.ask("sets.new", {{"kind", "set"}, {"name", "mine"}})["files"];
  files.update(s.ask("sets.new", {{"kind", "card"}, {"name", "Spark"}, {"deck", "loot"}})["files"]);
  const std::string file = "scenarios/loot/spark.lua";
  const Json sets = opened(s, files)["sets"];
  const auto said = [&] { return s.ask("sets.scenarios", {{"sets", sets}, {"file", file}})["scenarios"]; };
  REQUIRE(said().size() == 1);
  const Json scenario = said()[0];
  CHECK(scenario["name"] == "Spark: its player gains 1¢");
  CHECK(scenario["play"].size() == 2);
  const Json check = scenario["expect"][0];
  const std::string text = files[file];
  for (const Json& part : check["parts"])
    if (part["is"] == "number")
      CHECK(text.substr(part["from"].get<std::size_t>(), 1) == "1");
  std::string wrong = text;
  wrong.replace(wrong.find("coins == 1"), 10, "coins == 5");
  s.ask("sets.edit", {{"sets", sets}, {"file", file}, {"text", wrong}});
  const Json result = s.ask("sets.test", {{"sets", sets}, {"file", file}})["results"][0];
  CHECK(result["found"] == "P1 has 1¢");
  CHECK(result["at"] == said()[0]["expect"][0]["from"]);
  s.ask("sets.edit", {{"sets", sets}, {"file", file}, {"text", "scenario [[broken]] {"}});
  CHECK(said().empty());
}

TEST_CASE("service: new texts have the names that `soulstack new` gives them") {
  Serving s;
  const Json card = s.ask("sets.new", {{"kind", "card"}, {"name", "Small Spark"}, {"deck", "loot"}})["files"];
  CHECK(card.contains("loot/small_spark.lua"));
  CHECK(card.contains("scenarios/loot/small_spark.lua"));
  CHECK(has(card["loot/small_spark.lua"], "name = \"Small Spark\""));
  CHECK(s.ask("sets.new", {{"kind", "rules"}, {"name", "Busy turns"}})["files"].contains("rules/busy_turns.lua"));
}

TEST_CASE("service: a card is made from the phrases of a text, or refused with the first that is not known") {
  Serving s;
  const auto made = [&](const char* text) {
    return s.ask("sets.new", {{"kind", "card"}, {"name", "Spark"}, {"deck", "loot"}, {"text", text}})["files"];
  };
  const Json files = made("Gain 3¢.");
  REQUIRE(files.size() == 1);
  CHECK(has(files["loot/spark.lua"], "gain_coins(you, 3)"));
  CHECK(has(files["loot/spark.lua"], "name = \"Spark\""));
  CHECK(has(made("Trinket\n+1 HP.\nWhen you die, loot 1.")["loot/spark.lua"], "event = player_died"));
  const auto refused = [&](const std::string& text) {
    return s.refusal_code("sets.new", {{"kind", "card"}, {"name", "Spark"}, {"text", text}});
  };
  CHECK(refused("Sing a song to the moon.") == "wrong_value");
  const Json room{{"kind", "card"}, {"name", "Hall"}, {"deck", "room"}, {"text", "Gain 3¢."}};
  CHECK(has(s.refusal("sets.new", room)["message"], "does not fit a card of the deck `room`"));
  CHECK(refused("") == "wrong_value");
  CHECK(refused(std::string(700, 'a')) == "wrong_value");
}

TEST_CASE("service: the language of a set has the words that the set adds") {
  Serving s;
  Json files = s.ask("sets.new", {{"kind", "set"}, {"name", "mine"}})["files"];
  const auto names = [&](const Json& sets, const std::string& category) {
    std::set<std::string> found;
    const Json words = s.ask("sets.language", {{"sets", sets}})["words"];
    for (const Json& word : words)
      if (word["category"] == category)
        found.insert(word["name"].text());
    return found;
  };
  const std::set<std::string> verbs = names(opened(s, files)["sets"], "verb");
  CHECK(verbs.count("gain_coins") == 1);
  files.update(s.ask("sets.new", {{"kind", "word"}, {"name", "pay_out"}})["files"]);
  const Json sets = opened(s, files)["sets"];
  CHECK(names(sets, "set word") == std::set<std::string>{"pay_out"});
  CHECK(names(sets, "verb") == verbs);
}

TEST_CASE("service: names that are taken or not possible are refused, and so are unknown decks and cards") {
  Serving s;
  CHECK(s.refusal_code("sets.new", {{"kind", "card"}, {"name", "Bomb!"}}) == "not_possible");
  CHECK(s.refusal_code("sets.new", {{"kind", "card"}, {"name", "!!"}}) == "wrong_value");
  CHECK(s.refusal_code("sets.new", {{"kind", "card"}, {"name", "Spark"}, {"deck", "nope"}}) == "wrong_value");
  CHECK(s.refusal_code("sets.new", {{"kind", "card"}, {"name", "Spark"}, {"from", "no such card"}}) == "wrong_value");
  CHECK(s.refusal_code("sets.new", {{"kind", "thing"}, {"name", "Spark"}}) == "wrong_value");
}

TEST_CASE("service: a card of a set in memory is copied as it is edited") {
  Serving s;
  const Json set = s.ask("sets.new", {{"kind", "set"}, {"name", "mine"}})["files"];
  Json files = set;
  files.update(s.ask("sets.new", {{"kind", "card"}, {"name", "Small Spark"}})["files"]);
  const Json sets = opened(s, files)["sets"];
  const std::string text = files["loot/small_spark.lua"];
  const std::string changed = "-- mine\n" + text;
  s.ask("sets.edit", {{"sets", sets}, {"file", "loot/small_spark.lua"}, {"text", changed}});
  const Json copy =
      s.ask("sets.new", {{"sets", sets}, {"kind", "card"}, {"name", "Big Spark"}, {"from", "Small Spark"}})["files"];
  CHECK(has(copy["loot/big_spark.lua"], "-- mine"));
}

// ---- Saving

void write_text(const fs::path& path, const std::string& text) { std::ofstream(path) << text; }

// A set in a folder beneath the root of a service that may write.
struct Folder {
  fs::path root = own_folder.path() / "saving";
  std::unique_ptr<Service> service;
  Serving s;
  Json sets;

  explicit Folder(bool may_write = true)
      : service(make_service(root, may_write)),
        s(Role::owner, *service),
        sets(s.ask("sets.open", {{"folders", {"mine"}}})["sets"]) {}
  ~Folder() { fs::remove_all(root); }

  static std::unique_ptr<Service> make_service(const fs::path& root, bool may_write) {
    fs::remove_all(root);
    fs::create_directories(root / "mine");
    write_text(root / "mine" / "set.lua",
               "return set {\n  id = \"mine\", title = \"Mine\", version = \"0.1\", api = 1,\n  authors = { \"me\" }, "
               "license = \"CC0-1.0\", requires = { \"base\" },\n}\n");
    ServiceOptions options;
    options.root = tools::Root(root.string());
    options.may_write_sets = may_write;
    return std::make_unique<Service>(options);
  }
  Json with(const Json& more) const {
    Json params{{"sets", sets}, {"file", "loot/spark.lua"}};
    params.update(more);
    return params;
  }
  Json source(const Json& more = Json::object()) { return s.ask("sets.source", with(more)); }
  fs::path file() const { return root / "mine" / "loot" / "spark.lua"; }
};

TEST_CASE("service: a text is saved to the folder of its set, and then is what counts") {
  Folder f;
  f.s.ask("sets.edit", f.with({{"text", "-- one\n"}}));
  CHECK_FALSE(f.source().contains("hash"));
  const Json hash = f.s.ask("sets.save", f.with({{"text", "-- one\n"}}))["hash"];
  CHECK(text_of(f.file()) == "-- one\n");
  CHECK(f.source()["hash"] == hash);
  CHECK(f.source()["edited"] == false);
  const Json next = f.s.ask("sets.save", f.with({{"text", "-- two\n"}, {"was", hash}}))["hash"];
  CHECK(next != hash);
  CHECK(text_of(f.file()) == "-- two\n");
  CHECK(f.source()["text"] == "-- two\n");
}

TEST_CASE("service: a file that somebody else has changed, made or removed is not written over") {
  Folder f;
  const Json hash = f.s.ask("sets.save", f.with({{"text", "-- one\n"}}))["hash"];
  write_text(f.file(), "-- by an editor\n");
  const Json error = f.s.refusal("sets.save", f.with({{"text", "-- two\n"}, {"was", hash}}));
  CHECK(error["data"]["code"] == "changed_elsewhere");
  CHECK(error["data"]["text"] == "-- by an editor\n");
  CHECK(text_of(f.file()) == "-- by an editor\n");
  CHECK(f.source({{"saved", true}})["text"] == "-- by an editor\n");
  CHECK(f.source({{"saved", true}})["hash"] == error["data"]["hash"]);
  CHECK(f.s.refusal_code("sets.save", f.with({{"text", "-- new\n"}})) == "changed_elsewhere");
  fs::remove(f.file());
  CHECK(f.s.refusal_code("sets.save", f.with({{"text", "-- two\n"}, {"was", hash}})) == "changed_elsewhere");
  CHECK_FALSE(fs::exists(f.file()));
}

TEST_CASE("service: a save without a text removes the file, if it is as the client knew it") {
  Folder f;
  const Json hash = f.s.ask("sets.save", f.with({{"text", "-- one\n"}}))["hash"];
  CHECK(f.s.refusal_code("sets.save", f.with({{"was", "0000000000000000"}})) == "changed_elsewhere");
  CHECK_FALSE(f.s.ask("sets.save", f.with({{"was", hash}})).contains("hash"));
  CHECK_FALSE(fs::exists(f.file()));
  CHECK(f.s.refusal_code("sets.source", f.with(Json::object())) == "wrong_value");
}

TEST_CASE("service: a new set is written to a folder of its own, all of it or nothing, and is listed and opened") {
  Folder f;
  const Json set = f.s.ask("sets.new", {{"kind", "set"}, {"name", "other"}})["files"];
  Json files = set;
  files["loot/spark.lua"] = "return loot { name = \"Spark\" }\n";
  const Json hashes = f.s.ask("sets.create", {{"folder", "other"}, {"files", files}})["hashes"];
  CHECK(text_of(f.root / "other" / "loot" / "spark.lua") == files["loot/spark.lua"].text());
  CHECK(f.s.ask("sets.folders")["folders"] == Json{"mine", "other"});
  CHECK(f.s.ask("sets.folders")["may_save"] == true);
  const Json sets = f.s.ask("sets.open", {{"folders", {"other"}}})["sets"];
  CHECK(f.s.ask("sets.source", {{"sets", sets}, {"file", "set.lua"}})["hash"] == hashes["set.lua"]);
  CHECK(f.s.refusal_code("sets.create", {{"folder", "other"}, {"files", set}}) == "wrong_value");
  for (const char* folder : {"", ".", "..", "a/b", "../x", "/tmp/x", "Mine"})
    CHECK(f.s.refusal_code("sets.create", {{"folder", folder}, {"files", set}}) == "wrong_value");
  files["../x.lua"] = "x";
  CHECK(f.s.refusal_code("sets.create", {{"folder", "third"}, {"files", files}}) == "wrong_value");
  CHECK_FALSE(fs::exists(f.root / "third"));
  Folder reader(false);
  CHECK(reader.s.refusal_code("sets.create", {{"folder", "other"}, {"files", set}}) == "not_allowed");
}

TEST_CASE("service: no name and no link leads a save out of its set") {
  Folder f;
  const fs::path outside = own_folder.path() / "outside.lua";
  write_text(outside, "-- mine\n");
  for (const char* name : {"../other.lua", "/tmp/x.lua", "loot/../../x.lua", "set.txt", "", ".", "loot/", "a\nb.lua"})
    CHECK(f.s.refusal_code("sets.save", f.with({{"file", name}, {"text", "x"}})) == "wrong_value");
  fs::create_directories(f.root / "mine" / "loot");
  fs::create_symlink(outside, f.file());
  CHECK_FALSE(f.s.refusal_code("sets.save", f.with({{"text", "x"}})).empty());
  CHECK(text_of(outside) == "-- mine\n");
  fs::remove(f.file());
  fs::create_directory_symlink(own_folder.path(), f.root / "mine" / "away");
  CHECK_FALSE(f.s.refusal_code("sets.save", f.with({{"file", "away/x.lua"}, {"text", "x"}})).empty());
  CHECK_FALSE(fs::exists(own_folder.path() / "x.lua"));
  fs::remove(outside);
}

TEST_CASE("service: only a service that may write saves, and no set in memory, of the program or from elsewhere") {
  Folder f;
  const Json memory = opened(f.s, Json::object())["sets"];
  CHECK(f.s.refusal_code("sets.save", f.with({{"sets", memory}, {"text", "x"}})) == "not_in_root");
  const Json base = f.s.ask("sets.open", {{"folders", {"base"}}})["sets"];
  CHECK(f.s.refusal_code("sets.save", f.with({{"sets", base}, {"text", "x"}})) == "not_in_root");
  Folder reader(false);
  CHECK(reader.s.refusal_code("sets.save", reader.with({{"text", "x"}})) == "not_allowed");
  CHECK_FALSE(fs::exists(reader.file()));
}

}  // namespace
}  // namespace soulstack::testing::service_texts_test
