// The program on a pseudo terminal, in a process of its own.
#pragma once

#include <doctest/doctest.h>
#include <fcntl.h>
#include <poll.h>
#include <sys/ioctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <csignal>
#include <cstdlib>
#include <string>
#include <vector>

#include "tests/support/running.h"
#include "tools/support/subprocess.h"

namespace soulstack::testing {

// The program on a terminal of its own.
class OnTerminal {
 public:
  explicit OnTerminal(const std::vector<std::string>& arguments, unsigned short columns = 80,
                      unsigned short rows = 24) {
    keyboard_ = posix_openpt(O_RDWR | O_NOCTTY);
    REQUIRE(keyboard_ >= 0);
    REQUIRE(grantpt(keyboard_) == 0);
    REQUIRE(unlockpt(keyboard_) == 0);
    const std::string name = ptsname(keyboard_);
    const pid_t parent = getpid();
    child_ = fork();
    if (child_ != 0)
      return;
    soulstack::tools::begin_child_process(parent);
    setsid();
    const int terminal = open(name.c_str(), O_RDWR);
    const winsize size{rows, columns, 0, 0};
    ioctl(terminal, TIOCSWINSZ, &size);
    setenv("TERM", "xterm", 1);
    for (const int stream : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO})
      dup2(terminal, stream);
    soulstack::tools::Console console = soulstack::tools::standard_console();
    _exit(soulstack::tools::run_program(arguments, console));
  }
  ~OnTerminal() {
    kill(child_, SIGKILL);
    waitpid(child_, nullptr, 0);
    close(keyboard_);
  }
  OnTerminal(const OnTerminal&) = delete;
  OnTerminal& operator=(const OnTerminal&) = delete;

  void type(const std::string& keys) const {
    REQUIRE(::write(keyboard_, keys.data(), keys.size()) == static_cast<ssize_t>(keys.size()));
  }
  // What the screen shows up to this text, from where the last call stopped.
  std::string until(const std::string& text) {
    const auto end = std::chrono::steady_clock::now() + std::chrono::seconds(60);
    while (!has(shown_, text) && std::chrono::steady_clock::now() < end) {
      pollfd one{keyboard_, POLLIN, 0};
      char bytes[4096];
      if (poll(&one, 1, 100) <= 0)
        continue;
      const ssize_t size = read(keyboard_, bytes, sizeof bytes);
      if (size <= 0)
        break;
      shown_.append(bytes, static_cast<std::size_t>(size));
    }
    const std::size_t found = shown_.find(text);
    CHECK(found != std::string::npos);
    const std::string part = shown_.substr(0, found == std::string::npos ? found : found + text.size());
    shown_.erase(0, part.size());
    return part;
  }
  void interrupt() const { kill(child_, SIGINT); }
  int code() const {
    int status = 0;
    waitpid(child_, &status, 0);
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
  }

 private:
  int keyboard_ = -1;
  pid_t child_ = 0;
  std::string shown_;  // and not yet returned
};
}  // namespace soulstack::testing
