// Words of a text that the ability must support, and fields of the ability that the text must mention.
#include "scripting/lint/text_keywords.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <set>

#include "engine/model/content.h"
#include "engine/model/event_rows.h"
#include "scripting/lint/text_numbers.h"
#include "scripting/reading/lifting.h"

namespace soulstack::scripting {

namespace {

using Words = std::array<std::string_view, 8>;  // the rest is empty

bool has(std::string_view text, std::string_view part) { return text.find(part) != std::string_view::npos; }
bool has_any(std::string_view text, const Words& parts) {
  return std::any_of(parts.begin(), parts.end(),
                     [&](std::string_view part) { return !part.empty() && has(text, part); });
}
bool uses_any(const AbilityNumbers& does, const Words& words) {
  return std::any_of(words.begin(), words.end(),
                     [&](std::string_view word) { return does.words.count(word) > 0 || does.inside.count(word) > 0; });
}
// Part of a word is enough: "steal" matches steal_coins.
bool uses_part(const AbilityNumbers& does, const Words& parts) {
  const auto has_part = [&](const std::string& word) { return has_any(word, parts); };
  return std::any_of(does.words.begin(), does.words.end(), has_part) ||
         std::any_of(does.inside.begin(), does.inside.end(), has_part);
}

// ---- Actions -----------------------------------------------------------------------------------------------------

// A word of the text with spaces around it, and parts of the verbs, events and fields that support it.
struct DeedWord {
  std::string_view said;
  Words borne_out_by;
};
constexpr DeedWord deed_words[] = {
    {"steal", {"steal"}},
    {"destroy", {"destroy"}},
    {"kill", {"kill", "died", "death"}},
    {"recharge", {"recharge"}},
    {"reroll", {"reroll"}},
    {"cancel", {"cancel"}},
    {"prevent", {"prevent", "amount"}},
    {"swap", {"swap"}},
    {"copy", {"copy"}},
    {"discard", {"discard"}},
    {"heal", {"heal"}},
    {"vote", {"vote"}},
    {"skip", {"skip"}},
    {"shuffle", {"shuffle", "search_and_gain"}},
    {"reveal", {"reveal"}},
    {"look", {"look", "reorder", "keep_one", "search", "may_put", "scry"}},
    {"in any order", {"order", "keep_one", "choose", "put_", "search"}},
    {"extra turn", {"extra_turn"}},
    {"take another turn", {"extra_turn"}},
};

// "gain 3¢" and similar: the word, followed by a number of that kind.
struct CountedDeed {
  std::string_view said;
  bool of_coins;
  Words borne_out_by;
};
constexpr CountedDeed counted_deeds[] = {
    {"gain", true, {"gain_coins", "coins_gained", "steal_coins", "give_coins", "rewards", "gain_rewards"}},
    {"lose", true, {"lose_coins", "coins_lost"}},
    {"loot", false, {"draw_loot", "loot_drawn", "looting", "loot_step", "keep_one"}},
};

// "You don't discard" says that something is not done.
bool is_denied(std::string_view before) {
  const std::string_view last = before.substr(before.rfind(' ') + 1);
  return last == "not" || last == "never" || last == "cannot" || last.ends_with("n't");
}

bool says(std::string_view plain, std::string_view word) {
  for (const std::string& form : {" " + std::string(word) + " ", " " + std::string(word) + "s "})
    for (std::size_t at = plain.find(form); at != std::string_view::npos; at = plain.find(form, at + 1))
      if (!is_denied(plain.substr(0, at)))
        return true;
  return false;
}

// Is the word followed by a number with ¢, or by one without?
bool says_counted(std::string_view plain, std::string_view word, bool of_coins) {
  for (const std::string& form : {" " + std::string(word) + " ", " " + std::string(word) + "s "})
    for (std::size_t at = plain.find(form); at != std::string_view::npos; at = plain.find(form, at + 1)) {
      const std::string_view rest = plain.substr(at + form.size());
      const std::string_view next = rest.substr(0, rest.find(' '));
      if (!next.empty() && next.front() >= '0' && next.front() <= '9' && next.ends_with("¢") == of_coins)
        return true;
    }
  return false;
}

// Verbs that a text must mention, with the words for them.
struct Unsaid {
  std::string_view verb;
  Words said_by;
};
constexpr Unsaid unsaid_deeds[] = {
    {"destroy", {"destroy"}},
    {"deal", {"damage", "deal"}},
    {"take_damage", {"damage"}},
    {"draw_loot", {"loot"}},
    {"gain_coins", {"¢", "gain", "coin", "cent"}},
    {"lose_coins", {"¢", "lose", "pay", "coin", "cent"}},
    {"steal_coins", {"steal", "take"}},
    {"steal_item", {"steal", "take"}},
    {"steal_loot", {"steal", "take"}},
    {"steal_random_loot", {"steal", "take"}},
    {"gain_rewards", {"reward"}},
    {"gain_treasure", {"treasure", "gain"}},
    {"discard_loot", {"discard"}},
    {"cancel", {"cancel"}},
    {"reroll", {"reroll"}},
    {"heal", {"heal"}},
    {"swap_items", {"swap", "exchange", "trade"}},
    {"add_counters", {"counter"}},
    {"remove_counters", {"counter"}},
    {"expand_slots", {"expand", "slot"}},
    {"extra_turn", {"turn"}},
    {"skip_turn", {"skip"}},
    {"end_turn", {"end"}},
    {"extra_attack", {"attack"}},
    {"win", {"win"}},
    {"flip_roll", {"flip"}},
    {"deactivate", {"deactivat", "use"}},
    {"kill", {"kill", "die", "dead"}},
    {"recharge", {"recharge"}},
    {"recharge_items", {"recharge"}},
    {"level_up", {"level"}},
    {"level_down", {"level"}},
    {"look_at_hand", {"look", "hand", "see"}},
    {"reveal", {"reveal", "look", "top"}},
    {"give_item", {"give", "gain", "pass"}},
    {"give_coins", {"give", "gain", "pay", "get"}},
    {"give_loot", {"give", "pass", "hand"}},
    {"become_soul", {"soul"}},
    {"become_copy", {"copy", "become"}},
    {"become_character", {"become", "character"}},
};

// ---- Parts of an ability -----------------------------------------------------------------------------------------

// Searches the ability and its parts until something is found.
bool any_part(const Content& content, const AbilityDef& def, const std::function<bool(const AbilityDef&)>& is) {
  if (is(def))
    return true;
  std::set<AbilityId> parts(def.roll.outcomes.begin(), def.roll.outcomes.end());
  parts.insert(def.roll.each);
  for (const auto* list : {&def.lasting, &def.made, &def.nested, &def.modes, &def.gives})
    parts.insert(list->begin(), list->end());
  return std::any_of(parts.begin(), parts.end(),
                     [&](AbilityId id) { return id.known() && any_part(content, content[id], is); });
}

bool is_permission(const StatChange& change) {
  const StatId those[] = {stat::attacks_per_turn, stat::purchases_per_turn, stat::loot_plays, stat::hand_limit};
  return std::find(std::begin(those), std::end(those), change.stat) != std::end(those);
}

// Fields that leave a choice to a player, or allow something.
bool leaves_a_choice(const AbilityDef& def) {
  return def.may || def.names_users || def.kind == AbilityKind::can ||
         std::any_of(def.changes.begin(), def.changes.end(), is_permission) ||
         std::any_of(def.targets.begin(), def.targets.end(), [](const TargetSpec& t) { return t.optional; });
}

// Events that a text must mention, with the words for them.
struct EventName {
  EventType event;
  Words named_by;
};
constexpr EventName event_names[] = {
    {EventType::turn_started, {"start", "begin"}},
    {EventType::turn_begins, {"start", "begin"}},
    {EventType::turn_ending, {" end"}},
    {EventType::player_died, {" die", "dying", "death", "kill"}},
    {EventType::monster_died, {" die", "dying", "death", "kill"}},
    {EventType::death, {" die", "dying", "death", "kill"}},
    {EventType::damage_taken, {"damage", " hit"}},
    {EventType::damage, {"damage", " hit"}},
    {EventType::rolled, {"roll", " die ", "dice"}},
    {EventType::roll, {"roll", " die ", "dice"}},
    {EventType::purchased, {"purchase", "buy", "bought", "shop"}},
    {EventType::item_activated, {"activat", " use"}},
    {EventType::coins_gained, {"¢", "coin", "cent"}},
    {EventType::coins_lost, {"¢", "coin", "cent"}},
    {EventType::loot_drawn, {"loot"}},
    {EventType::looting, {"loot"}},
    {EventType::loot_played, {"loot", "play"}},
    {EventType::loot_discarded, {"discard"}},
    {EventType::destroyed, {"destroy"}},
    {EventType::discarded, {"discard"}},
    {EventType::attack_declared, {"attack"}},
    {EventType::attack_declared_on, {"attack"}},
};

// Skips texts in other languages and very short texts.
bool is_english(std::string_view plain) {
  return has_any(plain, {" the ", " you", " this ", " a ", " an ", " when ", " each "}) ||
         has_any(plain, {" roll ", " gain ", " lose ", " deal ", " discard ", " draw ", " steal ", " destroy "});
}

class Keywords {
 public:
  Keywords(const Content& content, const AbilityDef& def, const AbilityNumbers& does, const Tell& tell)
      : content_(content),
        def_(def),
        does_(does),
        tell_(tell),
        plain_("|" + plain_words(def.text)),
        is_english_(is_english(plain_)) {}

  void check() {
    choices();
    durations();
    firsts();
    others();
    kinds();
    damage();
    events();
    history();
    groups();
    unsaid();
  }

 private:
  bool said(const Words& words) const { return has_any(plain_, words); }
  void tell_unsaid(const std::string& sentence, std::string_view at = {}) const {
    if (is_english_)
      tell_(sentence, at);
  }
  bool any(const std::function<bool(const AbilityDef&)>& is) const { return any_part(content_, def_, is); }

  void choices() {
    const bool asks =
        uses_any(does_, {"confirm", "choose_some", "choose_number", "search", "search_and_gain", "may_put_on_bottom"});
    const bool allows = uses_any(does_, {"add_loot_plays", "extra_attack", "extra_deck_attack", "play_loot_card"});
    if (said({" may "}) && !said({" may not "}) && !asks && !allows && !any(leaves_a_choice))
      tell_("the text says `may`, but nothing is optional: add `may = true`, `confirm` or `choose_some`", "event");
    const bool names_choice = said({" may", " can ", " up to ", " any number ", " if you like ", " wish", " choose"});
    if (def_.may && !names_choice)
      tell_unsaid("`may = true` makes it optional, but the text does not say `may`", "may");
    if (uses_any(does_, {"confirm"}) && !names_choice)
      tell_unsaid("it asks with `confirm`, but the text does not say `may`", "verb:confirm");
  }

  void durations() {
    const auto lasts = [&](Till till) {
      return any([&](const AbilityDef& part) { return part.kind == AbilityKind::lasting && part.till == till; });
    };
    const bool till_end = said({" till end of turn ", " until end of turn ", " till the end of the turn ",
                                " until the end of the turn ", " till the end of turn ", " until the end of turn "});
    if (till_end && !lasts(Till::end_of_turn) && !lasts(Till::forever) && !uses_any(does_, {"end_of_turn"}) &&
        !uses_part(does_, {"loot_plays", "extra_", "must_"}))
      tell_("the text says `till end of turn`, but no `till` is `end_of_turn`", "till effect");
    const bool till_later = said({" rest of the game ", " forever ", " from now on ", " permanent"});
    if (lasts(Till::forever) && (till_end || said({" this turn "})) && !till_later)
      tell_("the text mentions this turn, but `till` is `forever`", "till");
    const bool waits_for_own_effect =  // "Deal 1 damage to it. If it dies, ..."
        any([](const AbilityDef& part) { return part.trigger.from.kind == WhoKind::this_object; });
    if (lasts(Till::end_of_turn) && !said({" turn"}) && !waits_for_own_effect)
      tell_unsaid("`till` is `end_of_turn`, but the text does not mention a turn", "till");
    if (lasts(Till::end_of_attack) && !said({"attack"}))
      tell_unsaid("`till` is `end_of_attack`, but the text does not mention an attack", "till");
    if (lasts(Till::next_roll) && !said({" next "}))
      tell_unsaid("`till` is `next_roll`, but the text does not mention the next die", "till");
    if (lasts(Till::your_next_turn) && !said({"next turn", "round"}))
      tell_unsaid("`till` is `your_next_turn`, but the text does not mention the next turn", "till");
  }

  static bool is_of_several(const AbilityDef& part) { return part.trigger.every != 0; }
  static bool is_first(const AbilityDef& part) { return part.trigger.first_each_turn; }

  void firsts() {
    const std::size_t first = plain_.find(" first ");
    const bool of_turns = said({" first time "}) ||
                          (first != std::string::npos && has(std::string_view(plain_).substr(first), " each turn "));
    if (of_turns && !any(is_first))
      tell_("the text says `first`, but no ability has `first = turn`", "event");
    if (said({" every second time ", " every third time ", " every other time "}) && !any(is_of_several))
      tell_("the text says `every second time` or similar, but nothing has `every`", "event");
    uses();
    if (def_.trigger.first_each_turn && !said({" first ", " once "}))
      tell_unsaid("`first = turn` limits it to the first time each turn, but the text does not say `first` or `once`",
                  "first");
  }

  // When, how often and by whom an activated ability or a mode can be used (rules 6.3.5, 6.3.6).
  void uses() {
    const bool is_activated = def_.kind == AbilityKind::tap || def_.kind == AbilityKind::paid;
    const bool says_once = said({" once each turn ", " once per turn ", " once a turn "});
    if (is_activated && says_once && def_.uses_per_turn != 1 &&
        !any([](const AbilityDef& part) { return part.uses_per_turn == 1; }))
      tell_("the text says `once each turn`, but nothing limits it: add `first = turn`", "event");
    if (def_.uses_per_turn == 1 && def_.kind != AbilityKind::mode && !said({" once ", " first "}))
      tell_unsaid("it can be used only once each turn, but the text does not say `once each turn`",
                  "first uses_per_turn");
    const int n = def_.uses_per_turn;
    const std::string times = n == 2 ? " twice " : n == 3 ? " three times " : " " + std::to_string(n) + " times ";
    if (n > 1 && !said({times, " " + std::to_string(n) + " times "}))
      tell_unsaid("it can be used " + std::to_string(n) + " times each turn, but the text does not say so",
                  "uses_per_turn");
    const bool says_users = said({" any player may ", " each player may ", " all players may ", " other players may ",
                                  " another player may ", " every player may "});
    if (is_activated && says_users && !def_.names_users && !any([](const AbilityDef& part) { return part.may; }) &&
        !uses_any(does_, {"confirm", "choose", "may_put_on_bottom", "vote"}))
      tell_("the text says which players may use it, but only its controller may: add `who`", "event");
    if (def_.names_users && !said({"player", "anyone", "everyone", "opponent"}))
      tell_unsaid("`who` names the players who may use it, but the text does not mention them", "who");
    const bool is_used = is_activated || def_.kind == AbilityKind::play;
    if (is_used && def_.trigger.during != During::any && !said({" turn", " turns "}))
      tell_unsaid("`during` limits it to some turns, but the text does not mention a turn", "during");
  }

  bool has_target(Ask Filter::*flag, Ask wanted) const {
    const auto asks = [&](const TargetSpec& target) {
      return target.filter.known() && content_[target.filter].*flag == wanted;
    };
    return std::any_of(def_.targets.begin(), def_.targets.end(), asks) ||
           std::any_of(def_.choices.begin(), def_.choices.end(), asks);
  }

  void others() {
    const bool says_other = said({" another player", " another item", " another monster", " another soul",
                                  " other player", " other item", " other monster", " other soul"});
    const bool is_of_others = def_.names_users || def_.trigger.during == During::others_turns;
    if (says_other && !is_of_others &&
        !uses_any(does_, {"other", "other_than", "others", "left", "right", "yours", "active", "where"}))
      tell_(
          "the text says `other`, but nothing excludes this object, you or an earlier target: use `other = true`, "
          "`others` or `other_than = target`");
    if (has_target(&Filter::other, Ask::yes) && !said({"other", " else ", "different"}))
      tell_unsaid("the target has `other = true`, but the text does not say `other`");
    if (uses_any(does_, {"other_than"}) && !said({"other", " else ", "different", "second", "third", "two ", "2 "}))
      tell_unsaid("a target has `other_than`, but the text does not say `other` or `different`");
  }

  // Also by events that only an attack roll causes.
  static bool asks_for_combat(const AbilityDef& part) {
    return part.trigger.combat != Ask::any ||
           (row_of(part.trigger.event).has.attack_roll && part.trigger.values != DieValues{}) ||
           part.trigger.event == EventType::hit || part.trigger.event == EventType::missed;
  }
  // A sentence may describe another ability of the card.
  bool card_asks_for_combat() const {
    if (!def_.card.known())
      return false;
    const std::vector<AbilityId>& all = content_[def_.card].abilities;
    return std::any_of(all.begin(), all.end(),
                       [&](AbilityId id) { return any_part(content_, content_[id], asks_for_combat); });
  }

  void kinds() {
    if (said({" non-eternal "}) && !uses_any(does_, {"eternal"}))
      tell_("the text says `non-eternal`, but nothing excludes eternal objects: use `eternal = false`");
    if (has_target(&Filter::eternal, Ask::no) && !said({"eternal"}))
      tell_unsaid("the target has `eternal = false`, but the text does not say `non-eternal`");
    if (said({" combat damage "}) && !any(asks_for_combat) && !card_asks_for_combat() && !uses_any(does_, {"combat"}))
      tell_("the text says `combat damage`, but nothing has `combat = true`", "combat event");
    if (def_.trigger.combat == Ask::yes && !said({"combat", "attack"}))
      tell_unsaid("`combat = true` limits it to combat damage, but the text does not say `combat`", "combat");
  }

  // Options of damage (rules 10.2.11, 10.4.7).
  void damage() {
    const bool asks_preventable = any([](const AbilityDef& part) { return part.trigger.preventable != Ask::any; });
    const bool asks_lethal = any([](const AbilityDef& part) { return part.trigger.lethal != Ask::any; });
    const bool sets_preventable = uses_any(does_, {"preventable"}), sets_lethal = uses_any(does_, {"lethal"});
    if (said({"can't be prevented", "cannot be prevented", "unpreventable"}) && !asks_preventable && !sets_preventable)
      tell_("the text says `can't be prevented`, but no damage does: add the option `preventable = false`", "effect");
    if ((asks_preventable || sets_preventable) && !said({"prevent"}))
      tell_unsaid("it is about damage that can't be prevented, but the text does not say so", "preventable effect");
    if (said({"non-lethal", "nonlethal", "at least 1 hp", "can't kill"}) && !asks_lethal && !sets_lethal)
      tell_("the text says that the damage is not lethal, but it is: add the option `lethal = false`", "effect");
    if ((asks_lethal || sets_lethal) && !said({"lethal", "at least 1", "can't kill", "1 hp"}))
      tell_unsaid("it is about damage that leaves at least 1 HP, but the text does not say so", "lethal effect");
  }

  void events() {
    if (said({"| at the start of "}) && !uses_any(does_, {"turn_started", "turn_begins", "attack_declared"}))
      tell_("the text says `at the start of`, but nothing listens for `turn_started`", "event");
    if (said({"| at the end of "}) && !uses_any(does_, {"turn_ending", "end_declared", "attack_ended", "round_ended"}))
      tell_("the text says `at the end of`, but nothing listens for `turn_ending`", "event");
    for (const EventName& name : event_names)
      if (def_.trigger.event == name.event && !has_any(plain_, name.named_by))
        tell_unsaid("it listens for `" + std::string(row_of(name.event).name) + "`, but the text does not say so",
                    "event");
  }

  // What it asks about the past (rule 6.9).
  void history() {
    bool asks = false;
    const auto about = [&](const HistoryQuery& query) {
      if (!query.tally.known())
        return;
      asks = true;
      const TallyDef& asked = content_.tallies[query.tally.value];
      if (asked.window == Window::turn && !said({"turn"}))
        tell_unsaid("it asks about this turn, but the text does not mention the turn", "given");
      if (asked.window == Window::attack && !said({"attack"}))
        tell_unsaid("it asks about this attack, but the text does not mention an attack", "given");
      if (asked.window == Window::game && !said({" game", " ever ", " already ", "so far"}))
        tell_unsaid("it asks about this game, but the text does not mention the game", "given");
      for (const EventName& name : event_names)
        if (asked.test.event == name.event && !has_any(plain_, name.named_by))
          tell_unsaid("it asks about `" + std::string(row_of(name.event).name) + "`, but the text does not say so",
                      "given");
    };
    const bool has_function = any([&](const AbilityDef& part) {
      each_query(part, about);
      return part.trigger.given.script.function.known();
    });
    const bool says_past = said({" if you played ", " if you took ", " if you killed ", " if you bought ",
                                 " if you missed ", " you took this turn ", " you played this turn "}) &&
                           said({" this turn ", " this attack ", " this game "});
    asks = asks || uses_any(does_, {ask_history_word});
    if (says_past && !asks && !has_function && def_.kind != AbilityKind::outcome)
      tell_("the text asks what happened before, but nothing does: add `given = happened { ... }`", "event");
  }

  template <class Visit>
  static void each_query(const Condition& condition, Visit visit) {
    visit(condition.history);
    for (const Condition& part : condition.all)
      each_query(part, visit);
  }
  template <class Visit>
  static void each_query(const AbilityDef& part, Visit visit) {
    each_query(part.trigger.given, visit);
    for (const StatChange& change : part.changes)
      visit(change.history);
  }

  void groups() {
    const bool says_group = said({" each player ", " each other player ", " all players ", " all other players ",
                                  " every player ", " every other player "});
    const bool applies_to_all = any([](const AbilityDef& part) { return is_continuous(part.kind); });
    if (says_group && !applies_to_all &&
        !uses_any(does_, {"players", "others", "a_player", "all", "pass_hands", "everyone", "left"}))
      tell_("the text says `each player`, but nothing is done for several players: use `players` or `others`");
    const bool says_monsters = said({" each monster ", " each other monster ", " all monsters ", " all other monsters ",
                                     " every monster ", " every other monster "});
    if (says_monsters && !applies_to_all && !uses_any(does_, {"monsters", "a_monster"}))
      tell_("the text says `each monster`, but nothing is done to several monsters: use `monsters` or `a_monster`");
    const bool has_modes = any([](const AbilityDef& part) { return !part.modes.empty(); });
    const bool asks = any([](const AbilityDef& part) { return !part.targets.empty() || !part.choices.empty(); });
    if (said({" choose one |", " choose one or "}) && !has_modes && !asks &&
        !uses_part(does_, {"choose", "vote", "search", "confirm"}) && !uses_any(does_, {"dice"}))
      tell_("the text says `choose one`, but it has no modes and nothing is chosen");
  }

  static bool is_continuous(AbilityKind kind) { return kind >= AbilityKind::always && kind <= AbilityKind::can; }

  // The text of a mode may leave out what the text before it says.
  void unsaid() {
    if (def_.kind == AbilityKind::mode || def_.kind == AbilityKind::outcome)
      return;
    for (const Unsaid& deed : unsaid_deeds)
      if (does_.words.count(deed.verb) > 0 && !has_any(plain_, deed.said_by))
        tell_unsaid("it uses `" + std::string(deed.verb) + "`, but the text does not say so",
                    "verb:" + std::string(deed.verb));
  }

  const Content& content_;
  const AbilityDef& def_;
  const AbilityNumbers& does_;
  const Tell& tell_;
  const std::string plain_;
  const bool is_english_;
};

}  // namespace

void check_deeds(std::string_view text, const AbilityNumbers& does, const Tell& tell) {
  const std::string plain = plain_words(text);
  for (const DeedWord& deed : deed_words)
    if (says(plain, deed.said) && !uses_part(does, deed.borne_out_by))
      tell("the text says `" + std::string(deed.said) + "`, but no effect does that", "effect");
  for (const CountedDeed& deed : counted_deeds)
    if (says_counted(plain, deed.said, deed.of_coins) && !uses_part(does, deed.borne_out_by))
      tell("the text says `" + std::string(deed.said) + "`, but no effect does that", "effect");
}

void check_keywords(const Content& content, const AbilityDef& ability, const AbilityNumbers& does, const Tell& tell) {
  Keywords(content, ability, does, tell).check();
}

}  // namespace soulstack::scripting
