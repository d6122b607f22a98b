// Opens files with the rows of results.
#include "tools/results/open_results.h"

#include "tools/results/result_formats.h"
#include "tools/support/stop.h"

namespace soulstack::tools {

namespace fs = std::filesystem;

ResultFormat format_of(const fs::path& path) {
  const std::string end = path.extension().string();
  if (end == ".db" || end == ".sqlite")
    return ResultFormat::sqlite;
  if (end == ".jsonl")
    return ResultFormat::jsonl;
  if (end == ".csv")
    return ResultFormat::csv;
  if (end == ".part")
    return ResultFormat::part;
  refuse(fmt::format("`{}`: the name of a file with results must end in .db, .sqlite, .jsonl, .csv or .part",
                     path.string()));
}

std::unique_ptr<ResultFile> open_results(const fs::path& path, const RunPlan& plan, const Opening& how) {
  std::error_code error;
  if (const fs::path folder = path.parent_path(); !folder.empty() && !fs::is_directory(folder, error))
    throw Stop{Exit::content, fmt::format("There is no folder `{}` for the results", folder.string())};
  if (fs::exists(path, error) && !fs::is_regular_file(path, error))
    throw Stop{Exit::content, fmt::format("`{}` is not a regular file", path.string())};
  switch (format_of(path)) {
    case ResultFormat::sqlite:
      return open_sqlite(path, plan, how);
    case ResultFormat::jsonl:
      return open_jsonl(path, plan, how);
    case ResultFormat::csv:
      return open_csv(path, plan, how);
    case ResultFormat::part:
      break;
  }
  return open_part(path, plan, how);
}

FoundGame find_game(const fs::path& path, std::size_t arm, std::uint64_t number) {
  std::error_code error;
  if (!fs::is_regular_file(path, error))
    throw Stop{Exit::content, fmt::format("There is no file `{}`", path.string())};
  switch (format_of(path)) {
    case ResultFormat::sqlite:
      return find_in_sqlite(path, arm, number);
    case ResultFormat::jsonl:
      return find_in_jsonl(path, arm, number);
    case ResultFormat::csv:
      return find_in_csv(path, arm, number);
    case ResultFormat::part:
      break;
  }
  return find_in_part(path, arm, number);
}

}  // namespace soulstack::tools
