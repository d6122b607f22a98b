// Files with results as tests see them: through SQLite itself.
#pragma once

#include <doctest/doctest.h>
#include <sqlite3.h>

#include <string>

#include "tests/support/running.h"

namespace soulstack::testing {

// A folder for the files of a test, which is removed at its end.
class Folder {
 public:
  Folder() { fs::create_directories(folder_); }
  ~Folder() { fs::remove_all(folder_); }
  Folder(const Folder&) = delete;
  Folder& operator=(const Folder&) = delete;
  std::string operator/(const std::string& name) const { return (folder_ / name).string(); }

 private:
  fs::path folder_ = own_folder.path() / "results";
};

// Runs SQL. Returns the rows as lines, with | between the cells.
inline std::string query(const std::string& path, const std::string& sql) {
  sqlite3* db = nullptr;
  REQUIRE(sqlite3_open_v2(path.c_str(), &db, SQLITE_OPEN_READWRITE, nullptr) == SQLITE_OK);
  std::string text;
  char* why = nullptr;
  const auto add = [](void* to, int columns, char** cells, char**) {
    for (int i = 0; i < columns; ++i)
      *static_cast<std::string*>(to) += std::string(i == 0 ? "" : "|") + (cells[i] == nullptr ? "" : cells[i]);
    *static_cast<std::string*>(to) += "\n";
    return 0;
  };
  const int code = sqlite3_exec(db, sql.c_str(), add, &text, &why);
  CHECK_MESSAGE(code == SQLITE_OK, std::string(why == nullptr ? "" : why));
  sqlite3_free(why);
  sqlite3_close(db);
  return text;
}

// All rows of all tables.
inline std::string all_rows(const std::string& path) {
  std::string text;
  for (const char* table : {"run", "variant", "game", "player", "soul", "card", "stretch"})
    text += table + ("\n" + query(path, "select * from " + std::string(table) + " order by rowid"));
  return text;
}

inline int deals_in(const std::string& path) {
  return std::stoi(query(path, "select coalesce(sum(deals), 0) from stretch"));
}

}  // namespace soulstack::testing
