// The loop of `--watch`: a command runs once, and again after each save.
#include "tools/support/watching.h"

#include <fmt/chrono.h>
#include <unistd.h>

#include <chrono>
#include <ctime>
#include <optional>
#include <sstream>
#include <string>
#include <utility>

#include "scripting/findings/finding.h"
#include "tools/support/interrupt.h"

namespace soulstack::tools {

namespace {

using Clock = std::chrono::steady_clock;
using Why = WatchedRun::Why;

std::string time_of_day() {
  const std::time_t now = std::time(nullptr);
  std::tm local{};
  localtime_r(&now, &local);
  return fmt::format("{:%H:%M:%S}", local);
}

constexpr std::size_t paths_shown = 3;

std::string saved_paths(const FileChanges& changes) {
  std::string text;
  std::size_t shown = 0;
  for (const std::string& path : changes.paths)
    if (++shown <= paths_shown)
      text += (shown == 1 ? "" : ", ") + scripting::printable_name(path);
  if (shown > paths_shown)
    text += fmt::format(" and {} more", shown - paths_shown);
  return changes.is_incomplete ? "many files" : text;
}

class WatchLoop {
 public:
  WatchLoop(const std::vector<std::string>& paths, Console& console,
            const std::function<Exit(const WatchedRun&, Console&)>& run)
      : watch_(paths), console_(console), run_(run) {}

  Exit loop() {
    const InterruptWatch interrupts;
    Exit code = run_once(Why::first, {.since = Clock::now()});
    say_how_to_go_on();
    for (FileChanges changes;;) {
      switch (wait(changes)) {
        case FileWatch::Woken::by_change:
          code = run_once(Why::saved, changes);
          break;
        case FileWatch::Woken::by_interrupt:
          return Exit::interrupted;
        default:
          if (!read_key())
            return interrupted() ? Exit::interrupted : code;
          if (is_asked_)
            code = run_once(Why::asked, {.since = Clock::now()});
      }
    }
  }

 private:
  // The keyboard is read in lines; a stream may have read several of them.
  FileWatch::Woken wait(FileChanges& changes) {
    if (!console_.in_is_terminal)
      return watch_.wait(changes);
    return console_.in.rdbuf()->in_avail() > 0 ? FileWatch::Woken::by_input : watch_.wait(changes, {}, STDIN_FILENO);
  }

  // Returns false to quit.
  bool read_key() {
    std::string line;
    is_asked_ = false;
    if (!std::getline(console_.in, line) || line == "q" || line == "quit")
      return false;
    is_asked_ = line.empty();
    if (!is_asked_)
      say_how_to_go_on();
    return true;
  }

  void say_how_to_go_on() {
    if (console_.in_is_terminal)
      console_.print("{}\n",
                     console_.paint(Ink::faint, "Waiting for changes. Enter runs everything; q and Enter quit"));
    console_.out.flush();
  }

  Exit run_once(Why why, const FileChanges& changes) {
    std::ostringstream text;
    Console block{console_.in, text, text};
    block.colour = console_.colour;
    block.columns = console_.columns;
    std::string begin = fmt::format("{} {}\n", time_of_day(), heading(why, changes));
    const auto print = [&](const std::string& result, std::string_view end) {
      const auto ms = std::chrono::duration_cast<std::chrono::milliseconds>(Clock::now() - changes.since).count();
      if (!begin.empty() && console_.out_is_terminal && why != Why::first)
        console_.print("\x1b[H\x1b[2J");
      console_.print("{}{}{}{} ms{}{}\n", std::exchange(begin, ""), text.str(), result, ms,
                     why == Why::saved ? " after the save" : "", end);
      console_.out.flush();
      text.str("");
    };
    const std::function<void(std::string_view)> show = [&](std::string_view follows) {
      print("", console_.paint(Ink::faint, fmt::format("; {}", follows)));
    };
    const Exit code = run_block({why, changes, watch_, show}, block);
    if (!interrupted())
      print((code == Exit::ok ? console_.paint(Ink::green, "ok") : console_.paint(Ink::red, "failed")) + ", ",
            console_.out_is_terminal ? "" : "\n");
    return code;
  }

  static std::string heading(Why why, const FileChanges& changes) {
    return why == Why::saved ? "saved: " + saved_paths(changes) : why == Why::first ? "first run" : "everything";
  }

  Exit run_block(const WatchedRun& run, Console& block) {
    try {
      return run_(run, block);
    } catch (const Stop& stop) {
      if (!stop.why.empty())
        block.print("{}\n", stop.why);
      return stop.code;
    }
  }

  FileWatch watch_;
  Console& console_;
  const std::function<Exit(const WatchedRun&, Console&)>& run_;
  bool is_asked_ = false;
};

}  // namespace

Exit run_on_save(const std::vector<std::string>& paths, Console& console,
                 const std::function<Exit(const WatchedRun&, Console&)>& run) {
  return WatchLoop(paths, console, run).loop();
}

}  // namespace soulstack::tools
