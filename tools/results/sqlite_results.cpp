// Results in an SQLite database. Its bytes differ from run to run; its rows do not.
#include <sqlite3.h>

#include <set>
#include <stdexcept>
#include <utility>

#include "tools/records/record.h"
#include "tools/results/result_formats.h"
#include "tools/support/interrupt.h"
#include "tools/support/stop.h"

namespace soulstack::tools {

namespace {

namespace fs = std::filesystem;

constexpr int application_id = 0x536F756C;  // "Soul"

class Database {
 public:
  Database(const fs::path& path, int flags) : path_(path) {
    if (sqlite3_open_v2(path.c_str(), &db_, flags, nullptr) != SQLITE_OK) {
      const std::string why = db_ == nullptr ? "out of memory" : sqlite3_errmsg(db_);
      sqlite3_close(db_);
      throw Stop{Exit::content, fmt::format("`{}` cannot be opened: {}", path.string(), why)};
    }
    sqlite3_busy_timeout(db_, 2000);
    distrust();
  }
  ~Database() { sqlite3_close(db_); }
  Database(const Database&) = delete;
  Database& operator=(const Database&) = delete;

  void run(const std::string& sql) {
    if (sqlite3_exec(db_, sql.c_str(), nullptr, nullptr, nullptr) != SQLITE_OK)
      fail();
  }
  // Until the end of this object, a query does at most as much work as the size of the file explains, and Ctrl-C ends it.
  class Reading {
   public:
    explicit Reading(const Database& db) : db_(db.get()) {
      std::error_code error;
      const std::uintmax_t size = fs::file_size(db.path_, error);
      left_ = least_work + work_per_byte * (error ? 0 : static_cast<std::int64_t>(size));
      sqlite3_progress_handler(db_, step, count, this);
    }
    ~Reading() { sqlite3_progress_handler(db_, 0, nullptr, nullptr); }
    Reading(const Reading&) = delete;
    Reading& operator=(const Reading&) = delete;

   private:
    static constexpr int step = 10'000;  // instructions of SQLite
    static constexpr std::int64_t least_work = 10'000'000, work_per_byte = 100;
    static int count(void* self) { return (static_cast<Reading*>(self)->left_ -= step) < 0 || interrupted() ? 1 : 0; }

    sqlite3* db_;
    std::int64_t left_;
  };

  sqlite3* get() const { return db_; }
  [[noreturn]] void fail() const {
    const int code = sqlite3_errcode(db_);
    const std::string why = sqlite3_errmsg(db_);
    if (code == SQLITE_INTERRUPT && interrupted())
      throw Stop{Exit::interrupted, "Interrupted"};
    if (code == SQLITE_INTERRUPT)
      refuse_damaged(path_, "reading it is more work than its size explains");
    if (code == SQLITE_BUSY || code == SQLITE_LOCKED)
      throw Stop{Exit::content, fmt::format("`{}` is in use by another process", path_.string())};
    if (code == SQLITE_FULL || code == SQLITE_IOERR || code == SQLITE_READONLY || code == SQLITE_CANTOPEN)
      throw Stop{Exit::content, fmt::format("`{}` cannot be written: {}", path_.string(), why)};
    refuse_damaged(path_, why);
  }

 private:
  // The file may come from a stranger: nothing in it is run, and nothing in it takes more than results need.
  void distrust() const {
    constexpr std::pair<int, int> options[] = {{SQLITE_DBCONFIG_DEFENSIVE, 1},
                                               {SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0},
                                               {SQLITE_DBCONFIG_ENABLE_VIEW, 0},
                                               {SQLITE_DBCONFIG_ENABLE_TRIGGER, 0}};
    constexpr std::pair<int, int> limits[] = {{SQLITE_LIMIT_LENGTH, static_cast<int>(longest_result_line)},
                                              {SQLITE_LIMIT_SQL_LENGTH, 16 << 10},
                                              {SQLITE_LIMIT_COLUMN, 100},
                                              {SQLITE_LIMIT_EXPR_DEPTH, 20},
                                              {SQLITE_LIMIT_COMPOUND_SELECT, 2},
                                              {SQLITE_LIMIT_VDBE_OP, 10'000},
                                              {SQLITE_LIMIT_FUNCTION_ARG, 4},
                                              {SQLITE_LIMIT_ATTACHED, 0},
                                              {SQLITE_LIMIT_TRIGGER_DEPTH, 1}};
    for (const auto& [option, value] : options)
      sqlite3_db_config(db_, option, value, nullptr);
    for (const auto& [limit, most] : limits)
      sqlite3_limit(db_, limit, most);
  }

  fs::path path_;
  sqlite3* db_ = nullptr;
};

class Statement {
 public:
  Statement(const Database& db, const std::string& sql) : db_(db) {
    if (sqlite3_prepare_v2(db.get(), sql.c_str(), -1, &statement_, nullptr) != SQLITE_OK)
      db.fail();
  }
  ~Statement() { sqlite3_finalize(statement_); }
  Statement(const Statement&) = delete;
  Statement& operator=(const Statement&) = delete;

  void bind(int at, const Cell& cell) {
    const int code = std::holds_alternative<std::int64_t>(cell)
                         ? sqlite3_bind_int64(statement_, at, std::get<std::int64_t>(cell))
                         : sqlite3_bind_text(statement_, at, std::get<std::string>(cell).c_str(), -1, SQLITE_TRANSIENT);
    if (code != SQLITE_OK)
      db_.fail();
  }
  // Returns false after the last row.
  bool step() {
    const int code = sqlite3_step(statement_);
    if (code != SQLITE_ROW && code != SQLITE_DONE)
      db_.fail();
    return code == SQLITE_ROW;
  }
  void reset() { sqlite3_reset(statement_); }
  std::int64_t number(int column) const { return sqlite3_column_int64(statement_, column); }
  std::string text(int column) const {
    const auto* const bytes = sqlite3_column_text(statement_, column);
    return bytes == nullptr ? ""
                            : std::string(reinterpret_cast<const char*>(bytes),
                                          static_cast<std::size_t>(sqlite3_column_bytes(statement_, column)));
  }

 private:
  const Database& db_;
  sqlite3_stmt* statement_ = nullptr;
};

std::string columns_of(ResultTable table, std::string_view each) {
  std::string text;
  for (const ResultColumn& column : row_of(table).columns)
    text +=
        fmt::format("{}{}", text.empty() ? "" : ", ",
                    each == "declared" ? fmt::format("{} {} not null", column.name, column.is_text ? "text" : "integer")
                    : each == "?"      ? "?"
                                       : std::string(column.name));
  return text;
}

// With the keys by which games are found.
std::string declaration_of(ResultTable table) {
  constexpr std::string_view keys[] = {"",
                                       ", primary key (arm)",
                                       ", primary key (arm, game)",
                                       ", primary key (arm, game, seat)",
                                       "",
                                       ", primary key (arm, game, seat, card)"};
  static_assert(std::size(keys) == result_tables);
  return fmt::format("create table {} ({}{})", row_of(table).name, columns_of(table, "declared"),
                     keys[static_cast<std::size_t>(table)]);
}

// Only the tables of results: no views, triggers, other tables or other columns.
void demand_own_schema(const Database& db, const fs::path& path) {
  constexpr std::string_view created = "create table ";
  std::set<std::string> own;
  for (std::size_t i = 0; i < result_tables; ++i)
    own.insert("CREATE TABLE " + declaration_of(static_cast<ResultTable>(i)).substr(created.size()));
  Statement select(db, "select name, coalesce(sql, '') from sqlite_schema where type != 'index' or sql is not null");
  while (select.step())
    if (own.erase(select.text(1)) == 0)
      refuse_damaged(path, fmt::format("its `{}` is not a table of results", shown(select.text(0))));
  if (!own.empty())
    refuse_damaged(path, "it lacks a table of results");
}

RunPlan plan_in(const Database& db, const fs::path& path) {
  Statement identity(db, "pragma application_id");
  if (!identity.step() || identity.number(0) != application_id)
    refuse_damaged(path, "it was not written by soulstack");
  demand_own_schema(db, path);
  Statement select(db, "select plan from run");
  if (!select.step())
    refuse_damaged(path, "it has no plan");
  try {
    return plan_from(select.text(0));
  } catch (const std::exception& error) {
    refuse_damaged(path, error.what());
  }
}

StoredGame game_in(const Statement& select, const fs::path& path) {
  std::vector<std::string> cells;
  for (std::size_t i = 0; i < row_of(ResultTable::game).columns.size(); ++i)
    cells.push_back(select.text(static_cast<int>(i)));
  try {
    return stored_game(row_from(std::move(cells), ResultTable::game));
  } catch (const std::exception& error) {
    refuse_damaged(path, error.what());
  }
}

std::string select_games() { return fmt::format("select {} from game", columns_of(ResultTable::game, "name")); }

class SqliteResults : public ResultFile {
 public:
  SqliteResults(const fs::path& path, const RunPlan& plan, const Opening& how, bool exists)
      : db_(path, SQLITE_OPEN_READWRITE | (exists ? 0 : SQLITE_OPEN_CREATE)) {
    db_.run("pragma locking_mode = exclusive");
    if (exists)
      read(path, plan, how);
    else
      create(plan);
    for (std::size_t i = 0; i < result_tables; ++i) {
      const auto table = static_cast<ResultTable>(i);
      inserts_.push_back(std::make_unique<Statement>(
          db_, fmt::format("insert into {} values ({})", row_of(table).name, columns_of(table, "?"))));
    }
    if (exists)
      return;
    add_rows(rows_of(plan));
    commit();
  }

  void commit() override {
    if (!is_open_)
      return;
    db_.run("commit");
    is_open_ = false;
  }

 private:
  void create(const RunPlan&) {
    begin();
    db_.run(fmt::format("pragma application_id = {}", application_id));
    for (std::size_t i = 0; i < result_tables; ++i)
      db_.run(declaration_of(static_cast<ResultTable>(i)));
  }

  void read(const fs::path& path, const RunPlan& plan, const Opening& how) {
    begin();
    const Database::Reading reading(db_);
    demand_same_plan(plan_in(db_, path), plan, path);
    Statement select(db_, select_games() + " order by game, arm");
    std::uint64_t games = 0;
    for (; select.step(); ++games) {
      const StoredGame game = game_in(select, path);
      if (game.number != games / plan.arms() || game.arm != games % plan.arms())
        refuse_damaged(path, fmt::format("game {} is missing", games / plan.arms() + 1));
      how.stored(game);
    }
    if (games % plan.arms() != 0)
      refuse_damaged(path, "a game of the last deal is missing");
    deals_ = games / plan.arms();
  }

  void begin() {
    if (!is_open_)
      db_.run("begin exclusive");
    is_open_ = true;
  }

  void add_rows(const Rows& rows) override {
    begin();
    for (std::size_t i = 0; i < result_tables; ++i)
      for (const Row& row : rows.tables[i]) {
        Statement& insert = *inserts_[i];
        for (std::size_t column = 0; column < row.size(); ++column)
          insert.bind(static_cast<int>(column) + 1, row[column]);
        insert.step();
        insert.reset();
      }
  }

  Database db_;
  std::vector<std::unique_ptr<Statement>> inserts_;  // by table
  bool is_open_ = false;                             // a transaction
};

}  // namespace

std::unique_ptr<ResultFile> open_sqlite(const fs::path& path, const RunPlan& plan, const Opening& how) {
  std::error_code error;
  const bool exists = fs::exists(path, error);
  if (exists && !how.resume)
    refuse_existing(path);
  return std::make_unique<SqliteResults>(path, plan, how, exists);
}

FoundGame find_in_sqlite(const fs::path& path, std::size_t arm, std::uint64_t number) {
  const Database db(path, SQLITE_OPEN_READONLY);
  const Database::Reading reading(db);
  FoundGame found{plan_in(db, path), {}};
  Statement select(db, select_games() + " where arm = ? and game = ?");
  select.bind(1, arm_letter(arm));
  select.bind(2, static_cast<std::int64_t>(number + 1));
  if (!select.step()) {
    Statement count(db, "select count(*) from game where arm = ?");
    count.bind(1, arm_letter(arm));
    count.step();
    refuse_missing_game(path, arm, number, static_cast<std::uint64_t>(count.number(0)));
  }
  found.game = game_in(select, path);
  return found;
}

}  // namespace soulstack::tools
