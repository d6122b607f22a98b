// The keywords of the sets: keywords/NAME.lua. Each is read once by itself, and again for each card that has it.
#include <algorithm>

#include "scripting/loader/set_loader.h"
#include "scripting/reading/keyword_reader.h"
#include "scripting/registry/schema.h"
#include "scripting/sandbox/tokens.h"

namespace soulstack::scripting {

namespace fs = std::filesystem;

namespace {

bool is_field_of_cards(std::string_view name) {
  const auto fields = card_fields();
  return std::any_of(fields.begin(), fields.end(),
                     [&](const Field& field) { return (field.forms & bit(Form::card)) != 0 && field.name == name; });
}

}  // namespace

void SetLoader::load_keywords() {
  for (SetDef& set : library_.sets) {
    import_keywords(set);
    for (const CardFile& file : card_files(fs::path(set.folder) / "keywords"))
      load_keyword(set, file);
  }
  library_.interpreter.look_from("");
}

// The keywords of the sets that this set requires.
void SetLoader::import_keywords(const SetDef& set) {
  const auto is_required = [&](const SetKeyword& keyword) { return set.needs(keyword.set); };
  for (const SetKeyword& keyword : library_.set_keywords)
    if (is_required(keyword))
      library_.interpreter.scope_of(set.id).add_keyword(keyword);
}

void SetLoader::load_keyword(SetDef& set, const CardFile& file) {
  const bool is_set_aside = library_.options.without.contains(file.file);
  std::vector<Finding> told_before;
  Report report(is_set_aside ? told_before : findings_, file.file);
  SetKeyword keyword;
  keyword.set = set.id;
  keyword.name = file.name;
  keyword.file = report.file();
  keyword.is_broken = is_set_aside;
  report.name_card(keyword.id());
  if (leaves_out_file())
    return;
  read_keyword_file(set, file, keyword, report);
  if (report.errors() != 0 && !is_set_aside)
    broken_.emplace(report.file(), report.card());
}

void SetLoader::read_keyword_file(SetDef& set, const CardFile& file, SetKeyword& keyword, Report& report) {
  if (!is_name(keyword.name) || !is_lua_name(keyword.name))
    return report.error("wrong_name", 0, "",
                        "the name of the file is the flag of the keyword: lower case letters, digits and underscores, "
                        "with a letter first, and not a word of Lua");
  Vocabulary& words = library_.interpreter.scope_of(set.id);
  if (is_field_of_cards(keyword.name))
    return report.error("word_clash", 0, "",
                        ticked(keyword.name) + " is already a field of cards: give the keyword another name");
  if (words.find_stat(keyword.name).known())
    return report.error("word_clash", 0, "",
                        ticked(keyword.name) + " is already a stat of a set: give the keyword another name");
  if (const SetKeyword* const other = words.find_keyword(keyword.name))
    return report.error("word_clash", 0, "",
                        "the set " + ticked(other->set) + ", which this set requires, has a keyword " +
                            ticked(keyword.name) + ", too: give this one another name");
  if (!keyword.is_broken) {
    keyword.source = library_.files.read(*file.path, report);
    if (!keyword.source)
      return;
    set.files["keywords/" + keyword.name + ".lua"] = keyword.source->hash();
    check_keyword(keyword, report);
    keyword.is_broken = report.errors() != 0;
  }
  words.add_keyword(library_.set_keywords.emplace_back(std::move(keyword)));
}

// As if a treasure had it.
void SetLoader::check_keyword(SetKeyword& keyword, Report& report) {
  Content scratch;
  scratch.decks = library_.content.decks;
  scratch.slot_types = library_.content.slot_types;
  scratch.tags = library_.content.tags;
  scratch.stats = library_.content.stats;
  CardDef& card = scratch.cards.emplace_back();
  card.id = "card";
  card.deck = library_.content.find_deck(deck_name::treasure);
  FilterPool filters(scratch.filters);
  ForgottenFunctions functions;
  library_.interpreter.look_from(keyword.set);
  Reader reader(library_.lua(), library_.interpreter.words(), scratch, filters, functions, report);
  if (!library_.interpreter.run(*keyword.source, reader))
    return;
  read_keyword(reader, keyword);
  if (report.errors() == 0 && card.deck.known())
    read_keyword_abilities(reader, keyword, CardDefId{0});
  lua_pop(library_.lua(), 1);
}

// An object has the keyword of a counter while it has such a counter (rule 20.1.7), as if a rule gave it.
void SetLoader::give_keywords_of_counters() {
  Content& content = library_.content;
  for (const SetKeyword& keyword : library_.set_keywords) {
    const auto set = std::find_if(library_.sets.begin(), library_.sets.end(),
                                  [&](const SetDef& one) { return one.id == keyword.set; });
    if (keyword.is_broken || std::find(set->counters.begin(), set->counters.end(), keyword.name) == set->counters.end())
      continue;
    const auto kind = std::find(content.counters.begin(), content.counters.end(), keyword.name);
    Report report(findings_, keyword.file);
    report.name_card(keyword.id());
    library_.interpreter.look_from(keyword.set);
    Reader reader = library_.reader(report);
    const std::uint16_t functions = library_.functions_kept();
    if (!library_.interpreter.run(*keyword.source, reader))
      continue;
    const auto number = static_cast<std::size_t>(kind - content.counters.begin());
    read_keyword_of_counter(reader, keyword, CounterId{static_cast<std::uint8_t>(counter::count + number)});
    library_.freeze_kept(functions, *reader.chunk, report);
    lua_pop(library_.lua(), 1);
  }
  library_.interpreter.look_from("");
}

// The new card has copies of the abilities already.
void SetLoader::take_over_keywords(CardDefId from, CardDefId to) {
  const Content& content = library_.content;
  for (; from.known() && to.known(); from = content[from].back, to = content[to].back)
    for (std::size_t i = 0, before = library_.card_keywords.size(); i < before; ++i)
      if (library_.card_keywords[i].card == from)
        library_.card_keywords.push_back({to, library_.card_keywords[i].keyword});
}

// The abilities of the keywords that a card file names, as abilities of its cards.
void SetLoader::read_keywords(const Reader& card, Report& report) {
  for (const GivenKeyword& given : card.keywords) {
    if (given.keyword->is_broken) {
      report.error(
          "needs_broken", given.line, given.keyword->name,
          "the keyword " + ticked(given.keyword->name) + " can't be used until the errors in its file are corrected");
      continue;
    }
    const auto is_same = [&](const CardKeyword& one) { return one.card == given.card && one.keyword == given.keyword; };
    if (std::any_of(library_.card_keywords.begin(), library_.card_keywords.end(), is_same)) {
      report.error("wrong_keyword", given.line, given.keyword->name,
                   "the card that it takes over has the keyword " + ticked(given.keyword->name) + " already");
      continue;
    }
    std::vector<Finding> wrong;
    Report of_file(wrong, given.keyword->file);
    of_file.name_card(report.card());
    const std::string before = library_.interpreter.look_from(given.keyword->set);
    Reader reader = library_.reader(of_file);
    const std::uint16_t functions = library_.functions_kept();
    if (library_.interpreter.run(*given.keyword->source, reader)) {
      read_keyword_abilities(reader, *given.keyword, given.card);
      library_.freeze_kept(functions, *reader.chunk, of_file);
      lua_pop(library_.lua(), 1);
    }
    library_.interpreter.look_from(before);
    library_.card_keywords.push_back({given.card, given.keyword});
    if (!wrong.empty())
      report.error("wrong_keyword", given.line, given.keyword->name,
                   "the keyword " + ticked(given.keyword->name) + " does not fit this card: " + wrong.front().message);
  }
}

}  // namespace soulstack::scripting
