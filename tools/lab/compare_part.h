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

// `with_rows`: the parts also keep the rows of --csv. `command`: which plays the pairs.
RunPlan run_plan(const Comparison& comparison, std::uint64_t most_pairs, bool with_rows,
                 const std::string& command = "compare");
// A comparison with this plan and without games. Stops with Exit::content if the plan is damaged or is that of a
// program with other measures.
Comparison comparison_of(const RunPlan& plan, const std::filesystem::path& file);

// What a part has about a stretch of pairs.
struct ComparedStretch {
  ExperimentSums sums;
  std::vector<std::string> rows;  // lines of the CSV file
  Json more;                      // what else the command counts; null: nothing
};
ComparedStretch compared_stretch(const Stretch& stretch, const RunPlan& plan, const std::filesystem::path& file);

// Keeps the pairs that are played in a part, and what `more` returns of them: a line at the end of each block, and at least each ten seconds.
class ComparePart {
 public:
  ComparePart(const std::filesystem::path& path, const RunPlan& plan, const Shard& shard, bool resume,
              const std::function<void(const ComparedStretch&)>& stored, std::function<Json()> more = {});

  std::uint64_t pairs() const { return pairs_; }  // of the shard
  void add(std::span<const GameResult> games, std::vector<std::string> rows);
  void tick(double seconds);  // since the start; call it often
  void write();               // what was added

 private:
  PartWriter part_;
  RunPlan plan_;
  Shard shard_;
  int players_;
  ComparedStretch next_;        // not written yet
  std::function<Json()> more_;  // what the command counted since the last call
  std::uint64_t pairs_ = 0;
  double written_ = 0;
};

}  // namespace soulstack::tools
