// Words of a text that an ability has to bear out, and fields of it that the text has to name.
#pragma once

#include <functional>
#include <string>
#include <string_view>

#include "scripting/lint/ability_numbers.h"

namespace soulstack::scripting {

using Tell = std::function<void(const std::string& sentence)>;

// `does`: all that it does, with the branches of its roll.
void check_keywords(const Content& content, const AbilityDef& ability, const AbilityNumbers& does, const Tell& tell);

// Of a part of a text: "steal", "destroy", "recharge" and the like, each with a verb that does it.
void check_deeds(std::string_view text, const AbilityNumbers& does, const Tell& tell);

}  // namespace soulstack::scripting
