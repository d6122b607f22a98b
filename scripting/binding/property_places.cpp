// Finds the rows of properties by name: each access of a script passes here.
#include <bit>
#include <cstddef>
#include <cstdint>
#include <lua.hpp>

#include "scripting/binding/host.h"
#include "scripting/loader/library.h"

namespace soulstack::scripting {

// Of longer strings, Lua has several copies.
static constexpr std::size_t longest_single = 40;

// The names are kept in the registry of Lua.
void Host::fill_properties() {
  const std::span<const PropertyRow> rows = library_.words().all_properties();
  properties_.assign(std::bit_ceil(4 * rows.size()), {});
  lua_createtable(L_, 0, static_cast<int>(rows.size()));
  for (const PropertyRow& row : rows) {
    if (row.name.size() > longest_single)
      continue;
    lua_pushlstring(L_, row.name.data(), row.name.size());
    Property& property = properties_[place_of_property(lua_tostring(L_, -1))];
    property.name = lua_tostring(L_, -1);
    property.rows[static_cast<std::size_t>(row.owner)] = &row;
    lua_pushboolean(L_, true);
    lua_rawset(L_, -3);
  }
  lua_rawsetp(L_, LUA_REGISTRYINDEX, this);
}

// The place of the property, or one that is free.
std::size_t Host::place_of_property(const char* name) const {
  const std::size_t last = properties_.size() - 1;
  std::size_t place = (reinterpret_cast<std::uintptr_t>(name) / alignof(std::max_align_t)) & last;
  while (properties_.data()[place].name && properties_.data()[place].name != name)
    place = (place + 1) & last;
  return place;
}

// Null if what the name at 2 on the stack means does not belong to such an owner.
const PropertyRow* Host::find_property(lua_State* L, std::size_t owner) const {
  if (owner >= count_of<Owner> || lua_type(L, 2) != LUA_TSTRING)
    return nullptr;
  const char* const name = lua_tostring(L, 2);
  if (const Property& property = properties_.data()[place_of_property(name)]; property.name)
    return property.rows[owner];
  for (const PropertyRow& row : library_.words().all_properties())
    if (row.name == name && static_cast<std::size_t>(row.owner) == owner)
      return &row;
  return nullptr;
}

}  // namespace soulstack::scripting
