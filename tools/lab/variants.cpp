// The variants of an experiment.
#include "tools/lab/variants.h"

#include <algorithm>
#include <charconv>
#include <filesystem>
#include <optional>
#include <set>

#include "engine/model/content.h"
#include "engine/model/names.h"
#include "scripting/findings/suggest.h"
#include "scripting/loader/set_aside.h"
#include "scripting/registry/schema.h"
#include "scripting/sandbox/edited_files.h"
#include "tools/support/stop.h"

namespace soulstack::tools {

namespace {

namespace fs = std::filesystem;

constexpr std::string_view without = " without ";
constexpr std::string_view with = " with ";
constexpr std::string_view on = " on ";

std::vector<std::string> parts_of(std::string_view list) {
  std::vector<std::string> parts;
  for (std::size_t begin = 0; begin <= list.size();) {
    const std::size_t end = std::min(list.find(',', begin), list.size());
    std::string_view part = list.substr(begin, end - begin);
    part.remove_prefix(std::min(part.find_first_not_of(' '), part.size()));
    part = part.substr(0, part.find_last_not_of(' ') + 1);
    parts.emplace_back(part);
    begin = end + 1;
  }
  return parts;
}

// Cuts the word and what follows it off the text.
std::vector<std::string> taken(std::string& text, std::string_view word) {
  const std::size_t at = text.find(word);
  if (at == std::string::npos)
    return {};
  const std::size_t begin = at + word.size();
  const std::size_t end =
      std::min({text.find(without, begin), text.find(with, begin), text.find(on, begin), text.size()});
  std::vector<std::string> parts = parts_of(std::string_view(text).substr(begin, end - begin));
  text.erase(at, end - at);
  return parts;
}

std::string hint_of(const scripting::Nearest& nearest) {
  return nearest.word().empty() ? "" : fmt::format("; did you mean `{}`?", nearest.word());
}

// Checked before the rules are loaded with it, so that the message names what was written.
void demand_number(const std::string& named, int value) {
  scripting::Nearest nearest(named);
  for (const scripting::Field& field : scripting::number_fields()) {
    if (field.name == named && value >= field.least && value <= field.most)
      return;
    if (field.name == named)
      refuse(fmt::format("{} must be from {} to {}; got {}", named, field.least, field.most, value));
    nearest.offer(field.name);
  }
  const std::string hint = hint_of(nearest);
  refuse(fmt::format("There is no number `{}` in the rules{} `soulstack rules show` lists them", named,
                     hint.empty() ? "." : hint));
}

std::string quoted_list(const std::set<std::string>& words) {
  std::string text;
  for (const std::string& word : words)
    text += fmt::format("{}\"{}\"", text.empty() ? "" : ", ", word);
  return text;
}

constexpr std::string_view changed_rules = "changed_numbers";

// A set in memory that leaves out cards of the others, changes numbers of their rules, and may add cards. Its texts can be
// read as long as it lives, besides those that are edited anyway.
class ChangingSet {
 public:
  ChangingSet(const Variant& variant, const scripting::Loaded& unchanged) : variant_(variant) {
    if (const scripting::EditedFiles* const edited = scripting::EditedFiles::in_use())
      texts_ = *edited;
    std::set<std::string> ids, sets;
    for (const std::string& named : variant.without)
      ids.insert(unchanged.content()[find_card_or_refuse(unchanged.content(), named)].id);
    for (const scripting::LoadedSet& set : unchanged.sets())
      sets.insert(set.id);
    write(
        "set.lua",
        fmt::format(
            "return set {{ id = \"changed\", title = \"Changed for an experiment\", version = \"1.0\", api = 1,\n"
            "  authors = {{ \"soulstack compare\" }}, license = \"CC0-1.0\",\n  requires = {{ {} }}, leave_out = {{ {} "
            "}} "
            "}}\n",
            quoted_list(sets), quoted_list(ids)));
    if (!variant.numbers.empty())
      write_rules();
    for (const auto& [file, text] : variant.files)
      write(file, text);
    in_use_.emplace(texts_);
  }
  ChangingSet(const ChangingSet&) = delete;
  ChangingSet& operator=(const ChangingSet&) = delete;

  SetChoice choice() const {
    SetChoice choice = variant_.sets;
    choice.sets = folders_of(choice);
    choice.sets.emplace_back(folder);
    if (!variant_.numbers.empty())
      choice.rules = std::string(changed_rules) + choice.rules.substr(first_ruleset().size());
    return choice;
  }

 private:
  static constexpr std::string_view folder = "/in-memory/changed_for_an_experiment";

  void write(const std::string& file, std::string text) { texts_.write(fs::path(folder) / file, std::move(text)); }

  // Of rulesets that are joined by +, the changed one takes the place of the first.
  std::string first_ruleset() const { return variant_.sets.rules.substr(0, variant_.sets.rules.find('+')); }

  void write_rules() {
    std::string numbers;
    for (const auto& [name, value] : variant_.numbers)
      numbers += fmt::format("{}{} = {}", numbers.empty() ? "" : ", ", name, value);
    write(fmt::format("rules/{}.lua", changed_rules),
          fmt::format(
              "return rules {{ name = \"{}\", extends = \"{}\", title = \"Changed numbers\", numbers = {{ {} }} }}\n",
              changed_rules, first_ruleset(), numbers));
  }

  const Variant& variant_;
  scripting::EditedFiles texts_;
  std::optional<scripting::EditedFiles::InUse> in_use_;
};

// "price=7"; nothing if it is not of this form.
std::optional<std::pair<std::string, int>> number_in(const std::string& part) {
  const std::size_t equals = part.find('=');
  int value = 0;
  const char* const end = part.data() + part.size();
  if (equals == 0 || equals == std::string::npos)
    return {};
  const auto [at, error] = std::from_chars(part.data() + equals + 1, end, value);
  if (error != std::errc() || at != end)
    return {};
  return std::pair{part.substr(0, equals), value};
}

std::vector<std::shared_ptr<scripting::Loaded>> load_each(const SetChoice& sets, int times, Console& console) {
  std::vector<std::shared_ptr<scripting::Loaded>> loaded;
  for (int i = 0; i < times; ++i)
    loaded.push_back(load(sets, console));
  return loaded;
}

}  // namespace

CardDefId find_card_or_refuse(const Content& content, const std::string& named) {
  if (const CardDefId card = content.find_card(named); card.known())
    return card;
  scripting::Nearest nearest(named);
  std::string_view longer;  // "purse" is a part of "undertakers_purse"
  for (const CardDef& card : content.cards) {
    if (is_named(card.id, named))
      refuse(fmt::format("Several sets have a card `{}`: write it with its set, such as `{}`", named, card.id));
    if (card.name == named)
      return content.find_card(card.id);
    nearest.offer(card.name);
    nearest.offer(without_set(card.id));
    if (longer.empty() && without_set(card.id).find(named) != std::string_view::npos)
      longer = without_set(card.id);
  }
  const std::string_view near = nearest.word().empty() ? longer : nearest.word();
  refuse(fmt::format(
      "There is no card `{}` in these sets; {}", named,
      near.empty() ? "if it is one of your own, name its set with --set" : fmt::format("did you mean `{}`?", near)));
}

Variant read_variant(const std::string& written, const SetChoice& otherwise) {
  Variant variant{written, otherwise, {}, {}, {}};
  std::string rules = written;
  variant.without = taken(rules, without);
  if (std::vector<std::string> sets = taken(rules, on); !sets.empty())
    variant.sets.sets = std::move(sets);
  bool is_incomplete = false;
  for (const std::string& part : taken(rules, with)) {
    const auto number = number_in(part);
    is_incomplete = is_incomplete || !number;
    if (number) {
      std::string name = number->first.substr(0, number->first.find_last_not_of(' ') + 1);
      std::replace(name.begin(), name.end(), ' ', '_');  // as `soulstack rules show` writes it
      variant.numbers.insert_or_assign(name, number->second);
    }
  }
  const std::vector<std::string> named = parts_of(rules);
  rules = named.front();
  is_incomplete = is_incomplete || rules.empty() || rules.find(' ') != std::string::npos || named.size() > 1 ||
                  std::count(variant.without.begin(), variant.without.end(), "") +
                          std::count(variant.sets.sets.begin(), variant.sets.sets.end(), "") >
                      0;
  if (is_incomplete)
    refuse(
        fmt::format("`{}` is not a variant; write rules such as `extended` or `extended+classic`, and after them "
                    "`with NUMBER=VALUE,...`, `without CARD,...` or `on SET,...`",
                    written));
  variant.sets.rules = rules;
  return variant;
}

std::vector<std::shared_ptr<scripting::Loaded>> load_variant(const Variant& variant, int workers, Console& console) {
  if (variant.without.empty() && variant.numbers.empty() && variant.files.empty())
    return load_each(variant.sets, workers, console);
  for (const auto& [name, value] : variant.numbers)
    demand_number(name, value);
  const ChangingSet changed(variant, *load(variant.sets, console));
  return load_each(changed.choice(), workers, console);
}

}  // namespace soulstack::tools
