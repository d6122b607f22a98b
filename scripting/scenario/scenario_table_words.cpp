// Queries and actions of the table in a scenario.
#include <algorithm>

#include "engine/explain/describe.h"
#include "engine/explain/explain_refusal.h"
#include "engine/model/names.h"
#include "engine/table/queries.h"
#include "engine/table/zone_layout.h"
#include "scripting/scenario/scenario_names.h"
#include "scripting/scenario/scenario_request.h"

namespace soulstack::scripting {

namespace {

CallResult text_or_nil(bool known, std::string_view text) {
  return known ? CallResult(std::string(text)) : CallResult();
}

CallResult t_active(const Request& c) { return c.play.name_of(c.t.active()); }
CallResult t_turn(const Request& c) { return whole(c.t.s.turn.number); }
CallResult t_phase(const Request& c) { return std::string(name_of(c.t.s.turn.phase)); }
CallResult t_timer(const Request& c) { return whole(c.t.s.round.timer); }
CallResult t_over(const Request& c) { return c.t.s.over(); }
CallResult t_lost(const Request& c) { return c.play.game().outcome() == Outcome::lost; }
CallResult t_winner(const Request& c) {  // the only one
  const std::vector<Seat> winners = c.play.game().winners();
  return winners.size() == 1 ? CallResult(c.play.name_of(winners.front())) : CallResult();
}
CallResult t_winners(const Request& c) {
  std::vector<std::string> names;
  for (Seat s : c.play.game().winners())
    names.push_back(c.play.name_of(s));
  return names;
}
CallResult t_asked(const Request& c) {
  const Decision& d = c.play.game().decision();
  return d.open ? CallResult(c.play.name_of(d.who)) : CallResult();
}
CallResult t_question(const Request& c) {
  const Decision& d = c.play.game().decision();
  return text_or_nil(d.open, prompt_rows[static_cast<std::size_t>(d.prompt)].name);
}
CallResult t_why(const Request& c) {
  const Decision& d = c.play.game().decision();
  return text_or_nil(d.open, d.open ? d.rule() : std::string_view());
}
// t:why_not("P1", "play", "bomb"): the rule, the sentence, and the card that is the reason. Nil: they may.
CallResult t_why_not(const Request& c) {
  const Refusal refusal = c.play.why_not(c.player(2), c.text(3), c.has(4) ? c.text(4) : "");
  if (!refusal)
    return {};
  Several reasons{{std::string(refusal.rule), sentence_of(c.t, refusal)}};
  if (refusal.because.known() && c.t.content[refusal.because].card.known())
    reasons.texts.emplace_back(without_set(c.t.content[c.t.content[refusal.because].card].id));
  return reasons;
}
// The causes of the last event of that name: "damage_taken < put_on_stack < loot_played".
CallResult t_because(const Request& c) { return c.play.because(c.text(2)); }
CallResult t_options(const Request& c) { return c.play.options(); }

// The scenario may end anywhere; it only checks that nothing fails.
CallResult t_may_end_anywhere(const Request& c) { return c.play.may_end_anywhere(), CallResult(); }
CallResult t_settle(const Request& c) { return c.play.settle(), CallResult(); }
CallResult t_resolve(const Request& c) { return c.play.resolve(), CallResult(); }
CallResult t_pass_all(const Request& c) { return c.play.pass_all(), CallResult(); }
CallResult t_stack(const Request& c) { return c.play.stack(); }
CallResult t_on_stack(const Request& c) { return c.play.is_on_stack(label(c.text(2))); }
CallResult t_can(const Request& c) { return c.play.can(c.player(2), c.text(3)); }
CallResult t_events(const Request& c) { return whole(c.play.events(c.text(2))); }
// t:order("monster_died", "player_died P1"): did these events happen, each later than the one before it?
CallResult t_order(const Request& c) {
  std::vector<std::string> events;
  for (int n = 2; n <= c.arguments() + 1; ++n)
    events.push_back(c.text(n));
  return c.play.order(events);
}

CallResult t_hp(const Request& c) { return whole(hp(c.t, c.object(2))); }
CallResult t_max_hp(const Request& c) { return whole(max_hp(c.t, c.object(2))); }
CallResult t_evasion(const Request& c) { return whole(evasion_of(c.t, c.object(2))); }
CallResult t_attack_of(const Request& c) { return whole(attack_of(c.t, c.object(2))); }
CallResult t_counters(const Request& c) { return whole(counters_of(c.t, c.object(2))); }
CallResult t_charged(const Request& c) { return !c.t.card(c.card(2)).flags.has(CardFlag::deactivated); }

CallResult t_in_play(const Request& c) {
  const Label wanted = label(c.text(2));
  c.want_card(wanted.text);
  return c.play.is_in_play(wanted);
}
CallResult t_discarded(const Request& c) {
  const std::string name = c.text(2);
  c.want_card(name);
  for (std::size_t d = 0; d < c.t.content.decks.size(); ++d)
    if (c.play.is_in(zones::discard(DeckId{static_cast<std::uint8_t>(d)}), name))
      return true;
  return false;
}
CallResult t_bonus_soul(const Request& c) { return c.want_card(c.text(2)), c.play.is_in(zones::bonus, c.text(2)); }
CallResult t_slot(const Request& c) {  // t:slot(2), t:slot(1, "shop"): the card on top
  const SlotTypeId type = c.slots(3);
  int left = c.number_or(2, 1, 1, max_zones);
  for (std::uint8_t z = 0; z < c.t.s.zones.count; ++z)
    if (zones::is_slot(c.t, ZoneId{z}, type) && --left == 0)
      return c.id_or_nil(c.t.zone(ZoneId{z}).top);
  return {};
}
CallResult t_slots(const Request& c) {  // how many
  const SlotTypeId type = c.slots(2);
  int n = 0;
  for (std::uint8_t z = 0; z < c.t.s.zones.count; ++z)
    n += zones::is_slot(c.t, ZoneId{z}, type);
  return whole(n);
}

CallResult nth_id(const Request& c, ZoneId zone) {
  return c.id_or_nil(c.play.nth_card(zone, c.number_or(3, 1, 1, max_cards)));
}
CallResult t_top(const Request& c) { return nth_id(c, zones::deck(c.deck(2))); }
CallResult t_discard(const Request& c) { return nth_id(c, zones::discard(c.deck(2))); }
CallResult t_bottom(const Request& c) { return c.id_or_nil(c.t.zone(zones::deck(c.deck(2))).bottom); }
CallResult t_deck_size(const Request& c) { return whole(c.t.zone(zones::deck(c.deck(2))).count); }
CallResult t_discard_size(const Request& c) { return whole(c.t.zone(zones::discard(c.deck(2))).count); }

using enum ScenarioType;
using How = ScenarioParam::How;

// clang-format off
constexpr Entry table_rows[] = {
    {{"active", {}, text, "The name of the active player.", false,
     {"it is {not}{is}'s turn", "", "the active player"}}, t_active},
    {{"turn", {}, number, "The number of the turn.", false,
     {"it is turn {is}", "", "the number of the turn"}}, t_turn},
    {{"phase", {}, text, "The name of the phase of the turn.", false,
     {"the phase is {not}{is}", "", "the phase"}}, t_phase},
    {{"timer", {}, number, "The timer of a game with one.", false,
     {"the timer is at {is}", "", "the timer"}}, t_timer},
    {{"over", {}, boolean, "Is the game over?", false,
     {"the game is over", "the game is not over", ""}}, t_over},
    {{"lost", {}, boolean, "Did all players lose?", false,
     {"all players have lost", "the players have not lost", ""}}, t_lost},
    {{"winner", {}, text, "The name of the only winner; nil if there is none, or several.", false,
     {"the only winner is {not}{is}", "there is no single winner", "the only winner"}}, t_winner},
    {{"winners", {}, texts, "The names of the winners.", false,
     {"the winners are {is}", "", "winners", "the number of winners is {is}"}}, t_winners},
    {{"asked", {}, text, "The name of the player who has to decide; nil if nobody has to.", false,
     {"the player who has to decide is {not}{is}", "nobody has to decide", "the player who has to decide"}}, t_asked},
    {{"question", {}, text, "The name of the open question; nil if there is none.", false,
     {"the open question is {not}{is}", "No question is open", "the open question"}}, t_question},
    {{"why", {}, text, "The number of the rule behind the open question; nil if there is none.", false,
     {"the open question is {not}by rule {is}", "No question is open", "the rule of the open question"}}, t_why},
    {{"options", {}, texts, "The possible answers to the open question.", false,
     {"the possible answers are {is}", "", "possible answers", "the open question has {is} possible answer{s}"}}, t_options},
    {{"why_not", {{{"player", player}, {"deed", text}, {"card", card, How::optional}}}, texts, "Why a player may not do something: the rule, a sentence, and the card that is the reason; nil if they may. The deed is \"attack\", \"buy\" or \"end\"; or \"play\", \"activate\" or \"choose\" with a card.", true,
     {"{player} may not {deed}[ {card}][ (rule {is})]", "{player} may {deed}[ {card}]", "why {player} may not {deed}[ {card}]"}}, nullptr, of_table<t_why_not, 3>},
    {{"because", {{{"event", event}}}, text, "The causes of the last event of that name: \"damage_taken < put_on_stack < loot_played\".", true,
     {"{event}: its causes are {is}", "", "the causes of {event}"}}, nullptr, of_table<t_because, 1>},
    {{"may_end_anywhere", {}, none, "The scenario may end with a question open or dice unused.", true,
     {"the test may end at any point", "", ""}}, nullptr, of_table<t_may_end_anywhere>},
    {{"settle", {}, none, "Passes until the active player may act with an empty stack, or a player has to decide.", true,
     {"all pass until the stack is empty", "", ""}}, nullptr, of_table<t_settle>},
    {{"resolve", {}, none, "Passes until the top of the stack has resolved.", true,
     {"all pass until the top of the stack has resolved", "", ""}}, nullptr, of_table<t_resolve>},
    {{"pass_all", {}, none, "Each player passes once.", true,
     {"each player passes once", "", ""}}, nullptr, of_table<t_pass_all>},
    {{"stack", {}, text, "What is on the stack, as text.", true,
     {"on the stack: {is}", "the stack is empty", "the stack"}}, nullptr, of_table<t_stack>},
    {{"on_stack", {{{"what", answer}}}, boolean, "Is a loot card or an ability of this card on the stack, or something with this label? Also true for a part of an ability's text.", true,
     {"{what} is on the stack", "{what} is not on the stack", ""}}, nullptr, of_table<t_on_stack, 1>},
    {{"can", {{{"player", player}, {"action", action}}}, boolean, "May the player do this now?", true,
     {"{player} may {action}", "{player} may not {action}", ""}}, nullptr, of_table<t_can, 2>},
    {{"events", {{{"event", event}}}, number, "How many events of that name have happened, also of one that a set declares.", true,
     {"the event {event} happened {is} time{s}", "", "how often the event {event} happened"}}, nullptr, of_table<t_events, 1>},
    {{"order", {{{"event", event}, {"later", event, How::repeated}}}, boolean, "Did these events happen, each later than the one before it?", true,
     {"these happened in this order: {event}[, {later}]", "these did not happen in this order: {event}[, {later}]", ""}}, nullptr, of_table<t_order, any_number>},
    {{"hp", {{{"of", object}}}, number, "Its current HP.", true,
     {"{of} has {is} HP", "", "the HP of {of}"}}, nullptr, of_table<t_hp, 1>},
    {{"max_hp", {{{"of", object}}}, number, "Its maximum HP.", true,
     {"{of} has a maximum of {is} HP", "", "the maximum HP of {of}"}}, nullptr, of_table<t_max_hp, 1>},
    {{"evasion", {{{"of", object}}}, number, "Its current evasion.", true,
     {"{of} has an evasion of {is}", "", "the evasion of {of}"}}, nullptr, of_table<t_evasion, 1>},
    {{"attack_of", {{{"of", object}}}, number, "Its current attack.", true,
     {"{of} has an attack of {is}", "", "the attack of {of}"}}, nullptr, of_table<t_attack_of, 1>},
    {{"counters", {{{"of", object}}}, number, "The number of counters on it.", true,
     {"{of} has {is} counter{s}", "", "the number of counters on {of}"}}, nullptr, of_table<t_counters, 1>},
    {{"charged", {{{"of", card_in_play}}}, boolean, "Is it charged?", true,
     {"{of} is charged", "{of} is not charged", ""}}, nullptr, of_table<t_charged, 1>},
    {{"in_play", {{{"card", card}}}, boolean, "Is the card in play? Souls are not.", true,
     {"{card} is in play", "{card} is not in play", ""}}, nullptr, of_table<t_in_play, 1>},
    {{"discarded", {{{"card", card}}}, boolean, "Is the card in a discard pile?", true,
     {"{card} is in a discard pile", "{card} is not in a discard pile", ""}}, nullptr, of_table<t_discarded, 1>},
    {{"bonus_soul", {{{"card", card}}}, boolean, "Is the card still among the bonus souls of the table?", true,
     {"{card} is still a bonus soul of the table", "{card} is not a bonus soul of the table any more", ""}}, nullptr, of_table<t_bonus_soul, 1>},
    {{"slot", {{{"n", number, How::optional}, {"slots", slots, How::optional}}}, card, "The card on top of the n-th slot, by default of the first monster slot; nil if it is empty.", true,
     {"{is} is {not}in {slots=monster} slot {n=1}", "{slots=monster} slot {n=1} is empty", "the card in {slots=monster} slot {n=1}"}}, nullptr, of_table<t_slot, 2>},
    {{"slots", {{{"slots", slots, How::optional}}}, number, "The number of slots.", true,
     {"there are {is} {slots=monster} slots", "", "the number of {slots=monster} slots"}}, nullptr, of_table<t_slots, 1>},
    {{"top", {{{"deck", deck}, {"n", number, How::optional}}}, card, "The n-th card of a deck from the top; nil if there is none.", true,
     {"{is} is {not}[card {n} from the top of|on top of] the {deck} deck", "the {deck} deck has no [card {n}|cards]", "[card {n} from |]the top of the {deck} deck"}}, nullptr, of_table<t_top, 2>},
    {{"bottom", {{{"deck", deck}}}, card, "The bottom card of a deck; nil if it is empty.", true,
     {"{is} is {not}at the bottom of the {deck} deck", "the {deck} deck is empty", "the bottom of the {deck} deck"}}, nullptr, of_table<t_bottom, 1>},
    {{"discard", {{{"deck", deck}, {"n", number, How::optional}}}, card, "The n-th card of a discard pile from the top; nil if there is none.", true,
     {"{is} is {not}[card {n} from the top of|on top of] the {deck} discard pile", "the {deck} discard pile has no [card {n}|cards]", "[card {n} from |]the top of the {deck} discard pile"}}, nullptr, of_table<t_discard, 2>},
    {{"deck_size", {{{"deck", deck}}}, number, "The number of cards in a deck.", true,
     {"the {deck} deck has {is} card{s}", "", "the number of cards in the {deck} deck"}}, nullptr, of_table<t_deck_size, 1>},
    {{"discard_size", {{{"deck", deck}}}, number, "The number of cards in a discard pile.", true,
     {"the {deck} discard pile has {is} card{s}", "", "the number of cards in the {deck} discard pile"}}, nullptr, of_table<t_discard_size, 1>},
};
// clang-format on
static_assert(are_said(table_rows));

}  // namespace

std::size_t table_words() { return std::size(table_rows); }
const ScenarioWord& table_word(std::size_t n) { return table_rows[n].word; }

CallResult read_table_word(const Request& c, const std::string& name) {
  return read_word(c, table_rows, name, "the table");
}

std::span<const Entry> table_entries() { return table_rows; }

bool is_table_word(std::string_view name) {
  return std::any_of(std::begin(table_rows), std::end(table_rows), [&](const Entry& e) { return e.word.name == name; });
}

}  // namespace soulstack::scripting
