// Verbs that ask players.
#include "scripting/binding/verb_rows.h"

#include <algorithm>

#include "engine/table/loops.h"
#include "engine/table/zone_layout.h"
#include "engine/verbs/announce.h"
#include "engine/verbs/choices.h"
#include "engine/verbs/searching.h"

namespace soulstack::scripting {

namespace {

using namespace verb;

Reply choose_one(Call& c, Prompt prompt) {
  Candidates among;
  c.group(1, among, c.player(0));
  if (!has_room(c, among.count))
    return too_many();
  return reply(choose(c.t, {.prompt = prompt, .who = c.player(0), .about = c.doer().source}, among));
}
Reply choose_some(Call& c) {
  Candidates among;
  c.group(1, among, c.player(0));
  if (!has_room(c, 2 * among.count))
    return too_many();  // the last ones: those of one question
  return reply(choose_some(c.t, {.prompt = Prompt::some, .who = c.player(0), .about = c.doer().source}, among));
}
Reply choose_at_random(Call& c) {
  Candidates among;
  c.group(0, among);
  return reply(done(choose_at_random(c.t, among)));
}
Reply choose(Call& c) { return choose_one(c, Prompt::choice); }
Reply choose_card(Call& c) { return choose_one(c, Prompt::look); }
// The pile to search: the pile of the noun.
bool searched_pile(const Call& c, ZoneId& pile) {
  const Value noun = c.args[1];
  if (!noun.is(ValueKind::filter))
    return false;
  const Filter& what = filter_of(c.t, noun.as_filter());
  if (what.noun != Noun::card || what.place.pile == AskedOfPlace::any_pile ||
      what.place.pile == AskedOfPlace::outside_the_game)
    return false;
  pile = ZoneId{static_cast<std::uint8_t>(zones::first_deck + what.place.pile)};
  return true;
}
constexpr const char* search_one_pile = "name the one pile to search: a_card { pile = deck.treasure }";
Reply search(Call& c) {
  ZoneId pile;
  if (!searched_pile(c, pile))
    return refuse(search_one_pile);
  Candidates among;
  c.group(1, among, c.player(0));
  if (!has_room(c, among.count))
    return too_many();
  return reply(search(c.t, {c.player(0), pile, c.doer()}, among));
}
Reply search_and_gain(Call& c) {
  ZoneId pile;
  if (!searched_pile(c, pile))
    return refuse(search_one_pile);
  Candidates among;
  c.group(1, among);
  if (!has_room(c, among.count))
    return too_many();
  return reply(search(c.t, {c.player(0), pile, c.doer(), true}, among));
}
Reply choose_number(Call& c) {
  Candidates among;
  for (int n = c.number(1); n <= c.number(2) && among.count < 100; ++n)
    among.add(Value::number(n));
  return reply(choose(c.t, {.prompt = Prompt::number, .who = c.player(0), .about = c.doer().source}, among));
}
Reply confirm(Call& c) {
  if (!may_be_asked(c.t, c.ability(), c.doer().source))
    return reply(done(Value::boolean(false)));
  const bool has_words = c.args[1].is(ValueKind::text);
  return reply(confirm(c.t, c.player(0), has_words ? c.args[1] : c.doer().source, Prompt::confirm));
}
enum VoteOption : std::size_t { votes_option, extra_option };
constexpr VerbOption of_votes[] = {
    {"votes", Type::number, "20.10.3", "The number of votes of each player, 1 to 9."},
    {"extra", Type::player, "20.10.3", "A player who has one more vote."},
};
Reply hold_vote(Call& c, bool tells_numbers) {
  Candidates voters, among;
  if (!c.all_players(0, voters))
    return refuse("`player` (argument 1) must contain only players");
  c.group(1, among);
  Voting how{.votes = c.has_option(votes_option) ? c.options[votes_option].as_number() : 1,
             .tells_numbers = tells_numbers};
  if (how.votes < 1 || how.votes > most_votes)
    return refuse("`votes` must be from 1 to 9");
  if (c.has_option(extra_option))
    how.extra = c.options[extra_option].as_seat();
  if (!has_room(c, voters.count * (how.votes + 1) + 2 * among.count))
    return too_many();
  return reply(vote(c.t, voters, among, how, c.doer()));
}
Reply vote(Call& c) { return hold_vote(c, false); }
Reply count_votes(Call& c) { return hold_vote(c, true); }
Reply split(Call& c) {
  Candidates among;
  c.group(2, among, c.player(0));
  if (!has_room(c, 3 * among.count))
    return too_many();  // with the points of each one
  return reply(split(c.t, c.player(0), std::clamp(c.number(1), 0, 50), among, c.doer()));
}
Reply all(Call& c) {
  Candidates all;
  c.group(0, all);
  c.host.list() = all;
  return {Reply::How::done, Value::make(ValueKind::list, static_cast<unsigned>(all.count), 0), nullptr};
}
Reply chosen_targets(Call& c) {
  Candidates chosen;
  if (const StackItem* item = c.t.find_item(c.item()))
    any_targets_of(c.t, *item, chosen);
  c.host.list() = chosen;
  return {Reply::How::done, Value::make(ValueKind::list, static_cast<unsigned>(chosen.count), 0), nullptr};
}
Reply in_order(Call& c) {
  Candidates all;
  c.group(0, all);
  if (!has_room(c, 2 * all.count))
    return too_many();
  return reply(arrange(c.t, all, c.doer()));
}
Reply count(Call& c) {
  Candidates all;
  c.group(0, all);
  return reply(all.count);
}

Reply matches(Call& c) {
  if (c.args[1].is(ValueKind::filter)) {
    const Filter& noun = filter_of(c.t, c.args[1].as_filter());
    return reply(bool{c.args[0]} && is_kind_of(c.t, noun, c.args[0], c.scope()));
  }
  Candidates all;
  c.group(1, all);
  return reply(std::find(all.begin(), all.end(), c.args[0]) != all.end());
}

// clang-format off
constexpr VerbRow choice_verbs[] = {
    {"all",                {{noun}},                          Type::list,    "20.12",  "A list of all that match the noun.", "", all, Does::nothing},
    {"choose",             {{player, noun}},                  Type::object,  "7.3",    "The player chooses one match; nil if there is none.", "?in any order", choose, Does::asks},
    {"choose_card",        {{player, {"cards", Type::list}}}, Type::card,    "19.3.3", "The player chooses one card from a list; nil if it is empty.", "?in any order", choose_card, Does::asks},
    {"chosen_targets",     {},                                Type::list,    "7.1",    "The chosen `any_targets` that are still legal.", "", chosen_targets, Does::nothing},
    {"choose_at_random",   {{noun}},                          Type::object,  "20.4.3", "A random match; nil if there is none.", "?in any order", choose_at_random, Does::change, {}, trait::only_returns},
    {"choose_number",      {{player, {"least", Type::number, false, true}, {"most", Type::number, false, true}}}, Type::number_or_nil, "7.3", "The player chooses a number.", "?in any order", choose_number, Does::asks, {}, trait::seldom_said},
    {"choose_some",        {{player, noun}},                  Type::list,    "7.3",    "The player chooses any number of matches, one at a time; returns a list, possibly empty.", "?in any order", choose_some, Does::asks},
    {"confirm",            {{player, {"question", Type::plain_text, true}}}, Type::boolean, "7.3", "Asks the player yes or no, in the words of `question`: confirm(you, \"Pay 1¢?\").", "may |can |up to |any number|if you like|wish|choose|unless", confirm, Does::asks},
    {"count",              {{noun}},                          Type::number,  "20.12",  "The number of matches of the noun.", "", count, Does::nothing},
    {"count_votes",        {{players, noun}},                 Type::splits,  "20.10.3","The players vote; returns a list of { object, amount }: what got votes, and how many.", "!vote", count_votes, Does::change, of_votes},
    {"in_order",           {{noun}},                          Type::list,    "20.12.2","A list of all matches in the order of the rules: a player with several chooses their order.", "?in any order", in_order, Does::change, {}, trait::only_returns},
    {"matches",            {{{"thing", Type::value, true}, {"noun", Type::noun}}}, Type::boolean, "7.3", "Whether the thing matches the noun; false for nil. What left play is matched as it last was, other cards that are not in play as printed.", "", matches, Does::nothing},
    {"search",             {{player, noun}},                  Type::card,    "20.4.2", "The player searches a pile and chooses a matching card; nil if none matches: search(you, a_card { pile = deck.treasure, guppy = true }).", "?look|?in any order", search, Does::asks, {}, trait::searches},
    {"search_and_gain",    {{player, noun}},                  Type::object,  "20.4.2", "The player searches a pile, gains a matching item and shuffles the pile; returns the item, nil if none matches.", "?shuffle|?look|?in any order", search_and_gain, Does::change, {}, trait::searches},
    {"split",              {{player, number, noun}},          Type::splits,  "20.12.3","The player splits n among the matches; returns a list of { object, amount }.", "", split, Does::asks},
    {"vote",               {{players, noun}},                 Type::object,  "20.10.2","The players vote; returns what got the most votes, nil on a tie.", "!vote", vote, Does::change, of_votes, trait::only_returns},
};
// clang-format on

}  // namespace

std::span<const VerbRow> verbs_of_choices() { return choice_verbs; }

}  // namespace soulstack::scripting
