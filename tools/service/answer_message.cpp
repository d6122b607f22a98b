// Answers messages of JSON-RPC 2.0.
#include "tools/service/answer_message.h"

#include <fmt/format.h>

#include <algorithm>

#include "scripting/findings/suggest.h"
#include "tools/display/safe_json.h"
#include "tools/players/trial_budget.h"
#include "tools/service/methods.h"
#include "tools/support/stop.h"

namespace soulstack::tools {

namespace {

int number_of(std::string_view code) {
  for (const ErrorCode& row : error_codes())
    if (row.code == code)
      return row.number;
  throw std::logic_error(fmt::format("no row of error_codes is `{}`", code));
}

Json error_object(const Refused& why) {
  Json data{{"code", why.code}};
  if (!why.expected.empty())
    data["expected"] = why.expected;
  if (!why.place.empty())
    data["place"] = why.place;
  if (!why.details.is_null())
    data.update(why.details);
  return {{"code", number_of(why.code)}, {"message", why.message}, {"data", data}};
}

Json response(const Json& id, std::string_view member, Json value) {
  Json j{{"jsonrpc", "2.0"}, {"id", id}};
  j[member] = std::move(value);
  return j;
}

// An ID is a text, a number or null. Others are not sent back.
Json id_of(const Json& request) {
  const Json* const id = request.is_object() ? request.find("id") : nullptr;
  return id != nullptr && (id->is_string() || id->is_number()) ? *id : Json(nullptr);
}

void demand_request(const Json& request) {
  static const Schema schema = Schema::object({
      {"jsonrpc", Schema::word({"2.0"}), "Always `2.0`"},
      {"method", Schema::text(100), "The name of the method"},
      optional_member("params", Schema::either({Schema::map(Schema::anything()), Schema::list(Schema::anything())}),
                      "Its parameters by name; a list, which JSON-RPC also allows, fits no method"),
      optional_member("id", Schema::either({Schema::text(200), Schema::number(), Schema::null()}), "Of the request"),
  });
  if (const auto wrong = schema.mismatch(request))
    throw Refused{"not_a_request", wrong->message, wrong->expected, wrong->place};
}

const Method& method_named(std::string_view name) {
  if (const Method* const method = find_method(name))
    return *method;
  scripting::Nearest nearest(name);
  for (const Method& row : all_methods())
    nearest.offer(row.name);
  throw Refused{"unknown_method",
                fmt::format("There is no method `{}`{}", scripting::printable(name, 100),
                            nearest.word().empty() ? "" : fmt::format("; did you mean `{}`?", nearest.word())),
                "a method of `rpc.discover`"};
}

void demand_role(const Method& method, const Client& client) {
  if (!client.greeted && method.name != "hello" && method.name != "rpc.discover")
    throw Refused{"hello_first", "The first request must be `hello`",
                  fmt::format(R"({{"version": "{}"}})", protocol_version)};
  const bool may = method.by == MayCall::anyone || client.role == Role::owner ||
                   (method.by == MayCall::players && client.role == Role::seat);
  if (!may)
    throw Refused{"not_allowed", fmt::format("A client of this role may not call `{}`", method.name), "another method"};
}

void demand_parameters(const Method& method, const Json& params) {
  if (const auto wrong = Schema::object(method.takes).mismatch(params))
    throw Refused{wrong->code, wrong->message, wrong->expected, wrong->place};
}

}  // namespace

Json answer_request(Service& service, Client& client, std::string_view name, const Json& params) {
  const Method& method = method_named(name);
  demand_role(method, client);
  demand_parameters(method, params);
  try {
    return method.run({service, client, params});
  } catch (const BotsTooSlow& slow) {
    throw Refused{"bots_too_slow", slow.why + "; the game waits where it is",
                  "`game.run`, which gives them the same time again"};
  }
}

// Null: a notification, which has no answer. What is not a request has one, with null as its ID.
static Json response_to(Service& service, Client& client, const Json& request) {
  const Json id = id_of(request);
  bool is_notification = false;
  Json result;
  try {
    demand_request(request);
    is_notification = !request.contains("id");
    static const Json no_params = Json::object();
    const Json* const params = request.find("params");
    result =
        response(id, "result",
                 answer_request(service, client, request["method"].text(), params == nullptr ? no_params : *params));
  } catch (const Refused& why) {
    result = response(id, "error", error_object(why));
  } catch (const Stop& stop) {
    result = response(id, "error", error_object({"not_possible", service.options().root.without_folder(stop.why)}));
  } catch (const std::exception& fault) {
    result = response(id, "error", error_object({"failed", fault.what()}));
  }
  return is_notification ? Json(nullptr) : result;
}

std::string answer_message(Service& service, Client& client, std::string_view message) {
  try {
    if (message.size() > longest_message)
      throw Refused{"too_long", fmt::format("The message is longer than {} bytes", longest_message),
                    "a shorter message"};
    const Json request = Json::parse(message);
    if (!request.is_array()) {
      const Json one = response_to(service, client, request);
      return one.is_null() ? "" : safe_json(one);
    }
    if (request.empty() || request.size() > most_in_a_batch)
      throw Refused{request.empty() ? "not_a_request" : "too_long", "A batch has this many requests: 1 to 100",
                    "1 to 100 requests"};
    Json all = Json::array();
    for (const Json& each : request)
      if (Json one = response_to(service, client, each); !one.is_null())
        all.push_back(std::move(one));
    return all.empty() ? "" : safe_json(all);
  } catch (const Refused& why) {
    return safe_json(response(nullptr, "error", error_object(why)));
  } catch (const JsonError& error) {
    return safe_json(response(nullptr, "error", error_object({"not_json", error.what(), "one value of JSON"})));
  }
}

}  // namespace soulstack::tools
