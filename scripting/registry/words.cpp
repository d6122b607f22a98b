// The rows of the words.
#include "scripting/registry/words.h"

#include <array>

#include "engine/model/enum_rows.h"

namespace soulstack::scripting {

namespace {

// clang-format off
constexpr std::array<CategoryRow, count_of<Category>> category_rows = {{
    {Category::binding,    "players and objects",  "a player or object",    true,  false},
    {Category::who,        "any player or object", "a player or object",    true,  false},
    {Category::group,      "groups",               "a group",               true,  true},
    {Category::noun,       "nouns",                "a noun",                true,  true},
    {Category::event,      "events",               "an event",              true,  false},
    {Category::constant,   "constants",            "a constant",            true,  false},
    {Category::set_event,  "events of sets",       "an event of a set",     true,  true},
    {Category::the_game,   "the game",             "the game",              true,  true},
    {Category::duration,   "durations",            "a duration",            true,  true},
    {Category::slots,      "kinds of slots",       "a kind of slots",       true,  true},
    {Category::counter,    "kinds of counters",    "a kind of counters",    true,  true},
    {Category::pile,       "outside",              "a place of cards",      true,  true},
    {Category::number,     "numbers",              "a number",              true,  true},
    {Category::set_constant, "constants of sets",  "a constant of a set",   true,  true},
    {Category::pile_table, "piles",                "a table of piles",      true,  true},
    {Category::deck,       "cards",                "a kind of card",        true,  false},
    {Category::ability,    "abilities",            "an ability",            true,  false},
    {Category::part,       "parts of abilities",   "a part of an ability",  true,  false},
    {Category::condition,  "conditions",           "a condition",           true,  false},
    {Category::history,    "questions about the past", "a question about the past", true, false},
    {Category::procedure,  "edits of procedures",  "an edit of a procedure",true,  false},
    {Category::file,       "files",                "a kind of file",        true,  false},
    {Category::verb,       "verbs",                "a verb",                false, true},
    {Category::set_word,   "words of sets",        "a word of a set",       true,  true},
    {Category::function,   "functions of Lua",     "a function",            true,  true},
    {Category::library,    "libraries of Lua",     "a library",             true,  true},
}};
static_assert(in_order(category_rows, &CategoryRow::category));

constexpr WordRow words[] = {
    {"anyone",        Word::anyone,         Category::who,       "",       "Any player or object."},
    {"another",       Word::another,        Category::who,       "",       "Any object except this."},
    {"noted",         Word::noted,          Category::who,       "20.10.1", "What this has noted: an object or a player."},
    {"others",        Word::others,         Category::group,     "20.12",  "All players except you."},
    {"players",       Word::players,        Category::group,     "20.12",  "All players, in turn order from you."},
    {"monsters",      Word::monsters,       Category::group,     "20.12",  "All monsters."},

    {"nothing",       Word::nothing,        Category::constant,  "9.4",    "An outcome of a roll that does nothing."},
    {"die",           Word::die,            Category::constant,  "3.6.7",  "The value of a die."},
    {"turn",          Word::turn,           Category::constant,  "6.7.7",  "Each turn, as in `first = turn`; this turn, as in `within = turn`.", "turn"},
    {"attack",        Word::attack,         Category::constant,  "6.9.4",  "This attack, as in `within = attack`.", "attack"},
    {"game",          Word::game,           Category::the_game,  "6.9.3",  "This game, as in `within = game`, and in `note(game, 3)`."},
    {"used",          Word::used,           Category::constant,  "6.7.7",  "Until it is used up."},
    {"forever",       Word::forever,        Category::constant,  "6.7.1",  "For the rest of the game."},
    {"end_of_turn",   Word::end_of_turn,    Category::duration,  "4.4.4",  "Till the end of the turn.", "turn"},
    {"end_of_attack", Word::end_of_attack,  Category::duration,  "11.7.1", "Till the current attack ends.", "attack"},
    {"your_next_turn", Word::your_next_turn, Category::duration,  "4.6.1",  "For a round: till your next turn would start; if the game controls it, till the starting player's next turn would start.", "next turn|round"},
    {"next_roll",     Word::next_roll,      Category::duration,  "9.2.2",  "For the next die that is rolled, till it resolves or is cancelled.", "next "},
    {"penalty",       Word::penalty,        Category::constant,  "13.5.3", "The penalty that a player pays for dying."},
    {"your_turn",     Word::your_turn,      Category::constant,  "4.1",    "While you are the active player."},
    {"not_your_turn", Word::not_your_turn,  Category::constant,  "4.1",    "While another player is the active player."},
    {"others_turns",  Word::others_turns,   Category::constant,  "4.1",    "In other players' turns."},
    {"outside",       Word::outside,        Category::pile,      "19.9.4a", "Outside the game: a_card { pile = outside, tag = \"spirit\" }."},
    {"if_triggered",  Word::if_triggered,   Category::constant,  "13.2.7", "Priority passes after the step if something triggered or was put on the stack."},
    {"if_put_on_stack", Word::if_put_on_stack, Category::constant, "6.7.3", "Priority passes after the step if it put something on the stack, such as a roll; triggered abilities wait."},
    {"monster_slots", Word::monster_slots,  Category::slots,     "14.1.3", "The slots of monsters."},
    {"shop_slots",    Word::shop_slots,     Category::slots,     "14.1.3", "The slots of the shop."},
    {"room_slots",    Word::room_slots,     Category::slots,     "16.1",   "The slots of rooms."},
    {"minion_slots",  Word::minion_slots,   Category::slots,     "21.4b",  "The slots of minions."},
    {"final_boss_slots", Word::final_boss_slots, Category::slots, "21.4a", "The slots of final bosses."},
    {"hp_counter",    Word::hp_counter,     Category::counter,   "20.1.6", "A counter that gives 1 HP."},
    {"attack_counter", Word::attack_counter, Category::counter,  "20.1.6", "A counter that gives 1 attack."},
    {"eternal_counter", Word::eternal_counter, Category::counter, "20.1.6", "A counter that makes its object eternal."},
    {"level_counter", Word::level_counter,  Category::counter,   "20.1.5", "A counter that stands for one level."},

    {"play",          Word::play,           Category::ability,   "8.1",    "The effect of a loot card when it is played."},
    {"tap",           Word::tap,            Category::ability,   "6.3.2",  "An activated ability that deactivates its object as its cost."},
    {"paid",          Word::paid,           Category::ability,   "6.3.3",  "An activated ability with a cost; it can be used as often as the cost is paid."},
    {"when",          Word::when,           Category::ability,   "6.6",    "Triggers after an event happened; the ability goes on the stack."},
    {"would",         Word::would,          Category::ability,   "6.6.5",  "Triggers when an event is about to resolve; the ability goes on the stack above it."},
    {"change",        Word::change,         Category::ability,   "6.7.3",  "Changes an event that is about to happen, without using the stack."},
    {"instead",       Word::instead,        Category::ability,   "6.7.3",  "Replaces an event that is about to happen, without using the stack."},
    {"revealed",      Word::revealed,       Category::ability,   "3.3.5",  "The effect of an event card when it enters play."},
    {"always",        Word::always,         Category::ability,   "6.4.1",  "Changes numbers, abilities and keywords while it is in play."},
    {"cant",          Word::cant,           Category::ability,   "1.2",    "Forbids an action."},
    {"must",          Word::must,           Category::ability,   "11.1.4", "Forces an action if it is possible."},
    {"can",           Word::can,            Category::ability,   "6.7.1",  "Allows an action that the rules do not allow."},
    {"lasting",       Word::lasting,        Category::ability,   "6.7.1",  "A lasting effect that this ability or its function creates."},
    {"claim",         Word::claim,          Category::ability,   "15.4.2", "The condition for gaining this bonus soul."},
    {"mode",          Word::mode,           Category::part,      "7.2",    "One of several modes to choose from."},
    {"not_empty",     Word::not_empty,      Category::condition, "",       "The pile has cards: not_empty(discard.loot)."},
    {"has_counters",  Word::has_counters,   Category::condition, "20.1.2", "This has at least n counters: has_counters(2)."},
    {"at_least",      Word::at_least,       Category::condition, "",       "Your numbers are at least these: at_least { coins = 8 }."},
    {"at_most",       Word::at_most,        Category::condition, "",       "Your numbers are at most these: at_most { coins = 0 }."},
    {"happened",      Word::happened,       Category::history,   "6.9.1",  "Whether an event happened before, or how often: happened { event = loot_played, by = you, within = turn, at_least = 2 }. In a function, it is the number."},
    {"total",         Word::total,          Category::history,   "6.9.1",  "The amounts of the events that happened before, added up: total { event = damage_taken, of = you, within = turn }."},
    {"last",          Word::last,           Category::history,   "6.9.1",  "The number of the last such event, of its die or its amount; 0 if there was none: last { event = rolled, by = you, within = turn }."},
    {"insert_after",  Word::insert_after,   Category::procedure, "", "Inserts a step after another: insert_after(\"end_triggers\", step {...})."},
    {"insert_before", Word::insert_before,  Category::procedure, "", "Inserts a step before another: insert_before(\"hand_limit\", \"loot\")."},
    {"remove",        Word::remove,         Category::procedure, "", "Removes a step: remove(\"deactivate\")."},
    {"replace",       Word::replace,        Category::procedure, "", "Replaces a step with another: replace(\"loot_step\", step {...})."},
    {"move_after",    Word::move_after,     Category::procedure, "", "Moves a step after another: move_after(\"treasure\", \"coins\") moves `coins` after `treasure`."},
    {"move_before",   Word::move_before,    Category::procedure, "", "Moves a step before another: move_before(\"coins\", \"loot\") moves `loot` before `coins`."},
    {"step",          Word::step,           Category::procedure, "", "A custom step of the ruleset: step { title = ..., run = function(active) ... end }."},
    {"rules",         Word::rules,          Category::file,      "",       "A ruleset."},
    {"set",           Word::set,            Category::file,      "",       "The name of a set of cards, and the sets it requires."},
    {"word",          Word::word,           Category::file,      "6.11.1","A word of a set: a function that its cards call like a verb."},
    {"keyword",       Word::keyword,        Category::file,      "6.11.3","A keyword of a set: a flag of cards, and the abilities that it stands for."},
    {"abilities",     Word::abilities,      Category::constant,  "6.10.4", "All abilities of an object: loses = abilities."},
    {"abilities_of",  Word::abilities_of,   Category::part,      "6.10.7", "The abilities printed on other objects in play: has = abilities_of(target)."},
    {"eternal",       Word::eternal,        Category::constant,  "6.10.5", "The keyword: has = eternal, or loses = eternal."},
    {"guppy",         Word::guppy,          Category::constant,  "6.10.5", "The keyword: has = guppy, or loses = guppy."},
    {"indomitable",   Word::indomitable,    Category::constant,  "6.10.5", "The keyword: has = indomitable, or loses = indomitable."},
    {"no_number",     Word::no_number,      Category::constant,  "10.1.12", "Not a number, in `set`: set = { hp = no_number }. It counts as 0, and nothing is added to it."},
};

// By FilterId.
constexpr NounRow nouns[] = {
    {"a_player",        Noun::player,        "",       "A player.", "player|someone|somebody|anyone|anybody|everyone|opponent|each|other|they|hand|anything|everything|who"},
    {"a_monster",       Noun::monster,       "3.3.1",  "A monster in play.", "monster|boss|minion|enem|everything|anything|attack|die"},
    {"an_item",         Noun::item,          "3.1.1",  "An item in play, also in the shop; `yours`, `of` or `shop = false` leave the shop out.", "item|fighter|treasure|trinket|shop|card|guppy|each|everything|anything"},
    {"a_character",     Noun::character,     "3.4.1",  "A character in play."},
    {"a_curse",         Noun::curse,         "17.1",   "A curse that a player has.", "curse"},
    {"a_soul",          Noun::soul,          "15.1",   "A soul that a player has.", "soul"},
    {"an_event",        Noun::event_card,    "3.3.5",  "An event in play."},
    {"a_room",          Noun::room,          "16.1",   "A room in play.", "room"},
    {"a_fixture",       Noun::fixture,       "3.8.2",  "A fixture on the table, such as a track or a board of a set."},
    {"an_object",       Noun::object,        "19.6.1", "Any card in play."},
    {"a_loot",          Noun::loot,          "3.2.1",  "A loot on the stack."},
    {"an_ability",      Noun::ability,       "6.3.1",  "An activated ability on the stack."},
    {"a_trigger",       Noun::trigger,       "7.4.1",  "A triggered ability on the stack."},
    {"a_roll",          Noun::roll,          "9.2",    "A die on the stack."},
    {"damage_on_stack", Noun::damage,        "10.2.1", "Damage on the stack."},
    {"death_on_stack",  Noun::death,         "13.1.4", "A death on the stack."},
    {"a_loot_card",     Noun::loot_card,     "3.2.1",  "A loot card in a hand or a pile."},
    {"a_card",          Noun::card,          "19.3.1", "A card in a deck, in a discard, or under an object: a_card { pile = discard.monster, event = false }, a_card { under = this }."},
    {"a_number",        Noun::number,        "",       "A number: a_number { from = 1, to = 6 }."},
    {"a_deck",          Noun::deck,       "19.3.1", "A deck that is not empty."},
    {"a_discard",       Noun::discard,    "19.4.1", "A discard pile that is not empty."},
    {"a_slot",          Noun::slot,          "14.1.1", "A slot, empty or not: a_slot { slots = monster_slots, attacked = false }."},
    {"one_of",          Noun::any_of,        "7.3",    "One of several nouns: one_of { a_monster, a_player }."},
};

constexpr LuaRow lua[] = {
    {"ipairs",   Category::function, "Iterates over a list."},
    {"pairs",    Category::function, "Iterates over a table: numbers in order, then names in order."},
    {"assert",   Category::function, "Fails unless its value is true."},
    {"error",    Category::function, "Fails with a message."},
    {"tostring", Category::function, "Converts a value to a string."},
    {"tonumber", Category::function, "Converts a string to a number."},
    {"type",     Category::function, "The name of a value's type."},
    {"select",   Category::function, "Returns the arguments from the n-th on."},
    {"fill",     Category::function, "Puts values into the places of a text: fill(\"Gain {n}¢.\", { n = 2 })."},
    {"math",     Category::library,  "min, max and abs."},
};
// clang-format on

constexpr std::string_view math_names[] = {"min", "max", "abs"};

}  // namespace

const CategoryRow& row_of(Category c) { return category_rows[static_cast<std::size_t>(c)]; }
std::span<const WordRow> word_rows() { return words; }
std::span<const NounRow> noun_rows() { return nouns; }
std::span<const LuaRow> lua_rows() { return lua; }
std::span<const std::string_view> math_functions() { return math_names; }

std::string_view name_of(Word w) {
  for (const WordRow& row : words)
    if (row.word == w)
      return row.name;
  return {};
}

std::string_view name_of(Noun n) {
  for (const NounRow& row : nouns)
    if (row.noun == n)
      return row.name;
  return {};
}

}  // namespace soulstack::scripting
