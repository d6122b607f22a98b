// A card as printed, for programs.
#include "tools/display/card_json.h"

#include "engine/model/enum_rows.h"
#include "tools/display/card_likeness.h"
#include "tools/display/card_text.h"
#include "tools/display/json_view.h"
#include "tools/display/override_text.h"

namespace soulstack::tools {

namespace {

// As written in card files.
struct Mark {
  Keyword keyword;
  std::string_view name;
};
constexpr Mark marks[] = {
    {Keyword::eternal, "eternal"},   {Keyword::guppy, "guppy"},           {Keyword::trinket, "trinket"},
    {Keyword::ambush, "ambush"},     {Keyword::curse, "curse"},           {Keyword::indomitable, "indomitable"},
    {Keyword::familiar, "familiar"}, {Keyword::attackable, "attackable"}, {Keyword::goes_first, "goes_first"},
    {Keyword::fighter, "fighter"},
};
static_assert(in_order(marks, &Mark::keyword));

Json marks_json(const CardDef& c) {
  Json list = Json::array();
  for (const auto& [keyword, name] : marks)
    if (c.has(keyword))
      list.push_back(name);
  return list;
}

}  // namespace

Json abilities_json(const Content& content, const CardDef& c) {
  Json list = Json::array();
  if (c.play.known())
    list.push_back("play");
  for (AbilityId id : c.abilities)
    if (id != c.play)
      list.push_back(name_of(content[id].kind));
  return list;
}

Json card_json(const scripting::Loaded& loaded, const CardDef& c) {
  const Content& content = loaded.content();
  Json j{{"id", c.id}, {"name", c.name}, {"deck", content.decks[c.deck.value].name}, {"copies", c.copies}};
  auto printed = [&](const char* name, int n) {
    if (n >= 0)
      j[name] = n;
  };
  printed("hp", c.hp);
  printed("evasion", c.evasion);
  printed("attack", c.attack);
  for (const PrintedStat& stat : c.stats)
    j["stats"][content.set_stat(stat.stat).name] = stat.number;
  if (c.souls > 0)
    j["souls"] = c.souls;
  if (const Json rewards = rewards_json(c.rewards); !rewards.is_null())
    j["rewards"] = rewards;
  if (c.min_players > 1)
    j["min_players"] = c.min_players;
  if (!c.starting_item_id.empty())
    j["starting_item"] = c.starting_item_id;
  j["marks"] = marks_json(c);
  for (std::size_t i = 0; i < content.tags.size(); ++i)
    if (c.tags[i])
      j["tags"].push_back(content.tags[i]);
  for (const FreeField& free : c.free_fields)
    j[std::string(free.field)] = free.text;
  j["abilities"] = abilities_json(content, c);
  j["text"] = printed_text(content, c);
  j["file"] = c.file;
  for (const scripting::Override& one : overrides_of(loaded, c))
    j["overrides"].push_back(override_json(one));
  return j;
}

}  // namespace soulstack::tools
