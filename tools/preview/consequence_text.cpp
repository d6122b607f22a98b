// Consequences in words.
#include "tools/preview/consequence_text.h"

#include <fmt/format.h>

#include <algorithm>
#include <string_view>

namespace soulstack::tools {

namespace {

using What = Consequence::What;

// "5, now a hit"; of a roll that hits nothing, "roll 5".
std::string roll_text(const Consequence& c) {
  if (c.needed == 0)
    return fmt::format("roll {} -> {}", c.was, c.now);
  const bool did = c.was >= c.needed, does = c.now >= c.needed;
  return fmt::format("{}, {} {}", c.now, did == does ? "still" : "now", does ? "a hit" : "a miss");
}

// "+2¢", "P2 -1 loot".
std::string difference_text(const Consequence& c, Seat viewer, std::string_view unit) {
  const bool own = c.of == Value::player(viewer);
  const int by = c.now - c.was;
  const bool several = (by > 1 || by < -1) && (unit == " item" || unit == " soul");
  return fmt::format("{}{:+}{}{}", own ? "" : c.name + " ", by, unit, several ? "s" : "");
}

std::string numbers_text(const Consequence& c, std::string_view unit) {
  return fmt::format("{} {} -> {} {}", c.name, c.was, c.now, unit);
}

std::string sentence_for(const Consequence& c, Seat viewer) {
  switch (c.what) {
    case What::roll:
      return roll_text(c);
    case What::hit:
      return fmt::format("{} hits {}", c.now, c.name);
    case What::miss:
      return fmt::format("{} misses {}", c.now, c.name);
    case What::hp:
      return numbers_text(c, "HP");
    case What::max_hp:
      return numbers_text(c, "maximum HP");
    case What::attack:
      return numbers_text(c, "attack");
    case What::evasion:
      return numbers_text(c, "evasion");
    case What::coins:
      return difference_text(c, viewer, "¢");
    case What::loot:
      return difference_text(c, viewer, " loot");
    case What::items:
      return difference_text(c, viewer, " item");
    case What::souls:
      return difference_text(c, viewer, " soul");
    case What::gained:
      return c.who == viewer ? fmt::format("gain {}", c.name)
                             : fmt::format("P{} gains {}", index_of(c.who) + 1, c.name);
    case What::died:
      return c.name + " dies";
    case What::cancelled:
      return fmt::format("cancels {}", c.name);
    case What::fizzled:
      return c.name + " fizzles";
    case What::prevented:
      return fmt::format("{} damage to {} prevented", c.now, c.name);
    case What::recharged:
      return fmt::format("{} recharges", c.name);
    case What::deactivated:
      return fmt::format("{} is deactivated", c.name);
    case What::won:
      return c.name + " wins";
    case What::count:
      break;
  }
  return "";
}

// A player who gains an item that is named has one item more.
bool is_said_by_another(const Consequence& c, const std::vector<Consequence>& all) {
  return c.what == What::items && std::any_of(all.begin(), all.end(), [&](const Consequence& other) {
           return other.what == What::gained && c.of == Value::player(other.who);
         });
}

}  // namespace

std::string text_of(const std::vector<Consequence>& changes, Seat viewer) {
  std::string text;
  for (const Consequence& c : changes)
    if (!is_said_by_another(c, changes))
      text += (text.empty() ? "" : ", ") + sentence_for(c, viewer);
  return text;
}

}  // namespace soulstack::tools
