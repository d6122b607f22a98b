// The output folder of a command that writes many files.
#include "tools/docs/output_folder.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>
#include <sstream>
#include <system_error>

#include "tools/support/atomic_file.h"
#include "tools/support/stop.h"

namespace soulstack::tools {

namespace fs = std::filesystem;

namespace {

constexpr std::string_view list_name = ".soulstack-docs", list_head = "soulstack docs 1";

using Names = std::set<std::string>;

// A name that the command may have written: no way out of the folder, and nothing hidden.
bool is_plain(const std::string& name) {
  const bool known = std::all_of(name.begin(), name.end(), [](unsigned char c) {
    return c == '_' || c == '.' || c == '/' || (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9');
  });
  return known && !name.empty() && name[0] != '.' && name[0] != '/' && name.find("..") == name.npos &&
         name.find("/.") == name.npos;
}

// The files of the last run; false if the folder has no list.
bool read_list(const fs::path& folder, Names& into) {
  std::string why;
  const auto text = read_whole(folder / list_name, why);
  std::istringstream lines(text.value_or(""));
  std::string line;
  if (!std::getline(lines, line) || line != list_head)
    return false;
  while (std::getline(lines, line))
    if (is_plain(line))
      into.insert(line);
  return true;
}

void demand(const std::string& why) {
  if (!why.empty())
    throw Stop{Exit::content, why};
}

void write_list(const fs::path& folder, const Names& names) {
  std::string text = std::string(list_head) + '\n';
  for (const std::string& name : names)
    text += name + '\n';
  demand(write_whole(folder / list_name, text));
}

void make_folder(const fs::path& folder) {
  std::error_code error;
  fs::create_directories(folder, error);
  if (error || !fs::is_directory(folder))
    throw Stop{Exit::content,
               fmt::format("`{}` cannot be made: {}", folder.string(), error ? error.message() : "it is not a folder")};
}

void demand_own_folder(const fs::path& folder, bool force, Names& before) {
  std::error_code error;
  if (!fs::exists(folder, error))
    return make_folder(folder);
  if (!fs::is_directory(folder, error))
    refuse(fmt::format("`{}` is not a folder", folder.string()));
  if (!read_list(folder, before) && !fs::is_empty(folder, error) && !force)
    refuse(
        fmt::format("`{}` has files that are not of an earlier run; choose an empty folder, or use --force to write "
                    "there and keep them",
                    folder.string()));
  if (error)
    throw Stop{Exit::content, fmt::format("`{}` cannot be read: {}", folder.string(), error.message())};
}

}  // namespace

bool write_folder(const fs::path& folder, const std::vector<OutputFile>& files, bool force,
                  const std::function<bool(std::size_t)>& progress) {
  Names before, now;
  demand_own_folder(folder, force, before);
  for (const OutputFile& file : files)
    now.insert(file.name);
  Names both = before;
  both.insert(now.begin(), now.end());
  write_list(folder, both);  // a killed run leaves a folder that the next run recognises
  std::size_t done = 0;
  for (const OutputFile& file : files) {
    if (!progress(done++))
      return false;
    const fs::path path = folder / file.name;
    make_folder(path.parent_path());
    demand(write_whole(path, file.text));
  }
  for (const std::string& name : before)
    if (std::error_code error; !now.contains(name))
      fs::remove(folder / name, error);
  write_list(folder, now);
  return true;
}

}  // namespace soulstack::tools
