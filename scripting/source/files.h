// The files of sets, as they were when first read: reading them again gives the same content, even if they have changed
// since.
#pragma once

#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "scripting/findings/report.h"
#include "scripting/source/lua_sources.h"

namespace soulstack::scripting {

inline constexpr std::size_t longest_sources = 16 * 1024 * 1024;  // of all sets that are loaded together

// The entries of a folder, sorted by name; empty if there is no such folder, and empty with a finding if it can't be
// read.
std::vector<std::filesystem::path> paths_in(const std::filesystem::path& folder, std::vector<Finding>& findings);

// The order of std::filesystem::path, computed without splitting the paths into their parts: "/" comes first.
struct ByParts {
  bool operator()(std::string_view a, std::string_view b) const;
};

class Files {
 public:
  using Texts = std::map<std::string, Source, ByParts>;  // by path

  // Files that others have read from there are not read again.
  explicit Files(std::shared_ptr<Sources> sources = std::make_shared<Sources>()) : sources_(std::move(sources)) {}

  // Adds a folder. Once there is one, links to targets outside of them are not read.
  void keep_within(const std::filesystem::path& folder);

  // Like `paths_in`; reports the finding only once.
  const std::vector<std::filesystem::path>& list(const std::filesystem::path& folder, std::vector<Finding>& findings);
  // False if not or unknown, with a finding the first time.
  bool is_folder(const std::filesystem::path& path, std::vector<Finding>& findings);
  // Null, with a finding, if the file can't be read or is too long, or if all files together are.
  Source read(const std::filesystem::path& path, Report& report);

  // The files read so far, unchanged.
  const Texts& texts() const { return texts_; }
  // One of them; null if it was not read.
  Source find(const std::string& path) const;
  // Where they were read from.
  const std::shared_ptr<Sources>& sources() const { return sources_; }

  // From now on, only files that were read before exist.
  void close() { closed_ = true; }

  // Applies a change to all files read from now on; the stored files stay unchanged. For testing modified cards without
  // a separate folder.
  using Change = std::function<void(const std::filesystem::path& file, std::string& text)>;
  void change_with(Change change) { change_ = std::move(change); }

 private:
  Source look_up(const std::filesystem::path& path, Report& report);
  bool leads_out(const std::filesystem::path& path) const;
  void drop_links_out(std::vector<std::filesystem::path>& paths, std::vector<Finding>& findings) const;

  std::shared_ptr<Sources> sources_;
  std::vector<std::filesystem::path> within_;  // resolved links; empty: anywhere
  std::map<std::string, std::vector<std::filesystem::path>, ByParts> lists_;
  std::map<std::string, bool, ByParts> folders_;
  Texts texts_;
  std::size_t length_ = 0;  // of all texts
  Change change_;
  bool closed_ = false;
};

}  // namespace soulstack::scripting
