// The plan of a comparison.
#include "tools/lab/compare_plan.h"

#include <stdexcept>

#include "tools/lab/measures.h"
#include "tools/support/json.h"
#include "tools/support/requoted.h"
#include "tools/support/stop.h"

namespace soulstack::tools {

namespace {

namespace fs = std::filesystem;

Json measure_names_json() {
  Json names = Json::array();
  for (const Measure& m : measures())
    names.push_back(m.name);
  return names;
}

Json variant_json(const ComparedVariant& variant) {
  Json sets = Json::array();
  for (const SetStamp& set : variant.sets) {
    sets.push_back(to_json(set));
    sets.back().update({{"folder", ""}, {"files", Json::object()}});  // its games are not opened by their number
  }
  return {{"title", variant.title}, {"rules", variant.rules}, {"sets", std::move(sets)}, {"cards", variant.card_names}};
}

ComparedVariant variant_from(const Json& j) {
  ComparedVariant variant;
  variant.title = j.at("title").get<std::string>();
  variant.rules = j.at("rules").get<std::string>();
  for (const Json& set : j.at("sets"))
    variant.sets.push_back(stamp_from(set));
  variant.card_names = j.at("cards").get<std::vector<std::string>>();
  return variant;
}

Comparison comparison_from(const Json& j) {
  const bool gives = j.at("command") == command_of_gifts;
  if ((j.at("command") != "compare" && !gives) || j.at("variants").size() < 2 ||
      j.at("variants").size() > (gives ? most_gifts : most_variants))
    throw std::invalid_argument("it is not the plan of a comparison");
  if (j.at("program") != SOULSTACK_VERSION || j.at("measures") != measure_names_json())
    throw std::invalid_argument(fmt::format("it is of version {} of this program; this is version {}",
                                            j.at("program").dump(), SOULSTACK_VERSION));
  ExperimentPlan plan;
  plan.pairs = j.at("pairs").get<std::uint64_t>();
  plan.until_clear = j.at("until_clear").get<bool>();
  plan.main = static_cast<std::size_t>(&find_measure(j.at("measure").get<std::string>(), gives) - measures().data());
  plan.matters = j.at("matters").get<double>();
  plan.error = j.at("error").get<double>();
  plan.variants = j.at("variants").size();
  plan.with_gifts = gives;
  plan.with_details = measures()[plan.main].of_details;
  const int players = j.at("players").get<int>();
  if (players < 1 || players > max_players)
    throw std::invalid_argument("there can't be that many players");
  Comparison comparison(plan, players);
  for (const Json& variant : j.at("variants"))
    comparison.variants.push_back(variant_from(variant));
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
  Json variants = Json::array();
  for (const ComparedVariant& variant : of.variants)
    variants.push_back(variant_json(variant));
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
               {"variants", std::move(variants)}}};
}

Comparison comparison_of(const RunPlan& plan, const fs::path& file) {
  try {
    return comparison_from(plan.plan);
  } catch (const std::exception& error) {
    throw Stop{Exit::content, fmt::format("The plan in `{}` cannot be used: {}", file.string(), error.what())};
  }
}

}  // namespace soulstack::tools
