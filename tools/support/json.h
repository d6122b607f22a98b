// A value of JSON. Objects keep the order of their members.
#pragma once

#include <compare>
#include <concepts>
#include <cstdint>
#include <initializer_list>
#include <iosfwd>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace soulstack::tools {

// A text is not JSON, or a value is not what was asked for: "it has no `hash`".
struct JsonError : std::runtime_error {
  using std::runtime_error::runtime_error;
};

inline constexpr int deepest_json = 64;  // levels of nested lists and objects; valid files have far fewer

class Json;
class JsonItem;

template <class T>
inline constexpr bool is_read_from_json =
    (std::is_arithmetic_v<T> && !std::same_as<T, char>) || std::same_as<T, std::string>;
template <class T>
inline constexpr bool is_read_from_json<std::vector<T>> = is_read_from_json<T>;
// What a value can be read as.
template <class T>
concept ReadFromJson = is_read_from_json<T>;

template <class T>
concept JsonText = std::convertible_to<const T&, std::string_view> && !std::same_as<T, std::string>;
template <class T>
concept JsonList =
    !std::convertible_to<const T&, std::string_view> && !std::same_as<T, Json> && requires(const T& list) {
  list.begin();
  list.end();
};

class Json {
 public:
  using Member = std::pair<std::string, Json>;

  // From null, booleans, numbers, texts, containers, and maps with texts as their keys. A braced list is an object if each
  // of its elements is a pair that begins with a text, otherwise an array.
  Json(std::nullptr_t = nullptr) {}
  template <class T>
  requires std::is_arithmetic_v<T> Json(T number) : value_(kept(number)) {}
  Json(std::string text) : value_(std::move(text)) {}
  template <JsonText Text>
  Json(const Text& text) : value_(std::string(std::string_view(text))) {}
  template <JsonList List>
  Json(const List& list);
  Json(std::initializer_list<JsonItem> list);
  static Json array(std::initializer_list<JsonItem> elements = {});
  static Json object() { return Json(Members()); }

  // Reads a text. Throws JsonError if it is not JSON, or has more than `deepest_json` levels.
  static Json parse(std::string_view text);
  // As text, with U+FFFD in place of invalid UTF-8. `indent`: of each level; -1: in one line.
  std::string dump(int indent = -1) const;

  bool is_null() const { return is<std::monostate>(); }
  bool is_boolean() const { return is<bool>(); }
  bool is_number_integer() const { return is<std::int64_t>() || is<std::uint64_t>(); }
  bool is_number_unsigned() const { return is<std::uint64_t>(); }  // one that is read is not negative
  bool is_number() const { return is_number_integer() || is<double>(); }
  bool is_string() const { return is<std::string>(); }
  bool is_array() const { return is<Elements>(); }
  bool is_object() const { return is<Members>(); }

  // Throw JsonError if the value is of another kind.
  template <ReadFromJson T>
  T get() const;
  template <ReadFromJson T>
  operator T() const {
    return get<T>();
  }
  const std::string& text() const;
  const std::vector<Member>& items() const;  // none if it is null

  // Of arrays and objects; others have none.
  std::size_t size() const;
  bool empty() const { return size() == 0; }

  // Throw JsonError if there is none. Not const: adds a member that is null; what is null becomes an object.
  const Json& at(std::string_view name) const;
  const Json& operator[](std::string_view name) const { return at(name); }
  Json& at(std::string_view name) { return const_cast<Json&>(std::as_const(*this).at(name)); }
  Json& operator[](std::string_view name);
  // Otherwise a literal could also be the array, and the value, as a number, its index.
  const Json& operator[](const char* name) const { return at(name); }
  Json& operator[](const char* name) { return (*this)[std::string_view(name)]; }
  const Json* find(std::string_view name) const;  // null if there is none
  bool contains(std::string_view name) const { return find(name) != nullptr; }
  // The fallback if there is no such member.
  template <class T>
  T value(std::string_view name, T fallback) const;
  void erase(std::string_view name);
  void update(const Json& more);  // adds its members, or changes those that exist

  // The elements of an array; null has none. Throw JsonError if there is none at this index.
  const Json& at(std::size_t index) const;
  template <std::integral Index>
  const Json& at(Index index) const {
    return at(static_cast<std::size_t>(index));
  }
  template <std::integral Index>
  const Json& operator[](Index index) const {
    return at(static_cast<std::size_t>(index));
  }
  template <std::integral Index>
  Json& operator[](Index index) {
    return const_cast<Json&>(at(static_cast<std::size_t>(index)));
  }
  const Json& back() const { return at(size() - 1); }
  Json& back() { return const_cast<Json&>(std::as_const(*this).back()); }
  std::vector<Json>::const_iterator begin() const { return elements().begin(); }
  std::vector<Json>::const_iterator end() const { return elements().end(); }
  std::vector<Json>::iterator begin() { return const_cast<Elements&>(elements()).begin(); }
  std::vector<Json>::iterator end() { return const_cast<Elements&>(elements()).end(); }
  void push_back(Json element);  // what is null becomes an array

  // The order of members does not matter. Numbers and texts have an order.
  friend bool operator==(const Json& a, const Json& b);
  friend std::partial_ordering operator<=>(const Json& a, const Json& b);
  template <class T>
  requires(!std::same_as<T, Json> && std::constructible_from<Json, const T&>) friend bool operator==(const Json& a,
                                                                                                     const T& b) {
    return a == Json(b);
  }
  template <class T>
  requires(!std::same_as<T, Json> && std::constructible_from<Json, const T&>) friend std::partial_ordering operator<=>(
      const Json& a, const T& b) {
    return a <=> Json(b);
  }
  friend std::ostream& operator<<(std::ostream& out, const Json& json);

 private:
  friend class JsonReader;
  friend class JsonWriter;
  using Elements = std::vector<Json>;
  using Members = std::vector<Member>;

  explicit Json(Members members) : value_(std::move(members)) {}
  template <class T>
  static auto kept(T number) {
    if constexpr (std::same_as<T, bool>)
      return number;
    else if constexpr (std::floating_point<T>)
      return static_cast<double>(number);
    else if constexpr (std::is_signed_v<T>)
      return static_cast<std::int64_t>(number);
    else
      return static_cast<std::uint64_t>(number);
  }
  template <class T>
  bool is() const {
    return std::holds_alternative<T>(value_);
  }
  const Elements& elements() const;
  bool boolean() const;
  std::uint64_t whole() const;  // its bits
  double number() const;

  std::variant<std::monostate, bool, std::int64_t, std::uint64_t, double, std::string, Elements, Members> value_;
};

// An element of a braced list: a value, or a list again.
class JsonItem {
 public:
  template <class T>
  requires std::constructible_from<Json, T&&> JsonItem(T&& value) : value_(std::forward<T>(value)) {}
  JsonItem(std::initializer_list<JsonItem> list) : value_(list) {}

 private:
  friend class Json;
  mutable Json value_;  // the elements of a braced list are const, but nobody else needs them
};

template <JsonList List>
Json::Json(const List& list) {
  if constexpr (requires { typename List::mapped_type; }) {
    value_ = Members();
    for (const auto& [name, value] : list)
      (*this)[name] = Json(value);
  } else {
    value_ = Elements();
    for (const auto& element : list)
      push_back(Json(element));
  }
}

template <ReadFromJson T>
T Json::get() const {
  if constexpr (std::same_as<T, bool>) {
    return boolean();
  } else if constexpr (std::integral<T>) {
    return static_cast<T>(whole());
  } else if constexpr (std::floating_point<T>) {
    return static_cast<T>(number());
  } else if constexpr (std::same_as<T, std::string>) {
    return text();
  } else {
    T all;
    for (const Json& element : *this)
      all.push_back(element.get<typename T::value_type>());
    return all;
  }
}

template <class T>
T Json::value(std::string_view name, T fallback) const {
  const Json* const found = find(name);
  if (found == nullptr)
    return fallback;
  if constexpr (std::same_as<T, Json>)
    return *found;
  else
    return found->get<T>();
}

}  // namespace soulstack::tools
