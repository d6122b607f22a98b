// Where the names of a set are declared and used: cards by their ids, words and keywords of sets, rulesets, locals.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "tools/workspace/fixes.h"
#include "tools/workspace/workspace.h"

namespace soulstack::tools {

struct FilePlace {
  std::string file;
  std::size_t from = 0, to = 0;  // in bytes
};

// Where the word at the place is declared: a card, ruleset, word or keyword of a set, or local. Nothing if it is not one
// of these, or if its file is compiled into the program.
std::optional<FilePlace> definition_at(Workspace& workspace, const std::string& file, std::size_t at);

// The id of the card that the place names ("mine:spark"), or whose own file the place is in, at the word before its table.
// Empty if there is none.
std::string card_at(Workspace& workspace, const std::string& file, std::size_t at);
// The word at the place that names that card; for its own file, the word before its table.
FilePlace name_at(Workspace& workspace, const std::string& file, std::size_t at);

// Every text in the files of the set, also its scenarios, that names the card: without the quotes. Files of sets that
// require this one are not looked at.
std::vector<FilePlace> references_to(Workspace& workspace, const std::string& card);

// Uses of a local in its file, with its declaration; empty if the place is not at a local or the file is not valid Lua.
std::vector<FilePlace> uses_of_local(Workspace& workspace, const std::string& file, std::size_t at);

struct Renaming {
  std::vector<TextEdit> edits;
  std::vector<std::pair<std::string, std::string>> files;  // old and new paths: the card, and its scenarios
  std::string refused;                                     // why it can't be done; otherwise empty
};
// A new id of a card of this set, without the set: "ember".
Renaming renaming(Workspace& workspace, const std::string& card, std::string_view new_id);

}  // namespace soulstack::tools
