// One game played by a client over a pipe. Each request and each response is one JSON object.
#pragma once

#include <chrono>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "tools/display/json_view.h"
#include "tools/records/undo.h"
#include "tools/support/client_root.h"
#include "tools/support/sets.h"

namespace soulstack::tools {

// What is wrong with a request, and what was expected. The game has not changed.
struct BadRequest {
  std::string code;  // stable, for programs: "not_an_option"
  std::string message;
  std::string expected;
};

// What clients are allowed to do.
struct RpcMode {
  bool contest = false;                               // hide the seed from clients, and refuse undo
  Root root;                                          // all files that clients name must be in it
  std::optional<std::chrono::seconds> bot_time = {};  // of all bots, for a request; none: no limit
};

class RpcGame {
 public:
  explicit RpcGame(SetChoice sets, RpcMode mode = {}) : sets_(std::move(sets)), mode_(std::move(mode)) {}

  // Takes the cards and rules of the command line, so that mistakes in them are reported before the first request.
  void load_cards(Console& console);
  const scripting::Loaded& cards() const { return *loaded_; }  // after load_cards

  // Throws BadRequest. If the bots need too long (`RpcMode::bot_time`), the game stays at a decision of a bot.
  Json respond(const Json& request);
  bool quit() const { return quit_; }

 private:
  struct Plan {
    int players = 4;
    std::uint64_t seed = 0;
    std::vector<std::string> seats;  // "client", or the name of a bot
    std::string journal;             // empty: none
    SetChoice sets;
  };

  Json begin(const Json& how);
  Plan plan_of(const Json& how) const;
  // Null if the loaded cards can be used.
  // The path of a file that the client names.
  std::filesystem::path file_of(const Json& name, std::string_view field) const;
  std::vector<std::string> sets_of(const Json& names) const;
  void refuse_other_sets(const SetChoice& sets) const;
  void refuse_in_contest(std::string_view what) const;
  std::unique_ptr<scripting::Loaded> load_unless_loaded(const SetChoice& sets) const;
  void take(std::unique_ptr<scripting::Loaded> loaded, const SetChoice& loaded_for, std::unique_ptr<History> history);
  Json load(const Json& file);
  Json with_cards_set_aside(Json response) const;
  Json save(const Json& file) const;
  Json undo(const Json& how_many);
  Json redo(const Json& how_many);
  Json rewind(const Json& turn);
  Json move_to(std::size_t decisions);
  History& game_at_hand() const;
  Json respond_to(const std::string& name, const Json& value);
  Json answer(const Json& with);
  Json go_on(const Json& yes);
  void demand_that_client_is_asked() const;
  Json why(const Json& what);
  Json view(const Json& seat);
  int option_of(const Json& with) const;

  void play_on();
  void tell_clients();
  bool client(Seat s) const { return history_->is_person(s); }
  Seat last_client() const;
  Json situation();

  SetChoice sets_;
  RpcMode mode_;
  SetChoice loaded_for_;
  std::unique_ptr<scripting::Loaded> loaded_;
  std::unique_ptr<History> history_;  // null: no game yet; the client plays the people's seats
  std::vector<Json> untold_;          // by seat: events since it was last asked
  Seat last_asked_ = Seat::game;
  bool quit_ = false;
};

}  // namespace soulstack::tools
