// Runs a task in a child process.
#include "tools/support/subprocess.h"

#include <fmt/format.h>
#ifdef __linux__
#include <sys/prctl.h>
#endif
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <cstring>

namespace soulstack::tools {

std::string ended_by(int signal) { return fmt::format("it ended by signal {} ({})", signal, ::strsignal(signal)); }

void begin_child_process(pid_t parent) {
#ifdef __linux__
  ::prctl(PR_SET_PDEATHSIG, SIGKILL);
#endif
  if (::getppid() != parent)  // the parent has already ended
    ::_exit(2);
  for (int signal : {SIGABRT, SIGSEGV, SIGFPE, SIGBUS, SIGILL, SIGALRM})
    std::signal(signal, SIG_DFL);
  for (int signal : {SIGINT, SIGTERM, SIGHUP})  // a terminal or `timeout` sends them to the whole group
    std::signal(signal, SIG_IGN);
  const rlimit no_dump{0, 0};
  ::setrlimit(RLIMIT_CORE, &no_dump);
}

bool ask_in_child_process(const std::function<bool()>& question, unsigned seconds, std::string& trouble) {
  trouble.clear();
  const pid_t parent = ::getpid();
  const pid_t child = ::fork();
  if (child == 0) {
    begin_child_process(parent);
    ::alarm(seconds);
    ::_exit(question() ? 1 : 0);
  }
  int status = 0;
  while (child > 0 && ::waitpid(child, &status, 0) < 0 && errno == EINTR) {
  }
  if (WIFSIGNALED(status))
    trouble = WTERMSIG(status) == SIGALRM ? did_not_end : ended_by(WTERMSIG(status));
  return WIFEXITED(status) && WEXITSTATUS(status) == 1;
}

}  // namespace soulstack::tools
