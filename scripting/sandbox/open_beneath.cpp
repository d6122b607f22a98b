// openat2(2). tools/web/browser_files.cpp takes its place where there is none.
#include "scripting/sandbox/open_beneath.h"

#include <linux/openat2.h>
#include <sys/syscall.h>
#include <unistd.h>

namespace soulstack::scripting {

int open_beneath(int folder, const char* name, int flags, mode_t mode) {
  open_how how = {};
  how.flags = static_cast<decltype(how.flags)>(flags);
  how.mode = mode;
  how.resolve = RESOLVE_BENEATH | RESOLVE_NO_MAGICLINKS;
  return static_cast<int>(syscall(SYS_openat2, folder, name, &how, sizeof how));
}

}  // namespace soulstack::scripting
