// A comparison in parts.
#include "tools/lab/compare_part.h"

#include <stdexcept>

#include "tools/lab/measures.h"
#include "tools/lab/sums_json.h"
#include "tools/support/json.h"
#include "tools/support/requoted.h"
#include "tools/support/stop.h"

namespace soulstack::tools {

namespace {

namespace fs = std::filesystem;

constexpr double longest_unwritten = 10;  // seconds

Json measure_names_json() {
  Json names = Json::array();
  for (const Measure& m : measures())
    names.push_back(m.name);
  return names;
}

Json arm_json(const ComparedArm& arm) {
  Json sets = Json::array();
  for (const SetStamp& set : arm.sets) {
    sets.push_back(to_json(set));
    sets.back()["files"] = Json::object();  // games of a comparison are not opened by their number
  }
  return {{"title", arm.title}, {"rules", arm.rules}, {"sets", std::move(sets)}, {"cards", arm.card_names}};
}

ComparedArm arm_from(const Json& j) {
  ComparedArm arm;
  arm.title = j.at("title").get<std::string>();
  arm.rules = j.at("rules").get<std::string>();
  for (const Json& set : j.at("sets"))
    arm.sets.push_back(stamp_from(set));
  arm.card_names = j.at("cards").get<std::vector<std::string>>();
  return arm;
}

Comparison comparison_from(const Json& j) {
  if (j.at("command") != "compare" || j.at("arms").size() < 2 || j.at("arms").size() > most_arms)
    throw std::invalid_argument("it is not the plan of a comparison");
  if (j.at("program") != SOULSTACK_VERSION || j.at("measures") != measure_names_json())
    throw std::invalid_argument(fmt::format("it is of version {} of this program; this is version {}",
                                            j.at("program").dump(), SOULSTACK_VERSION));
  ExperimentPlan plan;
  plan.pairs = j.at("pairs").get<std::uint64_t>();
  plan.until_clear = j.at("until_clear").get<bool>();
  plan.main = static_cast<std::size_t>(&find_measure(j.at("measure").get<std::string>()) - measures().data());
  plan.matters = j.at("matters").get<double>();
  plan.error = j.at("error").get<double>();
  plan.arms = j.at("arms").size();
  const int players = j.at("players").get<int>();
  if (players < 1 || players > max_players)
    throw std::invalid_argument("there can't be that many players");
  Comparison comparison(plan, players);
  for (const Json& arm : j.at("arms"))
    comparison.arms.push_back(arm_from(arm));
  comparison.bots = j.at("bots").get<std::vector<std::string>>();
  comparison.command = requoted(j.at("repeat").text());
  const std::string sets = requoted(j.at("sets").text());
  comparison.sets = sets.empty() ? "" : " " + sets;
  comparison.seed = j.at("seed").get<std::uint64_t>();
  comparison.other_bots = j.at("other_bots").get<bool>();
  return comparison;
}

}  // namespace

RunPlan run_plan(const Comparison& of, std::uint64_t most_pairs, bool with_rows, const std::string& command) {
  const ExperimentPlan& plan = of.experiment.plan();
  Json arms = Json::array();
  for (const ComparedArm& arm : of.arms)
    arms.push_back(arm_json(arm));
  return {Json{{"command", command},
               {"program", SOULSTACK_VERSION},
               {"games", most_pairs},
               {"pairs", plan.pairs},
               {"until_clear", plan.until_clear},
               {"measure", measures()[plan.main].name},
               {"matters", plan.matters},
               {"error", plan.error},
               {"players", of.players},
               {"seed", of.seed},
               {"bots", of.bots},
               {"bot_files", bot_files(of.bots)},
               {"other_bots", of.other_bots},
               {"rows", with_rows},
               {"repeat", of.command},
               {"sets", of.sets},
               {"measures", measure_names_json()},
               {"arms", std::move(arms)}}};
}

Comparison comparison_of(const RunPlan& plan, const fs::path& file) {
  try {
    return comparison_from(plan.plan);
  } catch (const std::exception& error) {
    throw Stop{Exit::content, fmt::format("The plan in `{}` cannot be used: {}", file.string(), error.what())};
  }
}

ComparedStretch compared_stretch(const Stretch& stretch, const RunPlan& plan, const fs::path& file) {
  try {
    ComparedStretch of{sums_from(stretch.contents.at("sums"), plan.arms(), plan.plan.at("players").get<int>()),
                       stretch.contents.at("rows").get<std::vector<std::string>>(),
                       stretch.contents.value("more", Json())};
    if (of.sums.pairs != stretch.deals)
      throw std::invalid_argument("its sums are of other pairs");
    return of;
  } catch (const std::exception& error) {
    throw Stop{Exit::content,
               fmt::format("`{}` is damaged at pair {}: {}", file.string(), stretch.from + 1, error.what())};
  }
}

ComparePart::ComparePart(const fs::path& path, const RunPlan& plan, const Shard& shard, bool resume,
                         const std::function<void(const ComparedStretch&)>& stored, std::function<Json()> more)
    : part_(path, plan, shard, resume, [&](const Stretch& stretch) { stored(compared_stretch(stretch, plan, path)); }),
      plan_(plan),
      shard_(shard),
      players_(plan.plan.at("players").get<int>()),
      next_{ExperimentSums(plan.arms()), {}, {}},
      more_(std::move(more)),
      pairs_(part_.deals()) {}

void ComparePart::add(std::span<const GameResult> games, std::vector<std::string> rows) {
  next_.sums.add(shard_.game(pairs_), games, players_);
  next_.rows.insert(next_.rows.end(), std::make_move_iterator(rows.begin()), std::make_move_iterator(rows.end()));
  if (++pairs_ % Shard::block == 0)
    write();
}

void ComparePart::tick(double seconds) {
  if (seconds < written_ + longest_unwritten)
    return;
  write();
  written_ = seconds;
}

void ComparePart::write() {
  if (next_.sums.pairs > 0)
    part_.add(next_.sums.pairs,
              {{"sums", json_of(next_.sums)}, {"rows", std::move(next_.rows)}, {"more", more_ ? more_() : Json()}});
  next_ = {ExperimentSums(plan_.arms()), {}, {}};
}

}  // namespace soulstack::tools
