// A program that runs beside this one and is talked to in lines.
#include "tools/support/child_lines.h"

#include <fmt/format.h>
#include <poll.h>
#include <spawn.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <thread>

#include "tools/support/subprocess.h"

extern char** environ;

namespace soulstack::tools {

namespace {

using Clock = std::chrono::steady_clock;
using std::chrono::milliseconds;

constexpr std::size_t longest_line = std::size_t{1} << 16;
constexpr milliseconds to_end{300}, nap{2};

}  // namespace

// The two ends are closed in all programs that are started, so that none keeps another one's input open.
ChildLines::ChildLines(const std::string& command) {
  std::array<int, 2> ends{};
  if (::socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends.data()) != 0)
    throw Failure{fmt::format("it can't be started: {}", std::strerror(errno))};
  posix_spawn_file_actions_t files;
  posix_spawn_file_actions_init(&files);
  posix_spawn_file_actions_adddup2(&files, ends[1], STDIN_FILENO);
  posix_spawn_file_actions_adddup2(&files, ends[1], STDOUT_FILENO);
  posix_spawnattr_t how;
  posix_spawnattr_init(&how);
  posix_spawnattr_setflags(&how, POSIX_SPAWN_SETPGROUP);  // Ctrl-C does not reach it
  std::string shell = "sh", option = "-c", text = command;
  const std::array<char*, 4> arguments = {shell.data(), option.data(), text.data(), nullptr};
  const int error = ::posix_spawn(&child_, "/bin/sh", &files, &how, arguments.data(), environ);
  posix_spawnattr_destroy(&how);
  posix_spawn_file_actions_destroy(&files);
  ::close(ends[1]);
  socket_ = ends[0];
  if (error == 0)
    return;
  ::close(socket_);
  throw Failure{fmt::format("it can't be started: {}", std::strerror(error))};
}

ChildLines::~ChildLines() {
  ::shutdown(socket_, SHUT_WR);
  const Clock::time_point end = Clock::now() + to_end;
  bool is_gone = child_ <= 0;
  while (!is_gone && Clock::now() < end) {
    is_gone = ::waitpid(child_, nullptr, WNOHANG) != 0;
    if (!is_gone)
      std::this_thread::sleep_for(nap);
  }
  if (!is_gone) {
    ::kill(-child_, SIGKILL);
    ::waitpid(child_, nullptr, 0);
  }
  ::close(socket_);
}

void ChildLines::send(const std::string& bytes) {
  for (std::size_t sent = 0; sent < bytes.size();) {
    const ssize_t n = ::send(socket_, bytes.data() + sent, bytes.size() - sent, MSG_NOSIGNAL | MSG_DONTWAIT);
    if (n > 0)
      sent += static_cast<std::size_t>(n);
    else if (errno == EAGAIN)
      throw Failure{"it does not read its input"};
    else if (errno != EINTR)
      fail();
  }
}

// It has closed its end: says how it ended.
void ChildLines::fail() {
  const Clock::time_point end = Clock::now() + to_end;
  int status = 0;
  pid_t gone = 0;
  while ((gone = ::waitpid(child_, &status, WNOHANG)) == 0 && Clock::now() < end)
    std::this_thread::sleep_for(nap);
  if (gone <= 0)
    throw Failure{"it closed its output"};
  child_ = -1;
  throw Failure{WIFSIGNALED(status) ? ended_by(WTERMSIG(status))
                                    : fmt::format("it ended with exit code {}", WEXITSTATUS(status))};
}

std::string ChildLines::ask(const std::string& line, milliseconds at_most) {
  const Clock::time_point end = Clock::now() + at_most;
  unread_.clear();  // what it wrote without being asked
  send(line + "\n");
  std::array<char, 4096> bytes{};
  for (;;) {
    if (const std::size_t at = unread_.find('\n'); at != std::string::npos)
      return unread_.substr(0, at);
    if (unread_.size() > longest_line)
      throw Failure{fmt::format("its answer is longer than {} bytes", longest_line)};
    const auto left = std::chrono::duration_cast<milliseconds>(end - Clock::now()).count();
    pollfd waiting{socket_, POLLIN, 0};
    const int ready = left <= 0 ? 0 : ::poll(&waiting, 1, static_cast<int>(left));
    if (ready < 0 && errno == EINTR)
      continue;
    if (ready == 0)
      throw Failure{fmt::format("it did not answer within {} s", static_cast<double>(at_most.count()) / 1000)};
    const ssize_t n = ::recv(socket_, bytes.data(), bytes.size(), 0);
    if (n < 0 && errno == EINTR)
      continue;
    if (n <= 0)
      fail();
    unread_.append(bytes.data(), static_cast<std::size_t>(n));
  }
}

}  // namespace soulstack::tools
