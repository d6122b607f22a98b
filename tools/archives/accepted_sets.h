// Sets in memory, as the loader sees them: before anything of them is written, all of it is loaded and checked.
#pragma once

#include <string>
#include <vector>

#include "scripting/sandbox/edited_files.h"
#include "tools/archives/set_archive.h"

namespace soulstack::tools {

class AcceptedSets {
 public:
  // Loads each of these sets with each of its rulesets, and with the sets that it requires: others of this list,
  // otherwise those in the folders `places`, otherwise those that are found by name. Cards with errors count, as with
  // --strict. Throws BadArchive, with the first finding, if a set cannot be loaded, or is another set than its
  // manifest says. Takes the titles and licences from set.lua. No other thread may open files while this lives.
  AcceptedSets(std::vector<SetArchive>& sets, std::vector<std::string> places);

  // Why they cannot be used together with the sets in these folders without a loss, one sentence each: "`mine` and
  // `storm` do not go together: ...". A set replaces those that have its id.
  std::vector<std::string> conflicts_with(const std::vector<std::string>& folders) const;

 private:
  scripting::EditedFiles files_;
  scripting::EditedFiles::InUse in_use_;
  std::vector<std::string> folders_, places_;
};

// What set.lua in this folder says of its set; without files. Throws BadArchive if the set cannot be loaded.
Manifest description_of(const std::string& folder, const std::vector<std::string>& places);

}  // namespace soulstack::tools
