// The data of a library, which the set loader fills: the content, the files that it was read from, and the Lua state
// with the functions that its abilities refer to.
#pragma once

#include <cstdint>
#include <deque>
#include <filesystem>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include <lua.hpp>

#include "engine/model/content.h"
#include "scripting/loader/other_ids.h"
#include "scripting/loader/overrides.h"
#include "scripting/loader/rules_summary.h"
#include "scripting/loader/set_aside.h"
#include "scripting/loader/set_reader.h"
#include "scripting/reading/interpreter.h"
#include "scripting/registry/filter_pool.h"
#include "scripting/source/files.h"

namespace soulstack::scripting {

struct LoadOptions {
  std::vector<std::filesystem::path> sets;
  std::string rules = "extended";  // several are joined by "+"
  // If false, mistakes visible in the compiled files (unknown words, functions that would keep state) are not reported
  // at load; they fail at run time. For testing the sandbox.
  bool checked = true;
  BrokenCards broken_cards = BrokenCards::refuse;
  // A required set that is not among `sets` is looked for beside the set that requires it, then in these folders.
  std::vector<std::filesystem::path> cards_folders = {};
  // Files that others have read, to load the same ones; null: none.
  std::shared_ptr<Sources> sources = {};
  // Files of cards, words and keywords to leave out, as named by `SetDef::folder` and their folder.
  std::set<std::string> without = {};
};

// A keyword of a set that a card has. Its abilities are among those of the card.
struct CardKeyword {
  CardDefId card;
  const SetKeyword* keyword = nullptr;
};

struct LibraryData final : Functions {
  LibraryData();

  lua_State* lua() const { return interpreter.lua(); }
  Reader reader(Report& report) { return {interpreter.lua(), interpreter.words(), content, filters, *this, report}; }

  // Appends the function at that index of the Lua stack to the list. Unknown if the list is full.
  FunctionId keep(lua_State* L, int index) override;
  void keep_question(int number, Question question) override;
  // What the call with this number asks.
  const Question& question(int number) const { return questions_.at(number); }
  // The number of functions so far; the next one gets this id.
  std::uint16_t functions_kept() const { return functions_count_; }
  // Checks the functions from that id on: none may keep state between calls. One that would is reported as an error, or
  // fails at run time.
  void freeze_kept(std::uint16_t from, const Chunk& chunk, Report& report);
  // The list of all functions; the function of an id is at index id + 1.
  void push_functions(lua_State* L) const { lua_rawgeti(L, LUA_REGISTRYINDEX, functions_); }
  void push_function(lua_State* L, FunctionId id) const;

  LoadOptions options;
  Files files;
  Content content;
  FilterPool filters{content.filters};
  Interpreter interpreter;
  std::vector<SetDef> sets;
  std::deque<SetWord> set_words;  // each after those that it calls
  std::deque<SetKeyword> set_keywords;
  std::vector<CardKeyword> card_keywords;
  std::vector<RulesSummary> rulesets;   // the rulesets in use, each after those it extends
  std::vector<Override> overrides;      // in the order of the sets
  OtherIds other_ids;                   // of replaced cards
  std::vector<Acceptance> acceptances;  // of findings about texts

 private:
  void bar(FunctionId id, const std::string& why);

  int functions_ = LUA_NOREF;  // in the registry of Lua: the list of all functions
  std::uint16_t functions_count_ = 0;
  std::map<int, Question> questions_;
};

}  // namespace soulstack::scripting
