#include "scripting/scenario/shared_names.h"

#include <algorithm>

#include "scripting/loader/library.h"

namespace soulstack::scripting {

bool is_shared_name(const Library& library, std::string_view name) {
  const auto has_name = [&](const auto& one) { return one.name == name; };
  return std::any_of(library.set_words().begin(), library.set_words().end(), has_name) ||
         std::any_of(library.set_keywords().begin(), library.set_keywords().end(), has_name);
}

}  // namespace soulstack::scripting
