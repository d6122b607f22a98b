// A bot in Lua: a file that returns a table with a function `choose`, which receives a decision and a view of the table, and
// returns the number of an option, from 1. Files of version 0.1 return the function itself. It has the functions of cards and no words of cards. Like a card it is compiled with guards
// (source.h), so it answers the same on each machine. It may keep values between answers. Each answer and each game has a
// budget, and its Lua state has memory_of_bot (budget.h).
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <utility>
#include <variant>
#include <vector>

struct lua_State;

namespace soulstack::scripting {

class Budget;

// What is handed to a script: the values of JSON, with whole numbers only.
struct NamedData;
struct Data {
  using List = std::vector<Data>;
  using Fields = std::vector<NamedData>;
  std::variant<std::monostate, bool, std::int64_t, std::string, List, Fields> value;
};
struct NamedData {
  std::string name;
  Data data;
};

class LuaPlayer {
 public:
  // What failed, with its place: "mine.lua:3: attempt to index a nil value".
  struct Failure {
    std::string why;
  };

  // Runs the file. `path`: its name in messages; `seed`: of the numbers that `random` gives. Throws Failure.
  LuaPlayer(const std::string& path, const std::string& source, std::uint64_t seed);
  ~LuaPlayer();
  LuaPlayer(const LuaPlayer&) = delete;
  LuaPlayer& operator=(const LuaPlayer&) = delete;

  bool has_old_form() const { return has_old_form_; }
  // An option, from 1 to `options`. Throws Failure.
  int choose(const Data& decision, const Data& view, int options);

 private:
  static int draw(lua_State* L);
  static int place_error(lua_State* L);
  void load(const std::string& source);
  void take_function();
  void push_environment();
  void call(int arguments, int results);
  [[noreturn]] void fail(const std::string& why) const;

  std::string path_;
  std::uint64_t seed_;
  int ticks_left_;           // of the game
  std::int64_t steps_left_;  // of the game
  std::unique_ptr<Budget> budget_;
  lua_State* L_;
  int function_;
  bool has_old_form_ = false;
};

}  // namespace soulstack::scripting
