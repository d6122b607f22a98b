// The rows of the words.
#include "scripting/registry/words.h"

#include <array>

namespace soulstack::scripting {

namespace {

// clang-format off
constexpr std::array<CategoryRow, static_cast<std::size_t>(Category::count)> category_rows = {{
    {Category::binding,    "who is meant",       "one that is meant",      true,  false},
    {Category::who,        "who in general",     "one that is meant",      true,  false},
    {Category::group,      "groups",             "a group",                true,  true},
    {Category::noun,       "nouns",              "a noun",                 true,  true},
    {Category::event,      "events",             "an event",               true,  false},
    {Category::constant,   "constants",          "a constant",             true,  false},
    {Category::duration,   "durations",          "a duration",             true,  true},
    {Category::slots,      "kinds of slots",     "a kind of slots",        true,  true},
    {Category::counter,    "kinds of counters",  "a kind of counters",     true,  true},
    {Category::number,     "numbers",            "a number",               true,  true},
    {Category::pile_table, "piles",              "a table of piles",       true,  true},
    {Category::deck,       "cards",              "a kind of card",         true,  false},
    {Category::ability,    "abilities",          "an ability",             true,  false},
    {Category::part,       "parts of abilities", "a part of an ability",   true,  false},
    {Category::condition,  "conditions",         "a condition",            true,  false},
    {Category::procedure,  "orders of steps",    "a word for the order of steps", true, false},
    {Category::file,       "files",              "what a file can be",     true,  false},
    {Category::verb,       "verbs",              "a verb",                 false, true},
    {Category::function,   "functions of Lua",   "a function",             true,  true},
    {Category::library,    "libraries of Lua",   "a library",              true,  true},
}};

constexpr WordRow rows[] = {
    {"anyone",        Word::anyone,         Category::who,       "",       "Any player or object."},
    {"another",       Word::another,        Category::who,       "",       "Any object but this."},
    {"others",        Word::others,         Category::group,     "20.12",  "Every player but you."},
    {"players",       Word::players,        Category::group,     "20.12",  "Every player, in turn order from you."},
    {"monsters",      Word::monsters,       Category::group,     "20.12",  "Every monster."},

    {"nothing",       Word::nothing,        Category::constant,  "9.4",    "An outcome of a roll that does nothing."},
    {"die",           Word::die,            Category::constant,  "3.6.7",  "As many as a die shows."},
    {"turn",          Word::turn,           Category::constant,  "6.7.7",  "Each turn, as in `first = turn`."},
    {"used",          Word::used,           Category::constant,  "6.7.7",  "Until it has been used up."},
    {"forever",       Word::forever,        Category::constant,  "6.7.1",  "For the rest of the game."},
    {"end_of_turn",   Word::end_of_turn,    Category::duration,  "4.4.4",  "Till the end of the turn."},
    {"end_of_attack", Word::end_of_attack,  Category::duration,  "11.7.1", "Till the attack under way ends."},
    {"your_next_turn", Word::your_next_turn, Category::duration,  "4.6.1",  "A round: till your next turn would start; of what the game controls, till the starting player's would."},
    {"next_roll",     Word::next_roll,      Category::duration,  "9.2.2",  "About the next die that is rolled, and till it has resolved or was cancelled."},
    {"penalty",       Word::penalty,        Category::constant,  "13.5.3", "The penalty that a player pays for dying."},
    {"your_turn",     Word::your_turn,      Category::constant,  "4.1",    "While you are the active player."},
    {"not_your_turn", Word::not_your_turn,  Category::constant,  "4.1",    "While another player is the active player."},
    {"others_turns",  Word::others_turns,   Category::constant,  "4.1",    "In the turns of other players."},
    {"if_triggered",  Word::if_triggered,   Category::constant,  "13.2.7", "Priority passes after the step if something triggered or was put on the stack."},
    {"if_put_on_stack", Word::if_put_on_stack, Category::constant, "6.7.3", "Priority passes after the step if it put something on the stack, such as a roll; what triggered waits."},
    {"monster_slots", Word::monster_slots,  Category::slots,     "14.1.3", "The slots that monsters stand in."},
    {"shop_slots",    Word::shop_slots,     Category::slots,     "14.1.3", "The slots of the shop."},
    {"room_slots",    Word::room_slots,     Category::slots,     "16.1",   "The slots of rooms."},
    {"minion_slots",  Word::minion_slots,   Category::slots,     "21.4b",  "The slots of minions."},
    {"final_boss_slots", Word::final_boss_slots, Category::slots, "21.4a", "The slots of final bosses."},
    {"hp_counter",    Word::hp_counter,     Category::counter,   "20.1.6", "A counter that gives 1 HP."},
    {"attack_counter", Word::attack_counter, Category::counter,  "20.1.6", "A counter that gives 1 attack."},
    {"eternal_counter", Word::eternal_counter, Category::counter, "20.1.6", "A counter that makes eternal."},
    {"level_counter", Word::level_counter,  Category::counter,   "20.1.5", "A counter that counts levels."},

    {"play",          Word::play,           Category::ability,   "8.1",    "What a loot card does when it is played."},
    {"tap",           Word::tap,            Category::ability,   "6.3.2",  "An ability that deactivates its object."},
    {"paid",          Word::paid,           Category::ability,   "6.3.3",  "An ability with a cost, as often as it is paid."},
    {"when",          Word::when,           Category::ability,   "6.6",    "Triggers after something happened, and goes on the stack."},
    {"would",         Word::would,          Category::ability,   "6.6.5",  "Triggers when something is about to resolve, and goes on the stack above it."},
    {"change",        Word::change,         Category::ability,   "6.7.3",  "Changes what is about to happen, at once."},
    {"instead",       Word::instead,        Category::ability,   "6.7.3",  "Replaces what is about to happen, at once."},
    {"revealed",      Word::revealed,       Category::ability,   "3.3.5",  "What an event does when it enters play."},
    {"always",        Word::always,         Category::ability,   "6.4.1",  "Changes numbers as long as it is in play."},
    {"cant",          Word::cant,           Category::ability,   "1.2",    "Something that can't be done."},
    {"must",          Word::must,           Category::ability,   "11.1.4", "Something that must be done if it can be."},
    {"can",           Word::can,            Category::ability,   "6.7.1",  "Something that can be done beyond the rules."},
    {"lasting",       Word::lasting,        Category::ability,   "6.7.1",  "An effect that this ability makes, which lasts for a while."},
    {"claim",         Word::claim,          Category::ability,   "15.4.2", "Who gains this bonus soul."},
    {"mode",          Word::mode,           Category::part,      "7.2",    "One of several things to choose from."},
    {"not_empty",     Word::not_empty,      Category::condition, "",       "There are cards in that pile: not_empty(discard.loot)."},
    {"has_counters",  Word::has_counters,   Category::condition, "20.1.2", "This has at least so many counters."},
    {"at_least",      Word::at_least,       Category::condition, "",       "You have at least so many: at_least { coins = 8 }."},
    {"at_most",       Word::at_most,        Category::condition, "",       "You have at most so many: at_most { coins = 0 }."},
    {"insert_after",  Word::insert_after,   Category::procedure, "", "Puts a step behind another: insert_after(\"end_triggers\", step {...})."},
    {"insert_before", Word::insert_before,  Category::procedure, "", "Puts a step before another: insert_before(\"hand_limit\", \"loot\")."},
    {"remove",        Word::remove,         Category::procedure, "", "Takes a step out: remove(\"deactivate\")."},
    {"replace",       Word::replace,        Category::procedure, "", "Puts a step in the place of another: replace(\"roll\", step {...})."},
    {"move_after",    Word::move_after,     Category::procedure, "", "Moves a step behind another: move_after(\"treasure\", \"coins\") puts `coins` behind `treasure`."},
    {"move_before",   Word::move_before,    Category::procedure, "", "Moves a step before another: move_before(\"coins\", \"loot\") puts `loot` before `coins`."},
    {"step",          Word::step,           Category::procedure, "", "A step that the ruleset writes itself: step { title = ..., run = function(active) ... end }."},
    {"rules",         Word::rules,          Category::file,      "",       "A ruleset."},
    {"set",           Word::set,            Category::file,      "",       "What a set of cards is called and needs."},
};

// By FilterId.
constexpr NounRow nouns[] = {
    {"a_player",        Noun::player,        "",       "A player."},
    {"a_monster",       Noun::monster,       "3.3.1",  "A monster in play."},
    {"an_item",         Noun::item,          "3.1.1",  "An item in play."},
    {"a_character",     Noun::character,     "3.4.1",  "A character in play."},
    {"a_curse",         Noun::curse,         "17.1",   "A curse that a player has."},
    {"a_soul",          Noun::soul,          "15.1",   "A soul that a player has."},
    {"an_event",        Noun::event_card,    "3.3.5",  "An event in play."},
    {"a_room",          Noun::room,          "16.1",   "A room in play."},
    {"an_object",       Noun::object,        "19.6.1", "Any card in play."},
    {"a_loot",          Noun::loot,          "3.2.1",  "A loot on the stack."},
    {"an_ability",      Noun::ability,       "6.3.1",  "An activated ability on the stack."},
    {"a_roll",          Noun::roll,          "9.2",    "A die on the stack."},
    {"damage_on_stack", Noun::damage,        "10.2.1", "Damage on the stack."},
    {"death_on_stack",  Noun::death,         "13.1.4", "A death on the stack."},
    {"a_loot_card",     Noun::loot_card,     "3.2.1",  "A loot card in a hand or a pile."},
    {"a_card",          Noun::card,          "19.3.1", "A card in a deck or a discard: a_card { pile = discard.monster, event = false }."},
    {"a_number",        Noun::number,        "",       "A number: a_number { from = 1, to = 6 }."},
    {"a_deck",          Noun::deck,       "19.3.1", "A deck with cards."},
    {"a_discard",       Noun::discard,    "19.4.1", "A discard pile with cards."},
    {"a_slot",          Noun::slot,          "14.1.1", "A slot, empty or not: a_slot { slots = monster_slots, attacked = false }."},
    {"one_of",          Noun::any_of,        "7.3",    "One of several nouns: one_of { a_monster, a_player }."},
};

constexpr LuaRow lua[] = {
    {"ipairs",   Category::function, "Goes through a list."},
    {"pairs",    Category::function, "Goes through a table: numbers in order, then names in order."},
    {"assert",   Category::function, "Fails, unless its value is true."},
    {"error",    Category::function, "Fails with a message."},
    {"tostring", Category::function, "A value as text."},
    {"tonumber", Category::function, "A text as a number."},
    {"type",     Category::function, "The name of a value's type."},
    {"select",   Category::function, "Some of its values."},
    {"math",     Category::library,  "min, max and abs."},
};
// clang-format on

constexpr std::string_view math_names[] = {"min", "max", "abs"};

}  // namespace

const CategoryRow& row_of(Category c) { return category_rows[static_cast<std::size_t>(c)]; }
std::span<const WordRow> word_rows() { return rows; }
std::span<const NounRow> noun_rows() { return nouns; }
std::span<const LuaRow> lua_rows() { return lua; }
std::span<const std::string_view> math_functions() { return math_names; }

std::string_view name_of(Word w) {
  for (const WordRow& row : rows)
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
