// Words of a text that the ability must support, and fields of the ability that the text must mention.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <utility>

#include "scripting/lint/ability_numbers.h"

namespace soulstack::scripting {

// Reports a sentence. `at` says where, as a list of places of which the first one that exists is used: fields of the
// ability, or "verb:deal" for a call; otherwise it is at the text.
class Tell {
 public:
  using Function = std::function<void(const std::string& sentence, std::string_view at)>;
  explicit Tell(Function function) : function_(std::move(function)) {}
  void operator()(const std::string& sentence, std::string_view at = {}) const { function_(sentence, at); }

 private:
  Function function_;
};

// `does`: the whole ability, including the branches of its roll.
void check_keywords(const Content& content, const AbilityDef& ability, const AbilityNumbers& does, const Tell& tell);

// Checks part of a text: "steal", "destroy", "recharge" and similar words need a verb that does it.
void check_deeds(std::string_view text, const AbilityNumbers& does, const Tell& tell);

}  // namespace soulstack::scripting
