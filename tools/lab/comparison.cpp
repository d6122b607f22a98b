// A comparison as text and as JSON.
#include "tools/lab/comparison.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <string_view>
#include <utility>

#include "engine/model/content.h"

namespace soulstack::tools {

ComparedVariant compared_variant(std::string title, std::string rules, const scripting::Loaded& loaded) {
  ComparedVariant variant{std::move(title), std::move(rules), stamps_of(loaded), {}};
  for (const CardDef& card : loaded.content().cards)
    variant.card_names.push_back(card.name);
  return variant;
}

namespace {

constexpr std::size_t title_columns = 15;

std::string number(double x, int decimals) { return fmt::format("{:.{}f}", x, decimals); }

Json json_of(const Interval& i) { return Json::array({i.low, i.high}); }

Json json_of(const Answer& a) {
  return {{"measure", a.measure->name},
          {"verdict", word_of(a.verdict)},
          {"sentence", a.sentence},
          {"a", a.shown_a()},
          {"b", a.shown_b()},
          {"difference", a.shown_difference()},
          {"interval", json_of(a.shown_interval())},
          {"error", a.error},
          {"matters", a.matters * a.measure->scale},
          {"spread", a.sums.spread() * a.measure->scale},
          {"correlation", a.sums.correlation()},
          {"pairs_that_differ", a.sums.unequal}};
}

Json json_of(const VariantSums& sums, const ComparedVariant& variant) {
  Json sets = Json::array();
  for (const SetStamp& set : variant.sets)
    sets.push_back({{"id", set.id}, {"version", set.version}, {"hash", hex(set.hash)}});
  return {{"title", variant.title},
          {"rules", variant.rules},
          {"sets", std::move(sets)},
          {"games", sums.games},
          {"won", sums.ended(Outcome::won)},
          {"draws", sums.ended(Outcome::draw)},
          {"lost", sums.ended(Outcome::lost)},
          {"stopped", sums.ended(Outcome::stopped)},
          {"median_turns", sums.median_turns()},
          {"script_errors", sums.script_errors}};
}

Json looks_json(const Experiment& e, std::size_t variant) {
  Json looks = Json::array();
  const double scale = measures()[e.plan().main].scale;
  for (const Look& look : e.looks(variant))
    looks.push_back({{"pairs", look.pairs},
                     {"difference", look.difference * scale},
                     {"interval", json_of(look.interval.times(scale))}});
  return looks;
}

std::string label_of(const Answer& a) {
  const Wording& w = a.measure->wording;
  switch (a.verdict) {
    case Verdict::less:
      return std::string(w.less_word);
    case Verdict::more:
      return std::string(w.more_word);
    case Verdict::same:
      return a.sums.unequal == 0 ? "equal" : "no difference above " + amount_text(a.matters * a.measure->scale, w);
    case Verdict::unclear:
      return "not clear yet";
    case Verdict::scarce:
      break;
  }
  return "too few games to say";
}

void print_row(Console& c, const std::vector<std::string>& cells) {
  constexpr std::size_t widths[] = {title_columns, 8, 8, 11, 18};
  std::string line = "  ";
  for (std::size_t i = 0; i < cells.size(); ++i) {
    const std::size_t width = i < std::size(widths) ? widths[i] : 0;
    const std::string cell = i == 0 ? padded(cells[i], width) : fmt::format("{:>{}}", cells[i], width);
    line += cell + (i + 1 < cells.size() ? "  " : "");
  }
  c.print("{}\n", line);
}

void print_variant(Console& c, const Comparison& of, std::size_t variant) {
  c.print("{}\n\n", of.headline(variant));
  print_row(c, {"", "A", fmt::format("{}", static_cast<char>('A' + variant)), "difference", "interval"});
  for (const Answer& a : of.experiment.answers(variant)) {
    if (!a.shown)
      continue;
    const int decimals = a.measure->wording.decimals;
    print_row(c, {std::string(a.measure->name) + (is_percent(*a.measure) ? ", %" : ""), number(a.shown_a(), decimals),
                  number(a.shown_b(), decimals), with_sign(a.shown_difference(), decimals),
                  a.verdict == Verdict::scarce ? "" : interval_text(a.shown_interval(), decimals), label_of(a)});
  }
  c.print("\n  {}\n\n", of.pairing(variant));
}

}  // namespace

std::string_view word_of(Verdict v) {
  switch (v) {
    case Verdict::less:
      return "less";
    case Verdict::more:
      return "more";
    case Verdict::same:
      return "same";
    case Verdict::unclear:
      return "unclear";
    case Verdict::scarce:
      break;
  }
  return "too_few";
}

std::string Comparison::name_of(std::size_t variant) const {
  return fmt::format("{} {}", letter_of(variant), variants[variant].title);
}

std::vector<CharacterWins> wins_by_character(const Comparison& of) {
  std::map<std::string, CharacterWins> by_name;
  for (std::size_t variant = 0; variant < of.variants.size(); ++variant)
    for (const auto& [number, wins] : of.experiment.variant(variant).by_character) {
      const std::string& name = of.variants[variant].card_names.at(number);
      CharacterWins& character = by_name.try_emplace(name, CharacterWins{name, {}}).first->second;
      character.by_variant.resize(of.variants.size());
      character.by_variant[variant] = wins;
    }
  std::vector<CharacterWins> all;
  for (const auto& [name, character] : by_name)
    all.push_back(character);
  std::stable_sort(all.begin(), all.end(), [](const CharacterWins& a, const CharacterWins& b) {
    return a.by_variant[0].percent() > b.by_variant[0].percent();
  });
  return all;
}

namespace {

constexpr double error_of_characters = 0.05;

// Of the difference of two shares in percent, as if the games were not paired: a bit too large, since they are.
double standard_error(const VariantSums::Wins& a, const VariantSums::Wins& b) {
  const auto variance = [](const VariantSums::Wins& w) {
    return w.games == 0 ? 0 : w.percent() * (100 - w.percent()) / static_cast<double>(w.games);
  };
  return std::sqrt(variance(a) + variance(b));
}

double chance_without_effect(const CharacterAnswer& a) {
  const double error = standard_error(a.a, a.b);
  return error > 0 ? chance_of((a.b.percent() - a.a.percent()) / error) : 1;
}

}  // namespace

std::vector<CharacterAnswer> characters_compared(const Comparison& of, std::size_t variant) {
  std::vector<CharacterAnswer> all;
  std::vector<double> chances;
  for (const CharacterWins& character : wins_by_character(of)) {
    all.push_back({character.name, character.by_variant[0], character.by_variant[variant], {}, "too few games"});
    if (std::min(all.back().a.games, all.back().b.games) >= fewest_pairs)
      chances.push_back(chance_without_effect(all.back()));
  }
  const std::size_t picked = stand_out(chances, error_of_characters);
  const double error = error_of_characters * static_cast<double>(std::max<std::size_t>(1, picked)) /
                       static_cast<double>(std::max<std::size_t>(1, chances.size()));
  for (CharacterAnswer& a : all) {
    const double difference = a.b.percent() - a.a.percent();
    const double half = standard_errors(error) * standard_error(a.a, a.b);
    a.interval = {difference - half, difference + half};
    if (std::min(a.a.games, a.b.games) >= fewest_pairs)
      a.sentence = !a.interval.excludes(0) ? "" : difference > 0 ? "wins more often" : "wins less often";
  }
  return all;
}

std::string Comparison::headline(std::size_t variant) const {
  return fmt::format("{} ({}) against {} (A): {}", variants[variant].title, static_cast<char>('A' + variant),
                     variants[0].title, experiment.main_answer(variant).sentence);
}

std::string Comparison::pairing(std::size_t variant) const {
  const double same = static_cast<double>(experiment.beside(variant).same_games),
               all = static_cast<double>(experiment.pairs());
  return fmt::format(
      "{:.0f} % of the deals are the same game under both variants; the correlation of the lengths is {:.2f}",
      all > 0 ? 100 * same / all : 0, experiment.answers(variant).front().sums.correlation());
}

std::string Comparison::bots_text() const {
  std::string text;
  for (const std::string& bot : bots)
    text += (text.empty() ? "" : ", ") + bot;
  return text;
}

std::string Comparison::caution() const {
  const bool is_one =
      std::all_of(bots.begin(), bots.end(), [&](const std::string& bot) { return bot == bots.front(); });
  return fmt::format("Bots: {}{}. The result holds for games between these bots; people may play differently.",
                     is_one ? bots.front() : bots_text(), is_one ? " in each seat" : ", by seat");
}

const Measure& main_measure(const Comparison& comparison) { return measures()[comparison.experiment.plan().main]; }

Json to_json(const Comparison& of) {
  const Experiment& e = of.experiment;
  const ExperimentPlan& plan = e.plan();
  Json j{{"schema", 1},
         {"command", "compare"},
         {"plan",
          {{"pairs", plan.pairs},
           {"until_clear", plan.until_clear},
           {"measure", measures()[plan.main].name},
           {"players", of.players},
           {"seed", of.seed},
           {"bots", of.bots},
           {"other_bots", of.other_bots},
           {"error", plan.error},
           {"look_every", Schedule{}.look_every}}},
         {"pairs", e.pairs()},
         {"caution", of.caution()},
         {"repeat", of.command},
         {"variants", Json::array()},
         {"comparisons", Json::array()},
         {"seconds", of.seconds}};
  for (std::size_t variant = 0; variant < of.variants.size(); ++variant)
    j["variants"].push_back(json_of(e.variant(variant), of.variants[variant]));
  for (std::size_t variant = 1; variant < of.variants.size(); ++variant) {
    Json answers = Json::array();
    for (const Answer& answer : e.answers(variant))
      answers.push_back(json_of(answer));
    j["comparisons"].push_back({{"a", of.variants[0].title},
                                {"b", of.variants[variant].title},
                                {"verdict", word_of(e.main_answer(variant).verdict)},
                                {"sentence", e.main_answer(variant).sentence},
                                {"same_games", e.beside(variant).same_games},
                                {"measures", std::move(answers)},
                                {"looks", looks_json(e, variant)}});
  }
  if (!of.whole)
    j["interrupted"] = true;
  return j;
}

std::string level_text(const Comparison& of) {
  const std::size_t others = of.variants.size() - 1;
  const double level = 100 * (1 - of.experiment.plan().error);
  const std::string several = others > 1
                                  ? fmt::format(", over all {} variants together (each {:.1f} %)", others,
                                                100 * (1 - of.experiment.plan().error / static_cast<double>(others)))
                                  : "";
  return fmt::format("{:.0f} % for {}{}, and {:.0f} % for all other numbers together", level, main_measure(of).name,
                     several, level);
}

namespace {

// What a plan for this variant would need.
struct NeededPairs {
  std::uint64_t to_show, to_find, to_exclude;
};
NeededPairs needed_for(const Answer& a) {
  const double error = Schedule{.error = a.error}.error_at_end();
  return {pairs_to_show(a.sums, a.matters, error), pairs_to_find(a.sums, a.matters, error),
          pairs_to_exclude(a.sums, a.matters, error)};
}

}  // namespace

Json plan_json(const Comparison& of) {
  Json plans = Json::array();
  for (std::size_t variant = 1; variant < of.variants.size(); ++variant) {
    const Answer a = of.experiment.main_answer(variant);
    const NeededPairs needed = needed_for(a);
    plans.push_back({{"variant", of.variants[variant].title},
                     {"measure", a.measure->name},
                     {"spread", a.sums.spread() * a.measure->scale},
                     {"matters", a.matters * a.measure->scale},
                     {"to_show", needed.to_show},
                     {"to_find", needed.to_find},
                     {"to_exclude", needed.to_exclude}});
  }
  return plans;
}

void print_plan(const Comparison& of, Console& c) {
  c.print("A pilot of {} of {} players, seed {}; its games do not answer the question\n\n",
          counted(of.experiment.pairs(), "deal"), of.players, of.seed);
  for (std::size_t variant = 1; variant < of.variants.size(); ++variant) {
    const Answer a = of.experiment.main_answer(variant);
    const NeededPairs needed = needed_for(a);
    const std::string size = amount_text(a.matters * a.measure->scale, a.measure->wording);
    c.print("{} against {}: the differences of {} spread by {:.1f}\n", of.name_of(variant), of.name_of(0),
            a.measure->name, a.sums.spread() * a.measure->scale);
    c.print("  {:>9}  for an interval of ±{}\n", grouped(needed.to_show), size);
    c.print("  {:>9}  to find a difference of {} in 9 of 10 experiments, if there is one\n", grouped(needed.to_find),
            size);
    c.print("  {:>9}  to rule out such a difference in 9 of 10 experiments, if there is none\n\n",
            grouped(needed.to_exclude));
  }
  c.print("  --matters sets another size, --games the number of deals. {}\n", of.caution());
}

void print(const Comparison& of, Console& c) {
  const Experiment& e = of.experiment;
  const double games = static_cast<double>(e.pairs() * of.variants.size());
  c.print("{} of {} players, seed {}\n\n", counted(e.pairs(), "deal"), of.players, of.seed);
  for (std::size_t variant = 1; variant < of.variants.size(); ++variant)
    print_variant(c, of, variant);
  if (e.many_stopped())
    c.print("  Over 0.5 % of the games of a variant were stopped by a limit.\n");
  c.print("  {}\n", of.caution());
  if (of.other_bots)
    c.print("  The bots of A and of the other variants drew different random numbers.\n");
  c.print(
      "  Each deal is played under both variants. Intervals: {}.\n  Differences of shares are in percentage "
      "points.\n",
      level_text(of));
  c.print("  {:.1f} s: {} games per second\n", of.seconds,
          grouped(static_cast<std::uint64_t>(of.seconds > 0 ? games / of.seconds : 0)));
}

}  // namespace soulstack::tools
