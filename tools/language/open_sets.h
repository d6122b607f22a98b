// The files that an editor has open, and the sets that they are in.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "tools/language/text_places.h"
#include "tools/support/json.h"
#include "tools/workspace/workspace.h"

namespace soulstack::tools {

struct EditorDocument {
  std::string uri;   // as the editor writes it
  std::string path;  // empty: it is not a file of this machine
  std::string text;
  std::int64_t version = 0;
  std::string set;  // the folder of its set; empty if it is not in one
};

// The folder of the set around a file, the innermost one; empty if there is none.
std::string folder_of_set(std::string_view path);

class OpenSets {
 public:
  explicit OpenSets(WorkspaceOptions options) : options_(std::move(options)) {}

  void choose_rules(std::string rules) { options_.rules = std::move(rules); }
  void choose_columns(Columns columns) { columns_ = columns; }
  Columns columns() const { return columns_; }

  void add(std::string uri, std::int64_t version, std::string text);
  void change(const std::string& uri, std::int64_t version, std::string text);
  // The text in the folder counts again. A set without open files is forgotten.
  void close(const std::string& uri);
  // Files have changed in the folders.
  void look_again();

  const EditorDocument* find(const std::string& uri) const;  // null if it is not open
  // Of an open file; null if it is in no set and not a scenario.
  Workspace* workspace_of(const EditorDocument& file);
  // That of the set with a file, which need not be open; null if no file of the set is open.
  Workspace* workspace_with(const std::string& path);
  // The text of a file as it is in the editor or in the folder; empty if it can't be read.
  std::string text_of(Workspace& workspace, const std::string& path) const;
  std::string uri_of(const std::string& path) const;

  // Is there a set whose findings are not all known?
  bool has_work() const;
  // Looks at the next part of it. Returns what has changed, as the parameters of textDocument/publishDiagnostics.
  std::vector<Json> work();

 private:
  struct OpenSet {
    std::unique_ptr<Workspace> workspace;
    bool has_work = true;
    bool has_findings = false;                     // of the chosen rules, for the texts of now
    std::map<std::string, std::string> published;  // by path: the diagnostics, as text
  };

  OpenSet& set_of(const std::string& folder);
  void edit(const EditorDocument& file);
  void begin_again(OpenSet& set);
  bool is_owner(const std::string& folder, const std::string& path) const;
  std::vector<Json> publish(const std::string& folder, OpenSet& set);
  Json diagnostics(Workspace& workspace, const std::string& path,
                   const std::vector<scripting::Finding>& findings) const;
  Json message_about(const std::string& path, const Json& diagnostics) const;
  void clear(OpenSet& set);
  void tell_of_stray(const EditorDocument& file);

  WorkspaceOptions options_;
  Columns columns_ = Columns::utf16;
  std::map<std::string, EditorDocument> files_;  // by URI
  std::map<std::string, OpenSet> sets_;          // by folder; "" for scenarios outside of all sets
  std::string newest_;                           // the folder of the set that was edited last
  std::vector<Json> waiting_;                    // messages of sets that are forgotten
};

}  // namespace soulstack::tools
