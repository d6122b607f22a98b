// The formats of files with results, each in its own file. tools/results/open_results.h chooses.
#pragma once

#include "tools/results/result_file.h"

namespace soulstack::tools {

std::unique_ptr<ResultFile> open_sqlite(const std::filesystem::path& path, const RunPlan& plan, const Opening& how);
std::unique_ptr<ResultFile> open_jsonl(const std::filesystem::path& path, const RunPlan& plan, const Opening& how);
std::unique_ptr<ResultFile> open_csv(const std::filesystem::path& path, const RunPlan& plan, const Opening& how);
std::unique_ptr<ResultFile> open_part(const std::filesystem::path& path, const RunPlan& plan, const Opening& how);

FoundGame find_in_sqlite(const std::filesystem::path& path, std::size_t arm, std::uint64_t number);
FoundGame find_in_jsonl(const std::filesystem::path& path, std::size_t arm, std::uint64_t number);
FoundGame find_in_csv(const std::filesystem::path& path, std::size_t arm, std::uint64_t number);
FoundGame find_in_part(const std::filesystem::path& path, std::size_t arm, std::uint64_t number);

[[noreturn]] void refuse_existing(const std::filesystem::path& path);
// The longest line of a file with results, in bytes. The plan of a run names the files of its sets.
inline constexpr std::size_t longest_result_line = std::size_t{16} << 20;
// A file that has nothing to continue is written anew only if a run like this wrote it: it is empty, or it ends within
// the text that begins such a file. Stops with Exit::content otherwise.
void demand_begun(const std::filesystem::path& path, std::string_view beginning);
[[noreturn]] void refuse_damaged(const std::filesystem::path& path, std::string_view why);
[[noreturn]] void refuse_missing_game(const std::filesystem::path& path, std::size_t arm, std::uint64_t number,
                                      std::uint64_t games);
// Throws std::exception if the text is not a plan.
RunPlan plan_from(std::string_view text);

}  // namespace soulstack::tools
