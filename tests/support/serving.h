// A client of the service in this process. Each answer is checked against the schema of its method, each error against
// the table of codes.
#pragma once

#include <doctest/doctest.h>

#include <algorithm>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/game/game.h"
#include "tests/support/running.h"
#include "tools/service/answer_message.h"
#include "tools/service/methods.h"

namespace soulstack::testing {

using tools::Client;
using tools::HostedGame;
using tools::Role;
using tools::Service;
using tools::ServiceOptions;

// A request as text. Null: without parameters; without an ID, which is a notification.
inline std::string request_text(std::string_view method, const Json& params, const Json& id = nullptr) {
  Json request{{"jsonrpc", "2.0"}, {"method", method}};
  if (!params.is_null())
    request["params"] = params;
  if (!id.is_null())
    request["id"] = id;
  return request.dump();
}

// Why an error breaks the promises about errors; empty if it keeps them.
inline std::string what_is_wrong_with_error(const Json& error) {
  for (const char* member : {"code", "message", "data"})
    if (!error.contains(member))
      return std::string("it has no `") + member + "`";
  if (error["message"].text().empty())
    return "its message is empty";
  const Json* const code = error["data"].find("code");
  if (code == nullptr)
    return "its data has no `code`";
  for (const tools::ErrorCode& row : tools::error_codes())
    if (row.code == code->text())
      return error["code"] == row.number ? "" : "the number is not that of the code";
  return "its code is in no row";
}

// Why the result of a method does not fit its schema; empty if it fits.
inline std::string what_is_wrong_with_result(std::string_view method, const Json& result) {
  const tools::Method* const row = tools::find_method(method);
  const auto wrong = row->gives.mismatch(result);
  return wrong ? std::string(method) + ": " + wrong->place + ": " + wrong->message : "";
}

// The service of tests that need no options of their own: it loads the base set once.
inline Service& shared_service() {
  static Service service{ServiceOptions{}};
  return service;
}

class Serving {
 public:
  explicit Serving(Role role = Role::owner, Service& service = shared_service()) : service_(service) {
    static int clients = 0;
    client_.role = role;
    client_.number = ++clients;
    client_.greeted = true;
  }

  // The response to a message; empty if there is none.
  std::string respond(std::string_view message) { return tools::answer_message(service_, client_, message); }

  // The result of a request. Fails the test if it is refused.
  Json ask(std::string_view method, const Json& params = Json::object()) {
    const Json response = response_to(method, params);
    REQUIRE_MESSAGE(response.contains("result"), method << ": " << response.dump());
    const std::string wrong = what_is_wrong_with_result(method, response["result"]);
    REQUIRE_MESSAGE(wrong.empty(), wrong);
    return response["result"];
  }

  // The error of a request. Fails the test if it is not refused.
  Json refusal(std::string_view method, const Json& params = Json::object()) {
    const Json response = response_to(method, params);
    REQUIRE_MESSAGE(response.contains("error"), method << " with " << params.dump() << " is not refused");
    const std::string wrong = what_is_wrong_with_error(response["error"]);
    REQUIRE_MESSAGE(wrong.empty(), wrong << ": " << response.dump());
    return response["error"];
  }
  std::string refusal_code(std::string_view method, const Json& params = Json::object()) {
    return refusal(method, params)["data"]["code"];
  }

  // Two players, the second a bot; with these parameters in addition.
  Json begin(const Json& more = Json::object()) {
    Json params{{"seats", {"client", "random"}}, {"seed", 7}};
    params.update(more);
    return ask("game.new", params);
  }
  Json answer(const Json& game, const Json& option, const Json& more = Json::object()) {
    Json params{{"game", game}, {"option", option}};
    params.update(more);
    return ask("game.answer", params);
  }
  Json view(const Json& game, const Json& as = nullptr) {
    Json params{{"game", game}};
    if (!as.is_null())
      params["as"] = as;
    return ask("game.view", params)["view"];
  }

  HostedGame& game(const Json& number) { return service_.game(client_, number); }
  Service& service() { return service_; }
  Client& client() { return client_; }

 private:
  Json response_to(std::string_view method, const Json& params) {
    const std::string text = respond(request_text(method, params, ++last_id_));
    REQUIRE_MESSAGE(!text.empty(), method << " has no response");
    const Json response = Json::parse(text);
    REQUIRE(response["jsonrpc"] == "2.0");
    REQUIRE(response["id"] == last_id_);
    return response;
  }

  Service& service_;
  Client client_;
  int last_id_ = 0;
};

// The position without what numbers it and what was already said.
inline Json same_place(Json position) {
  for (const char* name : {"game", "events", "seed"})
    position.erase(name);
  if (position.contains("decision"))
    position["decision"].erase("number");
  if (position.contains("view"))
    position["view"].erase("view");
  return position;
}

inline Json without_number(Json view) {
  view.erase("view");
  return view;
}

// What a refused request must leave as it is.
struct GameMoment {
  std::uint64_t hash;
  std::size_t changes, at;
  friend bool operator==(const GameMoment&, const GameMoment&) = default;
};
inline GameMoment moment_of(const HostedGame& hosted) {
  return {hosted.game().hash(), hosted.changes(), hosted.history().at()};
}

}  // namespace soulstack::testing
