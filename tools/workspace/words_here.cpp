// Words for a place in a file.
#include "tools/workspace/words_here.h"

#include <algorithm>
#include <iterator>
#include <set>
#include <span>
#include <utility>

#include "engine/model/content.h"
#include "engine/model/names.h"
#include "tools/workspace/scene_here.h"

namespace soulstack::tools {

using scripting::Reference;
using scripting::ReferenceEntry;
using scripting::ReferencePart;
using Is = OpenBlock::Is;

namespace {

// Which words of the reference a kind of value takes.
struct Taken {
  std::string_view type;      // of the value
  std::string_view category;  // of the words
  std::string_view only;      // their kind, or a place where they may be used; empty: all
};
constexpr std::string_view as_field = "fields that take a player or object";
constexpr Taken takings[] = {
    {"event_word", "event", ""},
    {"who", "parameter", as_field},
    {"who", "word", "any player or object"},
    {"who", "word", "groups"},
    {"who", "noun", ""},
    {"true_or_who", "parameter", as_field},
    {"true_or_who", "word", "any player or object"},
    {"true_or_who", "noun", ""},
    {"noun", "noun", ""},
    {"noun", "word", "groups"},
    {"word", "word", "constants"},
    {"word", "word", "durations"},
    {"word", "word", "kinds of slots"},
    {"word", "word", "kinds of counters"},
    {"word", "word", "groups"},
    {"number", "word", "numbers"},
    {"number_or_function", "word", "numbers"},
    {"number_or_function", "form", "numbers of `always`"},
    {"number_or_function", "word", "conditions"},
    {"number_none_or_function", "word", "constants"},
    {"number_die_or_function", "word", "constants"},
    {"condition", "word", "conditions"},
    {"condition", "word", "constants"},
    {"condition", "form", "field `given` of abilities"},
    {"pile", "word", "piles"},
    {"pile", "word", "outside"},
    {"lost_abilities", "word", "constants"},
    {"given_abilities", "word", "constants"},
    {"given_abilities", "word", "parts of abilities"},
    {"given_abilities", "ability", "card"},
    {"modes", "ability", "field `choose` of abilities"},
    {"roll", "word", "constants"},
};

// The kinds of texts that are ids of cards.
constexpr std::string_view ids_of_cards[] = {"card_id",     "cards",  "laid_cards", "card_in_play",
                                             "object_name", "answer", "piles",      "each laid_cards",
                                             "each card",   "card",   "deck"};
constexpr std::string_view fields_with_ids[] = {"replaces",  "changes",    "based_on",    "starting_item",
                                                "leave_out", "characters", "bonus_souls", "character"};
constexpr std::string_view names_of_players[] = {"scenario_player", "object_name", "answer"};

template <std::size_t N>
bool is_one_of(std::string_view text, const std::string_view (&all)[N]) {
  return std::find(std::begin(all), std::end(all), text) != std::end(all);
}

bool is_in(const std::string& text, const std::vector<std::string>& all) {
  return std::find(all.begin(), all.end(), text) != all.end();
}

constexpr std::string_view keywords_of_lua[] = {"and", "do",       "else",   "elseif", "end",   "false",
                                                "for", "function", "if",     "in",     "local", "nil",
                                                "not", "or",       "return", "then",   "true",  "while"};

// The owners that a value of this kind may be: properties of "bearer" are those of players and of objects.
std::vector<std::string> owners_of(const std::string& type) {
  struct Row {
    std::string_view type;
    std::vector<std::string> owners;
  };
  static const std::vector<Row> rows = {{"card", {"object"}},
                                        {"bearer", {"player", "object"}},
                                        {"place", {"pile", "object"}},
                                        {"splits", {"split"}},
                                        {"value", {"player", "object", "stack", "pile"}}};
  for (const Row& row : rows)
    if (row.type == type)
      return row.owners;
  return {type};
}

// The field whose value the place is in, also in a list.
std::string key_around(const Cursor& cursor) {
  const OpenBlock* const block = cursor.block();
  return !block ? std::string() : block->key.empty() ? block->field : block->key;
}

class Offer {
 public:
  Offer(Workspace& workspace, const std::string& file, const Reference& reference, const Cursor& cursor)
      : workspace_(workspace),
        file_(file),
        reference_(reference),
        cursor_(cursor),
        scene_(scene_at(reference, cursor)) {}

  std::vector<WordHere> all() {
    if (cursor_.in == Cursor::In::text)
      texts();
    else if (cursor_.dot != '\0')
      members();
    else if (cursor_.innermost(Is::parameters) == cursor_.block() && cursor_.block())
      parameters();
    else if (cursor_.is_in_function())
      in_function();
    else if (cursor_.around.empty())
      top_of_file();
    else
      in_table();
    return std::move(words_);
  }

 private:
  void add(const ReferenceEntry& entry, std::string name = {}) {
    if (name.empty())
      name = entry.name;
    if (seen_.insert(name).second)
      words_.push_back({std::move(name), entry.category, entry.shape, entry.sentence, entry.rule, &entry});
  }
  void add(std::string name, std::string category, std::string shape = {}, std::string sentence = {}) {
    if (seen_.insert(name).second)
      words_.push_back({std::move(name), std::move(category), std::move(shape), std::move(sentence), {}, nullptr});
  }
  void add_all(std::string_view category, std::string_view only = {}) {
    for (const ReferenceEntry* entry : reference_.of_category(category))
      if (only.empty() || entry->type == only || is_in(std::string(only), entry->where))
        add(*entry);
  }

  // ---- Tables

  void in_table() {
    const OpenBlock& block = *cursor_.block();
    if (block.is == Is::table && block.key.empty())
      at_key(block);
    else
      at_value();
  }

  void at_key(const OpenBlock& table) {
    for (const ReferenceEntry* form : scene_.entries)
      for (const ReferencePart& part : form->parts)
        if (!cursor_.has_field(table, part.name))
          add_field(*form, part);
    if (scene_.form == "options" || scene_.form == "procedures")
      add_all(scene_.form == "options" ? "option" : "procedure");
    for (const ReferenceEntry* entry : reference_.of_category("ability"))
      if (is_inside(*entry))
        add(*entry);
    keywords_of_cards();
    if (scene_.entries.empty())
      at_value();
  }

  void add_field(const ReferenceEntry& form, const ReferencePart& part) {
    for (const ReferenceEntry* entry : reference_.named(part.name))
      if (is_in(form.name, entry->where) || entry->owner == form.name)
        return add(*entry);
    if (seen_.insert(part.name).second)
      words_.push_back({part.name, "field", part.kind, part.sentence, form.rule, nullptr});
  }

  bool is_card() const { return !scene_.entries.empty() && scene_.entries.front()->category == "deck"; }

  bool is_inside(const ReferenceEntry& ability) const {
    if (is_card())
      return is_in("card", ability.where) || is_in("cards of the deck " + scene_.form, ability.where);
    const OpenBlock& table = *cursor_.block();
    return is_in(scene_.form, ability.where) ||
           (table.field == "choose" && is_in("field `choose` of abilities", ability.where));
  }

  // `caramel = true`
  void keywords_of_cards() {
    if (is_card())
      add_all("set keyword");
  }

  void at_value() {
    for (const Taken& taken : takings)
      if (taken.type == scene_.type)
        add_all(taken.category, taken.only);
    if (scene_.type == "event_word")
      only_heard_events();
    if (scene_.type == "boolean" || scene_.type == "true_or_who")
      for (const char* word : {"true", "false"})
        add(word, "keyword of Lua");
    if (scene_.type.find("function") != std::string::npos || scene_.type == "condition")
      add("function", "keyword of Lua", "function(you) ... end");
    if (words_.empty() && scene_.type.empty())
      add_all("noun"), add_all("word", "tables"), add_all("parameter", as_field);
  }

  // Only events that this ability may listen for.
  void only_heard_events() {
    std::erase_if(words_, [&](const WordHere& word) {
      return word.entry && word.entry->category == "event" && !scene_.form.empty() &&
             !reference_.named(scene_.form, "ability").empty() && !is_in(scene_.form, word.entry->where);
    });
  }

  void top_of_file() {
    const std::string name = workspace_.name_of(file_);
    if (scene_.is_scenario || name.starts_with("scenarios/"))
      return add_all("scenario function");
    add("return", "keyword of Lua", "return DECK { ... }");
    add("local", "keyword of Lua");
    add_all("deck");
    for (const char* form : {"rules", "set", "word", "keyword"})
      for (const ReferenceEntry* entry : reference_.named(form, "form"))
        add(*entry);
  }

  // ---- Functions

  void in_function() {
    for (auto local = cursor_.locals.rbegin(); local != cursor_.locals.rend(); ++local)
      add_local(local->name);
    const OpenBlock* const block = cursor_.block();
    if (block && block->is == Is::table)
      at_key_in_function(*block);
    if (scene_.is_scenario) {
      add_all("scenario function");
    } else {
      add_all("verb"), add_all("set word"), add_all("noun"), add_all("word", "functions");
    }
    add_all("lua function");
    for (const std::string_view word : keywords_of_lua)
      add(std::string(word), "keyword of Lua");
  }

  void at_key_in_function(const OpenBlock& table) {
    if (table.key.empty())
      for (const ReferenceEntry* form : scene_.entries)
        for (const ReferencePart& part : form->parts)
          if (!cursor_.has_field(table, part.name))
            add_field(*form, part);
  }

  void add_local(const std::string& name) {
    for (const ReferenceEntry* entry : reference_.named(name, "parameter"))
      return add(*entry);
    add(name, "local");
  }

  // What the ability around the function offers to it.
  void parameters() {
    const OpenBlock* const ability = ability_around();
    if (scene_.is_scenario)
      return add("t", "parameter", "function(t) ... end", "The table of the scenario.");
    const std::string event = ability ? cursor_.name_in(*ability, "event") : "";
    for (const ReferenceEntry* parameter : reference_.of_category("parameter"))
      if (is_offered(*parameter, ability, event))
        add(*parameter);
  }

  const OpenBlock* ability_around() const {
    for (auto block = cursor_.around.rbegin(); block != cursor_.around.rend(); ++block)
      if (block->is == Is::table && !reference_.named(block->name, "ability").empty() && !block->name.empty())
        return &*block;
    return nullptr;
  }

  bool is_offered(const ReferenceEntry& parameter, const OpenBlock* ability, const std::string& event) const {
    const std::string& needs = parameter.where.front();
    if (needs == "functions of all abilities" || !ability || cursor_.has_field(*ability, parameter.name))
      return true;
    const bool has_roll = cursor_.has_field(*ability, "roll");
    if (needs.find("a roll") != std::string::npos && has_roll)
      return true;
    if (needs.find("an `event`") != std::string::npos && !event.empty() && parameter.name == "event")
      return true;
    for (const ReferenceEntry* entry : reference_.named(event, "event"))
      for (const ReferencePart& part : entry->parts)
        if (part.name == parameter.name)
          return true;
    return false;
  }

  // ---- Behind a dot

  void members() {
    if (cursor_.owner == "math")
      for (const char* name : {"abs", "ceil", "floor", "max", "min"})
        add(name, "lua function", "math." + std::string(name));
    else if (cursor_.owner == "deck" || cursor_.owner == "discard")
      add_all("deck");
    else if (scene_.is_scenario)
      members_in_scenario();
    else
      properties(type_before_dot(reference_, cursor_));
  }

  void members_in_scenario() {
    const bool is_table = cursor_.owner == "t";
    for (const ReferenceEntry* entry : reference_.of_category(is_table ? "scenario table" : "scenario player"))
      if ((entry->shape.find(entry->name + "(") != std::string::npos) == (cursor_.dot == ':'))
        add(*entry);
    if (is_table && cursor_.dot == '.')
      for (const std::string& name : players())
        add(name, "player", "t." + name, "A player of this scenario.");
  }

  void properties(const std::string& type) {
    const std::vector<std::string> owners = owners_of(type.empty() ? "value" : type);
    const OpenBlock* const ability = ability_around();
    const std::string event = ability ? cursor_.name_in(*ability, "event") : "";
    for (const ReferenceEntry* entry : reference_.of_category("property"))
      if (is_in(entry->owner, owners) && (event.empty() || entry->owner != "event" || is_of_event(*entry, event)))
        add(*entry);
  }

  // A property without events behind "functions" is one of all events.
  static bool is_of_event(const ReferenceEntry& property, const std::string& event) {
    return property.where.size() <= 1 || is_in("event " + event, property.where);
  }

  // ---- Texts

  void texts() {
    const std::string key = key_around(cursor_);
    const std::string& type = scene_.type;
    if (is_one_of(type, names_of_players) && scene_.is_scenario)
      for (const std::string& name : players())
        add(name, "player", name, "A player of this scenario.");
    if (takes_card(scene_, cursor_))
      cards();
    else if (type == "event_name")
      add_all("event");
    else if (type == "deck_name" || key == "deck" || key == "plays_as")
      add_all("deck");
    else
      names_for(key);
    if (scene_.form == "procedures")
      for (const ReferenceEntry* step : reference_.owned_by(key, "step"))
        add(*step);
  }

  void names_for(const std::string& key) {
    if (key == "named")
      names_of_cards();
    else if (key == "tags" || key == "tag")
      tags();
    else if (key == "rules" || key == "extends")
      rulesets();
    else if (key == "requires" || key == "after" || key == "conflicts" || key == "set")
      sets();
    else if (key == "phase")
      for (const char* phase : {"deal", "setup", "start", "action"})
        add(phase, "phase");
  }

  void cards() {
    const scripting::Loaded* const loaded = workspace_.known();
    if (!loaded)
      return;
    for (const CardDef& card : loaded->content().cards)
      if (!card.id.ends_with("/back"))
        add(id_here(*loaded, card), "card", card.name);
  }
  // Without its set if that is clear.
  std::string id_here(const scripting::Loaded& loaded, const CardDef& card) const {
    const std::string plain(without_set(card.id));
    const CardDefId named = loaded.content().find_card(plain);
    return named.known() && loaded.content()[named].id == card.id ? plain : card.id;
  }

  void names_of_cards() {
    if (const scripting::Loaded* const loaded = workspace_.known())
      for (const CardDef& card : loaded->content().cards)
        add(card.name, "card", card.id);
  }
  void tags() {
    if (const scripting::Loaded* const loaded = workspace_.known())
      for (const std::string& tag : loaded->content().tags)
        add(tag, "tag");
  }
  void rulesets() {
    if (const scripting::Loaded* const loaded = workspace_.known())
      for (const scripting::LoadedSet& set : loaded->sets())
        for (const scripting::RulesSummary& rules : scripting::rulesets_in({set.folder}, ignored_))
          add(rules.name, "ruleset", rules.title);
  }
  void sets() {
    if (const scripting::Loaded* const loaded = workspace_.known())
      for (const scripting::LoadedSet& set : loaded->sets())
        add(set.id, "set", set.title);
  }

  // `players = { { name = "Ann" } }`; P1, P2 and so on without names.
  std::vector<std::string> players() const {
    std::vector<std::string> all;
    const auto& tokens = cursor_.source->tokens();
    for (std::size_t i = 0; i + 3 < tokens.size(); ++i)
      if (tokens[i].is("name") && tokens[i + 1].is("=") && tokens[i + 2].text.size() > 2 &&
          tokens[i + 2].kind == scripting::TokenKind::text)
        all.emplace_back(tokens[i + 2].text.substr(1, tokens[i + 2].text.size() - 2));
    if (all.empty())
      all = {"P1", "P2"};
    return all;
  }

  Workspace& workspace_;
  const std::string& file_;
  const Reference& reference_;
  const Cursor& cursor_;
  const SceneHere scene_;
  std::vector<WordHere> words_;
  std::set<std::string> seen_;
  std::vector<scripting::Finding> ignored_;
};

}  // namespace

// ---- Words -------------------------------------------------------------------------------------------------------

WordsHere words_at(Workspace& workspace, const std::string& file, std::size_t at) {
  const Reference* const reference = workspace.reference();
  const scripting::Source source = workspace.source(file);
  if (!reference || !source)
    return {at, at, {}};
  const Cursor cursor = cursor_at(source, at);
  if (cursor.in == Cursor::In::comment)
    return {at, at, {}};
  return {cursor.from, cursor.to, Offer(workspace, file, *reference, cursor).all()};
}

// ---- Meanings ----------------------------------------------------------------------------------------------------

namespace {

// Entries of the language that the word at the cursor may name, by what stands around it.
class Meanings {
 public:
  Meanings(const Reference& reference, const Cursor& cursor)
      : reference_(reference), cursor_(cursor), scene_(scene_at(reference, cursor)), word_(cursor.word) {}

  std::vector<const ReferenceEntry*> all() const {
    if (cursor_.dot != '\0')
      return of_member();
    if (const auto fields = of_field(); !fields.empty())
      return fields;
    if (const auto steps = reference_.named(word_, "step"); cursor_.in == Cursor::In::text)
      return steps;
    return of_word();
  }

 private:
  std::vector<const ReferenceEntry*> of_member() const {
    if (scene_.is_scenario)
      return reference_.named(word_, cursor_.owner == "t" ? "scenario table" : "scenario player");
    const std::vector<std::string> owners = owners_of(type_before_dot(reference_, cursor_));
    std::vector<const ReferenceEntry*> found = reference_.named(word_, "property"), likely;
    for (const ReferenceEntry* entry : found)
      if (is_in(entry->owner, owners))
        likely.push_back(entry);
    return likely.empty() ? found : likely;
  }

  bool is_before_equals() const {
    const auto& tokens = cursor_.source->tokens();
    return cursor_.token + 1 < tokens.size() && tokens[cursor_.token + 1].is("=");
  }

  std::vector<const ReferenceEntry*> of_field() const {
    std::vector<const ReferenceEntry*> found;
    const OpenBlock* const block = cursor_.block();
    if (cursor_.in != Cursor::In::code || !block || block->is != Is::table || !is_before_equals())
      return found;
    for (const ReferenceEntry* form : scene_.entries)
      for (const ReferenceEntry* entry : reference_.named(word_))
        if (entry->name == word_ && (is_in(form->name, entry->where) || entry->owner == form->name ||
                                     (form->category == "deck" && is_in("card", entry->where))))
          found.push_back(entry);
    return found;
  }

  // A word by itself: not a field or a member, which need their table or their owner.
  std::vector<const ReferenceEntry*> of_word() const {
    constexpr std::string_view in_tables[] = {"ability", "deck",      "noun", "event",   "form",
                                              "word",    "parameter", "verb", "set word"};
    constexpr std::string_view others[] = {"set keyword", "scenario function", "scenario form", "lua function"};
    std::vector<const ReferenceEntry*> found;
    for (const ReferenceEntry* entry : reference_.named(word_))
      if (entry->name == word_ && (is_one_of(entry->category, in_tables) || is_one_of(entry->category, others)))
        found.push_back(entry);
    return found;
  }

  const Reference& reference_;
  const Cursor& cursor_;
  const SceneHere scene_;
  const std::string word_;
};

}  // namespace

bool takes_card(const SceneHere& scene, const Cursor& cursor) {
  return is_one_of(scene.type, ids_of_cards) || is_one_of(key_around(cursor), fields_with_ids);
}

const CardDef* card_named(Workspace& workspace, const std::string& file, std::string_view id) {
  const scripting::Loaded* const loaded = workspace.known();
  if (!loaded || id.empty())
    return nullptr;
  const Content& content = loaded->content();
  const std::string own = workspace.set_of(file) + ":" + std::string(id);
  for (const std::string& one : {own, std::string(id)})
    if (const CardDefId found = content.find_card(one); found.known())
      return &content[found];
  const auto by_name =
      std::find_if(content.cards.begin(), content.cards.end(), [&](const CardDef& card) { return card.name == id; });
  return by_name == content.cards.end() ? nullptr : &*by_name;
}

std::vector<MeaningHere> meanings_at(Workspace& workspace, const std::string& file, std::size_t at) {
  std::vector<MeaningHere> all;
  const Reference* const reference = workspace.reference();
  const scripting::Source source = workspace.source(file);
  if (!reference || !source)
    return all;
  const Cursor cursor = cursor_at(source, at);
  if (cursor.in == Cursor::In::comment || cursor.word.empty())
    return all;
  for (const ReferenceEntry* entry : Meanings(*reference, cursor).all())
    all.push_back({cursor.from,
                   cursor.to,
                   {entry->name, entry->category, entry->shape, entry->sentence, entry->rule, entry},
                   workspace.rulebook().text(entry->rule)});
  const CardDef* const card = cursor.in == Cursor::In::text ? card_named(workspace, file, cursor.word) : nullptr;
  if (card)
    all.push_back({cursor.from, cursor.to, {std::string(cursor.word), "card", card->name, "", "", nullptr}, ""});
  return all;
}

}  // namespace soulstack::tools
