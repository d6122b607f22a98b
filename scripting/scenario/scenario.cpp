// Finds, reads and plays scenario files.
#include "scripting/scenario/scenario.h"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <iterator>
#include <lua.hpp>
#include <optional>
#include <set>
#include <utility>

#include "engine/table/table.h"
#include "scripting/sandbox/budget.h"
#include "scripting/sandbox/file_tree.h"
#include "scripting/sandbox/sandbox_functions.h"
#include "scripting/scenario/scenario_api.h"
#include "scripting/scenario/scenario_request.h"
#include "scripting/scenario/scenario_table.h"
#include "scripting/source/files.h"

namespace soulstack::scripting {

namespace {

namespace fs = std::filesystem;
using Clock = std::chrono::steady_clock;

// scenario "name" { ... }: stores the name with the table, in file order. Upvalue: the list.
int take_scenario(lua_State* L) {
  luaL_checktype(L, 1, LUA_TTABLE);
  if (stage_of(L).play)
    return luaL_error(L, "a scenario can't be declared while one is running");
  if (lua_rawlen(L, lua_upvalueindex(1)) >= most_scenarios)
    return luaL_error(L, "there are more than %d scenarios in this file", most_scenarios);
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
  if (lua_rawlen(L, 1) > longest_scenario_name)
    return luaL_error(L, "the name of a scenario has more than %d bytes", static_cast<int>(longest_scenario_name));
  lua_Debug where{};
  if (lua_getstack(L, 1, &where))
    lua_getinfo(L, "l", &where);
  lua_pushvalue(L, lua_upvalueindex(1));
  lua_pushvalue(L, 1);
  lua_pushinteger(L, where.currentline);
  lua_pushcclosure(L, take_scenario, 3);
  return 1;
}

// The fields are on the stack from index 2 on. No exception may pass through Lua.
void keep_equivalent(lua_State* L, Stage& stage, int line) noexcept {
  const auto text = [L](int index) {
    return lua_isnil(L, index) ? std::string() : std::string(lua_tostring(L, index));
  };
  stage.equivalents.push_back({text(2), text(3), text(4), text(5), text(6), line});
}

// equivalent { ... }: keeps the mark for `soulstack test --mutate`.
int take_equivalent(lua_State* L) {
  constexpr std::size_t most_marks = 1'000;
  luaL_checktype(L, 1, LUA_TTABLE);
  Stage& stage = stage_of(L);
  if (stage.play)
    return luaL_error(L, "`equivalent` can't be used while a scenario is running");
  if (stage.equivalents.size() >= most_marks)
    return luaL_error(L, "there are more than %d marks in this file", static_cast<int>(most_marks));
  constexpr const char* names[] = {"card", "field", "change", "code", "reason"};
  lua_pushnil(L);
  while (lua_next(L, 1)) {
    const char* const name = lua_type(L, -2) == LUA_TSTRING ? lua_tostring(L, -2) : "";
    const bool is_known = std::any_of(std::begin(names), std::end(names),
                                      [&](const char* known) { return std::string_view(known) == name; });
    if (!is_known || lua_type(L, -1) != LUA_TSTRING || lua_rawlen(L, -1) > longest_given_text)
      return luaL_error(L, "`equivalent` has the fields card, field, change, code and reason, each a text");
    lua_pop(L, 1);
  }
  for (const char* const name : {"field", "change", "reason"})
    if (lua_getfield(L, 1, name) == LUA_TNIL || lua_rawlen(L, -1) == 0)
      return luaL_error(L, "`equivalent` needs `%s`", name);
  lua_settop(L, 1);
  lua_Debug where{};
  if (lua_getstack(L, 1, &where))
    lua_getinfo(L, "l", &where);
  for (const char* const name : names)
    lua_getfield(L, 1, name);
  keep_equivalent(L, stage, where.currentline);
  return 0;
}

constexpr std::size_t longest_message = 8'000;  // scripts can raise any value as an error

// Thrown if the sets that a scenario needs do not load; the scenario itself is not wrong.
struct NotLoaded {
  std::string set, rules;
  std::string why;
  std::vector<Finding> findings;
};

// The worst-case cost of a hook tick, in units of work.
constexpr std::int64_t work_a_tick = 10, steps_a_unit = 50;

// The Lua state of one file: it is read once, and its scenarios are played in order.
class File {
 public:
  File(std::string path, Deadline deadline) : path_(std::move(path)), meter_(deadline) {
    L_ = budget_.new_state();
    stage_.meter = &meter_;
    stage_.path = path_;
    *static_cast<Stage**>(lua_getextraspace(L_)) = &stage_;
  }
  ~File() { lua_close(L_); }
  File(const File&) = delete;
  File& operator=(const File&) = delete;

  // Both throw Failure.
  void read();
  void take(const SourceFile& file, Checks checks);
  int count() { return count_; }
  ScenarioResult run(int n, LibraryCache& libraries);
  ScenarioSetup look(int n, LibraryCache& libraries);
  const std::vector<EquivalentMark>& equivalents() const { return stage_.equivalents; }
  std::string name(int n) { return text_field(n, "name"); }
  // Why no more scenarios are run; empty if they are.
  std::string over() const {
    if (meter_.is_time_up())
      return "the time given with --timeout is up";
    if (budget_.exhausted())
      return "earlier scenarios used up the memory of the file";
    return meter_.is_file_used_up() ? "earlier scenarios did too much: the work limit of the file is used up" : "";
  }

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

  const LibraryCache::Loaded& load(const ScenarioTable& table, LibraryCache& libraries);

  std::string path_;
  std::optional<std::string> own_set_;  // whose scenario it is; empty: of no set
  Meter meter_;
  std::set<std::pair<std::string, std::string>> loaded_;  // sets and rules that this file has used
  Budget budget_;
  Stage stage_;
  lua_State* L_ = nullptr;
  int list_ = LUA_NOREF;
  int count_ = 0;
};

// Only those of Lua's functions that cards also have, and the words of scenarios.
void File::push_environment() {
  push_plain_environment(L_);
  const int env = lua_gettop(L_);
  constexpr luaL_Reg functions[] = {{"check", check},
                                    {"check_at", check_at},
                                    {"compared", compared},
                                    {"equivalent", take_equivalent},
                                    {nullptr, nullptr}};
  luaL_setfuncs(L_, functions, 0);
  lua_newtable(L_);
  lua_pushvalue(L_, -1);
  list_ = luaL_ref(L_, LUA_REGISTRYINDEX);
  lua_pushcclosure(L_, name_scenario, 1);
  lua_setfield(L_, env, "scenario");
}

void File::protected_call(int arguments, int results) {
  const Budget::Guard guard(budget_);
  budget_.begin(L_, for_scenario);
  const int status = lua_pcall(L_, arguments, results, 0);
  const Allowance& left = budget_.left();
  const std::int64_t work =
      (for_scenario.ticks - left.ticks) * work_a_tick + (for_scenario.steps - left.steps) / steps_a_unit;
  meter_.note(work);
  if (status == LUA_OK)
    return;
  const std::string text = error_of(L_, status);
  lua_pop(L_, 1);
  throw Failure(text);
}

void File::read() {
  std::vector<Finding> findings;
  Report report(findings, path_);
  std::string text;
  if (!read_source(path_, text, report))
    throw Failure(to_string(findings.front()));
  const SourceFile file(path_, text);
  take(file, find_checks(file));
}

// Compiles the file with these checks; unchanged if it is not valid Lua.
void File::take(const SourceFile& file, Checks checks) {
  install_scenario_api(L_);
  const std::string& text = file.text();
  const std::string name = "@" + path_;
  stage_.checks = std::move(checks);
  const std::string& source = stage_.checks.source;
  if (luaL_loadbufferx(L_, source.data(), source.size(), name.c_str(), "t") != LUA_OK &&
      luaL_loadbufferx(L_, text.data(), text.size(), name.c_str(), "t") != LUA_OK) {
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
    throw Failure(fmt::format("{}: this must be a function", function));
  push_table_handle(L_);
  stage_.compared.clear();
  stage_.failed.compared.clear();
  protected_call(1, 0);
  meter_.spend(0);
}

void File::demand_nothing_left(Play& play) const {
  play.demand_sound();
  if (play.ends_anywhere())
    return;
  const Table& t = play.game().table();
  if (!play.idle())
    throw Failure("a decision is open at the end\n" + play.describe());
  if (t.fixed_dice_used < t.fixed_dice.size())
    throw Failure(fmt::format("{} of {} dice in `dice` were rolled\n{}", t.fixed_dice_used, t.fixed_dice.size(),
                              play.describe()));
}

// The only error is the name of a ruleset in the scenario, not in the ruleset that extends it.
bool names_no_rules(const std::vector<Finding>& findings) {
  return findings.size() == 1 && findings.front().code == "unknown_rules" && findings.front().line == 0;
}

std::string suggested(const Finding& finding) {
  return finding.suggestion.empty() ? "" : fmt::format(" (did you mean `{}`?)", finding.suggestion);
}

// " (did you mean `mine`?)": a set in the same folder.
std::string nearest_set(const fs::path& set) {
  std::vector<std::string> names;
  std::vector<Finding> ignored;
  for (const fs::path& folder : paths_in(set.parent_path(), ignored))
    if (is_file(folder / "set.lua"))
      names.push_back(folder.filename().string());
  return did_you_mean(set.filename().string(), names);
}

const LibraryCache::Loaded& File::load(const ScenarioTable& table, LibraryCache& libraries) {
  if (table.set.empty() && !own_set_)
    own_set_ = set_of_scenario(path_);
  const std::string set =
      table.set.empty() ? *own_set_ : (fs::path(path_).parent_path() / table.set).lexically_normal().generic_string();
  loaded_.emplace(set, table.rules);
  if (loaded_.size() > most_libraries)
    throw Failure(fmt::format("this file uses more than {} different sets and rules", most_libraries));
  if (!table.set.empty() && !is_file(fs::path(set) / "set.lua"))
    throw Failure(fmt::format("set: there is no set in the folder `{}`{}", table.set, nearest_set(set)));
  const LibraryCache::Loaded& library = libraries.get(set, table.rules);
  if (!library.content && names_no_rules(library.findings))
    throw Failure("rules: " + library.findings.front().message + suggested(library.findings.front()));
  if (!library.content)
    throw NotLoaded{set, table.rules, library.trouble(), library.findings};
  return library;
}

void File::play_out(int n, ScenarioResult& result, LibraryCache& libraries) {
  constexpr int work_of_a_table = 500;
  meter_.begin_scenario();
  meter_.spend(work_of_a_table);
  ScenarioTable table;
  push_scenario(n, "table");
  read_head(L_, lua_gettop(L_), meter_, table);
  result.rules = table.rules;
  result.cites = table.cites;
  const LibraryCache::Loaded& library = load(table, libraries);
  table.homes = library.homes;
  read_table(L_, lua_gettop(L_), *library.content, meter_, table);
  lua_pop(L_, 1);
  auto laid = lay_table(*library.content, *library.scripts, table.situation);
  laid->logging = true;
  if (library.oracle)
    library.oracle->begin(*laid);
  Play play(Game(std::move(laid)), table.names, table.homes);
  play.compare_with(library.oracle);
  play.count_into(meter_);
  stage_.play = &play;
  stage_.failed = {};
  stage_.line = 0;
  stage_.scenario = static_cast<std::uint32_t>(n);
  try {
    if (library.oracle)
      play.demand_no_difference();
    play.watch();
    call(n, "play");
    call(n, "expect");
    demand_nothing_left(play);
  } catch (const Failure&) {
    result.cause = play.fault().cause;
    stage_.play = nullptr;
    throw;
  }
  stage_.play = nullptr;
}

// One result for all scenarios whose sets did not load, at the place of the first error.
void tell(const NotLoaded& trouble, ScenarioResult& result) {
  result.name = trouble.set.empty() ? "the cards" : "the set " + trouble.set;
  result.name += fmt::format(" can't be loaded (rules: {})", trouble.rules);
  result.message = "the scenarios that need it were not run\n  " + trouble.why;
  if (!trouble.findings.empty()) {
    result.file = trouble.findings.front().file;
    result.line = trouble.findings.front().line;
  }
  result.reason = result.message;
  result.not_run = 1;
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
  } catch (const NotLoaded& trouble) {
    tell(trouble, result);
    result.message = printable(result.message, longest_message);
  } catch (const NamesBrokenCard& broken) {
    const std::string rules = std::move(result.rules);
    result = result_for(broken.card());
    result.rules = rules;
    result.not_run = 1;
  } catch (const std::exception& e) {
    result.message = printable(without_place(e.what(), result.line), longest_message);
    result.failed = stage_.failed;
    if (result.line == 0) {
      result.failed = {};
      result.line = own_line;
    }
  }
  stage_.play = nullptr;
  lua_settop(L_, 0);
  result.seconds = std::chrono::duration<double>(Clock::now() - start).count();
  return result;
}

ScenarioSetup File::look(int n, LibraryCache& libraries) {
  ScenarioSetup setup;
  setup.name = printable(name(n));
  push_scenario(n, "line");
  setup.line = static_cast<int>(lua_tointeger(L_, -1));
  ScenarioTable table;
  try {
    meter_.begin_scenario();
    push_scenario(n, "table");
    read_head(L_, lua_gettop(L_), meter_, table);
    setup.cites = table.cites;
    const LibraryCache::Loaded& library = load(table, libraries);
    setup.loaded = &library;
    table.homes = library.homes;
    read_table(L_, lua_gettop(L_), *library.content, meter_, table);
    setup.rules = table.rules;
    setup.situation = table.situation;
    setup.is_read = true;
  } catch (const NotLoaded&) {        // the set is checked by itself
  } catch (const NamesBrokenCard&) {  // as is the card
  } catch (const std::exception& e) {
    setup.failure = printable(e.what(), longest_message);
  }
  setup.players = table.names;
  lua_settop(L_, 0);
  return setup;
}

bool is_set(const fs::path& folder) { return is_file(folder / "set.lua"); }

// Of a set, only its scenarios. Links to folders and hidden folders are not followed, nor links out of the set. An inaccessible entry counts as an
// unreadable file.
void add_lua_files(const fs::path& folder, std::vector<std::string>& files, std::vector<Finding>& findings) {
  std::error_code error;
  for (const fs::path& path : paths_in(is_set(folder) ? folder / "scenarios" : folder, findings)) {
    const fs::file_type type = fs::status(path, error).type();
    const bool is_hidden = path.filename().string().starts_with('.');
    if (is_folder(path) && !fs::is_symlink(path, error) && !is_hidden)
      add_lua_files(path, files, findings);
    if ((type == fs::file_type::none || is_file(path)) && path.extension() == ".lua")
      files.push_back(path.generic_string());
  }
}

}  // namespace

namespace {

ScenarioResult failure_of_file(const std::string& path, const std::string& why) {
  ScenarioResult broken;
  broken.name = broken.file = path;
  broken.message = printable(without_place(why, broken.line), longest_message);
  return broken;
}

// One result for all scenarios that were not run.
ScenarioResult not_run(const std::string& path, const std::string& why, int scenarios) {
  ScenarioResult rest = failure_of_file(path, why);
  rest.name = "scenarios that were not run";
  rest.reason = why;
  rest.not_run = scenarios;
  return rest;
}

template <class Read>
std::vector<ScenarioResult> run_all(const std::string& path, Read read, LibraryCache& libraries,
                                    std::string_view filter, Deadline deadline) {
  libraries.trim();
  std::vector<ScenarioResult> results;
  File file(path, deadline);
  try {
    read(file);
  } catch (const std::exception& e) {
    return {failure_of_file(path, e.what())};
  }
  for (int n = 1; n <= file.count(); ++n) {
    if (file.name(n).find(filter) == std::string::npos && path.find(filter) == std::string::npos)
      continue;
    if (const std::string why = file.over(); !why.empty()) {
      results.push_back(not_run(path, why, file.count() - n + 1));
      break;
    }
    results.push_back(file.run(n, libraries));
  }
  return fold_reasons(std::move(results));
}

}  // namespace

ScenarioResult result_for(const SetAside& card) {
  ScenarioResult result;
  result.name = fmt::format("{} has errors and is set aside", card.id);
  result.file = result.broken_card = card.file;
  result.line = card.findings.empty() ? 0 : card.findings.front().line;
  result.message = "the scenarios that name it were not run";
  for (const Finding& finding : card.findings)
    result.message += "\n  " + to_string(finding);
  result.message = result.reason = printable(result.message, longest_message);
  return result;
}

std::vector<ScenarioResult> fold_reasons(std::vector<ScenarioResult> results) {
  std::vector<ScenarioResult> folded;
  for (ScenarioResult& result : results) {
    const auto same = std::find_if(folded.begin(), folded.end(), [&](const ScenarioResult& r) {
      return !r.reason.empty() && r.reason == result.reason;
    });
    if (same == folded.end())
      folded.push_back(std::move(result));
    else
      same->not_run += result.not_run;
  }
  return folded;
}

namespace {

bool all_passed(const std::vector<ScenarioResult>& results) {
  return std::all_of(results.begin(), results.end(), [](const ScenarioResult& r) { return r.passed; });
}

}  // namespace

// Messages name lines of cards. If these lines were changed in order to see branches, failures are taken from a run
// without that.
std::vector<ScenarioResult> run_scenario_file(const std::string& path, LibraryCache& libraries, std::string_view filter,
                                              Deadline deadline) {
  const auto run = [&](LibraryCache& with) {
    return run_all(
        path, [](File& file) { file.read(); }, with, filter, deadline);
  };
  std::vector<ScenarioResult> results = run(libraries);
  LibraryCache* const as_written = all_passed(results) ? nullptr : libraries.with_lines_as_written();
  if (!as_written)
    return results;
  std::vector<ScenarioResult> again = run(*as_written);
  return all_passed(again) ? results : again;
}

std::vector<ScenarioResult> run_scenario_text(const std::string& path, std::string text, LibraryCache& libraries,
                                              std::string_view filter, Deadline deadline) {
  const SourceFile source(path, std::move(text));
  return run_all(
      path, [&](File& file) { file.take(source, find_checks(source)); }, libraries, filter, deadline);
}

std::vector<EquivalentMark> equivalents_in(const std::string& path) {
  try {
    File file(path, no_deadline);
    file.read();
    return file.equivalents();
  } catch (const std::exception&) {
    return {};  // its scenarios fail
  }
}

namespace {

// No scenario is run, so its checks need not say what they compare. A check outside of scenarios, which fails, does.
void take_to_look(const std::string& path, const SourceFile& source, std::optional<File>& file) {
  try {
    file.emplace(path, no_deadline).take(source, {source.text(), {}, {}});
  } catch (const std::exception&) {
    file.emplace(path, no_deadline).take(source, find_checks(source));
  }
}

ScenarioFile look_at(const std::string& path, Source source, LibraryCache& libraries) {
  libraries.trim();
  ScenarioFile seen;
  seen.source = std::move(source);
  std::optional<File> file;
  try {
    take_to_look(path, *seen.source, file);
    seen.equivalents = file->equivalents();
    for (int n = 1; n <= file->count(); ++n)
      seen.scenarios.push_back(file->look(n, libraries));
  } catch (const std::exception& e) {
    seen.failure = printable(without_place(e.what(), seen.line), longest_message);
  }
  return seen;
}

}  // namespace

ScenarioFile look_at_scenarios(const std::string& path, LibraryCache& libraries) {
  std::vector<Finding> findings;
  Report report(findings, path);
  Source source = libraries.sources().take(path, report);
  if (source)
    return look_at(path, std::move(source), libraries);
  ScenarioFile unread;
  unread.failure = findings.front().message;
  return unread;
}

ScenarioFile look_at_scenario_text(const std::string& path, std::string text, LibraryCache& libraries) {
  return look_at(path, std::make_shared<SourceFile>(path, std::move(text)), libraries);
}

std::vector<std::string> find_scenario_files(const std::vector<std::string>& paths, std::vector<Finding>& findings) {
  std::vector<std::string> files;
  for (const std::string& path : paths)
    if (is_file(path))
      files.push_back(fs::path(path).generic_string());
    else
      add_lua_files(path, files, findings);
  std::sort(files.begin(), files.end());
  files.erase(std::unique(files.begin(), files.end()), files.end());
  return files;
}

std::string set_of_scenario(const std::string& path) {
  std::error_code error;
  const fs::path here = fs::current_path(error);
  const bool is_relative = fs::path(path).is_relative();
  for (fs::path at = (here / path).lexically_normal(); at != at.root_path(); at = at.parent_path())
    if (at.filename() == "scenarios" && is_set(at.parent_path()))
      return (is_relative ? at.parent_path().lexically_relative(here) : at.parent_path()).generic_string();
  return {};
}

}  // namespace soulstack::scripting
