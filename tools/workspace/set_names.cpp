// Where the names of a set are declared and used.
#include "tools/workspace/set_names.h"

#include <algorithm>

#include "engine/model/content.h"
#include "engine/model/names.h"
#include "scripting/sandbox/file_tree.h"
#include "tools/workspace/scene_here.h"
#include "tools/workspace/words_here.h"

namespace soulstack::tools {

using scripting::Token;
using scripting::TokenKind;

namespace {

std::string_view without_quotes(const Token& token) {
  return token.text.size() < 2 ? std::string_view() : token.text.substr(1, token.text.size() - 2);
}

// The word before the table of a file: `loot` in `return loot {`. Null if the file begins otherwise.
const Token* constructor_in(const scripting::SourceFile& source) {
  const auto& tokens = source.tokens();
  const auto at = std::find_if(tokens.begin(), tokens.end(), [](const Token& token) { return token.is("return"); });
  const bool is_made = tokens.end() - at > 2 && (at + 1)->kind == TokenKind::name && (at + 2)->is("{");
  return is_made ? &*(at + 1) : nullptr;
}

std::optional<FilePlace> start_of(Workspace& workspace, const std::string& file) {
  const scripting::Source source = workspace.source(file);
  if (!source || scripting::is_built_in(file))
    return {};
  const Token* const word = constructor_in(*source);
  return word ? FilePlace{file, word->at, word->end()} : FilePlace{file, 0, 0};
}

// The file of a word or a keyword of a set, which its entry in the reference ends with.
std::string file_of(const scripting::ReferenceEntry& entry) {
  const std::string& where = entry.where.empty() ? std::string() : entry.where.back();
  const std::size_t from = where.find(": ");
  return from == std::string::npos ? std::string() : where.substr(from + 2);
}

std::string file_of_rules(Workspace& workspace, std::string_view name) {
  std::vector<scripting::Finding> ignored;
  if (const scripting::Loaded* const loaded = workspace.loaded())
    for (const scripting::LoadedSet& set : loaded->sets())
      for (const scripting::RulesSummary& rules : scripting::rulesets_in({set.folder}, ignored))
        if (rules.name == name)
          return rules.file;
  return {};
}

// The local that the name at this byte means; `none` if it is not one.
scripting::syntax::LocalId local_at(const scripting::syntax::Tree& tree, std::size_t at) {
  const auto has = [&](const scripting::syntax::Range& range) { return range.begin.at <= at && at <= range.end.at; };
  for (const scripting::syntax::Expr& e : tree.exprs)
    if (e.kind == scripting::syntax::ExprKind::name && e.local != scripting::syntax::none && has(e.range))
      return e.local;
  for (std::size_t i = 0; i < tree.locals.size(); ++i)
    if (has(tree.locals[i].declared))
      return static_cast<scripting::syntax::LocalId>(i);
  return scripting::syntax::none;
}

bool is_in_a_function(const Cursor& cursor) { return cursor.innermost(OpenBlock::Is::function) != nullptr; }

// May the text at the cursor be the id of a card? In functions each text may, because it may be compared with one.
bool may_name_card(Workspace& workspace, const Cursor& cursor) {
  const scripting::Reference* const reference = workspace.reference();
  return reference && (is_in_a_function(cursor) || takes_card(scene_at(*reference, cursor), cursor));
}

// "mine:spark" for the card that is meant by an id with or without its set; names do not count.
std::string full_id(Workspace& workspace, const std::string& file, std::string_view id) {
  const CardDef* const card = card_named(workspace, file, id);
  return card && (card->id == id || without_set(card->id) == id) ? card->id : std::string();
}

}  // namespace

std::vector<FilePlace> uses_of_local(Workspace& workspace, const std::string& file, std::size_t at) {
  const scripting::Source source = workspace.source(file);
  const scripting::syntax::Tree* const tree = source ? source->tree() : nullptr;
  const scripting::syntax::LocalId local = tree ? local_at(*tree, at) : scripting::syntax::none;
  if (local == scripting::syntax::none)
    return {};
  const scripting::syntax::Range& declared = tree->local(local).declared;
  std::vector<FilePlace> all = {{file, declared.begin.at, declared.end.at}};
  for (const scripting::syntax::Expr& e : tree->exprs)
    if (e.kind == scripting::syntax::ExprKind::name && e.local == local)
      all.push_back({file, e.range.begin.at, e.range.end.at});
  return all;
}

std::optional<FilePlace> definition_at(Workspace& workspace, const std::string& file, std::size_t at) {
  if (const std::vector<FilePlace> uses = uses_of_local(workspace, file, at); !uses.empty())
    return uses.front();
  const scripting::Source source = workspace.source(file);
  if (!source)
    return {};
  const Cursor cursor = cursor_at(source, at);
  const OpenBlock* const block = cursor.block();
  if (cursor.in == Cursor::In::text && block && (block->key == "rules" || block->key == "extends"))
    if (const std::string rules = file_of_rules(workspace, cursor.word); !rules.empty())
      return start_of(workspace, rules);
  if (cursor.in == Cursor::In::text)
    if (const CardDef* const card = card_named(workspace, file, cursor.word))
      return start_of(workspace, card->file);
  for (const MeaningHere& meaning : meanings_at(workspace, file, at))
    if (meaning.word.entry && meaning.word.category.starts_with("set "))
      if (const std::string declared = file_of(*meaning.word.entry); !declared.empty())
        return start_of(workspace, declared);
  return {};
}

std::string card_at(Workspace& workspace, const std::string& file, std::size_t at) {
  const scripting::Source source = workspace.source(file);
  if (!source || !workspace.loaded())
    return {};
  const Cursor cursor = cursor_at(source, at);
  if (cursor.in == Cursor::In::text)
    return may_name_card(workspace, cursor) ? full_id(workspace, file, cursor.word) : std::string();
  const Token* const word = constructor_in(*source);
  if (!word || cursor.from != word->at)
    return {};
  const std::vector<CardDef>& cards = workspace.loaded()->content().cards;
  const auto own = std::find_if(cards.begin(), cards.end(), [&](const CardDef& card) { return card.file == file; });
  return own == cards.end() ? std::string() : own->id;
}

FilePlace name_at(Workspace& workspace, const std::string& file, std::size_t at) {
  const Cursor cursor = cursor_at(workspace.source(file), at);
  return {file, cursor.from, cursor.to};
}

std::vector<FilePlace> references_to(Workspace& workspace, const std::string& card) {
  std::vector<FilePlace> all;
  const std::string plain(without_set(card));
  for (const std::string& file : workspace.files()) {
    const scripting::Source source = workspace.source(file);
    if (!source || source->text().find(plain) == std::string::npos)
      continue;
    for (const Token& token : source->tokens()) {
      const std::string_view text = token.kind == TokenKind::text ? without_quotes(token) : std::string_view();
      if ((text == plain || text == card) && full_id(workspace, file, text) == card &&
          may_name_card(workspace, cursor_at(source, token.at + 1)))
        all.push_back({file, token.at + 1, token.end() - 1});
    }
  }
  return all;
}

// ---- Renaming ----------------------------------------------------------------------------------------------------

namespace {

bool is_usable_id(std::string_view id) {
  return !id.empty() && std::all_of(id.begin(), id.end(), [](char c) {
    return c == '_' || (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9');
  });
}

// "cards/mine/loot/ember.lua" for "cards/mine/loot/spark.lua"
std::string beside(const std::string& file, std::string_view id) {
  return file.substr(0, file.rfind('/') + 1) + std::string(id) + ".lua";
}

std::string why_not(Workspace& workspace, const CardDef* card, const std::string& id, std::string_view new_id) {
  if (!card || workspace.name_of(card->file).empty())
    return "the card `" + id + "` is not of this set, so it can't be renamed here";
  if (!is_usable_id(new_id))
    return "the id of a card consists of lower case letters, digits and underscores";
  const std::string other = id.substr(0, id.find(':') + 1) + std::string(new_id);
  if (workspace.loaded()->content().find_card(other).known() || workspace.source(beside(card->file, new_id)))
    return "there is already a card `" + std::string(new_id) + "`";
  return {};
}

}  // namespace

Renaming renaming(Workspace& workspace, const std::string& card, std::string_view new_id) {
  Renaming result;
  const CardDef* const def = card_named(workspace, workspace.folder() + "/set.lua", card);
  result.refused = why_not(workspace, def, card, new_id);
  if (!result.refused.empty())
    return result;
  for (const FilePlace& place : references_to(workspace, card)) {
    const bool has_set = place.to - place.from == card.size();
    const std::string text = (has_set ? card.substr(0, card.find(':') + 1) : std::string()) + std::string(new_id);
    result.edits.push_back({place.file, place.from, place.to, text});
  }
  const std::string scenarios = workspace.path_of("scenarios/" + workspace.name_of(def->file));
  for (const std::string& file : {def->file, scenarios})
    if (workspace.source(file))
      result.files.emplace_back(file, beside(file, new_id));
  return result;
}

}  // namespace soulstack::tools
