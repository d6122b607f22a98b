// openat2(2), which the standard library does not offer.
#pragma once

#include <sys/types.h>

namespace soulstack::scripting {

// Opens a name within an open folder; no part of the name leads out of it. -1: errno says why; EXDEV: it leads out; ENOSYS: the
// system does not have this call.
int open_beneath(int folder, const char* name, int flags, mode_t mode);

}  // namespace soulstack::scripting
