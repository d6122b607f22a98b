// Reads a set.lua.
#include "scripting/loader/set_reader.h"

namespace soulstack::scripting {

void read_set(Reader& r, SetDef& set) {
  const Given given{lua_gettop(r.lua), 1, {}, nullptr};
  const Made* const made = r.made_by(given.index);
  const auto table = r.table(given);
  if (made && made->by == Word::set)
    r.fields(row_of(Form::set), *table, &set);
  else if (!made || made->by != Word::unknown)
    r.error("no_set", given, "a set.lua returns a set: return set { ... }");
}

}  // namespace soulstack::scripting
