// `soulstack play` on a terminal, and in plain text: editing of lines, commands, pages, and what a screen reader hears.
#include <doctest/doctest.h>

#include <algorithm>
#include <chrono>
#include <regex>
#include <string>
#include <thread>
#include <vector>

#include "engine/explain/view.h"
#include "tests/support/on_terminal.h"
#include "tests/support/running.h"
#include "tools/players/bots.h"
#include "tools/support/line_editor.h"

namespace soulstack::testing::play_terminal_test {
namespace {

const std::vector<std::string> seed_35 = {"play", "--players",    "2",       "--seed",
                                          "35",   "--no-journal", "--stops", "changes"};

Ran played(const std::string& input, const std::vector<std::string>& more = {}) {
  std::vector<std::string> arguments = seed_35;
  if (std::find(more.begin(), more.end(), "--stops") != more.end())
    arguments.resize(arguments.size() - 2);
  arguments.insert(arguments.end(), more.begin(), more.end());
  return soulstack_with(input, arguments);
}

// What a screen of this size prints before the first question.
std::string screen_of_size(const std::string& size) { return played("quit\n", {"--screen", size}).out; }

bool is_ascii_art(const std::string& text) {
  for (const char* symbol : {"►", "●", "○", "◆", "◇", "·", "─", "│"})
    if (has(text, symbol))
      return true;
  return has(text, "\x1b");
}

}  // namespace

// ---- On a terminal

TEST_CASE("play on a terminal: lines can be edited, and come back from the history") {
  OnTerminal play(seed_35);
  play.until("> ");
  play.type("wht\x7F");  // backspace
  play.type("y\n");
  CHECK(has(play.until("Rule 4.3.2"), "Rule"));
  play.until("> ");
  play.type("legend\n");
  play.until("active player");
  play.until("> ");
  play.type("\x1b[A\x1b[A\n");  // up twice: `why`
  play.until("Rule 4.3.2");
  play.type("quit\n");
  CHECK(play.code() == 0);
}

TEST_CASE("play on a terminal: Tab completes commands, options and names of cards") {
  OnTerminal play(seed_35);
  play.until("> ");
  play.type("leg\t\n");
  play.until("active player");
  play.until("> ");
  play.type("show gold bomb\t\n");
  play.until("Gold Bomb!!");
  play.until("Deal 3 damage");
  play.type("quit\n");
  CHECK(play.code() == 0);
}

TEST_CASE("play on a terminal: an arrow key does not answer, and Ctrl-C ends the game with code 130") {
  OnTerminal play(seed_35);
  play.until("> ");
  play.type("\x1b[C\x1b[D board\n");
  play.until("Players");
  play.until("> ");
  play.interrupt();
  CHECK(play.code() == 130);
}

TEST_CASE("play on a terminal: Ctrl-D at the beginning of a line ends the input") {
  OnTerminal play(seed_35);
  play.until("> ");
  // libedit shows its prompt before it takes the keys one by one; until then, the terminal would swallow this one.
  std::this_thread::sleep_for(std::chrono::milliseconds(300));
  play.type("\x04");
  play.until("The input ended before the end of the game");
  CHECK(play.code() == 2);
}

TEST_CASE("completion: what all candidates begin with, not within a character") {
  CHECK(tools::common_beginning({}) == "");
  CHECK(tools::common_beginning({"show Fly"}) == "show Fly");
  CHECK(tools::common_beginning({"show Fly", "show Flea"}) == "show Fl");
  CHECK(tools::common_beginning({"3¢", "3£"}) == "3");
}

// ---- Screens

TEST_CASE("play: a screen has the rows that it is given, and grows") {
  const std::string small = screen_of_size("80x20"), large = screen_of_size("100x40");
  CHECK(has(large, "1 Hanger            HP 2/2"));
  CHECK(has(large, "Maggy●, Yum Heart●"));
  CHECK(std::count(small.begin(), small.end(), '\n') < std::count(large.begin(), large.end(), '\n'));
  CHECK(played("", {"--screen", "80x5"}).code == 2);
  CHECK(has(played("", {"--screen", "wide"}).err, "for example 80x24; got `wide`"));
}

TEST_CASE("play: what is said before a question leaves it fewer rows") {
  const std::string out = played("p\nundo\nquit\n", {"--screen", "80x24"}).out;
  const std::size_t back = out.find("  Went back one answer");
  REQUIRE(back != std::string::npos);
  CHECK(std::count(out.begin() + static_cast<std::ptrdiff_t>(back), out.end(), '\n') <= 23);
}

TEST_CASE("play: a purchase is listed only with enough ¢ for something, and `why buy` says the rest") {
  const std::regex buy("\n +[0-9]+ b buy\n");
  CHECK_FALSE(std::regex_search(played("quit\n").out, buy));
  CHECK(std::regex_search(played("/coins P1 10\nquit\n").out, buy));
  CHECK(has(played("why buy\nquit\n").out, "A shop item costs 10¢"));
}

TEST_CASE("play: what an option would do stands beside it") {
  const std::string options = played("quit\n").out;
  CHECK(has(options, "play 3 Cents!  = +3¢"));
  const std::string attack = played("/die 4\na\nHanger\nquit\n").out;
  CHECK(has(attack, "Attack roll 4 against Hanger, needs 4+: hit. Hanger 2 -> 1 HP"));
}

TEST_CASE("play: at 80x24 the turns of the others are told, and what is folded is named") {
  std::vector<std::string> four = {"play", "--players", "4", "--seed", "35", "--no-journal", "--screen", "80x24"};
  const std::string out = soulstack_with("e\nquit\n", four).out;
  CHECK(has(out, "Folded    2 cards on sale, 3 bonus souls, the decks; `board` shows them"));
  for (const char* told : {"The turn of P2 begins", "P2 gains 4¢ (4 Cents!)", "P2 dies", "P3 dies", "P4 loses 1¢"})
    CHECK(has(out, told));
}

// ---- Commands

TEST_CASE("play: letters always mean the same option") {
  CHECK(has(played("a\nquit\n").out, "Attack what?"));
  CHECK(has(played("e\nquit\n").err, "The game was not recorded"));
  CHECK(has(played("b\nquit\n").out, "is not an option") == false);
}

TEST_CASE("play: a fixed letter of something that is not possible gets the reason, and chooses nothing else") {
  const std::string out = played("play 3 cents\na\nquit\n", {"--stops", "all"}).out;
  CHECK_FALSE(has(out, "ambiguous"));
  CHECK(has(out, "(rule 4.3.2)"));
}

TEST_CASE("play: a purchase without enough ¢ for anything says why, unless it is wanted all the same") {
  for (const char* typed : {"buy", "b", "8"}) {
    const std::string out = played(std::string(typed) + "\nquit\n").out;
    CHECK(has(out, "You do not have enough ¢. A shop item costs 10¢"));
    CHECK_FALSE(has(out, "Buy what?"));
  }
  CHECK(has(played("buy anyway\nquit\n").out, "Buy what?"));
}

TEST_CASE("play: whoever looks sees the cards before the question, and nobody else does") {
  const std::vector<std::string> two = {"--humans", "2", "--hand", "P1=incubus", "--stops", "turn"};
  const std::string out = played("activate incubus\n1\nP2\nn\ne\nlog\nboard\nquit\n", two).out;
  const std::size_t seen = out.find("You see P2's hand: "), asked = out.find("Incubus: do it?");
  REQUIRE(asked != std::string::npos);
  CHECK(seen < asked);
  const std::size_t other = out.find("P2: Your turn");
  REQUIRE(other != std::string::npos);
  CHECK_FALSE(has(out.substr(other), "You see P2's hand"));
}

TEST_CASE("play: the top cards of decks that were looked at stand beside the decks, and on the board") {
  const std::string input = "/top loot Bomb!\n/give P1 XII. The Hanged Man\nplay XII\n";
  const std::string out = played(input + "board\nquit\n", {"--stops", "turn"}).out;
  CHECK(has(out, "On top of the loot deck: Bomb!"));
  CHECK(has(out, "the loot deck  on top: Bomb!"));
  CHECK(has(out, "Seen      On top of the treasure deck: "));
}

TEST_CASE("play: a list of items shows each ability of an item") {
  const std::vector<std::string> belt = {"--stops", "turn", "--hand", "P1=champion_belt"};
  const std::string out = played("/eval choose(you, an_item { of = you })\nquit\n", belt).out;
  CHECK(has(out, "for your first attack roll each turn. / You may"));
}

TEST_CASE("play: the log gives the end of a turn to that turn") {
  const std::string log = played("/eval draw_loot(you, 8)\ne\n1\n1\nlog 1\nlog 2\nquit\n", {"--stops", "turn"}).out;
  CHECK(has(log, "  1  P1 discards"));
  CHECK(has(log, "  2  The turn of P2 begins"));
  CHECK_FALSE(has(log, "  2  P1 discards"));
}

TEST_CASE("play: after a command, the question is shown again or an empty line shows it, without passing") {
  const auto times = [](const std::string& text, const std::string& part) {
    int n = 0;
    for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + 1))
      ++n;
    return n;
  };
  const std::vector<std::string> screen = {"--screen", "80x24"};
  CHECK(times(played("legend\nquit\n", screen).out, "p pass\n") == 2);
  CHECK_FALSE(has(played("legend\nquit\n", screen).out, "Enter shows the options again"));
  const std::string help = played("?\n\nquit\n", screen).out;
  CHECK(has(help, "P1: Your turn. Enter shows the options again"));
  CHECK(times(help, "p pass\n") == 2);
  CHECK_FALSE(has(help, "Everyone passed"));
  CHECK(times(played("legend\nquit\n").out, "p pass\n") == 1);  // in a pipe, nothing scrolls away
}

TEST_CASE("play: cancel takes back what has been begun and not finished") {
  const std::string cancelled = played("play gold\ncancel\nquit\n").out;
  CHECK(has(cancelled, "Gold Bomb!!: choose a target"));
  CHECK(has(cancelled, "  Cancelled\n"));
  const std::size_t after = cancelled.find("Cancelled");
  CHECK(has(cancelled.substr(after), "P1: Your turn"));
  CHECK(has(cancelled.substr(after), "play Gold Bomb!!"));
  CHECK(has(played("cancel\nquit\n").out, "There is nothing to cancel"));
}

TEST_CASE("play: a declared purchase or attack can be cancelled until something is revealed, rolled or paid") {
  const std::string bought = played("/coins P1 10\nb\ncancel\nquit\n").out;
  const std::size_t after = bought.find("  Cancelled\n");
  REQUIRE(after != std::string::npos);
  CHECK(has(bought.substr(0, after), "P1: Buy what?"));
  CHECK(has(bought.substr(after), "P1: Your turn"));
  CHECK(has(bought.substr(after), "10¢"));
  CHECK(has(played("a\ncancel\nquit\n").out, "  Cancelled\n"));
  CHECK(has(played("a\nthe monster deck\ncancel\nquit\n").out, "It cannot be cancelled: since then, a card was moved"));
}

TEST_CASE("play: a question names the rule or the card behind it") {
  const std::string dead = played("/eval kill(you)\np\nquit\n", {"--stops", "turn"}).out;
  CHECK(has(dead, "P1: Death penalty: discard which loot card? (13.5.3, 8.7)"));
  CHECK(has(played("/die 1\na\nHanger\nquit\n", {"--stops", "relevant"}).out, "P1: You have priority: you may die"));
  CHECK(has(dead, "Each of these: Maggy is deactivated, Yum Heart is deactivated, -1¢, -1 loot"));
}

TEST_CASE("play: a line of numbers gives the order of several cards, or nothing of it") {
  const std::vector<std::string> map = {"--hand", "P1=the_map"};
  const std::string ordered = played("e\n2 1\n4 3 2 1\nquit\n", map).out;
  CHECK(has(ordered, "The Map: put which card back next?"));
  CHECK(has(ordered, "The Map resolves"));
  CHECK(has(played("e\n2 1\n4 3 2\nlog\nquit\n", map).out, "The Map resolves"));
  const std::string twice = played("e\n2 1\n4 3 4\nlog\nquit\n", map).out;
  CHECK(has(twice, "Option 4 cannot be chosen again"));
  CHECK_FALSE(has(twice, "The Map resolves"));
  CHECK(has(played("e\n1 2 3\nquit\n", map).out, "3 is not the number of an option: they are 1 to 2"));
  CHECK(has(played("play gold\n1 2\nquit\n").out, "This question takes 1 answer, not 2"));
  const std::vector<std::string> two = {"--hand", "P1=incubus"};
  CHECK(has(played("activate incubus\n1 2\nquit\n", two).out, "This question takes 1 answer, not 2"));
}

TEST_CASE("play: log, discards, effects, stack, legend and rule show what they say") {
  CHECK(has(played("log\nquit\n").out, "P1 is Maggy"));
  CHECK(has(played("log 1\nquit\n").out, "  1  P1 is Maggy"));
  CHECK(has(played("log 7\nquit\n").out, "Nothing has happened"));
  CHECK(has(played("log x\nquit\n").out, "`log 3` those of turn 3"));
  CHECK(has(played("discards\nquit\n").out, "All discard piles are empty"));
  CHECK(has(played("p\np\nplay 3 cents\nquit\n", {"--stops", "all"}).out, "3 Cents! (P1)"));
  CHECK(has(played("p\np\nplay 3 cents\nstack\nquit\n", {"--stops", "all"}).out, "3 Cents! (P1). Text: Gain 3¢."));
  CHECK(has(played("play 3 cents\ndiscards\nquit\n").out, "loot (1, from the top): 3 Cents!"));
  CHECK(has(played("effects\nquit\n").out, "No effect lasts at the moment"));
  CHECK(has(played("legend\nquit\n").out, "the active player"));
  CHECK(has(played("rule 11.1.2\nquit\n").out, "Rule 11.1.2: "));
  CHECK(has(played("rule 11.1.99\nquit\n").out, "There is no rule 11.1.99. Its section has these rules: 11.1.1"));
  CHECK(has(played("rule\nquit\n").out, "`rule` needs the number of a rule"));
  CHECK(has(played("more\nquit\n").out, "There is nothing more to show"));
}

TEST_CASE("play: an effect that lasts is listed with its end") {
  const std::string effects = played("activate yum\nP1\neffects\nquit\n", {"--stops", "turn"}).out;
  CHECK(has(effects, "Yum Heart: prevents the next damage (P1), on P1; until the end of the turn"));
  CHECK(has(effects, "· Yum Heart resolves"));
}

TEST_CASE("play: the name of something that is not possible gets the reason") {
  CHECK(has(played("play dice shard\nquit\n").out, "Dice Shard: "));
  CHECK(has(played("buy purse\nquit\n").out, "Choose `buy` first; what to buy is asked next"));
  CHECK(has(played("end\nattack fly\nquit\n").out, "(rule 4.3.2)"));
  CHECK(has(played("fly away\nquit\n").out, "`fly away` is not an option"));
}

TEST_CASE("play: a long text has pages") {
  const std::string help = played("?\nmore\nquit\n", {"--screen", "80x16"}).out;
  CHECK(has(help, "lines more; `more` shows them"));
  CHECK(has(help, "leave the game; it can be resumed"));
  CHECK_FALSE(has(played("?\nquit\n", {"--screen", "80x24"}).out, "lines more; `more` shows them\n> "));
}

TEST_CASE("play: the help names all bots that can sit at the table") {
  const std::string help = soulstack_with("", {"help", "play"}).out;
  for (const tools::BotRow& bot : tools::bot_rows())
    CHECK(has(help, "`" + std::string(bot.name) + "`"));
}

// ---- A table to try a card

TEST_CASE("play --hand, --monster and --coins: the game begins with them") {
  const std::string out = played("quit\n", {"--hand", "P1=bomb", "--monster", "mulliboom", "--coins", "P1=10"}).out;
  CHECK(has(out, "Mulliboom"));
  CHECK(has(out, "10¢"));
  CHECK(has(out, "b buy"));
  // With four players, the setup of seed 2 asks something.
  CHECK(has(soulstack_with("quit\n", {"play", "--hand", "P1=bomb", "--seed", "2", "--no-journal"}).out, "Bomb!"));
  CHECK(has(played("", {"--hand", "P1=bmob"}).err, "--hand P1=bmob is not possible: "));
  CHECK(has(played("", {"--hand", "bomb"}).err, "--hand needs a seat and a value, for example P1=10; got `bomb`"));
  CHECK(played("", {"--coins", "P9=3"}).code == 2);
}

TEST_CASE("play --scenario: the game begins at the table of a scenario") {
  const TemporaryFile file(
      "tried.lua",
      "scenario \"first\" { players = { { name = \"P1\", coins = 7, hand = { \"bomb\" } }, { name = "
      "\"P2\" } }, monsters = { { \"fly\" } }, play = function(t) t:settle() end, expect = "
      "function(t) check(t.P1.coins == 7) end }\n"
      "scenario \"second\" { players = { { name = \"P1\", coins = 9 }, { name = \"P2\" } }, play = "
      "function(t) t:settle() end, expect = function(t) check(t.P1.coins == 9) end }\n");
  const Ran ran = soulstack_with("play bomb\nFly\nundo\nsave here\nquit\n", {"play", "--scenario", file.path()});
  INFO(ran.err);
  CHECK(ran.code == 0);
  CHECK(has(ran.out, "The table of \"first\""));
  CHECK(has(ran.out, "7¢"));
  CHECK(has(ran.out, "Bomb!: choose a target"));
  CHECK(has(ran.out, "Went back one answer"));
  CHECK(has(ran.out, "Not saved: it began at the table of a scenario"));
  CHECK(has(soulstack_with("quit\n", {"play", "--scenario", file.path() + "#2"}).out, "The table of \"second\""));
  const Ran third = soulstack_with("", {"play", "--scenario", file.path() + "#3"});
  CHECK(third.code == 3);
  CHECK(has(third.err, "there is no scenario 3: the file has 2 scenarios"));
  CHECK(soulstack_with("", {"play", "--scenario", "missing.lua"}).code == 3);
}

// ---- Plain text

TEST_CASE("play --plain: words in place of symbols, no codes, and each change said once") {
  const Ran ran = played("play 3 cents\npass\nquit\n", {"--plain"});
  CHECK_FALSE(is_ascii_art(ran.out));
  CHECK(has(ran.out, "Players: P1, Maggy, active, HP 2/2, attack 1, 3¢, 4 loot, 0 of 4 souls"));
  CHECK(has(ran.out, "Yum Heart (charged)"));
  CHECK(has(ran.out, "play 3 Cents!. Result: +3¢. Text: Gain 3¢."));
  CHECK(has(ran.out, "P1 gains 3¢ (3 Cents!)"));
  const std::string gains = "P1 gains 3¢ (3 Cents!)";
  CHECK(ran.out.find(gains) == ran.out.rfind(gains));
  CHECK(ran.out.find("Players: ") == ran.out.rfind("Players: "));  // the table is not repeated
}

TEST_CASE("play --plain: its transcript") {
  const std::string out = played("quit\n", {"--plain"}).out;
  const std::size_t table = out.find("Turn 1: ");
  REQUIRE(table != std::string::npos);
  CHECK(out.substr(table) ==
        "Turn 1: P1, action phase. Decks: treasure 96, loot 97, monster 101\n"
        "Monsters: 1 Hanger, HP 2/2, evasion 4, attack 2, 7¢\n"
        "  2 Fly, HP 1/1, evasion 2, attack 1, 1¢\n"
        "Shop 10¢: 1 Mom's Purse, 2 Eden's Blessing\n"
        "Bonus: Soul of Greed, Soul of Gluttony, Soul of Guppy\n"
        "Players: P1, Maggy, active, HP 2/2, attack 1, 3¢, 4 loot, 0 of 4 souls\n"
        "  items: Maggy (charged), Yum Heart (charged)\n"
        "  P2, Blue Baby, HP 2/2, attack 1, 3¢, 3 loot, 0 of 4 souls\n"
        "  items: Blue Baby (used), Forever Alone (charged)\n"
        "Hand: 3 Cents!, Dice Shard, Gold Bomb!!, Bomb!; you may play 1 loot\n"
        "\n"
        "P1: Your turn (4.3.2)\n"
        "   1 p pass\n"
        "   2   play 3 Cents!. Result: +3¢. Text: Gain 3¢.\n"
        "   3   play Gold Bomb!!. Text: Deal 3 damage to a monster or player.\n"
        "   4   play Bomb!. Text: Deal 1 damage to a monster or player.\n"
        "   5   activate Maggy. Text: You may play one more loot this turn.\n"
        "   6   activate Yum Heart. Text: Prevent the next damage to a monster or player this turn.\n"
        "   7 a attack\n"
        "   9 e end the turn\n");
}

TEST_CASE("NO_COLOR: a terminal shows no colours") {
  setenv("NO_COLOR", "1", 1);
  {
    OnTerminal play(seed_35);
    CHECK_FALSE(has(play.until("> "), "\x1b[1m"));
    play.type("quit\n");
    CHECK(play.code() == 0);
  }
  unsetenv("NO_COLOR");
  OnTerminal play(seed_35);
  CHECK(has(play.until("> "), "\x1b[1m"));
  play.type("quit\n");
  CHECK(play.code() == 0);
}

// ---- Replays

TEST_CASE("replay --as: only what the player could see") {
  const fs::path journal = own_folder.path() / "as.journal";
  fs::remove(journal);
  soulstack_with("e\nquit\n", {"play", "--players", "2", "--seed", "35", "--journal", journal.string()});
  const auto stepped = [&](const std::vector<std::string>& more) {
    std::vector<std::string> arguments = {"replay", journal.string(), "--step"};
    arguments.insert(arguments.end(), more.begin(), more.end());
    return soulstack_with("1\n1\n1\n1\nquit\n", arguments).out;
  };
  CHECK(has(stepped({}), "> end the turn"));
  CHECK(has(stepped({"--as", "P1"}), "Hand      3 Cents!"));
  CHECK_FALSE(has(stepped({"--as", "P2"}), "3 Cents!"));
  CHECK(has(stepped({"--as", "P2"}), "P1 is asked"));
  CHECK(has(soulstack_with("", {"replay", journal.string(), "--as", "P3"}).err, "P1 to P2; got `P3`"));
}

}  // namespace soulstack::testing::play_terminal_test
