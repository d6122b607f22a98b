// A library: what has been loaded, and checks of single files against it.
#include "scripting/loader/library.h"

#include <algorithm>
#include <iterator>

#include "engine/model/assumptions.h"
#include "scripting/loader/mark_place.h"
#include "scripting/loader/rules_loader.h"
#include "scripting/loader/set_loader.h"
#include "scripting/reading/card_loader.h"
#include "scripting/reading/keyword_reader.h"
#include "scripting/reading/word_reader.h"

namespace soulstack::scripting {

namespace {

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

// "loot/spark.lua"
std::string name_of_file(const std::filesystem::path& file) {
  return (file.parent_path().filename() / file.filename()).generic_string();
}

// Warnings about half a set, and uses of words and keywords whose own errors are reported.
void drop_consequences(std::vector<Finding>& findings) {
  std::erase_if(findings, [](const Finding& f) { return f.severity == Severity::warning; });
  const auto follows = [](const Finding& f) { return f.code == "needs_broken"; };
  if (!std::all_of(findings.begin(), findings.end(), follows))
    std::erase_if(findings, follows);
}

void check_word(Reader& reader, const SourceFile& source) {
  SetWord ignored;
  if (const syntax::Tree* const tree = source.tree())
    read_word(reader, *tree, ignored);
}

void check_keyword(Reader& reader) {
  SetKeyword ignored;
  read_keyword(reader, ignored);
}

}  // namespace

std::unique_ptr<Library> Library::load(const LoadOptions& options, std::vector<Finding>& findings) {
  return load(options, options.sources ? Files(options.sources) : Files(), findings);
}

std::unique_ptr<Library> Library::load(const LoadOptions& options, Files files, std::vector<Finding>& findings) {
  std::unique_ptr<Library> library(new Library);
  LibraryData& data = library->data_;
  data.options = options;
  data.files = std::move(files);
  data.interpreter.check_words_at_load(options.checked);
  SetLoader loader(data, findings);
  loader.load(options);
  place_findings(findings, *data.files.sources());
  if (options.broken_cards == BrokenCards::set_aside && loader.only_cards_are_broken()) {
    std::vector<SetAside> broken = library->take_broken(loader.broken(), findings);
    Files read = std::move(data.files);
    library.reset();  // its memory is needed
    return load_without(std::move(broken), options, std::move(read), findings);
  }
  if (has_error(findings)) {
    drop_consequences(findings);
    sort_by_place(findings);
    return nullptr;
  }
  sort_by_place(findings);
  data.content.finish();
  data.filters.close();
  data.files.close();
  lua_gc(library->lua(), LUA_GCRESTART);
  library->budget().collect(library->lua());
  return library;
}

std::vector<SetAside> Library::take_broken(const std::map<std::string, std::string>& files,
                                           std::vector<Finding>& findings) const {
  std::vector<SetAside> all;
  for (const auto& [file, id] : files) {
    const std::string& path = file;
    const auto is_of_card = [&](const Finding& f) { return f.file == path; };
    const auto card = std::find_if(data_.content.cards.begin(), data_.content.cards.end(),
                                   [&](const CardDef& c) { return c.file == path && !c.name.empty(); });
    const std::size_t colon = id.find(':');
    SetAside& one = all.emplace_back(SetAside{id.substr(0, colon), id, file, name_of_file(file), {}});
    if (card != data_.content.cards.end())
      one.name = card->name;
    std::copy_if(findings.begin(), findings.end(), std::back_inserter(one.findings), is_of_card);
    std::erase_if(findings, is_of_card);
    sort_by_place(one.findings);
  }
  return all;
}

// If it does not load either, or has no cards left, the findings include those of the broken cards.
std::unique_ptr<Library> Library::load_without(std::vector<SetAside> broken, LoadOptions options, Files files,
                                               std::vector<Finding>& findings) {
  findings.clear();
  for (const SetAside& card : broken)
    options.without.insert(card.file);
  std::unique_ptr<Library> library = load(options, std::move(files), findings);
  if (library && library->content().cards.empty())
    library = nullptr;  // nothing is left to play with
  for (SetAside& card : broken)
    if (library)
      library->set_aside_.push_back(std::move(card));
    else
      findings.insert(findings.end(), card.findings.begin(), card.findings.end());
  sort_by_place(findings);
  if (library)
    std::sort(library->set_aside_.begin(), library->set_aside_.end(),
              [](const SetAside& a, const SetAside& b) { return a.file < b.file; });
  return library;
}

std::shared_ptr<Library> Library::for_another_thread(std::shared_ptr<const Library> first) {
  LoadOptions options = first->options();
  options.checked = false;
  std::vector<Finding> findings;
  std::shared_ptr<Library> again = load(options, first->files(), findings);
  if (!again)
    return nullptr;
  check(again->runs_like(*first), "the same files give the same functions and nouns");
  again->share_content_of(std::move(first));
  return again;
}

bool Library::runs_like(const Library& first) const {
  return data_.functions_kept() == first.data_.functions_kept() && content().filters == first.content().filters;
}

// Only the nouns, to which its Lua state adds others, are its own.
void Library::share_content_of(std::shared_ptr<const Library> first) {
  Content& own = data_.content;
  own.cards = {};
  own.abilities = {};
  own.texts = own.spoken = {};
  own.sorted_texts = {};
  own.listener_rows = {};
  first_ = std::move(first);
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
                                                    std::vector<Finding>& findings, std::shared_ptr<Sources> sources) {
  Library library;
  library.data_.files = Files(std::move(sources));
  return SetLoader(library.data_, findings).look_at_all(sets);
}

std::string Library::set_of(std::string_view file) const {
  for (const SetDef& set : data_.sets) {
    std::string_view folder = set.folder;
    folder.remove_suffix(folder.ends_with('/') ? 1 : 0);
    if (file.size() > folder.size() && file.starts_with(folder) && file[folder.size()] == '/')
      return set.id;
  }
  return {};
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
  ForgottenFunctions functions;
  data_.interpreter.look_from(set_of(path));
  data_.interpreter.begin_files();
  Reader reader(lua(), words(), scratch, filters, functions, report);
  const SourceFile file{std::string(path), std::string(source)};
  const bool is_rules = parts.folder == "rules", is_set = parts.name == "set", is_word = parts.folder == "words",
             is_keyword = parts.folder == "keywords";
  const std::string set = data_.sets.empty() ? "" : data_.sets.front().id;
  if (!is_rules && !is_set && !is_word && !is_keyword)
    report.name_card(set + ":" + std::string(parts.name));
  if (data_.interpreter.run(file, reader)) {
    SetDef ignored;
    RulesModule module;
    module.file = report.file();
    if (is_set)
      read_set(reader, ignored);
    else if (is_word)
      check_word(reader, file);
    else if (is_keyword)
      check_keyword(reader);
    else if (is_rules)
      read_rules(reader, parts.name, module);
    else
      read_card(reader, {set, std::string(parts.folder), std::string(parts.name)});
    lua_pop(lua(), 1);
    check_edits(module, findings);
  }
  data_.interpreter.look_from("");
  lua_gc(lua(), LUA_GCRESTART);
  sort_by_place(findings);
  return findings;
}

}  // namespace soulstack::scripting
