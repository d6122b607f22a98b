// The rows of all methods.
#include "tools/service/methods.h"

#include <algorithm>
#include <limits>

namespace soulstack::tools {

const std::vector<Method>& all_methods() {
  static const std::vector<Method> all = [] {
    std::vector<Method> rows;
    for (std::vector<Method> group : {session_methods(), set_methods(), game_methods(), rules_methods(), lab_methods()})
      std::move(group.begin(), group.end(), std::back_inserter(rows));
    return rows;
  }();
  return all;
}

const Method* find_method(std::string_view name) {
  const std::vector<Method>& rows = all_methods();
  const auto found = std::find_if(rows.begin(), rows.end(), [&](const Method& row) { return row.name == name; });
  return found == rows.end() ? nullptr : &*found;
}

Schema open_number() { return Schema::whole(1, std::numeric_limits<int>::max()); }
Schema seat_number() { return Schema::whole(1, max_players); }
Member takes_game() { return {"game", open_number(), "The number of the game"}; }
Schema empty_result() { return Schema::object({}); }

}  // namespace soulstack::tools
