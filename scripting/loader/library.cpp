// A library: what has been loaded, and checks of single files against it.
#include "scripting/loader/library.h"

#include "scripting/loader/card_loader.h"
#include "scripting/loader/rules_loader.h"
#include "scripting/loader/set_loader.h"

namespace soulstack::scripting {

namespace {

// Functions of files that are only checked, not loaded.
struct Forgotten final : Functions {
  FunctionId keep(lua_State*, int) override { return FunctionId{0}; }
};

// Splits ".../loot/bomb.lua" into its parts.
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

std::unique_ptr<Library> Library::load(const LoadOptions& options, std::vector<Finding>& findings) {
  return load(options, Files(), findings);
}

std::unique_ptr<Library> Library::load(const LoadOptions& options, Files files, std::vector<Finding>& findings) {
  std::unique_ptr<Library> library(new Library);
  LibraryData& data = library->data_;
  data.options = options;
  data.files = std::move(files);
  data.files.keep_within(options.sets);
  data.interpreter.check_words_at_load(options.checked);
  SetLoader(data, findings).load(options);
  sort_by_place(findings);
  if (has_error(findings))
    return nullptr;
  data.content.finish();
  data.filters.close();
  data.files.close();
  lua_gc(library->lua(), LUA_GCRESTART);
  lua_gc(library->lua(), LUA_GCCOLLECT);
  return library;
}

// Files that loaded once load again, so there are no findings. If there is not enough memory, nothing changes.
void Library::renew() {
  std::vector<Finding> findings;
  auto again = load(data_.options, data_.files, findings);
  if (!again)
    return;
  data_.interpreter.close();
  stand_in_ = std::move(again);
}

std::vector<RulesSummary> Library::look_at_rulesets(const std::vector<std::filesystem::path>& sets,
                                                    std::vector<Finding>& findings) {
  Library library;
  return SetLoader(library.data_, findings).look_at_all(sets);
}

std::vector<Finding> Library::check_file(std::string_view path, std::string_view source) {
  if (stand_in_)
    return stand_in_->check_file(path, source);
  const Parts parts = parts_of(path);
  std::vector<Finding> findings;
  Report report(findings, std::string(path));
  Content scratch;
  scratch.decks = data_.content.decks;
  scratch.slot_types = data_.content.slot_types;
  FilterPool filters(scratch.filters);
  Forgotten functions;
  Reader reader(lua(), words(), scratch, filters, functions, report);
  Chunk chunk;
  const bool is_rules = parts.folder == "rules", is_set = parts.name == "set";
  const std::string set = data_.sets.empty() ? "" : data_.sets.front().id;
  if (!is_rules && !is_set)
    report.name_card(set + ":" + std::string(parts.name));
  if (data_.interpreter.run(source, reader, chunk)) {
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
