// The files that options of a command name for its output.
#include "tools/support/output_files.h"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <system_error>

#include "tools/support/atomic_file.h"
#include "tools/support/stop.h"

namespace soulstack::tools {

namespace fs = std::filesystem;

namespace {

void demand_folder(const std::string& file) {
  std::error_code error;
  const fs::path folder = fs::path(file).parent_path();
  if (!folder.empty() && !fs::is_directory(folder, error))
    throw Stop{Exit::content, fmt::format("There is no folder `{}` for `{}`", folder.string(), file)};
}

// Also of two files that do not exist yet, "x.html" and "./x.html".
bool is_same_file(const std::string& one, const std::string& other) {
  std::error_code error;
  return fs::absolute(one).lexically_normal() == fs::absolute(other).lexically_normal() ||
         fs::equivalent(one, other, error);
}

}  // namespace

void demand_outputs(std::vector<std::string> written, const std::vector<std::string>& read) {
  std::erase(written, "");
  for (auto file = written.begin(); file != written.end(); ++file) {
    demand_folder(*file);
    const auto is_file = [&](const std::string& other) { return is_same_file(*file, other); };
    if (std::any_of(written.begin(), file, is_file))
      refuse(fmt::format("Two options name the file `{}`; each needs a file of its own", *file));
    if (std::any_of(read.begin(), read.end(), is_file))
      refuse(fmt::format("`{}` is read, so nothing can be written to it; name another file", *file));
  }
}

void write_or_stop(const std::string& file, const std::string& text) {
  if (file.empty())
    return;
  if (const std::string why = write_whole(file, text); !why.empty())
    throw Stop{Exit::content, why};
}

}  // namespace soulstack::tools
