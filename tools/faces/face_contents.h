// What is printed on a card, before it has a place.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/model/card_def.h"
#include "engine/model/content.h"
#include "scripting/binding/loaded.h"
#include "tools/faces/face_colours.h"
#include "tools/faces/font_advances.h"

namespace soulstack::tools {

// A part of a text in one style: numbers, symbols and keywords are bold, and what is in parentheses is slanted.
struct TextRun {
  FontStyle style;
  std::string text;
};
using Paragraph = std::vector<TextRun>;

struct FaceNumber {
  std::string label, number;  // "HP", "2"
};

// The same on all cards of a set: "MF", "The Midnight Fair", "© Ann · CC0-1.0", and how they look.
struct SetImprint {
  std::string sign, title, rights;
  std::string id, folder;
  scripting::SetLook look;
};

struct FaceContents {
  std::string id, name, deck;
  std::string kind;  // "Treasure · Guppy · snack"
  std::vector<FaceNumber> numbers;
  std::vector<Paragraph> paragraphs;  // one for each ability
  std::string reward;                 // "Reward 3¢"
  int souls = 0;
  std::string flavour, artist;
  FaceColours colours = usual_colours("");
  std::string image, frame;  // files of the set; empty: none
  SetImprint set;
};

SetImprint imprint_of(const scripting::LoadedSet& set, scripting::SetLook look);
FaceContents face_contents(const Content& content, const CardDef& card, const SetImprint& set);
// Parts a text into runs, with all its characters, also those that the font does not have.
Paragraph runs_of(std::string_view text);
// "Bonus soul" for "bonus_soul".
std::string deck_title(std::string_view deck);

}  // namespace soulstack::tools
