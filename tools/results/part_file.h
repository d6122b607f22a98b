// A part of a run: the results of the games of a shard, for `soulstack merge`.
//
// The first line has the plan and the shard. Each further line has the results of a stretch of games: sums, rows, or
// both. Each line has a checksum (tools/support/line_check.h). Lines are only added, so a part may end anywhere; an
// incomplete last line does not count.
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <optional>

#include "tools/results/run_plan.h"
#include "tools/results/shard.h"
#include "tools/support/append_file.h"
#include "tools/support/file_lines.h"

namespace soulstack::tools {

inline constexpr int part_version = 2;  // 2: deals to open

// Games of one block, without gaps.
struct Stretch {
  std::uint64_t from = 0, deals = 0;  // numbers of the run
  Json contents;
};

// Reads a part. All functions stop with Exit::content if it is damaged.
class PartReader {
 public:
  explicit PartReader(const std::filesystem::path& path);

  const RunPlan& plan() const { return plan_; }
  const Shard& shard() const { return shard_; }
  // The next stretch, in the order of the shard. No value at the end.
  std::optional<Stretch> next();
  std::uint64_t deals() const { return deals_; }           // of the shard, read so far
  std::uintmax_t bytes() const { return lines_.bytes(); }  // of the lines read so far
  std::uint32_t check() const { return check_; }           // of the last of them

 private:
  std::optional<Json> next_line();
  [[noreturn]] void refuse_line(std::string_view why) const;

  std::filesystem::path path_;
  FileLines lines_;
  RunPlan plan_;
  Shard shard_;
  std::uint64_t deals_ = 0;
  std::uint32_t check_ = 0;
};

// Writes a part.
class PartWriter {
 public:
  // A new file; with `resume`, continues an existing one and calls `stored` with each stretch of it. Stops with
  // Exit::content if the file exists otherwise, or has another plan or shard.
  PartWriter(const std::filesystem::path& path, const RunPlan& plan, const Shard& shard, bool resume,
             const std::function<void(const Stretch&)>& stored);

  std::uint64_t deals() const { return deals_; }  // of the shard
  // The next deals of the shard, all in one block.
  void add(std::uint64_t deals, const Json& contents);

 private:
  std::string checked(const Json& line);  // as the next line of the file

  AppendFile file_;
  Shard shard_;
  std::uint64_t deals_ = 0;
  std::uint32_t check_ = 0;
};

}  // namespace soulstack::tools
