// Finds the rows of properties by name: each access of a script passes here.
#pragma once

#include <array>
#include <cstddef>
#include <span>
#include <vector>

#include "engine/model/enum_rows.h"
#include "scripting/registry/registry.h"

struct lua_State;

namespace soulstack::scripting {

class PropertyPlaces {
 public:
  // Of these rows, which stay where they are. The names are kept in the registry of Lua.
  void fill(lua_State* L, std::span<const PropertyRow> rows);
  // Null if what the name at 2 on the stack means does not belong to such an owner.
  const PropertyRow* find(lua_State* L, std::size_t owner) const;

 private:
  // The rows of a property, by the kind of its owner. They are in places that follow from the addresses of their names
  // in Lua, which keeps one copy of each short string, or in the next ones that are free.
  struct Property {
    const char* name = nullptr;
    std::array<const PropertyRow*, count_of<Owner>> rows{};
  };

  std::size_t place_of(const char* name) const;

  std::span<const PropertyRow> rows_;
  std::vector<Property> places_;
};

}  // namespace soulstack::scripting
