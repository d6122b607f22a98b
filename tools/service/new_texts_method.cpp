// sets.new: the texts that an author starts from, as `soulstack new` writes them. Nothing is written.
#include "tools/service/new_texts_method.h"

#include <fmt/format.h>

#include <optional>

#include "engine/model/content.h"
#include "tools/authoring/card_draft.h"
#include "tools/authoring/card_names.h"
#include "tools/authoring/card_templates.h"
#include "tools/authoring/new_card.h"
#include "tools/display/card_text.h"
#include "tools/service/set_parameter.h"
#include "tools/support/stop.h"

namespace soulstack::tools {

namespace {

using Texts = std::map<std::string, std::string>;  // by the names of their files

CardDefId card_from(const Request& r, const Content& content) {
  const std::string query = r["from"].text();
  const std::vector<CardDefId> found = find_cards(content, query);
  if (found.empty())
    throw Refused{
        "wrong_value",
        fmt::format("No card has `{}` in its name{}", scripting::printable(query, 100), nearest_card(content, query)),
        "the id or the name of a card", "from"};
  return found.front();
}

// Of a set in memory, the texts of its cards are those that are edited.
SourceCard source_card(const Request& r, const Content& content) {
  std::optional<scripting::EditedFiles::InUse> in_use;
  if (Workspace* const workspace = r.service.sets(r.find("sets"))->workspace())
    in_use.emplace(workspace->edited());
  return read_card(content, card_from(r, content));
}

std::string demanded_id(const std::string& name) {
  if (const std::string why = wrong_with_name(name); !why.empty() || scripting::printable(name) != name)
    throw Refused{"wrong_value", fmt::format("The name {}", why.empty() ? "must be printable" : why),
                  "a name such as `Spark`", "name"};
  return id_of_name(name);
}

// ---- Each kind

Texts new_set(const Request&, const std::string& name) {
  return {{"set.lua", set_template(demanded_id(name), title_of(name))}};
}

Texts new_card(const Request& r, const std::string& name) {
  const std::shared_ptr<const scripting::Loaded> loaded = loaded_for(r);
  const Content& content = loaded->content();
  const CardName card = new_card_name(content, name);
  CardDraft draft;
  if (r.has("from")) {
    draft = copy_of(source_card(r, content), card);
  } else {
    const std::string deck = r.value("deck", std::string("loot"));
    const DeckId id = content.find_deck(deck);
    const CardTemplate made = id.known() ? template_of(content.type_name(id), deck, card) : CardTemplate{};
    if (made.script.empty())
      throw Refused{"wrong_value",
                    fmt::format("There is no template for the deck `{}`", scripting::printable(deck, 100)),
                    fmt::format("one of {}, or `from`", fmt::join(decks_with_template(), ", ")), "deck"};
    draft = {deck, card, made.script, made.scenarios, {}};
  }
  return {{draft.script_file().generic_string(), draft.script},
          {draft.scenario_file().generic_string(), draft.scenarios}};
}

Texts new_rules(const Request&, const std::string& name) {
  const std::string id = demanded_id(name);
  const RulesTemplate made = rules_template(id, title_of(name));
  return {{"rules/" + id + ".lua", made.rules}, {"scenarios/rules/" + id + ".lua", made.scenarios}};
}

Texts new_scenario(const Request& r, const std::string& name) {
  const std::string file = "scenarios/" + id_of_name(name) + ".lua";
  if (!r.has("from"))
    return {{file, scenario_template(name)}};
  const std::shared_ptr<const scripting::Loaded> loaded = loaded_for(r);
  return {{file, scenario_of_card(source_card(r, loaded->content()), name)}};
}

Texts new_word(const Request&, const std::string& name) {
  return {{"words/" + demanded_id(name) + ".lua", word_template()}};
}

Texts new_keyword(const Request&, const std::string& name) {
  return {{"keywords/" + demanded_id(name) + ".lua", keyword_template(title_of(name))}};
}

struct Kind {
  const char* name;
  Texts (*texts)(const Request&, const std::string& name);
};
constexpr Kind kinds[] = {{"set", new_set},           {"card", new_card}, {"rules", new_rules},
                          {"scenario", new_scenario}, {"word", new_word}, {"keyword", new_keyword}};

std::vector<std::string> kind_names() {
  std::vector<std::string> names;
  for (const Kind& kind : kinds)
    names.emplace_back(kind.name);
  return names;
}

Json new_texts(const Request& r) {
  const std::string name = r["name"].text();
  if (id_of_name(name).empty())
    throw Refused{"wrong_value", "The name has no letter or digit, from which the name of the file could be made",
                  "a name such as `Spark`", "name"};
  Json files = Json::object();
  for (const Kind& kind : kinds)
    if (r["kind"] == kind.name)
      for (const auto& [file, text] : kind.texts(r, name))
        files[file] = text;
  return {{"files", files}};
}

}  // namespace

Method new_texts_method() {
  const Schema text = Schema::text(std::size_t{1} << 16);
  return {"sets.new",
          "The texts to start from for something new in a set, as `soulstack new` writes them. Nothing is changed or "
          "written",
          MayCall::players,
          {{"kind", Schema::word(kind_names()), "What is to be made"},
           {"name", Schema::text(200), "Its name; the names of its files are made from it"},
           optional_member("from", Schema::text(200),
                           "Of a card: copy this one. Of a scenario: begin with one of this card"),
           optional_member("deck", Schema::text(100), "Of a card: its deck (default: `loot`)"),
           takes_sets(),
           optional_member("rules", Schema::text(100), "With this ruleset")},
          Schema::object({{"files", Schema::map(text), "Texts by the names of their files in the set"}}),
          "the texts",
          {"wrong_value", "not_loaded", "not_possible"},
          new_texts};
}

}  // namespace soulstack::tools
