// Files in a browser: there are none. In place of open(2) of the C library, which says that it is not permitted, and of the
// files that use calls of Linux.
#include "scripting/sandbox/open_beneath.h"

#include <fcntl.h>

#include <cerrno>

#include "tools/authoring/new_files.h"
#include "tools/support/stop.h"

extern "C" int open(const char*, int, ...) {
  errno = ENOENT;
  return -1;
}

namespace soulstack::scripting {

int open_beneath(int, const char*, int, mode_t) {
  errno = ENOENT;
  return -1;
}

}  // namespace soulstack::scripting

namespace soulstack::tools {

void write_new_files(const std::vector<NewFile>&) {
  throw Stop{Exit::content, "There are no files in a browser; nothing was written"};
}

}  // namespace soulstack::tools
