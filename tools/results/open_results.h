// Opens files with the rows of results, by the end of their name.
#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>

#include "tools/results/result_file.h"

namespace soulstack::tools {

// The end of a name says how the rows are stored.
//   .db, .sqlite  an SQLite database
//   .jsonl        a JSON object for each row, of all tables
//   .csv          the table `game`; the others are beside it, results.player.csv for results.csv
//   .part         a part of a run, for `soulstack merge` (tools/results/part_file.h)
enum class ResultFormat : std::uint8_t { sqlite, jsonl, csv, part };
// Refuses a name with another end.
ResultFormat format_of(const std::filesystem::path& path);

// Stops with Exit::content if the file cannot be written, is damaged, is in use by another process, or has another plan.
std::unique_ptr<ResultFile> open_results(const std::filesystem::path& path, const RunPlan& plan, const Opening& how);

// Stops with Exit::content if the file cannot be read, or does not have that game. The number is from 0.
FoundGame find_game(const std::filesystem::path& path, std::size_t arm, std::uint64_t number);

}  // namespace soulstack::tools
