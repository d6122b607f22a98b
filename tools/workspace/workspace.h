// A card set while it is being edited: its files as they are in the editor, what is wrong with them, and the sets that it
// needs. Files are read through open_file.h and never written.
//
// A file is named by its path, as findings name it: the folder of its set, and its name there, "cards/mine/loot/spark.lua".
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "scripting/binding/loaded.h"
#include "scripting/findings/finding.h"
#include "scripting/reference/reference.h"
#include "scripting/sandbox/edited_files.h"
#include "scripting/scenario/scenario.h"
#include "scripting/source/source_file.h"
#include "tools/support/rulebook.h"
#include "tools/workspace/set_check.h"

namespace soulstack::tools {

struct WorkspaceOptions {
  std::string rules = usual_rules;
  std::vector<std::string> cards_folders =
      {};                              // required sets are also looked for there, after the folder beside the set
  std::vector<std::string> base = {};  // the folders of the default sets of scenarios; usually that of the base set
  // For scenarios outside of all sets: the set itself is only loaded, and edited scenarios are checked.
  bool only_edited_scenarios = false;
};

class Workspace {
 public:
  // The set in that folder. Nothing is read yet; what is wrong with set.lua is a finding.
  explicit Workspace(std::string folder, WorkspaceOptions options = {});
  // A set in memory: its folder is /in-memory/NAME, and its files are these texts by their names in the folder,
  // "loot/spark.lua". Required sets must be in `cards_folders`.
  Workspace(const std::string& name, const std::map<std::string, std::string>& files, WorkspaceOptions options = {});

  // The same set with the same texts, to try edits or another ruleset.
  Workspace copy() const { return copy(options_.rules); }
  Workspace copy(const std::string& rules) const;

  const std::string& folder() const { return folder_; }
  const WorkspaceOptions& options() const { return options_; }

  // ---- Texts

  // Of a name in the folder: "loot/spark.lua".
  std::string path_of(std::string_view name) const { return folder_ + "/" + std::string(name); }
  // The name in the folder; empty if the file is not in it.
  std::string name_of(std::string_view file) const;
  // The Lua files of the set, also its scenarios, sorted.
  std::vector<std::string> files() const {
    return files([](std::string_view name) { return name.ends_with(".lua"); });
  }
  // The files of the set with such a name, sorted.
  std::vector<std::string> files(bool (*is_wanted)(std::string_view name)) const;
  // The file as it is in the editor, otherwise in the folder. Null if it can't be read or is longer than 64 KiB. The same
  // object as long as its text is the same.
  scripting::Source source(const std::string& file);
  bool is_edited(const std::string& file) const { return edited_.find(file) != nullptr; }
  // From now on the file has this text. It may be new, in another set, or a scenario outside of all sets.
  void edit(const std::string& file, std::string text);
  // The text in the folder counts again; a file of a set in memory is gone.
  void forget(const std::string& file);
  // Files have changed in the folders. Until then, a file that was read counts as it was.
  void look_again();

  // ---- Findings: in the order of files, lines and columns, each once

  // With the chosen rules, and what is known from other rulesets and scenarios. Of those, findings in other files than the
  // edited ones are kept until look_further() has replaced them.
  const std::vector<scripting::Finding>& findings();
  // Does the next part of what is left: a ruleset or some files of scenarios. False if nothing was left.
  bool look_further();
  // All of them, as a new Workspace with the same texts would find them.
  const std::vector<scripting::Finding>& all_findings();
  // Those in one file, of findings().
  std::vector<scripting::Finding> findings_in(const std::string& file);

  // ---- What is known

  // The sets with the chosen rules. If they do not load now, as they were when they last did; null if they never did.
  const scripting::Loaded* loaded();
  // As the texts are now, for games that outlive the workspace; null: they do not load now.
  std::shared_ptr<const scripting::Loaded> loaded_now();
  // The last ones that loaded, perhaps with older texts, without looking at texts that have changed; null if nothing ever
  // loaded.
  const scripting::Loaded* known();
  // Is the set in that folder among the loaded ones?
  bool uses(const std::string& folder) const;
  // The id of the loaded set whose folder has the file; empty if none has.
  std::string set_of(std::string_view file);
  // The words of known(); if nothing ever loaded, of the base sets. Null if there are none either.
  const scripting::Reference* reference();
  const Rulebook& rulebook();
  // The caches of scenarios, with the texts of now.
  scripting::LibraryCache& libraries();
  const scripting::EditedFiles& edited() const { return edited_; }

 private:
  enum class Stage : std::uint8_t { nothing, chosen_rules, rulesets, scenarios };

  void changed(const std::string& file);
  void begin_again(std::shared_ptr<scripting::Sources> sources);
  void look_at_chosen_rules();
  void look_at_scenarios();
  void list_scenarios();
  void finish();
  void collect();
  bool is_scenario(const std::string& file);

  std::string folder_;
  WorkspaceOptions options_;
  scripting::EditedFiles edited_;
  std::shared_ptr<scripting::Sources> sources_ = scripting::Sources().with_changed({});  // keeps all files
  std::shared_ptr<scripting::KnownFindings> known_findings_;
  std::unique_ptr<SetCheck> check_;
  Stage stage_ = Stage::nothing;          // what was looked at since the last change
  std::vector<std::string> scenarios_;    // that are still to be looked at, the last one first
  std::size_t chosen_ = 0;                // how many findings the chosen rules have
  std::vector<scripting::Finding> late_;  // of the last whole check: those that the chosen rules did not have
  std::set<std::string> changed_;         // files that were edited since
  std::vector<scripting::Finding> findings_;
  std::unique_ptr<scripting::LibraryCache> libraries_;
  std::shared_ptr<const scripting::Loaded> loaded_;  // the last one
  std::shared_ptr<const scripting::Loaded> base_;    // the base sets alone, if the set never loaded
  std::unique_ptr<scripting::Reference> reference_;  // of one of them
  std::string words_of_reference_;                   // identifies the files that declare its words
  std::unique_ptr<Rulebook> rulebook_;
};

}  // namespace soulstack::tools
