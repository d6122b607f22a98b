// The values of JSON: how they are built, written, read and compared.
#include "tools/support/json.h"

#include <doctest/doctest.h>

#include <fmt/format.h>

#include <map>
#include <string>

namespace soulstack::testing::json_test {

using soulstack::tools::Json;
using soulstack::tools::JsonError;

namespace {

std::string error_of(const std::string& text) {
  try {
    Json::parse(text);
  } catch (const JsonError& error) {
    return error.what();
  }
  return "none";
}

TEST_CASE("JSON: of members with the same name the last counts, also among many, which take no longer") {
  std::string text = "{\"first\": 0";
  for (int i = 0; i < 200'000; ++i)
    text += fmt::format(", \"{}\": {}", i, i);
  const Json read = Json::parse(text + ", \"first\": 1, \"199999\": 2}");
  CHECK(read.size() == 200'001);
  CHECK(read["first"] == 1);
  CHECK(read.items().back().second == 2);
}

}  // namespace

TEST_CASE("JSON: a braced list of pairs is an object in its order, any other list is an array") {
  const Json both{{"z", 1}, {"a", {1, "two", nullptr}}, {"m", {{"inner", true}}}};
  CHECK(both.dump() == R"({"z":1,"a":[1,"two",null],"m":{"inner":true}})");
  CHECK(Json{"one"}.dump() == R"(["one"])");
  CHECK(Json::array({{"a", 1}, {"b", 2}}).dump() == R"([["a",1],["b",2]])");
}

TEST_CASE("JSON: containers are arrays, and maps are objects") {
  CHECK(Json(std::vector<int>{3, 1}).dump() == "[3,1]");
  CHECK(Json(std::map<std::string, double>{{"b", 0.5}, {"a", 2}}).dump() == R"({"a":2.0,"b":0.5})");
}

TEST_CASE("JSON: with an indent, each element has a line, but an empty list has none") {
  const Json json{{"list", {1, 2}}, {"none", Json::array()}, {"empty", Json::object()}};
  CHECK(json.dump(2) == "{\n  \"list\": [\n    1,\n    2\n  ],\n  \"none\": [],\n  \"empty\": {}\n}");
}

TEST_CASE("JSON: numbers keep all digits, and what is not a number is null") {
  CHECK(Json::array({-1, 18446744073709551615U, 0.1, 1e300, 3.0}).dump() == "[-1,18446744073709551615,0.1,1e+300,3.0]");
  CHECK(Json(1.0 / 0.0).dump() == "null");
}

TEST_CASE("JSON: quotes and control characters are escaped, and invalid UTF-8 is replaced") {
  CHECK(Json("a\"b\\c\n\x01¢").dump() == "\"a\\\"b\\\\c\\n\\u0001¢\"");
  CHECK(Json("x\xFFy").dump() == "\"x\xEF\xBF\xBDy\"");
}

TEST_CASE("JSON: a text that is read is written as it was, and the last of two equal names counts") {
  const std::string text = R"({"b":[1,-2,2.5,"¢",null,true,[],{}],"a":{"c":"\u0007"}})";
  CHECK(Json::parse(text).dump() == text);
  CHECK(Json::parse(R"({"a":1,"b":2,"a":[3]})").dump() == R"({"a":[3],"b":2})");
}

TEST_CASE("JSON: an error says where and why a text is not JSON") {
  CHECK(error_of("{\"a\":}").starts_with("parse error at line 1, column 6: syntax error while parsing value"));
  CHECK(error_of("[1] 2").starts_with("parse error at line 1, column 5"));
  CHECK(error_of("[1e999]") == "number overflow parsing '1e999'");
  CHECK(error_of(std::string(64, '[') + std::string(64, ']')) == "none");
  CHECK(error_of(std::string(65, '[')) == "it has more than 64 levels of nested lists or objects");
}

TEST_CASE("JSON: a value of another kind or a missing member is an error") {
  const Json json{{"text", "x"}, {"list", {1}}};
  CHECK_THROWS_WITH_AS(json.at("text").get<int>(), "type must be number, but is string", JsonError);
  CHECK_THROWS_WITH_AS(json["list"].text(), "type must be string, but is array", JsonError);
  CHECK_THROWS_WITH_AS(json["other"], "it has no `other`", JsonError);
  CHECK_THROWS_WITH_AS(json["list"][1], "array index 1 is out of range", JsonError);
  CHECK(json.value("other", 7) == 7);
}

TEST_CASE("JSON: what is null becomes an object or an array when something is added") {
  Json json;
  json["list"].push_back({{"n", 1}});
  json["more"]["x"] = "y";
  json.update({{"more", 2}, {"last", 3}});
  json.erase("last");
  CHECK(json.dump() == R"({"list":[{"n":1}],"more":2})");
}

TEST_CASE("JSON: values are compared by what they mean") {
  CHECK(Json(3) == 3U);
  CHECK(Json(3) == 3.0);
  CHECK(Json(3) != "3");
  CHECK(Json(-1) < 18446744073709551615U);
  CHECK(Json("b") > "a");
  CHECK(Json{{"a", 1}, {"b", 2}} == Json{{"b", 2}, {"a", 1}});
  CHECK(Json{{"a", 1}} != Json{{"b", 1}});
  CHECK(Json{1, 2} != Json{2, 1});
}

}  // namespace soulstack::testing::json_test
