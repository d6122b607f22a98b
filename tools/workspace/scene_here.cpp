// Which table of the language a place in a file is in.
#include "tools/workspace/scene_here.h"

#include <algorithm>
#include <iterator>

namespace soulstack::tools {

using scripting::Reference;
using scripting::ReferenceEntry;
using scripting::ReferencePart;
using Is = OpenBlock::Is;
using Entries = std::vector<const ReferenceEntry*>;

namespace {

// What a field whose value is not a form of the same name has in its table. "*": in each named value of the table.
struct Inside {
  std::string_view type, form;
  bool of_each = false;  // the form of each value in it
};
constexpr Inside insides[] = {
    {"seats", "player", true},
    {"laid_cards", "card", true},
    {"laid_slots", "laid_cards", true},
    {"deck_piles", "deck", true},
    {"piles", "cards", true},
    {"roll", "outcome", true},
    {"list:decks", "decks", true},
    {"table:slots", "slots", true},
    {"list:made_of", "made_of", true},
    {"list:accepts", "accepts", true},
    {"table:numbers", "numbers"},
    {"table:options", "options"},
    {"table:procedures", "procedures"},
    {"table:back", "card"},
    {"table:events", "set_event", true},
    {"table:stats", "set_stat", true},
    {"table:decks", "set_deck", true},
    {"table:slots of set", "set_slots", true},
};

bool has_parts(const ReferenceEntry& entry) {
  constexpr std::string_view with[] = {"ability", "form", "deck", "noun", "scenario form"};
  return std::find(std::begin(with), std::end(with), entry.category) != std::end(with);
}

Entries forms_named(const Reference& reference, const std::string& form, bool is_scenario) {
  Entries all;
  for (const ReferenceEntry* entry : reference.named(form))
    if (has_parts(*entry) && entry->name == form && (entry->category == "scenario form") == is_scenario)
      all.push_back(entry);
  return all;
}

const ReferencePart* part_named(const Entries& forms, std::string_view name) {
  for (const ReferenceEntry* form : forms)
    for (const ReferencePart& part : form->parts)
      if (part.name == name)
        return &part;
  return nullptr;
}

// The form of a table without a constructor, by the field that it is the value of.
std::string form_of_value(const ReferencePart& field, const std::string& outer) {
  const std::string named = field.type + ":" + field.name;
  for (const std::string& key : {named + " of " + outer, named, field.type})
    for (const Inside& inside : insides)
      if (inside.type == key)
        return (inside.of_each ? "each " : "") + std::string(inside.form);
  return field.type;
}

// Follows the tables from the outermost to the innermost one.
class Forms {
 public:
  Forms(const Reference& reference, bool is_scenario) : reference_(reference), is_scenario_(is_scenario) {}

  void enter(const OpenBlock& block) {
    if (block.is != Is::table)
      return;
    const std::string outer = form_;
    if (!block.name.empty() && block.name.front() != '?')
      form_ = block.name;
    else if (outer.starts_with("each "))
      form_ = inside_each(outer.substr(5));
    else if (const ReferencePart* const field = part_named(entries_, block.field))
      form_ = form_of_value(*field, outer);
    else
      form_.clear();
    const bool is_known_here = is_scenario_ && !is_in_function_;
    entries_ = forms_named(reference_, form_, is_known_here);
  }
  void enter_function() { is_in_function_ = true; }

  const std::string& form() const { return form_; }
  const Entries& entries() const { return entries_; }

 private:
  static std::string inside_each(const std::string& form) {
    for (const Inside& inside : insides)
      if (inside.type == form)
        return (inside.of_each ? "each " : "") + std::string(inside.form);
    return form;
  }

  const Reference& reference_;
  bool is_scenario_;
  bool is_in_function_ = false;
  std::string form_;
  Entries entries_;
};

// The last name of "t.P1:play".
std::string_view last_name(std::string_view name) { return name.substr(name.find_last_of(".:?") + 1); }

bool is_callable(const ReferenceEntry& entry, bool is_method) {
  if (is_method)
    return entry.category == "scenario table" || entry.category == "scenario player";
  return entry.category == "verb" || entry.category == "set word" || entry.category == "scenario function";
}

std::string type_of_argument(const Reference& reference, const std::string& function, int item) {
  const bool is_method = function.find(':') != std::string::npos;
  for (const ReferenceEntry* entry : reference.named(last_name(function)))
    if (is_callable(*entry, is_method) && !entry->parts.empty())
      return entry->parts[std::min(static_cast<std::size_t>(item), entry->parts.size() - 1)].type;
  return {};
}

// `t.P1:play "bomb"`, without parentheses.
std::string call_of_text(const Cursor& cursor) {
  const auto& tokens = cursor.source->tokens();
  std::string name;
  if (cursor.in != Cursor::In::text || cursor.token == 0 || tokens[cursor.token - 1].kind != scripting::TokenKind::name)
    return name;
  std::size_t at = cursor.token - 1;
  name = tokens[at].text;
  for (; at >= 2 && tokens[at - 1].is_one_of({".", ":"}); at -= 2)
    name = std::string(tokens[at - 2].text) + std::string(tokens[at - 1].text) + name;
  return name;
}

std::string type_at(const Reference& reference, const Cursor& cursor, const Forms& forms) {
  const OpenBlock* const block = cursor.block();
  if (const std::string call = call_of_text(cursor); !call.empty())
    return type_of_argument(reference, call, 0);
  if (!block)
    return {};
  if (block->is == Is::call)
    return type_of_argument(reference, block->name, block->item);
  if (block->is != Is::table)
    return {};
  if (const ReferencePart* const part = part_named(forms.entries(), block->key))
    return part->type;
  return block->key.empty() && cursor.in == Cursor::In::text ? forms.form() : "";
}

}  // namespace

SceneHere scene_at(const Reference& reference, const Cursor& cursor) {
  SceneHere scene;
  const auto& tokens = cursor.source->tokens();
  scene.is_scenario =
      std::any_of(tokens.begin(), tokens.end(), [](const scripting::Token& token) { return token.is("scenario"); });
  Forms forms(reference, scene.is_scenario);
  for (const OpenBlock& block : cursor.around) {
    forms.enter(block);
    if (block.is == Is::function)
      forms.enter_function();
  }
  scene.form = forms.form();
  scene.entries = forms.entries();
  scene.type = type_at(reference, cursor, forms);
  return scene;
}

// ---- Before a dot ------------------------------------------------------------------------------------------------

namespace {

std::string type_of_name(const Reference& reference, const Cursor& cursor, const std::string& name, int depth);

// `local card = choose(...)`, `local owner = this.owner`
std::string type_of_value(const Reference& reference, const Cursor& cursor, std::size_t at, int depth) {
  const auto& tokens = cursor.source->tokens();
  if (at >= tokens.size() || tokens[at].kind != scripting::TokenKind::name)
    return {};
  std::string name(tokens[at].text);
  std::size_t next = at + 1;
  for (; next + 1 < tokens.size() && tokens[next].is("."); next += 2)
    name += "." + std::string(tokens[next + 1].text);
  if (next >= tokens.size() || !tokens[next].is("("))
    return type_of_name(reference, cursor, name, depth + 1);
  for (const ReferenceEntry* entry : reference.named(name))
    if (entry->category == "verb" || entry->category == "set word")
      return entry->type;
  return {};
}

std::string type_of_first(const Reference& reference, const Cursor& cursor, const std::string& name, int depth) {
  for (auto local = cursor.locals.rbegin(); local != cursor.locals.rend(); ++local)
    if (local->name == name && local->value != 0)
      return type_of_value(reference, cursor, local->value, depth);
  for (const ReferenceEntry* entry : reference.named(name, "parameter"))
    return entry->type;
  return {};
}

// Of "you.character", by the properties that have these names.
std::string type_of_name(const Reference& reference, const Cursor& cursor, const std::string& name, int depth) {
  constexpr int deepest = 8;  // local a = b.c, local b = a.c, ...
  if (depth > deepest)
    return {};
  const std::size_t dot = name.find_first_of(".:");
  std::string type = type_of_first(reference, cursor, name.substr(0, dot), depth);
  for (std::size_t at = dot; at != std::string::npos && !type.empty();) {
    const std::size_t next = name.find_first_of(".:", at + 1);
    const std::string property = name.substr(at + 1, next - at - 1);
    const auto found = reference.named(property, "property");
    type = found.empty() ? "" : found.front()->type;
    at = next;
  }
  return type;
}

}  // namespace

std::string type_before_dot(const Reference& reference, const Cursor& cursor) {
  return type_of_name(reference, cursor, cursor.owner, 0);
}

}  // namespace soulstack::tools
