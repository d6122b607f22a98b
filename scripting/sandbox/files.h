// The files of sets, as they were when they were first looked at: reading them again gives the same content, whatever has
// become of them since.
#pragma once

#include <filesystem>
#include <functional>
#include <map>
#include <string>
#include <vector>

#include "scripting/findings/report.h"

namespace soulstack::scripting {

// What lies in a folder, sorted by name: nothing if there is no such folder, and nothing with a finding if it can't be
// read.
std::vector<std::filesystem::path> paths_in(const std::filesystem::path& folder, std::vector<Finding>& findings);

class Files {
 public:
  // Nothing is read that a link names outside of these folders.
  void keep_within(const std::vector<std::filesystem::path>& folders);

  // As `paths_in`; the finding comes once.
  const std::vector<std::filesystem::path>& list(const std::filesystem::path& folder, std::vector<Finding>& findings);
  // False, with a finding the first time, also if that can't be told.
  bool is_folder(const std::filesystem::path& path, std::vector<Finding>& findings);
  // False, with a finding, if the file can't be read or is too long.
  bool read(const std::filesystem::path& path, std::string& text, Report& report);

  // From now on nothing is looked for that has not been looked at before.
  void close() { closed_ = true; }

  // What is read from now on is changed so, each time; what is remembered stays as it was. For trying out cards that
  // are a little different, without a folder of their own.
  using Change = std::function<void(const std::filesystem::path& file, std::string& text)>;
  void change_with(Change change) { change_ = std::move(change); }

 private:
  bool leads_out(const std::filesystem::path& path) const;
  void drop_links_out(std::vector<std::filesystem::path>& paths, std::vector<Finding>& findings) const;

  std::vector<std::filesystem::path> within_;  // without links; empty: anywhere
  std::map<std::filesystem::path, std::vector<std::filesystem::path>> lists_;
  std::map<std::filesystem::path, bool> folders_;
  std::map<std::filesystem::path, std::string> texts_;
  Change change_;
  bool closed_ = false;

  bool look_up(const std::filesystem::path& path, std::string& text, Report& report);
};

}  // namespace soulstack::scripting
