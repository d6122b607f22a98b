// The output folder of a command that writes many files. A list in the folder names the files of the last run, so that
// a later run replaces them and removes those that are no longer written.
#pragma once

#include <filesystem>
#include <functional>
#include <string>
#include <vector>

namespace soulstack::tools {

struct OutputFile {
  std::string name;  // in the folder: "index.html", "markdown/index.md"
  std::string text;
};

// Stops with Exit::usage if it is not a folder, or if it has other files than those of an earlier run and `force` is
// false. `progress` is called before each file with the number of files done. Returns false if it asks to stop.
bool write_folder(const std::filesystem::path& folder, const std::vector<OutputFile>& files, bool force,
                  const std::function<bool(std::size_t)>& progress);

}  // namespace soulstack::tools
