// Scenario files: found, read, played.
#include "scripting/scenario.h"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <lua.hpp>

#include "scripting/budget.h"
#include "scripting/files.h"
#include "scripting/sandbox_functions.h"
#include "scripting/scenario_api.h"
#include "scripting/scenario_play.h"
#include "scripting/scenario_table.h"
#include "scripting/source.h"

namespace soulstack::scripting {

namespace {

namespace fs = std::filesystem;
using Clock = std::chrono::steady_clock;

// scenario "name" { ... }: the name is remembered with the table, in the order of the file. Upvalue: the list.
int take_scenario(lua_State* L) {
  luaL_checktype(L, 1, LUA_TTABLE);
  lua_createtable(L, 0, 3);
  lua_pushvalue(L, lua_upvalueindex(2));
  lua_setfield(L, -2, "name");
  lua_pushvalue(L, 1);
  lua_setfield(L, -2, "table");
  lua_pushvalue(L, lua_upvalueindex(3));
  lua_setfield(L, -2, "line");
  lua_rawseti(L, lua_upvalueindex(1), static_cast<lua_Integer>(lua_rawlen(L, lua_upvalueindex(1))) + 1);
  return 0;
}
int name_scenario(lua_State* L) {
  luaL_checktype(L, 1, LUA_TSTRING);
  lua_Debug where{};
  if (lua_getstack(L, 1, &where))
    lua_getinfo(L, "l", &where);
  lua_pushvalue(L, lua_upvalueindex(1));
  lua_pushvalue(L, 1);
  lua_pushinteger(L, where.currentline);
  lua_pushcclosure(L, take_scenario, 3);
  return 1;
}

constexpr std::size_t longest_message = 8'000;  // a script says what it wants

// The Lua state of one file: read once, its scenarios played one after the other.
class File {
 public:
  explicit File(std::string path) : path_(std::move(path)) {
    L_ = budget_.new_state();
    *static_cast<Stage**>(lua_getextraspace(L_)) = &stage_;
  }
  ~File() { lua_close(L_); }
  File(const File&) = delete;
  File& operator=(const File&) = delete;

  // Both throw Failure.
  void read();
  void take(std::string text);
  int count() { return count_; }
  ScenarioResult run(int n, LibraryCache& libraries);
  std::string name(int n) { return text_field(n, "name"); }

 private:
  void push_environment();
  void push_scenario(int n, const char* field) {
    lua_rawgeti(L_, LUA_REGISTRYINDEX, list_);
    lua_rawgeti(L_, -1, n);
    lua_getfield(L_, -1, field);
    lua_replace(L_, -3);
    lua_pop(L_, 1);
  }
  std::string text_field(int n, const char* field) {
    push_scenario(n, field);
    const std::string text = lua_tostring(L_, -1);
    lua_pop(L_, 1);
    return text;
  }
  void play_out(int n, ScenarioResult& result, LibraryCache& libraries);
  void call(int n, const char* function);
  void protected_call(int arguments, int results);
  void demand_nothing_left(Play& play) const;

  std::string path_;
  std::string text_;
  Budget budget_;
  Stage stage_;
  lua_State* L_ = nullptr;
  int list_ = LUA_NOREF;
  int count_ = 0;
};

// Of Lua's own functions only those that cards have, too.
void File::push_environment() {
  luaL_requiref(L_, "_G", luaopen_base, 0);
  luaL_requiref(L_, "math", luaopen_math, 0);
  lua_createtable(L_, 0, 16);
  const int base = lua_gettop(L_) - 2, math = base + 1, env = base + 2;
  for (const char* name : {"assert", "error", "ipairs", "select", "type"}) {
    lua_getfield(L_, base, name);
    lua_setfield(L_, env, name);
  }
  lua_createtable(L_, 0, 3);
  for (const char* name : {"min", "max", "abs"}) {
    lua_getfield(L_, math, name);
    lua_setfield(L_, -2, name);
  }
  lua_setfield(L_, env, "math");
  lua_pushcfunction(L_, ordered_pairs);
  lua_setfield(L_, env, "pairs");
  lua_pushcfunction(L_, short_tonumber);
  lua_setfield(L_, env, "tonumber");
  lua_pushcfunction(L_, plain_tostring);
  lua_setfield(L_, env, "tostring");
  lua_pushcfunction(L_, check);
  lua_setfield(L_, env, "check");
  lua_newtable(L_);
  lua_pushvalue(L_, -1);
  list_ = luaL_ref(L_, LUA_REGISTRYINDEX);
  lua_pushcclosure(L_, name_scenario, 1);
  lua_setfield(L_, env, "scenario");
  lua_remove(L_, math);
  lua_remove(L_, base);
}

void File::protected_call(int arguments, int results) {
  const Budget::Guard guard(budget_);
  budget_.begin(L_, for_scenario);
  const int status = lua_pcall(L_, arguments, results, 0);
  if (status == LUA_OK)
    return;
  const std::string text = error_of(L_, status);
  lua_pop(L_, 1);
  throw Failure(text);
}

void File::read() {
  std::vector<Finding> findings;
  Report report(findings, path_);
  if (!read_source(path_, text_, report))
    throw Failure(to_string(findings.front()));
  take(std::move(text_));
}

void File::take(std::string text) {
  text_ = std::move(text);
  stage_.source = text_;
  install_scenario_api(L_);
  if (luaL_loadbufferx(L_, text_.data(), text_.size(), ("@" + path_).c_str(), "t") != LUA_OK) {
    const std::string message = lua_tostring(L_, -1);
    throw Failure(message);
  }
  push_environment();
  lua_setupvalue(L_, -2, 1);
  protected_call(0, 0);
  lua_rawgeti(L_, LUA_REGISTRYINDEX, list_);
  count_ = static_cast<int>(lua_rawlen(L_, -1));
  lua_pop(L_, 1);
  if (count_ == 0)
    throw Failure(path_ + ":1: there is no scenario in this file");
}

void File::call(int n, const char* function) {
  push_scenario(n, "table");
  const int type = lua_getfield(L_, -1, function);
  lua_replace(L_, -2);
  if (type == LUA_TNIL)
    return lua_pop(L_, 1);
  if (type != LUA_TFUNCTION)
    throw Failure(fmt::format("{}: this is a function", function));
  push_table_handle(L_);
  stage_.line = stage_.nth = 0;
  protected_call(1, 0);
}

void File::demand_nothing_left(Play& play) const {
  play.demand_sound();
  if (play.ends_anywhere())
    return;
  const Table& t = play.game().table();
  if (!play.idle())
    throw Failure("a decision is open at the end\n" + play.describe());
  if (t.fixed_dice_used < t.fixed_dice.size())
    throw Failure(
        fmt::format("{} of {} dice were rolled\n{}", t.fixed_dice_used, t.fixed_dice.size(), play.describe()));
}

void File::play_out(int n, ScenarioResult& result, LibraryCache& libraries) {
  ScenarioTable table;
  push_scenario(n, "table");
  read_head(L_, lua_gettop(L_), table);
  result.rules = table.rules;
  result.cites = table.cites;
  const std::string set = table.set.empty()
                              ? set_of_scenario(path_)
                              : (fs::path(path_).parent_path() / table.set).lexically_normal().generic_string();
  const LibraryCache::Loaded& library = libraries.get(set, table.rules);
  if (!library.content)
    throw Failure(library.trouble);
  read_table(L_, lua_gettop(L_), *library.content, table);
  lua_pop(L_, 1);
  auto laid = lay_table(*library.content, *library.scripts, table.situation);
  laid->logging = true;
  Play play(Game(std::move(laid)), table.names);
  stage_.play = &play;
  try {
    play.watch();
    call(n, "play");
    call(n, "expect");
    demand_nothing_left(play);
  } catch (const Failure&) {
    result.cause = play.fault().cause;
    throw;
  }
}

ScenarioResult File::run(int n, LibraryCache& libraries) {
  ScenarioResult result;
  result.name = printable(name(n));
  result.file = path_;
  push_scenario(n, "line");
  const int own_line = static_cast<int>(lua_tointeger(L_, -1));
  lua_pop(L_, 1);
  const auto start = Clock::now();
  try {
    play_out(n, result, libraries);
    result.passed = true;
  } catch (const std::exception& e) {
    result.message = printable(without_place(e.what(), result.line), longest_message);
    if (result.line == 0)
      result.line = own_line;
  }
  stage_.play = nullptr;
  lua_settop(L_, 0);
  result.seconds = std::chrono::duration<double>(Clock::now() - start).count();
  return result;
}

// A link to a folder is not followed. What can't be looked at is a file that can't be read.
void add_lua_files(const fs::path& folder, std::vector<std::string>& files, std::vector<Finding>& findings) {
  std::error_code error;
  for (const fs::path& path : paths_in(folder, findings)) {
    const fs::file_type type = fs::status(path, error).type();
    if (type == fs::file_type::directory && !fs::is_symlink(path, error))
      add_lua_files(path, files, findings);
    if ((type == fs::file_type::regular || type == fs::file_type::none) && path.extension() == ".lua")
      files.push_back(path.generic_string());
  }
}

}  // namespace

namespace {

template <class Read>
std::vector<ScenarioResult> run_all(const std::string& path, Read read, LibraryCache& libraries,
                                    std::string_view filter) {
  std::vector<ScenarioResult> results;
  File file(path);
  try {
    read(file);
  } catch (const std::exception& e) {
    ScenarioResult broken;
    broken.name = broken.file = path;
    broken.message = printable(without_place(e.what(), broken.line), longest_message);
    return {broken};
  }
  for (int n = 1; n <= file.count(); ++n)
    if (file.name(n).find(filter) != std::string::npos || path.find(filter) != std::string::npos)
      results.push_back(file.run(n, libraries));
  return results;
}

}  // namespace

std::vector<ScenarioResult> run_scenario_file(const std::string& path, LibraryCache& libraries,
                                              std::string_view filter) {
  return run_all(path, [](File& file) { file.read(); }, libraries, filter);
}

std::vector<ScenarioResult> run_scenario_text(const std::string& path, std::string text, LibraryCache& libraries,
                                              std::string_view filter) {
  return run_all(path, [&](File& file) { file.take(std::move(text)); }, libraries, filter);
}

std::vector<std::string> find_scenario_files(const std::vector<std::string>& paths, std::vector<Finding>& findings) {
  std::vector<std::string> files;
  std::error_code error;
  for (const std::string& path : paths) {
    const bool is_set = fs::exists(fs::path(path) / "set.lua", error);
    const fs::path folder = is_set ? fs::path(path) / "scenarios" : fs::path(path);
    if (fs::is_regular_file(folder, error))
      files.push_back(folder.generic_string());
    else
      add_lua_files(folder, files, findings);
  }
  std::sort(files.begin(), files.end());
  files.erase(std::unique(files.begin(), files.end()), files.end());
  return files;
}

std::string set_of_scenario(const std::string& path) {
  std::error_code error;
  fs::path at = fs::path(path).parent_path();
  for (; !at.empty() && at != at.root_path(); at = at.parent_path())
    if (at.filename() == "scenarios" && fs::exists(at.parent_path() / "set.lua", error))
      return at.parent_path().generic_string();
  return {};
}

}  // namespace soulstack::scripting
