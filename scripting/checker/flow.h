// Follows the values through one function, along all its paths.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/model/event_rows.h"
#include "scripting/checker/file_check.h"
#include "scripting/checker/known.h"

namespace soulstack::scripting {

// What is known at one place of a function.
struct Knowledge {
  bool reached = true;
  std::map<syntax::LocalId, Known> locals{};
  std::map<std::string, Known> paths{};  // of properties that a condition has tested, such as "you.coins"
};

inline constexpr int most_sides_of_dice = 20;  // rule 9.14

// What the file says about each local.
struct LocalUse {
  int reads = 0, writes = 0;                      // without its declaration
  bool is_shared = false;                         // written by a function that is inside its own function
  syntax::FunctionIndex function = syntax::none;  // the function that it names, if that never changes
  std::optional<Known> fixed{};                   // its value, if it is only set where it is declared
};

// What the flows of one file share.
struct FileFlows {
  int most_sides = most_sides_of_dice;                                // of the dice of all files
  std::vector<LocalUse> locals;                                       // by LocalId
  std::map<syntax::FunctionIndex, std::vector<Known>> called_with{};  // the functions of the file, by their calls
};

// What an ability listens for, and when.
struct Scene {
  EventType event = EventType::none;
  std::optional<bool> is_your_turn{};  // if that is certain
  Known of{}, by{};                    // only who they are
};

class Flow {
 public:
  Flow(FileCheck& check, FileFlows& flows, const Scene& scene)
      : check_(check), tree_(check.tree), flows_(flows), uses_(flows.locals), event_(scene.event), scene_(scene) {}

  // Follows the function with these parameters. Its result, if it returns one.
  struct Outcome {
    std::optional<Known> result{};
    bool falls_through = false;  // its end can be reached
    bool returns_nothing = false;
  };
  Outcome function(syntax::FunctionIndex index, const std::vector<Known>& parameters);

  // Follows the value of an expression at the top of a file.
  Known value(syntax::ExprId id) {
    Knowledge now;
    return eval(id, now);
  }

 private:
  using ExprId = syntax::ExprId;
  using Expr = syntax::Expr;
  using Stat = syntax::Stat;

  struct Split {
    Knowledge yes, no;
  };

  // Statements
  void block(syntax::BlockId id, Knowledge& now);
  void statement(const Stat& s, Knowledge& now);
  void local(const Stat& s, Knowledge& now);
  void assign(const Stat& s, Knowledge& now);
  void assign_to(ExprId target, ExprId value, const Known& to, Knowledge& now);
  void if_chain(const Stat& s, Knowledge& now);
  bool has_exit(syntax::BlockId id) const;
  void while_loop(const Stat& s, Knowledge& now);
  void repeat_loop(const Stat& s, Knowledge& now);
  void numeric_for(const Stat& s, Knowledge& now);
  void generic_for(const Stat& s, Knowledge& now);
  void returns(const Stat& s, Knowledge& now);
  void discarded(ExprId call);
  bool is_of_lua_library(ExprId function) const;
  template <class Body>
  void loop(Knowledge& now, Body body);

  // Expressions
  Known eval(ExprId id, Knowledge& now);
  Known name(ExprId id, const Knowledge& now);
  Known index(ExprId id, Knowledge& now);
  Known property(ExprId id, const Known& owner);
  Known property_of(const PropertyRow& row, const Known& owner) const;
  Known part_of_event(std::string_view name) const;
  Known call(ExprId id, Knowledge& now);
  Known call_verb(ExprId id, const VerbRow& verb, Knowledge& now);
  Known call_noun(ExprId id, const WordInfo& noun, Knowledge& now);
  Known call_lua(ExprId id, const WordInfo& word, Knowledge& now);
  Known call_own(ExprId id, syntax::FunctionIndex function, Knowledge& now);
  Known result_of(const VerbRow& verb, const std::vector<Known>& given);
  bool check_options(const VerbRow& verb, const syntax::Expr& call, Knowledge& now);
  void check_option(const VerbRow& verb, const VerbOption& option, const syntax::TableField& field, Knowledge& now);
  void check_emit(const syntax::Expr& call, const std::vector<Known>& given);
  void check_argument(const VerbRow& verb, std::size_t at, ExprId argument, const std::vector<Known>& all);
  void check_amount(const VerbRow& verb, std::size_t at, ExprId argument, const Known& given);
  void check_event_verb(ExprId id, const VerbRow& verb, const std::vector<Known>& given);
  void check_searched(ExprId noun);
  void check_ownership(const Expr& table, const syntax::TableField& field, const Known& value);
  void check_stored(ExprId value, const Known& to);
  Known table(ExprId id, Knowledge& now);
  Known unary(ExprId id, Knowledge& now);
  Known binary(ExprId id, Knowledge& now);
  Known arithmetic(ExprId id, const Known& a, const Known& b);
  Known logical(ExprId id, Knowledge& now);
  void operand(ExprId id, const Known& value, Kinds takes, std::string_view what);

  // Conditions
  Split condition(ExprId id, Knowledge now, bool is_value = false);
  Split truth(ExprId id, const Known& value, Knowledge now, bool is_value);
  Split comparison(ExprId id, Knowledge now);
  std::optional<bool> compared(ExprId id, const Known& a, const Known& b);
  void never_equal(ExprId id, const Known& a, const Known& b);
  std::optional<bool> compared_with_most(ExprId id) const;
  void ordered(ExprId id, const Known& a, const Known& b);
  void decided(ExprId id, const Known& a, const Known& b, bool always);
  void narrow(ExprId id, const Known& value, Knowledge& now);
  void constant(ExprId id, bool always);
  bool is_pure(ExprId id) const;
  bool is_of_nobody(ExprId id) const;
  std::string path_of(ExprId id) const;

  void join_into(Knowledge& now, const Knowledge& other);
  Knowledge copy(const Knowledge& now);

  FileCheck& check_;
  const syntax::Tree& tree_;
  FileFlows& flows_;
  std::vector<LocalUse>& uses_;
  const EventType event_;
  const Scene scene_;
  syntax::FunctionIndex here_ = 0;
  Outcome* outcome_ = nullptr;
  int depth_ = 0;                    // of calls of own functions
  std::vector<Knowledge> breaks_{};  // of the loops around this place
};

}  // namespace soulstack::scripting
