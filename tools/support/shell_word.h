// Quotes file names in suggested commands.
#pragma once

#include <filesystem>
#include <string>

namespace soulstack::tools {

// The name as typed in a shell: quoted if it contains characters that are special to a shell.
std::string shell_word(const std::filesystem::path& name);

}  // namespace soulstack::tools
