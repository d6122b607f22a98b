// Faces, sheets and saved objects as the service gives them.
#include <doctest/doctest.h>

#include <string>

#include "tests/support/serving.h"

namespace soulstack::testing::service_faces_test {
namespace {

constexpr const char* set_text =
    "return set { id = \"mine\", title = \"Mine\", version = \"1\", api = 1, authors = { \"t\" }, license = \"MIT\",\n"
    "  requires = { \"base\" } }\n";
constexpr const char* spark_text =
    "return loot { name = \"Spark\", copies = 10, play { text = \"Gain 1¢.\",\n"
    "  effect = function(you) gain_coins(you, 1) end } }\n";

Json opened(Serving& s) {
  return s.ask("sets.open",
               {{"files", {{"set.lua", set_text}, {"loot/spark.lua", spark_text}}}, {"name", "mine"}})["sets"];
}

TEST_CASE("service: a face has its texts, and changes with the text of the card") {
  Serving s;
  const Json sets = opened(s);
  const auto face = [&] { return s.ask("sets.face", {{"sets", sets}, {"card", "mine:spark"}})["face"]; };
  const Json before = face();
  CHECK(before["name"] == "Spark");
  CHECK(has(before["runs"].dump(), "\"1¢\""));
  std::string text = spark_text;
  text.replace(text.find("1¢"), 1, "7");
  s.ask("sets.edit", {{"sets", sets}, {"file", "loot/spark.lua"}, {"text", text}});
  CHECK(has(face()["runs"].dump(), "\"7¢\""));
  CHECK(s.refusal_code("sets.face", {{"sets", sets}, {"card", "no such card"}}) == "wrong_value");
}

TEST_CASE("service: sheets have each copy and each face once, in the places of soulstack-print") {
  Serving s;
  const Json sets = opened(s);
  const Json printed = s.ask("sets.sheets", {{"sets", sets}, {"paper", "a4"}, {"backs", true}});
  REQUIRE(printed["sheets"].size() == 4);
  CHECK(printed["faces"].size() == 2);
  CHECK(printed["sheets"][0]["places"].size() == 9);
  CHECK(printed["sheets"][2]["places"].size() == 1);
  CHECK(printed["sheets"][0]["places"][0]["x"] == 10'500);
  CHECK(printed["sheets"][0]["places"][0]["y"] == 16'500);
  CHECK(printed["sheets"][0]["places"][8]["x"] == 10'500 + 2 * 63'000);
  CHECK(printed["sheets"][3]["places"][0]["x"] == 10'500 + 2 * 63'000);  // behind the first one
  CHECK(printed["sheets"][0]["marks"].size() == 16);

  const Json one = s.ask("sets.sheets", {{"sets", sets}, {"paper", "card"}, {"bleed", true}, {"size", "63.5x88.9"}});
  CHECK(one["sheets"].size() == 10);
  CHECK(one["sheets"][0]["width"] == 69'850);
  const Json none = s.ask("sets.sheets", {{"sets", sets}, {"paper", "a4"}, {"cards", Json::array()}});
  CHECK(none["sheets"].empty());
  CHECK(s.refusal_code("sets.sheets", {{"sets", sets}, {"paper", "card"}}) == "wrong_value");
  CHECK(s.refusal_code("sets.sheets", {{"sets", sets}, {"paper", "a3"}}) == "wrong_value");
}

TEST_CASE("service: a saved object names its pictures, and says what is on them") {
  Serving s;
  const Json sets = opened(s);
  const Json made = s.ask("sets.table_top", {{"sets", sets}, {"images_at", "https://cards.example/mine"}});
  const Json deck = made["saved_object"]["ObjectStates"][0];
  CHECK(deck["DeckIDs"].size() == 10);
  CHECK(deck["CustomDeck"]["1"]["FaceURL"] == "https://cards.example/mine/mine-loot-1.png");
  REQUIRE(made["pictures"].size() == 2);
  CHECK(made["pictures"][1]["name"] == "mine-loot-1");
  CHECK(made["pictures"][1]["sheet"]["places"].size() == 1);
  CHECK(made["faces"].size() == 2);
}

}  // namespace
}  // namespace soulstack::testing::service_faces_test
