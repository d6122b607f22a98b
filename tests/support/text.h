// Texts, and the texts of files.
#pragma once

#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>

namespace soulstack::testing {

inline bool has(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

inline std::string text_of(const std::filesystem::path& path) {
  std::ostringstream text;
  text << std::ifstream(path, std::ios::binary).rdbuf();
  return text.str();
}

}  // namespace soulstack::testing
