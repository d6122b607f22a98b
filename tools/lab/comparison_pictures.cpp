// The pictures of a comparison.
#include "tools/lab/comparison_pictures.h"

#include <algorithm>
#include <cmath>

#include "tools/lab/html_page.h"
#include "tools/lab/picture.h"

namespace soulstack::tools {

namespace {

constexpr double below = 54;  // for the ticks and the name of an axis
constexpr int turns_in_bin = 10;

Scale with_margin(double least, double most, double from, double to) {
  const double margin = std::max((most - least) * 0.06, 1e-6);
  return {least - margin, most + margin, from, to};
}

}  // namespace

std::string intervals_picture(const Comparison& c) {
  const double row = 48, top = 12, bottom = top + row * static_cast<double>(c.variants.size() - 1);
  double least = 0, most = 0, matters = 0;
  std::string description;
  for (std::size_t variant = 1; variant < c.variants.size(); ++variant) {
    const Answer a = c.experiment.main_answer(variant);
    const Interval i = a.shown_interval();
    matters = a.matters * a.measure->scale;
    least = std::min({least, i.low, -matters});
    most = std::max({most, i.high, matters});
    description += fmt::format("{}: {:+.2f}, interval {:+.2f} to {:+.2f}. ", c.name_of(variant), a.shown_difference(),
                               i.low, i.high);
  }
  Picture p(across::wide, bottom + below, "Difference from A with its interval", description);
  const Scale x = with_margin(least, most, across::left, across::right);
  p.box(x.at(-matters), top, x.at(matters) - x.at(-matters), bottom - top, "matters");
  p.axis_below(x, top, bottom,
               fmt::format("difference from A in {}; shaded: too small to matter", main_measure(c).wording.unit));
  p.line(x.at(0), top, x.at(0), bottom, "zero");
  for (std::size_t variant = 1; variant < c.variants.size(); ++variant) {
    const Answer a = c.experiment.main_answer(variant);
    const Interval i = a.shown_interval();
    const double y = top + row * (static_cast<double>(variant) - 0.35);
    p.text(across::left + 8, y - 14, c.name_of(variant));
    p.line(x.at(i.low), y, x.at(i.high), y, look("l", variant));
    p.line(x.at(i.low), y - 7, x.at(i.low), y + 7, look("l", variant));
    p.line(x.at(i.high), y - 7, x.at(i.high), y + 7, look("l", variant));
    p.dot(x.at(a.shown_difference()), y, look("f", variant));
  }
  return p.svg();
}

namespace {

std::vector<double> shares_by_length(const VariantSums& variant) {
  std::vector<double> shares(longest_counted / turns_in_bin + 1);
  for (std::size_t n = 0; n < variant.turns.size(); ++n)
    shares[n / turns_in_bin] += 100.0 * static_cast<double>(variant.turns[n]) / static_cast<double>(variant.games);
  return shares;
}

}  // namespace

std::string lengths_picture(const Comparison& c) {
  const double top = 34, bottom = 270;
  std::size_t bins = 1;
  double most = 1;
  std::string description;
  for (std::size_t variant = 0; variant < c.variants.size(); ++variant) {
    const std::vector<double> shares = shares_by_length(c.experiment.variant(variant));
    for (std::size_t n = 0; n < shares.size(); ++n)
      if (shares[n] > 0)
        bins = std::max(bins, n + 1);
    most = std::max(most, *std::max_element(shares.begin(), shares.end()));
    description +=
        fmt::format("{}: median {} turns. ", c.name_of(variant), c.experiment.variant(variant).median_turns());
  }
  Picture p(across::wide, bottom + below, "How many games have which length", description);
  const Scale x{0, static_cast<double>(bins) * turns_in_bin, across::left, across::right};
  const Scale y{0, most * 1.05, bottom, top};
  p.axis_below(x, top, bottom, "turns of a game");
  p.axis_left(y, across::left, across::right, fmt::format("% of games, for each {} turns", turns_in_bin));
  for (std::size_t variant = 0; variant < c.variants.size(); ++variant) {
    std::vector<std::pair<double, double>> steps = {{x.at(0), bottom}};
    const std::vector<double> shares = shares_by_length(c.experiment.variant(variant));
    for (std::size_t n = 0; n < bins; ++n) {
      steps.emplace_back(x.at(static_cast<double>(n * turns_in_bin)), y.at(shares[n]));
      steps.emplace_back(x.at(static_cast<double>((n + 1) * turns_in_bin)), y.at(shares[n]));
    }
    steps.emplace_back(x.to, bottom);
    p.path(steps, look("l", variant));
  }
  return p.svg();
}

namespace {

// The looks at one variant: its difference as a line, and the interval as an area.
void draw_looks(Picture& p, const std::vector<Look>& looks, const Scale& x, const Scale& y, double scale,
                std::size_t variant) {
  std::vector<std::pair<double, double>> band, middle;
  for (const Look& at : looks) {
    band.emplace_back(x.at(static_cast<double>(at.pairs)), y.at(at.interval.high * scale));
    middle.emplace_back(x.at(static_cast<double>(at.pairs)), y.at(at.difference * scale));
  }
  for (std::size_t n = looks.size(); n-- > 0;)
    band.emplace_back(x.at(static_cast<double>(looks[n].pairs)), y.at(looks[n].interval.low * scale));
  p.path(band, look("a", variant), true);
  p.path(middle, look("l", variant));
  for (const auto& [px, py] : middle)
    p.dot(px, py, look("f", variant));
  if (looks.size() == 1)  // an area of no width cannot be seen
    p.line(x.to, y.at(looks[0].interval.low * scale), x.to, y.at(looks[0].interval.high * scale), look("l", variant));
}

}  // namespace

// Each variant has a drawing of its own, with the same scales, since the areas would overlap.
std::string running_picture(const Comparison& c) {
  const double scale = main_measure(c).scale, top = 34, gap = 30, height = c.variants.size() > 2 ? 130 : 236;
  const double bottom = top + (height + gap) * static_cast<double>(c.variants.size() - 1) - gap;
  double least = 0, most = 0;
  std::string description;
  for (std::size_t variant = 1; variant < c.variants.size(); ++variant) {
    for (const Look& at : c.experiment.looks(variant)) {
      least = std::min(least, at.interval.low * scale);
      most = std::max(most, at.interval.high * scale);
    }
    if (const std::vector<Look>& looks = c.experiment.looks(variant); !looks.empty())
      description += fmt::format("{}: {:+.2f}, interval {:+.2f} to {:+.2f} after {} pairs. ", c.name_of(variant),
                                 looks.back().difference * scale, looks.back().interval.low * scale,
                                 looks.back().interval.high * scale, looks.back().pairs);
  }
  Picture p(across::wide, bottom + below, "The difference and its interval as deals were added", description);
  const Scale x{0, static_cast<double>(c.experiment.pairs()), across::left, across::right};
  p.axis_below(x, top, bottom, "deals played");
  for (std::size_t variant = 1; variant < c.variants.size(); ++variant) {
    const double from = top + (height + gap) * static_cast<double>(variant - 1);
    const Scale y = with_margin(least, most, from + height, from);
    p.axis_left(y, across::left, across::right,
                c.variants.size() > 2
                    ? fmt::format("{}: difference from A in {}", letter_of(variant), main_measure(c).wording.unit)
                    : fmt::format("difference from A in {}", main_measure(c).wording.unit));
    p.line(across::left, y.at(0), across::right, y.at(0), "zero");
    draw_looks(p, c.experiment.looks(variant), x, y, scale, variant);
  }
  return p.svg();
}

namespace {

Interval share_in_percent(const VariantSums::Wins& wins) {
  return share_interval(static_cast<double>(wins.wins) / static_cast<double>(whole_win),
                        static_cast<double>(wins.games), 0.05)
      .times(100);
}

}  // namespace

std::string order_picture(const Comparison& c) {
  const double top = 34, bottom = 230;
  double most = 0;
  std::string description;
  for (std::size_t variant = 0; variant < c.variants.size(); ++variant) {
    description += c.name_of(variant) + ":";
    for (const VariantSums::Wins& wins : c.experiment.variant(variant).by_order) {
      most = std::max(most, share_in_percent(wins).high);
      description += fmt::format(" {:.1f} %", wins.percent());
    }
    description += ". ";
  }
  Picture p(across::wide, bottom + below, "Wins by turn order", description);
  const Scale y{0, most * 1.05, bottom, top};
  p.axis_left(y, across::left, across::right, "% of games won, with 95 % intervals");
  const double group = (across::right - across::left) / c.players,
               bar = group * 0.7 / static_cast<double>(c.variants.size());
  for (int seat = 0; seat < c.players; ++seat) {
    const double begin = across::left + group * (seat + 0.15);
    for (std::size_t variant = 0; variant < c.variants.size(); ++variant) {
      const VariantSums::Wins& wins = c.experiment.variant(variant).by_order[static_cast<std::size_t>(seat)];
      const double x = begin + bar * static_cast<double>(variant), height = y.at(wins.percent());
      p.box(x, height, bar - 2, bottom - height, look("f", variant));
      const Interval i = share_in_percent(wins);
      p.line(x + bar / 2 - 1, y.at(i.low), x + bar / 2 - 1, y.at(i.high), "zero");
    }
    p.text(across::left + group * (seat + 0.5), bottom + 20, seat == 0 ? "first" : fmt::format("{}.", seat + 1),
           "middle");
  }
  p.text((across::left + across::right) / 2, bottom + 44, "turn order, from the starting player", "middle");
  return p.svg();
}

namespace {

// The mean of the souls of the leader after a round, and its interval of 95 %.
struct LeaderAfter {
  double mean = 0, half_width = 0;
};
LeaderAfter leader_after(const VariantSums& variant, std::size_t round) {
  const VariantSums::Leader& sums = variant.leader[round];
  const double n = static_cast<double>(variant.games), mean = static_cast<double>(sums.souls) / n;
  const double variance = std::max(0.0, static_cast<double>(sums.squares) / n - mean * mean);
  return {mean, plain_half_width(std::sqrt(variance), variant.games, 0.05)};
}

// The round after which 95 % of the games of each variant are over.
std::size_t rounds_shown(const Comparison& c) {
  std::size_t rounds = 1;
  for (std::size_t variant = 0; variant < c.variants.size(); ++variant) {
    const VariantSums& sums = c.experiment.variant(variant);
    std::size_t n = 0;
    while (n + 1 < sums.leader.size() && sums.leader[n].over * 20 < sums.games * 19)
      ++n;
    rounds = std::max(rounds, n + 1);
  }
  return rounds;
}

}  // namespace

std::string leader_picture(const Comparison& c) {
  const double top = 34, bottom = 250;
  const std::size_t rounds = rounds_shown(c);
  double most = 1;
  std::string description;
  for (std::size_t variant = 0; variant < c.variants.size(); ++variant) {
    const double last = leader_after(c.experiment.variant(variant), rounds - 1).mean;
    most = std::max(most, last);
    description +=
        fmt::format("{}: {:.1f} souls after round {}, {:.1f} after round {}. ", c.name_of(variant),
                    leader_after(c.experiment.variant(variant), rounds / 2).mean, rounds / 2 + 1, last, rounds);
  }
  Picture p(across::wide, bottom + below, "Souls of the leading player by round", description);
  const Scale x{0, static_cast<double>(rounds), across::left, across::right};
  const Scale y{0, most * 1.08, bottom, top};
  p.axis_below(x, top, bottom, "rounds played; games that are over keep their last value");
  p.axis_left(y, across::left, across::right, "souls of the player with the most, on average");
  for (std::size_t variant = 0; variant < c.variants.size(); ++variant) {
    std::vector<std::pair<double, double>> middle = {{x.at(0), y.at(0)}}, band, lower;
    for (std::size_t n = 0; n < rounds; ++n) {
      const LeaderAfter after = leader_after(c.experiment.variant(variant), n);
      const double at = x.at(static_cast<double>(n + 1));
      middle.emplace_back(at, y.at(after.mean));
      band.emplace_back(at, y.at(after.mean + after.half_width));
      lower.emplace_back(at, y.at(after.mean - after.half_width));
    }
    band.insert(band.end(), lower.rbegin(), lower.rend());
    p.path(band, look("a", variant), true);
    p.path(middle, look("l", variant));
  }
  return p.svg();
}

std::string character_picture(const Comparison& c) {
  const std::vector<CharacterWins> characters = wins_by_character(c);
  const double of_variant = 9, row = of_variant * static_cast<double>(c.variants.size()) + 8, top = 12, names = 200;
  const double bottom = top + row * static_cast<double>(characters.size());
  double most = 1;
  for (const CharacterWins& character : characters)
    for (const VariantSums::Wins& wins : character.by_variant)
      if (wins.games > 0)
        most = std::max(most, share_in_percent(wins).high);
  Picture p(across::wide, bottom + below, "Wins by character", "The numbers are in the next table.");
  const Scale x{0, most * 1.03, names, across::right};
  p.axis_below(x, top, bottom, "% of games won, with 95 % intervals; line: equal chances");
  p.line(x.at(100.0 / c.players), top, x.at(100.0 / c.players), bottom, "zero");
  for (std::size_t n = 0; n < characters.size(); ++n) {
    const double begin = top + row * static_cast<double>(n) + 4;
    p.text(names - 10, begin + row / 2, characters[n].name, "end");
    for (std::size_t variant = 0; variant < c.variants.size(); ++variant) {
      const VariantSums::Wins& wins = characters[n].by_variant[variant];
      if (wins.games == 0)
        continue;
      const double y = begin + of_variant * (static_cast<double>(variant) + 0.5);
      const Interval i = share_in_percent(wins);
      p.line(x.at(i.low), y, x.at(i.high), y, look("l", variant));
      p.dot(x.at(wins.percent()), y, look("f", variant));
    }
  }
  return p.svg();
}

}  // namespace soulstack::tools
