// What is said of a value whose kind is wrong.
#include "scripting/registry/kind_sentences.h"

#include <algorithm>
#include <set>

#include "scripting/findings/report.h"
#include "scripting/registry/registry.h"

namespace soulstack::scripting {

namespace {

bool can_be_written(const PropertyRow& row) { return row.set != nullptr; }

template <class Fits>
std::string listed(const Vocabulary& words, Kinds owner, Fits fits) {
  std::set<std::string_view> names;
  for (const PropertyRow& row : words.all_properties())
    if (has_owner(owner, row.owner) && fits(row))
      names.insert(row.name);
  std::string list;
  for (const std::string_view name : names)
    list += (list.empty() ? "" : ", ") + ticked(name);
  return list;
}

// For a property that only verbs change.
std::string verbs_about(std::string_view property) {
  std::string all;
  for (const VerbRow& verb : verb_rows())
    if (verb.name.find(property) != std::string_view::npos && verb.does != Does::nothing)
      all += (all.empty() ? "" : ", ") + ticked(verb.name);
  return all.empty() ? "only verbs change it" : "the verbs that change it are " + all;
}

}  // namespace

std::string described(Kinds some) {
  std::string all;
  for (int i = static_cast<int>(Kind::count) - 1; i >= 0; --i) {
    const auto k = static_cast<Kind>((i + 1) % static_cast<int>(Kind::count));  // nil comes last
    if ((some & bit(k)) != 0)
      all = std::string(name_of(k)) + (all.empty() ? "" : " or " + all);
  }
  return all;
}

std::string described_if_there(Kinds some) { return described(without_nil(some) != 0 ? without_nil(some) : some); }

std::string no_property(const std::string& what, Kinds owner, std::string_view property, const Vocabulary& words) {
  const std::string others = listed(words, owner, [](const PropertyRow&) { return true; });
  return what + " is " + described_if_there(owner) + "; it has no property " + ticked(property) +
         (others.empty() ? "" : ", only " + others);
}

std::string not_writable(const std::string& what, Kinds owner, std::string_view property, const Vocabulary& words) {
  const std::string others = listed(words, owner, can_be_written);
  return what + " is " + described_if_there(owner) + "; its property " + ticked(property) +
         " can't be written: " + (others.empty() ? verbs_about(property) : "writable properties: " + others);
}

bool can_become(Kinds owner, std::string_view property, Kinds value, const Vocabulary& words) {
  const auto rows = words.all_properties();
  return std::any_of(rows.begin(), rows.end(), [&](const PropertyRow& row) {
    return can_be_written(row) && row.name == property && has_owner(owner, row.owner) &&
           (accepted_by(row.type) & value) != 0;
  });
}

std::string argument_of(const VerbRow& verb, std::size_t at) {
  return "it is " + shape_of(verb) + ": " + ticked(verb.params[at].name) + " (argument " + std::to_string(at + 1) + ")";
}

std::string what_argument_is(const VerbRow& verb, std::size_t at) {
  return argument_of(verb, at) + " is " + std::string(name_of(verb.params[at].type));
}

std::string exchange_for(const VerbRow& verb, std::size_t at, std::span<const Kinds> given) {
  const auto fits = [&](std::size_t argument, std::size_t place) {
    return (given[argument] & accepted_by(verb.params[place].type)) != 0;
  };
  for (std::size_t other = 0; other < std::min(given.size(), verb.params.size()); ++other)
    if (!fits(other, other) && fits(other, at) && fits(at, other))
      return ": exchange arguments " + std::to_string(std::min(at, other) + 1) + " and " +
             std::to_string(std::max(at, other) + 1);
  return {};
}

std::string number_in_text(std::string_view text) {
  constexpr std::size_t most_digits = 9;
  const bool is_number =
      !text.empty() && text.size() <= most_digits && text.find_first_not_of("0123456789") == std::string_view::npos;
  return is_number ? std::string(text) : std::string();
}

std::string number_is_true(const std::string& written) {
  return ticked(written) + " is a number, and a number is always true here, even 0: compare it, as in `" + written +
         " > 0`";
}

std::string list_is_true(const std::string& written) {
  return ticked(written) + " is a list, and a list is always true here, even an empty one: write `#list > 0`";
}

}  // namespace soulstack::scripting
