// The column of a finding. The loader works on compiled Lua, which knows only lines; the word that a finding is about is
// looked up in the tokens of its line.
#pragma once

#include <string_view>
#include <vector>

#include "scripting/findings/finding.h"
#include "scripting/source/lua_sources.h"

namespace soulstack::scripting {

// Sets the place of a finding to this part of the source, which begins on its line: the column and the length on that
// line.
void mark(Finding& finding, std::string_view source, std::size_t from, std::size_t to);

// The text at the place of a finding, as written in the source; empty if it has no place.
std::string_view text_at(const Finding& finding, std::string_view source);

// That line of a source, without its end; the first is line 1. Empty if there is no such line.
std::string_view line_of(std::string_view source, int line);

// Gives a column to findings that only have a line, from their files, and to unknown words the most similar local as a
// suggestion.
void place_findings(std::vector<Finding>& findings, Sources& sources);

}  // namespace soulstack::scripting
