// Files in a temporary folder of this process.
#include "tools/support/temporary_file.h"

#include <fcntl.h>

#include "scripting/sandbox/open_file.h"
#include "tools/support/atomic_file.h"

namespace soulstack::tools {

bool write_temporary(const std::filesystem::path& path, std::string_view text) {
  const OpenFile file(scripting::open_file(path, O_WRONLY | O_CREAT | O_TRUNC, 0666));
  return file.open() && write_all(file.get(), text);
}

}  // namespace soulstack::tools
