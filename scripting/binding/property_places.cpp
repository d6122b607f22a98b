#include "scripting/binding/property_places.h"

#include <bit>
#include <cstdint>
#include <lua.hpp>

namespace soulstack::scripting {

// Of longer strings, Lua has several copies.
static constexpr std::size_t longest_single = 40;

void PropertyPlaces::fill(lua_State* L, std::span<const PropertyRow> rows) {
  rows_ = rows;
  places_.assign(std::bit_ceil(4 * rows.size()), {});
  lua_createtable(L, 0, static_cast<int>(rows.size()));
  for (const PropertyRow& row : rows) {
    if (row.name.size() > longest_single)
      continue;
    lua_pushlstring(L, row.name.data(), row.name.size());
    Property& property = places_[place_of(lua_tostring(L, -1))];
    property.name = lua_tostring(L, -1);
    property.rows[static_cast<std::size_t>(row.owner)] = &row;
    lua_pushboolean(L, true);
    lua_rawset(L, -3);
  }
  lua_rawsetp(L, LUA_REGISTRYINDEX, this);
}

// The place of the property, or one that is free.
std::size_t PropertyPlaces::place_of(const char* name) const {
  const std::size_t last = places_.size() - 1;
  std::size_t place = (reinterpret_cast<std::uintptr_t>(name) / alignof(std::max_align_t)) & last;
  while (places_.data()[place].name && places_.data()[place].name != name)
    place = (place + 1) & last;
  return place;
}

const PropertyRow* PropertyPlaces::find(lua_State* L, std::size_t owner) const {
  if (owner >= count_of<Owner> || lua_type(L, 2) != LUA_TSTRING)
    return nullptr;
  const char* const name = lua_tostring(L, 2);
  if (const Property& property = places_.data()[place_of(name)]; property.name)
    return property.rows[owner];
  for (const PropertyRow& row : rows_)
    if (row.name == name && static_cast<std::size_t>(row.owner) == owner)
      return &row;
  return nullptr;
}

}  // namespace soulstack::scripting
