// Guards: files are opened, folders listed and text printed in one place each, where links that lead out of a set and
// control characters are stopped. Libraries that take long to compile are included in one place each.
#include <doctest/doctest.h>

#include <algorithm>
#include <regex>
#include <sstream>
#include <string>
#include <vector>

#include "tests/support/sources.h"

namespace soulstack::testing::single_places_test {
namespace {

struct SinglePlace {
  std::string file, reason;
};

const std::regex opens(R"(\b(w?[io]?fstream|basic_filebuf|fopen|freopen|openat2?|creat|opendir|fdopendir|scandir|nftw|)"
                       R"(sqlite3_open|sqlite3_open_v2|copy_file|directory_iterator|recursive_directory_iterator)\b|)"
                       R"((^|[^\w.>:"])(::)?open\((?!lua_CFunction)\w)");
// The only files that open files or list folders, and why.
const std::vector<SinglePlace> places_for_files = {
    {"scripting/sandbox/open_file.cpp", "the one place"},
    {"scripting/sandbox/open_beneath.cpp", "the system call that it uses"},
    {"tools/web/browser_files.cpp", "replaces open(2) in a browser, which has no files"},
    {"tools/results/database.cpp", "SQLite opens its databases itself; the user named them"},
};

const std::regex prints(
    R"(\bstd::(cout|cerr|clog|wcout|wcerr|print|println|puts|putchar)\b|\bfmt::print|<print>|)"
    R"(<fmt/(ostream|printf|color)\.h>|\b(v?f?printf|dprintf|f?puts|puts|fputc|putchar|putc|perror|fwrite)\()"
    R"(|[(,] *std(out|err)\b|\bSTD(OUT|ERR)_FILENO\b)");
// The only files that reach the standard streams, and why.
const std::vector<SinglePlace> places_for_the_terminal = {
    {"tools/support/console.cpp", "the streams themselves; run_program puts SafeOutput before them"},
    {"tools/support/line_editor.cpp",
     "libedit writes the typed line itself; prompts and completions are made printable"},
    {"tools/support/child_lines.cpp", "the streams of a child process, which are pipes"},
    {"tools/embed/examples/two_bots.cpp", "an example: a program of its own"},
};

// Libraries whose headers take seconds to compile: one file includes each of them, behind a small header of our own.
const std::vector<SinglePlace> places_for_the_parser = {
    {"tools/support/command_line.cpp", "commands are rows of command.h"}};
const std::vector<SinglePlace> places_for_the_editor = {
    {"tools/support/line_editor.cpp", "others read lines by answer_lines.h"}};
const std::vector<SinglePlace> places_for_archives = {
    {"tools/archives/zip.cpp", "others read and write files of zip.h"}};
const std::vector<SinglePlace> places_for_json = {{"tools/support/json.cpp", "all others use the values of json.h"}};

// "tools/x.cpp:3: std::cout", for each line of a file that is not such a place. Places that are not used are reported, too.
std::string beside(const std::vector<SinglePlace>& allowed, const std::vector<std::string>& folders,
                   const std::regex& what) {
  std::string all;
  std::vector<bool> used(allowed.size());
  for (const fs::path& file : files_in(folders, cpp)) {
    const auto permit =
        std::find_if(allowed.begin(), allowed.end(), [&](const SinglePlace& one) { return one.file == place(file); });
    std::istringstream lines(without_comments(text_of_file(file)));
    int n = 0;
    for (std::string line; std::getline(lines, line);) {
      ++n;
      std::smatch found;
      if (line.starts_with("#include \"") || !std::regex_search(line, found, what))
        continue;
      if (permit != allowed.end())
        used[static_cast<std::size_t>(permit - allowed.begin())] = true;
      else
        all += place(file) + ":" + std::to_string(n) + ": " + found.str() + "\n";
    }
  }
  for (std::size_t i = 0; i < allowed.size(); ++i)
    if (!used[i])
      all += allowed[i].file + ": an exception that is not needed\n";
  return all;
}

}  // namespace

TEST_CASE("files are opened and folders listed only through open_file.h") {
  CHECK(beside(places_for_files, {"engine", "scripting", "tools"}, opens) == "");
}

TEST_CASE("text reaches the terminal only through the console, which SafeOutput makes harmless") {
  CHECK(beside(places_for_the_terminal, {"engine", "scripting", "tools"}, prints) == "");
}

TEST_CASE("one file includes the parser of command lines, one the library for JSON, and one that for archives") {
  const std::vector<std::string> everywhere = {"engine", "scripting", "tools", "tests"};
  CHECK(beside(places_for_the_parser, everywhere, std::regex("#include *<CLI/")) == "");
  CHECK(beside(places_for_the_editor, everywhere, std::regex("#include *<histedit.h>")) == "");
  CHECK(beside(places_for_archives, everywhere, std::regex("#include *<archive")) == "");
  CHECK(beside(places_for_json, everywhere, std::regex("#include *<nlohmann/")) == "");
}

}  // namespace soulstack::testing::single_places_test
