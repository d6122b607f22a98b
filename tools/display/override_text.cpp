// The order of the loaded sets, and what they replace, change and leave out.
#include "tools/display/override_text.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "engine/model/content.h"
#include "scripting/findings/finding.h"

namespace soulstack::tools {

namespace {

using scripting::LoadedSet;
using scripting::Override;
using scripting::OverrideKind;

std::string what_happens(const Override& one) {
  const std::string fields = fmt::format("{}", fmt::join(one.fields, ", "));
  switch (one.kind) {
    case OverrideKind::replaces:
      return fmt::format("`{}` is replaced by `{}`", one.other, one.card);
    case OverrideKind::changes:
      return fmt::format("`{}` is changed by `{}`: {}", one.other, one.set, fields);
    case OverrideKind::based_on:
      return fmt::format("`{}` is based on `{}`{}{}", one.card, one.other, fields.empty() ? "" : ", with its own ",
                         fields);
    case OverrideKind::leaves_out:
      return fmt::format("`{}` is left out by `{}`", one.other, one.set);
  }
  return "";
}

// "required by `mine`; after `base` (base >= 1.0), `words` (`after`)"
std::string why_there(const LoadedSet& set, const std::vector<LoadedSet>& all) {
  std::vector<std::string> before;
  for (const std::string& required : set.requires_sets)
    before.push_back(fmt::format("it requires `{}`", required));
  for (const std::string& id : set.after)
    if (std::any_of(all.begin(), all.end(), [&](const LoadedSet& other) { return other.id == id; }))
      before.push_back(fmt::format("it comes after `{}`", id));
  const std::string why = set.wanted_by.empty() ? "named" : fmt::format("required by `{}`", set.wanted_by);
  return before.empty() ? why : fmt::format("{}; {}", why, fmt::join(before, ", "));
}

}  // namespace

std::string override_text(const Override& one) {
  std::string text = fmt::format("{} ({}:{})", what_happens(one), scripting::printable_name(one.file), one.line);
  if (!one.beaten_by.empty())
    text += fmt::format("; without effect, because {} wins", scripting::printable_name(one.beaten_by));
  for (const auto& [field, file] : one.beaten_fields)
    text += fmt::format("; for `{}`, {} wins", field, scripting::printable_name(file));
  return text;
}

CardDefId card_in_place_of(const scripting::Loaded& loaded, std::string_view id) {
  if (!scripting::is_other_id(loaded.other_ids(), id))
    return {};
  return scripting::find_card(loaded.content(), loaded.other_ids(), id);
}

std::vector<Override> overrides_of(const scripting::Loaded& loaded, const CardDef& card) {
  std::vector<Override> all;
  for (const Override& one : loaded.overrides()) {
    const CardDefId in_place = card_in_place_of(loaded, one.other);
    const bool stands_there = in_place.known() && &loaded.content()[in_place] == &card;
    if (one.other == card.id || stands_there || (one.card == card.id && one.kind != OverrideKind::changes))
      all.push_back(one);
  }
  return all;
}

std::vector<Override> overrides_about(const scripting::Loaded& loaded, std::string_view words) {
  std::vector<Override> all;
  for (const Override& one : loaded.overrides())
    if (one.other.find(words) != std::string::npos || one.card.find(words) != std::string::npos)
      all.push_back(one);
  return all;
}

std::vector<std::string> order_of_sets(const scripting::Loaded& loaded) {
  const std::vector<LoadedSet> sets = loaded.sets();
  std::vector<std::string> lines;
  for (const LoadedSet& set : sets)
    lines.push_back(fmt::format("{}. `{}` {} in {}: {}", lines.size() + 1, set.id, set.version,
                                scripting::printable_name(set.folder), why_there(set, sets)));
  return lines;
}

Json override_json(const Override& one) {
  Json j{{"kind", scripting::field_of(one.kind)},
         {"set", one.set},
         {"file", one.file},
         {"line", one.line},
         {"other", one.other}};
  if (!one.card.empty() && one.kind != OverrideKind::changes)
    j["card"] = one.card;
  if (one.kind == OverrideKind::changes || one.kind == OverrideKind::based_on)
    j["fields"] = one.fields;
  if (!one.beaten_by.empty())
    j["beaten_by"] = one.beaten_by;
  for (const auto& [field, file] : one.beaten_fields)
    j["beaten_fields"][field] = file;
  return j;
}

Json order_json(const scripting::Loaded& loaded) {
  Json list = Json::array();
  for (const LoadedSet& set : loaded.sets()) {
    Json j{{"id", set.id},
           {"version", set.version},
           {"folder", set.folder},
           {"requires", set.requires_sets},
           {"after", set.after}};
    if (!set.wanted_by.empty())
      j["wanted_by"] = set.wanted_by;
    list.push_back(std::move(j));
  }
  return list;
}

}  // namespace soulstack::tools
