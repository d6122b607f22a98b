// Every word that loads works. For each kind of ability, each event that it may listen to and each field of that event,
// a card is written and its event is caused: the ability acts only if the field matches. The same for conditions of
// nouns, piles, deeds, durations and conditions, for questions about the past, in fields and in functions, for lists of
// values of each length, for nouns on cards in every zone, for each part of a cost, and for uses that are declined. A
// combination without a stimulus fails.
#include <cstdio>

#include "tests/support/cost_trials.h"
#include "tests/support/deed_trials.h"
#include "tests/support/event_trials.h"
#include "tests/support/gift_trials.h"
#include "tests/support/history_trials.h"
#include "tests/support/noun_trials.h"
#include "tests/support/pile_trials.h"
#include "tests/support/value_trials.h"
#include "tests/support/zone_trials.h"

namespace soulstack::testing::every_event_test {

TEST_CASE("every word that loads works") {
  Figures figures;
  figures.check(written_for_events(0));
  figures.check(written_for_events(1));
  figures.check(written_for_nouns());
  figures.check(written_for_deeds());
  figures.check(written_for_durations());
  figures.check(written_for_givens());
  figures.check(written_for_uses());
  figures.check(written_for_repeated_uses());
  figures.check(written_for_counts());
  figures.check(written_for_history(HistoryAsked::in_a_field));
  figures.check(written_for_history(HistoryAsked::in_a_function));
  figures.check(written_for_piles());
  figures.check(written_for_gifts());
  figures.check(written_for_limits());
  figures.check(written_for_values());
  figures.check(written_for_zones());
  figures.check(written_for_costs());
  figures.check(written_for_declined_uses());
  std::printf("Words: %d combinations that load, tried with %d stimuli\n", figures.combinations, figures.stimuli);
}

}  // namespace soulstack::testing::every_event_test
