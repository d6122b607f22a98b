// Files with results.
#include "tools/results/result_file.h"

#include <set>
#include <stdexcept>

#include "tools/records/record.h"
#include "tools/results/layout.h"
#include "tools/support/json.h"
#include "tools/support/stop.h"

namespace soulstack::tools {

namespace {

namespace fs = std::filesystem;

constexpr int application_id = 0x536F756C;  // "Soul"
constexpr double longest_unwritten = 1;     // seconds

constexpr ResultTable tables_of_games[] = {ResultTable::game, ResultTable::player, ResultTable::soul,
                                           ResultTable::card};

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

// With the keys by which rows are found.
std::string declaration_of(ResultTable table) {
  constexpr std::string_view keys[] = {"",
                                       ", primary key (variant)",
                                       ", primary key (variant, game)",
                                       ", primary key (variant, game, seat)",
                                       "",
                                       ", primary key (variant, game, seat, card)",
                                       ", primary key (first_game)"};
  static_assert(std::size(keys) == result_tables);
  return fmt::format("create table {} ({}{})", row_of(table).name, columns_of(table, "declared"),
                     keys[static_cast<std::size_t>(table)]);
}

std::string select(ResultTable table, std::string_view which) {
  return fmt::format("select {} from {} {}", columns_of(table, "name"), row_of(table).name, which);
}

std::int64_t number_in(const Database& db, const std::string& sql) {
  Statement statement(db, sql);
  return statement.step() ? statement.number(0) : 0;
}

// Only the tables of results: no views, triggers, other tables or other columns.
void demand_own_schema(const Database& db) {
  constexpr std::string_view created = "create table ";
  std::set<std::string> own;
  for (std::size_t i = 0; i < result_tables; ++i)
    own.insert("CREATE TABLE " + declaration_of(static_cast<ResultTable>(i)).substr(created.size()));
  Statement found(db, "select name, coalesce(sql, '') from sqlite_schema where type != 'index' or sql is not null");
  while (found.step())
    if (own.erase(found.text(1)) == 0)
      refuse_damaged(db.path(), fmt::format("its `{}` is not a table of results", shown(found.text(0))));
  if (!own.empty())
    refuse_damaged(db.path(), "it lacks a table of results");
}

struct Header {
  RunPlan plan;
  Shard shard;
};

Header header_in(const Database& db) {
  if (number_in(db, "pragma application_id") != application_id)
    refuse_damaged(db.path(), "it was not written by soulstack");
  if (number_in(db, "pragma user_version") != layout_of_results)
    throw Stop{Exit::content, fmt::format("`{}` has the tables of another version of soulstack; play its run again "
                                          "into a new file",
                                          db.path().string())};
  demand_own_schema(db);
  Statement run(db, select(ResultTable::run, ""));
  if (!run.step())
    refuse_damaged(db.path(), "it has no plan");
  try {
    const Row row = run.row(row_of(ResultTable::run).columns);
    return {plan_in(row), shard_in(row)};
  } catch (const std::exception& error) {
    refuse_damaged(db.path(), error.what());
  }
}

// Of a stretch of that part of a run, with its rows.
std::uint64_t check_of(const Stretch& stretch, const Shard& shard, std::uint64_t of_rows) {
  std::uint64_t check = check_of(ResultTable::stretch, row_of_stretch(stretch.from, stretch.deals, stretch.sums, 0));
  fold(check, fmt::format("{}/{}", shard.number, shard.of));
  return check + of_rows;
}

// Each deal has a game of each variant.
void demand_games(const Stretch& stretch, std::size_t variants) {
  const std::vector<Row>& games = stretch.rows.in(ResultTable::game);
  for (std::size_t n = 0; n < games.size(); ++n)
    if (const StoredGame game = stored_game(games[n]);
        game.number != stretch.from + n / variants || game.variant != n % variants)
      throw std::invalid_argument("its games are not in their order");
  if (games.size() != stretch.deals * variants)
    throw std::invalid_argument("a game is missing");
}

const fs::path& demand_regular(const fs::path& path) {
  demand_result_name(path);
  std::error_code error;
  if (const fs::path folder = path.parent_path(); !folder.empty() && !fs::is_directory(folder, error))
    throw Stop{Exit::content, fmt::format("There is no folder `{}` for the results", folder.string())};
  if (fs::exists(path, error) && !fs::is_regular_file(path, error))
    throw Stop{Exit::content, fmt::format("`{}` is not a regular file", path.string())};
  return path;
}

const fs::path& demand_existing(const fs::path& path) {
  std::error_code error;
  if (!fs::exists(demand_regular(path), error))
    throw Stop{Exit::content, fmt::format("There is no file `{}`", path.string())};
  return path;
}

const fs::path& demand_free(const fs::path& path, bool resume) {
  std::error_code error;
  if (!resume && fs::exists(demand_regular(path), error))
    throw Stop{Exit::content, fmt::format("`{}` already exists; add --resume to continue the same run, or name another "
                                          "file",
                                          path.string())};
  return demand_regular(path);
}

}  // namespace

Rows rows_after(const Stretch& stretch, std::uint64_t deals) {
  Rows rows;
  for (const ResultTable table : tables_of_games)
    for (const Row& row : stretch.rows.in(table))
      if (number_at<std::uint64_t>(row, 1) > stretch.from + deals)
        rows.in(table).push_back(row);
  return rows;
}

void demand_result_name(const fs::path& path) {
  const std::string end = path.extension().string();
  if (end == ".db" || end == ".sqlite")
    return;
  if (end == ".part" || end == ".jsonl" || end == ".csv")
    refuse(
        fmt::format("`{}`: results are kept in SQLite databases only, so play the run again into a file whose name "
                    "ends in .db; `soulstack results` writes its rows as CSV or JSON lines",
                    path.string()));
  refuse(fmt::format("`{}`: the name of a file with results must end in .db or .sqlite", path.string()));
}

// ---- Reading

// The rows of a table in their order.
struct ResultReader::Cursor {
  Cursor(const Database& db, ResultTable table)
      : columns(row_of(table).columns), rows(db, select(table, "order by rowid")) {
    advance();
  }
  void advance() {
    next.reset();
    if (rows.step())
      next = rows.row(columns);
  }

  std::span<const ResultColumn> columns;
  Statement rows;
  std::optional<Row> next;
};

ResultReader::ResultReader(const fs::path& path)
    : ResultReader(std::make_shared<const Database>(demand_existing(path), Database::Access::read)) {}

ResultReader::ResultReader(const Database& db)
    : ResultReader(std::shared_ptr<const Database>(std::shared_ptr<void>(), &db)) {}

ResultReader::ResultReader(std::shared_ptr<const Database> db) : db_(std::move(db)), reading_(*db_) {
  Header header = header_in(*db_);
  plan_ = std::move(header.plan);
  shard_ = header.shard;
  for (const ResultTable table : tables_of_games)
    cursors_.push_back(std::make_shared<Cursor>(*db_, table));
  cursors_.push_back(std::make_shared<Cursor>(*db_, ResultTable::stretch));
}

std::optional<Stretch> ResultReader::next() {
  if (!cursors_.back()->next) {
    for (const auto& cursor : cursors_)
      if (cursor->next)
        refuse_damaged(db_->path(), "it has rows of no stretch");
    return {};
  }
  Stretch stretch;
  try {
    read_stretch(stretch);
  } catch (const std::exception& error) {
    refuse_damaged(db_->path(), fmt::format("deal {}: {}", shard_.game(deals_) + 1, error.what()));
  }
  deals_ += stretch.deals;
  return stretch;
}

void ResultReader::read_stretch(Stretch& stretch) {
  const Row& row = *cursors_.back()->next;
  stretch.from = number_at<std::uint64_t>(row, 0) - 1;
  stretch.deals = number_at<std::uint64_t>(row, 1);
  stretch.sums = Json::parse(text_at(row, 2));
  const std::uint64_t left = shard_.size(plan_.games()) - deals_;
  if (stretch.deals == 0 || stretch.deals > std::min(left, Shard::block) || stretch.from != shard_.game(deals_) ||
      deals_ % Shard::block != 0)
    throw std::invalid_argument("it does not follow the one before");
  checked_ = 0;
  for (std::size_t i = 0; i < std::size(tables_of_games); ++i)
    for (Cursor& c = *cursors_[i]; c.next && number_at<std::uint64_t>(*c.next, 1) - 1 - stretch.from < stretch.deals;
         c.advance()) {
      checked_ += check_of(tables_of_games[i], *c.next);
      stretch.rows.in(tables_of_games[i]).push_back(std::move(*c.next));
    }
  if (text_at(row, 3) != hex(check_of(stretch, shard_, checked_)))
    throw std::invalid_argument("its checksum is wrong; the file was changed");
  if (plan_.has_rows())
    demand_games(stretch, plan_.variants());
  stretch.rows.in(ResultTable::stretch).push_back(row);
  cursors_.back()->advance();
}

// ---- Writing

ResultFile::ResultFile(const fs::path& path, const RunPlan& plan, Opening how)
    : db_(demand_free(path, how.resume), Database::Access::write), how_(std::move(how)) {
  db_.run("pragma locking_mode = exclusive");
  begin();
  if (number_in(db_, "pragma application_id") == 0 && number_in(db_, "select count(*) from sqlite_schema") == 0)
    create(plan);
  else
    read(plan);
}

void ResultFile::create(const RunPlan& plan) {
  db_.run(fmt::format("pragma application_id = {}", application_id));
  db_.run(fmt::format("pragma user_version = {}", layout_of_results));
  for (std::size_t i = 0; i < result_tables; ++i)
    db_.run(declaration_of(static_cast<ResultTable>(i)));
  const Rows rows = rows_of(plan, how_.shard);
  for (const ResultTable table : {ResultTable::run, ResultTable::variant})
    for (const Row& row : rows.in(table))
      insert(table, row);
  db_.run("commit");
  is_open_ = false;
}

void ResultFile::read(const RunPlan& plan) {
  ResultReader reader(db_);
  if (how_.demand_plan)
    how_.demand_plan(reader.plan());
  else
    demand_same_plan(reader.plan(), plan, db_.path());
  if (!(reader.shard() == how_.shard))
    throw Stop{Exit::content, fmt::format("`{}` is part {} of {}, not {} of {}", db_.path().string(),
                                          reader.shard().number, reader.shard().of, how_.shard.number, how_.shard.of)};
  while (const std::optional<Stretch> stretch = reader.next()) {
    try {
      if (how_.stored)
        how_.stored(*stretch);
    } catch (const std::exception& error) {
      refuse_damaged(db_.path(), fmt::format("deal {}: {}", stretch->from + 1, error.what()));
    }
  }
  deals_ = stored_ = reader.deals();
  checked_ = reader.row_check();
}

void ResultFile::begin() {
  if (!is_open_)
    db_.run("begin exclusive");
  is_open_ = true;
}

void ResultFile::insert(ResultTable table, const Row& row) {
  for (std::size_t i = inserts_.size(); i < result_tables; ++i)
    inserts_.push_back(std::make_unique<Statement>(
        db_, fmt::format("replace into {} values ({})", row_of(static_cast<ResultTable>(i)).name,
                         columns_of(static_cast<ResultTable>(i), "?"))));
  inserts_[static_cast<std::size_t>(table)]->run(row);
}

void ResultFile::add(const Rows& rows, std::uint64_t deals) {
  begin();
  if (deals_ % Shard::block == 0)
    checked_ = 0;
  for (const ResultTable table : tables_of_games)
    for (const Row& row : rows.in(table)) {
      insert(table, row);
      checked_ += check_of(table, row);
    }
  deals_ += deals;
  if (deals_ % Shard::block == 0)
    write();
}

void ResultFile::tick(double seconds) {
  if (seconds < written_ + longest_unwritten)
    return;
  write();
  written_ = seconds;
}

void ResultFile::write() {
  if (!is_open_)
    return;
  if (deals_ > stored_) {
    const std::uint64_t before = (deals_ - 1) / Shard::block * Shard::block;
    Stretch last{how_.shard.game(before), deals_ - before, how_.sums ? how_.sums() : Json(), {}};
    insert(ResultTable::stretch,
           row_of_stretch(last.from, last.deals, last.sums, check_of(last, how_.shard, checked_)));
  }
  db_.run("commit");
  stored_ = deals_;
  is_open_ = false;
}

// ---- Single games

FoundGame find_game(const fs::path& path, std::size_t variant, std::uint64_t number) {
  const Database db(demand_existing(path), Database::Access::read);
  const Database::Reading reading(db);
  FoundGame found{header_in(db).plan, {}};
  Statement game(db, select(ResultTable::game, "where variant = ? and game = ?"));
  game.bind(1, variant_letter(variant));
  game.bind(2, static_cast<std::int64_t>(number + 1));
  if (!game.step()) {
    Statement count(db, "select count(*) from game where variant = ?");
    count.bind(1, variant_letter(variant));
    count.step();
    throw Stop{Exit::content,
               fmt::format("`{}` has no game {} of variant {}; it has {}", path.string(), number + 1,
                           variant_letter(variant), counted(static_cast<std::uint64_t>(count.number(0)), "game"))};
  }
  try {
    found.game = stored_game(game.row(row_of(ResultTable::game).columns));
  } catch (const std::exception& error) {
    refuse_damaged(path, error.what());
  }
  return found;
}

}  // namespace soulstack::tools
