// The files that options of a command name for its output.
#include "tools/support/output_files.h"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <system_error>

#include "tools/support/atomic_file.h"
#include "tools/support/stop.h"

namespace soulstack::tools {

void demand_folder(const std::string& file) {
  namespace fs = std::filesystem;
  std::error_code error;
  const fs::path folder = fs::path(file).parent_path();
  if (!folder.empty() && !fs::is_directory(folder, error))
    throw Stop{Exit::content, fmt::format("There is no folder `{}` for `{}`", folder.string(), file)};
}

void demand_different_files(std::vector<std::string> files) {
  std::erase(files, "");
  std::sort(files.begin(), files.end());
  if (const auto twice = std::adjacent_find(files.begin(), files.end()); twice != files.end())
    refuse(fmt::format("Two options name the file `{}`; each needs a file of its own", *twice));
}

void write_or_stop(const std::string& file, const std::string& text) {
  if (file.empty())
    return;
  if (const std::string why = write_whole(file, text); !why.empty())
    throw Stop{Exit::content, why};
}

}  // namespace soulstack::tools
