// Runs a task in a child process: a crash or a hang ends only the child.
#pragma once

#include <sys/types.h>

#include <functional>
#include <string>

namespace soulstack::tools {

// Describes a process that was ended by a signal: "it ended by signal 11 (Segmentation fault)".
std::string ended_by(int signal);
inline constexpr const char* did_not_end = "it did not finish in time";

// Called first in a forked process: a fault is reported by its signal only, the parent handles requests to end,
// and the child ends with its parent.
void begin_child_process(pid_t parent);

// Runs the question in a child process. True if it returned true; if the process ended early, `trouble` says how.
bool ask_in_child_process(const std::function<bool()>& question, unsigned seconds, std::string& trouble);

}  // namespace soulstack::tools
