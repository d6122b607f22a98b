// A game on file, taken up again: the cards it was played with, and whether they still are the same.
#pragma once

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include "tools/records/undo.h"
#include "tools/support/sets.h"

namespace soulstack::tools {

// A file, and if it is a journal, that journal to be gone on with.
struct Opened {
  Record record;
  std::unique_ptr<Journal> journal;
};
// Stops with Exit::content if it can't be used.
Opened open_record(const std::filesystem::path& path);

// The sets that the file of that name names: those given instead, or the folders it knows, or else the sets of these
// names. Stops with Exit::content if one is not there.
SetChoice sets_for(const Record& record, const std::vector<std::string>& instead, const std::filesystem::path& path);

// How the sets differ from those it was played with: a sentence for each. None: they are the same.
std::vector<std::string> differing_sets(const Record& record, const scripting::Loaded& loaded);
// The files of sets that differ: "base: loot/bomb.lua".
std::vector<std::string> differing_files(const Record& record, const scripting::Loaded& loaded);
// All of it, and what to do. Empty: they are the same.
std::string why_not_these_cards(const Record& record, const scripting::Loaded& loaded,
                                const std::vector<std::string>& instead, const std::filesystem::path& path);

// Loads them. Stops with Exit::content if they do not load, or are not those that it was played with.
std::unique_ptr<scripting::Loaded> load_for(const Record& record, const std::vector<std::string>& instead,
                                            const std::filesystem::path& path, Console& console);

// Of a game with the same cards.
std::string went_otherwise(const Parting& parting, const Record& record, const std::filesystem::path& path);

}  // namespace soulstack::tools
