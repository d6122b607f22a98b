// New files that are written together: all or none, and never over a file that exists.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace soulstack::tools {

struct NewFile {
  std::filesystem::path path;
  std::string text;
};

// Stops with Exit::usage if one of them exists. If one cannot be written, removes the others and the folders that were
// made for them, and stops with Exit::content.
void write_new_files(const std::vector<NewFile>& files);

// Stops with Exit::usage if one of them exists.
void demand_new(const std::vector<NewFile>& files);

}  // namespace soulstack::tools
