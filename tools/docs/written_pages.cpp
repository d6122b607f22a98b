// The written pages.
#include "tools/docs/written_pages.h"

#include <algorithm>
#include <array>
#include <string_view>

#include "scripting/sandbox/file_tree.h"
#include "tools/docs/markdown.h"

namespace soulstack::tools {

namespace {

struct Listed {
  std::string_view section;
  std::string_view name;
  std::string_view shown;  // in the list of pages
};

constexpr std::string_view folder = "tools/docs/pages/", ending = ".md";

// In the project, links to pages that are only made with the site lead to the sections of this page.
constexpr std::string_view made_pages = "made_pages";

constexpr std::string_view tutorial = "Tutorial", cards = "Writing cards", abilities = "Kinds of abilities",
                           recipes = "Recipes", sets = "Tests, rules and sets", playing = "Playing and measuring";

constexpr auto contents = std::to_array<Listed>({
    {"", "index", "Start"},
    {tutorial, "tutorial_1_set", "1. A set"},
    {tutorial, "tutorial_2_item", "2. An item"},
    {tutorial, "tutorial_3_monster", "3. A monster"},
    {tutorial, "tutorial_4_rules", "4. A house rule"},
    {tutorial, "tutorial_5_tests", "5. Tests"},
    {cards, "cards", "Cards"},
    {cards, "functions", "Functions"},
    {cards, "nouns", "Nouns"},
    {abilities, "ability_play", "play"},
    {abilities, "ability_tap", "tap"},
    {abilities, "ability_paid", "paid"},
    {abilities, "ability_when", "when"},
    {abilities, "ability_would", "would"},
    {abilities, "ability_change", "change"},
    {abilities, "ability_instead", "instead"},
    {abilities, "ability_revealed", "revealed"},
    {abilities, "ability_always", "always"},
    {abilities, "ability_cant", "cant, must, can"},
    {abilities, "ability_lasting", "lasting"},
    {abilities, "ability_claim", "claim"},
    {abilities, "ability_mode", "mode"},
    {abilities, "ability_roll", "roll"},
    {recipes, "recipes_triggers", "Each time, instead"},
    {recipes, "recipes_durations", "This turn, prevent"},
    {recipes, "recipes_choices", "Choose one, if you do"},
    {recipes, "recipes_dice", "Dice"},
    {recipes, "recipes_cards", "Steal, counters, decks"},
    {sets, "scenarios", "Scenarios"},
    {sets, "rulesets", "Rulesets"},
    {sets, "sets", "Sets"},
    {sets, "sentences", "From a sentence to a card and back"},
    {sets, "sharing", "Sharing a set"},
    {sets, "printing", "Faces and printing"},
    {sets, "messages", "Messages"},
    {sets, "editor", "Your editor"},
    {playing, "installing", "Installing"},
    {playing, "commands", "All commands"},
    {playing, "page", "The page"},
    {playing, "playing", "Playing"},
    {playing, "stops", "When you are asked"},
    {playing, "experiments", "Experiments"},
    {playing, "strength", "How strong is my card?"},
    {playing, "bots", "Bots"},
    {playing, "protocol", "From other programs"},
    {playing, "embedding", "In C++ and C"},
    {playing, "python", "From Python"},
    {playing, "versions", "Versions"},
});

std::string_view text_of(std::string_view name) {
  return scripting::built_in_text(std::string(folder) + std::string(name) + std::string(ending));
}

// "(made_pages.md#words)" as "(words.md)"
std::string with_links_to_made_pages(std::string text) {
  const std::string begin = "(" + std::string(made_pages) + std::string(ending) + "#";
  for (std::size_t at = text.find(begin); at != std::string::npos; at = text.find(begin, at)) {
    text.erase(at + 1, begin.size() - 1);
    text.insert(text.find(')', at), ending);
  }
  return text;
}

}  // namespace

std::vector<DocPage> written_pages() {
  std::vector<DocPage> pages;
  for (const Listed& listed : contents) {
    const std::string_view text = text_of(listed.name);
    pages.push_back({std::string(listed.name), std::string(listed.section), heading_of(text), std::string(listed.shown),
                     with_links_to_made_pages(std::string(text))});
  }
  return pages;
}

std::vector<std::string> names_of_made_pages() {
  std::vector<std::string> names;
  const std::string_view text = text_of(made_pages), begin = "\n## ";
  for (std::size_t at = text.find(begin); at != std::string_view::npos; at = text.find(begin, at + 1))
    names.emplace_back(text.substr(at + begin.size(), text.find('\n', at + 1) - at - begin.size()));
  return names;
}

std::vector<std::string> pages_without_section() {
  std::vector<std::string> missing;
  for (const scripting::MemoryFile& file : scripting::built_in_files()) {
    if (!file.path.starts_with(folder) || !file.path.ends_with(ending))
      continue;
    const std::string_view name = file.path.substr(folder.size(), file.path.size() - folder.size() - ending.size());
    if (name != made_pages &&
        std::none_of(contents.begin(), contents.end(), [&](const Listed& listed) { return listed.name == name; }))
      missing.emplace_back(name);
  }
  return missing;
}

}  // namespace soulstack::tools
