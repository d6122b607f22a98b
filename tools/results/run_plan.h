// What determines the games of a run. Files with results contain it, so that only the same run continues or joins them.
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "tools/display/json_view.h"

namespace soulstack::tools {

// Members of the plan: `command`, `games`, `players`, `seed`, `bots`, `bot_files`, and `variants` with `rules` and
// `sets`; `rows` is false if no rows of games are kept.
struct RunPlan {
  Json plan;

  // Without the members that do not determine the games: the folders and single files of sets.
  Json identity() const;
  std::uint64_t hash() const;
  // Of the sets of all variants.
  std::uint64_t content_hash() const;
  std::uint64_t games() const { return plan.at("games").get<std::uint64_t>(); }
  std::size_t variants() const { return plan.at("variants").size(); }
  bool has_rows() const { return plan.value("rows", true); }
};
// Throws std::exception if the text is not a plan.
RunPlan plan_from(std::string_view text);

// Continues a hash with a text.
void fold(std::uint64_t& into, std::string_view text);

// The Lua files among these bots with the hashes of their texts, for the member `bot_files`: a changed file is another bot.
Json bot_files(const std::vector<std::string>& bots);

// Stops with Exit::content if the file has another plan, and names a member that differs.
void demand_same_plan(const RunPlan& of_file, const RunPlan& wanted, const std::filesystem::path& file);

// "A", "B"; after "Z", "AA", as the columns of a spreadsheet.
inline std::string variant_letter(std::size_t variant) {
  const std::string last(1, static_cast<char>('A' + variant % 26));
  return variant < 26 ? last : variant_letter(variant / 26 - 1) + last;
}
inline constexpr std::size_t most_variants = 26;  // that a command compares by their letters

}  // namespace soulstack::tools
