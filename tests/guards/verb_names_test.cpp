// Guard: a verb has one name. The word of the cards, the function of the binding and that of the engine are the same, and
// no other file of scripting names it: what the checks need to know about a verb stands in its row.
#include <doctest/doctest.h>

#include <map>
#include <regex>
#include <set>
#include <sstream>
#include <string>

#include "scripting/registry/registry.h"
#include "tests/support/sources.h"

namespace soulstack::testing::verb_names_test {
namespace {

// A verb of a source of the binding: the function that its row names, and the body of the function with its own name.
struct Verb {
  std::string function, body;
};

// From `Reply name(Call& c) {` to the end of its line or to the next brace at the beginning of a line.
std::string body_of(const std::string& name, const std::string& text) {
  const std::size_t begin = text.find("\nReply " + name + "(Call& c) {");
  if (begin == std::string::npos)
    return "";
  const std::size_t line_end = text.find('\n', begin + 1);
  return text.substr(begin, (text[line_end - 1] == '}' ? line_end : text.find("\n}", begin)) - begin);
}

// `{"extra_turn", {{player}}, ..., "The player takes ...", extra_turn},`: the function follows the phrases of the row; after it may be what
// stands before its number in a message.
std::map<std::string, Verb> verbs_in(const std::string& text) {
  static const std::regex row(R"x(^ *\{"(\w+)", +\{.*"\s*,\s*(\w+)(,[^"]*("the effect [^"]*")?)?\},$)x");
  std::map<std::string, Verb> all;
  std::istringstream lines(text);
  std::smatch found;
  for (std::string line; std::getline(lines, line);)
    if (std::regex_match(line, found, row))
      all[found[1]] = {found[2], body_of(found[1], text)};
  return all;
}

// The functions that change a table.
std::set<std::string> engine_verbs_in(const std::string& text) {
  static const std::regex function(R"(\b(?:Did|bool|void|int) (\w+)\(Table& t\b)");
  std::set<std::string> all;
  for (auto at = std::sregex_iterator(text.begin(), text.end(), function); at != std::sregex_iterator(); ++at)
    all.insert((*at)[1]);
  return all;
}

// Verbs of the cards that are special cases of a verb of the engine, or whose name means something else there.
const std::map<std::string, std::string> other_names = {
    // another point of view
    {"become_soul", "gain_soul"},
    {"steal_soul", "gain_soul"},
    {"steal_coins", "give_coins"},
    {"steal_loot", "give_loot"},
    // a case of it
    {"destroy_soul", "destroy"},
    {"forget_notes", "note"},
    {"level_down", "remove_counters"},
    {"level_up", "add_counters"},
    {"play_loot_card", "play_loot_free play_loot_now"},
    {"remove_from_game", "put_card"},
    {"chosen_targets", "any_targets_of"},
    {"choose_number", "choose"},
    {"in_order", "arrange"},
    {"search_and_gain", "search"},
    // for a group, one after the other
    {"heal", "each"},
    {"kill", "each"},
    {"recharge", "each"},
    {"recharge_items", "each"},
    // the name is that of the act itself: zones::shuffle, win, end_turn, Table::emit
    {"shuffle", "shuffle_pile"},
    {"win", "let_win"},
    {"end_turn", "cut_turn_short"},
    {"emit", "emit_set_event"},
};

// "play_loot_free play_loot_now": the verbs of the engine that the function calls, if none of them has its name.
std::string called_instead(const std::string& name, const std::string& body, const std::set<std::string>& verbs) {
  static const std::regex call(R"(\b(\w+)\(c\.t\b)");
  std::set<std::string> all;
  for (auto at = std::sregex_iterator(body.begin(), body.end(), call); at != std::sregex_iterator(); ++at)
    if (verbs.contains((*at)[1]))
      all.insert((*at)[1]);
  std::string text;
  if (!all.contains(name))
    for (const std::string& one : all)
      text += (text.empty() ? "" : " ") + one;
  return text;
}

std::map<std::string, Verb> verbs_of_the_binding() {
  std::map<std::string, Verb> all;
  for (const fs::path& file : files_in({"scripting/binding"}, {".cpp"}))
    if (file.filename().string().starts_with("verbs_"))
      all.merge(verbs_in(text_of_file(file)));
  return all;
}

std::set<std::string> verbs_of_the_engine() {
  std::set<std::string> all;
  for (const fs::path& file : files_in({"engine"}, {".h"}))
    all.merge(engine_verbs_in(text_of_file(file)));
  return all;
}

}  // namespace

TEST_CASE("verbs: the function of each row has the name of the word") {
  const std::map<std::string, Verb> verbs = verbs_of_the_binding();
  CHECK(verbs.size() == scripting::verb_rows().size());
  for (const auto& [name, verb] : verbs) {
    const std::string word(name);
    CAPTURE(word);
    CHECK(verb.function == word);
  }
}

TEST_CASE("verbs: the function of the engine has the name of the word, or stands in the list of other names") {
  const std::set<std::string> of_engine = verbs_of_the_engine();
  CHECK(of_engine.contains("gain_coins"));
  for (const auto& [name, verb] : verbs_of_the_binding()) {
    const std::string word(name);
    CAPTURE(word);
    CHECK(verb.body != "");
    const auto other = other_names.find(word);
    CHECK(called_instead(word, verb.body, of_engine) == (other == other_names.end() ? "" : other->second));
  }
}

TEST_CASE("verbs: another name of a function is found") {
  const auto verbs = verbs_in(
      "\nReply one(Call& c) { return reply(first(c.t, c.doer())); }\nReply two(Call& c) {\n  f();\n}\nReply g(Call& c) "
      "{\n"
      "}\nconstexpr VerbRow rows[] = {\n    {\"one\", {{player}}, Type::none, \"1.1\", \"It says \\\"one\\\".\", "
      "uno},\n"
      "    {\"two\",   {}, Type::none, \"1.1\", \"Two.\", two, Does::change, of_two},\n};\n");
  REQUIRE(verbs.size() == 2);
  CHECK(verbs.at("one").function == "uno");
  CHECK(verbs.at("two").function == "two");
  CHECK(called_instead("one", verbs.at("one").body, {"first"}) == "first");
  CHECK(called_instead("first", verbs.at("one").body, {"first"}) == "");
  CHECK(engine_verbs_in("Did first(Table& t, Seat who);\nbool second(const Table& t);") ==
        std::set<std::string>{"first"});
}

namespace {

using Literals = std::map<std::string, std::set<std::string>>;  // by file

// Where a name of a verb means something else.
const Literals other_meanings = {
    // fields and steps with the name of a verb
    {"scripting/reading/fields_ability.cpp",
     {"choose", "discard_loot", "extra_attack", "give_item", "look_at", "recharge"}},
    {"scripting/reading/abilities.cpp", {"choose", "give_item"}},
    {"scripting/lint/ability_numbers.cpp", {"give_item", "look_at", "recharge"}},
    {"scripting/loader/fields_rules.cpp", {"count"}},
    {"scripting/loader/rules_warnings.cpp", {"lose_coins"}},
    // the function of a bot
    {"scripting/sandbox/lua_player.cpp", {"choose"}},
    // words of scenarios
    {"scripting/scenario/scenario_lint_functions.cpp", {"choose", "end_turn"}},
    {"scripting/scenario/scenario_lint_play.cpp", {"choose", "search"}},
    {"scripting/scenario/scenario_options.cpp", {"choose", "end_turn"}},
    {"scripting/scenario/scenario_play.cpp", {"choose"}},
    {"scripting/scenario/scenario_player_words.cpp", {"choose", "end_turn"}},
    {"scripting/scenario/scenario_table.cpp", {"deal"}},
    // a kind of value, an English word, and the two verbs whose names are opposites
    {"scripting/reference/reference_words.cpp", {"split"}},
    {"scripting/wording/card_wording.cpp", {"all"}},
    {"scripting/wording/usual_words.cpp",
     {"choose", "deal", "destroy", "reroll"}},           // English words with the same meaning
    {"scripting/wording/ability_code.cpp", {"choose"}},  // a field
    {"scripting/lint/text_roles.cpp", {"put_on_bottom", "put_on_top"}},
};

std::set<std::string> verbs_named_in(const std::string& text) {
  static const std::regex literal(R"x("([a-z_]+)")x");
  std::set<std::string> all;
  std::istringstream lines(text);
  for (std::string line; std::getline(lines, line);) {
    line = line.substr(0, line.find("//"));
    for (auto at = std::sregex_iterator(line.begin(), line.end(), literal); at != std::sregex_iterator(); ++at)
      if (scripting::find_verb((*at)[1].str()))
        all.insert((*at)[1]);
  }
  return all;
}

bool has_rows_of_verbs(const fs::path& file) { return file.filename().string().starts_with("verbs_"); }

}  // namespace

TEST_CASE("verbs: outside of its row, no file of scripting names a verb") {
  Literals found;
  for (const fs::path& file : files_in({"scripting"}, {".cpp", ".h"}))
    if (!has_rows_of_verbs(file))
      if (const std::set<std::string> names = verbs_named_in(text_of_file(file)); !names.empty())
        found[place(file)] = names;
  for (const auto& [file, names] : found) {
    const std::string where(file);  // CHECK_MESSAGE makes a lambda, and Clang 14 captures no structured binding
    const auto known = other_meanings.find(file);
    for (const std::string& name : names)
      CHECK_MESSAGE((known != other_meanings.end() && known->second.contains(name)),
                    where << " names the verb `" << name
                          << "`: what a check needs to know about a verb is a parameter, "
                          << "a unit or a trait of its row (scripting/registry/registry.h)");
  }
  CHECK_MESSAGE(found == other_meanings, "the list of other meanings has something that no file contains any more");
}

TEST_CASE("verbs: a literal with the name of a verb is found") {
  CHECK(verbs_named_in("if (verb.name == \"heal\")  // as \"kill\" does\n  f(\"heals\");") ==
        std::set<std::string>{"heal"});
}

}  // namespace soulstack::testing::verb_names_test
