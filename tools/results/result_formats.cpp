// What the formats of files with results share.
#include "tools/results/result_formats.h"

#include <stdexcept>

#include "scripting/sandbox/open_file.h"
#include "tools/support/json.h"
#include "tools/support/stop.h"

namespace soulstack::tools {

namespace fs = std::filesystem;

void refuse_existing(const fs::path& path) {
  throw Stop{
      Exit::content,
      fmt::format("`{}` already exists; add --resume to continue the same run, or name another file", path.string())};
}

void demand_begun(const fs::path& path, std::string_view beginning) {
  std::string text;
  const bool is_short = scripting::read_file(path, beginning.size(), text) == scripting::ReadState::whole;
  if (!is_short || !beginning.starts_with(text))
    refuse_damaged(path, "it does not begin like the results of this run, so it is left as it is");
}

void refuse_damaged(const fs::path& path, std::string_view why) {
  throw Stop{Exit::content, fmt::format("`{}` is not a file with results, or is damaged: {}", path.string(), why)};
}

void refuse_missing_game(const fs::path& path, std::size_t arm, std::uint64_t number, std::uint64_t games) {
  throw Stop{Exit::content, fmt::format("`{}` has no game {} of variant {}; it has {}", path.string(), number + 1,
                                        arm_letter(arm), counted(games, "game"))};
}

RunPlan plan_from(std::string_view text) {
  RunPlan plan{Json::parse(text)};
  plan.identity();
  if (plan.games() == 0 || plan.arms() == 0 || !plan.plan.at("bots").is_array() || plan.plan.at("bots").empty())
    throw std::invalid_argument("an empty plan");
  return plan;
}

}  // namespace soulstack::tools
