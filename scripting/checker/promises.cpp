// Texts of abilities against their fields and verbs.
#include "scripting/checker/promises.h"

#include <algorithm>

#include "scripting/checker/promise_check.h"

namespace soulstack::scripting {

using namespace syntax;

namespace {

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

bool is_english(std::string_view plain) {
  return says(plain, {" the ", " you ", " your ", " this ", " a ", " an ", " when ", " each ", " roll ", " gain ",
                      " gains ", " loot ", " deal ", " lose ", " discard ", " another ", " steal ", " choose "});
}

}  // namespace

bool says(std::string_view plain, Phrases phrases) {
  return std::any_of(phrases.begin(), phrases.end(),
                     [&](std::string_view one) { return plain.find(one) != std::string_view::npos; });
}

Promises::Promises(FileCheck& check, ExprId table, const std::string& form, const std::string& text, bool is_of_monster)
    : check_(check),
      tree_(check.tree),
      table_(tree_.expr(table)),
      form_(form),
      plain_(plain_text(text)),
      written_text_(lower(text)),
      is_of_monster_(is_of_monster) {}

void Promises::run() {
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

void Promises::collect() {
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

void Promises::add(const Expr& e) {
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

const TableField* Promises::find(const Expr& table, std::string_view name) {
  const auto there = std::find_if(table.fields.begin(), table.fields.end(),
                                  [&](const TableField& field) { return field.name == name; });
  return there == table.fields.end() ? nullptr : &*there;
}

std::string_view Promises::word_of(std::string_view name) const {
  const TableField* const there = field(name);
  return there ? name_of(there->value) : std::string_view();
}

std::string_view Promises::name_of(ExprId id) const {
  const Expr& e = tree_.expr(tree_.bare(id));
  return e.kind == ExprKind::name ? std::string_view(e.text) : std::string_view();
}

bool Promises::uses(std::string_view word) const {
  return std::any_of(names_.begin(), names_.end(), [&](const Expr* e) { return e->text == word; });
}

bool Promises::uses_any(Phrases words) const {
  return std::any_of(words.begin(), words.end(), [&](std::string_view word) { return uses(word); });
}

bool Promises::is_another(std::string_view name) const {
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

void Promises::targets() {
  const TableField* const target = field("target");
  if (!target || has_parts_)
    return;
  const std::string noun = noun_of(target->value);
  const auto missing = [&](std::string_view what, std::string_view has) {
    warn(target->name_at, "the text says `" + std::string(what) + "`, but the target can only be " + std::string(has));
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

std::string Promises::noun_of(ExprId id) const {
  const Expr& e = tree_.expr(tree_.bare(id));
  return std::string(name_of(e.kind == ExprKind::call ? e.a : tree_.bare(id)));
}

void Promises::conditions_of_target() {
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
    if (says({" shop item ", " item in the shop ", " item from the shop "}) && !fields_.contains("shop") && !has_owner)
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

void Promises::decks() {
  if (is_open_ || says({" decks "}))
    return;
  const std::deque<std::string>& all = check_.words.decks();
  for (const bool is_discard : {false, true}) {
    std::set<std::string_view> said, used;
    for (const std::string_view one : all) {
      if (plain_.find(plain_text(one) + (is_discard ? "discard" : "deck")) != std::string::npos)
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
      if (is_pile(*e, is_discard) && std::find(all.begin(), all.end(), e->text) != all.end())
        warn(*e, "the text says `" + std::string(*said.begin()) + (is_discard ? " discard" : " deck") +
                     "`, and here it is " + ticked(check_.written(e->range)));
  }
}

void Promises::places_in_deck() {
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

void Promises::neighbours() {
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

void Promises::slots() {
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

void Promises::unsaid() {
  if (has_parts_ || form_ == "mode" || form_ == "lasting")
    return;
  const Unsaid nouns[] = {
      {"a_monster", {"monster", "boss", "minion", "enem", "everything", "anything", "attack", "die"}},
      {"an_item",
       {"item", "fighter", "treasure", "trinket", "shop", "card", "guppy", "each", "everything", "anything"}},
      {"a_soul", {"soul"}},
      {"a_curse", {"curse"}},
      {"a_room", {"room"}},
      {"a_player", {"player", "someone", "everyone", "each", "other", "they", "hand", "anything", "everything", "who"}},
  };
  const bool has_own_word = fields_.contains("tag");  // "a tool", not "an item"
  for (const Expr* e : names_)
    for (const Unsaid& noun : nouns)
      if (e->text == noun.word && !says(noun.said) && field("text") && !has_own_word)
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

void Promises::chosen() {
  if (const TableField* const any = field("any_targets"); any && !uses("chosen_targets") && !is_open_)
    warn(any->name_at, "nothing asks which were chosen: use chosen_targets()");
}

void check_promises(FileCheck& check, ExprId table, const std::string& form, const std::string& text,
                    bool is_of_monster) {
  if (check.spend(check.tree.exprs.size()))
    Promises(check, table, form, text, is_of_monster).run();
}

}  // namespace soulstack::scripting
