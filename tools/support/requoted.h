// Commands that come from files.
#pragma once

#include <string>
#include <string_view>

namespace soulstack::tools {

// A command that was built with `shell_word`: each of its words is quoted again, so whatever was written there, a shell
// sees only words.
std::string requoted(std::string_view command);

}  // namespace soulstack::tools
