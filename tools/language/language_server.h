// The Language Server Protocol (https://microsoft.github.io/language-server-protocol, version 3.17) for files of card
// sets: from messages to messages, without input or output. `soulstack lsp` connects it with an editor.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "tools/support/json.h"
#include "tools/workspace/workspace.h"

namespace soulstack::tools {

struct LanguageOptions {
  WorkspaceOptions workspace = {};
  std::string program = "soulstack";  // for commands that a person is to type
  std::string version = {};           // of the program
};

class LanguageServer {
 public:
  explicit LanguageServer(LanguageOptions options);
  ~LanguageServer();
  LanguageServer(const LanguageServer&) = delete;
  LanguageServer& operator=(const LanguageServer&) = delete;

  // A message of the editor. Returns the messages to send: the response to a request, and none to most notifications. What
  // is not a message is answered with an error, as JSON-RPC says. Findings come from work().
  std::vector<Json> receive(std::string_view message);

  // Is something left to be checked?
  bool has_work() const;
  // Does the next part, about as long as loading a set once. For when the editor waits for nothing: returns findings, as
  // notifications.
  std::vector<Json> work();

  // After the notification `exit`: 0, or 1 if there was no request `shutdown` before it.
  std::optional<int> exit_code() const;

 private:
  class State;
  std::unique_ptr<State> state_;
};

}  // namespace soulstack::tools
