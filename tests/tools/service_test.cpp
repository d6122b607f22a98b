// The messages of the service: JSON-RPC 2.0, versions, roles, the description of all methods, and bad requests.
#include <doctest/doctest.h>

#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include "tests/support/serving.h"
#include "tools/service/discover.h"

namespace soulstack::testing::service_test {
namespace {

using tools::all_methods;
using tools::MayCall;
using tools::Member;
using tools::Method;

Json response(Serving& s, std::string_view message) { return Json::parse(s.respond(message)); }

// A response with this code, and with null as its ID.
void check_refused(Serving& s, const std::string& message, std::string_view code) {
  const Json r = response(s, message);
  CAPTURE(message.substr(0, 200));
  REQUIRE_MESSAGE(r.contains("error"), r.dump());
  CHECK(what_is_wrong_with_error(r["error"]) == "");
  CHECK(r["error"]["data"]["code"] == code);
  CHECK(r["id"].is_null());
  CHECK_FALSE(r["error"]["data"]["expected"].text().empty());
}

// ---- Envelopes

TEST_CASE("service: a response has the ID of its request") {
  Serving s;
  for (const Json& id : {Json(7), Json("seven"), Json(7.5), Json(-1)})
    CHECK(response(s, request_text("rules.where", {{"rule", "13.2.11"}}, id))["id"] == id);
  const Json r = response(s, R"({"jsonrpc": "2.0", "id": null, "method": "rules.where", "params": {"rule": "1.1"}})");
  CHECK(r["id"].is_null());
  CHECK(r.contains("result"));
}

TEST_CASE("service: a request without parameters needs no `params`") {
  Serving s;
  CHECK(response(s, R"({"jsonrpc": "2.0", "id": 1, "method": "rules.list"})").contains("result"));
}

TEST_CASE("service: a notification is done and has no response, also if it is refused") {
  Serving s;
  const Json game = s.begin()["game"];
  CHECK(s.respond(request_text("game.drop", {{"game", game}})).empty());
  CHECK(s.refusal_code("game.view", {{"game", game}}) == "no_such_game");
  CHECK(s.respond(request_text("game.nope", Json::object())).empty());
  CHECK(s.respond("[" + request_text("rules.list", Json::object()) + "]").empty());
}

TEST_CASE("service: a batch has the responses of its requests in order, without those of notifications") {
  Serving s;
  const std::string rule = request_text("rules.where", {{"rule", "1.1"}}, 1), unknown = request_text("nope", {}, 2);
  const Json all = response(s, "[" + rule + "," + request_text("rules.list", {}) + "," + unknown + ", 3]");
  REQUIRE(all.size() == 3);
  CHECK(all[0]["result"]["rule"] == "1.1");
  CHECK(error_code(all[1]) == "unknown_method");
  CHECK(all[1]["id"] == 2);
  CHECK(error_code(all[2]) == "not_a_request");
  CHECK(all[2]["id"].is_null());
}

TEST_CASE("service: a batch has 1 to 100 requests") {
  Serving s;
  const auto batch = [](std::size_t requests) {
    std::string all = "[";
    for (std::size_t i = 0; i < requests; ++i)
      all += (i == 0 ? "" : ",") + request_text("rules.where", {{"rule", "1.1"}}, 1);
    return all + "]";
  };
  CHECK(response(s, batch(tools::most_in_a_batch)).size() == 100);
  check_refused(s, batch(tools::most_in_a_batch + 1), "too_long");
  check_refused(s, "[]", "not_a_request");
}

TEST_CASE("service: what is not JSON, too long or nested too deeply is refused") {
  Serving s;
  for (const char* message :
       {"{", "", "{\"jsonrpc\": \"2.0\", \"method\": \"foobar, \"params\": \"bar\"]", "\xFF", "[1,"})
    check_refused(s, message, "not_json");
  check_refused(s, std::string(500'000, '[') + std::string(500'000, ']'), "not_json");
  const std::string deep = std::string(100, '[') + std::string(100, ']');
  const Json r =
      response(s, R"({"jsonrpc": "2.0", "id": 1, "method": "game.answer", "params": {"option": )" + deep + "}}");
  CHECK(has(r["error"]["message"], "more than 64 levels"));
  check_refused(s, "\"" + std::string(tools::longest_message, 'a') + "\"", "too_long");
}

TEST_CASE("service: what is not a request of JSON-RPC 2.0 is refused, also without an ID") {
  Serving s;
  for (const char* message :
       {"7", "null", R"("hello")", "{}", R"({"jsonrpc": "2.0", "method": 1, "params": "bar"})",
        R"({"method": "hello"})", R"({"jsonrpc": "1.0", "method": "hello"})", R"({"jsonrpc": "2.0", "params": {}})",
        R"({"jsonrpc": "2.0", "method": "hello", "id": []})", R"({"jsonrpc": "2.0", "method": "hello", "params": 3})",
        R"({"jsonrpc": "2.0", "method": "hello", "more": 1})"})
    check_refused(s, message, "not_a_request");
}

TEST_CASE("service: parameters have names") {
  Serving s;
  const Json r = response(s, R"({"jsonrpc": "2.0", "id": 1, "method": "rules.where", "params": ["1.1"]})");
  CHECK(error_code(r) == "wrong_value");
}

TEST_CASE("service: an unknown method is refused with the one that was meant") {
  Serving s;
  const Json error = s.refusal("game.anwser");
  CHECK(error["data"]["code"] == "unknown_method");
  CHECK(error["code"] == -32601);
  CHECK(has(error["message"], "did you mean `game.answer`?"));
}

// ---- Parameters

TEST_CASE("service: wrong parameters are refused with their place and what is possible") {
  Serving s;
  const auto refused = [&](const char* method, const Json& params) {
    const Json error = s.refusal(method, params);
    CHECK(error["code"] == -32602);
    CHECK_FALSE(error["data"]["expected"].text().empty());
    return error["data"]["code"].text() + " " + error["data"]["place"].text();
  };
  CHECK(refused("game.new", {{"playrs", 2}}) == "unknown_field playrs");
  CHECK(has(s.refusal("game.new", {{"playrs", 2}})["message"], "did you mean `players`?"));
  CHECK(refused("game.answer", {{"game", 1}}) == "missing_field option");
  CHECK(refused("game.answer", {{"game", 1}, {"option", 1.5}}) == "wrong_value option");
  CHECK(refused("game.answer", {{"game", 1}, {"option", -1}}) == "wrong_value option");
  CHECK(refused("game.answer", {{"game", "1"}, {"option", 1}}) == "wrong_value game");
  CHECK(refused("game.new", {{"players", 99}}) == "wrong_value players");
  CHECK(refused("game.new", {{"seats", {"client", 3}}}) == "wrong_value seats[1]");
  CHECK(refused("game.new", {{"seats", {"client", "nope"}}}) == "wrong_value seats[1]");
  CHECK(refused("game.new", {{"players", 1}, {"seats", {"client", "random"}}}) == "wrong_value seats");
  CHECK(refused("game.new", {{"situation", {{"dice", {3, 0}}}}}) == "wrong_value situation.dice[1]");
  CHECK(refused("game.new", {{"situation", {{"dize", {3}}}}}) == "unknown_field situation.dize");
  CHECK(refused("game.new", {{"seed", 1ULL << 53}}) == "wrong_value seed");
  CHECK(refused("game.load", Json::object()) == "missing_field record");
}

// A value that does not fit; null: every value fits.
Json wrong_value_for(const tools::Schema& schema) {
  for (const Json& value : {Json(-1), Json("\x01"), Json(true), Json{{"nope", 1}}, Json(1e300)})
    if (schema.mismatch(value))
      return value;
  return nullptr;
}

TEST_CASE("service: each method refuses each parameter that does not fit, and parameters that do not exist") {
  Serving s;
  for (const Method& method : all_methods()) {
    CAPTURE(method.name);
    const auto code_and_place = [&](const Json& params) {
      try {
        tools::answer_request(s.service(), s.client(), method.name, params);
      } catch (const tools::Refused& why) {
        return why.code + " " + why.place;
      }
      return std::string("done");
    };
    CHECK(code_and_place({{"surely_not", 1}}) == "unknown_field surely_not");
    for (const Member& takes : method.takes) {
      if (takes.required)
        CHECK(code_and_place(Json::object()).starts_with("missing_field "));
      if (const Json wrong = wrong_value_for(takes.schema); !wrong.is_null())
        CHECK(code_and_place({{takes.name, wrong}}).find("_value " + takes.name) != std::string::npos);
    }
  }
}

// ---- Versions and roles

TEST_CASE("service: the first request must be `hello`, or ask for the description") {
  Serving s;
  s.client().greeted = false;
  for (const Method& method : all_methods())
    if (method.name != "hello" && method.name != "rpc.discover")
      CHECK_MESSAGE(s.refusal_code(method.name) == "hello_first", method.name);
  s.ask("rpc.discover");
  const Json hello = s.ask("hello", {{"version", "1.0"}, {"client", "tests"}});
  CHECK(hello["version"] == "1.1.0");
  CHECK(hello["role"] == "owner");
  s.ask("rules.list");
}

TEST_CASE("service: a version of the same first number that is not newer is served") {
  Serving s;
  s.client().greeted = false;
  for (const char* version : {"2.0", "1.9", "0.9", "x", "", "-1.0", "1.x", "1.99999"}) {
    CAPTURE(version);
    const Json error = s.refusal("hello", {{"version", version}});
    CHECK(error["data"]["code"] == "wrong_version");
    CHECK(error["data"]["expected"] == "\"1.1.0\"");
    CHECK(s.refusal_code("rules.list") == "hello_first");
  }
  for (const char* version : {"1.0", "1.0.0", "1.0.7", "1.1"})
    s.ask("hello", {{"version", version}});
}

TEST_CASE("service: `hello` can lower a role, and never raise it") {
  const auto role_after = [](Role role, const char* wanted) {
    Serving s(role);
    return s.ask("hello", {{"version", "1.0"}, {"role", wanted}})["role"].text();
  };
  CHECK(role_after(Role::owner, "owner") == "owner");
  CHECK(role_after(Role::owner, "seat") == "seat");
  CHECK(role_after(Role::owner, "spectator") == "spectator");
  CHECK(role_after(Role::seat, "owner") == "seat");
  CHECK(role_after(Role::seat, "spectator") == "spectator");
  CHECK(role_after(Role::spectator, "owner") == "spectator");
  CHECK(role_after(Role::spectator, "seat") == "spectator");
}

TEST_CASE("service: a role may call its methods only") {
  const auto is_refused = [](Role role, const Method& method) {
    Serving s(role);
    return error_code(response(s, request_text(method.name, Json::object(), 1))) == "not_allowed";
  };
  for (const Method& method : all_methods()) {
    CAPTURE(method.name);
    CHECK(is_refused(Role::seat, method) == (method.by == MayCall::owner));
    CHECK(is_refused(Role::spectator, method) == (method.by != MayCall::anyone));
  }
}

TEST_CASE("service: a seat has its own games only, without their seeds and hashes") {
  Serving seat(Role::seat), another(Role::seat), spectator(Role::spectator);
  const Json begun = seat.ask("game.new", {{"seats", {"client", "random"}}, {"events", "everybody"}});
  const Json game = begun["game"];
  CHECK_FALSE(begun.contains("seed"));
  CHECK(another.refusal_code("game.view", {{"game", game}}) == "no_such_game");
  CHECK(seat.refusal_code("game.view", {{"game", game}, {"as", "all"}}) == "not_allowed");
  CHECK(seat.refusal_code("game.view", {{"game", game}, {"as", 2}}) == "not_your_seat");
  CHECK(spectator.refusal_code("game.view", {{"game", game}, {"as", 1}}) == "not_your_seat");
  CHECK(spectator.view(game) == seat.view(game, "spectator"));
  CHECK_FALSE(spectator.ask("game.events", {{"game", game}})["events"].empty());
  CHECK(seat.refusal_code("game.new", {{"seed", 7}}) == "not_allowed");
  CHECK(seat.refusal_code("game.new", {{"situation", Json::object()}}) == "not_allowed");
  CHECK(seat.refusal_code("game.new", {{"journal", "x.journal"}}) == "not_allowed");
  CHECK(seat.refusal_code("sets.open", {{"folders", {"cards/base"}}}) == "not_allowed");
  const Json over = seat.ask("game.new", {{"seats", {"random", "random"}}})["game"];
  const Json end = seat.ask("game.run", {{"game", over}});
  REQUIRE(end["over"] == true);
  CHECK_FALSE(has(end.dump(), "state_hash"));
}

// ---- The description

void collect_references(const Json& j, std::set<std::string>& into) {
  if (j.is_object())
    for (const auto& [name, value] : j.items()) {
      if (name == "$ref")
        into.insert(value.text());
      collect_references(value, into);
    }
  if (j.is_array())
    for (const Json& element : j)
      collect_references(element, into);
}

TEST_CASE("service: the description names each method with its parameters, and each schema that it refers to") {
  const Json document = tools::open_rpc();
  CHECK(document["info"]["version"] == tools::protocol_version);
  std::vector<std::string> described, named;
  for (const Json& method : document["methods"])
    described.push_back(method["name"]);
  for (const Method& method : all_methods()) {
    named.push_back(method.name);
    REQUIRE(document["methods"][named.size() - 1]["params"].size() == method.takes.size());
  }
  CHECK(described == named);
  CHECK(std::set<std::string>(named.begin(), named.end()).size() == named.size());
  std::set<std::string> references;
  collect_references(document, references);
  CHECK(references.size() > 10);
  const std::string schemas = "#/components/schemas/";
  for (const std::string& reference : references) {
    CAPTURE(reference);
    REQUIRE(reference.starts_with(schemas));
    CHECK(document["components"]["schemas"].contains(reference.substr(schemas.size())));
  }
}

TEST_CASE("service: each error that a method names is in the table of errors, once") {
  std::set<std::string> codes;
  for (const tools::ErrorCode& row : tools::error_codes())
    CHECK(codes.insert(std::string(row.code)).second);
  for (const Method& method : all_methods())
    for (const std::string& error : method.errors)
      CHECK_MESSAGE(codes.count(error) == 1, method.name << ": " << error);
}

TEST_CASE("rpc: --schema prints the description, --types definitions for TypeScript with each method and type") {
  CHECK(json_of(run("rpc", "--schema")) == tools::open_rpc());
  const Ran types = run("rpc", "--types");
  CHECK(types.code == 0);
  for (const Method& method : all_methods())
    CHECK_MESSAGE(has(types.out, "\"" + method.name + "\": { params: {"), method.name);
  for (const tools::NamedSchema& schema : tools::named_schemas())
    CHECK_MESSAGE(has(types.out, "export type " + schema.name + " = "), schema.name);
}

TEST_CASE("schema: a mismatch has its place, in lists, maps and objects") {
  using tools::Schema;
  const Schema numbers = Schema::list(Schema::whole(1, 6), 2);
  const Schema all =
      Schema::object({{"dice", numbers, "Dice"}, tools::optional_member("by", Schema::map(numbers), "More")});
  const auto place = [&](const Json& value) {
    const auto wrong = all.mismatch(value);
    return wrong ? wrong->code + " " + wrong->place : "";
  };
  CHECK(place({{"dice", {1, 6}}}) == "");
  CHECK(place({{"dice", {1, 7}}}) == "wrong_value dice[1]");
  CHECK(place({{"dice", {1, 2, 3}}}) == "wrong_value dice");
  CHECK(place({{"dice", Json::array()}, {"by", {{"a", {0}}}}}) == "wrong_value by.a[0]");
  CHECK(place({{"by", Json::object()}}) == "missing_field dice");
  CHECK(place({{"dise", Json::array()}}) == "unknown_field dise");
  CHECK(place(3) == "wrong_value ");
  CHECK(Schema::or_null(numbers).mismatch({3, 9})->place == "[1]");
  CHECK_FALSE(Schema::or_null(numbers).mismatch(nullptr));
  CHECK(Schema::word({"a", "b"}).mismatch("c")->expected == "one of `a`, `b`");
}

TEST_CASE("service: an experiment has two variants at least, and no negative difference matters") {
  Serving s;
  for (const Json& variants : {Json::array(), Json::array({"extended"})})
    CHECK(s.refusal_code("lab.compare", {{"variants", variants}}) == "wrong_value");
  CHECK(s.refusal_code("lab.compare", {{"variants", {"extended", "classic"}}, {"matters", -1}}) == "wrong_value");
}

TEST_CASE("service: a set in memory has a plain id, and no folder of the host is read for it") {
  Serving s;
  for (const char* name : {"../../etc", "", "a/b", "Mine", ".", "a\nb"}) {
    const Json refused = s.refusal("sets.open", {{"files", Json::object()}, {"name", name}});
    CHECK(refused["data"]["place"] == "name");
  }
}

TEST_CASE("service: the default set can be edited for this service, and is not written") {
  Service service{ServiceOptions{}};
  Serving s(Role::owner, service);
  const Json before = s.ask("sets.source", {{"file", "loot/bomb.lua"}});
  CHECK(before["edited"] == false);
  CHECK(s.ask("sets.edit", {{"file", "loot/bomb.lua"}, {"text", "return loot {"}})["findings"].size() > 0);
  CHECK(s.ask("sets.edit", {{"file", "loot/bomb.lua"}})["findings"].empty());
  CHECK(s.ask("sets.source", {{"file", "loot/bomb.lua"}})["text"] == before["text"]);
}

}  // namespace
}  // namespace soulstack::testing::service_test
