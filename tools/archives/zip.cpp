// Zip files in memory, by libarchive.
#include "tools/archives/zip.h"

#include <archive.h>
#include <archive_entry.h>

#include <algorithm>
#include <array>
#include <memory>

#include <fmt/format.h>

#include "scripting/findings/finding.h"
#include "tools/archives/entry_names.h"

namespace soulstack::tools {

namespace {

using Reader = std::unique_ptr<archive, int (*)(archive*)>;
using Entry = std::unique_ptr<archive_entry, void (*)(archive_entry*)>;

// What libarchive says, as part of a sentence.
std::string reason(archive* file) {
  const char* const why = archive_error_string(file);
  return why == nullptr ? "it is damaged" : scripting::printable_name(why);
}

// A zip ends with the record that closes its directory, here without a comment, so that nothing is hidden behind it.
void demand_zip(std::string_view bytes) {
  constexpr std::string_view begins("PK\3\4"), ends("PK\5\6");
  constexpr std::size_t length_of_end = 22;
  if (bytes.size() > largest_archive)
    throw BadArchive(fmt::format("it is larger than {} MiB", largest_archive >> 20));
  if (!bytes.starts_with(begins))
    throw BadArchive("it is not a zip file");
  const std::string_view end = bytes.size() < length_of_end ? "" : bytes.substr(bytes.size() - length_of_end);
  if (!end.starts_with(ends) || end.substr(length_of_end - 2) != std::string_view("\0\0", 2))
    throw BadArchive("it is cut off, or has other data behind its end");
}

class ZipReader {
 public:
  explicit ZipReader(std::string_view bytes) : size_(bytes.size()), file_(archive_read_new(), archive_read_free) {
    archive_read_support_format_zip_seekable(file_.get());
    if (archive_read_open_memory(file_.get(), bytes.data(), bytes.size()) != ARCHIVE_OK)
      throw BadArchive(fmt::format("it is damaged: {}", reason(file_.get())));
  }

  std::vector<ZipEntry> read() {
    std::vector<ZipEntry> entries;
    archive_entry* entry = nullptr;
    for (std::size_t number = 1;; ++number) {
      const int state = archive_read_next_header(file_.get(), &entry);
      if (state == ARCHIVE_EOF)
        return entries;
      if (number > most_entries)
        throw BadArchive(fmt::format("it has more than {} files", most_entries - 1));
      if (state != ARCHIVE_OK && state != ARCHIVE_WARN)
        throw BadArchive(fmt::format("entry {} is damaged: {}", number, reason(file_.get())));
      const std::string name = name_of(*entry);
      if (const std::string why = wrong_with_entry_name(without_end_slash(name)); !why.empty())
        throw BadArchive(name.empty() ? fmt::format("entry {} has no name, or one that is not ASCII", number)
                                      : fmt::format("{} {}", shown_entry(name), why));
      if (archive_entry_is_encrypted(entry) != 0)
        throw BadArchive(shown_entry(name) + " is encrypted");
      if (state == ARCHIVE_WARN)
        throw BadArchive(fmt::format("{} is damaged: {}", shown_entry(name), reason(file_.get())));
      if (take(name, *entry))
        entries.push_back({name, data_of(name, *entry)});
    }
  }

 private:
  // In the current locale there may be none, if it is not ASCII.
  static std::string name_of(archive_entry& entry) {
    const char* name = archive_entry_pathname(&entry);
    if (name == nullptr)
      name = archive_entry_pathname_utf8(&entry);
    return name == nullptr ? "" : name;
  }

  // The names of folders end in a slash.
  static std::string_view without_end_slash(std::string_view name) {
    return name.substr(0, name.size() - (name.ends_with('/') ? 1 : 0));
  }

  // Whether it is a file; folders follow from the names of files.
  bool take(const std::string& name, archive_entry& entry) {
    const bool is_folder = archive_entry_filetype(&entry) == AE_IFDIR;
    if (archive_entry_symlink(&entry) != nullptr || archive_entry_hardlink(&entry) != nullptr)
      throw BadArchive(shown_entry(name) + " is a link");
    if (!is_folder && archive_entry_filetype(&entry) != AE_IFREG)
      throw BadArchive(shown_entry(name) + " is a link, a device or another special file");
    if (is_folder)
      return false;
    if (const std::string why = names_.add(name); !why.empty())
      throw BadArchive(fmt::format("{} {}", shown_entry(name), why));
    demand_usual_compression(name);
    return true;
  }

  // "ZIP 2.0 (deflation)": other methods are not read by each program, and have had more faults.
  void demand_usual_compression(const std::string& name) {
    const std::string_view format = archive_format_name(file_.get());
    if (!format.ends_with("(deflation)") && !format.ends_with("(uncompressed)"))
      throw BadArchive(fmt::format("{} is compressed in another way than deflate: {}", shown_entry(name), format));
  }

  std::string data_of(const std::string& name, archive_entry& entry) {
    const std::size_t most = std::min(largest_unpacked, size_ * largest_ratio);
    std::string bytes;
    std::array<char, 1 << 16> part;
    for (;;) {
      const la_ssize_t got = archive_read_data(file_.get(), part.data(), part.size());
      if (got < 0)
        throw BadArchive(fmt::format("{} is damaged: {}", shown_entry(name), reason(file_.get())));
      if (got == 0)
        break;
      bytes.append(part.data(), static_cast<std::size_t>(got));
      unpacked_ += static_cast<std::size_t>(got);
      if (unpacked_ > most)
        throw BadArchive(fmt::format("it unpacks to far more than it should, at {}", shown_entry(name)));
    }
    if (archive_entry_size_is_set(&entry) != 0 && static_cast<std::size_t>(archive_entry_size(&entry)) != bytes.size())
      throw BadArchive(shown_entry(name) + " has another size than the zip says");
    return bytes;
  }

  std::size_t size_;
  Reader file_;
  EntryNames names_;
  std::size_t unpacked_ = 0;
};

la_ssize_t append(archive*, void* to, const void* bytes, std::size_t size) {
  static_cast<std::string*>(to)->append(static_cast<const char*>(bytes), size);
  return static_cast<la_ssize_t>(size);
}

// Only memory can be missing.
void demand_written(archive* file, bool ok) {
  if (!ok)
    throw std::runtime_error("the archive cannot be written: " + reason(file));
}

}  // namespace

std::vector<ZipEntry> read_zip(std::string_view bytes) {
  demand_zip(bytes);
  return ZipReader(bytes).read();
}

std::string write_zip(const std::vector<ZipEntry>& entries) {
  std::string bytes;
  const Reader file(archive_write_new(), archive_write_free);
  const bool is_open = archive_write_set_format_zip(file.get()) == ARCHIVE_OK &&
                       archive_write_set_options(file.get(), "zip:compression-level=9") == ARCHIVE_OK &&
                       archive_write_set_bytes_in_last_block(file.get(), 1) == ARCHIVE_OK &&
                       archive_write_open2(file.get(), &bytes, nullptr, append, nullptr, nullptr) == ARCHIVE_OK;
  demand_written(file.get(), is_open);
  for (const ZipEntry& entry : entries) {
    const Entry header(archive_entry_new(), archive_entry_free);
    archive_entry_set_pathname(header.get(), entry.name.c_str());
    archive_entry_set_filetype(header.get(), AE_IFREG);
    archive_entry_set_perm(header.get(), 0644);
    archive_entry_set_size(header.get(), static_cast<la_int64_t>(entry.bytes.size()));
    const auto size = static_cast<la_ssize_t>(entry.bytes.size());
    demand_written(file.get(), archive_write_header(file.get(), header.get()) == ARCHIVE_OK &&
                                   archive_write_data(file.get(), entry.bytes.data(), entry.bytes.size()) == size);
  }
  demand_written(file.get(), archive_write_close(file.get()) == ARCHIVE_OK);
  return bytes;
}

}  // namespace soulstack::tools
