#include "scripting/reading/reward_box.h"

#include <algorithm>
#include <utility>

#include "engine/game/game.h"
#include "engine/model/content.h"
#include "engine/table/table.h"
#include "scripting/reading/event_fields.h"

namespace soulstack::scripting {

namespace {

AbilityId add_ability(Reader& r, const RewardBox& box, std::string_view part, int line) {
  AbilityDef def(AbilityKind::always);
  def.path = box.card->id + "#rewards" + std::string(part);
  def.file = r.report.file();
  def.line = line;
  r.content.abilities.push_back(std::move(def));
  return AbilityId{static_cast<std::uint16_t>(r.content.abilities.size() - 1)};
}

// A change of a card may write one part of the box, and leaves the others and their text as they were.
void describe_computed(Reader& r, const Written& table, RewardBox& box) {
  std::vector<AbilityId> parts;
  for (const AbilityId id : box.rewards.computed)
    if (id.known())
      parts.push_back(id);
  const bool has_text = r.has(table, "text");
  if (has_text && parts.empty())
    return r.report.error("no_effect", r.field_at(table, "text", 0).line, "text",
                          "`text` is for rewards that a function computes; numbers are shown as they are");
  const AbilityId before = std::exchange(box.rewards.description, AbilityId{});
  if (parts.empty())
    return;
  if (!has_text && before.known())
    box.text = r.content[before].text;
  if (box.text.empty() && !has_text)
    return r.report.error("missing_field", table.line, "text",
                          "rewards that a function computes need a `text`: their sentence on the card");
  box.rewards.description = add_ability(r, box, "", table.line);
  AbilityDef& description = r.content.abilities[box.rewards.description.value];
  description.text = std::move(box.text);
  description.lasting = std::move(parts);  // so that checks of texts find them
}

}  // namespace

void read_rewards(Reader& r, const Field&, const Given& given, void* into) {
  CardDef& card = *static_cast<CardDef*>(into);
  const auto table = r.table(given);
  if (!table || r.made_by(given.index))
    return r.wrong(given, describe(Takes::table));
  RewardBox box{&card, card.rewards, {}};
  const int errors = r.report.errors();
  r.fields(row_of(Form::rewards), *table, &box);
  if (r.report.errors() == errors)
    describe_computed(r, *table, box);
  card.rewards = box.rewards;
}

AbilityId read_computed_reward(Reader& r, const Given& given, const RewardBox& box) {
  if (!r.has_room_for_ability(given.line))
    return {};
  Surroundings around;
  around.outer = std::exchange(r.around, &around);
  Script script;
  const bool is_right = r.script(given, script, Purpose::value);
  r.around = around.outer;
  if (!is_right)
    return {};
  const AbilityId id = add_ability(r, box, "/" + std::string(given.field), given.line);
  r.content.abilities[id.value].effect = std::move(script);
  return id;
}

void own_rewards(Content& content, const Rewards& rewards, CardDefId card) {
  for (const AbilityId id : rewards.computed)
    if (id.known())
      content.abilities[id.value].card = card;
  if (rewards.description.known())
    content.abilities[rewards.description.value].card = card;
}

}  // namespace soulstack::scripting
