// The forms, and the tables of their fields.
#include "scripting/registry/schema.h"

#include <array>

#include "engine/model/content.h"
#include "engine/model/enum_rows.h"
#include "scripting/registry/taken_words.h"

namespace soulstack::scripting {

namespace {

constexpr Forms in_lasting =
    forms(Form::when, Form::would, Form::change, Form::instead, Form::always, Form::cant, Form::must, Form::can);
constexpr Forms on_cards = in_lasting | forms(Form::play, Form::tap, Form::paid, Form::revealed, Form::claim);
constexpr Forms of_keywords = in_lasting | forms(Form::tap, Form::paid);
constexpr Forms lasting = bit(Form::lasting);

struct TakesRow {
  Takes takes;
  std::string_view text;
  Categories words = any_words;
};

constexpr Categories things = bit(Category::binding) | bit(Category::who) | bit(Category::group) | bit(Category::noun);

// clang-format off
constexpr std::array<FormRow, count_of<Form>> rows = {{
    {Form::card,          Word::none,     AbilityKind::play,    on_cards,   "",           "card",       "3.6",    "A card."},
    {Form::play,          Word::play,     AbilityKind::play,    lasting,    "loot",       "play",       "8.1",    "The effect of a loot card when it is played."},
    {Form::tap,           Word::tap,      AbilityKind::tap,     lasting,    "",           "tap",        "6.3.2",  "An activated ability that deactivates its object as its cost."},
    {Form::paid,          Word::paid,     AbilityKind::paid,    lasting,    "",           "paid",       "6.3.3",  "An ability with a cost."},
    {Form::when,          Word::when,     AbilityKind::when,    lasting,    "",           "when",       "6.6",    "Triggers after an event happened."},
    {Form::would,         Word::would,    AbilityKind::would,   lasting,    "",           "would",      "6.6.5",  "Triggers when an event is about to resolve."},
    {Form::change,        Word::change,   AbilityKind::change,  0,          "",           "change",     "6.7.3",  "Changes an event that is about to happen."},
    {Form::instead,       Word::instead,  AbilityKind::instead, 0,          "",           "instead",    "6.7.3",  "Replaces an event that is about to happen."},
    {Form::revealed,      Word::revealed, AbilityKind::when,    lasting,    "monster",    "revealed",   "3.3.5",  "The effect of an event card when it enters play."},
    {Form::always,        Word::always,   AbilityKind::always,  0,          "",           "always",     "6.4.1",  "Changes numbers, abilities and keywords while it is in play."},
    {Form::cant,          Word::cant,     AbilityKind::cant,    0,          "",           "cant",       "1.2",    "Forbids an action."},
    {Form::must,          Word::must,     AbilityKind::must,    0,          "",           "must",       "11.1.4", "Forces an action."},
    {Form::can,           Word::can,      AbilityKind::can,     0,          "",           "can",        "6.7.1",  "Allows an action that the rules do not allow."},
    {Form::lasting,       Word::lasting,  AbilityKind::lasting, in_lasting, "",           "lasting",    "6.7.1",  "An effect that lasts for a while."},
    {Form::claim,         Word::claim,    AbilityKind::claim,   0,          "bonus_soul", "claim",      "15.4.2", "The condition for gaining a bonus soul."},
    {Form::mode,          Word::mode,     AbilityKind::mode,    lasting,    "",           "mode",       "7.2",    "One of several modes to choose from."},
    {Form::outcome,       Word::none,     AbilityKind::outcome, lasting,    "",           "outcome",    "9.4",    "The outcome of a value of the die."},
    {Form::roll_table,    Word::none,     AbilityKind::outcome, 0,          "",           "roll",       "9.4",    "The outcome of each value of the die."},
    {Form::cost,          Word::none,     AbilityKind::paid,    0,          "",           "cost",       "6.2.1",  "The cost that must be paid."},
    {Form::rewards,       Word::none,     AbilityKind::play,    0,          "",           "rewards",    "13.2.3", "The rewards for the active player."},
    {Form::enters,        Word::none,     AbilityKind::play,    0,          "",           "enters",     "19.6.1", "How it enters play."},
    {Form::number_of_you, Word::at_least, AbilityKind::play,    0,          "",           "at_least",   "",       "Your numbers."},
    {Form::limits,        Word::none,     AbilityKind::always,  0,          "",           "least",      "10.1.10","The numbers that `always` sets, or keeps in bounds."},
    {Form::happened,      Word::happened, AbilityKind::when,    0,          "",           "happened",   "6.9.1",  "Whether an event happened before, or how often."},
    {Form::total,         Word::total,    AbilityKind::when,    0,          "",           "total",      "6.9.1",  "The amounts of the events that happened before, added up."},
    {Form::last,          Word::last,     AbilityKind::when,    0,          "",           "last",       "6.9.1",  "The number of the last such event."},
    {Form::rules,         Word::rules,    AbilityKind::play,    in_lasting, "",           "rules",      "",       "A ruleset."},
    {Form::outline,       Word::none,     AbilityKind::play,    0,          "",           "rules",      "",       "The outline of a ruleset."},
    {Form::numbers,       Word::none,     AbilityKind::play,    0,          "",           "numbers",    "1.8",    "The numbers of the rules."},
    {Form::deck,          Word::none,     AbilityKind::play,    0,          "",           "decks",      "2.1",    "A deck."},
    {Form::slot,          Word::none,     AbilityKind::play,    0,          "",           "slots",      "14.1",   "Slots of one kind."},
    {Form::made_of,       Word::none,     AbilityKind::play,    0,          "",           "made_of",    "2.1",    "Cards that are in the game."},
    {Form::step,          Word::none,     AbilityKind::step,    0,          "",           "step",       "",       "A step of a procedure."},
    {Form::own_step,      Word::step,     AbilityKind::step,    0,          "",           "step",       "",       "A custom step of a ruleset."},
    {Form::set,           Word::set,      AbilityKind::play,    0,          "",           "set",        "",       "A set of cards."},
    {Form::set_deck,      Word::none,     AbilityKind::play,    0,          "",           "set_deck",   "3.7.1",  "A deck of a set."},
    {Form::set_slots,     Word::none,     AbilityKind::play,    0,          "",           "set_slots",  "12.8.1", "Slots of a set."},
    {Form::set_event,     Word::none,     AbilityKind::play,    0,          "",           "set_event",  "6.12.1", "An event of a set."},
    {Form::set_stat,      Word::none,     AbilityKind::play,    0,          "",           "set_stat",   "10.1.11","A stat of a set."},
    {Form::colours,       Word::none,     AbilityKind::play,    0,          "",           "colours",    "",       "The colours of the faces of a set."},
    {Form::word,          Word::word,     AbilityKind::play,    0,          "",           "word",       "6.11.1", "A word of a set."},
    {Form::keyword,       Word::keyword,  AbilityKind::play,    of_keywords, "",         "keyword",    "6.11.3", "A keyword of a set."},
    {Form::accepts,       Word::none,     AbilityKind::play,    0,          "",           "accepts",    "",       "A finding of `soulstack check` about a text that is accepted."},
}};

constexpr std::array<TakesRow, count_of<Takes>> takes = {{
    {Takes::number,           "a number"},
    {Takes::number_or_function, "a number or a function"},
    {Takes::number_die_or_script, "a number, `die` or a function"},
    {Takes::number_or_script, "a number, a function, or what happened before: happened {}, total {}, last {}"},
    {Takes::flag,             "true or false", no_words},
    {Takes::yes_or_who,       "true, or what it is about: a noun such as `a_loot_card`, or `this`", things},
    {Takes::text,             "a text in quotes", no_words},
    {Takes::texts,            "a list of texts", no_words},
    {Takes::text_or_table,    "a text in quotes, or texts by name", no_words},
    {Takes::event,            "an event, such as `damage_taken`", bit(Category::event) | bit(Category::set_event)},
    {Takes::who,              "a player or object: `you`, `this`, `active`, `others`, `another`, `anyone`, `target`, a noun, or a part of the event such as `by`", things},
    {Takes::noun,             "a noun, such as `a_player`", bit(Category::noun) | bit(Category::group)},
    {Takes::script,           "a function", no_words},
    {Takes::condition,        "a condition: `your_turn`, not_empty(), has_counters(), at_least {}, happened {}, or a function", bit(Category::condition) | bit(Category::history)},
    {Takes::value_of_die,     "a number from 1 to 6, or a list of them"},
    {Takes::roll,             "a table of outcomes: { [\"1-3\"] = function(you) ... end, [\"4-6\"] = nothing }"},
    {Takes::modes,            "a list of at least two modes: { mode {...}, mode {...} }"},
    {Takes::table,            "a table"},
    {Takes::list,             "a list"},
    {Takes::word,             "a word"},
    {Takes::pile,             "a pile, such as discard.loot", bit(Category::pile) | bit(Category::pile_table)},
    {Takes::given,            "a list of abilities and keywords, such as { tap {...}, eternal }, or abilities_of(...)"},
    {Takes::lost,             "`abilities`, `eternal`, `guppy`, `indomitable`, or a list of these"},
    {Takes::number_none_or_script, "a number, a function, or what happened before: happened {}, total {}, last {}; in `set` also `no_number`"},
}};
// clang-format on
static_assert(in_order(rows, &FormRow::form));
static_assert(in_order(takes, &TakesRow::takes));

}  // namespace

const FormRow& row_of(Form f) { return rows[static_cast<std::size_t>(f)]; }

const FormRow* form_of(Word constructor) {
  if (constructor == Word::none)
    return nullptr;
  for (const FormRow& row : rows)
    if (row.word == constructor)
      return &row;
  return nullptr;
}

std::string_view describe(Takes t) { return takes[static_cast<std::size_t>(t)].text; }

Categories words_for_field(std::string_view name) {
  Categories all = no_words;
  for (const auto fields : {card_fields(), ability_fields(), history_fields(), limit_fields(), rules_fields(),
                            noun_fields(), set_fields(), word_fields(), keyword_fields()})
    for (const Field& field : fields)
      if (field.name == name)
        all |= takes[static_cast<std::size_t>(field.takes)].words;
  return all;
}

std::span<const Field> fields_of(Form f) {
  switch (f) {
    case Form::card:
    case Form::rewards:
    case Form::enters:
    case Form::accepts:
      return card_fields();
    case Form::rules:
    case Form::outline:
    case Form::numbers:
    case Form::deck:
    case Form::slot:
    case Form::made_of:
    case Form::step:
    case Form::own_step:
      return rules_fields();
    case Form::happened:
    case Form::total:
    case Form::last:
      return history_fields();
    case Form::limits:
      return limit_fields();
    case Form::set:
    case Form::set_deck:
    case Form::set_slots:
    case Form::set_event:
    case Form::set_stat:
    case Form::colours:
      return set_fields();
    case Form::word:
      return word_fields();
    case Form::keyword:
      return keyword_fields();
    default:
      return ability_fields();
  }
}

}  // namespace soulstack::scripting
