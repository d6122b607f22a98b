// What the server answers to requests about a file.
#include "tools/language/language_answers.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <map>
#include <utility>

#include "engine/model/content.h"
#include "engine/model/names.h"
#include "scripting/loader/mark_place.h"
#include "scripting/reference/explanations.h"
#include "tools/display/card_text.h"
#include "tools/language/file_names.h"
#include "tools/study/gifts.h"
#include "tools/support/shell_word.h"
#include "tools/workspace/fixes.h"
#include "tools/workspace/scenario_list.h"
#include "tools/workspace/set_names.h"

namespace soulstack::tools {

namespace {

TextPlaces places_in(const EditorQuestion& question, const std::string& text) {
  return {text, question.sets.columns()};
}

std::size_t byte_asked(const EditorQuestion& question) {
  return places_in(question, question.file.text).byte(question.params.at("position"));
}

Json range_in(const EditorQuestion& question, std::size_t from, std::size_t to) {
  return places_in(question, question.file.text).range(from, to);
}

Json location(const EditorQuestion& question, const FilePlace& place) {
  const std::string text = question.sets.text_of(question.workspace, place.file);
  return {{"uri", question.sets.uri_of(place.file)}, {"range", places_in(question, text).range(place.from, place.to)}};
}

// The kinds of completion items in the protocol.
int kind_of(const std::string& category) {
  struct Row {
    std::string_view category;
    int kind;
  };
  constexpr Row rows[] = {
      {"verb", 3},
      {"set word", 3},
      {"lua function", 3},
      {"scenario function", 3},
      {"scenario table", 2},
      {"scenario player", 2},
      {"ability", 4},
      {"deck", 4},
      {"field", 5},
      {"rules field", 5},
      {"set field", 5},
      {"scenario field", 5},
      {"number", 5},
      {"option", 5},
      {"noun condition", 5},
      {"parameter", 6},
      {"local", 6},
      {"player", 6},
      {"noun", 7},
      {"form", 22},
      {"property", 10},
      {"event", 23},
      {"keyword of Lua", 14},
      {"card", 18},
      {"step", 20},
      {"procedure", 9},
      {"word", 21},
  };
  constexpr int text_kind = 1;
  const auto row = std::find_if(std::begin(rows), std::end(rows), [&](const Row& r) { return r.category == category; });
  return row == std::end(rows) ? text_kind : row->kind;
}

// So that the editor keeps our order.
std::string sort_text(std::size_t place) {
  std::string number = std::to_string(place);
  return std::string(number.size() < 4 ? 4 - number.size() : 0, '0') + number;
}

Json item(const WordHere& word, std::size_t place, const Json& range, const std::string& uri) {
  Json item{{"label", word.name},
            {"kind", kind_of(word.category)},
            {"detail", word.shape.empty() ? word.category : word.shape},
            {"sortText", sort_text(place)},
            {"filterText", word.name},
            {"textEdit", {{"range", range}, {"newText", word.name}}}};
  if (!word.sentence.empty())
    item["documentation"] = word.sentence;
  if (word.entry)
    item["data"] = Json{{"uri", uri}, {"name", word.entry->name}, {"category", word.category}};
  return item;
}

}  // namespace

Json completion(const EditorQuestion& question) {
  const WordsHere here = words_at(question.workspace, question.file.path, byte_asked(question));
  const Json range = range_in(question, here.from, here.to);
  Json items = Json::array();
  for (const WordHere& word : here.words)
    items.push_back(item(word, items.size(), range, question.file.uri));
  return {{"isIncomplete", false}, {"items", items}};
}

// ---- Hover -------------------------------------------------------------------------------------------------------

namespace {

std::string parts_of(const scripting::ReferenceEntry& entry) {
  constexpr std::size_t most = 12;  // forms have dozens of fields
  std::string all;
  if (entry.parts.size() > most)
    return all;
  for (const scripting::ReferencePart& part : entry.parts)
    all += "\n- `" + part.name + "`: " + part.kind + (part.unit.empty() ? "" : ", in " + part.unit) +
           (part.optional ? ", optional" : "") + (part.sentence.empty() ? "" : ". " + part.sentence);
  return all.empty() ? all : "\n" + all;
}

std::string explained_card(const Content& content, const CardDef& card) {
  std::string text = "**" + card.name + "** `" + card.id + "`";
  if (const std::string stats = stats_line(content, card); !stats.empty())
    text += "\n\n" + stats;
  for (const AbilityDef& ability : content.abilities)
    if (ability.card.known() && content[ability.card].id == card.id && !ability.text.empty())
      text += "\n\n" + ability_heading(content, ability) + ": " + std::string(ability.text);
  return text;
}

}  // namespace

std::string explained(const WordHere& word, const std::string& rule_text) {
  std::string text = "**`" + word.shape + "`** " + word.category;
  if (!word.sentence.empty())
    text += "\n\n" + word.sentence;
  if (word.entry) {
    if (!word.entry->result.empty())
      text += "\n\nIts value: " + word.entry->result + ".";
    text += parts_of(*word.entry);
  }
  if (!word.rule.empty())
    text += "\n\nRule " + word.rule + (rule_text.empty() ? "" : ": " + rule_text);
  if (word.entry && word.entry->example)
    text += "\n\n```lua\n" + word.entry->example->text + "\n```";
  return text;
}

Json hover(const EditorQuestion& question) {
  const std::size_t at = byte_asked(question);
  const std::vector<MeaningHere> meanings = meanings_at(question.workspace, question.file.path, at);
  std::string text;
  constexpr std::size_t most = 3;
  for (std::size_t i = 0; i < std::min(meanings.size(), most); ++i) {
    const MeaningHere& meaning = meanings[i];
    const CardDef* const card = meaning.word.category == "card"
                                    ? card_named(question.workspace, question.file.path, meaning.word.name)
                                    : nullptr;
    text += (text.empty() ? "" : "\n\n---\n\n") + (card ? explained_card(question.workspace.loaded()->content(), *card)
                                                        : explained(meaning.word, meaning.rule_text));
  }
  if (text.empty())
    return nullptr;
  return {{"contents", {{"kind", "markdown"}, {"value", text}}},
          {"range", range_in(question, meanings.front().from, meanings.front().to)}};
}

// ---- Names -------------------------------------------------------------------------------------------------------

Json definition(const EditorQuestion& question) {
  const auto place = definition_at(question.workspace, question.file.path, byte_asked(question));
  return place ? location(question, *place) : Json();
}

Json references(const EditorQuestion& question) {
  const std::size_t at = byte_asked(question);
  std::vector<FilePlace> places = uses_of_local(question.workspace, question.file.path, at);
  const std::string card = places.empty() ? card_at(question.workspace, question.file.path, at) : std::string();
  if (!card.empty())
    places = references_to(question.workspace, card);
  Json list = Json::array();
  for (const FilePlace& place : places)
    list.push_back(location(question, place));
  return list;
}

Json prepare_rename(const EditorQuestion& question) {
  const std::size_t at = byte_asked(question);
  const std::string card = card_at(question.workspace, question.file.path, at);
  if (card.empty())
    return nullptr;
  const FilePlace name = name_at(question.workspace, question.file.path, at);
  return {{"range", range_in(question, name.from, name.to)}, {"placeholder", std::string(without_set(card))}};
}

Json rename(const EditorQuestion& question, bool editor_renames_files) {
  const std::string card = card_at(question.workspace, question.file.path, byte_asked(question));
  if (card.empty())
    throw LanguageError{request_failed, "only the id of a card can be renamed, and there is none at this place"};
  if (!editor_renames_files)
    throw LanguageError{request_failed,
                        "the id of a card is the name of its file, and this editor does not let a server rename files"};
  const Renaming all = renaming(question.workspace, card, question.params.at("newName").text());
  if (!all.refused.empty())
    throw LanguageError{request_failed, all.refused};
  std::map<std::string, Json> edits;
  for (const TextEdit& edit : all.edits) {
    const Json place = location(question, {edit.file, edit.from, edit.to});
    Json& of_file = edits.try_emplace(edit.file, Json::array()).first->second;
    of_file.push_back(Json{{"range", place.at("range")}, {"newText", edit.text}});
  }
  Json changes = Json::array();
  for (const auto& [file, list] : edits) {
    const EditorDocument* const open = question.sets.find(question.sets.uri_of(file));
    changes.push_back(
        Json{{"textDocument", {{"uri", question.sets.uri_of(file)}, {"version", open ? Json(open->version) : Json()}}},
             {"edits", list}});
  }
  for (const auto& [from, to] : all.files)
    changes.push_back(Json{{"kind", "rename"}, {"oldUri", question.sets.uri_of(from)}, {"newUri", uri_of_path(to)}});
  return {{"documentChanges", changes}};
}

// ---- Fixes -------------------------------------------------------------------------------------------------------

namespace {

Json edit_of(const EditorQuestion& question, const TextEdit& edit) {
  return {{"range", range_in(question, edit.from, edit.to)}, {"newText", edit.text}};
}

Json edits_in(const EditorQuestion& question, Json edits) {
  Json changes = Json::object();
  changes[question.file.uri] = std::move(edits);
  return {{"changes", changes}};
}

// Those that the editor shows at this place, so that it knows what the fix is for.
Json diagnostics_for(const EditorQuestion& question, const scripting::Finding& finding) {
  Json all = Json::array();
  const Json* const context = question.params.find("context");
  const Json* const shown = context && context->is_object() ? context->find("diagnostics") : nullptr;
  if (shown && shown->is_array())
    for (const Json& one : *shown) {
      const Json* const code = one.is_object() ? one.find("code") : nullptr;
      if (code && code->is_string() && code->text() == finding.code.name())
        all.push_back(one);
    }
  return all;
}

Json quick_fix(const EditorQuestion& question, const Fix& fix) {
  return {{"title", "Replace `" + fix.from + "` by `" + fix.edit.text + "`"},
          {"kind", "quickfix"},
          {"isPreferred", fix.is_certain},
          {"diagnostics", diagnostics_for(question, fix.finding)},
          {"edit", edits_in(question, Json::array({edit_of(question, fix.edit)}))}};
}

bool wants(const EditorQuestion& question, std::string_view kind) {
  const Json* const context = question.params.find("context");
  const Json* const only = context && context->is_object() ? context->find("only") : nullptr;
  return !only || !only->is_array() || std::any_of(only->begin(), only->end(), [&](const Json& one) {
    return one.is_string() && kind.starts_with(one.text());
  });
}

// The certain corrections that the whole file allows, tried on a copy of its set.
Json fix_all(const EditorQuestion& question, const std::vector<Fix>& fixes) {
  if (fixes.empty())
    return nullptr;
  Workspace copy = question.workspace.copy();
  if (fix(copy, question.file.path).done().empty())
    return nullptr;
  const std::string now = question.sets.text_of(copy, question.file.path);
  Json edits = Json::array({Json{{"range", range_in(question, 0, question.file.text.size())}, {"newText", now}}});
  return {{"title", "Correct all misspelt words that are certain"},
          {"kind", "source.fixAll"},
          {"edit", edits_in(question, edits)}};
}

// Both the place of the finding and what is replaced count: in `hp = "3"` these are `hp` and "3".
bool is_asked_about(const Fix& fix, const std::string& text, std::size_t from, std::size_t to) {
  const std::string_view place = scripting::text_at(fix.finding, text);
  const auto begin = place.empty() ? fix.edit.from : static_cast<std::size_t>(place.data() - text.data());
  return (fix.edit.from <= to && from <= fix.edit.to) || (begin <= to && from <= begin + place.size());
}

}  // namespace

Json code_actions(const EditorQuestion& question) {
  const TextPlaces places = places_in(question, question.file.text);
  const Json& range = question.params.at("range");
  const std::size_t from = places.byte(range.at("start")), to = places.byte(range.at("end"));
  std::vector<Fix> fixes;
  for (const scripting::Finding& finding : question.workspace.findings_in(question.file.path))
    for (Fix& fix : fixes_of(finding, question.file.text))
      fixes.push_back(std::move(fix));
  Json actions = Json::array();
  if (wants(question, "quickfix"))
    for (const Fix& fix : fixes)
      if (is_asked_about(fix, question.file.text, from, to))
        actions.push_back(quick_fix(question, fix));
  const Json* const context = question.params.find("context");
  if (context && context->is_object() && context->contains("only") && wants(question, "source.fixAll"))
    if (Json all = fix_all(question, fixes); !all.is_null())
      actions.push_back(std::move(all));
  return actions;
}

// ---- Lenses and symbols ------------------------------------------------------------------------------------------

namespace {

Json lens(const Json& range, const std::string& title, const char* command, Json arguments) {
  return {{"range", range}, {"command", {{"title", title}, {"command", command}, {"arguments", std::move(arguments)}}}};
}

// The option of `soulstack play` that puts a card on the table; empty: there is none for cards of its kind.
std::string option_for(const Content& content, const CardDef& card) {
  if (card.type == content.monster_deck && !card.has(Keyword::curse))
    return "--monster " + card.id;
  const bool is_given = why_not_given(content, content.find_card(card.id)).empty();
  return is_given ? "--hand P1=" + card.id : "";
}

// Above the table of a card: its scenarios, and how to play it.
void add_lenses_of_card(const EditorQuestion& question, const std::string& program, Json& lenses) {
  const scripting::Source source = question.workspace.source(question.file.path);
  const auto& tokens = source->tokens();
  const auto word = std::find_if(tokens.begin(), tokens.end(), [](const auto& token) { return token.is("return"); });
  if (word == tokens.end() || word + 1 == tokens.end())
    return;
  const std::string card = card_at(question.workspace, question.file.path, (word + 1)->at);
  if (card.empty())
    return;
  const Json range = range_in(question, word->at, word->end());
  if (const std::string file = scenario_file_of(question.workspace, question.file.path); !file.empty())
    lenses.push_back(lens(range, "Run its scenarios", run_scenario_command, Json::array({question.sets.uri_of(file)})));
  const Content& content = question.workspace.loaded()->content();
  const std::string option = option_for(content, content[content.find_card(card)]);
  if (option.empty())
    return;
  const std::string line =
      fmt::format("{} play --set {} {}", shell_word(program), shell_word(question.workspace.folder()), option);
  lenses.push_back(lens(range, "Play it: " + line, play_card_command, Json::array({line})));
}

}  // namespace

Json code_lenses(const EditorQuestion& question, const std::string& program) {
  Json lenses = Json::array();
  const scripting::Source source = question.workspace.source(question.file.path);
  if (!source)
    return lenses;
  for (const ListedScenario& scenario : scenarios_in(*source))
    lenses.push_back(lens(range_in(question, scenario.from, scenario.name_to + 1), "Run this scenario",
                          run_scenario_command, Json::array({question.file.uri, scenario.name})));
  add_lenses_of_card(question, program, lenses);
  return lenses;
}

Json document_symbols(const EditorQuestion& question) {
  constexpr int method_kind = 6, class_kind = 5;
  Json symbols = Json::array();
  const scripting::Source source = question.workspace.source(question.file.path);
  if (!source)
    return symbols;
  const auto add = [&](const std::string& name, int kind, std::size_t from, std::size_t to, const Json& selection) {
    symbols.push_back(
        Json{{"name", name}, {"kind", kind}, {"range", range_in(question, from, to)}, {"selectionRange", selection}});
  };
  for (const ListedScenario& scenario : scenarios_in(*source))
    add(scenario.name.empty() ? "scenario" : scenario.name, method_kind, scenario.from, scenario.to,
        range_in(question, scenario.name_from, scenario.name_to));
  const auto& tokens = source->tokens();
  for (std::size_t i = 1; i + 1 < tokens.size(); ++i)
    if (tokens[i].kind == scripting::TokenKind::name && tokens[i + 1].is("{") &&
        tokens[i - 1].is_one_of({"return", ",", "{", "}"}))
      add(std::string(tokens[i].text), class_kind, tokens[i].at, tokens[scripting::closing(tokens, i + 1)].end(),
          range_in(question, tokens[i].at, tokens[i].end()));
  return symbols;
}

// ---- Commands ----------------------------------------------------------------------------------------------------

Json run_scenarios(OpenSets& sets, const Json& arguments) {
  if (arguments.empty() || !arguments.at(std::size_t{0}).is_string())
    throw LanguageError{invalid_params, "the first argument is the URI of a file with scenarios"};
  const std::string uri = arguments.at(std::size_t{0}).text();
  const std::string name = arguments.size() > 1 ? arguments.at(std::size_t{1}).text() : std::string();
  const std::string path = path_of_uri(uri);
  Workspace* const workspace = path.empty() ? nullptr : sets.workspace_with(path);
  if (!workspace)
    throw LanguageError{request_failed, "no open file is in the set of " + uri};
  Json list = Json::array();
  std::size_t passed = 0;
  for (const scripting::ScenarioResult& result : run_scenarios(*workspace, path, name)) {
    passed += result.passed ? 1 : 0;
    Json one{{"name", result.name}, {"passed", result.passed}};
    if (!result.passed)
      one.update(Json{{"message", result.message}, {"line", result.line}});
    list.push_back(std::move(one));
  }
  if (list.empty())
    throw LanguageError{request_failed, name.empty() ? "this file has no scenarios"
                                                     : "there is no scenario `" + name + "` in this file"};
  return {{"passed", passed}, {"failed", list.size() - passed}, {"scenarios", list}};
}

std::string summary(const Json& results) {
  std::string text = fmt::format("{} passed, {} failed", results["passed"].get<int>(), results["failed"].get<int>());
  for (const Json& one : results["scenarios"])
    if (!one["passed"].get<bool>())
      text += fmt::format("\n{}, line {}: {}", one["name"].text(), one["line"].get<int>(), one["message"].text());
  return text;
}

}  // namespace soulstack::tools
