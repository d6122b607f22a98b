// A card set in its own folder, which exists as long as this object.
#pragma once

#include <filesystem>
#include <fstream>
#include <string>

#include "tests/support/running.h"

namespace soulstack::testing {

class SmallSet {
 public:
  explicit SmallSet(const std::string& id) : folder_(own_folder.path() / id) {
    fs::remove_all(folder_);
    write("set.lua", "return set { id = \"" + id +
                         "\", title = \"T\", version = \"1\", api = 1, authors = { \"t\" }, " +
                         "license = \"MIT\", requires = { \"base\" } }\n");
  }
  ~SmallSet() { fs::remove_all(folder_); }
  SmallSet(const SmallSet&) = delete;
  SmallSet& operator=(const SmallSet&) = delete;

  // "loot/spark.lua"
  void write(const std::string& name, const std::string& text) const {
    fs::create_directories((folder_ / name).parent_path());
    std::ofstream(folder_ / name) << text;
  }
  // One more scenario of the card; `then` is the actions, `check` must be true after them.
  void show(const std::string& card, const std::string& table, const std::string& then,
            const std::string& check) const {
    const fs::path file = folder_ / "scenarios" / card;
    fs::create_directories(file.parent_path());
    std::ofstream(file, std::ios::app) << "scenario \"it works\" { " << table << ", play = function(t) " << then
                                       << " end, expect = function(t) check(" << check << ") end }\n";
  }
  std::string path(const std::string& name = "") const { return (name.empty() ? folder_ : folder_ / name).string(); }

 private:
  fs::path folder_;
};

}  // namespace soulstack::testing
