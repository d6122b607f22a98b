// The events and durations of the text.
#include <algorithm>

#include "scripting/checker/promise_check.h"

namespace soulstack::scripting {

using namespace syntax;

void Promises::trigger() {
  const TableField* const event = field("event");
  if (!event)
    return;
  std::string_view clause = std::string_view(plain_).substr(0, plain_.find('|'));
  if (!is_of_monster_ && !is_open_)
    of_turns(clause);
  static constexpr std::string_view begins[] = {" when ",       " whenever ",       " each time ",
                                                " every time ", " the first time ", " if "};
  const auto begin =
      std::find_if(std::begin(begins), std::end(begins), [&](std::string_view one) { return clause.starts_with(one); });
  if (begin == std::end(begins))
    return;
  clause.remove_prefix(begin->size());
  if (form_ == "when" && soulstack::scripting::says(clause, {" would "}) && !name_of(event->value).starts_with("turn"))
    warn(event->name_at, "the text says `would`, and `when` comes after the event: use `would`, `change` or `instead`");
  if (name_of(event->value) == "killed" && soulstack::scripting::says(clause, {" kill ", " kills "}) &&
      !soulstack::scripting::says(clause, {" without damage "}))
    warn(event->name_at,
         "`killed` comes only from effects that kill or destroy, not from damage: if it dies in any way, that is "
         "`monster_died`, `player_died` or `object_died`, and `by` is the player who killed it");
  of_this(clause);
  if (is_of_monster_ || is_open_)
    return;
  const bool of_you = clause.starts_with("you ") && !clause.starts_with("you or ");
  const bool of_another = clause.starts_with("another player ");
  if (of_you && !has_you_in_event())
    warn(event->name_at, "the text says that you do it, but each player is meant here: add `of = you` or `by = you`");
  if (of_you && (word_of("of") == "others" || word_of("of") == "another") && word_of("by") != "you")
    warn(field("of")->name_at, "the text says that it is you, and here it is " + ticked(word_of("of")));
  const bool by_others = word_of("by") == "others" || word_of("by") == "another";
  if (of_you && by_others && !names_you())
    warn(field("by")->name_at, "the text says that it is you, and here it is " + ticked(word_of("by")));
  if (of_another)
    for (const std::string_view who : {"of", "to", "by"})
      if (word_of(who) == "you" && !names_another(who))
        warn(field(who)->name_at, "the text says that it is another player, and here it is `you`");
}

void Promises::of_this(std::string_view clause) {
  static constexpr std::string_view names[] = {"of", "to", "by", "from", "object", "item"};
  const bool is_mine =
      std::any_of(std::begin(names), std::end(names), [&](std::string_view name) { return word_of(name) == "this"; });
  const TableField* const of = field("of");
  static constexpr std::string_view nouns[] = {"a_monster", "a_player", "an_item", "others", "you", "anyone"};
  const std::string noun = of ? noun_of(of->value) : "";
  const bool is_another = std::find(std::begin(nouns), std::end(nouns), noun) != std::end(nouns);
  const bool says_this = clause.starts_with("this ") ||
                         soulstack::scripting::says(clause, {"misses this ", "hits this ", "damages this "});
  if (says_this && !soulstack::scripting::says(clause, {"this turn "}) && !is_mine && (!of || is_another) &&
      !field("given") && !is_open_)
    warn(of ? of->name_at : field("event")->name_at,
         "the text says `this`, but it triggers for others, too: add `of = this`");
  if (clause.starts_with("another ") && word_of("of") == "this" && !field("by") && !field("from") && !field("object"))
    warn(of->name_at, "the text says that it is another one, and here it is `this`");
}

void Promises::of_turns(std::string_view clause) {
  const std::string_view event = name_of(field("event")->value);
  const TableField* const of = field("of");
  if ((event != "turn_started" && event != "turn_ending") || field("given") || field("during"))
    return;
  const std::string noun = of ? noun_of(of->value) : "";
  const bool is_any = !of || noun == "a_player" || noun == "anyone";
  const bool is_others = noun == "others" || noun == "another";
  if (soulstack::scripting::says(clause, {" your turn "}) && (is_any || is_others))
    warn(of ? of->name_at : field("event")->name_at, "the text says `your turn`: write `of = you`");
  if (soulstack::scripting::says(clause,
                                 {" each turn ", " every turn ", " each player's turn ", " a player's turn "}) &&
      (noun == "you" || is_others))
    warn(of->name_at, "the text says that it is in each turn, and here it is only of " + ticked(noun));
  if (soulstack::scripting::says(clause, {" another player's turn ", " each other player's turn "}) &&
      (noun == "you" || is_any))
    warn(of ? of->name_at : field("event")->name_at, "the text is about other players' turns: write `of = others`");
}

bool Promises::has_you_in_event() const {
  for (const std::string_view name : {"of", "to", "by", "from", "object", "given", "during", "item"})
    if (field(name))
      return true;
  return uses_any({"you"}) &&
         std::any_of(fields_.begin(), fields_.end(), [](const std::string& one) { return one == "yours"; });
}

bool Promises::names_you() const {
  for (const std::string_view name : {"of", "to", "from", "object"})
    if (word_of(name) == "you" || word_of(name) == "this")
      return true;
  return false;
}

bool Promises::names_another(std::string_view except) const {
  for (const std::string_view name : {"of", "to", "by", "from", "object"})
    if (name != except && field(name))
      return true;
  return false;
}

void Promises::durations() {
  const bool each_turn = says({" each turn ", " every turn ", " each of your turns "});
  const bool is_once = word_of("event") == "entered_play" && word_of("of") == "this";
  for (const Expr* call : calls_)
    if (is_once && each_turn && (verb_of(*call) == "add_loot_plays" || verb_of(*call) == "extra_attack"))
      warn(*call, "this is only for the turn in which it enters play, and the text says `each turn`: write " +
                      std::string(verb_of(*call) == "extra_attack" ? "always { attacks_per_turn = 1 }"
                                                                   : "always { loot_plays = 1 }"));
  const bool says_next_turn = says({" your next turn "});
  for (const Expr* call : calls_) {
    if (verb_of(*call) != "lasting" || call->list.empty())
      continue;
    const TableField* const till = find(tree_.expr(tree_.bare(call->list.front())), "till");
    if (till && name_of(till->value) == "end_of_attack" && is_event_of_turn())
      warn(till->name_at, "there is no attack as a turn starts or ends, so it ends at once: write another `till`");
    if (till && says_next_turn && says({" till ", " until "}) && name_of(till->value) == "end_of_turn" &&
        !says({" end of turn ", " end of the turn ", " end of your next turn "}))
      warn(till->name_at, "the text says that it lasts till your next turn: write `till = your_next_turn`");
  }
}

bool Promises::is_event_of_turn() const {
  const std::string_view event = word_of("event");
  return event == "turn_started" || event == "turn_ending";
}

void Promises::too_late() {
  static constexpr std::string_view actions[] = {"attacks_per_turn", "purchases_per_turn", "loot_plays"};
  if (word_of("event") != "turn_ending" || says({" next turn "}) || has_parts_)
    return;
  for (const Expr* call : calls_)
    if (verb_of(*call) == "extra_attack" || verb_of(*call) == "extra_deck_attack")
      return warn(*call, "in the end phase there are no more attacks: listen for `turn_started`");
  for (const std::string_view action : actions)
    if (fields_.contains(action) && fields_.contains("till"))
      return warn(field("event")->name_at,
                  "as a turn ends, it is too late for " + ticked(action) + ": listen for `turn_started`");
}

void Promises::after_own_death() {
  if (word_of("of") != "this" || (word_of("event") != "monster_died" && word_of("event") != "destroyed"))
    return;
  for (const Expr& e : tree_.exprs) {
    if (e.kind != ExprKind::table || &e == &table_ || !is_inside(e.range, table_.range))
      continue;
    const TableField* const of = find(e, "of");
    if (of && name_of(of->value) == "this" && (find(e, "hp") || find(e, "attack") || find(e, "evasion")))
      warn(of->name_at, "`this` has left play when this happens, so its numbers do not change any more");
  }
}

}  // namespace soulstack::scripting
