// The Lua files that a command works with. Each is read once, by whoever asks first, so that all loads of a set see the
// same files, and share what is known about them (source_file.h). Several threads may ask.
#pragma once

#include <filesystem>
#include <map>
#include <memory>
#include <mutex>
#include <set>
#include <string>

#include "scripting/findings/report.h"
#include "scripting/sandbox/open_file.h"
#include "scripting/source/source_file.h"

namespace soulstack::scripting {

// Reads the text of a file. False, with a finding, if it can't be read or is too long.
bool read_source(const std::filesystem::path& path, std::string& text, Report& report);

class Sources {
 public:
  Sources() = default;
  Sources(const Sources&) = delete;
  Sources& operator=(const Sources&) = delete;

  // For the same files later: reads each again, and takes over what is known about those that have not changed.
  std::shared_ptr<Sources> renewed() const;

  // The same if only these files have changed, named by the paths by which they were read: the others are not read
  // again. Keeps all files, also those that are taken.
  std::shared_ptr<Sources> with_changed(const std::set<std::string>& paths) const;

  // Null, with a finding, if it can't be read or is too long.
  Source read(const std::filesystem::path& path, Report& report);
  // The same, but does not keep the file for others.
  Source take(const std::filesystem::path& path, Report& report);

 private:
  struct Read {
    ReadState state = ReadState::unreadable;
    Source source;
  };
  Read read_now(const std::filesystem::path& path) const;

  mutable std::mutex mutex_;
  std::map<std::string, Read> files_;  // by path
  bool keeps_all_ = false;
  std::map<std::string, Source> before_;  // files as they were for the sources that this one renews
};

}  // namespace soulstack::scripting
