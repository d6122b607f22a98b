// One file that is checked: its source, its tree, and its findings so far.
#pragma once

#include <set>
#include <string>
#include <string_view>
#include <tuple>
#include <vector>

#include "scripting/findings/finding.h"
#include "scripting/findings/report.h"
#include "scripting/registry/vocabulary.h"
#include "scripting/source/source_file.h"

namespace soulstack::scripting {

class FileCheck {
 public:
  // The file must have a tree.
  FileCheck(const SourceFile& source, const std::string& card, const Vocabulary& vocabulary,
            std::vector<Finding>& findings)
      : tree(*source.tree()), words(vocabulary), card_(card), file_(source), findings_(findings) {}

  const syntax::Tree& tree;
  const Vocabulary& words;

  void error(Code code, const syntax::Range& at, const std::string& message, std::string_view suggestion = {}) {
    report(Severity::error, code, at, message, suggestion);
  }
  void warning(Code code, const syntax::Range& at, const std::string& message, std::string_view suggestion = {}) {
    report(Severity::warning, code, at, message, suggestion);
  }

  // While quiet, nothing is reported: code that is followed more than once.
  class Quiet {
   public:
    explicit Quiet(FileCheck& check) : check_(check) { ++check_.quiet_; }
    ~Quiet() { --check_.quiet_; }
    Quiet(const Quiet&) = delete;
    Quiet& operator=(const Quiet&) = delete;

   private:
    FileCheck& check_;
  };
  bool is_quiet() const { return quiet_ > 0; }

  // The work for one file is limited; then the rest is not checked.
  bool spend(std::size_t work) {
    spent_ += work;
    return spent_ < most_work;
  }

  // As written, in one line.
  std::string written(const syntax::Range& at) const;
  std::string written(syntax::ExprId id) const { return written(tree.expr(id).range); }
  // Also without spaces: equal for code that means the same.
  std::string key_of(syntax::ExprId id);
  std::string key_of(const syntax::Range& at);

  // The word that a name means if it is not a local; null if it is a local or unknown.
  const WordInfo* word_at(syntax::ExprId id) const;
  const VerbRow* verb_at(syntax::ExprId id) const;
  std::string_view source() const { return file_.text(); }

 private:
  static constexpr std::size_t most_work = 400'000;

  void report(Severity severity, Code code, const syntax::Range& at, const std::string& message,
              std::string_view suggestion);

  const std::string card_;
  const SourceFile& file_;
  std::vector<Finding>& findings_;
  std::set<std::tuple<std::size_t, std::string, std::string>> told_;
  int quiet_ = 0;
  std::size_t spent_ = 0;
};

}  // namespace soulstack::scripting
