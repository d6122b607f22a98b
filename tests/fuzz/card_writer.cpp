// Writes a card from choices. Forms, fields, verbs, properties and words come from the registry, so that new ones
// are covered automatically.
#include "tests/fuzz/card_writer.h"

#include <algorithm>
#include <bit>

#include "engine/model/event_rows.h"
#include "scripting/registry/event_words.h"
#include "scripting/registry/registry.h"
#include "scripting/registry/schema.h"
#include "scripting/registry/words.h"

namespace soulstack::fuzzing {

namespace {

using namespace scripting;

constexpr int deepest = 4;
constexpr std::size_t longest = 6'000;
constexpr const char* decks[] = {"loot", "treasure", "monster"};
constexpr std::string_view never[] = {"target2", "target3",     "choice",        "choice2",
                                      "chooser", "min_players", "starting_item", "back"};

class Writer {
 public:
  explicit Writer(Choices& choices) : choices_(choices) {}

  WrittenCard card() {
    deck_ = choices_.of(decks);
    text_ = "local list = { 1, 2, { 3 } }\nlocal function twice(n) return n * 2 end\nreturn " + deck_ + " {\n";
    if (deck_ == "monster")
      text_ += "hp = 2, evasion = 3, attack = 1,\n";
    text_ += "name = \"Written\",\n";
    for (int n = 1 + choices_.below(3); n > 0; --n)
      constructor(row_of(Form::card).inside);
    text_ += "}\n";
    return {deck_, std::move(text_)};
  }

 private:
  bool often() { return choices_.below(4) != 0; }
  bool seldom() { return choices_.below(8) == 1; }
  bool has_room() const { return depth_ < deepest && text_.size() < longest; }

  // A word of that category from the registry.
  std::string word(Category category) {
    std::vector<std::string_view> fitting;
    for (const WordRow& row : word_rows())
      if (row.category == category)
        fitting.push_back(row.name);
    for (const ParamRow& row : param_rows())
      if (category == Category::binding && names_someone(row))
        fitting.push_back(row.name);
    return fitting.empty() ? "nothing" : std::string(choices_.of(fitting));
  }
  std::string number() {
    constexpr const char* odd[] = {"0", "-1", "7", "1000", "100000000", "0.5", "2^53", "-(1 << 62)", "0/0"};
    return seldom() ? std::string(choices_.of(odd)) : std::to_string(choices_.below(6) + 1);
  }

  // ---- Tables

  void fields(Form form) {
    for (const Field& field : fields_of(form)) {
      if ((field.forms & bit(form)) == 0 || !is_wanted(field))
        continue;
      text_ += std::string(field.name) + " = ";
      form_ = form;
      has_target_ = has_target_ || field.name == "target";
      value(field);
      text_ += ",\n";
    }
  }
  bool is_wanted(const Field& field) {
    if (std::find(std::begin(never), std::end(never), field.name) != std::end(never))
      return seldom() && seldom();
    const bool usual = field.required || field.takes == Takes::event || field.name == "text" || field.name == "effect";
    return usual || choices_.below(field.takes == Takes::noun ? 3 : 10) == 1;
  }

  void value(const Field& field) {
    switch (field.takes) {
      case Takes::number:
      case Takes::value_of_die:
        text_ += choices_.below(3) ? std::to_string(std::max(field.least, choices_.below(7))) : number();
        break;
      case Takes::number_or_function:
      case Takes::number_die_or_script:
      case Takes::number_or_script:
      case Takes::number_none_or_script:
        choices_.below(2) ? function() : void(text_ += number());
        break;
      case Takes::flag:
        text_ += choices_.below(3) ? "true" : "false";
        break;
      case Takes::yes_or_who:
        text_ += "true";
        break;
      case Takes::text:
      case Takes::text_or_table:
        text_ += "\"Written " + number() + ".\"";
        break;
      case Takes::texts:
        text_ += "{ \"One\", \"Two\" }";
        break;
      case Takes::event:
        text_ += event();
        break;
      case Takes::who:
        text_ += choices_.below(2) ? word(Category::who) : choices_.below(2) ? "you" : noun();
        break;
      case Takes::noun:
        text_ += noun();
        break;
      case Takes::script:
        function();
        break;
      case Takes::condition:
        choices_.below(2) ? function() : void(text_ += condition());
        break;
      case Takes::roll:
        roll();
        break;
      case Takes::table:
        table(field.table);
        break;
      case Takes::pile:
        text_ += pile();
        break;
      case Takes::word:
        text_ += word(choices_.below(2) ? Category::constant : Category::duration);
        break;
      case Takes::modes:
        text_ +=
            "{ mode { text = \"A.\", effect = function(you) gain_coins(you, 1) end }, mode { text = \"B.\", effect = "
            "function(you) lose_coins(you, 1) end } }";
        break;
      case Takes::given:
        text_ += choices_.below(2) ? "{ eternal, " : "{ abilities_of(an_item), ";
        constructor(row_of(Form::lasting).inside | bit(Form::tap));
        text_ += " }";
        break;
      case Takes::lost:
        text_ += choices_.below(2) ? "abilities" : "{ eternal, guppy }";
        break;
      default:
        text_ += "{ " + number() + " }";
        break;
    }
  }

  void table(Form form) {
    text_ += "{ ";
    if (form != Form::count && has_room()) {
      ++depth_;
      fields(form);
      --depth_;
    }
    text_ += "}";
  }

  // One of the table constructors that are allowed there.
  void constructor(Forms among) {
    if (!has_room() || among == 0)
      return;
    int nth = choices_.below(std::popcount(among));
    for (int f = 0; f < static_cast<int>(Form::count); ++f) {
      const Form form = static_cast<Form>(f);
      if ((among & bit(form)) == 0 || nth-- > 0)
        continue;
      if (!row_of(form).deck.empty() && row_of(form).deck != deck_ && !seldom())
        return;
      ++depth_;
      has_target_ = false;
      text_ += std::string(name_of(row_of(form).word)) + " {\n";
      fields(form);
      if (choices_.below(3) == 1)
        constructor(row_of(form).inside);
      text_ += "},\n";
      --depth_;
      return;
    }
  }

  void roll() {
    const int cut = 1 + choices_.below(5);
    text_ += "{ [\"1-" + std::to_string(cut) + "\"] = ";
    function();
    text_ += ", [\"" + std::to_string(cut + 1) + "-6\"] = ";
    choices_.below(3) ? function() : void(text_ += "nothing");
    text_ += " }";
  }

  std::uint8_t heard_by_form() const {
    switch (form_) {
      case Form::would:
        return heard_by::would;
      case Form::change:
        return heard_by::change;
      case Form::instead:
        return heard_by::instead;
      case Form::cant:
        return heard_by::cant;
      default:
        return heard_by::when;
    }
  }
  // An event that abilities of that form may listen to; sometimes one that they may not.
  // Without input left, every choice is 0: so it looks for the next event that fits.
  std::string event() {
    const bool any = seldom();
    constexpr std::size_t rows = event_rows.size() - 1;  // without EventType::none
    const auto first = static_cast<std::size_t>(choices_.below(static_cast<int>(rows)));
    for (std::size_t i = 0; i < rows; ++i)
      if (const EventRow& row = event_rows[1 + (first + i) % rows]; any || (row.heard_by & heard_by_form()) != 0)
        return std::string(row.name);
    return std::string(event_rows[1 + first].name);
  }
  std::string noun() {
    const NounRow& row = choices_.of(nouns_);
    if (row.noun == Noun::any_of)
      return "one_of { a_player, a_monster }";
    std::string text(row.name);
    if (choices_.below(2))
      return text;
    for (const Field& field : noun_fields())
      if ((field.forms & bit(row.noun)) != 0 && field.takes == Takes::flag && choices_.below(6) == 1)
        return text + " { " + std::string(field.name) + (choices_.below(2) ? " = true }" : " = false }");
    return text;
  }
  std::string condition() {
    constexpr const char* some[] = {"your_turn", "not_your_turn", "has_counters(1)", "at_least { coins = 3 }",
                                    "not_empty(discard.loot)"};
    return choices_.of(some);
  }
  std::string pile() {
    constexpr const char* piles[] = {"deck.loot", "discard.loot", "deck.treasure", "deck.monster", "discard.monster"};
    return choices_.of(piles);
  }

  // ---- Functions

  void function() {
    knows_event_ =
        !seldom() && (form_ == Form::when || form_ == Form::would || form_ == Form::change || form_ == Form::instead);
    text_ +=
        std::string("function(you, this") + (has_target_ ? ", target" : "") + (knows_event_ ? ", event" : "") + ")\n";
    if (has_target_)
      text_ += "local it = target\n";
    for (int n = 1 + choices_.below(4); n > 0; --n)
      statement();
    if (seldom())
      text_ += "return " + expression() + "\n";
    text_ += "end";
  }

  void statement() {
    if (!has_room())
      return;
    ++depth_;
    switch (choices_.below(12)) {
      case 0:
        block("if " + expression() + " then");
        break;
      case 1:
        block("for i = 1, " + number() + " do");
        break;
      case 2:
        block("for _, part in ipairs(all(" + noun() + ")) do");
        break;
      case 3:
        text_ += "local v" + std::to_string(choices_.below(3)) + " = " + expression() + "\n";
        break;
      case 4:
        text_ += (seldom() ? "list[1] = " : "local v = ") + expression() + "\n";
        break;
      case 5:
        property_written();
        break;
      case 6:
        seldom() ? block("while " + expression() + " do") : void(text_ += "assert(" + expression() + ")\n");
        break;
      default:
        verb();
        text_ += "\n";
        break;
    }
    --depth_;
  }
  void block(const std::string& head) {
    text_ += head + "\n";
    statement();
    text_ += "end\n";
  }

  void verb() {
    const auto rows = verb_rows();
    text_ += call(choices_.of(rows));
  }
  std::string call(const VerbRow& row) {
    std::string text = std::string(row.name) + "(";
    for (const VerbParam& p : row.params) {
      if (p.name.empty() || (p.optional && choices_.below(2)))
        break;
      text += (text.back() == '(' ? "" : ", ") + (seldom() ? expression() : argument(p.type));
    }
    return text + ")";
  }

  std::string argument(Type type) {
    switch (type) {
      case Type::number:
        return number();
      case Type::boolean:
        return "true";
      case Type::player:
        return choices_.below(2) ? "you" : "you.left";
      case Type::players:
        return choices_.below(2) ? "players" : "others";
      case Type::object:
      case Type::card:
      case Type::bearer:
      case Type::place_of_note:
        return choices_.below(3) ? "this" : known();
      case Type::objects:
        return choices_.below(3) ? noun() : "monsters";
      case Type::stack:
      case Type::event:
        return knows_event_ ? "event" : known();
      case Type::pile:
        return pile();
      case Type::noun:
        return noun();
      case Type::duration:
        return "end_of_turn";
      case Type::counter:
        return word(Category::counter);
      case Type::set_event:
        return "set_event";
      case Type::slots:
        return word(Category::slots);
      case Type::ability:
        return "this.tap";
      case Type::card_id:
        return "\"bomb\"";
      case Type::list:
      case Type::splits:
        return "all(" + noun() + ")";
      default:
        return expression();
    }
  }

  std::string expression() {
    const auto properties = property_rows();
    switch (choices_.below(9)) {
      case 0:
        return number();
      case 1:
        return known() + "." + std::string(choices_.of(properties).name);
      case 2:
        return "#all(" + noun() + ")";
      case 3:
        return "count(" + noun() + ") + " + number();
      case 4:
        return "twice(" + number() + ")";
      case 5:
        return "confirm(you)";
      case 6:
        return "choose(you, " + noun() + ")";
      case 7:
        return "list[" + number() + "]";
      default:
        return known();
    }
  }
  // One of the function's parameters.
  std::string known() {
    const int n = choices_.below(4);
    return n == 0 && has_target_ ? "target" : n == 1 && knows_event_ ? "event" : n < 3 ? "you" : "this";
  }

  void property_written() {
    const auto rows = property_rows();
    for (int tries = 0; tries < 8; ++tries)
      if (const PropertyRow& row = choices_.of(rows); row.set) {
        text_ += known() + "." + std::string(row.name) + " = " + argument(row.type) + "\n";
        return;
      }
  }

  Choices& choices_;
  const std::span<const NounRow> nouns_ = noun_rows();
  std::string deck_, text_;
  Form form_ = Form::card;    // the ability whose fields are being written
  bool has_target_ = false;   // of the ability
  bool knows_event_ = false;  // the function
  int depth_ = 0;
};

}  // namespace

WrittenCard write_card(Choices& choices) { return Writer(choices).card(); }

}  // namespace soulstack::fuzzing
