// Card sets that a client has opened.
#include "tools/service/client_sets.h"

namespace soulstack::tools {

namespace {

WorkspaceOptions options_for(const SetChoice& choice) {
  return {.rules = choice.rules, .cards_folders = cards_folders(), .base = base_set()};
}

}  // namespace

ClientSets::ClientSets(SetChoice choice) : choice_(std::move(choice)) {}

ClientSets::ClientSets(SetChoice choice, const std::string& name, const std::map<std::string, std::string>& files)
    : choice_(std::move(choice)),
      workspace_(std::make_unique<Workspace>(name, files, options_for(choice_))),
      is_in_memory_(true),
      is_edited_(true) {
  choice_.sets = {workspace_->folder()};
}

Workspace* ClientSets::workspace() {
  if (workspace_)
    return workspace_.get();
  if (const std::vector<std::string> folders = folders_of(choice_); folders.size() == 1)
    workspace_ = std::make_unique<Workspace>(folders.front(), options_for(choice_));
  return workspace_.get();
}

void ClientSets::texts_changed() {
  is_edited_ = true;
  loaded_.clear();
}

void ClientSets::look_again() {
  if (is_in_memory_)
    return;
  if (workspace_)
    workspace_->look_again();
  loaded_.clear();
}

std::shared_ptr<const scripting::Loaded> ClientSets::load(const std::string& rules,
                                                          std::vector<scripting::Finding>& findings) {
  std::shared_ptr<const scripting::Loaded>& loaded = loaded_[rules];
  if (loaded)
    return loaded;
  if (!is_edited_) {
    SetChoice choice = choice_;
    choice.rules = rules;
    return loaded = try_loading(choice, findings);
  }
  Workspace other = workspace_->copy(rules);
  Workspace& workspace = rules == workspace_->options().rules ? *workspace_ : other;
  loaded = workspace.loaded_now();
  if (!loaded)
    findings = workspace.findings();
  return loaded;
}

const scripting::Loaded& ClientSets::load(Console& console) {
  std::shared_ptr<const scripting::Loaded>& loaded = loaded_[choice_.rules];
  if (!loaded)
    loaded = tools::load(choice_, console);
  return *loaded;
}

}  // namespace soulstack::tools
