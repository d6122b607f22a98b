// Where the values in the registers of a compiled function come from, and what the function does with them. All paths
// through the code are followed; where several of them meet with different values in a register, it is unknown.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace soulstack::scripting {

namespace dump {
struct Prototype;
}

// Indices of origins; negative: it comes from somewhere else.
using OriginId = int;
inline constexpr OriginId no_origin = -1;

struct Origin {
  // clang-format off
  enum class From : std::uint8_t {
    unknown,    // a value that is worked out, or of a local outside
    nil, boolean, number, text, table, function,
    parameter,  // by its name; `number` is its place
    word,       // a global, by its name
    property,   // `of.name`
    element,    // `of[...]`
    member,     // of the list that ipairs(of) goes through
    call        // of `of`
  };
  // clang-format on
  From from = From::unknown;
  int line = 0;
  std::string name{};       // of a text: what it says
  std::int64_t number = 0;  // of a whole number that is written out
  bool is_written = false;  // a number or text that stands in the source
  OriginId of = no_origin;
  std::vector<OriginId> arguments{};
  bool is_open = false;  // its last argument may be several values, or none
  int result = 0;        // of a call: which of its results
};

struct Use {
  enum class How : std::uint8_t {
    read,    // `origin` is the property
    write,   // origin.name = value
    call,    // `origin` is the call
    test,    // if origin then
    result,  // of the function
    store,   // something becomes `value` in a table; also beside `write`
    length,
    join
  };
  How how = How::read;
  int line = 0;
  OriginId origin = no_origin;
  std::string name{};
  OriginId value = no_origin;
};

// What one function does, in the order of its code.
struct Dataflow {
  std::vector<Origin> origins;
  std::vector<Use> uses;
  bool returns_a_value = false;
  bool is_complete = false;  // else it was too long to be followed, and nothing is known
};

// Throws dump::Malformed.
Dataflow dataflow_of(const std::vector<dump::Prototype>& functions, int index);

}  // namespace soulstack::scripting
