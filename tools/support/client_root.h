// The folder that the files of a client are in. Names that lead out of it are refused.
#pragma once

#include <filesystem>
#include <optional>
#include <string>

namespace soulstack::tools {

class Root {
 public:
  Root() = default;  // every file
  // Stops with Exit::usage if there is no such folder.
  explicit Root(const std::string& folder);

  bool is_everywhere() const { return folder_.empty(); }
  // Where that name is, relative to the root. Nothing if it is absolute, has a part `..`, or leads out by a link.
  std::optional<std::filesystem::path> path_of(const std::string& name) const;
  // A message for the client: without the folder's own name, which is the host's business.
  std::string without_folder(std::string text) const;
  // It is in the root, and no link within it leads out.
  bool holds(const std::filesystem::path& folder) const;

 private:
  bool is_inside(const std::filesystem::path& path) const;

  std::filesystem::path folder_;  // without links
};

}  // namespace soulstack::tools
