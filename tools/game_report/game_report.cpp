// The report of one game as HTML.
#include "tools/game_report/game_report.h"

#include <algorithm>

#include "engine/explain/view.h"
#include "engine/table/table.h"
#include "engine/table/visibility.h"
#include "tools/docs/escape.h"
#include "tools/lab/html_page.h"
#include "tools/lab/picture.h"
#include "tools/players/position_value.h"
#include "tools/support/shell_word.h"

#ifndef SOULSTACK_VERSION
#define SOULSTACK_VERSION "unknown"
#endif

namespace soulstack::tools {

namespace {

constexpr double wide = 760, left = 60, right = 724, below = 54;
constexpr std::size_t most_cards = 15;

class Sections {
 public:
  Sections(const GameAnalysis& analysis, const Game& game, const Beginning& beginning, const std::string& file)
      : analysis_(analysis), game_(game), beginning_(beginning), file_(file) {}

  std::string players() const {
    HtmlTable table({{"player", true},
                     {"character", true},
                     {"played by", true},
                     {"souls"},
                     {"items"},
                     {"¢"},
                     {"monsters killed"},
                     {"deaths"}});
    for (std::size_t seat = 0; seat < analysis_.details().players.size(); ++seat) {
      const PlayerDetails& p = analysis_.details().players[seat];
      table.add_row({player_name(soulstack::seat(static_cast<int>(seat))), character(seat), beginning_.seats[seat],
                     fmt::format("{}", p.souls), fmt::format("{}", p.items), fmt::format("{}", p.coins),
                     fmt::format("{}", p.kills), fmt::format("{}", p.deaths)});
    }
    return table.html();
  }

  std::string chances() const {
    std::vector<std::string> names;
    for (std::size_t seat = 0; seat < beginning_.seats.size(); ++seat)
      names.push_back(name(seat));
    return colour_keys(names, 0) + chances_picture() +
           how_to_read(
               "The higher a line, the likelier that player wins if bots play on from there. At each turn the lines "
               "add up "
               "to 100 %. Where the picture is shaded, the chances changed by more than the estimates are uncertain.");
  }

  std::string turning_points() const {
    std::string text;
    for (const TurningPoint& point : analysis_.turning_points()) {
      text += fmt::format("<h3>{}: {} from {:.0f} % to {:.0f} %</h3>\n<p>A change of {} percentage points.</p>\n",
                          turns_text(point), html_escaped(name(point.seat)), point.before, point.after,
                          interval_text(point.change, 0));
      for (std::size_t n = point.from; n < point.to; ++n)
        text += lines_of_turn(analysis_.turns()[n]);
    }
    return text.empty() ? "<p>The chances never changed by more than the estimates are uncertain.</p>\n" : text;
  }

  std::string decisions(const std::vector<StandingDecision>& all, std::string_view than) const {
    if (all.empty())
      return "<p>None stood out.</p>\n";
    HtmlTable table({{"decision"},
                     {"turn"},
                     {"player", true},
                     {"question", true},
                     {"chosen", true},
                     {std::string(than), true},
                     {"difference"},
                     {"interval"}});
    for (const StandingDecision& d : all)
      table.add_row({fmt::format("{}", d.number), fmt::format("{}", d.turn), player_name(d.who), d.question, d.chosen,
                     d.other, with_sign(d.better.mean, 0), interval_text(d.better.interval, 0)});
    return table.html() +
           fmt::format("<p>To see the table before a decision:</p>\n<pre class=\"command\">{}</pre>\n",
                       html_escaped(fmt::format("soulstack replay {} --at {}", shell_word(file_), all.front().number)));
  }

  std::string cards() const {
    HtmlTable table({{"card", true},
                     {"who met it", true},
                     {"played, used or bought"},
                     {"souls"},
                     {"¢"},
                     {"loot"},
                     {"damage, without attacks"}});
    const std::vector<CardWork>& all = analysis_.cards();
    for (std::size_t n = 0; n < std::min(all.size(), most_cards); ++n) {
      const CardWork& card = all[n];
      std::string who;
      for (const Seat seat : card.who)
        who += (who.empty() ? "" : ", ") + player_name(seat);
      table.add_row({content()[card.card].name, who, fmt::format("{}", card.times), fmt::format("{}", card.souls),
                     fmt::format("{}", card.coins), fmt::format("{}", card.loot), fmt::format("{}", card.damage)});
    }
    return table.html();
  }

  std::string chances_csv() const {
    std::string csv = "turn,games";
    for (std::size_t seat = 0; seat < beginning_.seats.size(); ++seat)
      csv += fmt::format(",{}", player_name(soulstack::seat(static_cast<int>(seat))));
    for (const AnalysedTurn& turn : analysis_.turns())
      if (turn.before.games > 0) {
        csv += fmt::format("\n{},{}", turn.number, turn.before.games);
        for (std::size_t seat = 0; seat < turn.before.wins.size(); ++seat)
          csv += fmt::format(",{:.1f}", turn.before.percent(seat));
      }
    return csv + "\n";
  }

 private:
  const Content& content() const { return game_.table().content; }
  std::string character(std::size_t seat) const {
    const Table& t = game_.table();
    const CardIndex card = t.player(soulstack::seat(static_cast<int>(seat))).character;
    return card == no_card ? "" : t.printed(card).name;
  }
  // "P1 Judas"
  std::string name(std::size_t seat) const {
    return player_name(soulstack::seat(static_cast<int>(seat))) + " " + character(seat);
  }

  std::string turns_text(const TurningPoint& point) const {
    const int first = analysis_.turns()[point.from].number, last = analysis_.turns()[point.to - 1].number;
    return first == last ? fmt::format("Turn {}", first) : fmt::format("Turns {} to {}", first, last);
  }

  static std::string lines_of_turn(const AnalysedTurn& turn) {
    std::string text = fmt::format("<p>Turn {}, {}:</p>\n<ul>\n", turn.number, player_name(turn.who));
    for (const std::string& line : turn.lines)
      text += fmt::format("<li>{}</li>\n", html_escaped(line));
    return text + "</ul>\n";
  }

  std::string description() const {
    std::string text;
    for (const TurningPoint& point : analysis_.turning_points())
      text += fmt::format("{}: {} from {:.0f} % to {:.0f} %. ", turns_text(point), name(point.seat), point.before,
                          point.after);
    return text + "The numbers are at the end of this page.";
  }

  std::string chances_picture() const {
    const double top = 34, bottom = 290;
    Picture p(wide, bottom + below, "Estimated chance of each player to win, by turn", description());
    const Scale x{0, static_cast<double>(std::max(1, analysis_.turns().back().number + 1)), left, right};
    const Scale y{0, 100, bottom, top};
    p.axis_below(x, top, bottom, "turn");
    p.axis_left(y, left, right, "% of games won if bots play on from the start of the turn");
    for (const TurningPoint& point : analysis_.turning_points())
      p.box(x.at(analysis_.turns()[point.from].number), top,
            x.at(analysis_.turns()[point.to - 1].number + 1) - x.at(analysis_.turns()[point.from].number), bottom - top,
            "matters");
    for (std::size_t seat = 0; seat < beginning_.seats.size(); ++seat) {
      std::vector<std::pair<double, double>> line;
      for (const AnalysedTurn& turn : analysis_.turns())
        if (turn.before.games > 0)
          line.emplace_back(x.at(turn.number), y.at(turn.before.percent(seat)));
      if (game_.over())
        line.emplace_back(x.to,
                          y.at(game_.table().player(soulstack::seat(static_cast<int>(seat))).flags.has(PlayerFlag::won)
                                   ? 100.0 / static_cast<double>(game_.winners().size())
                                   : 0));
      if (!line.empty())
        p.path(line, look("l", seat));
    }
    return p.svg();
  }

  const GameAnalysis& analysis_;
  const Game& game_;
  const Beginning& beginning_;
  const std::string& file_;
};

std::string points_of_greedy() {
  const PositionWeights& w = position_weights;
  return fmt::format(
      "<h2>Decisions that stood out</h2>\n<p>The difference to another option is in the points by which greedy values "
      "positions: the first soul is worth {:.0f}, an item {:.0f}, a loot card {:.0f}, 1¢ {:.1f}, and a win {:.0f}. An "
      "option that makes the loss of the game likelier by 10 % costs about {:.0f}.</p>\n",
      w.soul + w.soul_squared, w.item, w.loot, w.coin, w.win, 2 * w.win / 10);
}

}  // namespace

std::string game_report(const GameAnalysis& analysis, const Game& game, const Beginning& beginning,
                        const std::string& file, const std::string& verdict) {
  const Sections page(analysis, game, beginning, file);
  std::string body = fmt::format("<h1>{}</h1>\n", html_escaped(verdict));
  body += fmt::format("<p>Seed {}, rules {}.</p>\n", beginning.seed, html_escaped(beginning.rules));
  body +=
      "<p class=\"caution\">All estimates are those of bots, which play differently from people: the chances are "
      "shares "
      "of games that eager won from there, and options are compared by how greedy values positions.</p>\n";
  body += "<h2>The players at the end</h2>\n" + page.players();
  body += "<h2>The chances</h2>\n" + page.chances();
  body += "<h2>Turning points</h2>\n" + page.turning_points();
  body += points_of_greedy() + "<h3>Better than any other option</h3>\n" +
          page.decisions(analysis.good(), "the best other option");
  body += "<h3>Another option was better</h3>\n" + page.decisions(analysis.bad(), "the better option");
  body += "<h2>Which cards did the work</h2>\n<p>What cards brought in the whole game, the most valuable first.</p>\n" +
          page.cards();
  body += fmt::format(
      "<h2>Method</h2>\n<ul>\n<li>The chances before a turn: the game was continued {} times by eager from the first "
      "moment of the turn with an empty stack. What no spectator sees (hands, decks) was shuffled anew each "
      "time.</li>\n"
      "<li>The largest changes were estimated again from {} other games on each side. Those are shown whose interval "
      "excludes 0; all intervals together are right in 95 % of games.</li>\n"
      "<li>Options were compared in {} samples of what the player could not see: everybody passes until the stack is "
      "empty. The {} largest differences of each kind were estimated again in {} others, with intervals as above. Of "
      "several in a turn of a player, the first is shown.</li>\n<li>Cards are sorted by the points of greedy.</li>\n"
      "</ul>\n",
      chances_games, chances_games_again, option_samples, most_judged_again, option_samples_again);
  body += fmt::format(
      "<h2>To see the game</h2>\n<pre class=\"command\">soulstack replay {0} --narrate\nsoulstack replay {0} "
      "--step</pre>\n<p>soulstack {1}</p>\n<details><summary>The chances as CSV</summary>\n<pre>{2}</pre></details>\n",
      html_escaped(shell_word(file)), SOULSTACK_VERSION, html_escaped(page.chances_csv()));
  return html_page(verdict, body);
}

}  // namespace soulstack::tools
