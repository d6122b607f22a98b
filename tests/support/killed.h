// Runs of the program that are killed in the middle.
#pragma once

#include <doctest/doctest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <csignal>
#include <functional>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "tests/support/running.h"

namespace soulstack::testing {

// Runs this in a process of its own, and kills that process as soon as it is time.
inline void run_and_kill(const std::function<void()>& play, const std::function<bool()>& is_time) {
  const pid_t child = fork();
  if (child == 0) {
    play();
    _exit(0);
  }
  const auto give_up = std::chrono::steady_clock::now() + std::chrono::seconds(120);
  while (!is_time() && std::chrono::steady_clock::now() < give_up)
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
  kill(child, SIGKILL);
  waitpid(child, nullptr, 0);
}

// The same with a command, which is killed as soon as its file with results has more than the plan.
inline void run_and_kill(const std::vector<std::string>& arguments, const std::string& file) {
  constexpr auto while_written = std::chrono::milliseconds(20);  // the plan is written at once
  std::uintmax_t with_plan = 0, now = 0;
  auto since = std::chrono::steady_clock::now();
  run_and_kill([&] { soulstack_with("", arguments); },
               [&] {
                 std::error_code error;
                 const std::uintmax_t size = fs::file_size(file, error);
                 if (const std::uintmax_t before = std::exchange(now, error ? 0 : size); now != before)
                   since = std::chrono::steady_clock::now();
                 if (with_plan == 0 && std::chrono::steady_clock::now() - since > while_written)
                   with_plan = now;
                 return with_plan > 0 && now > with_plan;
               });
  CHECK(now > with_plan);
}

}  // namespace soulstack::testing
