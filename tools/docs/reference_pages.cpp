// The reference as pages.
#include "tools/docs/reference_pages.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cctype>
#include <map>

#include "tools/docs/anchors.h"
#include "tools/docs/escape.h"
#include "tools/docs/markdown.h"

namespace soulstack::tools {

namespace {

using scripting::ReferenceEntry;
using scripting::ReferencePart;

constexpr std::string_view section = "Reference";

struct CategoryTitle {
  std::string_view category, title, sentence;
};

// Other categories are named after themselves.
constexpr CategoryTitle titles[] = {
    {"verb", "Verbs", "What functions can do."},
    {"set word", "Words of sets",
     "Functions that sets declare in their folder words/, for their cards and those of sets that require them."},
    {"set keyword", "Keywords of sets", "Flags of cards that sets declare in their folder keywords/."},
    {"property", "Properties", "What functions can read: `you.coins`, `event.amount`."},
    {"parameter", "Parameters", "What functions can ask for, by name."},
    {"event", "Events", "What abilities can listen for, and what each event carries."},
    {"noun", "Nouns", "Kinds of things, with or without conditions."},
    {"noun condition", "Conditions of nouns", "What nouns can ask for: `an_item { eternal = false }`."},
    {"ability", "Abilities", "The kinds of abilities and their fields."},
    {"form", "Other tables", "The tables of cards, rulesets and sets."},
    {"field", "Fields", "The fields of cards and abilities."},
    {"deck", "Constructors of cards", "One for each deck."},
    {"word", "Words", "Groups, durations, counters, conditions and other words."},
    {"rules field", "Fields of rulesets", "The tables of a ruleset and their fields."},
    {"number", "Numbers of the rules", "What `numbers` of a ruleset can set."},
    {"option", "Options of the rules", "What `options` of a ruleset can set."},
    {"procedure", "Procedures", "The procedures of the rules and their steps."},
    {"step", "Steps", "The steps of the procedures."},
    {"set field", "Fields of sets", "What a set.lua says about its set, and the fields of its other tables."},
    {"scenario form", "Tables of scenarios", "The tables of a scenario file."},
    {"scenario field", "Fields of scenarios", "How a scenario sets the table."},
    {"scenario function", "Functions of scenarios", "What a scenario file may call."},
    {"scenario table", "Scenarios: the table", "What a scenario asks and tells the table: `t:settle()`."},
    {"scenario player", "Scenarios: players", "What a scenario asks and tells a player: `t.P1:play(...)`."},
    {"lua function", "Functions of Lua", "The parts of Lua's library that scripts may use."},
};

std::string capitalized(std::string text) {
  if (!text.empty())
    text[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(text[0])));
  return text;
}

CategoryTitle title_of_category(const std::string& category) {
  for (const CategoryTitle& row : titles)
    if (row.category == category)
      return row;
  return {category, "", ""};
}

std::string page_of(std::string category) {
  std::replace_if(
      category.begin(), category.end(), [](unsigned char c) { return std::isalnum(c) == 0; }, '_');
  return "reference_" + category;
}

std::string joined(const std::vector<std::string>& all) {
  std::string text;
  for (const std::string& one : all)
    text += (text.empty() ? "" : ", ") + one;
  return text;
}

std::string kind_of(const ReferencePart& part) {
  return (part.optional ? "optional: " : "") + part.kind + (part.unit.empty() ? "" : " (" + part.unit + ")");
}

std::string parts_table(const ReferenceEntry& entry) {
  if (entry.parts.empty())
    return {};
  const bool explained = std::any_of(entry.parts.begin(), entry.parts.end(),
                                     [](const ReferencePart& part) { return !part.sentence.empty(); });
  std::string table =
      explained ? "\n| name | kind | meaning |\n| --- | --- | --- |\n" : "\n| name | kind |\n| --- | --- |\n";
  for (const ReferencePart& part : entry.parts)
    table += fmt::format("| {} | {} |{}\n", markdown_code(part.name), markdown_cell(kind_of(part)),
                         explained ? " " + markdown_cell(part.sentence) + " |" : "");
  return table;
}

std::string rule_link(const std::string& rule, const DocLinks& links) {
  const std::string target = links.to_rule(rule);
  return target.empty() ? rule : fmt::format("[{}]({})", rule, target);
}

// What the entry says besides its sentence and its parts, as a list.
std::string facts_of(const ReferenceEntry& entry, const DocLinks& links) {
  std::string facts;
  const auto add = [&](std::string_view name, const std::string& text) {
    if (!text.empty())
      facts += fmt::format("- {}: {}\n", name, text);
  };
  const bool has_value = entry.category.ends_with("field") || entry.category == "noun condition" ||
                         entry.category == "property" || entry.category == "number" || entry.category == "option";
  add(has_value ? "Value" : "Result", markdown_escaped(entry.result));
  if (entry.is_required)
    facts += "- It must be given.\n";
  if (entry.is_writable)
    facts += "- `change` and `instead` may write it.\n";
  add("Used in", markdown_escaped(joined(entry.where)));
  add("Rule", entry.rule.empty() ? "" : rule_link(entry.rule, links));
  return facts.empty() ? facts : "\n" + facts;
}

std::string example_of(const ReferenceEntry& entry) {
  if (!entry.example || entry.example->text.find("```") != std::string::npos)
    return {};
  return fmt::format("\n```lua from={}:{}\n{}\n```\n", entry.example->file, entry.example->line, entry.example->text);
}

// Which kinds of abilities may be about each event, and what it carries.
std::string table_of_events(const std::vector<const ReferenceEntry*>& entries) {
  constexpr std::string_view kinds[] = {"when", "would", "change", "instead", "cant"};
  std::string table = "\n| event |", line = "\n| --- |";
  for (const std::string_view kind : kinds) {
    table += fmt::format(" `{}` |", kind);
    line += " --- |";
  }
  table += " carries |" + line + " --- |\n";
  for (const ReferenceEntry* entry : entries) {
    table += fmt::format("| {} |", markdown_code(entry->name));
    for (const std::string_view kind : kinds)
      table += std::find(entry->where.begin(), entry->where.end(), kind) != entry->where.end() ? " ✓ |" : " |";
    std::vector<std::string> carries;
    for (const ReferencePart& part : entry->parts)
      if (!part.optional)
        carries.push_back(markdown_code(part.name));
    table += " " + joined(carries) + " |\n";
  }
  return table;
}

// Builds the page of one category.
class CategoryPage {
 public:
  CategoryPage(const std::string& category, const std::vector<const ReferenceEntry*>& entries, DocLinks& links)
      : entries_(entries), links_(links), page_{page_of(category), std::string(section), "", "", ""} {
    const CategoryTitle row = title_of_category(category);
    page_.title = row.title.empty() ? capitalized(category) : std::string(row.title);
    for (const ReferenceEntry* entry : entries)
      ++named_[entry->name];
    write_head(row);
    write_entries();
    if (category == "event")
      page_.markdown += table_of_events(entries);
    page_.markdown += body_;
  }

  void take_into(GeneratedPages& all) {
    all.pages.push_back(std::move(page_));
    for (SearchEntry& entry : search_)
      all.search.push_back(std::move(entry));
  }

 private:
  void write_head(const CategoryTitle& row) {
    page_.markdown = "# " + markdown_escaped(page_.title) + "\n\n";
    anchors_.next(page_.title);
    if (!row.sentence.empty())
      page_.markdown += std::string(row.sentence) + "\n\n";
  }

  // Entries of the same owner are together if the category has owners.
  void write_entries() {
    std::vector<std::string> owners;
    for (const ReferenceEntry* entry : entries_)
      if (std::find(owners.begin(), owners.end(), entry->owner) == owners.end())
        owners.push_back(entry->owner);
    for (const std::string& owner : owners) {
      if (owners.size() > 1 && !owner.empty()) {
        body_ += "\n## " + markdown_escaped(owner) + "\n";
        anchors_.next(owner);
        page_.markdown += fmt::format("\n{}: ", markdown_escaped(owner));
      }
      list_is_empty_ = true;
      for (const ReferenceEntry* entry : entries_)
        if (entry->owner == owner)
          write(*entry);
      page_.markdown += "\n";
    }
  }

  void write(const ReferenceEntry& entry) {
    const bool clear = named_[entry.name] == 1 || entry.owner.empty();
    const std::string heading = clear ? entry.name : fmt::format("{} ({})", entry.name, entry.owner);
    const std::string anchor = anchors_.next(heading);
    const std::string address = fmt::format("{}.md#{}", page_.name, anchor);
    body_ += fmt::format("\n### {}\n\n", markdown_escaped(heading));
    if (!entry.shape.empty() && entry.shape != entry.name)
      body_ += markdown_code(entry.shape) + "\n\n";
    body_ += markdown_escaped(entry.sentence) + "\n" + parts_table(entry) + facts_of(entry, links_) + example_of(entry);
    page_.markdown += fmt::format("{}[{}](#{})", list_is_empty_ ? "" : " · ", markdown_escaped(entry.name), anchor);
    list_is_empty_ = false;
    links_.add_word(entry.name, entry.category, address);
    const std::string kind = entry.owner.empty() ? entry.category : entry.category + " of " + entry.owner;
    search_.push_back({entry.name, kind, address, entry.sentence, fmt::format("{}", fmt::join(entry.phrases, "; "))});
  }

  const std::vector<const ReferenceEntry*>& entries_;
  DocLinks& links_;
  DocPage page_;
  std::string body_;
  Anchors anchors_;
  std::map<std::string, int> named_;
  std::vector<SearchEntry> search_;
  bool list_is_empty_ = true;
};

// "- **hp**: [field of always](reference_field.md#hp), ..."
DocPage list_of_words(const std::vector<SearchEntry>& entries) {
  std::map<std::string, std::vector<const SearchEntry*>> words;
  for (const SearchEntry& entry : entries)
    words[entry.title].push_back(&entry);
  DocPage page{"words", std::string(section), "All words", "", "# All words\n\n"};
  page.markdown += "Each word of cards, rulesets and scenarios, with all of its meanings.\n\n";
  for (const auto& [word, meanings] : words) {
    std::string line;
    for (const SearchEntry* meaning : meanings)
      line += fmt::format("{}[{}]({})", line.empty() ? "" : ", ", markdown_escaped(meaning->kind), meaning->address);
    page.markdown += fmt::format("- **{}**: {}\n", markdown_escaped(word), line);
  }
  return page;
}

}  // namespace

GeneratedPages reference_pages(const scripting::Reference& reference, DocLinks& links) {
  std::vector<std::string> categories;
  std::map<std::string, std::vector<const ReferenceEntry*>> entries;
  for (const ReferenceEntry& entry : reference.entries()) {
    if (entries[entry.category].empty())
      categories.push_back(entry.category);
    entries[entry.category].push_back(&entry);
  }
  GeneratedPages all;
  for (const std::string& category : categories)
    CategoryPage(category, entries[category], links).take_into(all);
  all.pages.insert(all.pages.begin(), list_of_words(all.search));
  return all;
}

}  // namespace soulstack::tools
