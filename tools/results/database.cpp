// An SQLite database that may come from a stranger.
#include "tools/results/database.h"

#include <sqlite3.h>

#include <utility>

#include "tools/support/interrupt.h"
#include "tools/support/stop.h"

namespace soulstack::tools {

namespace fs = std::filesystem;

void refuse_damaged(const fs::path& path, std::string_view why) {
  throw Stop{Exit::content, fmt::format("`{}` is not a file with results, or is damaged: {}", path.string(), why)};
}

Database::Database(const fs::path& path, Access access) : path_(path) {
  const int flags = access == Access::read ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE;
  if (sqlite3_open_v2(path.c_str(), &db_, flags, nullptr) != SQLITE_OK) {
    const std::string why = db_ == nullptr ? "out of memory" : sqlite3_errmsg(db_);
    sqlite3_close(db_);
    throw Stop{Exit::content, fmt::format("`{}` cannot be opened: {}", path.string(), why)};
  }
  sqlite3_busy_timeout(db_, 2000);
  distrust();
}

Database::~Database() { sqlite3_close(db_); }

void Database::run(const std::string& sql) {
  if (sqlite3_exec(db_, sql.c_str(), nullptr, nullptr, nullptr) != SQLITE_OK)
    fail();
}

void Database::fail() const {
  const int code = sqlite3_errcode(db_);
  const std::string why = sqlite3_errmsg(db_);
  if (code == SQLITE_INTERRUPT && interrupted())
    throw Stop{Exit::interrupted, "Interrupted"};
  if (code == SQLITE_INTERRUPT)
    refuse_damaged(path_, "reading it is more work than its size explains");
  if (code == SQLITE_BUSY || code == SQLITE_LOCKED)
    throw Stop{Exit::content, fmt::format("`{}` is in use by another process", path_.string())};
  if (sqlite3_extended_errcode(db_) == SQLITE_READONLY_ROLLBACK)
    throw Stop{Exit::content,
               fmt::format("`{}` was left while it was written: continue its run with --resume first", path_.string())};
  if (code == SQLITE_FULL || code == SQLITE_IOERR || code == SQLITE_READONLY || code == SQLITE_CANTOPEN)
    throw Stop{Exit::content, fmt::format("`{}` cannot be written: {}", path_.string(), why)};
  refuse_damaged(path_, why);
}

void Database::distrust() const {
  constexpr std::pair<int, int> options[] = {{SQLITE_DBCONFIG_DEFENSIVE, 1},
                                             {SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0},
                                             {SQLITE_DBCONFIG_ENABLE_VIEW, 0},
                                             {SQLITE_DBCONFIG_ENABLE_TRIGGER, 0}};
  constexpr std::pair<int, int> limits[] = {{SQLITE_LIMIT_LENGTH, 16 << 20},  // the plan names the files of its sets
                                            {SQLITE_LIMIT_SQL_LENGTH, 16 << 10}, {SQLITE_LIMIT_COLUMN, 100},
                                            {SQLITE_LIMIT_EXPR_DEPTH, 20},       {SQLITE_LIMIT_COMPOUND_SELECT, 2},
                                            {SQLITE_LIMIT_VDBE_OP, 10'000},      {SQLITE_LIMIT_FUNCTION_ARG, 4},
                                            {SQLITE_LIMIT_ATTACHED, 0},          {SQLITE_LIMIT_TRIGGER_DEPTH, 1}};
  for (const auto& [option, value] : options)
    sqlite3_db_config(db_, option, value, nullptr);
  for (const auto& [limit, most] : limits)
    sqlite3_limit(db_, limit, most);
}

namespace {

constexpr int step_of_work = 10'000;  // instructions of SQLite
constexpr std::int64_t least_work = 10'000'000, work_per_byte = 100;

}  // namespace

Database::Reading::Reading(const Database& db) : db_(db) {
  std::error_code error;
  const std::uintmax_t size = fs::file_size(db.path_, error);
  left_ = least_work + work_per_byte * (error ? 0 : static_cast<std::int64_t>(size));
  sqlite3_progress_handler(db_.db_, step_of_work, count, this);
}

Database::Reading::~Reading() { sqlite3_progress_handler(db_.db_, 0, nullptr, nullptr); }

int Database::Reading::count(void* self) {
  return (static_cast<Reading*>(self)->left_ -= step_of_work) < 0 || interrupted() ? 1 : 0;
}

Statement::Statement(const Database& db, const std::string& sql) : db_(db) {
  if (sqlite3_prepare_v2(db.db_, sql.c_str(), -1, &statement_, nullptr) != SQLITE_OK)
    db.fail();
}

Statement::~Statement() { sqlite3_finalize(statement_); }

void Statement::bind(int at, const Cell& cell) {
  const auto* const text = std::get_if<std::string>(&cell);
  const int code = text == nullptr
                       ? sqlite3_bind_int64(statement_, at, std::get<std::int64_t>(cell))
                       : sqlite3_bind_text64(statement_, at, text->data(), text->size(), SQLITE_TRANSIENT, SQLITE_UTF8);
  if (code != SQLITE_OK)
    db_.fail();
}

bool Statement::step() {
  const int code = sqlite3_step(statement_);
  if (code != SQLITE_ROW && code != SQLITE_DONE)
    db_.fail();
  return code == SQLITE_ROW;
}

void Statement::run(const Row& row) {
  for (std::size_t column = 0; column < row.size(); ++column)
    bind(static_cast<int>(column) + 1, row[column]);
  step();
  sqlite3_reset(statement_);
}

std::int64_t Statement::number(int column) const { return sqlite3_column_int64(statement_, column); }

std::string Statement::text(int column) const {
  const auto* const bytes = sqlite3_column_text(statement_, column);
  const auto size = static_cast<std::size_t>(sqlite3_column_bytes(statement_, column));
  return bytes == nullptr ? "" : std::string(reinterpret_cast<const char*>(bytes), size);
}

Row Statement::row(std::span<const ResultColumn> columns) const {
  Row row;
  for (int i = 0; i < static_cast<int>(columns.size()); ++i) {
    const ResultColumn& column = columns[static_cast<std::size_t>(i)];
    if (sqlite3_column_type(statement_, i) != (column.is_text ? SQLITE_TEXT : SQLITE_INTEGER))
      refuse_damaged(db_.path(), fmt::format("a `{}` is not a {}", column.name, column.is_text ? "text" : "number"));
    row.push_back(column.is_text ? Cell(text(i)) : Cell(number(i)));
  }
  return row;
}

}  // namespace soulstack::tools
