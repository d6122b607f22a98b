// The files that an editor has open, and the sets that they are in.
#include "tools/language/open_sets.h"

#include <algorithm>
#include <filesystem>
#include <utility>

#include "scripting/loader/mark_place.h"
#include "scripting/sandbox/file_tree.h"
#include "scripting/sandbox/tokens.h"
#include "tools/language/file_names.h"

namespace soulstack::tools {

namespace fs = std::filesystem;
using scripting::Finding;

namespace {

constexpr std::size_t most_diagnostics_of_a_file = 200;

// The severities of the protocol.
constexpr int error_severity = 1, warning_severity = 2, information_severity = 3;

bool is_scenario_text(const std::string& text) { return scripting::first_token(text).is("scenario"); }

// `return loot {`, but in no set.
bool looks_like_a_card(const std::string& text) {
  const std::vector<scripting::Token> tokens = scripting::tokens_of(text);
  return tokens.size() > 2 && tokens[0].is("return") && tokens[1].kind == scripting::TokenKind::name &&
         tokens[2].is("{");
}

std::string message_of(const Finding& finding) {
  return finding.message + (finding.suggestion.empty() ? "" : " (did you mean `" + finding.suggestion + "`?)");
}

Json range_of(const Finding& finding, const std::string& text, const TextPlaces& places) {
  const std::string_view word = scripting::text_at(finding, text);
  const std::string_view line = scripting::line_of(text, std::max(finding.line, 1));
  const std::string_view where = word.empty() ? line : word;
  if (where.data() == nullptr)
    return places.range(0, 0);
  auto from = static_cast<std::size_t>(where.data() - text.data());
  const std::size_t to = from + where.size();
  if (word.empty())
    from += std::min(line.find_first_not_of(" \t"), line.size());
  return places.range(from, to);
}

}  // namespace

std::string folder_of_set(std::string_view path) {
  fs::path folder = fs::path(path).parent_path();
  for (; !folder.empty(); folder = folder.parent_path()) {
    if (scripting::is_file(folder / "set.lua"))
      return folder.generic_string();
    if (folder == folder.root_path())
      break;
  }
  return {};
}

// ---- Files -------------------------------------------------------------------------------------------------------

void OpenSets::add(std::string uri, std::int64_t version, std::string text) {
  EditorDocument& file = files_[uri];
  file = {uri, path_of_uri(uri), std::move(text), version, {}};
  const bool is_set_file = fs::path(file.path).filename() == "set.lua";  // perhaps of a set that is not yet written
  file.set = is_set_file ? fs::path(file.path).parent_path().generic_string() : folder_of_set(file.path);
  edit(file);
}

void OpenSets::change(const std::string& uri, std::int64_t version, std::string text) {
  const auto at = files_.find(uri);
  if (at == files_.end())
    return;
  at->second.version = version;
  at->second.text = std::move(text);
  edit(at->second);
}

void OpenSets::close(const std::string& uri) {
  const auto file = files_.extract(uri);
  if (!file || file.mapped().path.empty())
    return;
  const std::string path = file.mapped().path, folder = file.mapped().set;
  for (auto& [key, set] : sets_) {
    set.workspace->forget(path);
    begin_again(set);
  }
  const bool is_used =
      std::any_of(files_.begin(), files_.end(), [&](const auto& one) { return one.second.set == folder; });
  if (const auto set = sets_.find(folder); set != sets_.end() && !is_used) {
    clear(set->second);
    sets_.erase(set);
  }
}

void OpenSets::look_again() {
  for (auto& [folder, set] : sets_) {
    set.workspace->look_again();
    begin_again(set);
  }
}

const EditorDocument* OpenSets::find(const std::string& uri) const {
  const auto at = files_.find(uri);
  return at == files_.end() ? nullptr : &at->second;
}

Workspace* OpenSets::workspace_of(const EditorDocument& file) {
  if (file.path.empty() || (file.set.empty() && !is_scenario_text(file.text)))
    return nullptr;
  return set_of(file.set).workspace.get();
}

Workspace* OpenSets::workspace_with(const std::string& path) {
  for (const auto& [uri, file] : files_)
    if (file.path == path)
      return workspace_of(file);
  const auto set = sets_.find(folder_of_set(path));
  return set == sets_.end() ? nullptr : set->second.workspace.get();
}

std::string OpenSets::text_of(Workspace& workspace, const std::string& path) const {
  const scripting::Source source = workspace.source(path);
  return source ? source->text() : std::string();
}

std::string OpenSets::uri_of(const std::string& path) const {
  for (const auto& [uri, file] : files_)
    if (file.path == path)
      return uri;
  return uri_of_path(path);
}

OpenSets::OpenSet& OpenSets::set_of(const std::string& folder) {
  const auto [at, is_new] = sets_.try_emplace(folder);
  OpenSet& set = at->second;
  if (!is_new)
    return set;
  const std::string base = options_.base.empty() ? std::string() : options_.base.front();
  WorkspaceOptions options = options_;
  options.only_edited_scenarios = folder.empty();
  set.workspace = std::make_unique<Workspace>(folder.empty() ? base : folder, options);
  for (const auto& [uri, file] : files_)
    if (!file.path.empty() && (!file.set.empty() || file.set == folder))
      set.workspace->edit(file.path, file.text);
  return set;
}

// Other sets may use it, too, or require its set later.
void OpenSets::edit(const EditorDocument& file) {
  if (!workspace_of(file)) {
    tell_of_stray(file);
    return;
  }
  newest_ = file.set;
  for (auto& [folder, set] : sets_)
    if (folder == file.set || !file.set.empty()) {
      set.workspace->edit(file.path, file.text);
      if (folder == file.set || set.workspace->uses(file.set))
        begin_again(set);
    }
}

void OpenSets::begin_again(OpenSet& set) {
  set.has_work = true;
  set.has_findings = false;
}

// ---- Findings ----------------------------------------------------------------------------------------------------

bool OpenSets::has_work() const {
  return !waiting_.empty() ||
         std::any_of(sets_.begin(), sets_.end(), [](const auto& set) { return set.second.has_work; });
}

std::vector<Json> OpenSets::work() {
  if (!waiting_.empty())
    return std::exchange(waiting_, {});
  auto at = sets_.find(newest_);
  if (at == sets_.end() || !at->second.has_work)
    at = std::find_if(sets_.begin(), sets_.end(), [](const auto& set) { return set.second.has_work; });
  if (at == sets_.end())
    return {};
  OpenSet& set = at->second;
  if (!std::exchange(set.has_findings, true))
    (void)set.workspace->findings();
  else
    set.has_work = set.workspace->look_further();
  return publish(at->first, set);
}

// A finding in a file of another set that is open is published with that set.
bool OpenSets::is_owner(const std::string& folder, const std::string& path) const {
  const std::string owner = folder_of_set(path);
  return owner == folder || !sets_.contains(owner);
}

std::vector<Json> OpenSets::publish(const std::string& folder, OpenSet& set) {
  std::map<std::string, std::vector<Finding>> by_file;
  for (const auto& [path, before] : set.published)
    by_file[path];
  for (const Finding& finding : set.workspace->findings())
    if (is_owner(folder, finding.file))
      by_file[finding.file].push_back(finding);
  std::vector<Json> messages;
  for (const auto& [path, findings] : by_file) {
    const Json list = diagnostics(*set.workspace, path, findings);
    std::string& before = set.published[path];
    if (std::string now = list.dump(); now != before) {
      messages.push_back(message_about(path, list));
      before = std::move(now);
    }
  }
  std::erase_if(set.published, [&](const auto& one) { return by_file[one.first].empty(); });
  return messages;
}

Json OpenSets::diagnostics(Workspace& workspace, const std::string& path, const std::vector<Finding>& findings) const {
  const std::string text = text_of(workspace, path);
  const TextPlaces places(text, columns_);
  Json list = Json::array();
  for (const Finding& finding : findings) {
    if (list.size() == most_diagnostics_of_a_file)
      break;
    const bool is_error = finding.severity == scripting::Severity::error;
    list.push_back(Json{{"range", range_of(finding, text, places)},
                        {"severity", is_error ? error_severity : warning_severity},
                        {"code", std::string(finding.code.name())},
                        {"source", "soulstack"},
                        {"message", message_of(finding)}});
  }
  return list;
}

Json OpenSets::message_about(const std::string& path, const Json& diagnostics) const {
  const std::string uri = uri_of(path);
  Json message{{"uri", uri}, {"diagnostics", diagnostics}};
  if (const EditorDocument* const file = find(uri))
    message["version"] = file->version;
  return message;
}

void OpenSets::clear(OpenSet& set) {
  for (const auto& [path, before] : set.published)
    waiting_.push_back(message_about(path, Json::array()));
}

void OpenSets::tell_of_stray(const EditorDocument& file) {
  Json list = Json::array();
  if (looks_like_a_card(file.text))
    list.push_back(Json{{"range", TextPlaces(file.text, columns_).range(0, file.text.find('\n'))},
                        {"severity", information_severity},
                        {"source", "soulstack"},
                        {"message",
                         "this file is not in a set, so it is not checked: a set is a folder with a set.lua, and "
                         "its cards are in folders of their decks (loot/spark.lua)"}});
  waiting_.push_back(Json{{"uri", file.uri}, {"version", file.version}, {"diagnostics", list}});
}

}  // namespace soulstack::tools
