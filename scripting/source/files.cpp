// The files of sets, as they were when first read.
#include "scripting/source/files.h"

#include <algorithm>
#include <cstdint>
#include <cstring>
#include <system_error>

#include "scripting/sandbox/file_tree.h"
#include "scripting/sandbox/open_file.h"

namespace soulstack::scripting {

namespace fs = std::filesystem;

namespace {

void report_unreadable(const fs::path& path, const std::error_code& error, std::vector<Finding>& findings) {
  Report report(findings, path.generic_string());
  if (error == std::errc::cross_device_link)
    report.error("link", 0, "", link_out);
  else
    report.error("unreadable", 0, "", "it can't be read: " + error.message());
}

bool is_absence(const std::error_code& error) {
  return error == std::errc::no_such_file_or_directory || error == std::errc::not_a_directory;
}

}  // namespace

bool ByParts::operator()(std::string_view a, std::string_view b) const {
  const std::size_t both = std::min(a.size(), b.size());
  const auto eight_bytes = [](std::string_view text, std::size_t from) {
    std::uint64_t bytes = 0;
    std::memcpy(&bytes, text.data() + from, sizeof bytes);
    return bytes;
  };
  constexpr std::size_t step = sizeof(std::uint64_t);  // most paths begin alike
  std::size_t at = 0;
  while (at + step <= both && eight_bytes(a, at) == eight_bytes(b, at))
    at += step;
  while (at < both && a[at] == b[at])
    ++at;
  if (at == both)
    return at < b.size();
  const auto rank = [](char c) { return c == '/' ? 0 : 1 + static_cast<unsigned char>(c); };
  return rank(a[at]) < rank(b[at]);
}

void Files::keep_within(const fs::path& folder) {
  std::error_code error;
  fs::path real = fs::canonical(folder, error);
  if (!error && std::find(within_.begin(), within_.end(), real) == within_.end())
    within_.push_back(std::move(real));
}

bool Files::leads_out(const fs::path& path) const {
  std::error_code error;
  return !within_.empty() && fs::is_symlink(path, error) && scripting::leads_out(path);
}

void Files::drop_links_out(std::vector<fs::path>& paths, std::vector<Finding>& findings) const {
  std::erase_if(paths, [&](const fs::path& path) {
    const bool leads = leads_out(path);
    if (leads)
      Report(findings, path.generic_string()).error("link", 0, "", link_out);
    return leads;
  });
}

std::vector<fs::path> paths_in(const fs::path& folder, std::vector<Finding>& findings) {
  std::error_code error;
  std::vector<fs::path> links_out, paths = entries_of(folder, error, links_out);
  paths.insert(paths.end(), links_out.begin(), links_out.end());
  if (error && !is_absence(error)) {
    report_unreadable(folder, error, findings);
    return {};
  }
  const std::size_t common = folder.native().size();
  const auto rest = [common](const fs::path& path) { return std::string_view(path.native()).substr(common); };
  const auto is_before = [&](const fs::path& a, const fs::path& b) { return rest(a) < rest(b); };
  std::sort(paths.begin(), paths.end(), is_before);
  return paths;
}

const std::vector<fs::path>& Files::list(const fs::path& folder, std::vector<Finding>& findings) {
  const auto [at, is_new] = lists_.try_emplace(folder.native());
  if (is_new && !closed_) {
    at->second = paths_in(folder, findings);
    drop_links_out(at->second, findings);
  }
  return at->second;
}

bool Files::is_folder(const fs::path& path, std::vector<Finding>& findings) {
  const auto [at, is_new] = folders_.try_emplace(path.native(), false);
  if (!is_new || closed_)
    return at->second;
  std::error_code error;
  at->second = tree_of(path).is_folder(path, error);
  if (error)
    report_unreadable(path, error, findings);
  return at->second;
}

Source Files::read(const fs::path& path, Report& report) {
  Source source = look_up(path, report);
  if (!source || !change_)
    return source;
  std::string text = source->text();
  change_(path, text);
  return text == source->text() ? source : std::make_shared<SourceFile>(source->name(), std::move(text));
}

Source Files::find(const std::string& path) const {
  const auto place = texts_.find(path);
  return place == texts_.end() ? nullptr : place->second;
}

Source Files::look_up(const fs::path& path, Report& report) {
  const std::string& name = path.native();
  const bool is_last = !texts_.empty() && ByParts()(texts_.rbegin()->first, name);  // most files, when first read
  const auto place = is_last ? texts_.end() : texts_.lower_bound(name);
  if (place != texts_.end() && place->first == name)
    return place->second;
  if (closed_) {
    report.error("unreadable", 0, "", "the file did not exist when the set was loaded");
    return nullptr;
  }
  Source source = sources_->read(path, report);
  if (!source)
    return nullptr;
  length_ += source->text().size();
  if (length_ > longest_sources) {
    report.error("too_long", 0, "", "the files of the sets are longer than 16 MiB together: load fewer sets");
    return nullptr;
  }
  texts_.emplace_hint(place, name, source);
  return source;
}

}  // namespace soulstack::scripting
