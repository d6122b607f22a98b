// Who does it, to whom, and where, in a text and in its ability.
#include <algorithm>
#include <iterator>
#include <vector>

#include "engine/model/ability_def.h"
#include "scripting/findings/report.h"
#include "scripting/lint/text_words.h"
#include "scripting/registry/registry.h"

namespace soulstack::scripting {

using namespace syntax;

namespace {

// The words that each subject of a sentence may have in a field.
struct SubjectWords {
  Subject who;
  std::string_view words;
};
constexpr SubjectWords words_of_subjects[] = {
    {Subject::you, "you"},
    {Subject::active, "active|a_player"},
    {Subject::others, "others|another|a_player"},
    {Subject::monsters, "a_monster|monsters"},
    {Subject::this_object, "this"},
    {Subject::each, "a_player|players|anyone"},
};
bool is_among(std::string_view words, std::string_view word) {
  const std::vector<Phrase> all = phrases_in(words);
  return std::any_of(all.begin(), all.end(), [&](const Phrase& one) { return one.words == word; });
}

// One of several words that exclude each other.
struct Choice {
  std::string said;  // phrases
  std::string code;  // a name, the name of a property, or "deck.loot"
};

class RoleCheck {
 public:
  RoleCheck(const Described& ability, bool is_of_monster, const Tell& tell)
      : text_(ability.text),
        table_(*ability.table),
        sentences_(text_.sentences()),
        kind_(ability.def.kind),
        is_of_monster_(is_of_monster),
        tell_(tell) {}

  void run() {
    trigger();
    whose();
    choices();
    signs();
    const bool is_whole = !table_.has_parts && !table_.is_open;
    for (const Expr* call : table_.calls) {
      direction(*call);
      if (is_whole)
        subject(*call), this_object(*call);
    }
    for (const Stat& s : table_.tree.stats)
      if (is_whole)
        loop(s);
    if (is_whole)
      same_amount();
  }

 private:
  void warn(const Range& at, const std::string& message) { tell_(message, at); }
  void warn(const Expr& e, const std::string& message) { tell_(message, e.range); }
  bool says(std::string_view phrases) const { return text_.says(phrases); }
  static bool is_target(std::string_view name) { return name.starts_with("target") || name.starts_with("choice"); }

  // A player who is certainly not you.
  bool is_another(std::string_view name) const {
    const TableField* const chosen = is_target(name) ? table_.field(name) : nullptr;
    const Expr* const call = chosen ? &table_.bare(chosen->value) : nullptr;
    if (!call || call->kind != ExprKind::call || table_.name_of(call->a) != "a_player" || call->list.empty())
      return name == "others" || name == "another";
    const TableField* const other = AbilityTable::find(table_.bare(call->list.front()), "other");
    return other && table_.bare(other->value).integer != 0;
  }

  // ---- Who gives, and who takes
  void direction(const Expr& call) {
    const VerbRow* const verb = table_.words.find_verb(table_.verb_of(call));
    if (!verb || call.list.size() < 2)
      return;
    const std::string_view first = verb->params[0].name, second = verb->params[1].name;
    const bool steals = first == "to" && second == "from", gives = first == "from" && second == "to";
    if (verb->phrases.starts_with("give|") && table_.name_of(call.list[1]) == "you" && says("give ") &&
        !says("gives |give you |to you "))
      warn(call, "the text says that you give it, and here you get it");
    if (!steals && !gives)
      return;
    const std::string_view taker = table_.name_of(call.list[steals ? 0 : 1]),
                           giver = table_.name_of(call.list[steals ? 1 : 0]);
    constexpr std::string_view by_you = "you give |you may give |. give |then give |and give ",
                               to_you = "gives you |give you |to you ";
    const bool you_get = steals ? says("steal ") && !says("from you |from you'|of your |your loot |your ¢ ")
                                : says(to_you) && !says(by_you);
    const bool you_give = steals ? says("from you |from you'") && !says("steal |from them |from another ")
                                 : says(by_you) && !says(to_you);
    if ((you_get && giver == "you" && is_another(taker)) || (you_give && taker == "you" && is_another(giver)))
      warn(call, "the text says that you " +
                     std::string(steals     ? "steal"
                                 : you_give ? "give"
                                            : "get") +
                     (steals && you_give ? " from" : "") + " it, and here it is the reverse: write " + swapped(call));
  }
  std::string swapped(const Expr& call) const {
    std::string text = std::string(table_.verb_of(call)) + "(" + written(call.list[1]) + ", " + written(call.list[0]);
    for (std::size_t i = 2; i < call.list.size(); ++i)
      text += ", " + written(call.list[i]);
    return text + ")";
  }
  std::string written(ExprId id) const { return std::string(table_.written(table_.tree.expr(id).range)); }

  // ---- Who does it
  // "gain" for gain_coins(you, 2), by its phrase "gain #¢"; with %, "recharge" for recharge(this). Empty: it has none.
  std::string_view deed_of(const Expr& call, std::string_view behind) const {
    const VerbRow* const verb = call.list.empty() ? nullptr : table_.words.find_verb(table_.verb_of(call));
    if (!verb || verb->params[0].type == Type::number || verb->params[0].type == Type::player)
      return {};
    for (const Phrase& phrase : phrases_in(verb->phrases)) {
      const std::size_t end = std::min(phrase.words.find(' '), phrase.words.size());
      if (phrase.words.substr(end).starts_with(behind) && phrase.mark != '?')
        return phrase.words.substr(0, end);
    }
    return {};
  }
  bool is_only(const Expr& call) const {
    const auto same = [&](const Expr* one) { return table_.verb_of(*one) == table_.verb_of(call); };
    return std::count_if(table_.calls.begin(), table_.calls.end(), same) == 1;
  }
  bool has_subject(std::string_view deed, std::initializer_list<Subject> any) const {
    const std::string third = " " + std::string(deed) + "s ";  // "each player with no loot cards loots 1"
    return std::any_of(sentences_.begin(), sentences_.end(), [&](const Sentence& one) {
      const bool does = one.deed == deed || (one.deed == "with" && one.rest.find(third) != std::string_view::npos);
      return does && std::find(any.begin(), any.end(), one.who) != any.end();
    });
  }

  void subject(const Expr& call) {
    const std::string_view deed = deed_of(call, " #");
    if (deed.empty() || !is_only(call))
      return;
    const Expr& whom = table_.bare(call.list.front());
    const std::string_view who = table_.name_of(call.list.front());
    const bool is_yours = has_subject(deed, {Subject::none, Subject::you}),
               is_theirs = has_subject(deed, {Subject::they, Subject::another}),
               is_of_each = has_subject(deed, {Subject::each}), is_of_others = has_subject(deed, {Subject::others});
    if (is_yours && !is_theirs && !is_of_each && !is_of_others && is_another(who))
      warn(whom, "the text says that you " + std::string(deed) + " something, and here it is " + ticked(who));
    if (is_theirs && !is_yours && who == "you" && !is_of_monster_)
      warn(whom, "the text says that another player does it, and here it is `you`");
    if (is_of_each && !is_of_others && !is_yours && who == "others" && !table_.uses("players") &&
        !table_.uses("a_player"))
      warn(whom, "the text says `each player`, and `others` leaves you out: use `players`");
  }

  // "Each player loots 1": in a loop over players, it is done for `you` each time.
  void loop(const Stat& s) {
    if (s.kind != StatKind::generic_for || s.locals.size() != 2 || !is_inside(s.range, table_.table.range) ||
        written(s.values.front()).find("a_player") == std::string::npos)
      return;
    for (const Expr* call : table_.calls) {
      const std::string_view deed = deed_of(*call, " #");
      if (!deed.empty() && is_inside(call->range, s.range) && table_.name_of(call->list.front()) == "you" &&
          !names(*call, s.locals.back()) && has_subject(deed, {Subject::each, Subject::others}) &&
          !has_subject(deed, {Subject::none, Subject::you}))
        warn(table_.tree.expr(call->list.front()),
             "the text says that each player does it, and here it is `you` each time");
    }
  }
  bool names(const Expr& in, LocalId local) const {
    return std::any_of(table_.tree.exprs.begin(), table_.tree.exprs.end(), [&](const Expr& e) {
      return e.kind == ExprKind::name && e.local == local && is_inside(e.range, in.range);
    });
  }

  // "Recharge this", but another one is recharged, and the reverse.
  void this_object(const Expr& call) {
    const std::string_view deed = deed_of(call, " %");
    bool of_this = false, of_another = false;
    for (const Sentence& one : sentences_)
      if (one.deed == deed && !one.is_third) {
        of_this = of_this || one.rest == "this" || one.rest.starts_with("this ");
        for (const std::string_view begin : {"a ", "an ", "another ", "your ", "each "})
          of_another = of_another || one.rest.starts_with(begin);
      }
    const std::string_view whom = call.list.empty() ? "" : table_.name_of(call.list.front());
    if (deed.empty() || of_this == of_another || !is_only(call))
      return;
    if (of_another ? whom == "this" : whom == "you" || is_target(whom))
      warn(table_.tree.expr(call.list.front()), "the text says `" + std::string(deed) +
                                                    (of_this ? " this" : " another") + "`, and here it is " +
                                                    ticked(whom));
  }

  // ---- Fields
  // Whose numbers change, or who can and can't: "monsters have", "other players can't".
  void whose() {
    const TableField* const who = table_.field(kind_ == AbilityKind::always ? "of" : "who");
    if (!who || kind_ < AbilityKind::always || kind_ > AbilityKind::can)
      return;
    const std::string noun = table_.noun_of(who->value);
    if (!is_among("you|active|others|another|this|a_monster|monsters|a_player|players|anyone", noun) ||
        (is_of_monster_ && (noun == "active" || noun == "you")))  // the same player there
      return;
    for (const Sentence& one : sentences_)
      for (const SubjectWords& row : words_of_subjects)
        if (row.who == one.who && !is_among("when|if|unless|while|till|who", one.joint) && !one.named.empty() &&
            (one.may || is_among("have|get|can|can't|must", one.deed)) && !is_among(row.words, noun))
          return warn(who->name_at,
                      "the text says `" + std::string(one.named) + "`, and `" + who->name + "` is " + ticked(noun));
  }

  void trigger() {
    const TableField* const event = table_.field("event");
    if (!event || sentences_.empty())
      return;
    const std::string_view plain = text_.plain();
    const CardText first(plain.substr(4, plain.find(" . ", 4) - 4));
    if (!is_of_monster_ && !table_.is_open)
      turns(*event, first);
    if (!first.says("^ . when |^ . if |^ . the first time "))
      return;
    this_event(*event, first);
    if (!is_of_monster_ && !table_.is_open)
      players_of_event(*event, first);
  }

  void this_event(const TableField& event, const CardText& first) {
    const TableField* const of = table_.field("of");
    const auto is_mine = [&](std::string_view name) { return table_.word_of(name) == "this"; };
    constexpr std::string_view fields[] = {"of", "to", "by", "from", "object", "item"};
    const bool is_another = of && is_among("a_monster|a_player|an_item|others|you|anyone", table_.noun_of(of->value));
    if (first.says("when this |if this |the first time this |misses this |hits this |damages this ") &&
        !first.says("this turn ") && std::none_of(std::begin(fields), std::end(fields), is_mine) &&
        (!of || is_another) && !table_.field("given") && !table_.is_open)
      warn(of ? of->name_at : event.name_at, "the text says `this`, but it triggers for others, too: add `of = this`");
    if (first.says("when another |if another ") && is_mine("of") && !table_.field("by") && !table_.field("from") &&
        !table_.field("object"))
      warn(of->name_at, "the text says `another`, but here it is `this`");
  }

  bool any_field(std::string_view names, std::string_view but = {}) const {
    const std::vector<Phrase> all = phrases_in(names);
    return std::any_of(all.begin(), all.end(),
                       [&](const Phrase& one) { return one.words != but && table_.field(one.words); });
  }
  bool names_others(std::string_view field) const {
    return table_.word_of(field) == "others" || table_.word_of(field) == "another";
  }

  // The players of the event are those of the text: "each time you take damage".
  void players_of_event(const TableField& event, const CardText& first) {
    const bool of_you = first.says("when you |if you |the first time you ") && !first.says("you or ");
    const bool you_in_event =
        any_field("of|to|by|from|object|given|during|item") || (table_.uses("you") && table_.has_field("yours"));
    if (of_you && !you_in_event)
      warn(event.name_at, "the text says that you do it, but each player is meant here: add `of = you` or `by = you`");
    const auto is_you = [&](std::string_view field) {
      return table_.word_of(field) == "you" || table_.word_of(field) == "this";
    };
    const bool names_you = is_you("of") || is_you("to") || is_you("by") || is_you("from") || is_you("object");
    for (const std::string_view who : {"of", "by"})
      if (of_you && !names_you && names_others(who))
        warn(table_.field(who)->name_at, "the text says that it is you, and here it is " + ticked(table_.word_of(who)));
    if (first.says("when another player |if another player "))
      for (const std::string_view who : {"of", "to", "by"})
        if (table_.word_of(who) == "you" && !any_field("of|to|by|from|object", who))
          warn(table_.field(who)->name_at, "the text says that it is another player, and here it is `you`");
  }

  // "At the start of your turn", and "at the end of each turn".
  void turns(const TableField& event, const CardText& first) {
    const std::string_view name = table_.name_of(event.value);
    const TableField* const of = table_.field("of");
    if ((name != "turn_started" && name != "turn_ending") || any_field("given|during"))
      return;
    const std::string noun = of ? table_.noun_of(of->value) : "anyone";
    struct Row {
      std::string_view said, wrong, advice;
    };
    static constexpr Row rows[] = {
        {"your turn ", "anyone|a_player|others|another", "the text says `your turn`: write `of = you`"},
        {"each turn |every turn |each player's turn |a player's turn ", "you|others|another",
         "the text says that it is in each turn, and here it is only in some"},
        {"another player's turn |each other player's turn ", "you|anyone|a_player",
         "the text is about other players' turns: write `of = others`"}};
    for (const Row& row : rows)
      if (first.says(row.said) && is_among(row.wrong, noun))
        warn(of ? of->name_at : event.name_at, std::string(row.advice));
  }

  // ---- Words that exclude each other
  void choices() {
    if (table_.is_open)
      return;
    choice({{"left ", "left"}, {"right ", "right"}});
    choice({{"monster slot", "monster_slots"},
            {"shop slot", "shop_slots"},
            {"room slot", "room_slots"},
            {"minion slot", "minion_slots"}});
    choice({{"on top|top of ", "put_on_top"}, {"on the bottom |bottom|under", "put_on_bottom"}});
    choice({{"on your turn |during your turn |in your turn ", "your_turn"},
            {"other players' turn|another player's turn|not your turn|others' turns", "others_turns"},
            {"other players' turn|another player's turn|not your turn|others' turns", "not_your_turn"}});
    if (names_piles())
      choices_of_piles();
  }

  bool names_piles() const {
    return std::any_of(table_.indexes.begin(), table_.indexes.end(), [&](const Expr* e) {
      const std::string_view of = table_.written(e->range);
      return of.starts_with("deck.") || of.starts_with("discard.");
    });
  }

  void choices_of_piles() {
    if (says("decks "))
      return;
    std::vector<Choice> decks, discards;
    for (const std::string& deck : table_.words.decks()) {
      const std::string said = CardText(deck).plain().substr(4);
      decks.push_back({said + "deck", "deck." + deck});
      discards.push_back({said + "discard", "discard." + deck});
    }
    choice(decks);
    choice(discards);
  }

  void choice(const std::vector<Choice>& all) {
    std::vector<std::pair<const Choice*, Range>> used;
    const auto find_in = [&](const std::string& code, const Range& at) {
      for (const Choice& one : all)
        if (one.code == code)
          used.emplace_back(&one, at);
    };
    for (const Expr* e : table_.names)
      find_in(e->text, e->range);
    for (const Expr* e : table_.indexes)
      find_in(e->text, e->text_at), find_in(std::string(table_.written(e->range)), e->range);
    if (used.empty())
      return;
    std::string_view said;
    for (const Choice& one : all)
      if (said.empty() && says(one.said))
        said = text_.said(one.said);
    const auto fits = [&](const auto& one) { return says(one.first->said); };
    if (said.empty() || std::any_of(used.begin(), used.end(), fits))
      return;
    for (const auto& [one, at] : used)
      warn(at, "the text says `" + std::string(said.substr(0, said.find_last_not_of(' ') + 1)) + "`, and here it is " +
                   ticked(one->code));
  }

  // change_roll(target, -1) for "add 1".
  void signs() {
    const bool adds = says("add |adds "), subtracts = says("subtract");
    for (const Expr* call : table_.calls) {
      const VerbRow* const verb = table_.words.find_verb(table_.verb_of(*call));
      if (adds == subtracts || !verb || verb->params[1].unit != Unit::die || sets_die(*verb, 1) ||
          call->list.size() < 2)
        continue;
      const Expr& n = table_.bare(call->list[1]);
      if (adds ? n.kind == ExprKind::unary && n.op == Op::negate : n.kind == ExprKind::integer && n.integer > 0)
        warn(n, "the text says `" + std::string(adds ? "add" : "subtract") + "`, and this " +
                    (adds ? "subtracts" : "adds"));
    }
  }

  std::vector<const Expr*> verbs() const {
    std::vector<const Expr*> all;
    for (const Expr* call : table_.calls)
      if (table_.words.find_verb(table_.verb_of(*call)))
        all.push_back(call);
    return all;
  }
  // "Gain as much ¢ as they have", and nothing asks how much that is.
  void same_amount() {
    if (!says("as much as they |as many as they |as much ¢ as they |that much |that many ") ||
        any_field("event|roll") || verbs().size() < 2)
      return;
    const Expr* last = nullptr;
    for (const Expr* call : verbs())
      for (const ExprId argument : call->list) {
        const std::string_view name = table_.name_of(argument);
        if (table_.bare(argument).kind == ExprKind::integer)
          last = call;
        else if (!is_target(name) && !is_among("you|this|active|others|players", name))
          return;
      }
    if (last)
      warn(*last, "the text says that it is as much as before, and here it is always the same number");
  }

  const CardText& text_;
  const AbilityTable& table_;
  const std::vector<Sentence> sentences_;
  const AbilityKind kind_;
  const bool is_of_monster_;
  const Tell& tell_;
};

}  // namespace

void check_roles(const Described& ability, bool is_of_monster, const Tell& tell) {
  if (ability.table && ability.text.is_english())
    RoleCheck(ability, is_of_monster, tell).run();
}

}  // namespace soulstack::scripting
