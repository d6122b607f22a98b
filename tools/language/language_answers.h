// What the server answers to requests about a file, in the form of the protocol.
#pragma once

#include <string>

#include "tools/language/open_sets.h"
#include "tools/support/json.h"
#include "tools/workspace/words_here.h"

namespace soulstack::tools {

// A request that can't be answered.
struct LanguageError {
  int code = 0;
  std::string message;
};
inline constexpr int parse_error = -32700, invalid_request = -32600, method_not_found = -32601, invalid_params = -32602,
                     internal_error = -32603, not_initialized = -32002, request_failed = -32803;

// What a request is about: an open file of a set, or a scenario.
struct EditorQuestion {
  OpenSets& sets;
  const EditorDocument& file;
  Workspace& workspace;
  const Json& params;
};

// Each returns the result of its request. Throw LanguageError or JsonError.
Json completion(const EditorQuestion& question);
Json hover(const EditorQuestion& question);
Json definition(const EditorQuestion& question);
Json references(const EditorQuestion& question);
Json prepare_rename(const EditorQuestion& question);
Json rename(const EditorQuestion& question, bool editor_renames_files);
Json code_actions(const EditorQuestion& question);
Json code_lenses(const EditorQuestion& question, const std::string& program);
Json document_symbols(const EditorQuestion& question);

// The commands of lenses.
inline constexpr const char* run_scenario_command = "soulstack.runScenario";
inline constexpr const char* play_card_command = "soulstack.playCard";

// Runs `run_scenario_command` with the URI of a file and the name of a scenario, or without a name for all of them. Returns
// the results: {"passed", "failed", "scenarios": [{"name", "passed", "message", "line"}]}.
Json run_scenarios(OpenSets& sets, const Json& arguments);
// The same in words: "1 passed, 1 failed", and why.
std::string summary(const Json& results);

// The text of a hover, as Markdown; also for completionItem/resolve.
std::string explained(const WordHere& word, const std::string& rule_text);

}  // namespace soulstack::tools
