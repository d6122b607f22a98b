// How the faces of the cards of a set look, as its set.lua says. Games do not use it.
#pragma once

#include <map>
#include <string>

namespace soulstack::scripting {

struct SetLook {
  struct Value {
    std::string text;  // empty: none
    int line = 0;      // in set.lua
  };
  struct OfKind {
    int line = 0;
    Value frame;                           // a file in the folder of the set; it need not exist
    std::map<std::string, Value> colours;  // "#2a6c7a" by the names of the fields of `colours`
  };
  std::map<std::string, OfKind> kinds;  // by deck, which need not exist; "": of all cards
};

}  // namespace soulstack::scripting
