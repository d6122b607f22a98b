// Hands over to the program that prints.
#include "tools/printing/other_program.h"

#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <filesystem>

#include <fmt/format.h>

#include "tools/support/set_places.h"

namespace soulstack::tools {

SheetPainter*& painter_of_this_program() {
  static SheetPainter* painter = nullptr;
  return painter;
}

static std::string path_of_print_program() {
  const std::filesystem::path beside = program_folder() / print_program;
  std::error_code ignored;
  return std::filesystem::exists(beside, ignored) ? beside.string() : print_program;
}

Exit run_print_program(const std::vector<std::string>& arguments) {
  std::vector<std::string> words = arguments;
  words.insert(words.begin(), path_of_print_program());
  std::vector<char*> pointers;
  for (std::string& word : words)
    pointers.push_back(word.data());
  pointers.push_back(nullptr);
  pid_t child = 0;
  if (posix_spawnp(&child, words[0].c_str(), nullptr, nullptr, pointers.data(), environ) != 0)
    throw Stop{Exit::content,
               fmt::format("Printing needs the program {0}: install the package {0}, or build the target {0} from the "
                           "sources (it needs libcairo2-dev, libjpeg-dev and librsvg2-dev)",
                           print_program)};
  int status = 0;
  while (waitpid(child, &status, 0) < 0 && errno == EINTR) {
  }
  return WIFEXITED(status) ? static_cast<Exit>(WEXITSTATUS(status)) : Exit::invariant;
}

}  // namespace soulstack::tools
