// Words of a text that the ability must support, and words of the ability that the text must mention.
#include "scripting/lint/text_words.h"

#include <algorithm>
#include <iterator>
#include <set>

#include "engine/model/ability_def.h"
#include "engine/model/event_rows.h"
#include "scripting/registry/registry.h"
#include "scripting/registry/schema.h"

namespace soulstack::scripting {

namespace {

// ---- Promises of the text ----------------------------------------------------------------------------------------

// A text that says one of `said` (empty: whatever it says), and nothing of `unless`, needs a word of `needs`, if the ability
// has all words of `when`. "~turn" is a part of a word, ".shop" a field or a name in the table, ".of=this" a field with
// its word or noun, "activated" a kind of ability. `at`: places, as in AbilityTable.
struct Promise {
  std::string_view said, unless, when, needs, advice, at;
};
constexpr std::string_view another =
                               "another player|another item|another monster|another soul|other player|"
                               "other item|other monster|other soul",
                           of_others = "other players' turn|another player's turn|not your turn|others' turns",
                           both =
                               "monster or player|monster or a player|player or monster|player or a monster|"
                               "monsters or players|players or monsters",
                           use_both = "the target can only be one of the two: use one_of { a_monster, a_player }";
constexpr Promise promises[] = {
    {"may ", "", "",
     ".may|.who|can|.can|.attacks_per_turn|.purchases_per_turn|.loot_plays|.hand_limit|.optional|confirm|choose_some|"
     "choose_number|search|search_and_gain|may_put_on_bottom|add_loot_plays|extra_attack|extra_deck_attack|play_loot_"
     "card",
     "nothing is optional: add `may = true`, `confirm` or `choose_some`", "event"},
    {"till end of turn ", "", "", ".end_of_turn|.forever|~loot_plays|~extra_|~must_", "no `till` is `end_of_turn`",
     "till effect"},
    {"till end of turn |this turn ", "rest of the game |forever |from now on |permanent", ".forever", "",
     "`till` is `forever`", "till"},
    {"till your next turn ", "end of your next turn ", ".end_of_turn", ".your_next_turn",
     "it lasts till end of turn: write `till = your_next_turn`", "till"},
    {"first time |first * each turn ", "", "", ".first", "no ability has `first = turn`", "event"},
    {"every second time |every third time |every other time ", "", "", ".every", "nothing has `every`", "event"},
    {"once each turn ", "", "activated", ".first|.uses_per_turn", "nothing limits it: add `first = turn`", "event"},
    {"any player may |each player may |each other player may |other players may |another player may ", "", "activated",
     ".who|.may|confirm|choose|may_put_on_bottom|vote", "only its controller may use it: add `who`", "event"},
    {another, "", "", "other|other_than|others|left|right|yours|active|where|others_turns|users",
     "nothing excludes this object, you or an earlier target: use `other = true`, `others` or `other_than = target`",
     ""},
    {"non-eternal ", "", "", "eternal", "nothing excludes eternal objects: use `eternal = false`", ""},
    {"combat damage ", "", "", "combat", "nothing has `combat = true`", "combat event"},
    {"can't be prevented|unpreventable", "", "", ".preventable|preventable",
     "no damage does: add the option `preventable = false`", "effect"},
    {"non-lethal|nonlethal|at least 1 hp|can't kill", "", "", ".lethal|lethal",
     "the damage is lethal: add the option `lethal = false`", "effect"},
    {". at the start of ", "", "", "turn_started|turn_begins|attack_declared", "nothing listens for `turn_started`",
     "event"},
    {". at the end of ", "", "", "turn_ending|end_declared|attack_ended|round_ended",
     "nothing listens for `turn_ending`", "event"},
    {"if you played * this |if you took * this |if you killed * this |if you bought * this |if you missed * this |"
     "you took this turn |you played this turn ",
     "", "", ".happened|.total|.last|.given|outcome|~happened",
     "nothing asks what happened before: add `given = happened { ... }`", "event"},
    {"each player |each other player ", "", "",
     "players|others|a_player|all|pass_hands|everyone|left|continuous|.always|.can|.cant|.must",
     "nothing is done for several players: use `players` or `others`", ""},
    {"each monster |each other monster ", "", "", "monsters|a_monster|continuous|.always|.can|.cant|.must",
     "nothing is done to several monsters: use `monsters` or `a_monster`", ""},
    {"choose one .|choose one or ", "", "",
     ".choose|.choose_of|.choice|.target|.any_targets|~choose|~vote|~search|~confirm|dice",
     "it has no modes and nothing is chosen", ""},
    {both, "", ".target=a_monster", ".target2|.one_of", use_both, "target"},
    {both, "", ".target=a_player", ".target2|.one_of", use_both, "target"},
    {"of yours |of your items |one of your ", "", ".target=an_item", ".yours|.of|.shop",
     "the target need not be yours: add `yours = true`", "target"},
    {"shop item |item in the shop |item from the shop ", "", ".target=an_item", ".shop|.yours|.of",
     "the target may be elsewhere: add `shop = true`", "target"},
    {"guppy item ", "", ".target=an_item", ".guppy", "the target may be another item: add `guppy = true`", "target"},
    {"passive item ", "", ".target=an_item", ".active|.tap", "the target may be active: add `active = false`",
     "target"},
    {"+# attack |-# attack ", "attack roll|attack counter", "always", ".attack|~attack", "no field changes `attack`",
     "always"},
    {"+# hp |-# hp ", "hp counter", "always", ".hp|~hp", "no field changes `hp`", "always"},
    {"+# evasion |-# evasion ", "", "always", ".evasion|~evasion", "no field changes `evasion`", "always"},
    {"at random ", "", "", "~random|~shuffle|~roll", "a player chooses",
     "verb:steal_loot verb:discard_loot verb:choose"},
    {"each turn |each of your turns ", "", "entered_play extra_attack", "",
     "this is only for the turn in which it enters play: write always { attacks_per_turn = 1 }", "verb:extra_attack"},
    {"each turn |each of your turns ", "", "entered_play add_loot_plays", "",
     "this is only for the turn in which it enters play: write always { loot_plays = 1 }", "verb:add_loot_plays"},
    {"^ . when * would |^ . if * would |^ . the first time * would ", "", "when", "~turn_",
     "`when` comes after the event: use `would`, `change` or `instead`", "event"},
    {"^ . when * kill |^ . when * kills ", "without damage ", "killed", "",
     "`killed` comes only from effects that kill or destroy, not from damage: if it dies in any way, that is "
     "`monster_died`, `player_died` or `object_died`, and `by` is the player who killed it",
     "event"},
    {"", "", ".any_targets", ".chosen_targets", "nothing asks which were chosen: use chosen_targets()", "any_targets"},
    {"", "next turn ", "turn_ending extra_attack", "",
     "in the end phase there are no more attacks: listen for `turn_started`", "verb:extra_attack"},
    {"", "next turn ", "turn_ending extra_deck_attack", "",
     "in the end phase there are no more attacks: listen for `turn_started`", "verb:extra_deck_attack"},
    {"", "next turn ", "turn_ending .till .attacks_per_turn", "",
     "as a turn ends, it is too late for attacks: listen for `turn_started`", "event"},
    {"", "next turn ", "turn_ending .till .purchases_per_turn", "",
     "as a turn ends, it is too late for purchases: listen for `turn_started`", "event"},
    {"", "next turn ", "turn_ending .till .loot_plays", "",
     "as a turn ends, it is too late for loot plays: listen for `turn_started`", "event"},
    {"", "", ".event=turn_started .end_of_attack", "",
     "there is no attack as a turn starts, so it ends at once: write another `till`", "till"},
    {"", "", ".event=turn_ending .end_of_attack", "",
     "there is no attack as a turn ends, so it ends at once: write another `till`", "till"},
    {"^ . on your turn |^ . in your turn ", of_others, "used", ".during|.given|~your_turn|active",
     "nothing limits it: add `during = your_turn`", ""},
    {"on your turn |during your turn |in your turn ", of_others, "always", ".during|.given|~your_turn|active",
     "nothing limits it: add `during = your_turn`", ""},
};

bool is_part_of(const std::set<std::string, std::less<>>& words, std::string_view part) {
  return std::any_of(words.begin(), words.end(),
                     [&](const std::string& word) { return word.find(part) != std::string::npos; });
}

class WordCheck {
 public:
  WordCheck(const Described& ability, const Tell& tell) : a_(ability), tell_(tell) {}

  void run() {
    for (const Promise& one : promises)
      if (const std::string_view said = a_.text.said(one.said);
          said.empty() == one.said.empty() && !a_.text.says(one.unless) && has_all(one.when) && !has_any(one.needs))
        tell_((said.empty() ? "" : "the text says `" + trimmed(said) + "`, but ") + std::string(one.advice),
              a_.place_of(one.at));
    if (!a_.text.is_english() || !a_.table)
      return;
    for (const UsedWord& word : a_.table->used())
      unsaid(word);
    times();
  }

 private:
  // Without the marks of the ends of groups.
  static std::string trimmed(std::string_view said) {
    const std::size_t from = said.find_first_not_of("^. "), end = said.find_last_not_of(". ");
    return from == std::string_view::npos ? "" : std::string(said.substr(from, end + 1 - from));
  }

  // `if_unknown`: what to take for granted about a table that was not found, and about parts with texts of their own.
  bool has(std::string_view word, bool if_unknown) const {
    if (word.starts_with('.') && !a_.table)
      return if_unknown;
    if (const std::size_t is = word.find('='); is != std::string_view::npos) {
      const syntax::TableField* const field = a_.table->field(word.substr(1, is - 1));
      return field && !a_.table->has_parts && a_.table->noun_of(field->value) == word.substr(is + 1);
    }
    if (word.starts_with('.'))
      return a_.table->has_field(word.substr(1)) || a_.table->uses(word.substr(1)) ||
             (if_unknown && a_.table->has_parts);
    if (word.starts_with('~'))
      return is_part_of(a_.does.words, word.substr(1)) || is_part_of(a_.does.inside, word.substr(1));
    return a_.does.words.contains(word) || a_.does.inside.contains(word) || is_kind(word);
  }
  bool is_kind(std::string_view word) const {
    const AbilityKind kind = a_.def.kind;
    const bool is_activated = kind == AbilityKind::tap || kind == AbilityKind::paid;
    return (word == "activated" && is_activated) || (word == "used" && (is_activated || kind == AbilityKind::play)) ||
           (word == "users" && a_.def.activation().names_users) || (word == "when" && kind == AbilityKind::when) ||
           (word == "always" && kind == AbilityKind::always) || (word == "can" && kind == AbilityKind::can) ||
           (word == "outcome" && kind == AbilityKind::outcome) ||
           (word == "continuous" && kind >= AbilityKind::always && kind <= AbilityKind::can);
  }
  bool has_any(std::string_view words) const {
    const std::vector<Phrase> all = phrases_in(words);
    return std::any_of(all.begin(), all.end(), [&](const Phrase& one) { return has_marked(one); });
  }
  // phrases_in() takes the ~ off.
  bool has_marked(const Phrase& one) const {
    return has(one.mark == ' ' ? std::string(one.words) : one.mark + std::string(one.words), true);
  }
  bool has_all(std::string_view words) const {
    while (!words.empty()) {
      const std::string_view one = words.substr(0, words.find(' '));
      words.remove_prefix(std::min(words.size(), one.size() + 1));
      if (!has(one, false))
        return false;
    }
    return true;
  }

  // A text of a mode may leave out what the text before it says.
  void unsaid(const UsedWord& word) {
    if (a_.def.kind == AbilityKind::mode || a_.def.kind == AbilityKind::outcome || !told_.insert(word.name).second)
      return;
    const bool has_own_noun =  // "a tool", not "an item"
        word.how == "it uses" && (a_.table->has_field("tag") || a_.table->has_field("named"));
    const bool waits_for_own_effect = word.name == "end_of_turn" && has("from_this", false);  // "If it dies, ..."
    bool must_be_said = false;
    for (const Phrase& phrase : phrases_in(word.phrases)) {
      must_be_said = must_be_said || phrase.mark == '~' || (phrase.mark == ' ' && !word.is_false);
      if (phrase.mark != '?' && a_.text.says(phrase.words))
        return;
    }
    if (must_be_said && !has_own_noun && !waits_for_own_effect)
      tell_(std::string(word.how) + " `" + std::string(word.name) + "`, but the text does not say so", word.at);
  }

  // Rule 6.3.5.
  void times() {
    const int n = a_.def.activation().uses_per_turn;
    if (n == 0 || a_.def.kind == AbilityKind::mode || a_.table->has_field("first"))
      return;
    const std::string times = std::to_string(n) + " times ";
    const std::string said = n == 1   ? "once |first "
                             : n == 2 ? "twice |" + times
                             : n == 3 ? "three times |" + times
                                      : times;
    if (!a_.text.says(said))
      tell_("it can be used " + (n == 1 ? "once" : times.substr(0, times.size() - 1)) +
                " each turn, but the text does not say so",
            a_.place_of("uses_per_turn"));
  }

  const Described& a_;
  const Tell& tell_;
  std::set<std::string_view> told_;
};

// ---- Deeds -------------------------------------------------------------------------------------------------------

// The phrases of all words with that name: verbs, events, properties and fields.
std::string phrases_of(std::string_view name) {
  std::string all;
  const auto add = [&](const auto& rows) {
    for (const auto& row : rows)
      if (row.name == name && !row.phrases.empty())
        all += "|" + std::string(row.phrases);
  };
  add(verb_rows()), add(event_rows), add(property_rows()), add(ability_fields());
  return all;
}

bool bears_out(std::string_view name, std::string_view deed) {
  if (deed.find('#') == std::string_view::npos && name.find(deed) != std::string_view::npos)
    return true;
  const std::string column = phrases_of(name);  // phrases refer to it
  const std::vector<Phrase> all = phrases_in(column);
  return std::any_of(all.begin(), all.end(), [&](const Phrase& phrase) { return phrase.words == deed; });
}

const std::set<std::string_view>& all_deeds() {
  static const std::set<std::string_view> all = [] {
    std::set<std::string_view> deeds;
    for (const VerbRow& verb : verb_rows())
      for (const Phrase& phrase : phrases_in(verb.phrases))
        if (phrase.mark == '!')
          deeds.insert(phrase.words);
    return deeds;
  }();
  return all;
}

}  // namespace

void check_words(const Described& ability, const Tell& tell) { WordCheck(ability, tell).run(); }

void check_deeds(const CardText& text, const AbilityNumbers& does, const Tell& tell) {
  for (const std::string_view deed : all_deeds()) {
    const auto fits = [&](const std::string& name) { return bears_out(name, deed); };
    if (text.says_deed(deed) && std::none_of(does.words.begin(), does.words.end(), fits) &&
        std::none_of(does.inside.begin(), does.inside.end(), fits))
      tell("the text says `" + std::string(deed.substr(0, deed.find(" #"))) + "`, but no effect does that", {});
  }
}

}  // namespace soulstack::scripting
