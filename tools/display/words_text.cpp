// Prints entries of the reference.
#include "tools/display/words_text.h"

#include <algorithm>

namespace soulstack::tools {

namespace {

using scripting::ReferenceEntry;
using scripting::ReferencePart;

std::size_t columns_of(const Console& console) { return static_cast<std::size_t>(std::max(40, console.columns)); }

// Characters, not bytes.
std::size_t length(std::string_view text) {
  return static_cast<std::size_t>(
      std::count_if(text.begin(), text.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xC0) != 0x80; }));
}

// "a whole number: ¢; may be left out". Fields are usually optional, parameters are not.
std::string kind_of(const ReferencePart& part, bool are_fields) {
  std::string kind = part.kind.substr(0, part.kind.find(": "));  // the field itself has the whole kind
  if (!part.unit.empty())
    kind += ": " + part.unit;
  if (are_fields && !part.optional)
    kind += "; required";
  if (!are_fields && part.optional)
    kind += "; may be left out";
  return kind;
}

// What the parts are, as a heading; empty for parameters.
std::string_view heading_of(const ReferenceEntry& entry) {
  const std::string_view category = entry.category;
  if (category == "event")
    return "It carries:";
  if (category == "noun")
    return "Conditions:";
  if (category == "procedure")
    return "Steps:";
  return category == "ability" || category == "form" || category == "deck" || category == "scenario form" ? "Fields:"
                                                                                                          : "";
}

// A row of a table with a name on the left; the text is wrapped.
void print_row(Console& console, std::string_view name, std::size_t width, std::string_view text) {
  const std::size_t indent = width + 4;
  console.print("  {}  {}\n", padded(name, width), wrapped(text, columns_of(console), indent));
}

void print_parts(Console& console, const ReferenceEntry& entry) {
  if (entry.parts.empty())
    return;
  const std::string_view heading = heading_of(entry);
  const bool is_event = entry.category == "event";
  if (!heading.empty())
    console.print("  {}\n", console.paint(Ink::faint, heading));
  std::size_t width = 8;
  for (const ReferencePart& part : entry.parts)
    width = std::max(width, length(part.name));
  for (const ReferencePart& part : entry.parts) {
    const std::string kind = is_event || entry.category == "noun" || entry.category == "procedure"
                                 ? part.kind
                                 : kind_of(part, !heading.empty());
    if (entry.category == "procedure")
      print_row(console, part.name, width, part.sentence);
    else if (part.sentence.empty())
      print_row(console, part.name, width, kind);
    else
      print_row(console, part.name, width, part.sentence + " (" + kind + ")");
  }
}

std::string joined(const std::vector<std::string>& words) {
  std::string all;
  for (const std::string& word : words)
    all += (all.empty() ? "" : ", ") + word;
  return all;
}

std::string_view where_of(const ReferenceEntry& entry) {
  if (entry.category == "event")
    return "heard by";
  if (entry.category == "noun condition")
    return "nouns";
  return "in";
}

std::string_view value_of(const ReferenceEntry& entry) {
  if (entry.category == "verb" || entry.category == "set word" || entry.category == "scenario table" ||
      entry.category == "scenario player")
    return "returns";
  return entry.category == "property" || entry.category == "parameter" || entry.category == "word" ? "is" : "takes";
}

std::string title_of(const ReferenceEntry& entry) {
  const bool is_of_something = entry.category == "step" || entry.category == "scenario field";
  return entry.category + (is_of_something ? " of " + entry.owner : "") + (entry.is_required ? ", required" : "");
}

void print_rule(Console& console, const ReferenceEntry& entry, const Rulebook& rulebook, std::size_t width) {
  if (entry.rule.empty())
    return;
  const std::string sentence = rulebook.sentence(entry.rule);
  print_row(console, "rule", width, sentence.empty() ? entry.rule : entry.rule + ": " + sentence);
}

// In lists, names stand in a column; longer ones move the sentence to the next line.
constexpr std::size_t name_column = 30;

std::string name_in_list(const ReferenceEntry& entry) {
  const std::string_view category = entry.category;
  if (category == "verb" || category == "set word" || category == "property" || category.starts_with("scenario "))
    return category == "scenario field" ? entry.owner + "." + entry.name : entry.shape;
  if (category == "step" || category == "field" || category == "rules field")
    return entry.owner + "." + entry.name;
  return entry.name;
}

void print_line(Console& console, const ReferenceEntry& entry) {
  const std::string name = name_in_list(entry);
  const bool fits = length(name) <= name_column;
  console.print("  {}{}{}\n", fits ? padded(name, name_column) : name,
                fits ? "  " : "\n" + std::string(name_column + 4, ' '),
                wrapped(entry.sentence, columns_of(console), name_column + 4));
}

}  // namespace

std::string plural_of_category(std::string_view category) {
  if (category.ends_with("y"))
    return std::string(category.substr(0, category.size() - 1)) + "ies";
  if (category == "scenario table")
    return "scenario words of `t`";
  if (category == "scenario player")
    return "scenario words of players";
  return std::string(category) + "s";
}

void print_word(Console& console, const ReferenceEntry& entry, const Rulebook& rulebook) {
  constexpr std::size_t width = 8;
  console.print("{}  {}\n", console.paint(Ink::bold, entry.shape), console.paint(Ink::faint, title_of(entry)));
  console.print("  {}\n", wrapped(entry.sentence, columns_of(console), 2));
  print_parts(console, entry);
  if (!entry.parts.empty())
    console.print("\n");
  if (!entry.result.empty() && entry.category != "noun")
    print_row(console, value_of(entry), width, entry.result);
  if (entry.is_writable)
    print_row(console, "writable", width, "in `change` and `instead`");
  if (!entry.where.empty())
    print_row(console, where_of(entry), width, joined(entry.where));
  print_rule(console, entry, rulebook, width);
  if (entry.example) {
    print_row(console, "example", width, fmt::format("{}:{}", entry.example->file, entry.example->line));
    console.print("            {}\n", console.paint(Ink::cyan, entry.example->text));
  }
}

void print_word_list(Console& console, const WordEntries& entries) {
  std::vector<std::string_view> categories;
  for (const ReferenceEntry* entry : entries)
    if (std::find(categories.begin(), categories.end(), entry->category) == categories.end())
      categories.push_back(entry->category);
  for (const std::string_view category : categories) {
    console.print("{}{}\n", category == categories.front() ? "" : "\n",
                  console.paint(Ink::bold, plural_of_category(category)));
    for (const ReferenceEntry* entry : entries)
      if (entry->category == category)
        print_line(console, *entry);
  }
}

}  // namespace soulstack::tools
