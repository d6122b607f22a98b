// Entries of the reference as JSON.
#include "tools/display/word_json.h"

namespace soulstack::tools {

using scripting::ReferenceEntry;
using scripting::ReferencePart;

static Json to_json(const ReferencePart& part) {
  Json j{{"name", part.name}, {"kind", part.kind}, {"type", part.type}, {"optional", part.optional}};
  if (!part.unit.empty())
    j["unit"] = part.unit;
  if (!part.sentence.empty())
    j["sentence"] = part.sentence;
  if (!part.takes.empty())
    j["takes"] = part.takes;
  if (!part.needs.empty())
    j["needs"] = part.needs;
  return j;
}

Json to_json(const ReferenceEntry& entry) {
  Json j{{"category", entry.category}, {"name", entry.name}, {"shape", entry.shape}, {"sentence", entry.sentence}};
  const auto text = [&](const char* name, const std::string& value) {
    if (!value.empty())
      j[name] = value;
  };
  text("owner", entry.owner);
  text("result", entry.result);
  text("type", entry.type);
  text("rule", entry.rule);
  if (entry.is_required)
    j["required"] = true;
  if (entry.is_writable)
    j["writable"] = true;
  j["parts"] = Json::array();
  for (const ReferencePart& part : entry.parts)
    j["parts"].push_back(to_json(part));
  j["where"] = entry.where;
  if (entry.example)
    j["example"] = {{"file", entry.example->file}, {"line", entry.example->line}, {"text", entry.example->text}};
  return j;
}

}  // namespace soulstack::tools
