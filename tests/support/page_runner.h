// Runs the blocks of code of a documentation page: writes its files, runs its commands, and compares their output.
#pragma once

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iomanip>
#include <regex>
#include <sstream>
#include <string>
#include <vector>

#include "tests/support/running.h"
#include "tools/docs/doc_page.h"
#include "tools/docs/markdown.h"

namespace soulstack::testing {

// "..." stands for any text in a line; alone in a line, for any lines.
inline bool is_output(const std::string& expected, const std::string& output) {
  static const std::regex special(R"([.^$|()\[\]{}*+?\\])");
  std::string pattern;
  std::istringstream lines(expected);
  for (std::string line; std::getline(lines, line);) {
    if (line == "...") {
      pattern += "(?:.*\n)*";
      continue;
    }
    std::string escaped = std::regex_replace(line, special, R"(\$&)");
    for (std::size_t at = escaped.find(R"(\.\.\.)"); at != std::string::npos; at = escaped.find(R"(\.\.\.)", at))
      escaped.replace(at, 6, ".*");
    pattern += escaped + "\n";
  }
  return std::regex_match(output, std::regex(pattern));
}

class PageRunner {
 public:
  PageRunner() : folder_(own_folder.path() / "pages") {
    fs::remove_all(folder_);
    fs::create_directories(folder_);
    fs::current_path(folder_);
    setenv("XDG_DATA_HOME", (folder_ / "data").c_str(), 1);  // for pages that install sets
    write("mine/set.lua",
          "return set { id = \"mine\", title = \"My cards\", version = \"0.1\", api = 1, authors = { \"me\" }, "
          "license = \"CC0-1.0\", requires = { \"base\" } }\n");
  }
  ~PageRunner() {
    setenv("XDG_DATA_HOME", "/nonexistent", 1);
    fs::current_path(SOULSTACK_TEST_ROOT);
    fs::remove_all(folder_);
  }
  PageRunner(const PageRunner&) = delete;
  PageRunner& operator=(const PageRunner&) = delete;

  // What is wrong with the page, one line each. At its end, the set must have no findings and no failing scenarios.
  std::string run_page(const tools::DocPage& page) {
    run_blocks(page);
    std::string output;
    demand(page.name, "soulstack check mine", 0, output);
    if (!has(output, "0 errors, 0 warnings"))
      trouble_ += page.name + ": the set has findings:\n" + output;
    const bool has_cards = std::distance(fs::directory_iterator(folder_ / "mine"), fs::directory_iterator()) > 1;
    if (has_cards)
      demand(page.name, "soulstack test mine", 0, output);
    return trouble_;
  }

  // The same for a page whose set needs no scenarios.
  std::string run_blocks(const tools::DocPage& page) {
    trouble_.clear();
    std::string output;
    for (const tools::CodeBlock& block : tools::code_blocks(page.markdown))
      run_block(page.name, block, output);
    return trouble_;
  }

 private:
  void write(const std::string& file, const std::string& text) {
    fs::create_directories((folder_ / file).parent_path());
    std::ofstream(folder_ / file) << text;
  }

  void run_block(const std::string& page, const tools::CodeBlock& block, std::string& output) {
    if (!block.trouble.empty()) {
      trouble_ += page + ": " + block.trouble + "\n";
    } else if ((block.language == "lua" || block.language == "svg") && !block.file.empty()) {
      write(tools::caption_of(block), block.code);
    } else if (block.language == "sh") {
      output.clear();
      std::istringstream commands(block.code);
      for (std::string command; std::getline(commands, command);)
        demand(page, command, block.exit, output);
    } else if (block.output) {
      if (!is_output(block.code, output))
        trouble_ += page + ": the output is not\n" + block.code + "but\n" + output;
    } else if (block.language == "python") {
      write("block.py", block.code);
      if (std::system("python3 -m py_compile block.py") != 0)
        trouble_ += page + ": a block of Python does not compile\n";
    } else if (block.language == "cpp" || block.language == "c" || block.language == "cmake") {
      if (!is_example(block.code))
        trouble_ += page + ": a block of `" + block.language + "` is not a file of tools/embed/examples\n";
    } else if (block.language == "json" && has(block.code, "\"method\"")) {  // requests, one per line
      const Ran ran = soulstack_with(block.code, {"rpc"});
      if (ran.code != 0 || !has(ran.out, "\"result\"") || has(ran.out, "\"error\""))
        trouble_ += page + ": requests are refused:\n" + ran.out + ran.err;
    } else if (block.language == "json") {
      (void)Json::parse(block.code);  // configuration of another program
    } else if (block.language != "toml" && block.language != "elisp") {
      trouble_ += page + ": a block of `" + block.language + "` is not run\n";
    }
  }

  // The files there are compiled and run by tests/embed/installed.
  static bool is_example(const std::string& code) {
    const fs::directory_iterator examples(fs::path(SOULSTACK_TEST_ROOT) / "tools/embed/examples");
    return std::any_of(begin(examples), end(examples), [&](const auto& file) { return text_of(file.path()) == code; });
  }

  void demand(const std::string& page, const std::string& command, int code, std::string& output) {
    std::istringstream words(command.substr(0, command.find("  #")));
    std::string program;
    words >> program;
    std::vector<std::string> arguments;
    for (std::string word; words >> std::quoted(word);)
      arguments.push_back(word);
    const Ran ran = soulstack_with("", arguments);
    output += ran.out + ran.err;
    if (program != "soulstack" || ran.code != code)
      trouble_ += page + ": `" + command + "` exits with " + std::to_string(ran.code) + ":\n" + ran.out + ran.err;
  }

  fs::path folder_;
  std::string trouble_;
};

}  // namespace soulstack::testing
