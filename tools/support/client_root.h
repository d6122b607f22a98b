// The folder for the files of clients. Refuses names that lead out of it.
#pragma once

#include <filesystem>
#include <optional>
#include <string>

namespace soulstack::tools {

class Root {
 public:
  Root() = default;  // allows every file
  // Stops with Exit::content if the folder does not exist.
  explicit Root(const std::string& folder);

  bool is_everywhere() const { return folder_.empty(); }
  // Resolves a name relative to the root. No value if it is absolute, contains `..`, or leads out through a link.
  std::optional<std::filesystem::path> path_of(const std::string& name) const;
  // A message for the client, without the name of the folder, which only the host may know.
  std::string without_folder(std::string text) const;
  // Whether it is in the root and no link in it leads out.
  bool holds(const std::filesystem::path& folder) const;

 private:
  bool is_inside(const std::filesystem::path& path) const;

  std::filesystem::path folder_;  // without links
};

}  // namespace soulstack::tools
