// Sentences of card texts and the Lua that does what they say: `new card --text`, and `show --text` the other way.
#include <doctest/doctest.h>
#include <fmt/format.h>

#include <ctime>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include "scripting/wording/sentences.h"
#include "tests/support/running.h"
#include "tests/support/small_set.h"
#include "tools/authoring/card_names.h"
#include "tools/authoring/composed_card.h"

namespace soulstack::testing::sentences_test {
namespace {

namespace sentences = soulstack::scripting::sentences;

// The code of abilities, through the Lua that is written for them.
std::string code_through_lua(const sentences::ReadText& read) {
  std::string all;
  for (const sentences::ReadAbility& one : read.abilities) {
    const std::string card = "return treasure {\n" + sentences::lua_of(one.code, "", one.mode_texts) + "}";
    const auto again = sentences::abilities_in(card);
    if (!again || again->size() != 1)
      return "not Lua: " + card;
    all += fmt::format("{}\n", fmt::join(again->front().code, " "));
  }
  return all;
}

struct WrittenCard {
  std::string id, text, code;
  std::size_t abilities = 0, known = 0;  // known: `show --text` has a sentence for it
};

// The cards with abilities in the folders of a set, with their texts as `show` prints them.
std::vector<WrittenCard> cards_in(const fs::path& set) {
  std::vector<WrittenCard> all;
  for (const auto& entry : fs::recursive_directory_iterator(set)) {
    const std::string path = entry.path().generic_string();
    if (entry.path().extension() != ".lua" || has(path, "/scenarios/") || has(path, "/rules/") || has(path, "/words/"))
      continue;
    const auto abilities = sentences::abilities_in(text_of(entry.path()));
    if (!abilities || abilities->empty())
      continue;
    WrittenCard card{entry.path().stem().string(), {}, {}, abilities->size()};
    for (sentences::AbilityCode one : *abilities) {
      card.known += sentences::write_text(one.code).has_value();
      card.text += (card.text.empty() ? "" : "\n") + std::string(one.code.front() == "tap" ? "[tap] " : "") + one.text;
      if (one.code.front() == "revealed")
        one.code.front() = "play";
      card.code += fmt::format("{}\n", fmt::join(one.code, " "));
    }
    all.push_back(std::move(card));
  }
  return all;
}

// Half of the cards: those on which the grammar was developed, or those that were held out.
bool is_held_out(const std::string& id) {
  unsigned hash = 0;
  for (const char c : id + ".lua")
    hash = hash * 31 + static_cast<unsigned char>(c);
  return (hash >> 3 & 1) != 0;
}

struct Figures {
  std::size_t cards = 0, same = 0, other = 0, written = 0;
  std::vector<std::string> others;  // those that are read as something else
};
Figures figures_of(const std::vector<WrittenCard>& cards, bool held_out) {
  Figures all;
  for (const WrittenCard& card : cards) {
    if (is_held_out(card.id) != held_out)
      continue;
    ++all.cards;
    all.written += card.known == card.abilities;
    const sentences::ReadText read = sentences::read_text(card.text);
    if (!read.unknown.empty())
      continue;
    const std::string code = code_through_lua(read);
    ++(code == card.code ? all.same : all.other);
    if (code != card.code)
      all.others.push_back(fmt::format("{}:\n{}is read as\n{}", card.id, card.code, code));
  }
  return all;
}
void print(const char* what, const Figures& all) {
  MESSAGE(fmt::format("{}: of {} texts {} give the same abilities, {} others; {} scripts are written as text", what,
                      all.cards, all.same, all.other, all.written));
  for (const std::string& one : all.others)
    MESSAGE(one);
}

struct TextWithScenarios {
  std::string id, deck, text, scenarios;
};

// A file of tests/composed begins with the deck and the text: "-- loot: Gain 7¢.".
std::vector<TextWithScenarios> written_cards() {
  std::vector<TextWithScenarios> all;
  for (const auto& entry : fs::directory_iterator("tests/composed")) {
    const std::string file = text_of(entry.path());
    const std::size_t colon = file.find(": "), end = file.find('\n');
    REQUIRE(file.starts_with("-- "));
    all.push_back(
        {entry.path().stem().string(), file.substr(3, colon - 3), file.substr(colon + 2, end - colon - 2), file});
  }
  return all;
}

// Of the texts, those that are composed in part only have no card here.
std::string script_of(const TextWithScenarios& card) {
  const tools::ComposedCard made = tools::composed_card(card.text, {card.id, tools::title_of(card.id)}, card.deck);
  return made.unknown.empty() ? made.script : "";
}

}  // namespace

TEST_CASE("sentences: figures for the cards of the base set") {
  const std::vector<WrittenCard> cards = cards_in("cards/base");
  const Figures developed = figures_of(cards, false), held_out = figures_of(cards, true);
  print("base set, half on which the grammar was developed", developed);
  print("base set, half that was held out", held_out);
  CHECK(developed.same * 100 >= developed.cards * 78);
  CHECK(developed.other * 100 <= developed.cards * 2);
  CHECK(held_out.same * 100 >= held_out.cards * 68);
  CHECK(held_out.other * 100 <= held_out.cards * 4);
  CHECK(held_out.written * 100 >= held_out.cards * 74);
}

TEST_CASE("sentences: figures for the examples, whose texts are harder") {
  const std::vector<WrittenCard> cards = cards_in("cards/examples");
  const Figures held_out = figures_of(cards, true);
  print("examples, half that was held out", held_out);
  CHECK(held_out.same * 100 >= held_out.cards * 12);
  CHECK(held_out.other * 100 <= held_out.cards * 5);
}

TEST_CASE("sentences: figures for texts in the ways in which people write them") {
  std::istringstream file(text_of("tests/tools/unseen_texts.txt"));
  std::size_t texts = 0, right = 0, wrong = 0;
  for (std::string line; std::getline(file, line);) {
    const std::size_t arrow = line.find(" => ");
    if (line.starts_with("#") || arrow == std::string::npos)
      continue;
    ++texts;
    const sentences::ReadText read = sentences::read_text(line.substr(0, arrow));
    if (!read.unknown.empty())
      continue;
    ++(code_through_lua(read) == line.substr(arrow + 4) + "\n" ? right : wrong);
  }
  MESSAGE(fmt::format("of {} unseen texts {} are read rightly, {} wrongly", texts, right, wrong));
  CHECK(texts >= 30);
  CHECK(right * 100 >= texts * 30);
  CHECK(wrong * 100 <= texts * 6);
}

// Of a row of a file, in which " / " ends a line.
std::string with_lines(std::string text) {
  for (std::size_t at = text.find(" / "); at != std::string::npos; at = text.find(" / "))
    text.replace(at, 3, "\n");
  return text;
}

// What the sentences of a card mean; empty: a part of them is not known.
std::string code_of_card(const std::string& text) {
  const sentences::ReadText read = sentences::read_text(with_lines(text));
  std::string code;
  if (read.unknown.empty())
    for (const sentences::ReadAbility& one : read.abilities)
      code += (code.empty() ? "" : " | ") + fmt::format("{}", fmt::join(one.code, " "));
  return code;
}

TEST_CASE("sentences: figures for whole cards as people write them") {
  std::istringstream file(text_of("tests/tools/unseen_cards.txt"));
  struct Card {
    std::string text, meaning, deck;
    bool is_wrong = false;
  };
  std::vector<Card> cards;
  for (std::string line; std::getline(file, line);) {
    if (line.starts_with('#'))
      continue;
    if (line.starts_with("=> ") || line.starts_with("=x "))
      cards.back().meaning = line.substr(3), cards.back().is_wrong = line[1] == 'x';
    else if (const std::size_t bar = line.find(" | "); bar != std::string::npos)
      cards.push_back({line.substr(bar + 3), "", line.substr(0, bar)});
  }
  std::size_t right = 0, wrong = 0;
  const SmallSet set("unseen");
  for (const Card& card : cards) {
    const std::string code = code_of_card(card.text);
    if (!code.empty() && !card.is_wrong) {
      const std::string id = fmt::format("card_{}", right);
      const tools::ComposedCard made = tools::composed_card(with_lines(card.text), {id, id}, card.deck);
      set.write(made.deck + "/" + id + ".lua", made.script);
    }
    CHECK_MESSAGE(code == card.meaning, card.text << "\n=> " << code);
    right += !code.empty() && !card.is_wrong;
    wrong += card.is_wrong;
  }
  MESSAGE(fmt::format("of {} unseen cards {} are read rightly as a whole, {} wrongly", cards.size(), right, wrong));
  const Ran checked = run("check", set.path().c_str());
  CHECK_MESSAGE(checked.code == 0, checked.out << checked.err);
  CHECK(cards.size() >= 300);
  CHECK(right * 100 >= cards.size() * 43);
  CHECK(wrong * 100 <= cards.size() * 6);
}

TEST_CASE("sentences: what is written for a card reads back to the same card") {
  std::size_t tried = 0;
  for (const char* set : {"cards/base", "cards/examples", "tests/sets/trials"})
    for (const auto& entry : fs::recursive_directory_iterator(set)) {
      if (entry.path().extension() != ".lua" || has(entry.path().generic_string(), "/scenarios/"))
        continue;
      const auto abilities = sentences::abilities_in(text_of(entry.path()));
      for (sentences::AbilityCode one : abilities ? *abilities : std::vector<sentences::AbilityCode>()) {
        const auto text = sentences::write_text(one.code);
        if (!text)
          continue;
        CAPTURE(*text);
        ++tried;
        if (one.code.front() == "revealed")
          one.code.front() = "play";
        CHECK(code_through_lua(sentences::read_text(*text)) == fmt::format("{}\n", fmt::join(one.code, " ")));
      }
    }
  CHECK(tried >= 250);
}

TEST_CASE("sentences: symbols as they are printed and as people type them") {
  const std::string gain = code_through_lua(sentences::read_text("[tap] Gain 1¢."));
  CHECK(gain == "tap TARGETS DO gain_coins ( you , 1 ) END\n");
  for (const char* text : {"↷: Gain 1¢.", "↷ Gain $1", "(tap) gain 1 cent", "tap: Gain 1c.", "[Tap]: gain a coin."})
    CHECK_MESSAGE(code_through_lua(sentences::read_text(text)) == gain, text);
}

TEST_CASE("sentences: the signs of lists, as on faces of cards") {
  const std::string either = code_through_lua(sentences::read_text("Choose one: Gain 1¢; or loot 1."));
  CHECK(either ==
        "play TARGETS DO CHOOSE MODE TARGETS DO gain_coins ( you , 1 ) END MODE TARGETS DO draw_loot ( you , 1 ) END "
        "END\n");
  for (const char* text : {"Choose one:\n◆ Gain 1¢.\n◆ Loot 1.", "Choose one: ◆ Gain 1¢. ◆ Loot 1.",
                           "Choose one:\n• Gain 1¢\n• Loot 1", "Choose one:\n- Gain 1¢.\n- Loot 1."})
    CHECK_MESSAGE(code_through_lua(sentences::read_text(text)) == either, text);
  CHECK(code_through_lua(sentences::read_text("◆ When you die, loot 2.\n◆ [tap] Gain 1¢.")) ==
        "when event = player_died , of = you TARGETS DO draw_loot ( you , 2 ) END\n"
        "tap TARGETS DO gain_coins ( you , 1 ) END\n");
}

TEST_CASE("sentences: no word of a text is left out") {
  for (const char* text :
       {"Gain 1¢ twice.", "Gain 1¢ and sing.", "Deal 1 damage to a monster at random.", "Loot 1, quickly.",
        "When you die, gain 8¢ unless it rains.", "You have +1 HP sometimes.", "Gain 1¢. Loot 1. Sing."})
    CHECK_MESSAGE(!sentences::read_text(text).unknown.empty(), text);
  const sentences::ReadText read = sentences::read_text("Gain 1¢. Each player sings. Loot 2.");
  REQUIRE(read.unknown.size() == 1);
  CHECK(read.unknown.front() == "each player sings");
  CHECK(code_through_lua(read) == "play TARGETS DO gain_coins ( you , 1 ) draw_loot ( you , 2 ) END\n");
}

TEST_CASE("sentences: pronouns that mean nothing are not guessed") {
  CHECK_FALSE(sentences::read_text("They gain 1¢.").unknown.empty());
  CHECK_FALSE(sentences::read_text("Each other player loots 1. They gain 1¢.").unknown.empty());
  CHECK(code_through_lua(sentences::read_text("When a player rolls a 2, they lose 1¢.")) ==
        "when event = rolled , value = 2 TARGETS DO lose_coins ( roller , 1 ) END\n");
}

TEST_CASE("sentences: any text is read in a short time") {
  const std::clock_t start = std::clock();
  std::vector<std::string> texts = {
      "", ".", "¢", "[tap]", "\n\n", "\"\\\"", "-- ]] end", std::string(3000, '('), "\xFF\xFE", "roll. 1-"};
  for (const char* part : {"Gain 1¢, then ", "choose one: ", "if you do, ", "roll. 1: ", "a ", "you may ", "and "}) {
    texts.emplace_back();
    for (int i = 0; i < 300; ++i)
      texts.back() += part;
  }
  for (const std::string& text : texts)
    (void)sentences::read_text(text);
  CHECK(std::clock() - start < 20 * CLOCKS_PER_SEC);
  CHECK_FALSE(sentences::read_text(texts.back()).unknown.empty());
}

TEST_CASE("sentences: rows with mistakes are refused with their line") {
  const auto why = [](const char* rows) -> std::string {
    try {
      const sentences::Grammar grammar(rows);
    } catch (const std::runtime_error& error) {
      return error.what();
    }
    return "";
  };
  CHECK(why("== card\ngain 1\n") == "line 2: `=>` is missing");
  CHECK(why("== card\ngain <n> => gain ( )\n") == "line 2: a place is only on one side");
  CHECK(why("== card\n<what> => <what>\n") == "line 2: there is no category `what`");
  CHECK(why("== card\ngain <n> => gain ( <n> )\n").empty());
}

TEST_CASE("sentences: those that the page offers to begin with are composed as a whole") {
  std::istringstream lines(text_of("tools/page/src/workshop/sentences_that_work.ts"));
  int read = 0;
  for (std::string line; std::getline(lines, line);) {
    constexpr std::string_view indent = "      \"", end = "\",";
    if (!line.starts_with(indent) || !line.ends_with(end))
      continue;
    const std::string sentence = line.substr(indent.size(), line.size() - indent.size() - end.size());
    const tools::ComposedCard made = tools::composed_card(sentence, {"spark", "Spark"}, "");
    CHECK_MESSAGE((!made.deck.empty() && made.unknown.empty()), sentence);
    ++read;
  }
  CHECK(read >= 15);
}

TEST_CASE("sentences: composed cards: the deck is that of cards that usually say this") {
  const auto deck_of = [](const char* text) { return tools::composed_card(text, {"spark", "Spark"}, "").deck; };
  CHECK(deck_of("When there are 3 counters on this, destroy this and loot 1.") == "treasure");
  CHECK(deck_of("Trinket\nWhen there are 3 counters on this, discard this.") == "loot");
  CHECK(deck_of("When this dies, loot 1.") == "monster");
}

TEST_CASE("sentences: composed cards: scenarios that were written beforehand pass") {
  std::size_t composed = 0, passed = 0;
  const std::vector<TextWithScenarios> cards = written_cards();
  CHECK(cards.size() >= 15);
  for (const TextWithScenarios& card : cards) {
    const std::string script = script_of(card);
    if (script.empty()) {
      MESSAGE("not composed: " << card.text);
      continue;
    }
    ++composed;
    const SmallSet set("composed_" + card.id);
    set.write(card.deck + "/" + card.id + ".lua", script);
    set.write("scenarios/" + card.deck + "/" + card.id + ".lua", card.scenarios);
    const Ran ran = run("test", set.path().c_str());
    CHECK_MESSAGE(ran.code == 0, script << ran.out << ran.err);
    passed += ran.code == 0;
  }
  MESSAGE(fmt::format("of {} texts {} are composed as a whole, and {} of these cards pass", cards.size(), composed,
                      passed));
  CHECK(composed >= 12);
}

TEST_CASE("show --text: what the script of a card does; new card --text reads it") {
  const Ran ran = run("show", "sack_of_pennies", "--text");
  CHECK(ran.code == 0);
  CHECK(has(ran.out, "[tap] Gain 1¢.\n"));
  CHECK(has(ran.out, "When a player rolls a 1, you may recharge this.\n"));
  CHECK(has(run("show", "the_lamb", "--text").out, "no sentence is known for all that it does"));
}

TEST_CASE("new card --text: what is known is composed, what is not is named and a comment") {
  const SmallSet set("sentences_partly");
  const Ran ran = run("new", "card", "Choir", "--text", "Each player gains 2¢. Each player sings a song.", "--set",
                      set.path().c_str());
  CHECK(ran.code == 0);
  CHECK(has(ran.out, "`each player sings a song` is no phrase that `new` knows"));
  const std::string script = text_of(set.path("loot/choir.lua"));
  CHECK(has(script, "-- To do: each player sings a song\n"));
  CHECK(has(script, "gain_coins(players, 2)"));
}

TEST_CASE("new card --text: several abilities in lines") {
  const SmallSet set("sentences_lines");
  const Ran ran =
      run("new", "card", "Old Purse", "--text", "↷: Gain 1¢.\nWhen you die, loot 2.", "--set", set.path().c_str());
  CHECK(ran.code == 0);
  const std::string script = text_of(set.path("treasure/old_purse.lua"));
  CHECK(has(script, "text = \"Gain 1¢.\""));
  CHECK(has(script, "event = player_died, of = you"));
  CHECK(has(run("check", set.path().c_str()).err, "0 errors, 0 warnings"));
}

}  // namespace soulstack::testing::sentences_test
