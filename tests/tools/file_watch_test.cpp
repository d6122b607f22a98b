// Watching files: what editors do when they save, folders that come and go, and why a wait ends.
#include <doctest/doctest.h>
#include <fcntl.h>
#include <sys/resource.h>
#include <unistd.h>

#include <cerrno>
#include <chrono>
#include <csignal>
#include <fstream>
#include <memory>
#include <set>
#include <string>
#include <thread>
#include <vector>

#include "tests/support/running.h"
#include "tools/support/file_watch.h"
#include "tools/support/interrupt.h"
#include "tools/support/stop.h"
#include "tools/support/subprocess.h"

namespace soulstack::testing::file_watch_test {
namespace {

using soulstack::tools::FileChanges;
using soulstack::tools::FileWatch;
using soulstack::tools::Stop;
using std::chrono::milliseconds;

constexpr milliseconds long_enough{20'000}, short_while{300};

void write(const fs::path& file, const std::string& text = "return 1\n") { std::ofstream(file) << text; }

// A set of two files, watched.
class Watched {
 public:
  Watched() {
    fs::create_directories(folder / "loot");
    write(folder / "set.lua");
    write(folder / "loot" / "bomb.lua");
    watch = std::make_unique<FileWatch>(std::vector<std::string>{folder.string()});
  }
  ~Watched() { fs::remove_all(folder); }

  // The next changes, by their path in the folder.
  std::set<std::string> next(milliseconds limit = long_enough) {
    FileChanges changes;
    last = watch->wait(changes, limit);
    is_incomplete = changes.is_incomplete;
    std::set<std::string> names;
    for (const std::string& path : changes.paths)
      names.insert(fs::path(path).lexically_relative(folder).generic_string());
    return names;
  }
  bool is_quiet() { return next(short_while).empty() && last == FileWatch::Woken::by_timeout; }

  fs::path folder = own_folder.path() / "watched";
  fs::path bomb = folder / "loot" / "bomb.lua";
  soulstack::tools::InterruptWatch interrupts;
  std::unique_ptr<FileWatch> watch;
  FileWatch::Woken last = FileWatch::Woken::by_timeout;
  bool is_incomplete = false;
};

using Names = std::set<std::string>;

std::string error_of(const std::vector<std::string>& paths) {
  try {
    const FileWatch watch(paths);
  } catch (const Stop& stop) {
    return stop.why;
  }
  return "";
}

// ---- Saving

TEST_CASE("watch: a file that is written is reported once") {
  Watched w;
  write(w.bomb, "return 2\n");
  CHECK(w.next() == Names{"loot/bomb.lua"});
  CHECK(w.last == FileWatch::Woken::by_change);
  CHECK(w.is_quiet());
}

TEST_CASE("watch: a file that another one replaces is reported once") {
  Watched w;
  write(w.folder / "loot" / ".bomb.lua.tmp");
  fs::rename(w.folder / "loot" / ".bomb.lua.tmp", w.bomb);
  CHECK(w.next() == Names{"loot/bomb.lua"});
  CHECK(w.is_quiet());
}

TEST_CASE("watch: an editor that renames the file, and writes it again a little later, gives one change") {
  Watched w;
  std::thread editor([&] {
    fs::rename(w.bomb, w.bomb.string() + "~");
    std::this_thread::sleep_for(milliseconds(10));
    std::ofstream file(w.bomb);
    file << "return " << std::flush;
    std::this_thread::sleep_for(milliseconds(10));
    file << "2\n";
    file.close();
    fs::remove(w.bomb.string() + "~");
  });
  CHECK(w.next() == Names{"loot/bomb.lua"});
  editor.join();
  CHECK(text_of(w.bomb) == "return 2\n");
  CHECK(w.is_quiet());
}

TEST_CASE("watch: a new file is reported when it is complete") {
  Watched w;
  std::ofstream file(w.folder / "loot" / "new.lua");
  file << "return 1" << std::flush;
  CHECK(w.is_quiet());
  file.close();
  CHECK(w.next() == Names{"loot/new.lua"});
}

TEST_CASE("watch: a link to a file is a new file") {
  Watched w;
  fs::create_hard_link(w.bomb, w.folder / "loot" / "same.lua");
  CHECK(w.next() == Names{"loot/same.lua"});
}

TEST_CASE("watch: files that editors write beside a file don't count") {
  Watched w;
  for (const char* name : {".bomb.lua.swp", "4913", "bomb.lua~", "#bomb.lua#", ".#bomb.lua", "bomb.lua.tmp", "notes"})
    write(w.folder / "loot" / name);
  CHECK(w.is_quiet());
}

TEST_CASE("watch: files that are saved together are reported together") {
  Watched w;
  Names all;
  for (int i = 0; i < 50; ++i) {
    write(w.folder / "loot" / ("card" + std::to_string(i) + ".lua"));
    all.insert("loot/card" + std::to_string(i) + ".lua");
  }
  CHECK(w.next() == all);
}

TEST_CASE("watch: a removed file is reported") {
  Watched w;
  fs::remove(w.bomb);
  CHECK(w.next() == Names{"loot/bomb.lua"});
}

// ---- Folders

TEST_CASE("watch: a new folder is watched, with the files that it has already") {
  Watched w;
  fs::create_directories(w.folder / "rules" / "deeper");
  write(w.folder / "rules" / "deeper" / "one.lua");
  CHECK(w.next() == Names{"rules/deeper/one.lua"});
  write(w.folder / "rules" / "deeper" / "two.lua");
  CHECK(w.next() == Names{"rules/deeper/two.lua"});
}

TEST_CASE("watch: a folder that is moved is known by its new name") {
  Watched w;
  fs::rename(w.folder / "loot", w.folder / "treasure");
  CHECK(w.next() == Names{"loot", "treasure/bomb.lua"});
  write(w.folder / "treasure" / "bomb.lua");
  CHECK(w.next() == Names{"treasure/bomb.lua"});
}

TEST_CASE("watch: a removed folder is reported, and watched again when it returns") {
  Watched w;
  fs::remove_all(w.folder / "loot");
  CHECK(w.next().contains("loot"));
  fs::create_directories(w.folder / "loot");
  write(w.bomb);
  CHECK(w.next() == Names{"loot/bomb.lua"});
}

TEST_CASE("watch: hidden folders don't count") {
  Watched w;
  fs::create_directories(w.folder / ".git");
  write(w.folder / ".git" / "x.lua");
  CHECK(w.is_quiet());
}

TEST_CASE("watch: a set that is replaced as a whole is watched again") {
  Watched w;
  fs::rename(w.folder, own_folder.path() / "moved_away");
  CHECK(w.next() == Names{"."});
  fs::rename(own_folder.path() / "moved_away", w.folder);
  CHECK(w.next() == Names{"."});
  write(w.bomb);
  CHECK(w.next() == Names{"loot/bomb.lua"});
}

TEST_CASE("watch: a single file is watched without its neighbours") {
  Watched w;
  w.watch = std::make_unique<FileWatch>(std::vector<std::string>{w.bomb.string()});
  write(w.folder / "loot" / "other.lua");
  CHECK(w.is_quiet());
  write(w.bomb);
  CHECK(w.next() == Names{"loot/bomb.lua"});
}

TEST_CASE("watch: one more path is watched from then on") {
  Watched w;
  const fs::path other = own_folder.path() / "other";
  fs::create_directories(other);
  w.watch->add(other.string());
  w.watch->add(other.string());
  write(other / "one.lua");
  CHECK(w.next() == Names{"../other/one.lua"});
  fs::remove_all(other);
}

TEST_CASE("watch: when more happens than the system stores, everything counts as changed") {
  std::size_t room = 0;
  std::ifstream("/proc/sys/fs/inotify/max_queued_events") >> room;
  if (room == 0 || room > 100'000)
    return;
  Watched w;
  for (std::size_t i = 0; i < room / 2 + 1; ++i)
    for (const char* name : {"one.lua", "two.lua"})
      close(open((w.folder / name).c_str(), O_WRONLY | O_CREAT, 0600));
  w.next();
  CHECK(w.is_incomplete);
  write(w.bomb);
  CHECK(w.next().contains("loot/bomb.lua"));
}

// ---- Why a wait ends

TEST_CASE("watch: Ctrl-C ends a wait") {
  Watched w;
  std::thread key([] {
    std::this_thread::sleep_for(milliseconds(50));
    kill(getpid(), SIGINT);
  });
  CHECK(w.next().empty());
  CHECK(w.last == FileWatch::Woken::by_interrupt);
  key.join();
}

TEST_CASE("watch: input ends a wait") {
  Watched w;
  int ends[2];
  REQUIRE(pipe(ends) == 0);
  REQUIRE(::write(ends[1], "q\n", 2) == 2);
  FileChanges changes;
  CHECK(w.watch->wait(changes, long_enough, ends[0]) == FileWatch::Woken::by_input);
  close(ends[0]);
  close(ends[1]);
}

TEST_CASE("watch: a change counts from its first event") {
  Watched w;
  const auto before = std::chrono::steady_clock::now();
  write(w.bomb);
  FileChanges changes;
  w.watch->wait(changes, long_enough);
  CHECK(changes.since >= before);
  CHECK(changes.since <= std::chrono::steady_clock::now());
}

// ---- Errors

TEST_CASE("watch: a path that does not exist is refused") {
  CHECK(error_of({"no/such/set"}) == "Cannot watch `no/such/set`: No such file or directory");
}

TEST_CASE("watch: a limit that is reached is named") {
  using soulstack::tools::why_not_watched;
  CHECK(has(why_not_watched("x", ENOSPC), "raise fs.inotify.max_user_watches"));
  CHECK(has(why_not_watched("x", EMFILE), "raise fs.inotify.max_user_instances"));
  CHECK(has(why_not_watched("x", ENOSYS), "this system has no inotify"));
}

TEST_CASE("watch: without a free file number the watch is refused with the limits to raise") {
  std::string trouble;
  const auto is_refused = [] {
    const rlimit none{3, 3};
    setrlimit(RLIMIT_NOFILE, &none);
    return has(error_of({"cards/base"}), "`ulimit -n`");
  };
  CHECK(soulstack::tools::ask_in_child_process(is_refused, 20, trouble));
}

}  // namespace

}  // namespace soulstack::testing::file_watch_test
