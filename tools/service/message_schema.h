// What values of JSON may be: checks them, and describes them as JSON Schema (for OpenRPC) and as TypeScript.
#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "tools/support/json.h"

namespace soulstack::tools {

struct Member;

// Why a value does not fit a schema.
struct Mismatch {
  std::string code;      // stable, for programs: "unknown_field", "missing_field" or "wrong_value"
  std::string place;     // "seats[2]"; empty: the value itself
  std::string message;   // a sentence
  std::string expected;  // "a whole number from 1 to 8"
};

class Schema {
 public:
  enum class Kind : std::uint8_t {
    anything,
    null,
    boolean,
    whole,
    number,
    text,
    word,
    list,
    map,
    object,
    either,
    named
  };

  static Schema anything();
  static Schema null();
  static Schema boolean();
  static Schema whole(std::int64_t least, std::int64_t most);
  static Schema number();
  static Schema number(std::int64_t least, std::int64_t most);  // not only whole
  static Schema text(std::size_t longest = longest_text);
  static Schema word(std::vector<std::string> words);
  static Schema list(Schema element, std::size_t most = most_elements, std::size_t least = 0);
  static Schema map(Schema value, std::size_t most = most_elements);  // an object with any names
  static Schema object(std::vector<Member> members);
  static Schema either(std::vector<Schema> choices);
  static Schema or_null(Schema schema);
  static Schema named(std::string_view name);  // of a row of `named_schemas`

  static constexpr std::size_t longest_text = 4'096;       // bytes
  static constexpr std::size_t most_elements = 1'000'000;  // results have more elements than a request may have

  // No value: it fits.
  std::optional<Mismatch> mismatch(const Json& value) const;
  std::string phrase() const;                                      // "a whole number from 1 to 8"
  Json json_schema() const;                                        // JSON Schema, draft 7, as OpenRPC uses it
  std::string type_script() const;                                 // "{ seat: number; name?: string }"
  const std::vector<Member>& members() const { return members_; }  // of an object; otherwise none

 private:
  explicit Schema(Kind kind);
  std::optional<Mismatch> mismatch(const Json& value, const std::string& place) const;
  std::optional<Mismatch> mismatch_of_members(const Json& value, const std::string& place) const;
  std::optional<Mismatch> mismatch_of_elements(const Json& value, const std::string& place) const;
  bool fits_kind(const Json& value) const;
  bool is_bounded() const { return least_ != std::numeric_limits<std::int64_t>::min(); }
  Json object_schema() const;

  Kind kind_;
  std::int64_t least_ = 0, most_ = 0;  // of a number; also of elements, `most_` of bytes
  std::vector<std::string> words_;
  std::vector<Schema> parts_;  // the element, the value or the choices
  std::vector<Member> members_;
  std::string name_;
};

// A member of an object, or a parameter of a method.
struct Member {
  std::string name;
  Schema schema;
  std::string meaning;  // a sentence without its full stop
  bool required = true;
};
Member optional_member(std::string name, Schema schema, std::string meaning);

// A schema with a name, which others refer to.
struct NamedSchema {
  std::string name;     // "Card"
  std::string meaning;  // a sentence
  Schema schema;
};
const std::vector<NamedSchema>& named_schemas();  // named_schemas.cpp

}  // namespace soulstack::tools
