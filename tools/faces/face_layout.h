// Puts what is printed on a card in its place: sizes, lines and colours.
#pragma once

#include <string_view>

#include "tools/faces/face.h"
#include "tools/faces/face_contents.h"

namespace soulstack::tools {

// The least sizes to which a name and the texts shrink: 6.5 and 5.5 points.
inline constexpr Micrometres least_name = 2'293, least_text = 1'940;

Face lay_out(const FaceContents& contents);
// The other side of the cards of a deck.
Face back_of_deck(std::string_view deck);

}  // namespace soulstack::tools
