// A library: what has been loaded, and checks of single files against it.
#include "scripting/loader/library.h"

#include "scripting/sandbox/frozen_upvalues.h"
#include "scripting/loader/card_loader.h"
#include "scripting/loader/rules_loader.h"
#include "scripting/loader/set_loader.h"

namespace soulstack::scripting {

namespace {

// Functions of files that are only checked.
struct Forgotten final : Functions {
  FunctionId keep(lua_State*, int) override { return FunctionId{0}; }
};

// The parts of ".../loot/bomb.lua".
struct Parts {
  std::string_view folder, name;
};
Parts parts_of(std::string_view path) {
  const std::size_t slash = path.rfind('/');
  const std::string_view file = slash == std::string_view::npos ? path : path.substr(slash + 1);
  std::string_view folder = slash == std::string_view::npos ? std::string_view() : path.substr(0, slash);
  folder = folder.substr(folder.rfind('/') + 1);
  return {folder, file.substr(0, file.rfind(".lua"))};
}

}  // namespace

Library::Library() : interpreter_(content_, filters_, *this) {
  lua_newtable(lua());
  functions_ = luaL_ref(lua(), LUA_REGISTRYINDEX);
}

std::unique_ptr<Library> Library::load(const LoadOptions& options, std::vector<Finding>& findings) {
  return load(options, Files(), findings);
}

std::unique_ptr<Library> Library::load(const LoadOptions& options, Files files, std::vector<Finding>& findings) {
  std::unique_ptr<Library> library(new Library);
  library->options_ = options;
  library->files_ = std::move(files);
  library->files_.keep_within(options.sets);
  library->interpreter_.check_words_at_load(options.checked);
  SetLoader(*library, findings).load(options);
  sort_by_place(findings);
  if (has_error(findings))
    return nullptr;
  library->content_.finish();
  library->filters_.close();
  library->files_.close();
  lua_gc(library->lua(), LUA_GCRESTART);
  lua_gc(library->lua(), LUA_GCCOLLECT);
  return library;
}

// What was loaded once loads again, so there are no findings; if there is no memory even for that, things stay as they are.
void Library::renew() {
  std::vector<Finding> findings;
  auto again = load(options_, files_, findings);
  if (!again)
    return;
  interpreter_.close();
  stand_in_ = std::move(again);
}

std::vector<RulesSummary> Library::look_at_rulesets(const std::vector<std::filesystem::path>& sets,
                                                    std::vector<Finding>& findings) {
  Library library;
  return SetLoader(library, findings).look_at_all(sets);
}

FunctionId Library::keep(lua_State* L, int index) {
  if (functions_count_ == FunctionId{}.value)
    return {};
  const FunctionId id{functions_count_++};
  lua_rawgeti(L, LUA_REGISTRYINDEX, functions_);
  lua_pushvalue(L, index);
  lua_rawseti(L, -2, id.value + 1);
  lua_pop(L, 1);
  return id;
}

void Library::freeze_kept(std::uint16_t from, const Chunk& chunk, Report& report) {
  const OutsideWrites writes(chunk);
  for (std::uint16_t i = from; i < functions_count_; ++i) {
    push_function(lua(), FunctionId{i});
    const Keeping keeping = freeze_captured(lua(), -1, writes);
    lua_pop(lua(), 1);
    if (keeping.why.empty())
      continue;
    if (!options_.checked)
      bar(FunctionId{i}, report.file() + ":" + std::to_string(keeping.line) + ": " + keeping.why);
    else if (report.errors() == 0)  // else it may well be what has been reported already
      report.error("keeps_state", keeping.line, "", keeping.why);
  }
}

// In its place stands one that only fails.
void Library::bar(FunctionId id, const std::string& why) {
  push_functions(lua());
  lua_pushlstring(lua(), why.data(), why.size());
  lua_pushcclosure(
      lua(), [](lua_State* L) { return lua_pushvalue(L, lua_upvalueindex(1)), lua_error(L); }, 1);
  lua_rawseti(lua(), -2, id.value + 1);
  lua_pop(lua(), 1);
}

std::vector<Finding> Library::check_file(std::string_view path, std::string_view source) {
  if (stand_in_)
    return stand_in_->check_file(path, source);
  const Parts parts = parts_of(path);
  std::vector<Finding> findings;
  Report report(findings, std::string(path));
  Content scratch;
  scratch.decks = content_.decks;
  scratch.slot_types = content_.slot_types;
  FilterPool filters(scratch.filters);
  Forgotten functions;
  Reader reader(lua(), words(), scratch, filters, functions, report);
  Chunk chunk;
  const bool is_rules = parts.folder == "rules", is_set = parts.name == "set";
  const std::string set = sets_.empty() ? "" : sets_.front().id;
  if (!is_rules && !is_set)
    report.name_card(set + ":" + std::string(parts.name));
  if (interpreter_.run(source, reader, chunk)) {
    SetDef ignored;
    RulesModule module;
    module.file = report.file();
    if (is_set)
      read_set(reader, ignored);
    else if (is_rules)
      read_rules(reader, parts.name, module);
    else
      read_card(reader, {set, std::string(parts.folder), std::string(parts.name)});
    lua_pop(lua(), 1);
    check_edits(module, findings);
  }
  lua_gc(lua(), LUA_GCRESTART);
  sort_by_place(findings);
  return findings;
}

}  // namespace soulstack::scripting
