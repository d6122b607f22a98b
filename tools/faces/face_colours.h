// The colours of a face: those of its deck, or what the set says.
#pragma once

#include <optional>
#include <span>
#include <string_view>

#include "scripting/loader/set_look.h"
#include "tools/faces/face.h"

namespace soulstack::tools {

// What each is for, set_fields() says: the members are the fields of `colours`.
struct FaceColours {
  Colour ink, faint, paper, edge, name;
  std::optional<Colour> band;
  Colour accent, numbers, field, strip;
};

// The usual colours of a deck, and the sign in the place of a picture.
FaceColours usual_colours(std::string_view deck);
std::string_view sign_of_deck(std::string_view deck);
bool is_usual_deck(std::string_view deck);  // of the base set
FaceColours colours_of(std::string_view deck, const scripting::SetLook& look);

// The contrast of two colours, from 1 to 21, as the Web Content Accessibility Guidelines compute it.
double contrast(Colour one, Colour other);

// A colour of texts and the one behind them, by their names, and the least contrast: 4.5, of large letters 3.
struct ColourPair {
  std::string_view text, behind;
  double least;
};
std::span<const ColourPair> colour_pairs();
// The colour with this name. For `band` without one: `paper`.
Colour colour_named(const FaceColours& colours, std::string_view name);

}  // namespace soulstack::tools
