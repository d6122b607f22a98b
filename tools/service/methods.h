// The methods of the service, as rows: what each takes and gives, who may call it, and the function that answers. From
// these rows come the checks of requests, the description for clients (OpenRPC), the definitions for TypeScript and the
// page of the documentation.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "tools/service/message_schema.h"
#include "tools/service/service.h"

namespace soulstack::tools {

// A request whose parameters fit its method.
struct Request {
  Service& service;
  Client& client;
  const Json& params;

  const Json* find(std::string_view name) const { return params.find(name); }
  bool has(std::string_view name) const { return params.contains(name); }
  const Json& operator[](std::string_view name) const { return params.at(name); }
  template <class T>
  T value(std::string_view name, T fallback) const {
    return params.value(name, std::move(fallback));
  }
  HostedGame& game() const { return service.game(client, params.at("game")); }
};

enum class MayCall : std::uint8_t { anyone, players /* owner and seats */, owner };

struct Method {
  std::string name;      // "game.answer"
  std::string sentence;  // what it does
  MayCall by = MayCall::anyone;
  std::vector<Member> takes;
  Schema gives;
  std::string gives_meaning;
  std::vector<std::string> errors;  // codes that are its own
  Json (*run)(const Request&);
};

std::vector<Method> session_methods();  // hello, rpc.discover
std::vector<Method> game_methods();
std::vector<Method> set_methods();
std::vector<Method> rules_methods();
std::vector<Method> lab_methods();
const std::vector<Method>& all_methods();
// Null: there is none of that name.
const Method* find_method(std::string_view name);

// ---- Schemas that several methods use
Member takes_game();    // game: its number
Schema open_number();   // of a game, of sets or of an experiment
Schema seat_number();   // 1 to max_players
Schema empty_result();  // an object without members

}  // namespace soulstack::tools
