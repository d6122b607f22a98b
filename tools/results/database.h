// An SQLite database that may come from a stranger: nothing in it is run, and nothing in it takes more than results need.
// All functions stop with Exit::content if SQLite refuses.
#pragma once

#include <cstdint>
#include <filesystem>
#include <span>
#include <string>
#include <string_view>

#include "tools/results/rows.h"

struct sqlite3;
struct sqlite3_stmt;

namespace soulstack::tools {

class Database {
 public:
  enum class Access : std::uint8_t { read, write };  // write: creates the file if it does not exist
  Database(const std::filesystem::path& path, Access access);
  ~Database();
  Database(const Database&) = delete;
  Database& operator=(const Database&) = delete;

  void run(const std::string& sql);
  const std::filesystem::path& path() const { return path_; }

  // Until the end of this object, queries do at most as much work as the size of the file explains, and Ctrl-C ends them.
  class Reading {
   public:
    explicit Reading(const Database& db);
    ~Reading();
    Reading(const Reading&) = delete;
    Reading& operator=(const Reading&) = delete;

   private:
    static int count(void* self);
    const Database& db_;
    std::int64_t left_;
  };

 private:
  friend class Statement;
  [[noreturn]] void fail() const;
  void distrust() const;

  std::filesystem::path path_;
  sqlite3* db_ = nullptr;
};

class Statement {
 public:
  Statement(const Database& db, const std::string& sql);
  ~Statement();
  Statement(const Statement&) = delete;
  Statement& operator=(const Statement&) = delete;

  void bind(int at, const Cell& cell);  // from 1
  // Returns false after the last row.
  bool step();
  // Runs it with these cells.
  void run(const Row& row);
  std::int64_t number(int column) const;  // from 0
  std::string text(int column) const;
  // The row, whose cells must be of the kinds of these columns.
  Row row(std::span<const ResultColumn> columns) const;

 private:
  const Database& db_;
  sqlite3_stmt* statement_ = nullptr;
};

[[noreturn]] void refuse_damaged(const std::filesystem::path& path, std::string_view why);

}  // namespace soulstack::tools
