// Words of a text that the ability must support, and fields of the ability that the text must mention.
#pragma once

#include <functional>
#include <string>
#include <string_view>

#include "scripting/lint/ability_numbers.h"

namespace soulstack::scripting {

using Tell = std::function<void(const std::string& sentence)>;

// `does`: the whole ability, including the branches of its roll.
void check_keywords(const Content& content, const AbilityDef& ability, const AbilityNumbers& does, const Tell& tell);

// Checks part of a text: "steal", "destroy", "recharge" and similar words need a verb that does it.
void check_deeds(std::string_view text, const AbilityNumbers& does, const Tell& tell);

}  // namespace soulstack::scripting
