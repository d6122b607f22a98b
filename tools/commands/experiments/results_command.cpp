// soulstack results: says what a file with results has, and writes its rows as CSV or JSON lines.
#include <fcntl.h>

#include <array>
#include <chrono>
#include <filesystem>
#include <memory>

#include "scripting/sandbox/open_file.h"
#include "tools/commands/program.h"
#include "tools/display/json_view.h"
#include "tools/records/record.h"
#include "tools/results/result_file.h"
#include "tools/support/atomic_file.h"
#include "tools/support/interrupt.h"
#include "tools/support/progress.h"

namespace soulstack::tools {

namespace {

namespace fs = std::filesystem;

struct ResultsOptions {
  std::string file, csv;
  bool jsonl = false, json = false;
};

std::string json_line(const Row& row, ResultTable table) {
  Json line{{"table", row_of(table).name}};
  for (std::size_t i = 0; i < row.size(); ++i)
    std::visit([&](const auto& value) { line[row_of(table).columns[i].name] = value; }, row[i]);
  return line.dump() + "\n";
}

std::string csv_line(const Row& row) {
  std::string line;
  for (const Cell& cell : row) {
    const std::string text = text_of(cell);
    const bool is_quoted = text.find_first_of(",\"\r\n") != std::string::npos;
    line += &cell == &row.front() ? "" : ",";
    line += is_quoted ? "\"" : "";
    for (const char c : text)
      line += c == '"' ? "\"\"" : std::string(1, c);
    line += is_quoted ? "\"" : "";
  }
  return line + "\n";
}

// A CSV file for each table, in a folder.
class CsvFiles {
 public:
  explicit CsvFiles(const fs::path& folder) : folder_(folder) {
    std::error_code error;
    if (fs::create_directories(folder, error), error)
      throw Stop{Exit::content, fmt::format("Cannot create folder `{}`: {}", folder.string(), error.message())};
    for (std::size_t i = 0; i < result_tables; ++i)
      if (fs::exists(path_of(i), error))
        throw Stop{Exit::content,
                   fmt::format("`{}` already exists; name another folder or remove it", path_of(i).string())};
    for (std::size_t i = 0; i < result_tables; ++i) {
      files_[i] = OpenFile(scripting::open_file(path_of(i), O_WRONLY | O_CREAT | O_EXCL, 0666));
      std::string header;
      for (const ResultColumn& column : row_of(static_cast<ResultTable>(i)).columns)
        header += fmt::format("{}{}", header.empty() ? "" : ",", column.name);
      write(i, header + "\n");
    }
  }
  void add(ResultTable table, const std::vector<Row>& rows) {
    std::string text;
    for (const Row& row : rows)
      text += csv_line(row);
    write(static_cast<std::size_t>(table), text);
  }

 private:
  fs::path path_of(std::size_t table) const {
    return folder_ / fmt::format("{}.csv", row_of(static_cast<ResultTable>(table)).name);
  }
  void write(std::size_t table, const std::string& text) {
    if (!files_[table].open() || !write_all(files_[table].get(), text))
      throw Stop{Exit::content, fmt::format("Cannot write `{}`", path_of(table).string())};
  }

  fs::path folder_;
  std::array<OpenFile, result_tables> files_;
};

using ExportedRows = std::array<std::uint64_t, result_tables>;

// Reads the file, and writes its rows where they are wanted. Returns how many rows each table has.
ExportedRows exported(const ResultsOptions& options, ResultReader& reader, Console& console) {
  std::unique_ptr<CsvFiles> csv = options.csv.empty() ? nullptr : std::make_unique<CsvFiles>(options.csv);
  ExportedRows counts{};
  const auto take = [&](const Rows& rows) {
    for (std::size_t i = 0; i < result_tables; ++i) {
      const auto table = static_cast<ResultTable>(i);
      counts[i] += rows.in(table).size();
      if (csv)
        csv->add(table, rows.in(table));
      for (const Row& row : rows.in(table))
        if (options.jsonl)
          console.out << json_line(row, table);
    }
  };
  const InterruptWatch watch;
  ProgressLine line(console);
  const auto start = std::chrono::steady_clock::now();
  const std::uint64_t deals = reader.shard().size(reader.plan().games());
  take(rows_of(reader.plan(), reader.shard()));
  while (const std::optional<Stretch> stretch = reader.next()) {
    take(stretch->rows);
    const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - start;
    line.show(fmt::format("{} of {} deals", grouped(reader.deals()), grouped(deals)), seconds.count());
    if (interrupted())
      throw Stop{Exit::interrupted, "Interrupted"};
  }
  return counts;
}

Exit results(const ResultsOptions& options, Console& console) {
  if (options.jsonl && options.json)
    refuse("--jsonl prints the rows, and --json what the file has; leave one of them out");
  ResultReader reader(options.file);
  const ExportedRows counts = exported(options, reader, console);
  if (options.jsonl)
    return Exit::ok;
  const RunPlan& plan = reader.plan();
  const Shard& shard = reader.shard();
  const std::uint64_t deals = shard.size(plan.games());
  const std::string command = shown(plan.plan.value("command", std::string("?")));
  if (options.json) {
    Json j{{"schema", 1},          {"command", "results"},        {"of", command},
           {"part", shard.number}, {"parts", shard.of},           {"deals", reader.deals()},
           {"planned", deals},     {"variants", plan.variants()}, {"rows", Json::object()}};
    for (std::size_t i = 0; i < result_tables; ++i)
      j["rows"][row_of(static_cast<ResultTable>(i)).name] = counts[i];
    write_json(console, j);
    return Exit::ok;
  }
  console.print("{} of {} of `soulstack {}`{}\n", grouped(reader.deals()), counted(deals, "deal"), command,
                shard.is_whole() ? "" : fmt::format(", part {} of {}", shard.number, shard.of));
  for (std::size_t i = 0; i < result_tables; ++i)
    if (counts[i] > 0)
      console.print("  {}  {:>12}\n", padded(row_of(static_cast<ResultTable>(i)).name, 8), counted(counts[i], "row"));
  return Exit::ok;
}

}  // namespace

void add_results(Command& program) {
  Command& command =
      program.add("results", "Say what a file with results has, and write its rows as CSV or JSON lines",
                  "  soulstack results results.db                    # checks the file, too\n"
                  "  soulstack results results.db --csv rows         # rows/game.csv, rows/player.csv, ...\n"
                  "  soulstack results results.db --jsonl | grep '\"table\":\"soul\"'\n");
  auto o = std::make_shared<ResultsOptions>();
  command.takes({
      {"FILE TEXT", o->file, "The file, an SQLite database (.db)", {.required = true}},
      {"--csv FOLDER", o->csv, "Write each table to a CSV file in this folder"},
      {"--jsonl", o->jsonl, "Print each row of all tables as a JSON object in a line of its own"},
      {"--json", o->json, "Print what the file has as one JSON object"},
  });
  command.runs(o, results);
}

}  // namespace soulstack::tools
