// Corrections of findings, as edits.
#pragma once

#include <cstddef>
#include <functional>
#include <string>
#include <utility>
#include <vector>

#include "scripting/findings/finding.h"
#include "tools/workspace/workspace.h"

namespace soulstack::tools {

struct TextEdit {
  std::string file;
  std::size_t from = 0, to = 0;  // in bytes of the text as it is
  std::string text;              // instead of what is there
};

struct Fix {
  scripting::Finding finding;
  std::string from;  // the word that is replaced
  TextEdit edit;
  bool is_certain = false;  // `soulstack check --fix` would do it; otherwise the author decides
};

// The replacement of the word at the place of the finding by its suggestion, if the text has that word there.
std::vector<Fix> fixes_of(const scripting::Finding& finding, const std::string& text);

// Replaces misspelt words by the suggested ones, where this removes the finding and causes no other: each replacement is
// tried, and taken back if it does not.
class Fixing {
 public:
  struct Texts {
    std::function<std::vector<scripting::Finding>()> findings;  // of the texts as they are
    std::function<std::string(const std::string& file)> text_of;
    std::function<void(const std::string& file, std::string text)> write;
    std::function<bool(const std::string& file)> is_asked_for;
  };
  explicit Fixing(Texts texts);

  void try_all();

  const std::vector<Fix>& done() const { return done_; }
  // Suggestions that would lead to other findings, each with the first of them.
  const std::vector<std::pair<scripting::Finding, std::string>>& refused() const { return refused_; }

 private:
  bool improves(const scripting::Finding& finding);

  Texts texts_;
  std::vector<scripting::Finding> left_;
  std::vector<Fix> done_;
  std::vector<std::pair<scripting::Finding, std::string>> refused_;
};

// Edits the workspace: the certain corrections in that file, or in all files if it is empty. They consider what the
// chosen rules find.
Fixing fix(Workspace& workspace, const std::string& only_file = {});

}  // namespace soulstack::tools
