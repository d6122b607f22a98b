// Atomic files: links, and names of any length.
#include "tools/support/atomic_file.h"

#include <doctest/doctest.h>

#include <sys/stat.h>

#include <string>

#include "tests/support/running.h"
#include "tools/support/output_files.h"
#include "tools/support/shell_word.h"
#include "tools/support/stop.h"

namespace soulstack::testing::atomic_file_test {
namespace {

using tools::write_whole;

TEST_CASE("atomic file: a link stays a link, even if its target does not exist yet") {
  const fs::path folder = own_folder.path() / "links";
  fs::create_directory(folder);
  fs::create_symlink("second", folder / "first");
  fs::create_symlink(folder / "file", folder / "second");
  CHECK(write_whole(folder / "first", "text") == "");
  CHECK(fs::is_symlink(folder / "first"));
  CHECK(fs::is_symlink(folder / "second"));
  CHECK(text_of(folder / "file") == "text");
}

TEST_CASE("atomic file: what is not a regular file is not replaced") {
  const fs::path pipe = own_folder.path() / "pipe";
  REQUIRE(mkfifo(pipe.c_str(), 0600) == 0);
  CHECK(has(write_whole(pipe, "text"), "is not a regular file"));
  CHECK(fs::is_fifo(pipe));
}

TEST_CASE("output files: none is a file that the command reads, or that of another option") {
  const std::string bot = (own_folder.path() / "bot.lua").string(), same = own_folder.path().string() + "/./bot.lua";
  CHECK(write_whole(bot, "return {}") == "");
  const auto refusal = [](const std::vector<std::string>& written, const std::vector<std::string>& read) {
    try {
      tools::demand_outputs(written, read);
    } catch (const tools::Stop& stop) {
      return stop.why;
    }
    return std::string();
  };
  CHECK(has(refusal({bot}, {"eager", same}), "is read"));
  CHECK(has(refusal({bot, same}, {}), "Two options name the file"));
  CHECK(has(refusal({"new.html", "./new.html"}, {}), "Two options name the file"));
  CHECK(refusal({bot, "", bot + "2"}, {"eager"}) == "");
}

TEST_CASE("atomic file: a link to itself is refused, and stays") {
  const fs::path link = own_folder.path() / "loop";
  fs::create_symlink("loop", link);
  CHECK(has(write_whole(link, "text"), "cannot be written: Too many levels of symbolic links"));
  CHECK(fs::is_symlink(link));
}

TEST_CASE("atomic file: a name may have the maximum length, and no temporary file stays") {
  const fs::path folder = own_folder.path() / "long";
  fs::create_directory(folder);
  CHECK(write_whole(folder / std::string(255, 'n'), "text") == "");
  CHECK(std::distance(fs::directory_iterator(folder), fs::directory_iterator()) == 1);
}

TEST_CASE("atomic file: files of other programs in the folder stay, whatever their names") {
  const fs::path folder = own_folder.path() / "others";
  fs::create_directory(folder);
  std::ofstream(folder / "precious") << "text";
  fs::create_symlink("precious", folder / ".soulstack-999999999-0123456789abcdef.unfinished");
  for (const char* name :
       {".file.999999999.unfinished", ".soulstack-999999999-12.unfinished", ".soulstack-999999999.unfinished",
        ".soulstack-999999999-0123456789ABCDEF.unfinished", ".soulstack--0123456789abcdef.unfinished"})
    std::ofstream(folder / name) << "half";
  std::ofstream(folder / ".soulstack-999999999-00000000deadbeef.unfinished") << "half";
  CHECK(write_whole(folder / "file", "text") == "");
  CHECK_FALSE(fs::exists(folder / ".soulstack-999999999-00000000deadbeef.unfinished"));
  CHECK(std::distance(fs::directory_iterator(folder), fs::directory_iterator()) == 8);
}

TEST_CASE("atomic file: names are quoted where a shell needs it") {
  CHECK(tools::shell_word("/tmp/a-b_1.save") == "/tmp/a-b_1.save");
  CHECK(tools::shell_word("my game.save") == "'my game.save'");
  CHECK(tools::shell_word("it's") == "'it'\\''s'");
}

}  // namespace
}  // namespace soulstack::testing::atomic_file_test
