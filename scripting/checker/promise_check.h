// The text of one ability against what its fields and functions do: the facts of the ability, and one method for each
// kind of difference. promises.cpp has the facts and what is named; promises_players.cpp, promises_events.cpp and
// promises_numbers.cpp the rest.
#pragma once

#include <initializer_list>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "scripting/checker/file_check.h"
#include "scripting/findings/report.h"

namespace soulstack::scripting {

using Phrases = std::initializer_list<std::string_view>;
bool says(std::string_view plain, Phrases phrases);

class Promises {
  using Expr = syntax::Expr;
  using ExprId = syntax::ExprId;
  using Range = syntax::Range;
  using TableField = syntax::TableField;
  using Tree = syntax::Tree;

 public:
  // `table`: of the ability; `form`: its constructor; `is_of_monster`: there, "you" is the active player.
  Promises(FileCheck& check, ExprId table, const std::string& form, const std::string& text, bool is_of_monster);
  void run();

 private:
  // ---- What the ability has
  // Without parts that have a text of their own, such as modes.
  void collect();
  void add(const Expr& e);
  static const TableField* find(const Expr& table, std::string_view name);
  const TableField* field(std::string_view name) const { return find(table_, name); }
  std::string_view word_of(std::string_view name) const;
  // Of a name, also if it is a local.
  std::string_view name_of(ExprId id) const;
  std::string_view verb_of(const Expr& call) const { return name_of(call.a); }
  bool says(Phrases phrases) const { return soulstack::scripting::says(plain_, phrases); }
  bool uses(std::string_view word) const;
  bool uses_any(Phrases words) const;
  void warn(const Range& at, const std::string& message) { check_.warning("text_word", at, message); }
  void warn(const Expr& e, const std::string& message) { warn(e.range, message); }
  static bool is_target(std::string_view name) { return name.starts_with("target") || name.starts_with("choice"); }
  // A player who is certainly not you.
  bool is_another(std::string_view name) const;

  // ---- Who gives, and who takes
  void direction(const Expr& call);
  std::string swapped(const Expr& call) const;
  // "gain 2¢" means you, "they gain 2¢" does not.
  struct Deed {
    std::string_view verb, one, many;  // "gain_coins", " gain ", " gains "
  };
  void subjects();
  struct Mention {
    bool is_yours = false, is_theirs = false;
  };
  Mention mention(const Deed& deed) const;

  // ---- Targets
  void targets();
  // "a_monster" for `a_monster` and `a_monster { ... }`.
  std::string noun_of(ExprId id) const;
  // "a shop item", "a Guppy item", "an item of yours".
  void conditions_of_target();
  // `others` for "each player", and the reverse.
  void everyone();

  // ---- Decks
  void decks();
  bool is_pile(const Expr& e, bool is_discard) const { return name_of(e.a) == (is_discard ? "discard" : "deck"); }
  void places_in_deck();
  void neighbours();

  // ---- Events
  // The players of the event are those of the text: "each time you take damage".
  void trigger();
  // "when this dies", but the event is of any monster
  void of_this(std::string_view clause);
  // "at the start of your turn" and "at the end of each turn"
  void of_turns(std::string_view clause);
  bool has_you_in_event() const;
  bool names_you() const;
  bool names_another(std::string_view except) const;

  // ---- Durations
  void durations();
  bool is_event_of_turn() const;
  // In the end phase nobody attacks, buys or plays loot as their own action any more.
  void too_late();
  // lasting { always { of = this, ... } } when this dies
  void after_own_death();

  // ---- Numbers and rules that hold all the time
  // Whose numbers change, or who can and can't: "monsters have", "other players can't".
  struct Subject {
    std::string_view said;
    Phrases names;
  };
  void whose();
  void whose_turn();
  bool has_function() const;
  void slots();
  // "recharge this", but another one is recharged, and the reverse
  void this_object();
  // "each player loots 1": in a loop over players, it is done for `you` each time
  void in_loops();
  // The text has "loots" or "they loot", but not "you loot".
  bool is_third_person(std::string_view verb) const;
  // "loot 2", but not "no loot cards"
  bool is_counted(std::string_view verb) const;

  // ---- What the text does not mention
  struct Unsaid {
    std::string_view word;
    Phrases said;
  };
  void unsaid();
  // change_roll(target, -1) for "add 1"
  void signs();
  // always { loot_plays = 1 } for "you may attack once more"
  void numbers_that_change();
  // always { hp = 1 } for "+1 HP and +1 attack"
  void numbers_that_stay();
  // "+1 attack", "-1 evasion"
  bool is_changed(std::string_view number) const;
  // Something else of the ability could be that number, such as `most = { attack = 1 }`.
  bool names_stat(std::string_view number) const;
  // always { price = 3 } for "cost 3¢ less"
  void prices();
  // steal_loot for "steal a loot card at random"
  void chance();
  // "gain as much as they lost", but each amount is a fixed number
  void same_amount();
  static bool is_role(std::string_view name);

  // ---- Choices
  // any_targets, of which nothing asks which were chosen
  void chosen();
  FileCheck& check_;
  const Tree& tree_;
  const Expr& table_;
  const std::string form_, plain_, written_text_;
  const bool is_of_monster_;
  bool is_open_ = false, has_parts_ = false;
  std::vector<const Expr*> names_, indexes_, calls_;  // names that are not locals
  std::set<std::string, std::less<>> fields_;
};

}  // namespace soulstack::scripting
