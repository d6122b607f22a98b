// The names that files of a set may have in an archive: the same on each system.
#pragma once

#include <map>
#include <string>
#include <string_view>

namespace soulstack::tools {

inline constexpr std::size_t longest_entry_name = 200;  // bytes

// Why a path is refused, after its name: "leads out of the folder of the set". Empty: it is allowed.
std::string wrong_with_entry_name(std::string_view name);

// A name of an archive in a message: in `backticks`, cut, without control characters.
std::string shown_entry(std::string_view name);

// The names of one archive so far.
class EntryNames {
 public:
  // Why this file cannot be beside the others: it is there twice, or differs from another name only in upper and lower
  // case, or is a file where another one needs a folder. Empty: it is added.
  std::string add(std::string_view file);

 private:
  struct Known {
    std::string name;
    bool is_file;
  };
  std::map<std::string, Known> known_;  // files and their folders, by their names in lower case
};

}  // namespace soulstack::tools
