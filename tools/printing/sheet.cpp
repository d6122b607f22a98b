// Sheets with faces and cut marks.
#include "tools/printing/sheet.h"

#include <algorithm>
#include <set>

namespace soulstack::tools {

namespace {

constexpr Micrometres mark_gap = 500, longest_mark = 4'000, edge = 1'000;

struct PaperSize {
  Micrometres width, height;
};

PaperSize size_of(Paper paper, CardSize card) {
  const PaperSize upright = paper == Paper::a4 ? PaperSize{210'000, 297'000} : PaperSize{215'900, 279'400};
  if (paper == Paper::card)
    return {card.width + 2 * card.bleed, card.height + 2 * card.bleed};
  return card.bleed > 0 ? PaperSize{upright.height, upright.width} : upright;
}

// The cuts in one direction: both edges of each card.
std::set<Micrometres> cuts(const std::vector<PlacedFace>& places, Micrometres PlacedFace::*at, Micrometres length) {
  std::set<Micrometres> all;
  for (const PlacedFace& place : places)
    all.insert({place.*at, place.*at + length});
  return all;
}

// Outside of the cards and their bleed, up to 1 mm from the edge of the paper.
void add_marks(Grid& grid, Micrometres left, Micrometres top) {
  Sheet& sheet = grid.empty;
  const auto length = [](Micrometres margin) {
    return std::clamp<Micrometres>(margin - mark_gap - edge, 0, longest_mark);
  };
  const Micrometres high = length(top), wide = length(left);
  for (const Micrometres x : cuts(grid.places, &PlacedFace::x, sheet.card.width)) {
    sheet.marks.push_back({x, top - mark_gap - high, x, top - mark_gap});
    sheet.marks.push_back({x, sheet.height - top + mark_gap, x, sheet.height - top + mark_gap + high});
  }
  for (const Micrometres y : cuts(grid.places, &PlacedFace::y, sheet.card.height)) {
    sheet.marks.push_back({left - mark_gap - wide, y, left - mark_gap, y});
    sheet.marks.push_back({sheet.width - left + mark_gap, y, sheet.width - left + mark_gap + wide, y});
  }
}

}  // namespace

CardSize card_size_named(std::string_view size, bool has_bleed) {
  CardSize card;
  if (size == poker_size)
    card = {63'500, 88'900};
  card.bleed = has_bleed ? eighth_of_an_inch : 0;
  return card;
}

Paper paper_named(std::string_view name) {
  return name == "a4" ? Paper::a4 : name == "letter" ? Paper::letter : Paper::card;
}

Grid grid_of(Paper paper, CardSize card, Micrometres gap) {
  Grid grid;
  const auto [width, height] = size_of(paper, card);
  grid.empty = {width, height, card, {}, {}};
  if (paper != Paper::card) {
    grid.columns = card.bleed > 0 && paper == Paper::a4 ? 4 : 3;
    grid.rows = card.bleed > 0 ? 2 : 3;
  }
  const Micrometres step_x = card.width + 2 * card.bleed + gap, step_y = card.height + 2 * card.bleed + gap;
  const Micrometres left = (width - (step_x * grid.columns - gap)) / 2, top = (height - (step_y * grid.rows - gap)) / 2;
  for (int row = 0; row < grid.rows; ++row)
    for (int column = 0; column < grid.columns; ++column)
      grid.places.push_back({nullptr, left + card.bleed + step_x * column, top + card.bleed + step_y * row});
  if (paper != Paper::card)
    add_marks(grid, left, top);
  return grid;
}

std::vector<Sheet> sheets_of(const Grid& grid, const std::vector<FrontAndBack>& cards, bool backs) {
  std::vector<Sheet> sheets;
  for (std::size_t first = 0; first < cards.size(); first += grid.places.size()) {
    Sheet front = grid.empty, back = grid.empty;
    for (std::size_t i = 0; i < grid.places.size() && first + i < cards.size(); ++i) {
      const PlacedFace& place = grid.places[i];
      front.faces.push_back({cards[first + i].front, place.x, place.y});
      back.faces.push_back({cards[first + i].back, grid.empty.width - place.x - grid.empty.card.width, place.y});
    }
    sheets.push_back(std::move(front));
    if (backs)
      sheets.push_back(std::move(back));
  }
  return sheets;
}

}  // namespace soulstack::tools
