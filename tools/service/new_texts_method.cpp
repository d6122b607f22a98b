// sets.new: the texts that an author starts from, as `soulstack new` writes them. Nothing is written.
#include "tools/service/new_texts_method.h"

#include <fmt/format.h>

#include <optional>

#include "engine/model/content.h"
#include "scripting/findings/visible_text.h"
#include "scripting/wording/card_wording.h"
#include "tools/authoring/card_draft.h"
#include "tools/authoring/card_names.h"
#include "tools/authoring/card_templates.h"
#include "tools/authoring/composed_card.h"
#include "tools/authoring/new_card.h"
#include "tools/display/card_text.h"
#include "tools/records/scenario_sets.h"
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
auto with_edited_texts(const Request& r, auto read) {
  Workspace* const workspace = r.service.sets(r.find("sets"))->workspace();
  std::optional<scripting::EditedFiles::InUse> in_use;
  if (workspace)
    in_use.emplace(workspace->edited());
  return read(workspace);
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

// Without scenarios: what the card does must be looked at first.
Texts card_from_text(const Request& r, const CardName& card) {
  const std::string text = r["text"].text();
  if (const std::string why = scripting::wrong_with_text(in_one_line(text), scripting::longest_text); !why.empty())
    throw Refused{"wrong_value", fmt::format("The text {}", why), "what the card does, as a sentence", "text"};
  const ComposedCard composed = composed_card(text, card, r.value("deck", std::string()));
  if (composed.deck.empty() && composed.unread.empty() && r.has("deck"))
    throw Refused{"wrong_value",
                  fmt::format("This text does not fit a card of the deck `{}`", r.value("deck", std::string())),
                  "what such cards do, or another deck", "text"};
  if (composed.deck.empty())
    throw Refused{"wrong_value",
                  fmt::format("No phrase is known that begins `{}`",
                              scripting::printable(composed.unread.empty() ? text : composed.unread, 100)),
                  "phrases of cards, such as `Gain 3¢`", "text"};
  return {{composed.deck + "/" + card.id + ".lua", composed.script}};
}

Texts new_card(const Request& r, const std::string& name) {
  const std::shared_ptr<const scripting::Loaded> loaded = loaded_for(r);
  const Content& content = loaded->content();
  const CardName card = new_card_name(content, name);
  if (r.has("text") && !r.has("from"))
    return card_from_text(r, card);
  CardDraft draft;
  if (r.has("from")) {
    draft = with_edited_texts(r, [&](Workspace*) { return copy_of(read_card(content, card_from(r, content)), card); });
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

// A test has a title: what a card does is not one, since it says nothing about the test.
void demand_title(const std::string& name) {
  if (const std::string why = scripting::wrong_with_text(name, scripting::longest_title); !why.empty())
    throw Refused{"wrong_value", fmt::format("The title of a test {}", why), "a title such as `It heals its player`",
                  "name"};
  const ComposedCard as_card = composed_card(name, {"title", "Title"}, "");
  if (!as_card.deck.empty() && as_card.unknown.empty() && as_card.unread.empty())
    throw Refused{"wrong_value",
                  fmt::format("`{}` is what a card does, not the title of a test", scripting::printable(name, 100)),
                  "what the test shows, such as `Spark: its player gains 1¢`", "name"};
}

Texts new_scenario(const Request& r, const std::string& name) {
  demand_title(name);
  const std::string id = id_of_name(name);
  const std::string file = "scenarios/" + (id.empty() ? "test" : id) + ".lua";
  if (!r.has("from"))
    return {{file, scenario_template(name)}};
  const std::shared_ptr<const scripting::Loaded> loaded = loaded_for(r);
  return with_edited_texts(r, [&](Workspace* workspace) -> Texts {
    std::optional<scripting::LibraryCache> own;
    scripting::LibraryCache& libraries = workspace ? workspace->libraries() : own.emplace(folders_of(*loaded));
    return {{file, scenario_of_card(read_card(loaded->content(), card_from(r, loaded->content())), name, libraries)}};
  });
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
  if (id_of_name(name).empty() && r["kind"] != "scenario")
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
           optional_member("text", Schema::text(2'000),
                           "Of a card: what it does, in the words of cards. The card is made from its phrases, without "
                           "scenarios"),
           optional_member("deck", Schema::text(100), "Of a card: its deck (default: `loot`)"),
           takes_sets(),
           optional_member("rules", Schema::text(100), "With this ruleset")},
          Schema::object({{"files", Schema::map(text), "Texts by the names of their files in the set"}}),
          "the texts",
          {"wrong_value", "not_loaded", "not_possible"},
          new_texts};
}

}  // namespace soulstack::tools
