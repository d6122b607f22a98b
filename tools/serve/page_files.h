// The files of the built page. Only those that were there at the start are sent: a request names one of them or nothing.
#pragma once

#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "scripting/sandbox/open_file.h"

namespace soulstack::tools {

struct PageFile {
  std::string type;  // "text/html; charset=utf-8"
  std::string text;
};

class PageFiles {
 public:
  // Stops with Exit::content if the folder has no index.html.
  explicit PageFiles(const std::filesystem::path& folder);

  // The file of a path of a URL, without its query: "/app.js"; "/" and "/manual/" mean index.html there. No value: there is
  // none, or it can no longer be read.
  std::optional<PageFile> read(std::string_view path) const;

 private:
  std::filesystem::path folder_;
  std::unique_ptr<scripting::Boundary> boundary_;          // opens its files beneath it
  std::map<std::string, std::string, std::less<>> files_;  // the content types, by path
};

// The folder with the built page: `named` if it is not empty, otherwise beside the program, in the folder above it, or where
// programs keep their data. Stops with Exit::content if there is none.
std::filesystem::path folder_of_page(const std::string& named);

}  // namespace soulstack::tools
