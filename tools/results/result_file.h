// Files with the rows of results. They grow in the order of the games, so that what is in a file is always a prefix of
// the run without gaps, also after an interruption or a crash.
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <string_view>

#include "tools/results/rows.h"
#include "tools/results/shard.h"

namespace soulstack::tools {

class ResultFile {
 public:
  ResultFile() = default;
  virtual ~ResultFile() = default;
  ResultFile(const ResultFile&) = delete;
  ResultFile& operator=(const ResultFile&) = delete;

  // How many deals of the shard the file has.
  std::uint64_t deals() const { return deals_; }
  // The rows of the next deal, with a game of each arm.
  void add(const Rows& rows) {
    add_rows(rows);
    ++deals_;
  }
  // Writes what was added. Stops with Exit::content if that is not possible.
  virtual void commit() = 0;

 protected:
  virtual void add_rows(const Rows& rows) = 0;
  std::uint64_t deals_ = 0;
};

struct Opening {
  bool resume = false;  // continue an existing file with the same plan; false: the file must not exist
  Shard shard = {};     // only a part can have less than the whole run
  std::function<void(const StoredGame&)> stored = [](const StoredGame&) {};  // receives the games of an existing file
};
// A game of a file with results, and the plan of its run.
struct FoundGame {
  RunPlan plan;
  StoredGame game;
};
}  // namespace soulstack::tools
