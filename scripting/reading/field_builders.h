// Builders for schema rows: each function here makes a field of one type that is stored in one member, possibly nested:
// number<&AbilityDef::trigger, &Trigger::at_least>("at_least", ...); or in a part that only some abilities have, which a
// function gives: number<part<Activation>, &Activation::uses_per_turn>("uses_per_turn", ...).
#pragma once

#include <string_view>
#include <utility>

#include "scripting/reading/reader.h"
#include "scripting/registry/schema.h"

namespace soulstack::scripting {

namespace detail {

// The first step of a path to the place of a value: a member, or a function such as `part<Activation>`.
template <class Type, class Owner>
Type& first_step(Type Owner::*member, void* into) {
  return static_cast<Owner*>(into)->*member;
}
template <class Type, class Owner>
Type& first_step(Type& (*part)(Owner&), void* into) {
  return part(*static_cast<Owner*>(into));
}

template <auto First, auto... Rest>
auto& reach(void* into) {
  auto& first = first_step(First, into);
  return (first.*....*Rest);
}

template <class To, class From>
To narrowed(From value) {
  return static_cast<To>(value);
}

}  // namespace detail

// A field with a custom reader.
constexpr Field field(std::string_view name, Forms forms, Takes takes,
                      void (*read)(Reader&, const Field&, const Given&, void*), std::string_view rule,
                      std::string_view sentence) {
  return {name, forms, takes, read, rule, sentence};
}

template <auto... Path>
constexpr Field number(std::string_view name, Forms forms, int least, int most, std::string_view rule,
                       std::string_view sentence) {
  const auto read = [](Reader& r, const Field& f, const Given& g, void* into) {
    auto& place = detail::reach<Path...>(into);
    if (const auto n = r.number(g, f.least, f.most))
      place = detail::narrowed<std::decay_t<decltype(place)>>(*n);
  };
  return field(name, forms, Takes::number, read, rule, sentence).between(least, most);
}

template <auto... Path>
constexpr Field flag(std::string_view name, Forms forms, std::string_view rule, std::string_view sentence) {
  const auto read = [](Reader& r, const Field&, const Given& g, void* into) {
    if (const auto b = r.flag(g))
      detail::reach<Path...>(into) = *b;
  };
  return field(name, forms, Takes::flag, read, rule, sentence);
}

template <auto... Path>
constexpr Field ask(std::string_view name, Forms forms, std::string_view rule, std::string_view sentence) {
  const auto read = [](Reader& r, const Field&, const Given& g, void* into) {
    if (const auto b = r.flag(g))
      detail::reach<Path...>(into) = *b ? Ask::yes : Ask::no;
  };
  return field(name, forms, Takes::flag, read, rule, sentence);
}

template <auto... Path>
constexpr Field text(std::string_view name, Forms forms, std::string_view rule, std::string_view sentence) {
  const auto read = [](Reader& r, const Field& f, const Given& g, void* into) {
    if (auto t = r.text(g, f.most))
      detail::reach<Path...>(into) = std::move(*t);
  };
  return field(name, forms, Takes::text, read, rule, sentence).between(1, longest_name);
}

template <auto... Path>
constexpr Field texts(std::string_view name, Forms forms, std::string_view rule, std::string_view sentence) {
  const auto read = [](Reader& r, const Field&, const Given& g, void* into) {
    if (auto t = r.texts(g))
      detail::reach<Path...>(into) = std::move(*t);
  };
  return field(name, forms, Takes::texts, read, rule, sentence);
}

template <auto... Path>
constexpr Field who(std::string_view name, Forms forms, std::string_view rule, std::string_view sentence) {
  const auto read = [](Reader& r, const Field&, const Given& g, void* into) {
    if (const auto w = r.who(g))
      detail::reach<Path...>(into) = *w;
  };
  return field(name, forms, Takes::who, read, rule, sentence);
}

template <auto... Path>
constexpr Field noun(std::string_view name, Forms forms, std::string_view rule, std::string_view sentence) {
  const auto read = [](Reader& r, const Field&, const Given& g, void* into) {
    detail::reach<Path...>(into) = r.noun(g);
  };
  return field(name, forms, Takes::noun, read, rule, sentence);
}

template <auto... Path>
constexpr Field script(std::string_view name, Forms forms, std::string_view rule, std::string_view sentence) {
  const auto read = [](Reader& r, const Field&, const Given& g, void* into) {
    r.script(g, detail::reach<Path...>(into));
  };
  return field(name, forms, Takes::script, read, rule, sentence);
}

// A table with its own fields, stored in a member; without a path, in the same object as the enclosing table.
template <Form Inner, auto... Path>
constexpr Field table(std::string_view name, Forms forms, std::string_view rule, std::string_view sentence) {
  const auto read = [](Reader& r, const Field&, const Given& g, void* into) {
    const auto written = r.table(g);
    if (!written || r.made_by(g.index))
      return r.wrong(g, describe(Takes::table));
    if constexpr (sizeof...(Path) == 0)
      r.fields(row_of(Inner), *written, into);
    else
      r.fields(row_of(Inner), *written, &detail::reach<Path...>(into));
  };
  Field made = field(name, forms, Takes::table, read, rule, sentence);
  made.table = Inner;
  return made;
}

}  // namespace soulstack::scripting
