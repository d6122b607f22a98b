// The loop of `--watch`: a command runs once, and again after each save.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "tools/support/console.h"
#include "tools/support/file_watch.h"
#include "tools/support/stop.h"

namespace soulstack::tools {

struct WatchedRun {
  enum class Why { first, saved, asked };  // asked: with Enter
  Why why = Why::first;
  const FileChanges& changes;
  FileWatch& watch;  // a run may add paths that it uses
  // Shows what the block has so far, with the time since the save, and a note on what follows.
  const std::function<void(std::string_view follows)>& show;
};

// Runs now, and after each change of a Lua file in these paths, until Ctrl-C. On a terminal, Enter runs it again and
// `q` quits. The output of a run is shown as one block; what it throws as a Stop is shown,
// too. A long run ends early when interrupted() (tools/support/interrupt.h).
Exit run_on_save(const std::vector<std::string>& paths, Console& console,
                 const std::function<Exit(const WatchedRun&, Console& block)>& run);

}  // namespace soulstack::tools
