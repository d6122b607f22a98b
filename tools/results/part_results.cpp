// Results in a part of a run: the rows of up to a block of games in each line.
#include <stdexcept>

#include "tools/results/part_rows.h"
#include "tools/results/result_formats.h"
#include "tools/support/json.h"

namespace soulstack::tools {

namespace {

namespace fs = std::filesystem;

class PartResults : public ResultFile {
 public:
  PartResults(const fs::path& path, const RunPlan& plan, const Opening& how)
      : part_(path, plan, how.shard, how.resume, [&](const Stretch& stretch) {
          for (const Rows& deal : rows_in(stretch, path, plan.arms()))
            for (const Row& row : deal.in(ResultTable::game))
              how.stored(stored_game(row));
        }) {
    deals_ = part_.deals();
  }

  void commit() override {
    if (deals_ == part_.deals())
      return;
    part_.add(deals_ - part_.deals(), contents_of(rows_));
    rows_ = {};
  }

 private:
  void add_rows(const Rows& rows) override {
    if (deals_ % Shard::block == 0)
      commit();  // a line has games of one block
    for (std::size_t i = 0; i < result_tables; ++i)
      rows_.tables[i].insert(rows_.tables[i].end(), rows.tables[i].begin(), rows.tables[i].end());
  }

  PartWriter part_;
  Rows rows_;  // not written yet
};

}  // namespace

Json contents_of(const Rows& rows) {
  Json tables = Json::object();
  for (std::size_t i = 0; i < result_tables; ++i) {
    if (rows.tables[i].empty())
      continue;
    Json& table = tables[std::string(row_of(static_cast<ResultTable>(i)).name)] = Json::array();
    for (const Row& row : rows.tables[i])
      table.push_back(json_of(row));
  }
  return {{"rows", std::move(tables)}};
}

std::vector<Rows> rows_in(const Stretch& stretch, const fs::path& path, std::size_t arms) {
  std::vector<Rows> deals(stretch.deals);
  try {
    const Json& tables = stretch.contents.at("rows");
    for (std::size_t i = 0; i < result_tables; ++i) {
      const auto table = static_cast<ResultTable>(i);
      const Json* const found = tables.find(row_of(table).name);
      for (std::size_t n = 0; found != nullptr && n < found->size(); ++n) {
        Row row = row_from((*found)[n], table);
        const auto deal = static_cast<std::uint64_t>(std::get<std::int64_t>(row.at(1))) - 1 - stretch.from;
        deals.at(deal).in(table).push_back(std::move(row));
      }
    }
    for (std::size_t deal = 0; deal < deals.size(); ++deal) {
      const std::vector<Row>& games = deals[deal].in(ResultTable::game);
      for (std::size_t arm = 0; arm < games.size(); ++arm)
        if (stored_game(games[arm]).arm != arm)
          throw std::invalid_argument("the arms are not in their order");
      if (games.size() != arms)
        throw std::invalid_argument(fmt::format("game {} is missing", stretch.from + deal + 1));
    }
  } catch (const std::exception& error) {
    refuse_damaged(path, error.what());
  }
  return deals;
}

std::unique_ptr<ResultFile> open_part(const fs::path& path, const RunPlan& plan, const Opening& how) {
  return std::make_unique<PartResults>(path, plan, how);
}

FoundGame find_in_part(const fs::path& path, std::size_t arm, std::uint64_t number) {
  PartReader reader(path);
  while (const std::optional<Stretch> stretch = reader.next())
    if (number >= stretch->from && number - stretch->from < stretch->deals && arm < reader.plan().arms())
      return {reader.plan(), stored_game(rows_in(*stretch, path, reader.plan().arms())[number - stretch->from].in(
                                 ResultTable::game)[arm])};
  refuse_missing_game(path, arm, number, reader.deals());
}

}  // namespace soulstack::tools
