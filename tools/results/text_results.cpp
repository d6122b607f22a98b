// Results as lines of text: JSON objects in one file, or a CSV file for each table.
#include <functional>
#include <optional>
#include <stdexcept>

#include "tools/results/result_formats.h"
#include "tools/support/append_file.h"
#include "tools/support/file_lines.h"
#include "tools/support/json.h"
#include "tools/support/stop.h"

namespace soulstack::tools {

namespace {

namespace fs = std::filesystem;

// The rows of a game, of which the row in `game` comes last: a deal is complete when its games are.
constexpr std::array of_games = {ResultTable::card, ResultTable::soul, ResultTable::player, ResultTable::game};
constexpr std::array of_runs = {ResultTable::run, ResultTable::arm};

// Calls `visit` with each line that is complete and the number of bytes up to its end, until it returns false.
void each_line(const fs::path& path, const std::function<bool(const std::string& line, std::uintmax_t end)>& visit) {
  FileLines lines(path, longest_result_line);
  for (std::string line; lines.next(line);) {
    try {
      if (!visit(line, lines.bytes()))
        return;
    } catch (const std::exception& error) {
      refuse_damaged(path, fmt::format("line {}: {}", lines.number(), error.what()));
    }
  }
}

// Follows the rows of the table `game`, and knows which deals are complete.
class Deals {
 public:
  // Returns true after the last game of a deal.
  bool add(const StoredGame& game, std::size_t arms) {
    if (game.number != complete_ || game.arm != waiting_.size())
      throw std::invalid_argument(fmt::format("game {} is missing", complete_ + 1));
    waiting_.push_back(game);
    if (waiting_.size() < arms)
      return false;
    ++complete_;
    return true;
  }
  std::uint64_t complete() const { return complete_; }
  // The games of the deal that is complete.
  std::vector<StoredGame> taken() { return std::exchange(waiting_, {}); }

 private:
  std::uint64_t complete_ = 0;
  std::vector<StoredGame> waiting_;
};

// ---- JSON lines

std::string json_line(const Row& row, ResultTable table) {
  Json line{{"table", row_of(table).name}};
  for (std::size_t i = 0; i < row.size(); ++i)
    std::visit([&](const auto& value) { line[std::string(row_of(table).columns[i].name)] = value; }, row[i]);
  return line.dump() + "\n";
}

ResultTable table_of(const Json& line) {
  for (std::size_t i = 0; i < result_tables; ++i)
    if (line.at("table").text() == row_of(static_cast<ResultTable>(i)).name)
      return static_cast<ResultTable>(i);
  throw std::invalid_argument("an unknown table");
}

Row row_in(const Json& line, ResultTable table) {
  Json cells = Json::array();
  for (const ResultColumn& column : row_of(table).columns)
    cells.push_back(line.at(std::string(column.name)));
  return row_from(cells, table);
}

class JsonLines : public ResultFile {
 public:
  JsonLines(const fs::path& path, const RunPlan& plan, const Opening& how, bool exists) : file_(path) {
    const std::uintmax_t kept = exists ? read(path, plan, how) : 0;
    if (kept == 0) {
      text_ = beginning_of(plan);
      demand_begun(path, text_);
    }
    file_.cut(kept);
    commit();
  }

  void commit() override {
    file_.append(text_);
    text_.clear();
  }

 private:
  std::uintmax_t read(const fs::path& path, const RunPlan& plan, const Opening& how) {
    std::uintmax_t kept = 0;
    std::size_t lines = 0;
    Deals deals;
    each_line(path, [&](const std::string& text, std::uintmax_t end) {
      const Json line = Json::parse(text);
      const ResultTable table = table_of(line);
      if (++lines == 1) {
        if (table != ResultTable::run)
          throw std::invalid_argument("it does not begin with a plan");
        demand_same_plan(plan_from(line.at("plan").get<std::string>()), plan, path);
      }
      if (lines == 1 + plan.arms())
        kept = end;  // everything before the games
      if (table == ResultTable::game && deals.add(stored_game(row_in(line, table)), plan.arms())) {
        kept = end;
        for (const StoredGame& game : deals.taken())
          how.stored(game);
      }
      return true;
    });
    deals_ = deals.complete();
    return kept;
  }
  static std::string beginning_of(const RunPlan& plan) {
    const Rows rows = rows_of(plan);
    std::string text;
    for (const ResultTable table : of_runs)
      for (const Row& row : rows.in(table))
        text += json_line(row, table);
    return text;
  }
  void add_rows(const Rows& rows) override {
    for (const ResultTable table : of_games)
      for (const Row& row : rows.in(table))
        text_ += json_line(row, table);
  }

  AppendFile file_;
  std::string text_;  // not written yet
};

// ---- CSV

fs::path csv_of(const fs::path& path, ResultTable table) {
  if (table == ResultTable::game)
    return path;
  fs::path beside = path;
  return beside.replace_extension(fmt::format(".{}.csv", row_of(table).name));
}

std::string csv_line(const Row& row) {
  std::string line;
  for (const Cell& cell : row) {
    const std::string text = text_of(cell);
    line += &cell == &row.front() ? "" : ",";
    if (text.find_first_of(",\"") == std::string::npos) {
      line += text;
      continue;
    }
    line += '"';
    for (const char c : text)
      line += c == '"' ? "\"\"" : std::string(1, c);
    line += '"';
  }
  return line + "\n";
}

std::string csv_header(ResultTable table) {
  std::string line;
  for (const ResultColumn& column : row_of(table).columns)
    line += fmt::format("{}{}", line.empty() ? "" : ",", column.name);
  return line + "\n";
}

std::vector<std::string> csv_cells(const std::string& line) {
  std::vector<std::string> cells(1);
  bool quoted = false;
  for (std::size_t i = 0; i < line.size(); ++i) {
    if (line[i] == '"' && quoted && i + 1 < line.size() && line[i + 1] == '"')
      cells.back() += line[++i];
    else if (line[i] == '"')
      quoted = !quoted;
    else if (line[i] == ',' && !quoted)
      cells.emplace_back();
    else
      cells.back() += line[i];
  }
  return cells;
}

// Calls `visit` with nothing for the header, then with each row.
void each_row(const fs::path& path, ResultTable table,
              const std::function<bool(const Row* row, std::uintmax_t end)>& visit) {
  bool is_header = true;
  each_line(path, [&](const std::string& line, std::uintmax_t end) {
    if (std::exchange(is_header, false)) {
      if (line + "\n" != csv_header(table))
        throw std::invalid_argument("it has other columns");
      return visit(nullptr, end);
    }
    const Row row = row_from(csv_cells(line), table);
    return visit(&row, end);
  });
}

RunPlan plan_beside(const fs::path& path) {
  std::optional<RunPlan> plan;
  const fs::path run = csv_of(path, ResultTable::run);
  each_row(run, ResultTable::run, [&](const Row* row, std::uintmax_t) {
    if (row != nullptr)
      plan = plan_from(std::get<std::string>((*row)[1]));
    return !plan;
  });
  if (!plan)
    refuse_damaged(run, "it has no plan");
  return *plan;
}

class CsvFiles : public ResultFile {
 public:
  CsvFiles(const fs::path& path, const RunPlan& plan, const Opening& how, bool exists) {
    if (exists)
      demand_same_plan(plan_beside(path), plan, path);
    else
      write_plan(path, plan);
    for (const ResultTable table : of_games)
      files_.emplace_back(csv_of(path, table));
    const std::uintmax_t games_end = exists ? read_games(path, plan, how) : 0;
    for (std::size_t i = 0; i < of_games.size(); ++i) {
      const std::uintmax_t kept = !exists                            ? 0
                                  : of_games[i] == ResultTable::game ? games_end
                                                                     : end_of_rows(path, of_games[i]);
      if (kept == 0)
        demand_begun(csv_of(path, of_games[i]), csv_header(of_games[i]));
      files_[i].cut(kept);
      if (kept == 0)
        files_[i].append(csv_header(of_games[i]));
    }
  }

  void commit() override {
    for (std::size_t i = 0; i < of_games.size(); ++i) {
      files_[i].append(texts_[i]);
      texts_[i].clear();
    }
  }

 private:
  static void write_plan(const fs::path& path, const RunPlan& plan) {
    const Rows rows = rows_of(plan);
    for (const ResultTable table : of_runs) {
      std::string text = csv_header(table);
      for (const Row& row : rows.in(table))
        text += csv_line(row);
      std::error_code error;
      if (fs::exists(csv_of(path, table), error))
        demand_begun(csv_of(path, table), text);
      if (const std::string why = write_whole(csv_of(path, table), text); !why.empty())
        throw Stop{Exit::content, why};
    }
  }

  // Returns the bytes up to the end of the last complete deal.
  std::uintmax_t read_games(const fs::path& path, const RunPlan& plan, const Opening& how) {
    std::uintmax_t kept = 0;
    Deals deals;
    each_row(path, ResultTable::game, [&](const Row* row, std::uintmax_t end) {
      if (row == nullptr) {
        kept = end;
      } else if (deals.add(stored_game(*row), plan.arms())) {
        kept = end;
        for (const StoredGame& game : deals.taken())
          how.stored(game);
      }
      return true;
    });
    deals_ = deals.complete();
    return kept;
  }
  // Returns the bytes up to the last row of a complete deal.
  std::uintmax_t end_of_rows(const fs::path& path, ResultTable table) const {
    std::uintmax_t kept = 0;
    each_row(csv_of(path, table), table, [&](const Row* row, std::uintmax_t end) {
      const bool is_kept = row == nullptr || static_cast<std::uint64_t>(std::get<std::int64_t>((*row)[1])) <= deals_;
      kept = is_kept ? end : kept;
      return is_kept;
    });
    return kept;
  }
  void add_rows(const Rows& rows) override {
    for (std::size_t i = 0; i < of_games.size(); ++i)
      for (const Row& row : rows.in(of_games[i]))
        texts_[i] += csv_line(row);
  }

  std::vector<AppendFile> files_;  // in the order of `of_games`
  std::array<std::string, of_games.size()> texts_;
};

bool exists_for(const fs::path& path, const Opening& how) {
  std::error_code error;
  const bool exists = fs::exists(path, error);
  if (exists && !how.resume)
    refuse_existing(path);
  return exists;
}

// A row of the table `game`, if it is the one that is looked for.
class Search {
 public:
  Search(std::size_t arm, std::uint64_t number) : arm_(arm), number_(number) {}
  // Returns whether to continue.
  bool look_at(const Row& row) {
    StoredGame game = stored_game(row);
    games_ += game.arm == arm_ ? 1 : 0;
    if (game.arm == arm_ && game.number == number_)
      found_ = std::move(game);
    return !found_;
  }
  FoundGame result(const fs::path& path, std::optional<RunPlan> plan) const {
    if (!plan)
      refuse_damaged(path, "it has no plan");
    if (!found_)
      refuse_missing_game(path, arm_, number_, games_);
    return {*plan, *found_};
  }

 private:
  std::size_t arm_;
  std::uint64_t number_, games_ = 0;
  std::optional<StoredGame> found_;
};

}  // namespace

std::unique_ptr<ResultFile> open_jsonl(const fs::path& path, const RunPlan& plan, const Opening& how) {
  return std::make_unique<JsonLines>(path, plan, how, exists_for(path, how));
}

std::unique_ptr<ResultFile> open_csv(const fs::path& path, const RunPlan& plan, const Opening& how) {
  const bool exists = exists_for(path, how);
  for (std::size_t i = 0; i < result_tables && !exists && !how.resume; ++i)
    exists_for(csv_of(path, static_cast<ResultTable>(i)), how);
  return std::make_unique<CsvFiles>(path, plan, how, exists);
}

FoundGame find_in_jsonl(const fs::path& path, std::size_t arm, std::uint64_t number) {
  std::optional<RunPlan> plan;
  Search search(arm, number);
  each_line(path, [&](const std::string& text, std::uintmax_t) {
    const Json line = Json::parse(text);
    const ResultTable table = table_of(line);
    if (table == ResultTable::run)
      plan = plan_from(line.at("plan").get<std::string>());
    return table != ResultTable::game || search.look_at(row_in(line, table));
  });
  return search.result(path, plan);
}

FoundGame find_in_csv(const fs::path& path, std::size_t arm, std::uint64_t number) {
  Search search(arm, number);
  each_row(path, ResultTable::game,
           [&](const Row* row, std::uintmax_t) { return row == nullptr || search.look_at(*row); });
  return search.result(path, plan_beside(path));
}

}  // namespace soulstack::tools
