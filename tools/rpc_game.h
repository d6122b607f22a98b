// One game for a client on the other end of a pipe: requests in, responses out, each one JSON object.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "tools/bots.h"
#include "tools/sets.h"
#include "tools/view_json.h"

namespace soulstack::tools {

// What was wrong with a request, and what would be right. The game has not changed.
struct BadRequest {
  std::string code;  // stable, for programs: "not_an_option"
  std::string message;
  std::string expected;
};

class RpcGame {
 public:
  explicit RpcGame(SetChoice sets) : sets_(std::move(sets)) {}

  // Throws BadRequest.
  Json respond(const Json& request);
  bool quit() const { return quit_; }

 private:
  struct Plan {
    int players = 4;
    std::uint64_t seed = 1;
    std::vector<std::string> seats;  // "client", or the name of a bot
    SetChoice sets;
  };

  Json begin(const Json& how);
  Plan plan_of(const Json& how) const;
  void load_for(const SetChoice& sets);
  Json answer(const Json& with);
  Json why(const Json& what);
  Json view(const Json& seat);
  int option_of(const Json& with) const;

  void play_on();
  void tell_clients();
  bool client(Seat s) const { return bots_[static_cast<std::size_t>(s)] == nullptr; }
  Json situation();

  SetChoice sets_;
  SetChoice loaded_for_;
  std::unique_ptr<scripting::Loaded> loaded_;
  std::optional<Game> game_;
  std::vector<std::unique_ptr<Bot>> bots_;  // null: the client
  std::vector<Json> untold_;                // by seat: events since it was last asked
  std::vector<std::uint16_t> journal_;
  std::uint64_t seed_ = 0;
  Seat last_asked_ = Seat::game;
  bool quit_ = false;
};

}  // namespace soulstack::tools
