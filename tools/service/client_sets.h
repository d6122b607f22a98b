// Card sets that a client has opened: folders, or files in memory. They are loaded once for each ruleset that games use.
#pragma once

#include <map>
#include <memory>
#include <string>
#include <vector>

#include "scripting/binding/loaded.h"
#include "tools/support/sets.h"
#include "tools/workspace/workspace.h"

namespace soulstack::tools {

class ClientSets {
 public:
  // Folders, or the default sets. A single one can be edited; its files are never written.
  explicit ClientSets(SetChoice choice);
  // A set in memory: texts by their names in its folder. The sets that it requires are beside the base set.
  ClientSets(SetChoice choice, const std::string& name, const std::map<std::string, std::string>& files);

  int owner = 0;  // the number of the client that has opened them; 0: nobody, they are those of the command line
  const SetChoice& choice() const { return choice_; }
  // Null: several sets, which can be played but not edited.
  Workspace* workspace();
  // After an edit, or after files have changed: games that begin from now on have the new texts.
  void texts_changed();
  // Files may have been written since they were read. Does nothing for a set in memory.
  void look_again();

  // The cards with that ruleset. Null: they cannot be loaded, and the findings say why. Throws Stop if a set does not exist.
  std::shared_ptr<const scripting::Loaded> load(const std::string& rules, std::vector<scripting::Finding>& findings);
  // The cards with the chosen ruleset. Prints findings; stops if they cannot be loaded.
  const scripting::Loaded& load(Console& console);

 private:
  SetChoice choice_;
  std::unique_ptr<Workspace> workspace_;
  bool is_in_memory_ = false;
  bool is_edited_ = false;  // the workspace has other texts than the folder
  std::map<std::string, std::shared_ptr<const scripting::Loaded>> loaded_;  // by ruleset
};

}  // namespace soulstack::tools
