// The report of `soulstack fuzz`.
#include "tools/fuzzing/fuzz_report.h"

#include <fmt/ranges.h>

#include <iterator>

#include "engine/game/game.h"
#include "engine/model/content.h"
#include "engine/model/enum_rows.h"
#include "tools/display/json_view.h"
#include "tools/simulate/summary.h"

namespace soulstack::tools {

namespace {

constexpr std::size_t cards_shown = 5;
constexpr std::uint64_t pairs_that_tell = 10;  // minimum for the statistics of a card

std::string_view kind_name(scripting::FaultKind kind) {
  constexpr std::string_view names[] = {"none", "script", "stopped", "disorder", "crash"};
  static_assert(std::size(names) == count_of<scripting::FaultKind>);
  return names[static_cast<std::size_t>(kind)];
}

// Appended to the names of the pair.
std::string what_is_needed(const Written& w) {
  if (!w.scenario)
    return "";
  return w.needed.size() > 1    ? ": needs both"
         : w.needed.size() == 1 ? fmt::format(": needs only {}", w.needed.front())
                                : ": needs neither";
}

std::string where_met(const Written& w) {
  const FoundFault& finding = w.finding;
  const std::uint64_t soonest = finding.soonest.front().game;
  return fmt::format("found in {} {}, first in game {}, with the fewest answers in game {}{}", grouped(finding.times),
                     finding.times == 1 ? "game" : "games", finding.first, soonest,
                     w.game == soonest ? "" : fmt::format(", shown for game {}", w.game));
}

// For a loop, lists the cards that all its games have in common.
std::string what_is_common(const FoundFault& finding) {
  if (finding.loops < 2)
    return "";
  return fmt::format("   {} loops of different cards, all of them with {}\n", grouped(finding.loops),
                     fmt::join(scripting::cards_of_loop(finding.fault().cause), ", "));
}

void print_scenario(Console& c, const Written& w) {
  if (!w.scenario) {
    c.print("   {}\n",
            w.cut_short
                ? std::string("There was no time to write a scenario; repeat the game with the command above")
                : fmt::format("It has no scenario: {}. Repeat the game with the command above", w.why_no_scenario));
    return;
  }
  if (w.cut_short)
    c.print("   There was no time to minimise it fully\n");
  if (!w.file.empty())
    c.print("   {}\n", w.file);
  else
    c.print("\n{}", w.scenario->text);
}

void print_finding(Console& c, std::size_t n, const Written& w) {
  c.print("\n{} {}\n", c.paint(Ink::red, fmt::format("{}.", n)), w.finding.fault().what);
  c.print("{}   {} (rules {})\n   {}\n", what_is_common(w.finding), where_met(w), w.rules,
          c.paint(Ink::faint, w.repeat));
  if (!w.pair.empty())
    c.print("   the pair {}{}\n", w.pair, what_is_needed(w));
  print_scenario(c, w);
}

Json finding_json(const Written& w) {
  const scripting::Fault& fault = w.finding.fault();
  Json j{{"kind", kind_name(fault.kind)},
         {"what", fault.what},
         {"cause", fault.cause},
         {"card", fault.card},
         {"times", w.finding.times},
         {"first", w.finding.first},
         {"game", w.game},
         {"rules", w.rules},
         {"repeat", w.repeat}};
  if (!w.pair.empty())
    j.update({{"pair", w.pair}, {"needed", w.needed}});
  if (w.scenario)
    j.update({{"scenario", w.scenario->text}, {"sets", w.scenario->sets}, {"runs", w.scenario->runs}});
  else if (!w.why_no_scenario.empty())
    j["why_no_scenario"] = w.why_no_scenario;
  if (w.cut_short)
    j["cut_short"] = true;
  if (!w.file.empty())
    j["file"] = w.file;
  return j;
}

// ---- Pairs

std::string_view deck_name_of(const FuzzReport& report, DeckId deck) {
  return report.plan.rulesets.front()->content().decks[deck.value].name;
}

const std::string& id_of(const FuzzReport& report, CardDefId card) {
  return report.plan.rulesets.front()->content()[card].id;
}

std::vector<PairsOfDecks> counted(const FuzzReport& report) {
  return counted(report.plan.rulesets.front()->content(), report.plan.pairs, report.result.pairs);
}

Json counts_json(const PairCounts& c) {
  return {{"pairs", c.pairs}, {"played", c.played}, {"both_in_play", c.in_play}, {"both_used", c.used}};
}

Json pairs_json(const FuzzReport& report) {
  const std::vector<PairsOfDecks> decks = counted(report);
  Json j = counts_json(sum_of(decks));
  j["decks"] = Json::array();
  for (const PairsOfDecks& of : decks) {
    Json row{{"first", deck_name_of(report, of.first)}, {"second", deck_name_of(report, of.second)}};
    row.update(counts_json(of.counts));
    j["decks"].push_back(row);
  }
  j["cards"] = Json::array();
  for (const CardUse& use : uses_of(report.plan.pairs, report.result.pairs))
    j["cards"].push_back({{"id", id_of(report, use.card)}, {"pairs_played", use.played}, {"used_in", use.used}});
  return j;
}

void print_counts(Console& c, std::string_view of, const PairCounts& n) {
  c.print("  {} {:>6} of {:>6} pairs, both in play in {:5.1f} %, both used in {:5.1f} %\n", padded(of, 24),
          grouped(n.played), grouped(n.pairs), percent(n.in_play, n.played), percent(n.used, n.played));
}

// Cards that were not used in most of their pairs: more rounds would help.
void print_seldom_used(Console& c, const FuzzReport& report) {
  std::string list;
  std::size_t shown = 0;
  for (const CardUse& use : uses_of(report.plan.pairs, report.result.pairs))
    if (use.played >= pairs_that_tell && use.used * 2 < use.played && shown++ < cards_shown)
      list += fmt::format("{}{} in {} of {} pairs", list.empty() ? "" : ", ", id_of(report, use.card), use.used,
                          use.played);
  if (!list.empty())
    c.print("  seldom used: {}{}\n", list,
            shown > cards_shown ? fmt::format(", and {} more", shown - cards_shown) : "");
}

void print_pairs(Console& c, const FuzzReport& report) {
  const std::vector<PairsOfDecks> decks = counted(report);
  for (const PairsOfDecks& of : decks)
    print_counts(c, fmt::format("{} + {}", deck_name_of(report, of.first), deck_name_of(report, of.second)), of.counts);
  print_counts(c, "in all", sum_of(decks));
  print_seldom_used(c, report);
}

}  // namespace

void print_json(Console& c, const FuzzReport& report) {
  const FuzzResult& result = report.result;
  Json j{{"schema", 1},
         {"command", "fuzz"},
         {"seed", report.plan.seed},
         {"first", report.plan.first},
         {"games", result.games},
         {"decisions", result.decisions},
         {"seconds", result.seconds}};
  if (!report.plan.pairs.empty())
    j["pairs"] = pairs_json(report);
  j["findings"] = Json::array();
  for (const Written& w : report.findings)
    j["findings"].push_back(finding_json(w));
  if (!result.whole)
    j["interrupted"] = true;
  write_json(c, j);
}

void print_report(Console& c, const FuzzReport& report) {
  const FuzzResult& result = report.result;
  const auto& rulesets = report.plan.rulesets;
  const std::vector<Written>& all = report.findings;
  c.print("{} games and {} decisions in {:.1f} s, seed {}, {}\n", grouped(result.games), grouped(result.decisions),
          result.seconds, report.plan.seed,
          rulesets.size() == 1 ? "rules " + rulesets.front()->content().rules.name
                               : fmt::format("{} rulesets", rulesets.size()));
  if (!report.plan.pairs.empty())
    print_pairs(c, report);
  c.print("{}\n", all.empty() ? "No findings" : all.size() == 1 ? "1 finding" : fmt::format("{} findings", all.size()));
  for (std::size_t i = 0; i < all.size(); ++i)
    print_finding(c, i + 1, all[i]);
}

}  // namespace soulstack::tools
