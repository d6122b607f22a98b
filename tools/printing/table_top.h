// The cards of a set for Tabletop Simulator: a saved object with a deck for each deck, and the sheets of its pictures.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "tools/printing/printed_cards.h"
#include "tools/support/json.h"

namespace soulstack::tools {

inline constexpr int table_top_columns = 10, table_top_rows = 7, most_faces_of_a_sheet = 69;

struct TableTopPicture {
  std::string name;  // "mine-loot-1", without an ending
  Sheet sheet;       // its faces are in the cards
};

struct TableTop {
  Json saved_object;
  std::vector<TableTopPicture> pictures;
};

// `stem`: the beginning of the names of the pictures; `address_of`: where one will be. The cards must outlive the
// result.
TableTop table_top(const PrintedCards& cards, const std::string& stem,
                   const std::function<std::string(const std::string& name)>& address_of);

}  // namespace soulstack::tools
