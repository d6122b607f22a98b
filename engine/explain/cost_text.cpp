// Costs in words.
#include "engine/explain/cost_text.h"

#include <fmt/format.h>

namespace soulstack {

namespace {

void join(std::string& text, const std::string& part, const char* gap) { text += (text.empty() ? "" : gap) + part; }

}  // namespace

std::string plural(int n, std::string_view one) { return fmt::format("{} {}{}", n, one, n == 1 ? "" : "s"); }

std::string text_of(const Cost& cost) {
  std::string text;
  if (cost.tap)
    join(text, "tap", ", ");
  if (cost.coins > 0)
    join(text, fmt::format("{}¢", cost.coins), ", ");
  if (cost.counters > 0)
    join(text, plural(cost.counters, "counter"), ", ");
  if (cost.discard_loot > 0)
    join(text, fmt::format("discard {} loot", cost.discard_loot), ", ");
  if (cost.hp > 0)
    join(text, fmt::format("{} HP", cost.hp), ", ");
  if (cost.destroy_items > 0)
    join(text, "destroy " + plural(cost.destroy_items, "item"), ", ");
  if (cost.destroy_this)
    join(text, "destroy this", ", ");
  if (cost.give_item.known())
    join(text, "give an item", ", ");
  return text;
}

std::string costs_of(const AbilityDef& a) {
  std::string text = text_of(a.cost());
  if (!a.activation().or_cost.is_free())
    join(text, text_of(a.activation().or_cost), " or ");
  if (a.activation().paid_up_to >= unlimited)
    join(text, "any number of times", ", ");
  else if (a.activation().paid_up_to > 1)
    join(text, fmt::format("up to {} times", a.activation().paid_up_to), ", ");
  return text;
}

}  // namespace soulstack
