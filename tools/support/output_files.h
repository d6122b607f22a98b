// The files that options of a command name for its output. An empty name is no file.
#pragma once

#include <string>
#include <vector>

namespace soulstack::tools {

// Before long work, so that none is lost: stops with Exit::content unless the folder of each of these files exists, and
// refuses the options if two of them name the same file, or one names a file that the command reads.
void demand_outputs(std::vector<std::string> written, const std::vector<std::string>& read = {});
// Writes the file as a whole. Stops with Exit::content if it can't be written.
void write_or_stop(const std::string& file, const std::string& text);

}  // namespace soulstack::tools
