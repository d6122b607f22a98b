// Definitions for editors with the Lua language server (LuaLS), generated from the reference: types for all words,
// events, properties, fields and parameters of functions.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "scripting/reference/reference.h"

namespace soulstack::tools {

struct EditorFile {
  std::string path;  // within the folder of the set
  std::string text;
};

// .luarc.json with the settings of the language server, and the definitions in .soulstack/, which the loader of sets
// ignores.
std::vector<EditorFile> editor_definitions(const scripting::Reference& reference);

// Writes the files into a folder, which it creates if needed; returns their paths. A file that this function did not
// write is overwritten only with `force`: else it stops with Exit::usage before anything is written.
std::vector<std::string> write_files(const std::vector<EditorFile>& files, const std::filesystem::path& folder,
                                     bool force);

}  // namespace soulstack::tools
