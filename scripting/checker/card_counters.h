// Levels, counters and notes of a card that nothing gives to it, or not enough of them.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "engine/model/event_rows.h"
#include "scripting/checker/file_check.h"
#include "scripting/checker/usage.h"

namespace soulstack::scripting {

class CounterCheck {
 public:
  CounterCheck(FileCheck& check, const Usage* usage) : check_(check), tree_(check.tree), usage_(usage) {}

  // For each table of the file: `form` is its constructor or its field.
  void table(const syntax::Expr& table, const std::string& form, EventType event);
  // After all tables.
  void report();

 private:
  struct Needed {
    syntax::Range at;
    std::string what;       // "this cost removes counters"
    std::int64_t many = 1;  // that it needs
  };

  void call(const syntax::Expr& e);
  void verb(const VerbRow& verb, const syntax::Expr& e);
  void property(const syntax::Expr& e);
  void report_levels();
  void report_counters();
  bool is_this(const syntax::Expr& call) const;
  bool of_this(const syntax::Expr& e) const;
  bool is_in_loop(const syntax::Range& at) const;

  FileCheck& check_;
  const syntax::Tree& tree_;
  const Usage* usage_;
  std::vector<syntax::Range> once_{};  // abilities for when the card enters play
  std::vector<Needed> levels_{}, spent_{};
  std::vector<syntax::Range> noted_{}, on_players_{};
  bool gets_levels_ = false, gets_counters_ = false, notes_ = false;
  std::int64_t levels_once_ = 0, enters_with_ = 0;
};

// Is the first argument a name that is always a player?
bool is_for_player(const syntax::Tree& tree, const syntax::Expr& call);

}  // namespace soulstack::scripting
