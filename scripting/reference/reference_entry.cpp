// Entries of the reference.
#include "scripting/reference/reference_entry.h"

#include <algorithm>
#include <array>

namespace soulstack::scripting {

std::string undocumented(const ReferenceEntry& entry) {
  constexpr std::array with_rule = {"verb",     "set word", "set keyword", "event",
                                    "property", "number",   "option",      "procedure"};
  constexpr std::array with_value = {"property", "parameter", "field", "noun condition", "rules field",
                                     "number",   "option",    "word",  "set field"};
  const auto is_in = [&](const auto& categories) {
    return std::find(categories.begin(), categories.end(), entry.category) != categories.end();
  };
  if (entry.name.empty() || entry.shape.empty())
    return "name";
  if (entry.sentence.empty())
    return "sentence";
  if (entry.rule.empty() && is_in(with_rule))
    return "rule";
  if (entry.result.empty() && is_in(with_value))
    return "kind of its value";
  if (entry.where.empty())
    return "where it may be used";
  for (const ReferencePart& part : entry.parts)
    if (part.kind.empty() || part.type.empty())
      return "kind of `" + part.name + "`";
  return {};
}

}  // namespace soulstack::scripting
