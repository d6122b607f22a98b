// Records what happens in the games of one content.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "engine/table/ability_observer.h"
#include "scripting/lint/coverage.h"
#include "scripting/sandbox/budget.h"

namespace soulstack::scripting {

class CoverageWatch final : public AbilityObserver, public LineWatch {
 public:
  explicit CoverageWatch(const Content& content) : content_(content), seen_(content.abilities.size()) {}

  // Sets where to record from now on; null: nowhere.
  void note_into(Coverage* coverage) {
    into_ = coverage;
    seen_.assign(seen_.size(), false);
  }

  void happened(AbilityId ability) override {
    if (!into_ || !ability.known() || seen_[ability.value])
      return;
    seen_[ability.value] = true;
    into_->note_ability(content_[ability].path);
  }
  void rolled(AbilityId ability, int value) override {
    if (into_)
      into_->note_roll(content_[ability].path, value);
  }
  void ran(const char* file, int line) override {
    if (into_)
      into_->note_line(name_of(*file == '@' ? file + 1 : file), line);
  }

 private:
  const std::string& name_of(const char* file) {
    const auto [at, is_new] = files_.try_emplace(file);
    if (is_new)
      at->second = known_as(file);
    return at->second;
  }

  const Content& content_;
  Coverage* into_ = nullptr;
  std::vector<bool> seen_;  // abilities seen since the last note_into; the same ones are reported often
  std::map<std::string, std::string> files_;  // by their known names
};

}  // namespace soulstack::scripting
