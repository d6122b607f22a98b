// What a study answers: who wins more or less often than usual, and which commands would test it.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "tools/lab/intervals.h"
#include "tools/study/study.h"

namespace soulstack::tools {

// Players or games, and how often they win.
struct StudyRow {
  std::string name;
  std::uint64_t players = 0, wins = 0;  // wins in shares of `whole_win`
  Interval interval = {};               // in percent
  int stands_out = 0;                   // 1: wins more often than usual, -1: less often

  double percent() const;
  std::string_view sentence() const;  // "more often", "too scarce to say"; empty: as usual
};

double usual_percent(const Study& study);
std::vector<StudyRow> by_order(const Study& study);
std::vector<StudyRow> by_character(const Study& study);  // the most successful first
std::vector<StudyRow> by_card(const Study& study);       // the same; the names are ids
// The ids of cards of the decks that nobody did anything with and that gave no soul. Without monsters.
std::vector<std::string> never_mattered(const Study& study);

// The winner's number less the mean of the others, with its interval.
struct TraitAnswer {
  double winners = 0, others = 0, difference = 0;
  Interval interval;
};
TraitAnswer answer_of(const Study& study, std::size_t trait);

// The games with a comeback, in percent of those with one winner, with an interval.
struct Share {
  double percent = 0;
  Interval interval;
};
Share comebacks_of(const Study& study);

// `again`: the options that play the same games.
std::vector<std::string> commands_that_test(const Study& study, const std::string& again);

inline constexpr std::string_view ahead_gets_more =
    "Who is ahead also gets more of most things: this is not what causes winning.";

Json study_json(const Study& study);
// `again`: the options that play the same games, for the commands that test what the study suspects.
void print_study(const Study& study, const std::string& again, Console& console);

}  // namespace soulstack::tools
