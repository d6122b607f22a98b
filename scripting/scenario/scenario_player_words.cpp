// Queries and actions of a player in a scenario.
#include <fmt/format.h>

#include "engine/explain/view.h"
#include "engine/rules/loot_plays.h"
#include "engine/rules/turn.h"
#include "engine/table/queries.h"
#include "engine/table/visibility.h"
#include "engine/table/zone_layout.h"
#include "scripting/scenario/scenario_request.h"

namespace soulstack::scripting {

namespace {

std::vector<std::string> ids_in(const Request& c, ZoneId zone, bool (*wanted)(const Table&, CardIndex)) {
  std::vector<std::string> ids;
  for (CardIndex i : c.t.cards_of(zone))
    if (!wanted || wanted(c.t, i))
      ids.push_back(c.play.short_id(i));
  c.stage.meter->spend(static_cast<std::int64_t>(ids.size()));
  return ids;
}

Value self_value(const Request& c) { return Value::player(c.self()); }
ZoneId hand_of(const Request& c) { return zones::hand(c.t, c.self()); }
ZoneId play_of(const Request& c) { return zones::play(c.t, c.self()); }
ZoneId souls_zone_of(const Request& c) { return zones::souls(c.t, c.self()); }

CallResult p_name(const Request& c) { return c.play.name_of(c.self()); }
CallResult p_coins(const Request& c) { return whole(c.t.player(c.self()).coins); }
CallResult p_hp(const Request& c) { return whole(hp(c.t, self_value(c))); }
CallResult p_max_hp(const Request& c) { return whole(max_hp(c.t, self_value(c))); }
CallResult p_loot(const Request& c) { return whole(c.t.zone(hand_of(c)).count); }
CallResult p_hand(const Request& c) { return ids_in(c, hand_of(c), nullptr); }
CallResult p_items(const Request& c) { return ids_in(c, play_of(c), is_item); }
CallResult p_curses(const Request& c) { return ids_in(c, play_of(c), is_curse); }
CallResult p_souls(const Request& c) { return whole(souls_of(c.t, c.self())); }
CallResult p_alive(const Request& c) { return !c.t.dead(c.self()); }
CallResult p_loot_plays(const Request& c) { return whole(loot_plays_left(c.t, c.self())); }
CallResult p_character(const Request& c) { return c.id_or_nil(c.t.player(c.self()).character); }

CallResult p_has(const Request& c) {
  const std::string name = c.text(2);
  c.want_card(name);
  return c.play.is_in(play_of(c), name) || c.play.is_in(souls_zone_of(c), name);
}
CallResult p_holds(const Request& c) { return c.want_card(c.text(2)), c.play.is_in(hand_of(c), c.text(2)); }
CallResult p_has_soul(const Request& c) { return c.want_card(c.text(2)), c.play.is_in(souls_zone_of(c), c.text(2)); }

// Does the player know this card? It must be the only one with that name outside the decks.
CallResult sees_card(const Request& c, const std::string& name) {
  c.want_card(name);
  for (int i = 0; i < c.t.s.cards.size(); ++i) {
    const auto card = static_cast<CardIndex>(i);
    if (c.t.zone_of(card).kind != ZoneKind::deck && c.play.is_named(c.t.ref(card), name))
      return sees(c.t, card, c.self());
  }
  throw Failure(fmt::format("`{}` is in a deck", name));
}

// Has the player seen the n-th card from the top of that deck? With the name of a card: that card.
CallResult p_sees(const Request& c) {
  if (!c.t.content.find_deck(c.text(2)).known())
    return sees_card(c, c.text(2));
  const CardIndex i = c.play.nth_card(zones::deck(c.deck(2)), c.number_or(3, 1, 1, max_cards));
  return i != no_card && c.t.card(i).seen.has(c.self());
}

CallResult p_play(const Request& c) { return c.play.play(c.self(), label(c.text(2)), c.labels_from(3)), CallResult(); }
CallResult p_activate(const Request& c) {
  const bool numbered = c.is_number(3);
  const int ability = numbered ? c.number(3, 1, 99) : 0;
  return c.play.activate(c.self(), label(c.text(2)), ability, c.labels_from(numbered ? 4 : 3)), CallResult();
}
CallResult p_attack(const Request& c) {
  const int slot = c.has(3) ? c.option(3, "slot", 1, max_zones) : 0;
  return c.play.attack(c.self(), label(c.text(2)), slot), CallResult();
}
CallResult p_declare_attack(const Request& c) { return c.play.declare_attack(c.self()), CallResult(); }
CallResult p_buy(const Request& c) { return c.play.buy(c.self(), label(c.text(2))), CallResult(); }
CallResult p_declare_purchase(const Request& c) { return c.play.declare_purchase(c.self()), CallResult(); }
CallResult p_end_turn(const Request& c) { return c.play.end_turn(c.self()), CallResult(); }
CallResult p_choose(const Request& c) {
  for (const Label& l : c.labels_from(2))
    c.play.choose(c.self(), l);
  return {};
}
CallResult p_offer(const Request& c) {
  return c.play.offer(c.self(), label(c.text(2)), c.labels_from(3)), CallResult();
}
CallResult p_pass(const Request& c) { return c.play.pass(c.self()), CallResult(); }

using enum ScenarioType;
using How = ScenarioParam::How;

// clang-format off
constexpr Entry player_rows[] = {
    {{"name", {}, text, "The name of the player.", false,
     {"{self} is called {is}", "", "{self}'s name"}}, p_name},
    {{"coins", {}, number, "Their ¢.", false,
     {"{self} has {is}¢", "", "{self}'s ¢"}}, p_coins},
    {{"hp", {}, number, "Their current HP.", false,
     {"{self} has {is} HP", "", "{self}'s HP"}}, p_hp},
    {{"max_hp", {}, number, "Their maximum HP.", false,
     {"{self} has a maximum of {is} HP", "", "{self}'s maximum HP"}}, p_max_hp},
    {{"loot", {}, number, "The number of loot cards in their hand.", false,
     {"{self} has {is} loot card{s} in hand", "", "the number of loot cards in {self}'s hand"}}, p_loot},
    {{"hand", {}, cards, "The loot cards in their hand.", false,
     {"the hand of {self} is {is}", "", "loot cards in {self}'s hand", "{self} has {is} loot card{s} in hand"}}, p_hand},
    {{"items", {}, cards, "The items that they control.", false,
     {"the items of {self} are {is}", "", "items of {self}", "{self} has {is} item{s}"}}, p_items},
    {{"curses", {}, cards, "The curses that they have.", false,
     {"the curses of {self} are {is}", "", "curses of {self}", "{self} has {is} curse{s}"}}, p_curses},
    {{"souls", {}, number, "Their total soul value.", false,
     {"{self} has {is} soul{s}", "", "{self}'s souls"}}, p_souls},
    {{"alive", {}, boolean, "Have they not died this turn?", false,
     {"{self} is alive", "{self} is dead", ""}}, p_alive},
    {{"loot_plays", {}, number, "How many loot cards they may still play this turn.", false,
     {"{self} may still play {is} loot card{s}", "", "the number of loot cards that {self} may still play"}}, p_loot_plays},
    {{"character", {}, card, "Their character; nil if they have none.", false,
     {"the character of {self} is {not}{is}", "{self} has no character", "{self}'s character"}}, p_character},
    {{"has", {{{"card", card}}}, boolean, "Do they control the card, or have it as a soul?", true,
     {"{self} has {card}", "{self} does not have {card}", ""}}, nullptr, of_player<p_has, 1>},
    {{"holds", {{{"card", card}}}, boolean, "Is the loot card in their hand?", true,
     {"{self} has {card} in hand", "{self} does not have {card} in hand", ""}}, nullptr, of_player<p_holds, 1>},
    {{"has_soul", {{{"card", card}}}, boolean, "Do they have it as a soul?", true,
     {"{self} has {card} as a soul", "{self} does not have {card} as a soul", ""}}, nullptr, of_player<p_has_soul, 1>},
    {{"sees", {{{"what", text}, {"n", number, How::optional}}}, boolean, "Do they know this card? With the name of a deck: have they seen its n-th card from the top?", true,
     {"{self} knows [card {n} from ]{what}", "{self} does not know [card {n} from ]{what}", ""}}, nullptr, of_player<p_sees, 2>},
    {{"play", {{{"card", card}, {"answers", answer, How::repeated}}}, none, "They play a loot card; the answers are to the questions that follow.", true,
     {"{self} plays {card}[ and chooses {answers}]", "", ""}}, nullptr, of_player<p_play, any_number>},
    {{"activate", {{{"card", card_in_play}, {"n", number, How::optional}, {"answers", answer, How::repeated}}}, none, "They activate an ability of the card, the n-th if it has several; the answers are to the questions that follow.", true,
     {"{self} activates {card}[, ability {n}][ and chooses {answers}]", "", ""}}, nullptr, of_player<p_activate, any_number>},
    {{"attack", {{{"target", answer}, {"slot", slot_choice, How::optional}}}, none, "They attack a monster, a player or the deck; declares the attack if needed.", true,
     {"{self} attacks {target}[ and covers slot {slot}]", "", ""}}, nullptr, of_player<p_attack, 2>},
    {{"declare_attack", {}, none, "They declare an attack, without choosing its target yet.", true,
     {"{self} declares an attack", "", ""}}, nullptr, of_player<p_declare_attack>},
    {{"buy", {{{"item", answer}}}, none, "They buy a shop item or the top of the deck; declares the purchase if needed.", true,
     {"{self} buys {item}", "", ""}}, nullptr, of_player<p_buy, 1>},
    {{"declare_purchase", {}, none, "They declare a purchase, without choosing the item yet.", true,
     {"{self} declares a purchase", "", ""}}, nullptr, of_player<p_declare_purchase>},
    {{"end_turn", {}, none, "They end their turn.", true,
     {"{self} ends the turn", "", ""}}, nullptr, of_player<p_end_turn>},
    {{"choose", {{{"answers", answer, How::repeated}}}, none, "They answer the open question, and those that follow.", true,
     {"{self} chooses {answers}", "", ""}}, nullptr, of_player<p_choose, any_number>},
    {{"offer", {{{"to", answer}, {"coins", answer, How::repeated}}}, none, "They offer ¢ to a player, if the rules allow it.", true,
     {"{self} offers ¢ to {to}[: {coins}]", "", ""}}, nullptr, of_player<p_offer, any_number>},
    {{"pass", {}, none, "They pass.", true,
     {"{self} passes", "", ""}}, nullptr, of_player<p_pass>},
};
// clang-format on
static_assert(are_said(player_rows));

}  // namespace

std::size_t player_words() { return std::size(player_rows); }
const ScenarioWord& player_word(std::size_t n) { return player_rows[n].word; }
std::span<const Entry> player_entries() { return player_rows; }

CallResult read_player_word(const Request& c, const std::string& name) {
  return read_word(c, player_rows, name, "a player");
}

}  // namespace soulstack::scripting
