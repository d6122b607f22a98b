// Compares the text of each ability with its effect: numbers and keywords. The texts of sets that were only required by
// others are left out.
#pragma once

#include <set>
#include <string>
#include <vector>

#include "scripting/findings/accepted.h"
#include "scripting/findings/finding.h"

namespace soulstack::scripting {

class KnownFindings;
class Library;

// Adds a finding for each number or range that only the text or only the ability has, and for each word, such as "may" or
// "steal", that the ability does not support. It is an error only if text and effect have different numbers of the same
// unit. Findings that a card accepts are returned instead; an acceptance that fits none of them is a finding. Reads files
// and functions again: for `check`, not for games. What is in `done` is left out, and what is checked is added to it.
// `known` has what earlier checks found, and may be null.
std::vector<AcceptedFinding> check_texts(const Library& library, std::set<std::string>& done,
                                         std::vector<Finding>& findings, KnownFindings* known = nullptr);

}  // namespace soulstack::scripting
