// The look of a loaded set.
#include "scripting/loader/look_of_set.h"

#include "scripting/loader/library.h"

namespace soulstack::scripting {

SetLook look_of_set(const Library& library, const std::string& id) {
  for (const SetDef& set : library.sets())
    if (set.id == id)
      return set.look;
  return {};
}

}  // namespace soulstack::scripting
