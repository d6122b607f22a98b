// Compares the text of each ability with its effect: numbers and keywords.
#pragma once

#include <vector>

#include "scripting/findings/accepted.h"
#include "scripting/findings/finding.h"

namespace soulstack::scripting {

class KnownFindings;
class Library;

// Adds a finding for each number or range that only the text or only the ability has, and for each word, such as "may" or
// "steal", that the ability does not support. It is an error only if text and effect have different numbers of the same
// unit. Findings that a card accepts are returned instead; an acceptance that fits none of them is a finding. Reads files
// and functions again: for `check`, not for games. `known` has what earlier checks found, and may be null.
std::vector<AcceptedFinding> check_texts(const Library& library, std::vector<Finding>& findings,
                                         KnownFindings* known = nullptr);

}  // namespace soulstack::scripting
