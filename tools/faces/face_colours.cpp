// The colours of a face.
#include "tools/faces/face_colours.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <iterator>
#include <string>
#include <utility>

namespace soulstack::tools {

namespace {

constexpr Colour ink{33, 30, 36}, faint_ink{98, 92, 100}, paper{252, 249, 242}, strip{236, 230, 219};

struct DeckLook {
  std::string_view deck;
  Colour accent, field;
  std::string_view sign;
};
constexpr DeckLook deck_looks[] = {
    {"loot", {176, 124, 28}, {240, 220, 172}, "¢"},    {"treasure", {41, 108, 122}, {190, 222, 226}, "★"},
    {"monster", {132, 44, 58}, {232, 196, 198}, "●"},  {"character", {84, 68, 132}, {214, 206, 234}, "♥"},
    {"starting", {84, 68, 132}, {214, 206, 234}, "↷"}, {"bonus_soul", {70, 84, 100}, {208, 216, 226}, "◆"},
    {"room", {74, 104, 60}, {206, 222, 194}, "◇"},
};
constexpr DeckLook other_look{"", {110, 84, 62}, {226, 212, 198}, "○"};

const DeckLook& look_of(std::string_view deck) {
  const auto* found =
      std::find_if(std::begin(deck_looks), std::end(deck_looks), [&](const DeckLook& row) { return row.deck == deck; });
  return found != std::end(deck_looks) ? *found : other_look;
}

using Values = std::map<std::string, scripting::SetLook::Value>;

// "#2a6c7a"; the loader takes nothing else.
std::optional<Colour> colour_in(const Values& values, const std::string& name) {
  const auto found = values.find(name);
  if (found == values.end() || found->second.text.size() != 7)
    return std::nullopt;
  const std::string& text = found->second.text;
  unsigned number = 0;
  std::from_chars(text.data() + 1, text.data() + text.size(), number, 16);
  return Colour{static_cast<std::uint8_t>(number >> 16), static_cast<std::uint8_t>(number >> 8),
                static_cast<std::uint8_t>(number)};
}

// What the set says of this deck, otherwise of all its cards.
std::optional<Colour> colour_of(const scripting::SetLook& look, const std::string& deck, const std::string& name) {
  for (const std::string& kind : {deck, std::string()})
    if (const auto of_kind = look.kinds.find(kind); of_kind != look.kinds.end())
      if (const auto colour = colour_in(of_kind->second.colours, name))
        return colour;
  return std::nullopt;
}

double luminance(Colour c) {
  const auto linear = [](std::uint8_t part) {
    const double value = part / 255.0;
    return value <= 0.04045 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
  };
  return 0.2126 * linear(c.red) + 0.7152 * linear(c.green) + 0.0722 * linear(c.blue);
}

constexpr double of_texts = 4.5, of_large_letters = 3;
constexpr ColourPair pairs[] = {{"ink", "paper", of_texts},
                                {"faint", "paper", of_texts},
                                {"ink", "strip", of_texts},
                                {"name", "band", of_large_letters},
                                {"numbers", "accent", of_large_letters}};

}  // namespace

FaceColours usual_colours(std::string_view deck) {
  const DeckLook& look = look_of(deck);
  return {ink, faint_ink, paper, look.accent, ink, std::nullopt, look.accent, paper, look.field, strip};
}

std::string_view sign_of_deck(std::string_view deck) { return look_of(deck).sign; }
bool is_usual_deck(std::string_view deck) { return !look_of(deck).deck.empty(); }

FaceColours colours_of(std::string_view deck, const scripting::SetLook& look) {
  FaceColours colours = usual_colours(deck);
  if (look.kinds.empty())
    return colours;
  const auto given = [&](const char* name) { return colour_of(look, std::string(deck), name); };
  colours.ink = given("ink").value_or(colours.ink);
  colours.faint = given("faint").value_or(colours.faint);
  colours.paper = given("paper").value_or(colours.paper);
  colours.accent = given("accent").value_or(colours.accent);
  colours.edge = given("edge").value_or(colours.accent);
  colours.name = given("name").value_or(colours.ink);
  colours.band = given("band");
  colours.numbers = given("numbers").value_or(colours.paper);
  colours.field = given("field").value_or(colours.field);
  colours.strip = given("strip").value_or(colours.strip);
  return colours;
}

double contrast(Colour one, Colour other) {
  const double a = luminance(one), b = luminance(other);
  return (std::max(a, b) + 0.05) / (std::min(a, b) + 0.05);
}

std::span<const ColourPair> colour_pairs() { return pairs; }

Colour colour_named(const FaceColours& colours, std::string_view name) {
  const std::pair<std::string_view, Colour> all[] = {
      {"ink", colours.ink},       {"faint", colours.faint},     {"paper", colours.paper},
      {"edge", colours.edge},     {"name", colours.name},       {"band", colours.band.value_or(colours.paper)},
      {"accent", colours.accent}, {"numbers", colours.numbers}, {"field", colours.field},
      {"strip", colours.strip}};
  return std::find_if(std::begin(all), std::end(all), [&](const auto& row) { return row.first == name; })->second;
}

}  // namespace soulstack::tools
