// Checks values of JSON, and describes what they may be.
#include "tools/service/message_schema.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <limits>

#include "scripting/findings/suggest.h"

namespace soulstack::tools {

// Not in the header, where `Member` is not complete yet.
Schema::Schema(Kind kind) : kind_(kind) {}

Schema Schema::anything() { return Schema(Kind::anything); }
Schema Schema::null() { return Schema(Kind::null); }
Schema Schema::boolean() { return Schema(Kind::boolean); }
Schema Schema::number() {
  return number(std::numeric_limits<std::int64_t>::min(), std::numeric_limits<std::int64_t>::max());
}

Schema Schema::number(std::int64_t least, std::int64_t most) {
  Schema s(Kind::number);
  s.least_ = least;
  s.most_ = most;
  return s;
}

Schema Schema::or_null(Schema schema) { return either({std::move(schema), null()}); }

Schema Schema::whole(std::int64_t least, std::int64_t most) {
  Schema s(Kind::whole);
  s.least_ = least;
  s.most_ = most;
  return s;
}

Schema Schema::text(std::size_t longest) {
  Schema s(Kind::text);
  s.most_ = static_cast<std::int64_t>(longest);
  return s;
}

Schema Schema::word(std::vector<std::string> words) {
  Schema s(Kind::word);
  s.words_ = std::move(words);
  return s;
}

Schema Schema::list(Schema element, std::size_t most, std::size_t least) {
  Schema s(Kind::list);
  s.least_ = static_cast<std::int64_t>(least);
  s.parts_.push_back(std::move(element));
  s.most_ = static_cast<std::int64_t>(most);
  return s;
}

Schema Schema::map(Schema value, std::size_t most) {
  Schema s(Kind::map);
  s.parts_.push_back(std::move(value));
  s.most_ = static_cast<std::int64_t>(most);
  return s;
}

Schema Schema::object(std::vector<Member> members) {
  Schema s(Kind::object);
  s.members_ = std::move(members);
  return s;
}

Schema Schema::either(std::vector<Schema> choices) {
  Schema s(Kind::either);
  s.parts_ = std::move(choices);
  return s;
}

Schema Schema::named(std::string_view name) {
  Schema s(Kind::named);
  s.name_ = name;
  return s;
}

Member optional_member(std::string name, Schema schema, std::string meaning) {
  return {std::move(name), std::move(schema), std::move(meaning), false};
}

namespace {

// The schema of a name that is in no row is a mistake of this program.
const Schema& schema_named(std::string_view name) {
  for (const NamedSchema& row : named_schemas())
    if (row.name == name)
      return row.schema;
  throw std::logic_error(fmt::format("no schema is named `{}`", name));
}

bool is_whole_between(const Json& value, std::int64_t least, std::int64_t most) {
  if (!value.is_number_integer())
    return false;
  if (value.is_number_unsigned() &&
      value.get<std::uint64_t>() > static_cast<std::uint64_t>(std::max<std::int64_t>(most, 0)))
    return false;
  const auto n = value.get<std::int64_t>();
  return n >= least && n <= most;
}

std::string member_place(const std::string& place, std::string_view name) {
  return place.empty() ? std::string(name) : fmt::format("{}.{}", place, name);
}

std::string in_place(const std::string& place) { return place.empty() ? "The value" : fmt::format("`{}`", place); }

}  // namespace

// ---- Checking

bool Schema::fits_kind(const Json& value) const {
  switch (kind_) {
    case Kind::anything:
    case Kind::either:
    case Kind::named:
      return true;
    case Kind::null:
      return value.is_null();
    case Kind::boolean:
      return value.is_boolean();
    case Kind::whole:
      return is_whole_between(value, least_, most_);
    case Kind::number:
      return value.is_number() && value.get<double>() >= static_cast<double>(least_) &&
             value.get<double>() <= static_cast<double>(most_);
    case Kind::text:
      return value.is_string() && value.text().size() <= static_cast<std::size_t>(most_);
    case Kind::word:
      return value.is_string() && std::find(words_.begin(), words_.end(), value.text()) != words_.end();
    case Kind::list:
      return value.is_array() && value.size() >= static_cast<std::size_t>(least_) &&
             value.size() <= static_cast<std::size_t>(most_);
    case Kind::map:
      return value.is_object() && value.size() <= static_cast<std::size_t>(most_);
    case Kind::object:
      return value.is_object();
  }
  return false;
}

std::optional<Mismatch> Schema::mismatch(const Json& value) const { return mismatch(value, ""); }

std::optional<Mismatch> Schema::mismatch(const Json& value, const std::string& place) const {
  if (kind_ == Kind::named)
    return schema_named(name_).mismatch(value, place);
  if (kind_ == Kind::either) {
    // The mismatch inside of the only choice of the right kind says more than the list of choices.
    std::optional<Mismatch> inside;
    for (const Schema& choice : parts_) {
      std::optional<Mismatch> one = choice.mismatch(value, place);
      if (!one)
        return {};
      if (one->place != place)
        inside = std::move(one);
    }
    if (inside)
      return inside;
  } else if (fits_kind(value)) {
    return kind_ == Kind::object ? mismatch_of_members(value, place) : mismatch_of_elements(value, place);
  }
  return Mismatch{"wrong_value", place, fmt::format("{} is not {}", in_place(place), phrase()), phrase()};
}

std::optional<Mismatch> Schema::mismatch_of_members(const Json& value, const std::string& place) const {
  for (const auto& [name, member] : value.items()) {
    const auto same = [&name = name](const Member& m) { return m.name == name; };
    const auto found = std::find_if(members_.begin(), members_.end(), same);
    if (found != members_.end()) {
      if (auto wrong = found->schema.mismatch(member, member_place(place, name)))
        return wrong;
      continue;
    }
    scripting::Nearest nearest(name);
    for (const Member& m : members_)
      nearest.offer(m.name);
    const std::string hint = nearest.word().empty() ? "" : fmt::format("; did you mean `{}`?", nearest.word());
    return Mismatch{"unknown_field", member_place(place, name),
                    fmt::format("{} has no field `{}`{}", place.empty() ? "This" : in_place(place), name, hint),
                    phrase()};
  }
  for (const Member& m : members_)
    if (m.required && !value.contains(m.name))
      return Mismatch{"missing_field", member_place(place, m.name),
                      fmt::format("`{}` is missing: {}", member_place(place, m.name), m.meaning), m.schema.phrase()};
  return {};
}

std::optional<Mismatch> Schema::mismatch_of_elements(const Json& value, const std::string& place) const {
  if (kind_ == Kind::list) {
    for (std::size_t i = 0; i < value.size(); ++i)
      if (auto wrong = parts_[0].mismatch(value.at(i), fmt::format("{}[{}]", place, i)))
        return wrong;
  } else if (kind_ == Kind::map) {
    for (const auto& [name, member] : value.items())
      if (auto wrong = parts_[0].mismatch(member, member_place(place, name)))
        return wrong;
  }
  return {};
}

// ---- Describing

std::string Schema::phrase() const {
  switch (kind_) {
    case Kind::anything:
      return "any value";
    case Kind::null:
      return "null";
    case Kind::boolean:
      return "true or false";
    case Kind::whole:
      return fmt::format("a whole number from {} to {}", least_, most_);
    case Kind::number:
      return is_bounded() ? fmt::format("a number from {} to {}", least_, most_) : "a number";
    case Kind::text:
      return fmt::format("a text of at most {} bytes", most_);
    case Kind::word:
      return words_.size() == 1 ? fmt::format("`{}`", words_[0])
                                : fmt::format("one of `{}`", fmt::join(words_, "`, `"));
    case Kind::list:
      return fmt::format("a list{}, each of it {}", least_ > 0 ? fmt::format(" of at least {}", least_) : "",
                         parts_[0].phrase());
    case Kind::map:
      return fmt::format("an object, each member {}", parts_[0].phrase());
    case Kind::named:
      return fmt::format("a {}", name_);
    case Kind::object:
    case Kind::either:
      break;
  }
  std::string all;
  for (const Member& m : members_)
    all += fmt::format("{}`{}`{}", all.empty() ? "" : ", ", m.name, m.required ? "" : " (optional)");
  if (kind_ == Kind::object)
    return members_.empty() ? "an object without fields" : fmt::format("an object with the fields {}", all);
  for (const Schema& part : parts_)
    all += fmt::format("{}{}", all.empty() ? "" : ", or ", part.phrase());
  return all;
}

Json Schema::object_schema() const {
  Json properties = Json::object();
  Json required = Json::array();
  for (const Member& m : members_) {
    Json one = m.schema.json_schema();
    if (one.contains("$ref"))  // members beside a reference are ignored
      one = {{"allOf", Json::array({one})}};
    one["description"] = m.meaning;
    properties[m.name] = std::move(one);
    if (m.required)
      required.push_back(m.name);
  }
  Json j{{"type", "object"}, {"properties", properties}, {"additionalProperties", false}};
  if (!required.empty())
    j["required"] = required;
  return j;
}

Json Schema::json_schema() const {
  switch (kind_) {
    case Kind::anything:
      return Json::object();
    case Kind::null:
      return {{"type", "null"}};
    case Kind::boolean:
      return {{"type", "boolean"}};
    case Kind::whole:
      return {{"type", "integer"}, {"minimum", least_}, {"maximum", most_}};
    case Kind::number:
      if (is_bounded())
        return {{"type", "number"}, {"minimum", least_}, {"maximum", most_}};
      return {{"type", "number"}};
    case Kind::text:  // JSON Schema counts characters, of which no text has more than bytes
      return {{"type", "string"}, {"maxLength", most_}};
    case Kind::word:
      return {{"type", "string"}, {"enum", words_}};
    case Kind::list:
      return {{"type", "array"}, {"items", parts_[0].json_schema()}, {"minItems", least_}, {"maxItems", most_}};
    case Kind::map:
      return {{"type", "object"}, {"additionalProperties", parts_[0].json_schema()}, {"maxProperties", most_}};
    case Kind::object:
      return object_schema();
    case Kind::named:
      return {{"$ref", "#/components/schemas/" + name_}};
    case Kind::either:
      break;
  }
  Json choices = Json::array();
  for (const Schema& part : parts_)
    choices.push_back(part.json_schema());
  return {{"anyOf", choices}};
}

std::string Schema::type_script() const {
  switch (kind_) {
    case Kind::anything:
      return "unknown";
    case Kind::null:
      return "null";
    case Kind::boolean:
      return "boolean";
    case Kind::whole:
    case Kind::number:
      return "number";
    case Kind::text:
      return "string";
    case Kind::word:
      return fmt::format("\"{}\"", fmt::join(words_, "\" | \""));
    case Kind::list:
      return fmt::format("Array<{}>", parts_[0].type_script());
    case Kind::map:
      return fmt::format("Record<string, {}>", parts_[0].type_script());
    case Kind::named:
      return name_;
    case Kind::object:
    case Kind::either:
      break;
  }
  std::string all;
  for (const Member& m : members_)
    all += fmt::format("{}{}{}: {}", all.empty() ? "" : "; ", m.name, m.required ? "" : "?", m.schema.type_script());
  if (kind_ == Kind::object)
    return fmt::format("{{ {} }}", all);
  for (const Schema& part : parts_)
    all += fmt::format("{}{}", all.empty() ? "" : " | ", part.type_script());
  return all;
}

}  // namespace soulstack::tools
