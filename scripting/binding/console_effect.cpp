// Effects of a console.
#include "scripting/binding/console_effect.h"

#include "scripting/binding/host.h"
#include "scripting/binding/loaded.h"
#include "scripting/loader/library.h"

namespace soulstack::scripting {

AbilityId set_console_effect(const Loaded& loaded, std::size_t n, const std::string& text,
                             std::vector<Finding>& findings) {
  const AbilityId effect = loaded.library().set_console_effect(n, text, findings);
  loaded.host().watch_result(effect);
  return effect;
}

std::string console_result(const Loaded& loaded) { return loaded.host().result(); }

}  // namespace soulstack::scripting
