// One call from a scenario into the bench: the caller, the arguments and the result. All handles, numbers and strings
// from a scenario file are checked here and nowhere else.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include <lua.hpp>

#include "scripting/scenario/equivalent_mark.h"
#include "scripting/scenario/failed_place.h"
#include "scripting/scenario/scenario_checks.h"
#include "scripting/scenario/scenario_limits.h"
#include "scripting/scenario/scenario_play.h"
#include "scripting/scenario/scenario_words.h"

namespace soulstack::scripting {

// The result of a call. It is converted to Lua values when no object needs a destructor any more: Lua errors leave a C
// function by a jump.
struct Several {
  std::vector<std::string> texts;
};
using CallResult = std::variant<std::monostate, bool, lua_Integer, std::string, std::vector<std::string>, Several, Seat,
                                lua_CFunction>;
inline CallResult whole(int n) { return static_cast<lua_Integer>(n); }

// The scenario being played in a Lua state; stored in lua_getextraspace.
struct Stage {
  Play* play = nullptr;
  Meter* meter = nullptr;
  std::uint32_t scenario = 0;  // its number in the file: handles of others are refused
  std::string path;
  Checks checks;                      // of the file
  std::vector<std::string> compared;  // the failed comparisons of the next check
  FailedPlace failed;                 // where the scenario has failed, or the call that is running
  int line = 0;                       // of that call
  CallResult reply;
  std::string error;
  std::vector<EquivalentMark> equivalents;  // of the file
};
inline Stage& stage_of(lua_State* L) { return **static_cast<Stage**>(lua_getextraspace(L)); }

// Handles of `t` and its players. They are valid only in the scenario that made them.
struct Handle {
  std::uint32_t scenario;
  Seat seat;  // of a player
};
inline constexpr const char* table_type = "soulstack.scenario.table";
inline constexpr const char* player_type = "soulstack.scenario.player";

// The object before the colon.
enum class Whose : std::uint8_t { table, player };

class Request {
 public:
  lua_State* const L;
  Stage& stage;
  Play& play;
  const Table& t;

  Request(lua_State* state, Stage& on) : L(state), stage(on), play(*on.play), t(on.play->table()) {}

  // Throws Failure if the object before the colon is wrong or from another scenario.
  void check_self(Whose whose) const;
  Seat self() const;  // the player before the colon

  // Argument 2 is the first after the colon.
  int arguments() const { return lua_gettop(L) - 1; }
  bool has(int n) const { return n <= lua_gettop(L) && !lua_isnil(L, n); }
  Seat player(int n) const;
  std::string text(int n) const;  // also accepts a player's name, a number, true and false
  std::string text_or(int n, const char* otherwise) const { return has(n) ? text(n) : otherwise; }
  int number(int n, int least, int most) const;
  int number_or(int n, int otherwise, int least, int most) const { return has(n) ? number(n, least, most) : otherwise; }
  bool is_number(int n) const { return n <= lua_gettop(L) && lua_type(L, n) == LUA_TNUMBER; }
  int option(int n, std::string_view name, int least, int most) const;  // of { name = 2 }, without other fields
  std::vector<Label> labels_from(int n) const;
  Value object(int n) const;    // a card in play or a player, which must exist
  CardIndex card(int n) const;  // in play
  DeckId deck(int n) const;
  SlotTypeId slots(int n) const;  // "monster" if it is left out
  void want_card(const std::string& name) const;

  CallResult id_or_nil(CardIndex i) const { return i == no_card ? CallResult() : CallResult(play.short_id(i)); }

 private:
  const Handle* handle(int n, const char* type) const;
};

using Body = CallResult (*)(const Request&);

// A word of `t` or of its players: a property is read at once, a method is called with a colon.
struct Entry {
  ScenarioWord word;
  Body property = nullptr;
  lua_CFunction method = nullptr;
};

// Does each row say how it is read aloud?
template <std::size_t n>
constexpr bool are_said(const Entry (&rows)[n]) {
  for (const Entry& row : rows)
    if (!is_worded(row.word))
      return false;
  return true;
}

// Runs the body of a method, counts its work, and turns exceptions into Lua errors.
int run_method(lua_State* L, Body body, Whose whose, int most_arguments);
// Notes which call of its line is running.
void note_call(lua_State* L);
template <Body body, Whose whose, int most_arguments>
int method(lua_State* L) {
  note_call(L);
  return run_method(L, body, whose, most_arguments);
}
template <Body body, Whose whose>
int reader(lua_State* L) {
  return run_method(L, body, whose, 1);
}
constexpr int any_number = 1000;
template <Body body, int most_arguments = 0>
constexpr lua_CFunction of_player = method<body, Whose::player, most_arguments>;
template <Body body, int most_arguments = 0>
constexpr lua_CFunction of_table = method<body, Whose::table, most_arguments>;

// The words of players and of the table.
CallResult read_player_word(const Request& c, const std::string& name);
CallResult read_table_word(const Request& c, const std::string& name);
bool is_table_word(std::string_view name);
std::span<const Entry> table_entries();
std::span<const Entry> player_entries();

// The word with that name; Failure with a suggestion if there is none.
CallResult read_word(const Request& c, std::span<const Entry> entries, const std::string& name, std::string_view whose);

}  // namespace soulstack::scripting
