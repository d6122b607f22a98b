// Resumes a game from a file, and checks whether its cards have changed.
#pragma once

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include "tools/records/undo.h"
#include "tools/support/sets.h"

namespace soulstack::tools {

// The record of a file, and the open journal if it is one.
struct Opened {
  Record record;
  std::unique_ptr<Journal> journal;
};
// Stops with Exit::content if the file cannot be used.
Opened open_record(const std::filesystem::path& path);

// The sets for a record from that file: the given sets if there are any, otherwise the folders in the record, otherwise
// sets with these names. Stops with Exit::content if one does not exist.
SetChoice sets_for(const Record& record, const SetChoice& instead, const std::filesystem::path& path);

// The differences between the loaded and the original sets, one sentence each. Empty if there are none.
std::vector<std::string> differing_sets(const Record& record, const scripting::Loaded& loaded);
// The files that differ: "base: loot/bomb.lua".
std::vector<std::string> differing_files(const Record& record, const scripting::Loaded& loaded);
// A message with all differences and what to do. Empty if there are none.
std::string why_not_these_cards(const Record& record, const scripting::Loaded& loaded,
                                const std::vector<std::string>& instead, const std::filesystem::path& path);

// Loads the sets. Stops with Exit::content if they cannot be loaded or differ from the original ones.
std::unique_ptr<scripting::Loaded> load_for(const Record& record, const SetChoice& instead,
                                            const std::filesystem::path& path, Console& console);

// The message for a game that differs although its cards are the same.
std::string went_otherwise(const Parting& parting, const Record& record, const std::filesystem::path& path);

}  // namespace soulstack::tools
