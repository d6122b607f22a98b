// Texts of abilities against their fields and verbs.
#include "scripting/checker/promises.h"

#include <algorithm>
#include <initializer_list>
#include <set>
#include <string_view>
#include <vector>

#include "scripting/findings/report.h"

namespace soulstack::scripting {

using namespace syntax;

namespace {

using Phrases = std::initializer_list<std::string_view>;

// Lower case, one space around each word, "|" for the end of a part of a sentence: " gain 2¢ | loot 1 | ".
std::string plain_text(std::string_view text) {
  std::string plain = " ";
  const auto space = [&] { plain += plain.back() == ' ' ? "" : " "; };
  for (const char c : text) {
    const bool is_letter = (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '\'' || c == '-' ||
                           static_cast<unsigned char>(c) >= 0x80;
    if (c >= 'A' && c <= 'Z')
      plain += static_cast<char>(c - 'A' + 'a');
    else if (is_letter)
      plain += c;
    else if (c == '.' || c == ':' || c == ';' || c == ',')
      space(), plain += "| ";
    else
      space();
  }
  space();
  return plain;
}

// Lower case, a space at both ends, and spaces for full stops and commas: " +1 hp  and +1 attack ".
std::string lower(std::string_view text) {
  std::string all = " ";
  for (const char c : text)
    all += c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c == '.' || c == ',' || c == ';' ? ' ' : c;
  return all + " ";
}

bool says(std::string_view plain, Phrases phrases) {
  return std::any_of(phrases.begin(), phrases.end(),
                     [&](std::string_view one) { return plain.find(one) != std::string_view::npos; });
}

bool is_english(std::string_view plain) {
  return says(plain, {" the ", " you ", " your ", " this ", " a ", " an ", " when ", " each ", " roll ", " gain ",
                      " gains ", " loot ", " deal ", " lose ", " discard ", " another ", " steal ", " choose "});
}

class Promises {
 public:
  Promises(FileCheck& check, ExprId table, const std::string& form, const std::string& text, bool is_of_monster)
      : check_(check),
        tree_(check.tree),
        table_(tree_.expr(table)),
        form_(form),
        plain_(plain_text(text)),
        written_text_(lower(text)),
        is_of_monster_(is_of_monster) {}

  void run() {
    if (!is_english(plain_))
      return;
    collect();
    for (const Expr* call : calls_)
      direction(*call);
    subjects();
    targets();
    conditions_of_target();
    everyone();
    decks();
    places_in_deck();
    neighbours();
    trigger();
    durations();
    too_late();
    after_own_death();
    chosen();
    whose();
    whose_turn();
    slots();
    this_object();
    in_loops();
    unsaid();
    signs();
    numbers_that_change();
    numbers_that_stay();
    prices();
    chance();
    same_amount();
  }

 private:
  // ---- What the ability has

  // Without parts that have a text of their own, such as modes.
  void collect() {
    std::vector<Range> others;
    for (const Expr& e : tree_.exprs)
      if (e.kind == ExprKind::table && &e != &table_ && is_inside(e.range, table_.range) && find(e, "text"))
        others.push_back(e.range);
    for (const Expr& e : tree_.exprs) {
      if (!is_inside(e.range, table_.range) || &e == &table_ ||
          std::any_of(others.begin(), others.end(), [&](const Range& at) { return is_inside(e.range, at); }))
        continue;
      add(e);
    }
    has_parts_ = !others.empty();
  }
  void add(const Expr& e) {
    if (e.kind == ExprKind::name && e.local == none)
      names_.push_back(&e);
    if (e.kind == ExprKind::name && e.local != none)
      is_open_ = is_open_ || tree_.local(e.local).function == 0;  // something at the top of the file
    if (e.kind == ExprKind::index && e.is_dot)
      indexes_.push_back(&e);
    if (e.kind == ExprKind::table)
      for (const TableField& field : e.fields)
        fields_.insert(field.name);
    if (e.kind == ExprKind::call && e.text.empty() && check_.word_at(e.a))
      calls_.push_back(&e);
  }
  static bool is_inside(const Range& inner, const Range& outer) {
    return inner.begin.at >= outer.begin.at && inner.end.at <= outer.end.at;
  }

  static const TableField* find(const Expr& table, std::string_view name) {
    const auto there = std::find_if(table.fields.begin(), table.fields.end(),
                                    [&](const TableField& field) { return field.name == name; });
    return there == table.fields.end() ? nullptr : &*there;
  }
  const TableField* field(std::string_view name) const { return find(table_, name); }
  std::string_view word_of(std::string_view name) const {
    const TableField* const there = field(name);
    return there ? name_of(there->value) : std::string_view();
  }
  // Of a name, also if it is a local.
  std::string_view name_of(ExprId id) const {
    const Expr& e = tree_.expr(tree_.bare(id));
    return e.kind == ExprKind::name ? std::string_view(e.text) : std::string_view();
  }
  std::string_view verb_of(const Expr& call) const { return name_of(call.a); }
  bool says(Phrases phrases) const { return soulstack::scripting::says(plain_, phrases); }
  bool uses(std::string_view word) const {
    return std::any_of(names_.begin(), names_.end(), [&](const Expr* e) { return e->text == word; });
  }
  bool uses_any(Phrases words) const {
    return std::any_of(words.begin(), words.end(), [&](std::string_view word) { return uses(word); });
  }
  void warn(const Range& at, const std::string& message) { check_.warning("text_word", at, message); }
  void warn(const Expr& e, const std::string& message) { warn(e.range, message); }

  static bool is_target(std::string_view name) { return name.starts_with("target") || name.starts_with("choice"); }

  // A player who is certainly not you.
  bool is_another(std::string_view name) const {
    if (name == "others" || name == "another")
      return true;
    if (!is_target(name))
      return false;
    const TableField* const chosen = field(name);
    const Expr* const call = chosen ? &tree_.expr(tree_.bare(chosen->value)) : nullptr;
    if (!call || call->kind != ExprKind::call || name_of(call->a) != "a_player" || call->list.empty())
      return false;
    const TableField* const other = find(tree_.expr(tree_.bare(call->list.front())), "other");
    return other && tree_.expr(tree_.bare(other->value)).integer != 0;
  }

  // ---- Who gives, and who takes

  void direction(const Expr& call) {
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
        warn(call, "here you steal from " + ticked(second) + ", and the text says that it is from you: write " +
                       swapped(call));
    }
    if (verb == "give_loot") {
      const bool to_you = says({" gives you ", " give you ", " to you "});
      const bool you_give = says({" you give ", " you may give ", "| give ", " then give ", " and give "}) ||
                            plain_.starts_with(" give ");
      if (first == "you" && is_another(second) && to_you && !you_give)
        warn(call, "here you give to " + ticked(second) + ", and the text says that they give to you: write " +
                       swapped(call));
      if (second == "you" && is_another(first) && you_give && !to_you)
        warn(call, "here " + ticked(first) + " gives to you, and the text says that you give: write " + swapped(call));
    }
    if (verb == "give_item" && second == "you" && says({" give "}) && !says({" gives ", " give you ", " to you "}))
      warn(call, "here you get the item, and the text says that you give it");
  }
  std::string swapped(const Expr& call) const {
    std::string text =
        check_.written(call.a) + "(" + check_.written(call.list[1]) + ", " + check_.written(call.list[0]);
    for (std::size_t i = 2; i < call.list.size(); ++i)
      text += ", " + check_.written(call.list[i]);
    return text + ")";
  }

  // "gain 2¢" means you, "they gain 2¢" does not.
  struct Deed {
    std::string_view verb, one, many;  // "gain_coins", " gain ", " gains "
  };
  void subjects() {
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
  struct Mention {
    bool is_yours = false, is_theirs = false;
  };
  Mention mention(const Deed& deed) const {
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

  // ---- Targets

  void targets() {
    const TableField* const target = field("target");
    if (!target || has_parts_)
      return;
    const std::string noun = noun_of(target->value);
    const auto missing = [&](std::string_view what, std::string_view has) {
      warn(target->name_at,
           "the text says `" + std::string(what) + "`, but the target can only be " + std::string(has));
    };
    const bool says_both = says({" monster or player ", " monster or a player ", " player or monster ",
                                 " player or a monster ", " monsters or players ", " players or monsters "});
    if (says_both && noun == "a_monster" && !field("target2"))
      return missing("monster or player", "a monster: use one_of { a_monster, a_player }");
    if (says_both && noun == "a_player" && !field("target2"))
      return missing("monster or player", "a player: use one_of { a_monster, a_player }");
    if (says_both || says({" anything ", " any target "}) || !says({" a ", " an ", " another ", " each "}))
      return;
    const bool player =
        says({"player", "opponent", "someone", "anyone", "somebody", "anybody", " you ", " your ", " they "});
    const bool monster = says({"monster", "boss", "minion", "enem", "creature"});
    const bool item = says({"item", "treasure", "trinket", "shop", " passive", "card"});
    if (noun == "a_monster" && !monster && (says({" player "}) || says({" item "})))
      missing(says({" player "}) ? "player" : "item", "a monster");
    if (noun == "a_player" && !player && (monster || item))
      missing(monster ? "monster" : "item", "a player");
    if (noun == "an_item" && !item && (says({" player "}) || monster))
      missing(monster ? "monster" : "player", "an item");
  }
  // "a_monster" for `a_monster` and `a_monster { ... }`.
  std::string noun_of(ExprId id) const {
    const Expr& e = tree_.expr(tree_.bare(id));
    return std::string(name_of(e.kind == ExprKind::call ? e.a : tree_.bare(id)));
  }

  // "a shop item", "a Guppy item", "an item of yours".
  void conditions_of_target() {
    const TableField* const target = field("target");
    if (!target || has_parts_ || is_open_)
      return;
    const std::string noun = noun_of(target->value);
    const auto needs = [&](std::string_view said, std::string_view condition) {
      warn(target->name_at,
           "the text says `" + std::string(said) + "`, but the target does not: add `" + std::string(condition) + "`");
    };
    const bool has_owner = fields_.contains("yours") || fields_.contains("of");
    if (noun == "an_item") {
      if (says({" of yours ", " of your items ", " one of your "}) && !has_owner && !fields_.contains("shop"))
        needs("of yours", "yours = true");
      if (says({" shop item ", " item in the shop ", " item from the shop "}) && !fields_.contains("shop") &&
          !has_owner)
        needs("shop", "shop = true");
      if (says({" guppy item "}) && !fields_.contains("guppy"))
        needs("Guppy item", "guppy = true");
      if (says({" passive item "}) && !fields_.contains("active") && !fields_.contains("tap"))
        needs("passive item", "active = false");
    }
    const Expr& call = tree_.expr(tree_.bare(target->value));
    if (call.kind != ExprKind::call || call.list.size() != 1)
      return;
    for (const TableField& one : tree_.expr(tree_.bare(call.list.front())).fields) {
      const Expr& value = tree_.expr(tree_.bare(one.value));
      const bool is_set = value.kind == ExprKind::boolean && value.integer != 0;
      const bool is_unsaid =
          (one.name == "shop" && !says({"shop"})) || (one.name == "guppy" && !says({"guppy"})) ||
          (one.name == "trinket" && !says({"trinket"})) || (one.name == "boss" && !says({"boss"})) ||
          (one.name == "yours" && !says({" your", " you ", "you've", " own "}) && !(field("who") && says({" their "})));
      if (is_set && is_unsaid)
        warn(one.name_at, "the target has `" + one.name + " = true`, but the text does not say so");
    }
  }

  // `others` for "each player", and the reverse.
  void everyone() {
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

  // ---- Decks

  void decks() {
    if (is_open_ || says({" decks "}))
      return;
    static constexpr std::string_view all[] = {"treasure", "loot", "monster", "room"};
    for (const bool is_discard : {false, true}) {
      std::set<std::string_view> said, used;
      for (const std::string_view one : all) {
        if (plain_.find(" " + std::string(one) + (is_discard ? " discard" : " deck")) != std::string::npos)
          said.insert(one);
        for (const Expr* e : indexes_)
          if (is_pile(*e, is_discard) && e->text == one)
            used.insert(one);
      }
      const bool is_common =
          std::any_of(used.begin(), used.end(), [&](std::string_view one) { return said.contains(one); });
      if (said.empty() || is_common)
        continue;
      for (const Expr* e : indexes_)
        if (is_pile(*e, is_discard) && std::find(std::begin(all), std::end(all), e->text) != std::end(all))
          warn(*e, "the text says `" + std::string(*said.begin()) + (is_discard ? " discard" : " deck") +
                       "`, and here it is " + ticked(check_.written(e->range)));
    }
  }
  bool is_pile(const Expr& e, bool is_discard) const { return name_of(e.a) == (is_discard ? "discard" : "deck"); }

  void places_in_deck() {
    if (is_open_ || has_parts_)
      return;
    for (const Expr* call : calls_) {
      const std::string_view verb = verb_of(*call);
      if (verb == "put_on_top" && !says({" on top", " top of "}) && says({" on the bottom "}))
        warn(*call, "the text says `on the bottom`, and this puts it on top");
      if (verb == "put_on_bottom" && !says({" bottom", "under"}) && says({" on top "}))
        warn(*call, "the text says `on top`, and this puts it on the bottom");
    }
  }

  void neighbours() {
    if (is_open_)
      return;
    const bool left = says({" left "}), right = says({" right "});
    if (left == right)
      return;
    const auto wrong = [&](const Expr& e) {
      if (e.text == (left ? "right" : "left"))
        warn(e, "the text says `" + std::string(left ? "left" : "right") + "`, and here it is " + ticked(e.text));
    };
    for (const Expr* e : indexes_)
      wrong(*e);
    for (const Expr* e : names_)
      wrong(*e);
  }

  // ---- Events

  // The players of the event are those of the text: "each time you take damage".
  void trigger() {
    const TableField* const event = field("event");
    if (!event)
      return;
    std::string_view clause = std::string_view(plain_).substr(0, plain_.find('|'));
    if (!is_of_monster_ && !is_open_)
      of_turns(clause);
    static constexpr std::string_view begins[] = {" when ",       " whenever ",       " each time ",
                                                  " every time ", " the first time ", " if "};
    const auto begin = std::find_if(std::begin(begins), std::end(begins),
                                    [&](std::string_view one) { return clause.starts_with(one); });
    if (begin == std::end(begins))
      return;
    clause.remove_prefix(begin->size());
    if (form_ == "when" && soulstack::scripting::says(clause, {" would "}) &&
        !name_of(event->value).starts_with("turn"))
      warn(event->name_at,
           "the text says `would`, and `when` comes after the event: use `would`, `change` or `instead`");
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
  // "when this dies", but the event is of any monster
  void of_this(std::string_view clause) {
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

  // "at the start of your turn" and "at the end of each turn"
  void of_turns(std::string_view clause) {
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

  bool has_you_in_event() const {
    for (const std::string_view name : {"of", "to", "by", "from", "object", "given", "during", "item"})
      if (field(name))
        return true;
    return uses_any({"you"}) &&
           std::any_of(fields_.begin(), fields_.end(), [](const std::string& one) { return one == "yours"; });
  }
  bool names_you() const {
    for (const std::string_view name : {"of", "to", "from", "object"})
      if (word_of(name) == "you" || word_of(name) == "this")
        return true;
    return false;
  }
  bool names_another(std::string_view except) const {
    for (const std::string_view name : {"of", "to", "by", "from", "object"})
      if (name != except && field(name))
        return true;
    return false;
  }

  // ---- Durations

  void durations() {
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

  bool is_event_of_turn() const {
    const std::string_view event = word_of("event");
    return event == "turn_started" || event == "turn_ending";
  }
  // In the end phase nobody attacks, buys or plays loot as their own action any more.
  void too_late() {
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

  // lasting { always { of = this, ... } } when this dies
  void after_own_death() {
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

  // ---- Numbers and rules that hold all the time

  // Whose numbers change, or who can and can't: "monsters have", "other players can't".
  struct Subject {
    std::string_view said;
    Phrases names;
  };
  void whose() {
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

  void whose_turn() {
    const std::string_view during = word_of("during");
    const bool on_yours = says({" on your turn ", " during your turn ", " in your turn "});
    const bool on_others =
        says({" other players' turn", " another player's turn", " not your turn ", " others' turns "});
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
  bool has_function() const {
    return std::any_of(table_.fields.begin(), table_.fields.end(), [&](const TableField& one) {
      return tree_.expr(tree_.bare(one.value)).kind == ExprKind::function;
    });
  }

  void slots() {
    static constexpr std::string_view all[] = {"monster", "shop", "room", "minion"};
    std::set<std::string> said;
    for (const std::string_view one : all)
      if (plain_.find(" " + std::string(one) + " slot") != std::string::npos)
        said.insert(std::string(one) + "_slots");
    if (said.empty() || is_open_ ||
        std::any_of(names_.begin(), names_.end(), [&](const Expr* e) { return said.contains(e->text); }))
      return;
    for (const Expr* e : names_)
      for (const std::string_view one : all)
        if (e->text == std::string(one) + "_slots")
          warn(*e, "the text says `" + said.begin()->substr(0, said.begin()->find('_')) + " slots`, and here it is " +
                       ticked(e->text));
  }

  // "recharge this", but another one is recharged, and the reverse
  void this_object() {
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

  // "each player loots 1": in a loop over players, it is done for `you` each time
  void in_loops() {
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
          warn(tree_.expr(call->list.front()),
               "the text says that each player does it, and here it is `you` each time");
      }
    }
  }
  // The text has "loots" or "they loot", but not "you loot".
  bool is_third_person(std::string_view verb) const {
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
  // "loot 2", but not "no loot cards"
  bool is_counted(std::string_view verb) const {
    for (std::size_t at = plain_.find(verb); at != std::string::npos; at = plain_.find(verb, at + 1))
      if (const char next = at + verb.size() < plain_.size() ? plain_[at + verb.size()] : ' ';
          next >= '0' && next <= '9')
        return true;
    return false;
  }

  // ---- What the text does not mention

  struct Unsaid {
    std::string_view word;
    Phrases said;
  };
  void unsaid() {
    if (has_parts_ || form_ == "mode" || form_ == "lasting")
      return;
    const Unsaid nouns[] = {
        {"a_monster", {"monster", "boss", "minion", "enem", "everything", "anything", "attack", "die"}},
        {"an_item", {"item", "treasure", "trinket", "shop", "card", "guppy", "each", "everything", "anything"}},
        {"a_soul", {"soul"}},
        {"a_curse", {"curse"}},
        {"a_room", {"room"}},
        {"a_player",
         {"player", "someone", "everyone", "each", "other", "they", "hand", "anything", "everything", "who"}},
    };
    for (const Expr* e : names_)
      for (const Unsaid& noun : nouns)
        if (e->text == noun.word && !says(noun.said) && field("text"))
          warn(*e, "it uses " + ticked(e->text) + ", but the text does not say so");
    const Unsaid properties[] = {
        {"coins", {"¢", "coin", "cent", "money", "rich", "poor"}},
        {"souls", {"soul"}},
        {"items", {"item", "treasure"}},
        {"loot", {"loot", "hand", "card"}},
        {"counters", {"counter"}},
        {"level", {"level"}},
        {"evasion", {"evasion"}},
    };
    for (const Expr* e : indexes_)
      for (const Unsaid& property : properties)
        if (const Expr& of = tree_.expr(tree_.bare(e->a));
            e->text == property.word && of.kind == ExprKind::name && of.local != none && !says(property.said))
          warn(e->text_at, "it looks at " + ticked(e->text) + ", but the text does not say so");
  }

  // change_roll(target, -1) for "add 1"
  void signs() {
    const bool adds = says({" add ", " adds "}), subtracts = says({" subtract ", " subtracts "});
    if (adds == subtracts)
      return;
    for (const Expr* call : calls_) {
      if (verb_of(*call) != "change_roll" || call->list.size() < 2)
        continue;
      const Expr& n = tree_.expr(tree_.bare(call->list[1]));
      const bool is_below = n.kind == ExprKind::unary && n.op == Op::negate;
      if ((adds && is_below) || (subtracts && n.kind == ExprKind::integer && n.integer > 0))
        warn(n, "the text says `" + std::string(adds ? "add" : "subtract") + "`, and this " +
                    (adds ? "subtracts" : "adds"));
    }
  }

  // always { loot_plays = 1 } for "you may attack once more"
  void numbers_that_change() {
    if (form_ != "always")
      return;
    const Unsaid numbers[] = {
        {"hp", {" hp ", "health", "heart"}},
        {"attack", {"attack"}},
        {"evasion", {"evasion"}},
        {"attacks_per_turn", {"attack"}},
        {"purchases_per_turn", {"purchase", "buy"}},
        {"loot_plays", {"play", "loot"}},
        {"loot_step", {"loot"}},
        {"price", {"cost", "price", "¢", "pay"}},
        {"roll", {"roll", "dice", "die"}},
        {"attack_roll", {"roll", "dice", "die"}},
    };
    for (const TableField& one : table_.fields)
      for (const Unsaid& number : numbers)
        if (one.name == number.word && !says(number.said))
          warn(one.name_at, "it changes " + ticked(one.name) + ", but the text does not say so");
  }

  // always { hp = 1 } for "+1 HP and +1 attack"
  void numbers_that_stay() {
    if (form_ != "always" || is_open_ || has_parts_ || has_function())
      return;
    for (const std::string_view number : {"hp", "attack", "evasion"})
      if (is_changed(number) && !names_stat(number))
        warn(table_.fields.front().name_at,
             "the text changes " + ticked(number) + ", but no field does: add `" + std::string(number) + " = ...`");
  }
  // "+1 attack", "-1 evasion"
  bool is_changed(std::string_view number) const {
    const std::string after = " " + std::string(number) + " ";
    for (const char digit : {'1', '2', '3', '4', '5', '6'})
      if (written_text_.find(std::string(" +") + digit + after) != std::string::npos ||
          written_text_.find(std::string(" -") + digit + after) != std::string::npos)
        return true;
    return false;
  }
  // Something else of the ability could be that number, such as `most = { attack = 1 }`.
  bool names_stat(std::string_view number) const {
    const auto names_it = [&](std::string_view field) { return field.find(number) != std::string_view::npos; };
    return std::any_of(fields_.begin(), fields_.end(), names_it) ||
           std::any_of(table_.fields.begin(), table_.fields.end(),
                       [&](const TableField& field) { return names_it(field.name); });
  }

  // always { price = 3 } for "cost 3¢ less"
  void prices() {
    const TableField* const price = field("price");
    const bool less = says({" less "}), more = says({" more "});
    if (form_ != "always" || !price || less == more)
      return;
    const Expr& n = tree_.expr(tree_.bare(price->value));
    const bool is_below = n.kind == ExprKind::unary && n.op == Op::negate;
    if ((less && n.kind == ExprKind::integer && n.integer > 0) || (more && is_below))
      warn(price->name_at, "the text says `" + std::string(less ? "less" : "more") + "`, and this price is " +
                               (less ? "higher" : "lower"));
  }

  // steal_loot for "steal a loot card at random"
  void chance() {
    if (!says({" at random "}) || is_open_ || has_parts_ || field("roll"))
      return;
    const bool is_random = std::any_of(names_.begin(), names_.end(), [](const Expr* e) {
      return e->text.find("random") != std::string::npos || e->text.find("shuffle") != std::string::npos;
    });
    for (const Expr* call : calls_)
      if (const std::string_view verb = verb_of(*call);
          !is_random && (verb == "steal_loot" || verb == "discard_loot" || verb == "choose"))
        return warn(*call, "the text says `at random`, and here a player chooses");
  }

  // "gain as much as they lost", but each amount is a fixed number
  void same_amount() {
    if (!says({" as much as they ", " as many as they ", " as much ¢ as they ", " that much ", " that many "}) ||
        is_open_ || has_parts_ || field("event") || field("roll") || calls_.size() < 2)
      return;
    const Expr* last = nullptr;
    for (const Expr* call : calls_)
      for (const ExprId argument : call->list) {
        const ExprKind kind = tree_.expr(tree_.bare(argument)).kind;
        if (kind == ExprKind::integer)
          last = call;
        else if (kind != ExprKind::name || !is_role(name_of(argument)))
          return;
      }
    if (last)
      warn(*last, "the text says that it is as much as before, and here it is always the same number");
  }
  static bool is_role(std::string_view name) {
    return name == "you" || name == "this" || name == "active" || name == "others" || name == "players" ||
           is_target(name);
  }

  // ---- Choices

  // any_targets, of which nothing asks which were chosen
  void chosen() {
    if (const TableField* const any = field("any_targets"); any && !uses("chosen_targets") && !is_open_)
      warn(any->name_at, "nothing asks which were chosen: use chosen_targets()");
  }

  FileCheck& check_;
  const Tree& tree_;
  const Expr& table_;
  const std::string form_, plain_, written_text_;
  const bool is_of_monster_;
  bool is_open_ = false, has_parts_ = false;
  std::vector<const Expr*> names_, indexes_, calls_;  // names that are not locals
  std::set<std::string, std::less<>> fields_;
};

}  // namespace

void check_promises(FileCheck& check, ExprId table, const std::string& form, const std::string& text,
                    bool is_of_monster) {
  if (check.spend(check.tree.exprs.size()))
    Promises(check, table, form, text, is_of_monster).run();
}

}  // namespace soulstack::scripting
