// The Lua files that a command works with.
#include "scripting/source/lua_sources.h"

#include <utility>

namespace soulstack::scripting {

namespace fs = std::filesystem;

namespace {

// Whether the file was read; reports why not.
bool is_whole(ReadState state, Report& report) {
  switch (state) {
    case ReadState::whole:
      return true;
    case ReadState::leads_out:
      report.error("link", 0, "", link_out);
      return false;
    case ReadState::too_large:
      report.error("too_long", 0, "", "the file is longer than 64 KiB");
      return false;
    case ReadState::not_a_file:
    case ReadState::unreadable:
      break;
  }
  report.error("unreadable", 0, "", "the file can't be read");
  return false;
}

}  // namespace

bool read_source(const fs::path& path, std::string& text, Report& report) {
  return is_whole(read_file(path, longest_source, text), report);
}

std::shared_ptr<Sources> Sources::renewed() const {
  auto later = std::make_shared<Sources>();
  later->keeps_all_ = keeps_all_;
  const std::lock_guard lock(mutex_);
  for (const auto& [path, file] : files_)
    if (file.source)
      later->before_.emplace(path, file.source);
  return later;
}

std::shared_ptr<Sources> Sources::with_changed(const std::set<std::string>& paths) const {
  auto later = std::make_shared<Sources>();
  later->keeps_all_ = true;
  const std::lock_guard lock(mutex_);
  for (const auto& [path, file] : files_)
    if (!paths.contains(path))
      later->files_.emplace_hint(later->files_.end(), path, file);
    else if (file.source)
      later->before_.emplace(path, file.source);
  return later;
}

Sources::Read Sources::read_now(const fs::path& path) const {
  std::string text;
  const ReadState state = read_file(path, longest_source, text);
  if (state != ReadState::whole)
    return {state, nullptr};
  if (const auto known = before_.find(path.native()); known != before_.end() && known->second->text() == text)
    return {state, known->second};
  return {state, std::make_shared<SourceFile>(path.generic_string(), std::move(text))};
}

Source Sources::read(const fs::path& path, Report& report) {
  const std::lock_guard lock(mutex_);
  const std::size_t known = files_.size();
  const auto at = files_.try_emplace(files_.end(), path.native());  // most are read in their order
  if (files_.size() > known)
    at->second = read_now(path);
  return is_whole(at->second.state, report) ? at->second.source : nullptr;
}

Source Sources::take(const fs::path& path, Report& report) {
  if (keeps_all_)
    return read(path, report);
  const std::lock_guard lock(mutex_);
  const auto known = files_.extract(path.native());
  const Read file = known ? known.mapped() : read_now(path);
  return is_whole(file.state, report) ? file.source : nullptr;
}

}  // namespace soulstack::scripting
