// The screens of `soulstack play`: they fit the terminal, and nothing of an option is cut off.
#include <doctest/doctest.h>

#include <algorithm>
#include <sstream>
#include <string>
#include <vector>

#include "engine/explain/view.h"
#include "engine/game/game.h"
#include "scripting/binding/loaded.h"
#include "tests/support/running.h"
#include "tests/support/sanitized.h"
#include "tools/commands/playing/session.h"
#include "tools/display/board.h"
#include "tools/display/event_feed.h"
#include "tools/display/option_text.h"
#include "tools/display/screen.h"
#include "tools/players/match.h"

namespace soulstack::testing::screen_test {
namespace {

using namespace tools;

struct Size {
  int columns, rows;
};
constexpr Size sizes[] = {{80, 24}, {100, 30}, {140, 40}};

std::istringstream no_input;
std::ostringstream no_output;

Console terminal(Size size) {
  Console console{no_input, no_output, no_output};
  console.columns = size.columns;
  console.rows = size.rows;
  return console;
}

// Without spaces and line breaks, which wrapping changes.
std::string squeezed(const std::string& text) {
  std::string plain;
  std::copy_if(text.begin(), text.end(), std::back_inserter(plain), [](char c) { return c != ' ' && c != '\n'; });
  return plain;
}

std::string joined(const std::vector<std::string>& lines) {
  std::string all;
  for (const std::string& line : lines)
    all += line + "\n";
  return all;
}

struct Found {
  int screens = 0, too_high = 0, too_wide = 0, cut = 0, paged = 0, without_details = 0;
  std::string first;
};

void note(Found& found, int& count, const Screen& screen) {
  ++count;
  if (found.first.empty())
    found.first = joined(screen.lines);
}

void look_at(const Question& q, Size size, Found& found) {
  const Console console = terminal(size);
  Screen screen = screen_of(q, console);
  ++found.screens;
  if (static_cast<int>(screen.lines.size()) > size.rows - 1)
    note(found, found.too_high, screen);
  std::string all = joined(screen.lines);
  found.paged += screen.rest.empty() ? 0 : 1;
  while (!screen.rest.empty()) {
    const std::vector<std::string> page = next_page(screen.rest, console);
    if (static_cast<int>(page.size()) > size.rows - 1)
      note(found, found.too_high, screen);
    all += joined(page);
  }
  for (const std::string& line : lines_in(all))
    if (static_cast<int>(columns_shown(line)) > size.columns)
      note(found, found.too_wide, screen);
  const std::string shown = squeezed(all);
  for (const OptionLine& o : q.options) {
    if (shown.find(squeezed(o.label)) == std::string::npos)
      note(found, found.cut, screen);
    found.without_details += shown.find(squeezed(o.detail)) == std::string::npos ? 1 : 0;
  }
}

// Questions of a game, with the events since the one before.
template <class Look>
void questions_of(const scripting::Loaded& loaded, std::uint64_t seed, int each, int most, Look look) {
  const int players = 2 + static_cast<int>(seed % 3);
  Game game(loaded.content(), loaded.scripts(), {.players = players, .seed = seed, .characters = {}}, true);
  const auto bots = make_bots({"eager"}, players, seed);
  for (int n = 0; !game.over() && n < most; ++n) {
    if (n % each == 0) {
      const Seat who = game.decision().who;
      Question q = question_for(game, who);
      q.news = ranked_lines_of(news_for(game, who));
      q.table = view_for(game, who);
      clear_news(game);
      look(q);
    }
    REQUIRE_FALSE(game.answer(choose(game, bots)));
  }
}

const scripting::Loaded& with_base() {
  static const std::unique_ptr<scripting::Loaded> loaded = [] {
    std::vector<scripting::Finding> findings;
    return scripting::Loaded::load({std::string(SOULSTACK_TEST_ROOT) + "/cards/base"}, "extended", findings);
  }();
  return *loaded;
}

}  // namespace

TEST_CASE("screens: in 100 games each fits 80x24, 100x30 and 140x40, and no label of an option is cut") {
  Found found[std::size(sizes)];
  const std::uint64_t games = sanitized ? 5 : 100;
  for (std::uint64_t seed = 1; seed <= games; ++seed)
    questions_of(with_base(), seed, 13, 800, [&](const Question& q) {
      for (std::size_t n = 0; n < std::size(sizes); ++n)
        look_at(q, sizes[n], found[n]);
    });
  for (const Found& at_size : found) {
    INFO(at_size.first);
    CHECK(at_size.screens > static_cast<int>(games) * 20);
    CHECK(at_size.too_high == 0);
    CHECK(at_size.too_wide == 0);
    CHECK(at_size.cut == 0);
    MESSAGE(at_size.screens << " screens, " << at_size.paged << " with more pages, " << at_size.without_details
                            << " options without their text");
  }
  CHECK(found[2].paged == 0);
}

TEST_CASE("screens: a question with more options than rows has pages, which hold all of them") {
  Question q;
  q.asked = "P1: Choose";
  for (int n = 1; n <= 60; ++n)
    q.options.push_back({n, '\0', "option " + std::to_string(n) + ".", "", ""});
  const Console console = terminal({80, 24});
  Screen screen = screen_of(q, console);
  CHECK(screen.lines.size() == 23);
  CHECK(has(screen.lines.back(), "more; `more` shows them"));
  std::string all = joined(screen.lines);
  int pages = 1;
  for (; !screen.rest.empty(); ++pages)
    all += joined(next_page(screen.rest, console));
  CHECK(pages == 3);
  for (int n = 1; n <= 60; ++n)
    CHECK(has(all, "option " + std::to_string(n) + "."));
}

TEST_CASE("screens: news that do not fit are counted, and the table is folded before options lose their text") {
  Question q;
  q.asked = "P1: Choose";
  for (int n = 1; n <= 400; ++n)
    q.news.push_back({"P2 gains " + std::to_string(n) + "¢"});
  for (int n = 1; n <= 6; ++n)
    q.options.push_back({n, '\0', "one", "", "A text that says what the card does."});
  const std::string text = joined(screen_of(q, terminal({80, 24})).lines);
  CHECK(has(text, "events more; `log` shows them"));
  CHECK(has(text, "P2 gains 400¢"));
  CHECK_FALSE(has(text, "P2 gains 10¢"));
  CHECK(has(text, "what the card does."));
}

TEST_CASE("screens: of much news, deaths and gains remain, wherever they are, and the rest is counted") {
  Question q;
  q.asked = "P1: Choose";
  for (int n = 1; n <= 300; ++n)
    q.news.push_back({n == 20 ? "P3 dies" : "P2 rolls " + std::to_string(n), n == 20 ? InNews::told : InNews::counted});
  const std::string text = joined(screen_of(q, terminal({80, 24})).lines);
  CHECK(has(text, "P3 dies"));
  CHECK(has(text, "299 events more; `log` shows them"));
  CHECK_FALSE(has(text, "rolls"));
  CHECK(in_news(EventType::player_died) == InNews::told);
  CHECK(in_news(EventType::turn_started) == InNews::heading);
}

TEST_CASE("screens: of much news, what happens to the reader stays longest, and what is left out is counted") {
  Question q;
  q.asked = "P1: Choose";
  q.news.push_back({"P1 dies", InNews::told, true});
  q.news.push_back({"P1 draws Bomb! (5 times)", InNews::counted, true});
  for (int n = 1; n <= 200; ++n)
    q.news.push_back({"P2 gains " + std::to_string(n) + "¢"});
  for (int n = 1; n <= 30; ++n)
    q.options.push_back({n, '\0', "one", "", ""});
  const std::string text = joined(screen_of(q, terminal({80, 24})).lines);
  CHECK(has(text, "P1 dies"));
  CHECK(has(text, "P1 draws Bomb! (5 times)"));
  CHECK(has(text, "events more; `log` shows them"));
  CHECK_FALSE(has(text, "P2 gains 1¢"));
}

TEST_CASE("screens: news for which there is no room at all is counted") {
  Question q;
  for (int n = 1; n <= 60; ++n)
    q.asked += "a long question ";
  q.news = std::vector<NewsLine>(3, {"P2 gains 1¢"});
  for (int n = 1; n <= 30; ++n)
    q.options.push_back({n, '\0', "one", "", ""});
  CHECK(has(joined(screen_of(q, terminal({80, 24})).lines), "3 events more; `log` shows them"));
}

TEST_CASE("screens: the short line of other players has their loot, also for three of them in 80 columns") {
  TableView view;
  view.viewer = seat(0);
  for (int s = 0; s < 4; ++s) {
    PlayerView player;
    player.seat = seat(s);
    player.hp = player.max_hp = 2;
    player.coins = 3;
    player.loot = 4;
    view.players.push_back(player);
  }
  const std::string board = joined(board_lines(view, terminal({80, 24}), {.joins_players = true}));
  CHECK(has(board, "P2 2/2 HP 3¢ 4 loot 0◆  P3 2/2 HP 3¢ 4 loot 0◆  P4 2/2 HP 3¢ 4 loot 0◆\n"));
}

TEST_CASE("news: what happens to a player is theirs, in the turn in which it happened") {
  Game game(with_base().content(), with_base().scripts(), {.players = 2, .seed = 5, .characters = {}}, true);
  const auto bots = make_bots({"eager"}, 2, 5);
  int own = 0, turn = 1;
  while (!game.over()) {
    for (const News& news : news_for(game, seat(0))) {
      const EventType type = news.event.type;
      const bool is_own = news.event.subject == Value::player(seat(0));
      if (type == EventType::damage_taken || type == EventType::player_died || type == EventType::loot_drawn) {
        own += news.is_of_reader;
        REQUIRE(news.is_of_reader == is_own);
      }
      turn += type == EventType::turn_started && news.event.subject && turn < news.turn ? 1 : 0;
      REQUIRE(news.turn <= turn);
    }
    clear_news(game);
    REQUIRE_FALSE(game.answer(choose(game, bots)));
  }
  CHECK(own > 0);
  CHECK(turn > 2);
}

TEST_CASE("screens: news that fits in a paragraph for each turn is not cut") {
  Question q;
  q.asked = "P1: Choose";
  for (int turn = 2; turn <= 4; ++turn) {
    q.news.push_back({"The turn of P" + std::to_string(turn) + " begins", InNews::heading});
    for (int n = 1; n <= 9; ++n)
      q.news.push_back({"news " + std::to_string(n), InNews::counted});
  }
  const Screen screen = screen_of(q, terminal({80, 24}));
  const std::string text = joined(screen.lines);
  CHECK(has(text, "· The turn of P4 begins · news 1"));
  CHECK_FALSE(has(text, "events more"));
  CHECK(screen.lines.size() < 23);
}

TEST_CASE("screens: where the shop and the bonus souls have no room, one line counts them and names the command") {
  questions_of(with_base(), 1, 1, 1, [&](Question q) {
    for (int n = 1; n <= 9; ++n)
      q.options.push_back({n, '\0', "one", "", "A text that says what the card does."});
    CHECK_FALSE(has(joined(screen_of(q, terminal({100, 40})).lines), "Folded"));
    const std::string small = joined(screen_of(q, terminal({80, 24})).lines);
    CHECK(has(small, "Folded    2 cards on sale, 3 bonus souls, the decks; `board` shows them"));
  });
}

TEST_CASE("screens: without rows, as in a pipe, everything is shown") {
  Question q;
  q.asked = "P1: Choose";
  for (int n = 1; n <= 100; ++n)
    q.options.push_back({n, '\0', "one", "", ""});
  CHECK(screen_of(q, terminal({80, 0})).lines.size() == 102);
}

TEST_CASE("columns: characters of East Asia take two, and marks that combine take none") {
  CHECK(columns_of("ember") == 5);
  CHECK(columns_of("3¢") == 2);
  CHECK(columns_of("\xE7\x81\xAB") == 2);      // fire, in Japanese
  CHECK(columns_of("e\xCC\x81") == 1);         // e with an accent
  CHECK(columns_of("\xF0\x9F\x8E\xB2") == 2);  // a die
  CHECK(shortened("\xE7\x81\xAB\xE7\x81\xAB\xE7\x81\xAB", 5) == "\xE7\x81\xAB...");
  CHECK(columns_shown("\x1b[1m12\x1b[0m3") == 3);
}

TEST_CASE("wrapped text keeps its spaces, and counts columns without codes of colour") {
  CHECK(wrapped("  a  b", 80, 2) == "  a  b");
  CHECK(wrapped("\x1b[1maa\x1b[0m bb", 5, 0) == "\x1b[1maa\x1b[0m bb");
  CHECK(wrapped("aa bb cc", 5, 1) == "aa\n bb\n cc");
  CHECK(wrapped_after("aa bb cc", 5, 1) == "aa bb\n cc");
}

}  // namespace soulstack::testing::screen_test
