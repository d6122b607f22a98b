// One wording for what has several in card texts.
#include "scripting/wording/usual_words.h"

namespace soulstack::scripting {

namespace {

constexpr bool compared = true;

// clang-format off
constexpr UsualWords all[] = {
    {"an", "a"},
    {"whenever", "when", compared},
    {"each time", "when", compared},
    {"every time", "when", compared},
    {"anytime", "when"},
    {"any time", "when"},
    {"all players", "each player", compared},
    {"every player", "each player", compared},
    {"all other players", "each other player", compared},
    {"every other player", "each other player", compared},
    {"all monsters", "each monster", compared},
    {"every monster", "each monster", compared},
    {"all your", "each of your"},
    {"until", "till", compared},
    {"till the end of the turn", "till end of turn", compared},
    {"till the end of turn", "till end of turn", compared},
    {"for the rest of the turn", "till end of turn"},
    {"cannot", "can't", compared},
    {"can not", "can't"},
    {"may not", "can't", compared},
    {"do not", "don't"},
    {"is not", "isn't"},
    {"are not", "aren't"},
    {"non eternal", "non-eternal"},
    {"everyone else", "each other player"},
    {"everybody else", "each other player"},
    {"everyone", "each player"},
    {"everybody", "each player"},
    {"each opponent", "each other player"},
    {"all opponents", "each other player"},
    {"your opponents", "each other player"},
    {"a opponent", "another player"},
    {"target opponent", "another player"},
    {"must discard", "discard"},
    {"must lose", "lose"},
    {"must give", "give"},
    {"must destroy", "destroy"},
    {"must choose", "choose"},
    {"must take", "take"},
    {"must pay", "pay"},
    {"once per turn", "once each turn", compared},
    {"once a turn", "once each turn", compared},
    {"this monster", "this"},
    {"this item", "this"},
    {"this card", "this"},
    {"this character", "this"},
    {"extra damage", "more damage"},
    {"dice roll", "roll"},
    {"dice rolls", "rolls"},
    {"re-roll", "reroll"},
    {"re-rolls", "rerolls"},
    {"health", "hp"},
    {"dmg", "damage"},
    {"atk", "attack"},
    {"evade", "evasion"},
    {"coin", "¢"},
    {"coins", "¢"},
    {"cent", "¢"},
    {"cents", "¢"},
    {"c", "¢"},
    {"penny", "¢"},
    {"pennies", "¢"},
    {"on their left", "to their left", compared},
    {"on their right", "to their right", compared},
    {"on your left", "to your left", compared},
    {"on your right", "to your right", compared},
    {"all other monsters", "each other monster", compared},
    {"every other monster", "each other monster", compared},
};
// clang-format on

}  // namespace

std::span<const UsualWords> usual_words() { return all; }

}  // namespace soulstack::scripting
