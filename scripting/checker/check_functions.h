// Follows the kinds of values through the functions of cards and rulesets, and reports what can't be right: wrong
// kinds, conditions that are always true, results that are thrown away, code that never runs, names that nothing uses.
//
// Reads the source files, not the compiled ones, so findings have columns. Reports only what is certain; a value that
// is not understood may be of any kind.
#pragma once

#include <filesystem>
#include <set>
#include <string>
#include <vector>

#include "scripting/findings/finding.h"
#include "scripting/source/lua_sources.h"

namespace soulstack::scripting {

class KnownFindings;
class Library;
class Vocabulary;
struct Usage;  // usage.h

// All cards and rulesets in use of these sets, without the files in `done`; then they are added to it. `known` has what
// earlier checks found, and may be null.
void check_functions(const Library& library, std::set<std::string>& done, std::vector<Finding>& findings,
                     KnownFindings* known = nullptr);

// The same for sets that do not load: the files of these folders that have no errors yet.
void check_functions_in(const std::vector<std::filesystem::path>& folders, Sources& sources,
                        std::vector<Finding>& findings);

// One file, which Lua accepts. `usage` has what the other files do, and may be null.
void check_functions_of(const SourceFile& source, const std::string& card, const Vocabulary& words, const Usage* usage,
                        std::vector<Finding>& findings);

}  // namespace soulstack::scripting
