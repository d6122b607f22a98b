// Something done in a process of its own: if it crashes or hangs, only that ends.
#pragma once

#include <sys/types.h>

#include <functional>
#include <string>

namespace soulstack::tools {

// How a process ended that a signal ended: "it ended by signal 11 (Segmentation fault)".
std::string ended_by(int signal);
inline constexpr const char* did_not_end = "it does not come to an end";

// The first thing that a forked process does: a fault in it is told by its signal alone, Ctrl-C is for its parent, and
// it ends when that ends.
void begin_apart(pid_t parent);

// Whether the question is answered with yes. `trouble`: how the process ended instead, if it did.
bool ask_apart(const std::function<bool()>& question, unsigned seconds, std::string& trouble);

}  // namespace soulstack::tools
