// The origins of the values in the registers of a compiled function, and their uses. All paths through the code are
// followed; where paths with different values meet, the register is unknown.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace soulstack::scripting {

namespace dump {
struct Prototype;
}

// Index of an origin; negative if unknown.
using OriginId = int;
inline constexpr OriginId no_origin = -1;

struct Origin {
  // clang-format off
  enum class From : std::uint8_t {
    unknown,    // a computed value, or an outer local
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
  std::string name{};        // of a string: its content
  std::int64_t number = 0;   // value of a literal whole number
  bool is_written = false;   // a number or string literal
  bool is_fraction = false;  // a literal number that is not whole
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
    store,   // `value` is stored in a table; also in addition to `write`
    length,
    join
  };
  How how = How::read;
  int line = 0;
  OriginId origin = no_origin;
  std::string name{};
  OriginId value = no_origin;
};

// The operations of one function, in code order.
struct Dataflow {
  std::vector<Origin> origins;
  std::vector<Use> uses;
  bool returns_a_value = false;
  bool is_complete = false;  // otherwise it was too long to analyse, and nothing is known
};

// Throws dump::Malformed.
Dataflow dataflow_of(const std::vector<dump::Prototype>& functions, int index);

}  // namespace soulstack::scripting
