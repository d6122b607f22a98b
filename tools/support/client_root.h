// The folder for the files of clients. Refuses names that lead out of it.
#pragma once

#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "scripting/sandbox/open_file.h"

namespace soulstack::tools {

class Root {
 public:
  Root() = default;  // allows every file
  // Stops with Exit::content if the folder does not exist.
  explicit Root(const std::string& folder);

  bool is_everywhere() const { return folder_.empty(); }
  // Resolves a name relative to the root. No value if it is absolute, contains `..`, or leads out through a link.
  std::optional<std::filesystem::path> path_of(const std::string& name) const;
  // The folders of card sets in it and in its folder `cards`, as names for path_of, sorted. Empty: it is everywhere.
  std::vector<std::string> sets() const;
  // A message for the client, without the places of the folder and of the base set, which only the host may know.
  std::string without_folder(std::string text) const;
  // Whether it is beneath the root, not the root itself, and no link in it leads out.
  bool holds(const std::filesystem::path& folder) const;

 private:
  bool is_inside(const std::filesystem::path& path) const;

  std::filesystem::path folder_;                   // without links
  std::shared_ptr<scripting::Boundary> boundary_;  // opens the files of clients beneath the folder
};

}  // namespace soulstack::tools
