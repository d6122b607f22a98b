// Finds the rows of properties by name: each access of a script passes here.
#include <algorithm>
#include <bit>
#include <lua.hpp>

#include "scripting/binding/host.h"
#include "scripting/loader/library.h"

namespace soulstack::scripting {

void Host::fill_properties() {
  const std::span<const PropertyRow> rows = library_.words().all_properties();
  properties_.assign(std::bit_ceil(4 * rows.size()), {});
  for (const PropertyRow& row : rows) {
    Property& property = properties_[place_of_property(row.name)];
    property.name = row.name;
    property.rows[static_cast<std::size_t>(row.owner)] = &row;
  }
}

// The place of the property, or one that is free.
std::size_t Host::place_of_property(std::string_view name) const {
  const auto letter = [&](std::size_t at) { return static_cast<std::size_t>(static_cast<unsigned char>(name[at])); };
  const std::size_t last = properties_.size() - 1;
  std::size_t place = name.size() * 3;
  if (!name.empty())
    place += letter(0) * 5 + letter(name.size() / 2) * 29 + letter(name.size() - 1) * 101;
  for (place &= last; !properties_[place].name.empty() && properties_[place].name != name;)
    place = (place + 1) & last;
  return place;
}

// Null if what the name at 2 on the stack means does not belong to such an owner.
const PropertyRow* Host::find_property(lua_State* L, std::size_t owner) const {
  if (owner >= count_of<Owner> || lua_type(L, 2) != LUA_TSTRING)
    return nullptr;
  std::size_t length = 0;
  const char* const name = lua_tolstring(L, 2, &length);
  return properties_[place_of_property({name, length})].rows[owner];
}

}  // namespace soulstack::scripting
