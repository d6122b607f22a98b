// A comparison in parts: its plan in a file, and the sums of its pairs.
#pragma once

#include <filesystem>
#include <functional>
#include <span>
#include <string>
#include <vector>

#include "tools/lab/comparison.h"
#include "tools/results/part_file.h"

namespace soulstack::tools {

// `with_rows`: the parts also keep the rows of --csv.
RunPlan run_plan(const Comparison& comparison, std::uint64_t most_pairs, bool with_rows);
// A comparison with this plan and without games. Stops with Exit::content if the plan is damaged or is that of a
// program with other measures.
Comparison comparison_of(const RunPlan& plan, const std::filesystem::path& file);

// What a part has about a stretch of pairs.
struct ComparedStretch {
  ExperimentSums sums;
  std::vector<std::string> rows;  // lines of the CSV file
};
ComparedStretch compared_stretch(const Stretch& stretch, const RunPlan& plan, const std::filesystem::path& file);

// Keeps the pairs that are played in a part: a line at the end of each block, and at least each ten seconds.
class ComparePart {
 public:
  ComparePart(const std::filesystem::path& path, const RunPlan& plan, const Shard& shard, bool resume,
              const std::function<void(const ComparedStretch&)>& stored);

  std::uint64_t pairs() const { return pairs_; }  // of the shard
  void add(std::span<const GameResult> games, std::vector<std::string> rows);
  void tick(double seconds);  // since the start; call it often
  void write();               // what was added

 private:
  PartWriter part_;
  RunPlan plan_;
  int players_;
  ComparedStretch next_;  // not written yet
  std::uint64_t pairs_ = 0;
  double written_ = 0;
};

}  // namespace soulstack::tools
