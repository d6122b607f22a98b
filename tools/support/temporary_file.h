// Files in a temporary folder of this process.
#pragma once

#include <filesystem>
#include <string_view>

namespace soulstack::tools {

// Writes a file: neither atomic nor synced. Returns false on failure.
bool write_temporary(const std::filesystem::path& path, std::string_view text);

}  // namespace soulstack::tools
