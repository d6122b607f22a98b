// JSON, read and written with nlohmann's library: no other file includes it, because it takes long to compile.
#include "tools/support/json.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>
#include <ostream>
#include <unordered_map>

namespace soulstack::tools {

namespace {

using Library = nlohmann::ordered_json;

constexpr std::string_view names_of_kinds[] = {"null",   "boolean", "number", "number",
                                               "number", "string",  "array",  "object"};

// Counts nested brackets, even if the text is not valid JSON.
int depth_of(std::string_view text) {
  int depth = 0, deepest = 0;
  bool quoted = false;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    if (quoted && c == '\\')
      ++i;
    else if (c == '"')
      quoted = !quoted;
    else if (!quoted && (c == '[' || c == '{'))
      deepest = std::max(deepest, ++depth);
    else if (!quoted && (c == ']' || c == '}'))
      --depth;
  }
  return deepest;
}

// The library's messages begin with a code: "[json.exception.parse_error.101] parse error at line 1".
std::string without_code(std::string_view why) {
  if (why.starts_with("[json.exception."))
    why.remove_prefix(std::min(why.size(), why.find("] ") + 2));
  return std::string(why);
}

[[noreturn]] void refuse_kind(std::string_view needed, std::size_t kind) {
  throw JsonError(fmt::format("type must be {}, but is {}", needed, names_of_kinds[kind]));
}

}  // namespace

// ---- Reading

// What the library calls for each part of a text.
class JsonReader {
 public:
  Json take() { return std::move(root_); }

  bool null() { return put(Json()); }
  bool boolean(bool value) { return put(value); }
  bool number_integer(std::int64_t value) { return put(value); }
  bool number_unsigned(std::uint64_t value) { return put(value); }
  bool number_float(double value, const std::string&) { return put(value); }
  bool string(std::string& value) { return put(std::move(value)); }
  bool binary(Library::binary_t&) { return false; }  // JSON has none
  bool start_array(std::size_t) { return enter(Json::array()); }
  bool start_object(std::size_t) { return enter(Json::object()); }
  bool end_array() { return close(); }
  bool end_object() { return close(); }
  bool key(std::string& name) {
    member_ = &member(open_.back(), name);
    return true;
  }
  bool parse_error(std::size_t, const std::string&, const nlohmann::detail::exception& error) {
    throw JsonError(without_code(error.what()));
  }

 private:
  struct Open {
    Json* json;
    std::unordered_map<std::string, std::size_t> places = {};  // of the members by name, once there are many
  };
  static constexpr std::size_t many = 16;

  static Json& member(Open& open, const std::string& name) {
    auto& members = std::get<Json::Members>(open.json->value_);
    if (members.size() < many)
      return (*open.json)[name];
    for (std::size_t i = open.places.size(); i < members.size(); ++i)
      open.places.emplace(members[i].first, i);
    const auto [place, is_new] = open.places.emplace(name, members.size());
    return is_new ? members.emplace_back(name, Json()).second : members[place->second].second;
  }
  Json& place() {
    if (open_.empty())
      return root_;
    Json& innermost = *open_.back().json;
    if (innermost.is_object())
      return *member_;
    innermost.push_back(Json());
    return innermost.back();
  }
  bool put(Json value) {
    place() = std::move(value);
    return true;
  }
  bool enter(Json empty) {
    Json& here = place();
    here = std::move(empty);
    open_.push_back({&here});
    return true;
  }
  bool close() {
    open_.pop_back();
    return true;
  }

  Json root_;
  std::vector<Open> open_;  // from the root; only the innermost one grows, so that the others stay where they are
  Json* member_ = nullptr;  // of the innermost object: the one that was named last
};

Json Json::parse(std::string_view text) {
  if (depth_of(text) > deepest_json)
    throw JsonError(fmt::format("it has more than {} levels of nested lists or objects", deepest_json));
  JsonReader reader;
  Library::sax_parse(text, &reader);
  return reader.take();
}

// ---- Writing

class JsonWriter {
 public:
  explicit JsonWriter(int indent) : indent_(indent) {}
  std::string take() { return std::move(out_); }

  void write(const Json& json) {
    std::visit([this](const auto& value) { put(value); }, json.value_);
  }

 private:
  static bool is_plain(char c) { return c >= ' ' && c < '\x7F' && c != '"' && c != '\\'; }

  void put(std::monostate) { out_ += "null"; }
  void put(bool value) { out_ += value ? "true" : "false"; }
  void put(std::int64_t value) { fmt::format_to(std::back_inserter(out_), "{}", value); }
  void put(std::uint64_t value) { fmt::format_to(std::back_inserter(out_), "{}", value); }
  void put(double value) { out_ += Library(value).dump(); }
  void put(const std::string& value) {
    if (std::all_of(value.begin(), value.end(), is_plain))
      out_.append(1, '"').append(value).append(1, '"');
    else
      out_ += Library(value).dump(-1, ' ', false, Library::error_handler_t::replace);
  }
  void put(const std::vector<Json>& elements) {
    put_list('[', elements, ']', [this](const Json& element) { write(element); });
  }
  void put(const std::vector<Json::Member>& members) {
    put_list('{', members, '}', [this](const Json::Member& member) {
      put(member.first);
      out_ += indent_ < 0 ? ":" : ": ";
      write(member.second);
    });
  }

  template <class List, class Put>
  void put_list(char begin, const List& list, char end, Put put_one) {
    out_ += begin;
    ++level_;
    for (const auto& one : list) {
      if (&one != &list.front())
        out_ += ',';
      begin_line();
      put_one(one);
    }
    --level_;
    if (!list.empty())
      begin_line();
    out_ += end;
  }
  void begin_line() {
    if (indent_ >= 0)
      out_.append(1, '\n').append(static_cast<std::size_t>(indent_ * level_), ' ');
  }

  int indent_, level_ = 0;
  std::string out_;
};

std::string Json::dump(int indent) const {
  JsonWriter writer(indent);
  writer.write(*this);
  return writer.take();
}

std::ostream& operator<<(std::ostream& out, const Json& json) { return out << json.dump(); }

// ---- Braced lists

Json Json::array(std::initializer_list<JsonItem> elements) {
  Json json;
  Elements& all = json.value_.emplace<Elements>();
  all.reserve(elements.size());
  for (const JsonItem& item : elements)
    all.push_back(std::move(item.value_));
  return json;
}

Json::Json(std::initializer_list<JsonItem> list) : Json(array(list)) {
  Elements& pairs = std::get<Elements>(value_);
  const auto is_member = [](const Json& one) { return one.is_array() && one.size() == 2 && one[0].is_string(); };
  if (!std::all_of(pairs.begin(), pairs.end(), is_member))
    return;
  Json all = object();
  for (Json& pair : pairs)
    all[pair[0].text()] = std::move(pair[1]);
  *this = std::move(all);
}

// ---- Values

bool Json::boolean() const {
  if (const bool* const value = std::get_if<bool>(&value_))
    return *value;
  refuse_kind("boolean", value_.index());
}

std::uint64_t Json::whole() const {
  if (const auto* const value = std::get_if<std::uint64_t>(&value_))
    return *value;
  if (const auto* const value = std::get_if<std::int64_t>(&value_))
    return static_cast<std::uint64_t>(*value);
  const double truncated = std::trunc(number());
  if (!(truncated >= -0x1p63 && truncated < 0x1p63))
    throw JsonError("a number is too large");
  return static_cast<std::uint64_t>(static_cast<std::int64_t>(truncated));
}

double Json::number() const {
  if (const auto* const value = std::get_if<double>(&value_))
    return *value;
  if (const auto* const value = std::get_if<std::uint64_t>(&value_))
    return static_cast<double>(*value);
  if (const auto* const value = std::get_if<std::int64_t>(&value_))
    return static_cast<double>(*value);
  refuse_kind("number", value_.index());
}

const std::string& Json::text() const {
  if (const std::string* const value = std::get_if<std::string>(&value_))
    return *value;
  refuse_kind("string", value_.index());
}

const std::vector<Json::Member>& Json::items() const {
  static const Members none;
  if (const Members* const members = std::get_if<Members>(&value_))
    return *members;
  if (!is_null())
    refuse_kind("object", value_.index());
  return none;
}

const Json::Elements& Json::elements() const {
  static const Elements none;
  if (const Elements* const elements = std::get_if<Elements>(&value_))
    return *elements;
  if (!is_null())
    refuse_kind("array", value_.index());
  return none;
}

std::size_t Json::size() const {
  if (const Elements* const elements = std::get_if<Elements>(&value_))
    return elements->size();
  return is_object() ? items().size() : 0;
}

// ---- Members and elements

const Json* Json::find(std::string_view name) const {
  const Members* const members = std::get_if<Members>(&value_);
  if (members == nullptr)
    return nullptr;
  const auto found =
      std::find_if(members->begin(), members->end(), [name](const Member& member) { return member.first == name; });
  return found == members->end() ? nullptr : &found->second;
}

const Json& Json::at(std::string_view name) const {
  if (!is_object())
    throw JsonError(fmt::format("cannot use at() with {}", names_of_kinds[value_.index()]));
  if (const Json* const found = find(name))
    return *found;
  throw JsonError(fmt::format("it has no `{}`", name));
}

Json& Json::operator[](std::string_view name) {
  if (is_null())
    value_ = Members();
  if (!is_object())
    throw JsonError(
        fmt::format("cannot use operator[] with a string argument with {}", names_of_kinds[value_.index()]));
  if (const Json* const found = find(name))
    return const_cast<Json&>(*found);
  return std::get<Members>(value_).emplace_back(name, Json()).second;
}

void Json::erase(std::string_view name) {
  std::erase_if(std::get<Members>(value_), [name](const Member& member) { return member.first == name; });
}

void Json::update(const Json& more) {
  for (const auto& [name, value] : more.items())
    (*this)[name] = value;
}

const Json& Json::at(std::size_t index) const {
  if (!is_array())
    throw JsonError(fmt::format("cannot use at() with {}", names_of_kinds[value_.index()]));
  if (index >= elements().size())
    throw JsonError(fmt::format("array index {} is out of range", index));
  return elements()[index];
}

void Json::push_back(Json element) {
  if (is_null())
    value_ = Elements();
  if (!is_array())
    throw JsonError(fmt::format("cannot use push_back() with {}", names_of_kinds[value_.index()]));
  std::get<Elements>(value_).push_back(std::move(element));
}

// ---- Comparing

namespace {

std::partial_ordering by_number(const Json& a, const Json& b) {
  if (a.is_number_unsigned() && b.is_number_unsigned())
    return a.get<std::uint64_t>() <=> b.get<std::uint64_t>();
  if (a.is_number_integer() && b.is_number_integer() && a.is_number_unsigned() == b.is_number_unsigned())
    return a.get<std::int64_t>() <=> b.get<std::int64_t>();
  return a.get<double>() <=> b.get<double>();
}

}  // namespace

std::partial_ordering operator<=>(const Json& a, const Json& b) {
  if (a.is_number() && b.is_number())
    return by_number(a, b);
  if (a.is_string() && b.is_string())
    return a.text() <=> b.text();
  return a == b ? std::partial_ordering::equivalent : std::partial_ordering::unordered;
}

bool operator==(const Json& a, const Json& b) {
  if (a.is_number() && b.is_number())
    return by_number(a, b) == 0;
  if (!a.is_object() || !b.is_object())
    return a.value_ == b.value_;
  const auto in_b = [&b](const Json::Member& member) {
    const Json* const found = b.find(member.first);
    return found != nullptr && *found == member.second;
  };
  return a.size() == b.size() && std::all_of(a.items().begin(), a.items().end(), in_b);
}

}  // namespace soulstack::tools
