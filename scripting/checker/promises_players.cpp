// Who the text is about.
#include <algorithm>

#include "scripting/checker/promise_check.h"

namespace soulstack::scripting {

using namespace syntax;

void Promises::direction(const Expr& call) {
  const std::string_view verb = verb_of(call);
  if (call.list.size() < 2)
    return;
  const std::string_view first = name_of(call.list[0]), second = name_of(call.list[1]);
  const bool from_you = says({" from you ", " from you'", " of your ", " your loot ", " your ¢ "});
  if (verb.starts_with("steal_")) {
    if (second == "you" && is_another(first) && says({" steal "}) && !from_you)
      warn(call,
           "here " + ticked(first) + " steals from you, and the text says that you steal: write " + swapped(call));
    if (first == "you" && is_another(second) && says({" from you "}) &&
        !says({" steal ", " from them ", " from another "}))
      warn(call,
           "here you steal from " + ticked(second) + ", and the text says that it is from you: write " + swapped(call));
  }
  if (verb == "give_loot" || verb == "give_coins") {
    const bool to_you = says({" gives you ", " give you ", " to you "});
    const bool you_give =
        says({" you give ", " you may give ", "| give ", " then give ", " and give "}) || plain_.starts_with(" give ");
    if (first == "you" && is_another(second) && to_you && !you_give)
      warn(call,
           "here you give to " + ticked(second) + ", and the text says that they give to you: write " + swapped(call));
    if (second == "you" && is_another(first) && you_give && !to_you)
      warn(call, "here " + ticked(first) + " gives to you, and the text says that you give: write " + swapped(call));
  }
  if (verb == "give_item" && second == "you" && says({" give "}) && !says({" gives ", " give you ", " to you "}))
    warn(call, "here you get the item, and the text says that you give it");
}

std::string Promises::swapped(const Expr& call) const {
  std::string text = check_.written(call.a) + "(" + check_.written(call.list[1]) + ", " + check_.written(call.list[0]);
  for (std::size_t i = 2; i < call.list.size(); ++i)
    text += ", " + check_.written(call.list[i]);
  return text + ")";
}

void Promises::subjects() {
  static constexpr Deed deeds[] = {{"gain_coins", " gain ", " gains "},
                                   {"lose_coins", " lose ", " loses "},
                                   {"draw_loot", " loot ", " loots "},
                                   {"discard_loot", " discard ", " discards "},
                                   {"take_damage", " take ", " takes "}};
  if (has_parts_ || is_open_)
    return;
  for (const Deed& deed : deeds) {
    const Expr* only = nullptr;
    int times = 0;
    for (const Expr* call : calls_)
      if (verb_of(*call) == deed.verb)
        only = call, ++times;
    if (times != 1 || only->list.empty())
      continue;
    const std::string_view who = name_of(only->list.front());
    const Mention said = mention(deed);
    if (said.is_yours && !said.is_theirs && is_another(who))
      warn(tree_.expr(only->list.front()),
           "the text says that you" + std::string(deed.one) + "something, and here it is " + ticked(who));
    if (said.is_theirs && !said.is_yours && who == "you" && !is_of_monster_)
      warn(tree_.expr(only->list.front()),
           "the text says that another player" + std::string(deed.many) + "something, and here it is `you`");
  }
}

Promises::Mention Promises::mention(const Deed& deed) const {
  Mention said;
  for (std::size_t at = plain_.find(deed.one); at != std::string::npos; at = plain_.find(deed.one, at + 1)) {
    const std::string_view before = std::string_view(plain_).substr(0, at + 1);
    const bool begins = before.size() <= 1 || before.ends_with("| ") || before.ends_with(" then ") ||
                        before.ends_with(" you ") || before.ends_with(" may ");
    said.is_yours = said.is_yours || begins || !before.ends_with(" they ");
    said.is_theirs = said.is_theirs || before.ends_with(" they ") || before.ends_with(" players ");
  }
  for (const std::string_view who : {" another player", " other player", " they", " that player", " target player"})
    said.is_theirs = said.is_theirs || plain_.find(std::string(who) + std::string(deed.many)) != std::string::npos;
  return said;
}

void Promises::everyone() {
  const bool says_others = says({" other player"});
  const bool says_all = says({" each player ", " all players ", " every player "});
  if (is_open_ || has_parts_)
    return;
  bool asks_who = false;  // something about you is said apart
  for (const Expr* e : names_)
    asks_who = asks_who || e->text == "players" || e->text == "a_player" || e->text == "everyone";
  for (const Expr* call : calls_) {
    if (call->list.empty())
      continue;
    const Expr& who = tree_.expr(tree_.bare(call->list.front()));
    const bool is_others = who.kind == ExprKind::name && who.local == none && who.text == "others";
    const bool is_also_you = std::any_of(calls_.begin(), calls_.end(), [&](const Expr* one) {
      return verb_of(*one) == verb_of(*call) && !one->list.empty() && name_of(one->list.front()) == "you";
    });
    if (is_others && says_all && !says_others && !asks_who && !is_also_you)
      warn(who, "the text says `each player`, and `others` leaves you out: use `players`");
  }
}

void Promises::whose() {
  const std::string_view name = form_ == "always" ? "of" : "who";
  const TableField* const who = field(name);
  if (!who || (form_ != "always" && form_ != "cant" && form_ != "can" && form_ != "must"))
    return;
  const std::string noun = noun_of(who->value);
  static constexpr std::string_view known[] = {"you",       "active",   "others",   "another", "this",
                                               "a_monster", "monsters", "a_player", "players", "anyone"};
  if (std::find(std::begin(known), std::end(known), noun) == std::end(known))
    return;
  const Subject subjects[] = {
      {"you", {"you"}},
      {"the active player", {"active", "a_player"}},
      {"other players", {"others", "another", "a_player"}},
      {"each other player", {"others", "another", "a_player"}},
      {"monsters", {"a_monster", "monsters"}},
      {"each monster", {"a_monster", "monsters"}},
      {"all monsters", {"a_monster", "monsters"}},
      {"other monsters", {"a_monster", "monsters"}},
      {"this", {"this"}},
      {"each player", {"a_player", "players", "anyone"}},
      {"all players", {"a_player", "players", "anyone"}},
      {"players", {"a_player", "players", "anyone"}},
  };
  for (const Subject& subject : subjects)
    for (const std::string_view verb : {"have", "has", "get", "gets", "can", "can't", "may", "must"}) {
      const std::string begin = " " + std::string(subject.said) + " " + std::string(verb) + " ";
      const bool begins = plain_.starts_with(begin) || plain_.find("|" + begin) != std::string::npos;
      const bool is_ours = is_of_monster_ && (noun == "active" || noun == "you");  // the same player there
      if (begins && !is_ours && std::find(subject.names.begin(), subject.names.end(), noun) == subject.names.end())
        return warn(who->name_at, "the text says `" + begin.substr(1, begin.size() - 2) + "`, and `" +
                                      std::string(name) + "` is " + ticked(noun));
    }
}

void Promises::whose_turn() {
  const std::string_view during = word_of("during");
  const bool on_yours = says({" on your turn ", " during your turn ", " in your turn "});
  const bool on_others = says({" other players' turn", " another player's turn", " not your turn ", " others' turns "});
  if (on_yours && !on_others && (during == "others_turns" || during == "not_your_turn"))
    warn(field("during")->name_at, "the text says `on your turn`, and `during` is " + ticked(during));
  if (on_others && !on_yours && during == "your_turn")
    warn(field("during")->name_at, "the text is about other players' turns, and `during` is `your_turn`");
  const bool is_used = form_ == "tap" || form_ == "paid" || form_ == "play";
  const bool begins_with_turn = plain_.starts_with(" on your turn ") || plain_.starts_with(" in your turn ");
  if (is_used && begins_with_turn && !field("during") && !field("given") && !is_open_ && !uses("your_turn"))
    warn(table_.fields.front().name_at,
         "the text says `on your turn`, and nothing limits it: add `during = your_turn`");
  const bool is_plain = field("attack") || field("hp") || field("evasion") || field("roll") || field("attack_roll");
  if (form_ == "always" && on_yours && is_plain && !field("during") && !field("given") && !is_open_ &&
      !uses_any({"your_turn"}) && !has_function())
    warn(table_.fields.front().name_at,
         "the text says `on your turn`, and nothing limits it: add `during = your_turn`");
}

void Promises::this_object() {
  if (is_open_ || has_parts_)
    return;
  for (const std::string_view deed : {"recharge", "destroy", "kill", "flip", "deactivate"}) {
    const std::string begin = " " + std::string(deed) + " ";
    bool of_this = false, of_another = false;
    for (std::size_t at = plain_.find(begin); at != std::string::npos; at = plain_.find(begin, at + 1)) {
      const std::string_view rest = std::string_view(plain_).substr(at + begin.size());
      of_this = of_this || rest.starts_with("this ");
      of_another = of_another || rest.starts_with("a ") || rest.starts_with("an ") || rest.starts_with("another ") ||
                   rest.starts_with("your ") || rest.starts_with("each ");
    }
    if (of_this == of_another)
      continue;
    const Expr* only = nullptr;
    int times = 0;
    for (const Expr* call : calls_)
      if (verb_of(*call).starts_with(deed) && !call->list.empty())
        only = call, ++times;
    if (times != 1)
      continue;
    const std::string_view whom = name_of(only->list.front());
    if (of_another && whom == "this")
      warn(tree_.expr(only->list.front()), "the text does not say `" + std::string(deed) + " this`");
    if (of_this && (whom == "you" || is_target(whom)))
      warn(tree_.expr(only->list.front()),
           "the text says `" + std::string(deed) + " this`, and here it is " + ticked(whom));
  }
}

void Promises::in_loops() {
  if (has_parts_ || !says({" each player ", " each other player ", " all players ", " every player "}))
    return;
  for (const Stat& s : tree_.stats) {
    if (s.kind != StatKind::generic_for || s.locals.size() != 2 || !is_inside(s.range, table_.range))
      continue;
    const std::string over = check_.written(s.values.front());
    const LocalId each = s.locals.back();
    for (const Expr* call : calls_) {
      if (!is_inside(call->range, s.range) || call->list.empty() || over.find("a_player") == std::string::npos)
        continue;
      const VerbRow* const verb = check_.verb_at(call->a);
      const bool names_each = std::any_of(tree_.exprs.begin(), tree_.exprs.end(), [&](const Expr& e) {
        return e.kind == ExprKind::name && e.local == each && is_inside(e.range, call->range);
      });
      const bool is_said = verb && is_third_person(verb->name);
      if (is_said && name_of(call->list.front()) == "you" && !names_each)
        warn(tree_.expr(call->list.front()), "the text says that each player does it, and here it is `you` each time");
    }
  }
}

bool Promises::is_third_person(std::string_view verb) const {
  static constexpr Deed deeds[] = {{"gain_coins", " gain ", " gains "},
                                   {"lose_coins", " lose ", " loses "},
                                   {"draw_loot", " loot ", " loots "},
                                   {"discard_loot", " discard ", " discards "},
                                   {"take_damage", " take ", " takes "}};
  for (const Deed& deed : deeds)
    if (deed.verb == verb)
      return plain_.find(deed.many) != std::string::npos && !is_counted(deed.one);
  return false;
}

bool Promises::is_counted(std::string_view verb) const {
  for (std::size_t at = plain_.find(verb); at != std::string::npos; at = plain_.find(verb, at + 1))
    if (const char next = at + verb.size() < plain_.size() ? plain_[at + verb.size()] : ' '; next >= '0' && next <= '9')
      return true;
  return false;
}

}  // namespace soulstack::scripting
