// Names of files in the commands that we propose.
#pragma once

#include <filesystem>
#include <string>

namespace soulstack::tools {

// As it is typed in a shell: quoted if there is anything in it that a shell would not take as it stands.
std::string shell_word(const std::filesystem::path& name);

}  // namespace soulstack::tools
