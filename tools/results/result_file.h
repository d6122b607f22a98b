// Files with results: SQLite databases with the rows of games, and with sums over stretches of them. They grow in the
// order of the games, so that what is in a file is always a prefix of the run, or of a share of it, without gaps, also
// after an interruption or a crash.
//
// A stretch is a block of the run (Shard::block); the last one grows with the file. It has a checksum of its sums and
// rows. The bytes of a file differ from run to run; its rows do not.
#pragma once

#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "tools/results/database.h"
#include "tools/results/rows.h"
#include "tools/results/shard.h"

namespace soulstack::tools {

// Deals of one block, without gaps.
struct Stretch {
  std::uint64_t from = 0, deals = 0;  // numbers of the run, from 0
  Json sums;                          // that can be added to those of other stretches; null: none
  Rows rows;                          // its own, and those of its games if the run keeps them
};

// The rows of its deals after the first ones.
Rows rows_after(const Stretch& stretch, std::uint64_t deals);

// Refuses a name that does not end in .db or .sqlite.
void demand_result_name(const std::filesystem::path& path);

// Reads the stretches of a file in their order. All functions stop with Exit::content if it cannot be read or is damaged.
class ResultReader {
 public:
  explicit ResultReader(const std::filesystem::path& path);
  explicit ResultReader(const Database& db);

  const RunPlan& plan() const { return plan_; }
  const Shard& shard() const { return shard_; }
  std::uint64_t deals() const { return deals_; }        // of the shard, read so far
  std::uint64_t row_check() const { return checked_; }  // the sum of the checksums of the rows of the last stretch
  // No value at the end.
  std::optional<Stretch> next();

 private:
  struct Cursor;
  explicit ResultReader(std::shared_ptr<const Database> db);
  void read_stretch(Stretch& stretch);

  std::shared_ptr<const Database> db_;
  Database::Reading reading_;
  RunPlan plan_;
  Shard shard_;
  std::vector<std::shared_ptr<Cursor>> cursors_;  // of the tables of games, then of the stretches
  std::uint64_t deals_ = 0, checked_ = 0;
};

struct Opening {
  bool resume = false;  // continue an existing file with the same plan; false: the file must not exist
  Shard shard = {};
  std::function<void(const Stretch&)> stored;  // receives the stretches of an existing file; may throw std::exception
  std::function<Json()> sums = {};             // of the deals of the last stretch; none: only rows are kept
  // Receives the plan of an existing file and stops if its games are those of another run; none: demand_same_plan.
  std::function<void(const RunPlan&)> demand_plan = {};
};

// Writes a file.
class ResultFile {
 public:
  // Stops with Exit::content if the file cannot be written, is damaged, is in use by another process, or has another plan
  // or shard. A file that is refused stays as it is.
  ResultFile(const std::filesystem::path& path, const RunPlan& plan, Opening how);

  std::uint64_t deals() const { return deals_; }  // of the shard, that were added or are in the file
  // The rows of the next deals of a block. Writes a block that is complete.
  void add(const Rows& rows = {}, std::uint64_t deals = 1);
  void tick(double seconds);  // since the start; writes what was added, each second
  void write();

 private:
  void create(const RunPlan& plan);
  void read(const RunPlan& plan);
  void begin();
  void insert(ResultTable table, const Row& row);

  Database db_;
  Opening how_;
  std::vector<std::unique_ptr<Statement>> inserts_;     // by table
  std::uint64_t deals_ = 0, stored_ = 0, checked_ = 0;  // `checked_`: as ResultReader::row_check
  bool is_open_ = false;                                // a transaction
  double written_ = 0;
};

// A game of a file, and the plan of its run.
struct FoundGame {
  RunPlan plan;
  StoredGame game;
};
// Stops with Exit::content if the file cannot be read, or does not have that game. The number is from 0.
FoundGame find_game(const std::filesystem::path& path, std::size_t variant, std::uint64_t number);

}  // namespace soulstack::tools
