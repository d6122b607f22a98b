// The rows of scenario files that are not calls: kinds, fields, and the words of the file.
#include "scripting/scenario/scenario_words.h"

#include <algorithm>
#include <iterator>

namespace soulstack::scripting {

namespace {

using enum ScenarioType;
using How = ScenarioParam::How;

// clang-format off
constexpr std::array<ScenarioKind, count_of<ScenarioType>> kind_rows = {{
    {none,           "none",         "nothing"},
    {number,         "number",       "a whole number"},
    {die,            "die",          "a number from 1 to 6"},
    {boolean,        "boolean",      "true or false"},
    {text,           "text",         "a text in quotes"},
    {player,         "scenario_player",       "a player of the scenario, or their name"},
    {card,           "card_id",         "the id of a card, such as \"bomb\""},
    {card_in_play,   "card_in_play", "the id of a card in play; \"fly#2\" is the second Fly"},
    {object,         "object_name",       "the id of a card in play, or a player"},
    {answer,         "answer",       "an answer: the id of a card, a player, a number, \"yes\" or \"no\", or a part of the option's text"},
    {event,          "event_name",        "the name of an event, such as \"damage_taken\"; \"player_died P1\" also names what it happens to"},
    {deck,           "deck_name",         "the name of a deck, such as \"loot\""},
    {slots,          "slots_name",        "the name of a kind of slots, such as \"shop\"; by default \"monster\""},
    {slot_choice,    "slot_choice",  "{ slot = n }: the slot that is covered in an attack on the deck"},
    {action,         "action",       "an action and its object, such as \"play bomb\", \"attack\", \"choose P2\" or \"end_turn\""},
    {phase,          "phase",        "\"deal\", \"setup\", \"start\" or \"action\""},
    {function,       "scenario_function",     "a function that gets `t`"},
    {scenario_table, "scenario",     "a table with the fields of a scenario"},
    {texts,          "texts",        "a list of texts"},
    {cards,          "cards",        "a list of ids of cards"},
    {laid_cards,     "laid_cards",   "a list of ids, or of tables such as { \"fly\", hp = 1 }"},
    {dice,           "dice",         "a list of numbers from 1 to 6"},
    {players,        "seats",      "the number of players, or a list with a table for each"},
    {piles,          "piles",        "a table with a list of ids for each deck"},
    {decks,          "deck_piles",        "a table with a list of ids, and possibly `only`, for each deck"},
    {laid_slots,     "laid_slots",   "a table with a list of ids, or of tables such as { \"mole\", counters = 1 }, for each kind of slots"},
}};

constexpr std::array<ScenarioFormRow, count_of<ScenarioForm>> form_rows = {{
    {ScenarioForm::scenario, "scenario", "scenario \"name\" { ... }",           "A test: a table, what is played, and what is expected."},
    {ScenarioForm::player,   "player",   "players = { { ... } }",               "A player of the scenario."},
    {ScenarioForm::card,     "card",     "monsters = { { \"fly\", hp = 1 } }",  "A card in play that is not as printed."},
    {ScenarioForm::deck,     "deck",     "deck = { loot = { \"bomb\", ... } }", "The top cards of a deck."},
    {ScenarioForm::discard,  "discard",  "discard = { loot = { \"bomb\" } }",   "The cards of a discard pile, the top one first."},
}};

constexpr ScenarioWord of_files[] = {
    {"scenario", {{{"name", text}, {"table", scenario_table}}}, none,
     "Declares a scenario: scenario \"name\" { ... }."},
    {"check",    {{{"condition", boolean}, {"message", text, How::optional}}}, none,
     "Fails the scenario unless the condition is true, and shows both sides of its comparisons."},
};

constexpr ScenarioField fields[] = {
    {"rules",       ScenarioForm::scenario, text,       "The ruleset; several are joined by +. By default extended.",
     {"The rules are {is}"}},
    {"set",         ScenarioForm::scenario, text,       "The folder of a set whose cards it uses, relative to the file.",
     {"The cards come from the set in {is}"}},
    {"cites",       ScenarioForm::scenario, texts,      "The numbers of the rules that it is about.",
     {"It is about the rules {is}"}},
    {"players",     ScenarioForm::scenario, players,    "The players in turn order; by default two.",
     {"{is} players play"}},
    {"active",      ScenarioForm::scenario, text,       "The name of the player whose turn it is; by default the first.",
     {"It is {is}'s turn"}},
    {"phase",       ScenarioForm::scenario, phase,      "Where the game begins: \"deal\": before anything is dealt; \"setup\": before the first turn; \"start\" or, by default, \"action\": in that phase.",
     {"The game begins in the phase {is}"}},
    {"monsters",    ScenarioForm::scenario, laid_cards, "The cards in the monster slots; others are plain monsters.",
     {"In the monster slots: {is}"}},
    {"shop",        ScenarioForm::scenario, laid_cards, "The items in the shop; others are plain treasures.",
     {"In the shop: {is}"}},
    {"rooms",       ScenarioForm::scenario, laid_cards, "The rooms in play; without them there are none.",
     {"In the room slots: {is}"}},
    {"minions",     ScenarioForm::scenario, laid_cards, "The monsters in minion slots.",
     {"In the minion slots: {is}"}},
    {"final_boss",  ScenarioForm::scenario, laid_cards, "The monster in the slot of the final boss.",
     {"In the slot of the final boss: {is}"}},
    {"slots",       ScenarioForm::scenario, laid_slots, "The cards in slots that a set or a ruleset adds, by slot; of fixtures, by deck.",
     {"In the {key} slots: {is}"}},
    {"deck",        ScenarioForm::scenario, decks,      "The top cards of the decks, by the names of the decks.",
     {"On top of the {key} deck: {is}"}},
    {"discard",     ScenarioForm::scenario, piles,      "The cards in the discard piles, by the names of the decks.",
     {"In the {key} discard pile: {is}"}},
    {"dice",        ScenarioForm::scenario, dice,       "The next rolls; each of them must be used.",
     {"The die shows {is}"}},
    {"seed",        ScenarioForm::scenario, number,     "The seed of everything random.",
     {"The seed of everything random is {is}"}},
    {"bonus_souls", ScenarioForm::scenario, cards,      "The bonus souls of the game.",
     {"Bonus souls: {is}"}},
    {"play",        ScenarioForm::scenario, function,   "What happens.",
     {"What happens"}},
    {"expect",      ScenarioForm::scenario, function,   "What must be true afterwards.",
     {"What must be true then"}},

    {"name",        ScenarioForm::player,   text,       "Their name: t.P1 is the player named \"P1\".",
     {"is called {is}"}},
    {"character",   ScenarioForm::player,   card,       "Their character; by default one without an ability that does anything.",
     {"has the character {is}"}},
    {"charged",     ScenarioForm::player,   boolean,    "Whether the character is charged; by default true.",
     {"has a charged character", "has a deactivated character"}},
    {"hp",          ScenarioForm::player,   number,     "Their HP; by default all of it.",
     {"has {is} HP"}},
    {"coins",       ScenarioForm::player,   number,     "Their ¢; by default 0.",
     {"has {is}¢"}},
    {"hand",        ScenarioForm::player,   cards,      "The loot cards in their hand.",
     {"has {is} in hand"}},
    {"items",       ScenarioForm::player,   laid_cards, "The items that they control.",
     {"has {is} in play"}},
    {"souls",       ScenarioForm::player,   cards,      "The souls that they have.",
     {"has {is} as souls"}},
    {"curses",      ScenarioForm::player,   laid_cards, "The curses that they have.",
     {"has {is} as curses"}},
    {"loot_plays",  ScenarioForm::player,   number,     "How many loot cards they may still play this turn.",
     {"may play {is} loot card{s}"}},

    {"hp",          ScenarioForm::card,     number,     "Its HP; by default all of it.",
     {"{is} HP"}},
    {"counters",    ScenarioForm::card,     number,     "The counters on it.",
     {"{is} counter{s}"}},
    {"levels",      ScenarioForm::card,     number,     "The level counters on it.",
     {"{is} level counter{s}"}},
    {"charged",     ScenarioForm::card,     boolean,    "Whether it is charged; by default true.",
     {"charged", "deactivated"}},
    {"covers",      ScenarioForm::card,     cards,      "The cards below it in its slot, the top one first.",
     {"on top of {is}"}},

    {"only",        ScenarioForm::deck,     boolean,    "True: the deck has no other cards; else plain cards are below them.",
     {"and no other cards", "and below them plain cards"}},
};
// clang-format on
static_assert(std::all_of(std::begin(fields), std::end(fields),
                          [](const ScenarioField& field) { return !field.wording.said.empty(); }));
static_assert(in_order(kind_rows, &ScenarioKind::type) && in_order(form_rows, &ScenarioFormRow::form));

}  // namespace

const ScenarioKind& row_of(ScenarioType type) { return kind_rows[static_cast<std::size_t>(type)]; }
const ScenarioFormRow& row_of(ScenarioForm form) { return form_rows[static_cast<std::size_t>(form)]; }
std::span<const ScenarioWord> file_words() { return of_files; }
std::span<const ScenarioField> scenario_fields() { return fields; }

}  // namespace soulstack::scripting
