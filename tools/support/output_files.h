// The files that options of a command name for its output. An empty name is no file.
#pragma once

#include <string>
#include <vector>

namespace soulstack::tools {

// Stops with Exit::content unless the folder of the file exists: before long work, so that none is lost.
void demand_folder(const std::string& file);
// Refuses the options if two of them name the same file.
void demand_different_files(std::vector<std::string> files);
// Writes the file as a whole. Stops with Exit::content if it can't be written.
void write_or_stop(const std::string& file, const std::string& text);

}  // namespace soulstack::tools
