// Which sets can be loaded together, and in which order.
#pragma once

#include <filesystem>
#include <vector>

#include "scripting/findings/finding.h"
#include "scripting/loader/set_reader.h"

namespace soulstack::scripting {

// Reports required sets that are missing or have another version, and sets that exclude each other. Missing sets were
// looked for in folders beside the sets and in `cards_folders`.
void check_requirements(const std::vector<SetDef>& sets, const std::vector<std::filesystem::path>& cards_folders,
                        std::vector<Finding>& findings);

// Each set comes after the sets that it requires or names in `after`; otherwise the given order is kept. A circle is
// reported, with the sets in it.
void order_sets(std::vector<SetDef>& sets, std::vector<Finding>& findings);

// "." for "mine", "cards" for "cards/mine/", "mine/.." for "mine/."
std::filesystem::path folder_around(const std::filesystem::path& set);

}  // namespace soulstack::scripting
