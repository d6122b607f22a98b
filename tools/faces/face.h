// The face of a card as a value: shapes and pieces of text with their places. Whoever draws it only has to put them
// there, so it is the same on paper, in a picture and in the page. All lengths are whole micrometres, from the upper
// left corner of the cut card.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "tools/faces/font_advances.h"

namespace soulstack::tools {

using Micrometres = std::int64_t;
inline constexpr Micrometres face_width = 63'000, face_height = 88'000;

struct Colour {
  std::uint8_t red = 0, green = 0, blue = 0;
};

// A rectangle, with round corners if it has a radius.
struct FaceShape {
  Micrometres x = 0, y = 0, width = 0, height = 0, radius = 0;
  Colour colour;
};

// A piece of text in one style, on one line. Its characters are printable_characters(), each behind the advance of the
// one before it, without kerning.
struct FaceRun {
  Micrometres x = 0, y = 0;  // the beginning of its baseline
  Micrometres size = 0;      // of an em
  FontStyle style;
  Colour colour;
  std::string text;
};

// A file of the set, drawn so large that it covers a rectangle, in its middle; what is beyond the rectangle is cut off.
struct FacePicture {
  Micrometres x = 0, y = 0, width = 0, height = 0, radius = 0;
  std::string set, folder, file;  // "mine", "cards/mine", "art/spark.png"
  std::string hash;               // of the file's bytes
};

// What does not fit even at the least size.
struct FaceExcess {
  std::string field;  // "name" or "text"
  int characters = 0;
};

struct Face {
  std::string id, name, deck;
  // In the order in which they are drawn.
  Colour background;                   // beyond the edge, too, where a bleed is printed
  std::optional<FacePicture> frame;    // of the whole card
  std::vector<FaceShape> shapes;       // in this order
  std::optional<FacePicture> picture;  // in its place on the card
  std::vector<FaceRun> runs;

  std::vector<FaceExcess> excess;  // empty: everything fits
};

}  // namespace soulstack::tools
