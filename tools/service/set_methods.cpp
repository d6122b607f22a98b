// Methods about card sets: to open, check, test and edit them, and to look up cards and words.
#include <fmt/format.h>

#include "engine/model/content.h"
#include "scripting/findings/codes.h"
#include "scripting/reference/explanations.h"
#include "scripting/source/source_file.h"
#include "tools/display/card_json.h"
#include "tools/display/card_search.h"
#include "tools/display/card_text.h"
#include "tools/service/face_methods.h"
#include "tools/service/language_method.h"
#include "tools/service/methods.h"
#include "tools/service/new_texts_method.h"
#include "tools/service/picture_methods.h"
#include "tools/service/save_method.h"
#include "tools/service/scenario_methods.h"
#include "tools/service/set_parameter.h"
#include "tools/support/stop.h"
#include "tools/workspace/fixes.h"
#include "tools/workspace/words_here.h"

namespace soulstack::tools {

namespace {

Json finding_object(const Root& root, const scripting::Finding& f) {
  Json j{{"code", f.code.label()},
         {"name", f.code.name()},
         {"severity", f.severity == scripting::Severity::error ? "error" : "warning"},
         {"file", root.without_folder(f.file)}};
  const auto add = [&](std::string_view name, const auto& value, bool there) {
    if (there)
      j[name] = value;
  };
  add("line", f.line, f.line > 0);
  add("column", f.column, f.column > 0);
  add("length", f.length, f.length > 0);
  add("def", f.card, !f.card.empty());
  add("field", f.field, !f.field.empty());
  j["message"] = root.without_folder(f.message);
  add("suggestion", f.suggestion, !f.suggestion.empty());
  return j;
}

Json finding_objects(const Root& root, const std::vector<scripting::Finding>& findings) {
  Json list = Json::array();
  for (const scripting::Finding& f : findings)
    list.push_back(finding_object(root, f));
  return list;
}

Json with_names(const Request& r, Workspace& workspace, const std::vector<scripting::Finding>& findings) {
  Json list = Json::array();
  for (const scripting::Finding& f : findings) {
    list.push_back(finding_object(r.service.options().root, f));
    if (const std::string name = workspace.name_of(f.file); !name.empty())
      list.back()["file"] = name;
  }
  return list;
}

// Also those of cards that were set aside, without which the sets load.
void add_findings_of_cards_set_aside(const scripting::Loaded& loaded, std::vector<scripting::Finding>& findings) {
  for (const scripting::LoadedSet& set : loaded.sets())
    for (const scripting::SetAside& card : set.set_aside)
      findings.insert(findings.end(), card.findings.begin(), card.findings.end());
}

// The folders that a request names, as far as this client may.
std::vector<std::string> folders_named(const Request& r) {
  std::vector<std::string> folders = r["folders"].get<std::vector<std::string>>();
  const ServiceOptions& options = r.service.options();
  if (options.root.is_everywhere()) {
    if (!options.has_files || r.client.role != Role::owner)
      throw Refused{"not_allowed", "This client may not name folders", "a request without `folders`", "folders"};
    return folders;
  }
  for (std::string& folder : folders) {
    const auto path = options.root.path_of(folder);
    std::error_code error;
    if (path && std::filesystem::is_directory(*path, error) && options.root.holds(*path))
      folder = path->string();
    else if (const std::filesystem::path beside = set_beside_base(folder); !beside.empty())
      folder = beside.string();
    else
      throw Refused{"not_in_root",
                    fmt::format("There is no card set `{}` in the folder for files of clients",
                                scripting::printable(folder, 100)),
                    "the name of a set, or a folder in that folder", "folders"};
  }
  return folders;
}

// Its folder has this name.
std::string name_of_set_in_memory(const Request& r) {
  const std::string name = r.value("name", std::string("mine"));
  const bool is_id =
      !name.empty() && name.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789_") == std::string::npos;
  if (!is_id)
    throw Refused{"wrong_value", fmt::format("`{}` is not the id of a set", scripting::printable(name, 50)),
                  "lower case letters, digits and underscores", "name"};
  return name;
}

std::map<std::string, std::string> files_named(const Request& r) {
  if (r.client.role != Role::owner)  // with cards of their own, players would win as they like
    throw Refused{"not_allowed", "Only the owner may open a set in memory", "`folders`", "files"};
  std::map<std::string, std::string> files;
  for (const auto& [name, text] : r["files"].items()) {
    demand_name_in_set(name);
    files[name] = text.text();
  }
  return files;
}

std::shared_ptr<ClientSets> sets_named(const Request& r) {
  SetChoice choice = r.service.options().sets;
  choice.rules = r.value("rules", choice.rules);
  if (r.has("files") == r.has("folders"))
    throw Refused{"missing_field", "Either `folders` or `files` is needed", "one of them", "folders"};
  if (r.has("files"))
    return std::make_shared<ClientSets>(choice, name_of_set_in_memory(r), files_named(r));
  choice.sets = folders_named(r);
  return std::make_shared<ClientSets>(choice);
}

Json open_sets(const Request& r) {
  std::vector<scripting::Finding> findings;
  std::shared_ptr<const scripting::Loaded> loaded;
  try {
    const std::shared_ptr<ClientSets> sets = sets_named(r);
    sets->owner = r.client.number;
    loaded = sets->load(sets->choice().rules, findings);
    if (Workspace* const workspace = sets->workspace())
      return {{"sets", r.service.add(sets)},
              {"loads", loaded != nullptr},
              {"findings", with_names(r, *workspace, workspace->findings())}};
    if (loaded)
      add_findings_of_cards_set_aside(*loaded, findings);
    return {{"sets", r.service.add(sets)},
            {"loads", loaded != nullptr},
            {"findings", finding_objects(r.service.options().root, findings)}};
  } catch (const Stop& stop) {
    throw Refused{"not_loaded", r.service.options().root.without_folder(stop.why), "existing card sets", "folders"};
  }
}

Json folders(const Request& r) {
  const ServiceOptions& options = r.service.options();
  return {{"folders", options.has_files ? options.root.sets() : std::vector<std::string>()},
          {"may_save", options.has_files && options.may_write_sets && r.client.role == Role::owner}};
}

Json close(const Request& r) {
  (void)r.service.sets(r.find("sets"));
  r.service.drop_sets(r["sets"].get<int>());
  return Json::object();
}

// ---- Files

Json files(const Request& r) {
  Workspace& workspace = workspace_of(r);
  Json list = Json::array();
  for (const std::string& file : workspace.files())
    list.push_back(workspace.name_of(file));
  return {{"files", list}};
}

Json source(const Request& r) {
  Workspace& workspace = workspace_of(r);
  const std::string file = file_of(r, workspace);
  const SavedText saved = saved_text_of(file);
  const bool wants_saved = r.value("saved", false);
  const scripting::Source source = wants_saved ? nullptr : workspace.source(file);
  if (wants_saved ? !saved.is_there : source == nullptr)
    throw Refused{"wrong_value", fmt::format("The set has no file `{}`", r["file"].text()), "a file of `sets.files`",
                  "file"};
  Json j{{"text", wants_saved ? saved.text : source->text()}, {"edited", workspace.is_edited(file)}};
  if (saved.is_there)
    j["hash"] = saved.hash;
  return j;
}

Json edit_file(const Request& r) {
  Workspace& workspace = workspace_of(r);
  const std::string file = file_of(r, workspace);
  if (const Json* const text = r.find("text"))
    workspace.edit(file, text->text());
  else
    workspace.forget(file);
  r.service.sets(r.find("sets"))->texts_changed();
  return {{"findings", with_names(r, workspace, workspace.findings())}, {"loads", workspace.loaded_now() != nullptr}};
}

Json check(const Request& r) {
  Workspace& workspace = workspace_of(r);
  bool complete = false;
  for (int steps = r.value("steps", 1'000'000); steps > 0 && !complete; --steps)
    complete = !workspace.look_further();
  return {{"findings", with_names(r, workspace, workspace.findings())}, {"complete", complete}};
}

Json fix_words(const Request& r) {
  Workspace& workspace = workspace_of(r);
  const std::string only = r.has("file") ? file_of(r, workspace) : "";
  const Fixing fixing = fix(workspace, only);
  Json done = Json::array();
  for (const Fix& one : fixing.done())
    done.push_back({{"file", workspace.name_of(one.edit.file)}, {"was", one.from}, {"now", one.edit.text}});
  r.service.sets(r.find("sets"))->texts_changed();
  return {{"done", done}, {"findings", with_names(r, workspace, workspace.findings())}};
}

Json word_object(const WordHere& word) {
  return {{"name", word.name},
          {"category", word.category},
          {"shape", word.shape},
          {"sentence", word.sentence},
          {"rule", word.rule}};
}

Json words(const Request& r) {
  Workspace& workspace = workspace_of(r);
  const std::string file = file_of(r, workspace);
  const auto at = r["at"].get<std::size_t>();
  const WordsHere here = words_at(workspace, file, at);
  Json list = Json::array();
  for (const WordHere& word : here.words)
    list.push_back(word_object(word));
  Json meanings = Json::array();
  for (const MeaningHere& meaning : meanings_at(workspace, file, at))
    meanings.push_back(word_object(meaning.word));
  return {{"from", here.from}, {"to", here.to}, {"words", list}, {"meanings", meanings}};
}

Json explain(const Request& r) {
  const std::optional<scripting::Code> code = scripting::find_code(r["code"].text());
  if (!code)
    throw Refused{"wrong_value", fmt::format("There is no code `{}`", scripting::printable(r["code"].text(), 50)),
                  "a code of a finding: `E010` or `unknown_word`", "code"};
  const scripting::Explanation& e = scripting::explanation_of(*code);
  return {{"code", code->label()}, {"name", code->name()}, {"title", e.title},
          {"text", e.text},        {"wrong", e.wrong},     {"right", e.right}};
}

// ---- Cards

Json cards(const Request& r) {
  const std::shared_ptr<const scripting::Loaded> loaded = loaded_for(r);
  Json list = Json::array();
  CardQuery query;
  query.any = r.value("search", std::string());
  query.deck = r.value("deck", std::string());
  for (const CardDefId id : search_cards(loaded->content(), query))
    list.push_back(card_json(*loaded, loaded->content()[id]));
  return {{"cards", list}};
}

Json card(const Request& r) {
  const std::shared_ptr<const scripting::Loaded> loaded = loaded_for(r);
  return {{"card", card_json(*loaded, card_named(r, loaded->content()))}};
}

Schema findings_schema() { return Schema::list(Schema::named("Finding")); }
Member gives_findings() { return {"findings", findings_schema(), "In the order of files and lines"}; }
Schema place() { return Schema::whole(0, 1'000'000); }

}  // namespace

// Opening and editing.
static std::vector<Method> file_methods() {
  const Schema text = Schema::text(std::size_t{1} << 16);
  const Schema number = open_number();
  const Schema fixed = Schema::object(
      {{"file", a_file(), "The file"}, {"was", Schema::text(), "The word"}, {"now", Schema::text(), "Its correction"}});
  const Schema word = Schema::object({{"name", Schema::text(), "What is written"},
                                      {"category", Schema::text(), "`verb`, `field`, `event`, `card`, `local`, ..."},
                                      {"shape", Schema::text(), "As it is written: `deal(n, to)`"},
                                      {"sentence", Schema::text(), "What it means"},
                                      {"rule", Schema::text(), "The rule behind it"}});
  return {
      {"sets.open",
       "Opens card sets: folders, or files in memory. Sets with errors open as well",
       MayCall::players,
       {optional_member("folders", Schema::list(Schema::text(1'000), 20),
                        "Folders, or names of sets beside the base set. A single one can be edited"),
        optional_member("files", Schema::map(text, 2'000),
                        "A set in memory: texts by their names, `set.lua`, `loot/spark.lua`"),
        optional_member("name", Schema::text(50), "The id of the set in memory, as its set.lua says (default: `mine`)"),
        optional_member("rules", Schema::text(100), "With this ruleset")},
       Schema::object({{"sets", number, "Their number, for other methods"},
                       {"loads", Schema::boolean(), "A game can be played with them"},
                       {"findings", findings_schema(), "What is found by loading them; `sets.check` finds more"}}),
       "the open sets",
       {"not_loaded", "not_in_root", "not_allowed", "too_many"},
       open_sets},
      {"sets.folders",
       "The card sets in the folder for files of clients (`--root`), for `sets.open`",
       MayCall::players,
       {},
       Schema::object({{"folders", Schema::list(Schema::text(1'000)), "Their names, sorted"},
                       {"may_save", Schema::boolean(), "This client may write to them: `sets.save`"}}),
       "the folders",
       {},
       folders},
      {"sets.close",
       "Forgets open sets. Games with them go on",
       MayCall::players,
       {{"sets", number, "Their number"}},
       empty_result(),
       "nothing",
       {"no_such_sets"},
       close},
      {"sets.files",
       "The files of a set",
       MayCall::players,
       {takes_sets()},
       Schema::object({{"files", Schema::list(a_file()), "Their names, sorted"}}),
       "the files",
       {"not_possible"},
       files},
      {"sets.source",
       "The text of a file",
       MayCall::players,
       {takes_sets(), takes_file(),
        optional_member("saved", Schema::boolean(), "As it is in the folder now, without edits (default: false)")},
       Schema::object(
           {{"text", text, "The text"},
            {"edited", Schema::boolean(), "It was edited in this service"},
            optional_member("hash", Schema::text(), "Of the file in the folder as it is now, for `sets.save`")}),
       "the text",
       {"not_possible", "wrong_value"},
       source},
      {"sets.edit",
       "Changes the text of a file for this service; nothing is written to the folder",
       MayCall::owner,
       {takes_sets(), takes_file(), optional_member("text", text, "The new text; none: that of the folder again")},
       Schema::object({gives_findings(), {"loads", Schema::boolean(), "A game can be played with it"}}),
       "what is wrong now",
       {"not_possible"},
       edit_file},
      {"sets.check",
       "All findings of a set, in pieces",
       MayCall::players,
       {takes_sets(),
        optional_member("steps", Schema::whole(0, 1'000'000), "At most so many pieces of work (default: all)")},
       Schema::object({gives_findings(), {"complete", Schema::boolean(), "There is no more to find"}}),
       "the findings",
       {"not_possible"},
       check},
      {"sets.fix",
       "Corrects misspelt words, where this removes a finding and causes no other",
       MayCall::owner,
       {takes_sets(), optional_member("file", a_file(), "Only in this file")},
       Schema::object({{"done", Schema::list(fixed), "The corrections"}, gives_findings()}),
       "what was corrected",
       {"not_possible"},
       fix_words},
      {"sets.words",
       "What may stand at a place in a file, and what the word there means",
       MayCall::owner,
       {takes_sets(), takes_file(), {"at", place(), "The place, in bytes"}},
       Schema::object({{"from", place(), "Where the word begins"},
                       {"to", place(), "Where it ends"},
                       {"words", Schema::list(word), "The likeliest first"},
                       {"meanings", Schema::list(word), "Of the word that is there"}}),
       "the words",
       {"not_possible"},
       words},
  };
}

// Looking things up.
static std::vector<Method> card_methods() {
  const Schema printed = Schema::named("PrintedCard");
  const Member rules = optional_member("rules", Schema::text(100), "With this ruleset");
  return {
      {"sets.cards",
       "The cards of sets",
       MayCall::anyone,
       {takes_sets(), rules, optional_member("search", Schema::text(200), "In name, text, or words of the script"),
        optional_member("deck", Schema::text(100), "Only of this deck")},
       Schema::object({{"cards", Schema::list(printed), "In the order of the sets"}}),
       "the cards",
       {"not_loaded"},
       cards},
      {"sets.card",
       "A card as printed",
       MayCall::anyone,
       {takes_card(), takes_sets(), rules},
       Schema::object({{"card", printed, "The card"}}),
       "the card",
       {"not_loaded", "wrong_value"},
       card},
      {"sets.explain",
       "What the code of a finding means",
       MayCall::anyone,
       {{"code", Schema::text(50), "`E010`, or its name `unknown_word`"}},
       Schema::object({{"code", Schema::text(), "The code"},
                       {"name", Schema::text(), "Its name"},
                       {"title", Schema::text(), "What is wrong"},
                       {"text", Schema::text(std::size_t{1} << 14), "Why it is a mistake, and what to do"},
                       {"wrong", Schema::text(std::size_t{1} << 14), "An example with the mistake"},
                       {"right", Schema::text(std::size_t{1} << 14), "The same without it"}}),
       "the explanation",
       {"wrong_value"},
       explain},
  };
}

std::vector<Method> set_methods() {
  std::vector<Method> rows = file_methods();
  for (std::vector<Method> more : {scenario_methods(),
                                   card_methods(),
                                   face_methods(),
                                   picture_methods(),
                                   {language_method(), new_texts_method(), save_method(), create_method()}})
    std::move(more.begin(), more.end(), std::back_inserter(rows));
  return rows;
}

}  // namespace soulstack::tools
