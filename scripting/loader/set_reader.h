// Reads a set.lua: the description of a set.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "engine/model/ability_def.h"
#include "scripting/loader/set_look.h"
#include "scripting/loader/set_version.h"
#include "scripting/reading/reader.h"
#include "scripting/registry/set_constant.h"

namespace soulstack::scripting {

// An id in a list of set.lua.
struct WrittenId {
  std::string id;
  int line = 0;
};

// A deck that a set declares (rule 3.7.1).
struct WrittenDeck {
  std::string name;
  std::string plays_as;  // empty: it is missing or wrong
  int line = 0;
};

// An event that a set declares (rule 6.12.1).
struct WrittenEvent {
  SetEventDef event;
  int line = 0;
};

// A stat that a set declares (rule 10.1.11).
struct WrittenStat {
  SetStatDef stat;
  int line = 0;
};

// Slots that a set declares (rule 12.8.1).
struct WrittenSlots {
  std::string name;
  std::string deck;  // empty: it is missing or wrong
  int count = 0;
  bool has_price = false;
  Cost price;
  int line = 0;
};

struct SetDef {
  std::string folder;     // as it was named
  std::string wanted_by;  // the set that required it; empty: it was named
  std::string id, title, version, license;
  int api = 0;
  std::vector<std::string> authors, requires_sets, conflicts, after, tags, counters;
  std::vector<Requirement> requirements;  // the sets of `requires_sets`, with the versions wanted
  std::vector<WrittenId> leave_out;       // cards of other sets
  std::vector<WrittenDeck> decks;
  std::vector<WrittenSlots> slots;
  std::vector<WrittenEvent> events;
  std::vector<WrittenStat> stats;
  std::vector<SetConstant> constants;
  SetLook look;
  std::vector<std::vector<std::string>> loops;  // each of cards that together can go on without end: their ids, sorted
  std::map<std::string, int> lines;             // of its fields in set.lua; "": of the whole
  int line_of(const std::string& field) const;
  std::map<std::string, std::uint64_t> files;  // a hash of each loaded file, by its name in the folder

  bool is_named() const { return wanted_by.empty(); }  // not only required
  std::string set_file() const;  // "cards/base/set.lua", also if the folder was named with a slash at its end
  bool needs(const std::string& other) const {
    return std::find(requires_sets.begin(), requires_sets.end(), other) != requires_sets.end();
  }
  bool follows(const std::string& other) const { return std::find(after.begin(), after.end(), other) != after.end(); }
};

// Reads the set on top of the Lua stack.
void read_set(Reader& reader, SetDef& set);

}  // namespace soulstack::scripting
