// Commands that play the same deals under several arms: their options, and the playing.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "tools/commands/program.h"
#include "tools/lab/arms.h"
#include "tools/lab/comparison.h"
#include "tools/lab/paired_games.h"

namespace soulstack::tools {

struct DealsOptions {
  std::uint64_t deals = 1000;
  std::string measure = "turns";
  double matters = 0;
  std::vector<std::string> bots = {"eager"};
  int players = 4;
  std::uint64_t seed = 1;
  int jobs = 1;
  SetChoice sets;
  bool json = false;
  std::string report;
};

// All options. `each`: what plays all deals: "each value plays all of them".
void add_deals_options(CLI::App& app, DealsOptions& options, const std::string& each);
// Only those that choose the games, and --json. `sentence`: of --games.
void add_games_options(CLI::App& app, DealsOptions& options, const std::string& sentence);
// The options that change the games, as they are written: " --rules extended --games 1000 ...". Without --measure if it is
// empty.
std::string written(const DealsOptions& options);
// Refuses unknown measures and bots, and a report in a folder that does not exist.
void demand_sense(const DealsOptions& options);

// Plays each deal under all arms, with progress, until all are played or Ctrl-C. `also` may be empty; it receives the games
// too. `details_of_first`: the games of the first arm have GameResult::details.
Comparison play_deals(const DealsOptions& options, const std::vector<Arm>& arms, const std::string& command,
                      Console& console, const TakePair& also = {}, bool details_of_first = false);
// Says so if the deals were interrupted; the exit code of the command.
Exit exit_of(const Comparison& comparison, Console& console);

// Stops with Exit::content unless the folder of the file exists: before long work, so that none is lost. An empty name is
// no file.
void demand_folder(const std::string& file);
// Stops with Exit::content if it can't be written. An empty name is no file.
void write_or_stop(const std::string& file, const std::string& text);

}  // namespace soulstack::tools
