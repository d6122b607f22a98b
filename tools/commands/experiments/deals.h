// Commands that play the same deals under several variants: their options, and the playing.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "tools/commands/program.h"
#include "tools/lab/comparison.h"
#include "tools/lab/paired_games.h"
#include "tools/lab/variants.h"

namespace soulstack::tools {

struct DealsOptions {
  std::string name;  // of the command
  std::uint64_t deals = 1000;
  std::string measure = "turns";
  double matters = 0;
  std::vector<std::string> bots;  // empty: those of `with_bots`
  int players = 4;
  std::uint64_t seed = 1;
  int jobs = 1;
  SetChoice sets;
  bool json = false, resume = false;
  std::string report, out;
};

// What a command counts in the deals beside the sums of the experiment. All functions may be empty.
struct AlsoCounted {
  std::function<void(std::uint64_t deal, std::span<const GameResult>)> add;  // receives the games too
  std::function<Json()> last_block;            // the sums of the deals of the last block, for --out
  std::function<void(const Json&)> add_block;  // adds those that a file of --out has; may throw std::exception
  bool details_of_first = false;               // the games of the first variant have GameResult::details
};

// All options. `each`: what plays all deals: "each value plays all of them".
void add_deals_options(Command& command, DealsOptions& options, const std::string& each,
                       const std::string& usual_bots = "eager");
// Only those that choose the games and where they are kept, --report and --json. `sentence`: of --games.
void add_games_options(Command& command, DealsOptions& options, const std::string& sentence,
                       const std::string& usual_bots = "eager");
// The options that choose the sets, as they are written: " --set base --set mine".
std::string written(const SetChoice& sets);
// The options that change the games, as they are written: " --rules extended --games 1000 ...". Without --measure if it is
// empty.
std::string written(const DealsOptions& options);
// With these bots, if none are named.
DealsOptions with_bots(const DealsOptions& options, std::string_view usual = "eager");
// Refuses unknown measures and bots, and a report in a folder that does not exist.
void demand_sense(const DealsOptions& options);

using LoadedVariants = std::vector<PlayedVariant>;
// Loads the cards of each variant, for each thread.
LoadedVariants load_variants(const DealsOptions& options, const std::vector<Variant>& variants, Console& console);
std::vector<ComparedVariant> described(const std::vector<Variant>& variants, const LoadedVariants& games);

// How deals are played, and where they are kept.
struct Playing {
  std::string command;          // whose deals these are: "card"
  std::string_view unit;        // "deals"
  std::string out;              // the file; empty: none
  bool resume = false;          // continue this file
  bool rows = false;            // the file also keeps rows of the games, which have GameResult::details
  Shard shard = {};             // play only this share
  bool notes_progress = false;  // also where no progress line can be shown, in lines of their own
};
// Refuses a share without deals.
void demand_deals(const Shard& shard, std::uint64_t deals);
// Plays each deal under all variants, with progress, until all are played, the answer is clear and that was enough, or Ctrl-C.
// Those that a file of --out has are not played again.
void play(Comparison& comparison, const LoadedVariants& games, const Playing& how, Console& console,
          const AlsoCounted& also = {});
// Makes a comparison by `play`.
Comparison play_deals(const DealsOptions& options, const std::vector<Variant>& variants, LoadedVariants games,
                      const std::string& command, Console& console, const AlsoCounted& also = {});
// What was played of a run in shares.
struct PlayedShare {
  std::string command, unit;  // "compare", "pair"
  std::string file;
  Shard shard;
};
void print_share(const PlayedShare& share, std::uint64_t deals, bool as_json, Console& console);
// Says so if the deals were interrupted; the exit code of the command.
Exit exit_of(const Comparison& comparison, const DealsOptions& options, Console& console);

}  // namespace soulstack::tools
