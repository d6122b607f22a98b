// Fuzzing of the service: each line of the input is a message of JSON-RPC, after `hello`. Every response is valid JSON,
// every error says enough, and a refused request changes no game.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <map>
#include <set>
#include <sstream>
#include <string>

#include "tests/fuzz/arena.h"
#include "tools/service/answer_message.h"
#include "tools/service/methods.h"
#include "tools/support/json.h"

using namespace soulstack;
using namespace soulstack::tools;

namespace {

constexpr std::size_t most_lines = 200;
constexpr int most_games = 20;

struct Moment {
  std::uint64_t hash;
  std::size_t changes;
  friend bool operator==(const Moment&, const Moment&) = default;
};
using Moments = std::map<int, Moment>;

// A service without files, and its client. Numbers of games grow from input to input, so those in requests count from the
// last one of the input before.
struct Arena {
  Service service{ServiceOptions{
      .sets = {.sets = {SOULSTACK_TEST_ROOT "/cards/base"}}, .root = {}, .has_files = false, .most_games = most_games}};
  Client client;
  int before = 0;
  std::set<int> games;  // that responses of this input named

  Arena() { client.greeted = true; }

  Moments moments() {
    Moments all;
    for (const int number : games)
      try {
        const HostedGame& hosted = service.game(client, number);
        all[number] = {hosted.game().hash(), hosted.changes()};
      } catch (const Refused&) {  // it was dropped
      }
    return all;
  }
  void drop_all() {
    int dropped = before;
    while (service.games() > 0)  // those of notifications, too, which no response named
      service.drop_game(++dropped);
    before = std::max(dropped, games.empty() ? 0 : *games.rbegin());
    games.clear();
    client = {};
    client.greeted = true;
  }
};

// The request with the numbers of this input.
void renumber(Json& request, int before) {
  if (request.is_array())
    for (Json& each : request)
      renumber(each, before);
  Json* const params = request.is_object() && request.contains("params") ? &request["params"] : nullptr;
  constexpr int highest = 100;
  if (params != nullptr && params->is_object() && params->contains("game"))
    if (Json& game = (*params)["game"]; game.is_number_integer() && game > 0 && game < highest)
      game = game.get<int>() + before;
}

std::string renumbered(const std::string& line, int before) {
  try {
    Json request = Json::parse(line);
    renumber(request, before);
    return request.dump();
  } catch (const JsonError&) {
    return line;
  }
}

// Bots that look ahead make an input slow, but no different.
bool costs_much(const std::string& line) {
  const char* const words[] = {"search", "careful", "planner", "greedy", "lab."};
  return std::any_of(std::begin(words), std::end(words),
                     [&](const char* word) { return line.find(word) != std::string::npos; });
}

void check_error(const Json& error) {
  const Json& data = error["data"];
  const auto& rows = error_codes();
  fuzzing::demand(!error["message"].text().empty(), "an error without a message");
  fuzzing::demand(
      std::any_of(rows.begin(), rows.end(),
                  [&](const ErrorCode& row) { return data["code"] == row.code && error["code"] == row.number; }),
      "an error with a code that is in no row");
  fuzzing::demand(data["code"] != "failed", "a fault of the program: " + error["message"].text());
}

// True: the request was refused.
bool check_response(Arena& arena, const Json& response) {
  fuzzing::demand(response["jsonrpc"] == "2.0" && response.contains("id"), "a response without its envelope");
  fuzzing::demand(response.contains("result") != response.contains("error"), "not either a result or an error");
  if (response.contains("error"))
    check_error(response["error"]);
  else if (const Json& result = response["result"]; result.is_object() && result.contains("game"))
    arena.games.insert(result["game"].get<int>());
  return response.contains("error");
}

void send(Arena& arena, const std::string& line) {
  const Moments before = arena.moments();
  const std::string text = answer_message(arena.service, arena.client, renumbered(line, arena.before));
  if (text.empty())
    return;
  const Json response = Json::parse(text);
  fuzzing::demand(Json::parse(response.dump()) == response, "a response that is not valid UTF-8");
  if (response.is_array())
    for (const Json& each : response)
      check_response(arena, each);
  else if (check_response(arena, response))
    fuzzing::demand(arena.moments() == before, "a refused request changed a game");
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static Arena arena;
  std::istringstream lines(std::string(reinterpret_cast<const char*>(data), size));
  std::string line;
  for (std::size_t n = 0; n < most_lines && std::getline(lines, line); ++n)
    if (!costs_much(line))
      send(arena, line);
  arena.drop_all();
  return 0;
}
