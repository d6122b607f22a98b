// What is served to clients, the same for each of them: card sets, games and experiments by their numbers. Has no input or
// output of its own: a transport (stdio, a WebSocket, a Worker, a C function) calls `answer_message` (answer_message.h) with the
// text of each message.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <string_view>

#include "tools/service/client_sets.h"
#include "tools/service/hosted_experiment.h"
#include "tools/service/hosted_game.h"
#include "tools/support/client_root.h"
#include "tools/support/json.h"

namespace soulstack::tools {

// Bumped by semantic versioning: a client of 1.2 is served by each 1.x from 1.2 on (tools/docs/pages/protocol.md).
inline constexpr std::string_view protocol_version = "1.1.0";

// What a client may do.
enum class Role : std::uint8_t {
  owner,      // everything; who started the process
  seat,       // plays the seats of its own games: sees what they see, answers their decisions
  spectator,  // sees what is public
};

// A client of a service, as its transport knows it.
struct Client {
  Role role = Role::owner;
  int number = 0;        // tells clients of one service apart
  bool greeted = false;  // has sent `hello`
};

// Why a request is refused. Nothing has changed.
struct Refused {
  std::string code;  // of a row of `error_codes`
  std::string message;
  std::string expected = "";  // empty: nothing more can be said
  std::string place = "";     // of the parameter: "seats[2]"
  Json details = nullptr;     // more members for programs: {"file": ..., "line": ...}
};

struct ErrorCode {
  std::string_view code;
  int number;  // of JSON-RPC
  std::string_view meaning;
};
const std::vector<ErrorCode>& error_codes();

struct ServiceOptions {
  SetChoice sets;               // for requests that name none
  Root root;                    // of all files that requests name
  bool has_files = true;        // requests may name files and folders
  bool may_write_sets = false;  // `sets.save` may write to the folders of sets, beneath the root
  int most_games = 1'000;
};

class Service {
 public:
  // Loads the default sets when they are first needed.
  explicit Service(ServiceOptions options);
  ~Service();

  // Loads the default sets now, so that mistakes in them are reported before the first request. Stops if they have any.
  const scripting::Loaded& default_cards(Console& console);

  // ---- For methods
  const ServiceOptions& options() const { return options_; }
  // Throw Refused if there is none of this number, or if it is not the client's.
  HostedGame& game(const Client& client, const Json& number);
  std::shared_ptr<ClientSets> sets(const Json* number);  // null: the default sets
  HostedExperiment& experiment(const Client& client, const Json& number);
  void demand_room_for_game() const;          // throws Refused if there are too many
  int add(std::unique_ptr<HostedGame> game);  // its number
  void replace_game(int number, std::unique_ptr<HostedGame> game) { games_[number] = std::move(game); }
  int add(std::shared_ptr<ClientSets> sets);
  int add(std::unique_ptr<HostedExperiment> experiment);
  void drop_experiment(int number) { experiments_.erase(number); }
  void drop_game(int number) { games_.erase(number); }
  void drop_sets(int number) { sets_.erase(number); }
  std::size_t games() const { return games_.size(); }
  // A client has gone: its games, sets and experiments are forgotten.
  void forget_client(int number);

 private:
  ServiceOptions options_;
  std::map<int, std::unique_ptr<HostedGame>> games_;
  std::map<int, std::shared_ptr<ClientSets>> sets_;
  std::map<int, std::unique_ptr<HostedExperiment>> experiments_;
  std::shared_ptr<ClientSets> default_sets_;
  int last_number_ = 0;
};

}  // namespace soulstack::tools
