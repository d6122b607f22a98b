// What a service keeps for its clients.
#include "tools/service/service.h"

#include <fmt/format.h>

#include "tools/support/stop.h"

namespace soulstack::tools {

namespace {

constexpr int parse_error = -32700, invalid_request = -32600, method_not_found = -32601, invalid_params = -32602;
constexpr int internal_error = -32603, refused = -32000;

}  // namespace

const std::vector<ErrorCode>& error_codes() {
  static const std::vector<ErrorCode> rows = {
      {"not_json", parse_error, "The message is not JSON, or has too many levels"},
      {"too_long", invalid_request, "The message, or a batch, is too long"},
      {"not_a_request", invalid_request, "It is not a request of JSON-RPC 2.0"},
      {"unknown_method", method_not_found, "There is no such method"},
      {"unknown_field", invalid_params, "A parameter has a field that does not exist"},
      {"missing_field", invalid_params, "A parameter is missing"},
      {"wrong_value", invalid_params, "A parameter has a value that is not possible"},
      {"hello_first", refused, "The first request must be `hello`"},
      {"wrong_version", refused, "This version of the protocol is not spoken here"},
      {"not_allowed", refused, "Only the owner of the service may do this"},
      {"no_such_game", refused, "There is no game of this number"},
      {"no_such_sets", refused, "No sets with this number are open"},
      {"no_such_experiment", refused, "There is no experiment with this number"},
      {"too_many", refused, "Too much is open at a time: the message says what"},
      {"not_your_seat", refused, "A bot plays this seat, or another client"},
      {"stale_decision", refused, "The answer is for a decision that is no longer open"},
      {"not_an_option", refused, "The decision has no such option"},
      {"bot_is_asked", refused, "A bot has to answer first: `game.run`"},
      {"bots_too_slow", refused, "The bots need more time than they have for a request; the game waits"},
      {"game_over", refused, "The game is over"},
      {"not_possible", refused, "The rules or the history of the game do not allow it"},
      {"not_kept", refused, "These events are not kept"},
      {"not_loaded", refused, "The sets, or a record, cannot be loaded"},
      {"not_in_root", refused, "A file outside of the folder for files of clients"},
      {"not_written", refused, "A file cannot be written"},
      {"changed_elsewhere", refused, "The file is not as the client knew it: somebody else has changed it"},
      {"failed", internal_error, "A fault of this program"},
  };
  return rows;
}

Service::Service(ServiceOptions options) : options_(std::move(options)) {}
Service::~Service() = default;

const scripting::Loaded& Service::default_cards(Console& console) { return sets(nullptr)->load(console); }

// ---- For methods

HostedGame& Service::game(const Client& client, const Json& number) {
  const auto found = games_.find(number.get<int>());
  const bool theirs = found != games_.end() && (client.role != Role::seat || found->second->owner == client.number);
  if (!theirs)
    throw Refused{"no_such_game", fmt::format("There is no game {}", number.get<int>()),
                  "the `game` that `game.new` gave", "game"};
  return *found->second;
}

void Service::forget_client(int number) {
  const auto is_theirs = [&](const auto& entry) { return entry.second->owner == number; };
  std::erase_if(games_, is_theirs);
  std::erase_if(sets_, is_theirs);
  std::erase_if(experiments_, is_theirs);
}

std::shared_ptr<ClientSets> Service::sets(const Json* number) {
  if (number == nullptr) {
    if (!default_sets_)
      default_sets_ = std::make_shared<ClientSets>(options_.sets);
    return default_sets_;
  }
  const auto found = sets_.find(number->get<int>());
  if (found == sets_.end())
    throw Refused{"no_such_sets", fmt::format("No sets are open as {}", number->get<int>()),
                  "the `sets` that `sets.open` gave", "sets"};
  return found->second;
}

void Service::demand_room_for_game() const {
  if (games_.size() >= static_cast<std::size_t>(options_.most_games))
    throw Refused{"too_many", fmt::format("There are {} games already", games_.size()), "`game.drop` first"};
}

int Service::add(std::unique_ptr<HostedGame> game) {
  demand_room_for_game();
  games_[++last_number_] = std::move(game);
  return last_number_;
}

int Service::add(std::shared_ptr<ClientSets> sets) {
  constexpr std::size_t most_sets = 50;
  if (sets_.size() >= most_sets)
    throw Refused{"too_many", fmt::format("{} sets are open already", sets_.size()), "`sets.close` first"};
  sets_[++last_number_] = std::move(sets);
  return last_number_;
}

HostedExperiment& Service::experiment(const Client& client, const Json& number) {
  const auto found = experiments_.find(number.get<int>());
  if (found == experiments_.end() || found->second->owner != client.number)
    throw Refused{"no_such_experiment", fmt::format("There is no experiment {}", number.get<int>()),
                  "the `lab` that `lab.compare` or `lab.card` gave", "lab"};
  return *found->second;
}

int Service::add(std::unique_ptr<HostedExperiment> experiment) {
  constexpr std::size_t most_experiments = 50;
  if (experiments_.size() >= most_experiments)
    throw Refused{"too_many", fmt::format("There are {} experiments already", experiments_.size()), "`lab.drop` first"};
  experiments_[++last_number_] = std::move(experiment);
  return last_number_;
}

}  // namespace soulstack::tools
