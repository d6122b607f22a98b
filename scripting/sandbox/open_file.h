// The only way to files and folders. What belongs to a set, or to another bounded folder, is opened beneath it: no link
// leads out, and no name either.
#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <string>
#include <system_error>
#include <vector>

#include <sys/types.h>

namespace soulstack::scripting {

// What a finding says about such a link.
inline constexpr const char* link_out = "this link leads out of the set, so it is not followed";

// A folder whose files are bounded by it while this object lives, such as the folder for the files of clients. Not for
// use while other threads open files.
class Boundary {
 public:
  explicit Boundary(std::filesystem::path folder);
  ~Boundary();
  Boundary(const Boundary&) = delete;
  Boundary& operator=(const Boundary&) = delete;

 private:
  std::filesystem::path folder_;
};

// The folder that bounds a path: that of a `Boundary`, otherwise the outermost folder of the path with a set.lua. Empty
// if there is none: then links are followed anywhere, because the user named the path.
std::filesystem::path folder_that_bounds(const std::filesystem::path& path);

// A descriptor, as from open(2), with its flags and mode. Waits for nobody, and is closed in child processes. -1: errno
// says why; EXDEV: it leads out of the folder that bounds it.
int open_file(const std::filesystem::path& path, int flags, mode_t mode = 0);
// The same for a name within a folder, for kernels without openat2(2): follows the links itself and opens the result
// without any.
int open_by_walking(const std::string& folder, const std::string& name, int flags, mode_t mode = 0);

// Whether the path, or a link that does not exist yet, leads out of the folder that bounds it.
bool leads_out(const std::filesystem::path& path);

// What was read of a file.
enum class ReadState : std::uint8_t { whole, unreadable, leads_out, not_a_file, too_large };
// Reads a regular file of at most that many bytes; pipes, devices and folders are not files. If it is unreadable, errno
// says why. `text` is empty unless the file is whole.
ReadState read_file(const std::filesystem::path& path, std::size_t most_bytes, std::string& text);

// The entries of a folder in the order of the system, without links that lead out of what bounds it; these are stored in
// `links_out`. Empty with an error if it can't be read or leads out (cross_device_link).
std::vector<std::filesystem::path> entries_of(const std::filesystem::path& folder, std::error_code& error,
                                              std::vector<std::filesystem::path>& links_out);
std::vector<std::filesystem::path> entries_of(const std::filesystem::path& folder, std::error_code& error);
// The files in a folder and in the folders below it, with links but without hidden folders.
std::vector<std::filesystem::path> files_below(const std::filesystem::path& folder, std::error_code& error,
                                               std::vector<std::filesystem::path>& links_out);
std::vector<std::filesystem::path> files_below(const std::filesystem::path& folder, std::error_code& error);

}  // namespace soulstack::scripting
