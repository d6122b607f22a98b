// Loads sets of cards and a ruleset: every file is run in a sandbox, every field of it checked, and all of it becomes one
// immutable content with the functions that its abilities refer to.
#pragma once

#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/model/content.h"
#include "scripting/sandbox/files.h"
#include "scripting/findings/finding.h"
#include "scripting/loader/interpreter.h"
#include "scripting/binding/loaded.h"

namespace soulstack::scripting {

struct LoadOptions {
  std::vector<std::filesystem::path> sets;
  std::string rules = "extended";  // several are joined by "+"
  // False: what can be told from the compiled files alone (words that do not exist, state that functions would keep) is
  // let pass at load and stopped when it runs. For trying out the sandbox.
  bool checked = true;
};

// A set as it describes itself in its set.lua.
struct SetDef {
  std::string folder;  // as it was named
  std::string id, title, version, license;
  int api = 0;
  std::vector<std::string> authors, requires_sets, conflicts, after;
  std::map<std::string, std::uint64_t> files;  // a hash of each that was loaded, by its name in the folder
};

class Library final : private Functions {
 public:
  // Null if there is an error among the findings. The same files give the same ids on every run.
  static std::unique_ptr<Library> load(const LoadOptions& options, std::vector<Finding>& findings);
  // The same with files that have been looked at before, or that are changed as they are read.
  static std::unique_ptr<Library> load(const LoadOptions& options, Files files, std::vector<Finding>& findings);

  // Every ruleset in the folders of these sets, also those that would not load: then as far as can be told.
  static std::vector<RulesSummary> look_at_rulesets(const std::vector<std::filesystem::path>& sets,
                                                    std::vector<Finding>& findings);

  const Content& content() const { return content_; }
  const LoadOptions& options() const { return options_; }
  const Files& files() const { return files_; }  // all that these options need
  const Vocabulary& words() const { return interpreter_.words(); }
  const std::vector<SetDef>& sets() const { return sets_; }
  // Those that make up the rules, each behind what it extends.
  const std::vector<RulesSummary>& rulesets() const { return rulesets_; }

  // The Lua state that runs the functions, and what they may use.
  lua_State* lua() const { return living().interpreter_.lua(); }
  Budget& budget() const { return living().interpreter_.budget(); }
  // The Lua state is thrown away, and another takes its place, from the same texts. The content stays as it is.
  void renew();
  // The table of all words, for the host to put its verbs into.
  void push_words() const { living().interpreter_.environment().push_words(); }
  // The list of all functions: that of an id lies at id + 1.
  void push_functions(lua_State* L) const { lua_rawgeti(L, LUA_REGISTRYINDEX, living().functions_); }
  void push_function(lua_State* L, FunctionId id) const {
    push_functions(L);
    lua_rawgeti(L, -1, id.value + 1);
    lua_remove(L, -2);
  }

  // Changes the content before any game uses it: for tests.
  void alter(const std::function<void(Content&)>& change) { change(content_); }
  // One more function, from the stack of lua(): for measurements.
  FunctionId add_function(int index) { return keep(lua(), index); }

  // Nouns of the content, and those that running scripts have made.
  const Filter& filter(FilterId id) const { return living().filters_[id]; }
  std::size_t run_time_filters() const { return living().filters_.made_at_run_time(); }
  bool has_many_run_time_filters() const { return run_time_filters() > FilterPool::many; }
  void forget_run_time_filters(std::size_t all_but) { living().filters_.forget_run_time(all_but); }

  // Loads one more file by itself against the words of this library, and forgets it. `path` ends in <deck>/<card>.lua,
  // rules/<name>.lua or set.lua, and need not exist.
  std::vector<Finding> check_file(std::string_view path, std::string_view source);

 private:
  friend class SetLoader;
  Library();
  Reader reader(Report& report) { return {interpreter_.lua(), words(), content_, filters_, *this, report}; }
  FunctionId keep(lua_State* L, int index) override;
  // The functions from that one on keep nothing between calls: those that would are errors, or fail when they run.
  void freeze_kept(std::uint16_t from, const Chunk& chunk, Report& report);
  void bar(FunctionId id, const std::string& why);
  Library& living() const { return stand_in_ ? *stand_in_ : const_cast<Library&>(*this); }

  LoadOptions options_;
  Files files_;
  Content content_;
  FilterPool filters_{content_.filters};
  Interpreter interpreter_;
  std::vector<SetDef> sets_;
  std::vector<RulesSummary> rulesets_;
  int functions_ = LUA_NOREF;  // in the registry: the list of all functions
  std::uint16_t functions_count_ = 0;
  std::unique_ptr<Library> stand_in_;  // after `renew`: runs the functions in place of this one
};

}  // namespace soulstack::scripting
