// A part of a run.
#include "tools/results/part_file.h"

#include <algorithm>
#include <stdexcept>

#include "tools/results/result_formats.h"
#include "tools/support/json.h"
#include "tools/support/line_check.h"
#include "tools/support/stop.h"

namespace soulstack::tools {

namespace fs = std::filesystem;

PartReader::PartReader(const fs::path& path) : path_(path), lines_(path, longest_result_line) {
  const std::optional<Json> header = next_line();
  if (!header)
    throw Stop{Exit::content,
               fmt::format("`{}` has no plan: it is not a part of a run, or was cut off", path.string())};
  try {
    if (header->at("soulstack") != "part")
      throw std::invalid_argument("it is not a part of a run");
    if (header->at("version") != part_version)
      throw std::invalid_argument(
          fmt::format("version {} of parts; this program reads {}", header->at("version").dump(), part_version));
    plan_ = plan_from(header->at("plan").dump());
    shard_ = {header->at("shard").get<std::uint64_t>(), header->at("of").get<std::uint64_t>()};
    if (shard_.number < 1 || shard_.number > shard_.of || shard_.of > most_shards)
      throw std::invalid_argument("there is no such shard");
  } catch (const std::exception& error) {
    refuse_line(error.what());
  }
}

std::optional<Json> PartReader::next_line() {
  std::string line;
  if (!lines_.next(line))
    return {};
  const auto text = without_check(line, check_);
  if (!text)
    refuse_line("its checksum is wrong; the file was changed");
  try {
    return Json::parse(std::string(*text) + "}");
  } catch (const std::exception& error) {
    refuse_line(error.what());
  }
}

std::optional<Stretch> PartReader::next() {
  const std::optional<Json> line = next_line();
  if (!line)
    return {};
  try {
    Stretch stretch{line->at("from").get<std::uint64_t>(), line->at("deals").get<std::uint64_t>(),
                    line->at("contents")};
    if (stretch.deals == 0 || stretch.deals > Shard::block || deals_ + stretch.deals > shard_.size(plan_.games()) ||
        stretch.from != shard_.game(deals_) || stretch.from % Shard::block + stretch.deals > Shard::block)
      throw std::invalid_argument("it does not follow the line before");
    deals_ += stretch.deals;
    return stretch;
  } catch (const std::exception& error) {
    refuse_line(error.what());
  }
}

void PartReader::refuse_line(std::string_view why) const {
  throw Stop{Exit::content, fmt::format("{}:{}: {}", path_.string(), lines_.number(), why)};
}

namespace {

const fs::path& demand_free(const fs::path& path, bool resume) {
  std::error_code error;
  if (fs::exists(path, error) && !resume)
    refuse_existing(path);
  return path;
}

// Not even its first line was written.
bool has_no_plan(const fs::path& path) {
  std::string line;
  return !FileLines(path, longest_result_line).next(line);
}

}  // namespace

PartWriter::PartWriter(const fs::path& path, const RunPlan& plan, const Shard& shard, bool resume,
                       const std::function<void(const Stretch&)>& stored)
    : file_(demand_free(path, resume)), shard_(shard) {
  if (has_no_plan(path)) {
    const std::string header = checked({{"soulstack", "part"},
                                        {"version", part_version},
                                        {"shard", shard.number},
                                        {"of", shard.of},
                                        {"plan", plan.plan}});
    demand_begun(path, header);
    file_.cut(0);
    file_.append(header);
    return;
  }
  PartReader reader(path);
  demand_same_plan(reader.plan(), plan, path);
  if (!(reader.shard() == shard))
    throw Stop{Exit::content, fmt::format("`{}` is part {} of {}, not {} of {}", path.string(), reader.shard().number,
                                          reader.shard().of, shard.number, shard.of)};
  while (const std::optional<Stretch> stretch = reader.next())
    stored(*stretch);
  deals_ = reader.deals();
  check_ = reader.check();
  file_.cut(reader.bytes());
}

void PartWriter::add(std::uint64_t deals, const Json& contents) {
  file_.append(checked({{"from", shard_.game(deals_)}, {"deals", deals}, {"contents", contents}}));
  deals_ += deals;
}

std::string PartWriter::checked(const Json& line) { return with_check(line.dump(), check_) + "\n"; }

}  // namespace soulstack::tools
