// The scenarios of a file.
#include "tools/workspace/scenario_list.h"

#include <algorithm>

namespace soulstack::tools {

using scripting::Token;
using scripting::TokenKind;

std::vector<ListedScenario> scenarios_in(const scripting::SourceFile& source) {
  std::vector<ListedScenario> all;
  const std::vector<Token>& tokens = source.tokens();
  for (std::size_t i = 0; i + 2 < tokens.size(); ++i) {
    const std::size_t name = i + (tokens[i + 1].is("(") ? 2U : 1U);  // scenario("name", { ... }), too
    if (!tokens[i].is("scenario") || tokens[name].kind != TokenKind::text || tokens[name].text.size() < 2)
      continue;
    const Token& text = tokens[name];
    const std::size_t open = name + 1;
    const std::size_t end = open < tokens.size() ? tokens[scripting::closing(tokens, open)].end() : text.end();
    all.push_back({std::string(text.text.substr(1, text.text.size() - 2)), tokens[i].line, tokens[i].at,
                   std::max(end, text.end()), text.at + 1, text.end() - 1});
  }
  return all;
}

std::vector<scripting::ScenarioResult> run_scenarios(Workspace& workspace, const std::string& file,
                                                     std::string_view name, scripting::Deadline deadline) {
  const scripting::Source source = workspace.source(file);
  if (!source)
    return {};
  const scripting::EditedFiles::InUse in_use(workspace.edited());
  std::vector<scripting::ScenarioResult> results =
      scripting::run_scenario_text(file, source->text(), workspace.libraries(), name, deadline);
  std::erase_if(results, [&](const scripting::ScenarioResult& one) {
    return !name.empty() && one.name != name && one.not_run == 0 && one.name != file;
  });
  return results;
}

scripting::ScenarioFile scenario_file(Workspace& workspace, const std::string& file) {
  const scripting::EditedFiles::InUse in_use(workspace.edited());
  return scripting::look_at_scenarios(file, workspace.libraries());
}

std::string scenario_file_of(Workspace& workspace, const std::string& card_file) {
  const std::string name = workspace.name_of(card_file);
  const std::string file = workspace.path_of("scenarios/" + name);
  return !name.empty() && workspace.source(file) ? file : std::string();
}

}  // namespace soulstack::tools
