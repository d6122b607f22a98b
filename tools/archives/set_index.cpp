// An index of sets.
#include "tools/archives/set_index.h"

#include <algorithm>
#include <sstream>

#include <fmt/format.h>

#include "scripting/findings/finding.h"
#include "scripting/sandbox/file_tree.h"
#include "scripting/sandbox/open_file.h"
#include "tools/archives/entry_names.h"
#include "tools/archives/sha256.h"
#include "tools/support/atomic_file.h"
#include "tools/support/stop.h"

namespace soulstack::tools {

namespace fs = std::filesystem;
using scripting::Version;

namespace {

[[noreturn]] void stop(const fs::path& file, std::string_view why) {
  throw Stop{Exit::content, fmt::format("`{}` is refused: {}", scripting::printable_name(file.string()), why)};
}

std::string bytes_of(const fs::path& file) {
  std::string bytes;
  switch (scripting::read_file(file, largest_archive, bytes)) {
    case scripting::ReadState::whole:
      return bytes;
    case scripting::ReadState::too_large:
      stop(file, fmt::format("it is larger than {} MiB", largest_archive >> 20));
    case scripting::ReadState::not_a_file:
      stop(file, "it is not a regular file");
    case scripting::ReadState::leads_out:
    case scripting::ReadState::unreadable:
      break;
  }
  stop(file, "there is no such file, or it cannot be read");
}

SetArchive read_archive(const fs::path& file, std::string_view bytes) {
  try {
    return read_set_archive(bytes);
  } catch (const BadArchive& bad) {
    stop(file, bad.what());
  }
}

// Why a line is wrong; empty: it is added.
std::string take_line(const std::string& line, std::vector<IndexEntry>& entries) {
  std::istringstream words(line);
  IndexEntry entry;
  std::string more;
  if (!(words >> entry.id >> entry.version >> entry.file >> entry.sha256) || words >> more)
    return "a line has four words: the name of a set, its version, a file and its SHA-256";
  if (!scripting::is_name(entry.id))
    return "the name of a set has only lower case letters, digits and _";
  if (!Version::read(entry.version))
    return "the version is not numbers with dots";
  if (const std::string why = wrong_with_entry_name(entry.file); !why.empty())
    return "the file " + why;
  if (!is_sha256(entry.sha256))
    return "the checksum is not 64 hexadecimal digits in lower case";
  entries.push_back(std::move(entry));
  return {};
}

SetIndex read_lines(const fs::path& file) {
  constexpr std::size_t most_lines = 100'000;
  SetIndex index{file.parent_path(), {}};
  std::istringstream lines(bytes_of(file));
  int number = 0;
  for (std::string line; std::getline(lines, line);) {
    if (line.ends_with('\r'))
      line.pop_back();
    std::string why = ++number > static_cast<int>(most_lines) ? "the index has more than 100,000 lines" : "";
    if (why.empty() && !line.empty() && !line.starts_with('#'))
      why = take_line(line, index.entries);
    if (!why.empty())
      throw Stop{Exit::content, fmt::format("{}:{}: {}", scripting::printable_name(file.string()), number, why)};
  }
  return index;
}

bool is_before(const IndexEntry& a, const IndexEntry& b) {
  return a.id != b.id ? a.id < b.id : *Version::read(a.version) < *Version::read(b.version);
}

}  // namespace

const IndexEntry* SetIndex::newest(const std::string& id, const std::vector<scripting::Requirement>& wanted) const {
  const IndexEntry* best = nullptr;
  for (const IndexEntry& entry : entries) {
    const auto accepts = [&](const scripting::Requirement& one) { return one.set != id || one.accepts(entry.version); };
    if (entry.id == id && std::all_of(wanted.begin(), wanted.end(), accepts) && (!best || is_before(*best, entry)))
      best = &entry;
  }
  return best;
}

SetIndex read_index(const fs::path& place) {
  if (!scripting::is_folder(place))
    return read_lines(place);
  return scripting::is_file(place / index_name) ? read_lines(place / index_name) : index_of_folder(place);
}

SetIndex index_of_folder(const fs::path& folder) {
  SetIndex index{folder, {}};
  std::error_code error;
  for (const fs::path& path : scripting::entries_of(folder, error)) {
    const std::string name = path.filename().string();
    if (!name.ends_with(archive_ending))
      continue;
    if (const std::string why = wrong_with_entry_name(name); !why.empty())
      stop(path, "it " + why);
    const std::string bytes = bytes_of(path);
    const Manifest manifest = read_archive(path, bytes).manifest;
    index.entries.push_back({manifest.id, manifest.version, name, sha256(bytes)});
  }
  if (error)
    stop(folder, error.message());
  std::sort(index.entries.begin(), index.entries.end(), is_before);
  const auto same = std::adjacent_find(index.entries.begin(), index.entries.end(),
                                       [](const auto& a, const auto& b) { return a.id == b.id && !is_before(a, b); });
  if (same != index.entries.end())
    stop(folder, fmt::format("`{}` and `{}` are the same version of the same set", same->file, (same + 1)->file));
  return index;
}

std::string index_text(const SetIndex& index) {
  std::string text = "# name, version, file, SHA-256\n";
  for (const IndexEntry& entry : index.entries)
    text += fmt::format("{} {} {} {}\n", entry.id, entry.version, entry.file, entry.sha256);
  return text;
}

SetArchive archive_of(const SetIndex& index, const IndexEntry& entry) {
  const fs::path file = index.folder / entry.file;
  const std::string bytes = bytes_of(file);
  if (sha256(bytes) != entry.sha256)
    stop(file, "it has another checksum than in the index");
  SetArchive set = read_archive(file, bytes);
  if (set.manifest.id != entry.id || set.manifest.version != entry.version)
    stop(file, fmt::format("it has `{}` {}, and the index says `{}` {}", set.manifest.id, set.manifest.version,
                           entry.id, entry.version));
  return set;
}

SetArchive archive_in(const fs::path& file) { return read_archive(file, bytes_of(file)); }

}  // namespace soulstack::tools
