// What determines the games of a run.
#include "tools/results/run_plan.h"

#include <fmt/format.h>

#include <stdexcept>

#include "engine/model/mixing.h"
#include "tools/players/outside_bots.h"
#include "tools/records/record.h"
#include "tools/support/stop.h"

namespace soulstack::tools {

void fold(std::uint64_t& into, std::string_view text) {
  for (const char c : text)
    into = mixed(into * golden + static_cast<unsigned char>(c));
}

namespace {

std::string cut(const std::string& text) {
  constexpr std::size_t most = 120;
  return shown(text.size() > most ? text.substr(0, most) + "..." : text);
}

}  // namespace

Json RunPlan::identity() const {
  Json same = plan;
  if (same.contains("bot_files") && same.at("bot_files").empty())
    same.erase("bot_files");
  for (Json& variant : same.at("variants"))
    for (Json& set : variant.at("sets")) {
      set.erase("folder");
      set.erase("files");
    }
  return same;
}

std::uint64_t RunPlan::hash() const {
  std::uint64_t hash = 0;
  fold(hash, identity().dump());
  return hash;
}

std::uint64_t RunPlan::content_hash() const {
  std::uint64_t hash = 0;
  for (const Json& variant : plan.at("variants"))
    for (const Json& set : variant.at("sets"))
      fold(hash, set.at("hash").get<std::string>());
  return hash;
}

RunPlan plan_from(std::string_view text) {
  RunPlan plan{Json::parse(text)};
  plan.identity();
  if (plan.games() == 0 || plan.variants() == 0 || !plan.plan.at("bots").is_array() || plan.plan.at("bots").empty())
    throw std::invalid_argument("an empty plan");
  return plan;
}

Json bot_files(const std::vector<std::string>& bots) {
  Json files = Json::array();
  for (const std::string& bot : bots)
    if (const std::uint64_t hash = hash_of_bot(bot); hash != 0)
      files.push_back({{"bot", bot}, {"hash", hex(hash)}});
  return files;
}

void demand_same_plan(const RunPlan& of_file, const RunPlan& wanted, const std::filesystem::path& file) {
  const Json was = of_file.identity(), now = wanted.identity();
  if (was == now)
    return;
  for (const auto& [name, value] : now.items()) {
    const Json before = was.contains(name) ? was.at(name) : Json();
    if (before == value)
      continue;
    if (name == "variants")
      throw Stop{Exit::content,
                 fmt::format("`{}` has the results of other rules or cards; name another file", file.string())};
    if (name == "bot_files")
      throw Stop{Exit::content,
                 fmt::format("`{}` has the results of another version of a bot; name another file", file.string())};
    throw Stop{Exit::content, fmt::format("`{}` has the results of another run: its `{}` is {}, here it is {}",
                                          file.string(), name, cut(before.dump()), cut(value.dump()))};
  }
  throw Stop{Exit::content, fmt::format("`{}` has the results of another run", file.string())};
}

}  // namespace soulstack::tools
