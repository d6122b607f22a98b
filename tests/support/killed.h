// Runs of the program that are killed in the middle.
#pragma once

#include <doctest/doctest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <csignal>
#include <string>
#include <thread>
#include <vector>

#include "tests/support/running.h"

namespace soulstack::testing {

// Runs the command in a process of its own, and kills that process as soon as the file has this many lines.
inline void run_and_kill(const std::vector<std::string>& arguments, const std::string& file, int lines) {
  const pid_t child = fork();
  if (child == 0) {
    soulstack_with("", arguments);
    _exit(0);
  }
  const auto lines_now = [&] {
    const std::string text = text_of(file);
    return std::count(text.begin(), text.end(), '\n');
  };
  const auto give_up = std::chrono::steady_clock::now() + std::chrono::seconds(120);
  while (lines_now() < lines && std::chrono::steady_clock::now() < give_up)
    std::this_thread::sleep_for(std::chrono::milliseconds(2));
  kill(child, SIGKILL);
  waitpid(child, nullptr, 0);
  CHECK(lines_now() >= lines);
}

}  // namespace soulstack::testing
