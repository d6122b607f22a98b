// What each code means, with an example that gets it and one that doesn't. Tests run the examples.
#include <cctype>

#include "scripting/findings/codes.h"

namespace soulstack::scripting {

namespace {

constexpr Explanation rows[] = {
    {"syntax", "The file is not Lua",
     "Lua can't read the file. The message names the place where it stopped; the mistake is there or shortly before "
     "it: a comma, a quote, a bracket or an `end` is missing or one too many. A card and its scenario are two files: "
     "`scenario` after `return loot { ... }` is also this mistake.",
     "loot/spark.lua",
     R"(return loot { name = "Spark"
  play { text = "Gain 1¢.", effect = function(you) gain_coins(you, 1) end },
}
)",
     R"(return loot { name = "Spark",
  play { text = "Gain 1¢.", effect = function(you) gain_coins(you, 1) end },
}
)"},
    {"unreadable", "The file or folder can't be read",
     "The operating system refused to open it. Look at its permissions, and whether it still exists.", "", "", ""},
    {"link", "A link leads out of the set",
     "A set may contain links only to files of the same set, so that a set from an unknown author can't read other "
     "files. Copy the file into the set.",
     "", "", ""},
    {"too_long", "The file is too long",
     "A file may have at most 64 KiB. Split a long file of scenarios; a card never needs as much.", "", "", ""},
    {"unguarded", "This function can't be limited",
     "The program stops scripts that run too long. It couldn't prove that it can stop this function, so it refuses "
     "it. Write the function in simpler steps.",
     "", "", ""},
    {"failed", "The file stopped with an error while it was read",
     "Card files are run once when the set is loaded. The message says what failed: most often something is called "
     "that is not a word of the card language.",
     "loot/spark.lua",
     R"(local text = "Gain 1¢." .. nil
return loot { name = "Spark", play { text = text, effect = function(you) gain_coins(you, 1) end } }
)",
     R"(local text = "Gain 1¢."
return loot { name = "Spark", play { text = text, effect = function(you) gain_coins(you, 1) end } }
)"},
    {"too_many", "More than the engine can hold",
     "The state of a game has a fixed size, so the numbers of cards, abilities, steps and functions are limited. The "
     "message names the limit.",
     "", "", ""},
    {"too_deep", "Tables are nested too deeply",
     "Fields contain tables, but not tables of tables without end. Look for a bracket in the wrong place.", "", "", ""},

    {"unknown_word", "This word is not part of the card language",
     "All words are listed by `soulstack words`. A word of your own must be a local: write `local` before it.",
     "loot/spark.lua",
     R"(return loot { name = "Spark",
  play { text = "Gain 1¢.", effect = function(you) gain_coinz(you, 1) end },
}
)",
     R"(return loot { name = "Spark",
  play { text = "Gain 1¢.", effect = function(you) gain_coins(you, 1) end },
}
)"},
    {"binding_word", "The function has to ask for this value",
     "`you`, `this`, `target` and others are parameters of a function. A function receives the ones that it names, in "
     "any order.",
     "loot/spark.lua",
     R"(return loot { name = "Spark",
  play { text = "Gain 1¢.", effect = function() gain_coins(you, 1) end },
}
)",
     R"(return loot { name = "Spark",
  play { text = "Gain 1¢.", effect = function(you) gain_coins(you, 1) end },
}
)"},
    {"not_here", "This is not allowed in this place",
     "The word exists, but not here: an ability in another ability, a verb outside of a function, an ability that "
     "this kind of card can't have. The message lists what is possible.",
     "treasure/lens.lua",
     R"(return treasure { name = "Lens",
  tap { text = "Gain 1¢.", tap { text = "Gain 1¢.", effect = function(you) gain_coins(you, 1) end } },
}
)",
     R"(return treasure { name = "Lens",
  tap { text = "Gain 1¢.", effect = function(you) gain_coins(you, 1) end },
}
)"},
    {"unknown_property", "No value has this property",
     "`soulstack words property` lists the properties of players, objects, events and others.", "loot/spark.lua",
     R"(return loot { name = "Spark",
  play { text = "Gain ¢ for each loot card in your hand.", effect = function(you) gain_coins(you, you.loots) end },
}
)",
     R"(return loot { name = "Spark",
  play { text = "Gain ¢ for each loot card in your hand.", effect = function(you) gain_coins(you, you.loot) end },
}
)"},
    {"unknown_field", "There is no such field here",
     "Each kind of card, ability and condition has its own fields: `soulstack words field when` lists those of "
     "`when`.",
     "treasure/lens.lua",
     R"(return treasure { name = "Lens",
  tap { txt = "Gain 1¢.", effect = function(you) gain_coins(you, 1) end },
}
)",
     R"(return treasure { name = "Lens",
  tap { text = "Gain 1¢.", effect = function(you) gain_coins(you, 1) end },
}
)"},
    {"missing_field", "A field is missing that must be there", "The message names the field.", "treasure/lens.lua",
     R"(return treasure { name = "Lens",
  tap { effect = function(you) gain_coins(you, 1) end },
}
)",
     R"(return treasure { name = "Lens",
  tap { text = "Gain 1¢.", effect = function(you) gain_coins(you, 1) end },
}
)"},
    {"duplicate_key", "A field or a name is written twice in one table", "One of them has no effect.",
     "treasure/lens.lua",
     R"(return treasure { name = "Lens", copies = 1, copies = 2,
  tap { text = "Gain 1¢.", effect = function(you) gain_coins(you, 1) end },
}
)",
     R"(return treasure { name = "Lens", copies = 2,
  tap { text = "Gain 1¢.", effect = function(you) gain_coins(you, 1) end },
}
)"},
    {"method", "There are no methods", "Verbs come first: write destroy(this), not this:destroy().",
     "treasure/lens.lua",
     R"(return treasure { name = "Lens",
  tap { text = "Destroy this.", effect = function(this) this:destroy() end },
}
)",
     R"(return treasure { name = "Lens",
  tap { text = "Destroy this.", effect = function(this) destroy(this) end },
}
)"},
    {"unknown_parameter", "The function asks for a value that it can't receive",
     "Parameters are matched by their names. Which ones there are depends on the ability: its event, its targets, its "
     "roll. The message lists what this function may ask for.",
     "treasure/lens.lua",
     R"(return treasure { name = "Lens",
  tap { text = "Gain 1¢.", effect = function(player) gain_coins(player, 1) end },
}
)",
     R"(return treasure { name = "Lens",
  tap { text = "Gain 1¢.", effect = function(you) gain_coins(you, 1) end },
}
)"},
    {"unknown_binding", "This field names somebody that the ability doesn't have",
     "A field such as `chooser` or `of` can name what a function of this ability could ask for, and nothing else.",
     "treasure/lens.lua",
     R"(return treasure { name = "Lens",
  when { event = turn_started, of = killer, text = "At the start of your turn, gain 1¢.", effect = function(you) gain_coins(you, 1) end },
}
)",
     R"(return treasure { name = "Lens",
  when { event = turn_started, of = you, text = "At the start of your turn, gain 1¢.", effect = function(you) gain_coins(you, 1) end },
}
)"},
    {"no_target", "There is no such target here",
     "Only abilities that are played, activated or triggered have targets. An effect declares its target: `target = "
     "a_player`; a second one is `target2`.",
     "treasure/lens.lua",
     R"(return treasure { name = "Lens",
  always { attack = 1, of = target, text = "The target has +1 attack." },
}
)",
     R"(return treasure { name = "Lens",
  always { attack = 1, of = you, text = "You have +1 attack." },
}
)"},
    {"unused_target", "A target is chosen, but nothing uses it",
     "A player is asked for a target without any effect on it. Use it in the function, or remove it.", "loot/spark.lua",
     R"(return loot { name = "Spark",
  play { target = a_player, text = "Gain 1¢.", effect = function(you) gain_coins(you, 1) end },
}
)",
     R"(return loot { name = "Spark",
  play { text = "Gain 1¢.", effect = function(you) gain_coins(you, 1) end },
}
)"},

    {"wrong_value", "The field doesn't take this value",
     "The message says what the field takes. `soulstack words field` lists all of them.", "treasure/lens.lua",
     R"(return treasure { name = "Lens", copies = "two",
  tap { text = "Gain 1¢.", effect = function(you) gain_coins(you, 1) end },
}
)",
     R"(return treasure { name = "Lens", copies = 2,
  tap { text = "Gain 1¢.", effect = function(you) gain_coins(you, 1) end },
}
)"},
    {"wrong_argument", "The verb doesn't take this value",
     "The message shows the verb with its parameters, and what was given.", "loot/spark.lua",
     R"(return loot { name = "Spark",
  play { text = "Gain 1¢.", effect = function(you) gain_coins(1, you) end },
}
)",
     R"(return loot { name = "Spark",
  play { text = "Gain 1¢.", effect = function(you) gain_coins(you, 1) end },
}
)"},
    {"wrong_arguments", "Too many or too few values for this verb",
     "The message shows the verb with its parameters. Those in brackets may be left out.", "loot/spark.lua",
     R"(return loot { name = "Spark",
  play { text = "Gain 1¢.", effect = function(you) gain_coins(you) end },
}
)",
     R"(return loot { name = "Spark",
  play { text = "Gain 1¢.", effect = function(you) gain_coins(you, 1) end },
}
)"},
    {"wrong_property", "This kind of value doesn't have this property",
     "For example, a player has `coins` and a deck doesn't. The message lists what has it.", "loot/spark.lua",
     R"(return loot { name = "Spark",
  play { text = "Gain ¢ for each card.", effect = function(you) gain_coins(you, deck.loot.coins) end },
}
)",
     R"(return loot { name = "Spark",
  play { text = "Gain ¢ for each card.", effect = function(you) gain_coins(you, deck.loot.size) end },
}
)"},
    {"not_writable", "This property can't be written",
     "Most properties change only by verbs, so that other cards hear of the change.", "loot/spark.lua",
     R"(return loot { name = "Spark",
  play { text = "Gain 1¢.", effect = function(you) you.coins = you.coins + 1 end },
}
)",
     R"(return loot { name = "Spark",
  play { text = "Gain 1¢.", effect = function(you) gain_coins(you, 1) end },
}
)"},
    {"wrong_result", "The function returns the wrong kind of value",
     "A condition returns true or false, and a value returns a number.", "treasure/lens.lua",
     R"(return treasure { name = "Lens",
  always { attack = function(you) return you end, text = "You have attack for nothing." },
}
)",
     R"(return treasure { name = "Lens",
  always { attack = function(you) return you.souls end, text = "You have +1 attack for each of your souls." },
}
)"},
    {"no_result", "The function returns nothing", "A condition or value needs `return`.", "treasure/lens.lua",
     R"(return treasure { name = "Lens",
  always { attack = function(you) local souls = you.souls end, text = "You have +1 attack for each of your souls." },
}
)",
     R"(return treasure { name = "Lens",
  always { attack = function(you) return you.souls end, text = "You have +1 attack for each of your souls." },
}
)"},
    {"always_true", "This condition is always true",
     "In Lua only `nil` and `false` are false: 0 and an empty list are true. Compare with a number.", "loot/spark.lua",
     R"(return loot { name = "Spark",
  play { text = "If you have ¢, gain 1¢.", effect = function(you) if you.coins then gain_coins(you, 1) end end },
}
)",
     R"(return loot { name = "Spark",
  play { text = "If you have ¢, gain 1¢.", effect = function(you) if you.coins > 0 then gain_coins(you, 1) end end },
}
)"},
    {"never_that", "This can never happen",
     "The field is about one kind of thing and names another, so the ability would never be used.", "", "", ""},
    {"wrong_text", "This text is not allowed", "Names and texts contain only visible characters, and no zero bytes.",
     "loot/spark.lua",
     R"(return loot { name = "Spark",
  play { text = "Gain 1¢.\0", effect = function(you) gain_coins(you, 1) end },
}
)",
     R"(return loot { name = "Spark",
  play { text = "Gain 1¢.", effect = function(you) gain_coins(you, 1) end },
}
)"},
    {"not_pure", "A condition or value may not change the game",
     "The engine calls conditions and values as often as it likes. Change the game in an effect.", "treasure/lens.lua",
     R"(return treasure { name = "Lens",
  always { attack = function(you) gain_coins(you, 1) return 1 end, text = "You have +1 attack." },
}
)",
     R"(return treasure { name = "Lens",
  always { attack = 1, text = "You have +1 attack." },
}
)"},

    {"wrong_layer", "This asks for what the ability itself may change",
     "Abilities that give or take abilities apply before keywords and numbers, so they can't depend on these: two such "
     "abilities could wait for each other. Ask for what the objects are, for ¢, charge, counters or the turn.",
     "treasure/lens.lua",
     R"(return treasure { name = "Lens",
  always { of = a_monster, given = function(you) return you.hp > 2 end, loses = abilities,
    text = "While you have 3 HP or more, monsters have no abilities." },
}
)",
     R"(return treasure { name = "Lens",
  always { of = a_monster, given = function(you) return you.coins > 2 end, loses = abilities,
    text = "While you have 3¢ or more, monsters have no abilities." },
}
)"},
    {"wrong_event", "This kind of ability can't listen for this event",
     "`soulstack words event NAME` shows which abilities can.", "treasure/lens.lua",
     R"(return treasure { name = "Lens",
  change { event = turn_started, text = "Gain 1¢.", effect = function(you) gain_coins(you, 1) end },
}
)",
     R"(return treasure { name = "Lens",
  when { event = turn_started, of = you, text = "At the start of your turn, gain 1¢.",
    effect = function(you) gain_coins(you, 1) end },
}
)"},
    {"wrong_event_field", "The event doesn't have this field",
     "Each event has its own fields. The message lists those of this event.", "treasure/lens.lua",
     R"(return treasure { name = "Lens",
  when { event = turn_started, object = this, text = "Gain 1¢.", effect = function(you) gain_coins(you, 1) end },
}
)",
     R"(return treasure { name = "Lens",
  when { event = turn_started, of = you, text = "At the start of your turn, gain 1¢.",
    effect = function(you) gain_coins(you, 1) end },
}
)"},
    {"cant_write", "This event can't be changed any more",
     "`when` hears an event that has happened. To change it before it happens, use `change`.", "treasure/lens.lua",
     R"(return treasure { name = "Lens",
  when { event = coins_gained, of = you, text = "Gain 1¢ more.", effect = function(event) event.amount = 5 end },
}
)",
     R"(return treasure { name = "Lens",
  change { event = coins_gained, of = you, text = "If you would gain ¢, gain 1¢ more.",
    effect = function(event) event.amount = event.amount + 1 end },
}
)"},

    {"wrong_history", "This can't be asked about the past",
     "Each event is counted once, as it happens, for all cards that ask. So a question can name one player or object "
     "that "
     "is known when it is asked, but not `other` or `yours`; and an object can be asked about only for this turn or "
     "attack.",
     "treasure/lens.lua",
     R"(return treasure { name = "Lens",
  tap { text = "If you took damage this game: gain 1¢.", given = happened { event = damage_taken, of = this, within = game },
    effect = function(you) gain_coins(you, 1) end },
}
)",
     R"(return treasure { name = "Lens",
  tap { text = "If you took damage this game: gain 1¢.", given = happened { event = damage_taken, of = you, within = game },
    effect = function(you) gain_coins(you, 1) end },
}
)"},
    {"hidden_history", "This asks about hidden cards",
     "What is counted is known to all players, so it can't depend on cards that only some of them see.",
     "treasure/lens.lua",
     R"(return treasure { name = "Lens",
  tap { text = "If you drew a trinket this turn: gain 1¢.",
    given = happened { event = loot_drawn, of = you, object = a_loot_card { trinket = true }, within = turn },
    effect = function(you) gain_coins(you, 1) end },
}
)",
     R"(return treasure { name = "Lens",
  tap { text = "If you drew a loot card this turn: gain 1¢.",
    given = happened { event = loot_drawn, of = you, within = turn },
    effect = function(you) gain_coins(you, 1) end },
}
)"},
    {"wrong_function", "The function has too many values, or doesn't name its parameters",
     "A function names each parameter; `...` is not allowed. The number of locals and arguments is limited.",
     "loot/spark.lua",
     R"(return loot { name = "Spark",
  play { text = "Gain 1¢.", effect = function(...) gain_coins(..., 1) end },
}
)",
     R"(return loot { name = "Spark",
  play { text = "Gain 1¢.", effect = function(you) gain_coins(you, 1) end },
}
)"},
    {"upvalue_write", "A function can't keep values between calls",
     "A game can be forked, saved and undone at each decision, so nothing may be kept outside of its state. Use a "
     "counter on a card.",
     "treasure/lens.lua",
     R"(local used = 0
return treasure { name = "Lens",
  tap { text = "Gain 1¢.", effect = function(you) used = used + 1 gain_coins(you, 1) end },
}
)",
     R"(return treasure { name = "Lens",
  tap { text = "Gain 1¢.", effect = function(you) gain_coins(you, 1) end },
}
)"},
    {"global_write", "There are no global variables", "Write `local` before the first use of a variable.",
     "loot/spark.lua",
     R"(return loot { name = "Spark",
  play { text = "Gain 1¢.", effect = function(you) n = 1 gain_coins(you, n) end },
}
)",
     R"(return loot { name = "Spark",
  play { text = "Gain 1¢.", effect = function(you) local n = 1 gain_coins(you, n) end },
}
)"},
    {"keeps_state", "A function would keep values between calls",
     "It uses a table that is created outside of it, so what it stores there would outlive the game.", "", "", ""},
    {"nil_store", "nil can't be stored in a table", "To remove an entry, copy the others into a new table.",
     "loot/spark.lua",
     R"(return loot { name = "Spark",
  play { text = "Gain 1¢.", effect = function(you) local t = { 1 } t[1] = nil gain_coins(you, 1) end },
}
)",
     R"(return loot { name = "Spark",
  play { text = "Gain 1¢.", effect = function(you) gain_coins(you, 1) end },
}
)"},
    {"power", "`^` is not allowed", "Its result differs between machines. Multiply instead.", "loot/spark.lua",
     R"(return loot { name = "Spark",
  play { text = "Gain your souls times your souls in ¢.", effect = function(you) gain_coins(you, you.souls ^ 2) end },
}
)",
     R"(return loot { name = "Spark",
  play { text = "Gain your souls times your souls in ¢.", effect = function(you) gain_coins(you, you.souls * you.souls) end },
}
)"},

    {"roll_overlap", "A value of the die has two outcomes", "Each value from 1 to 6 has exactly one outcome.",
     "loot/spark.lua",
     R"(return loot { name = "Spark",
  play {
    text = "Roll. 1-3: gain 1¢. 4-6: gain 2¢.",
    roll = { ["1-3"] = function(you) gain_coins(you, 1) end, ["3-6"] = function(you) gain_coins(you, 2) end },
  },
}
)",
     R"(return loot { name = "Spark",
  play {
    text = "Roll. 1-3: gain 1¢. 4-6: gain 2¢.",
    roll = { ["1-3"] = function(you) gain_coins(you, 1) end, ["4-6"] = function(you) gain_coins(you, 2) end },
  },
}
)"},
    {"roll_hole", "A value of the die has no outcome",
     "Each value from 1 to 6 has exactly one outcome. If nothing happens, write `nothing`.", "loot/spark.lua",
     R"(return loot { name = "Spark",
  play { text = "Roll. 1-3: gain 1¢.", roll = { ["1-3"] = function(you) gain_coins(you, 1) end } },
}
)",
     R"(return loot { name = "Spark",
  play {
    text = "Roll. 1-3: gain 1¢. 4-6: nothing.",
    roll = { ["1-3"] = function(you) gain_coins(you, 1) end, ["4-6"] = nothing },
  },
}
)"},

    {"no_card", "The file doesn't return a card", "A card file ends with one card: return loot { ... }.",
     "loot/spark.lua",
     R"(local spark = loot { name = "Spark",
  play { text = "Gain 1¢.", effect = function(you) gain_coins(you, 1) end },
}
)",
     R"(return loot { name = "Spark",
  play { text = "Gain 1¢.", effect = function(you) gain_coins(you, 1) end },
}
)"},
    {"wrong_deck", "The card is in the folder of another deck", "Move the file, or return a card of this deck.",
     "loot/spark.lua",
     R"(return treasure { name = "Spark",
  tap { text = "Gain 1¢.", effect = function(you) gain_coins(you, 1) end },
}
)",
     R"(return loot { name = "Spark",
  play { text = "Gain 1¢.", effect = function(you) gain_coins(you, 1) end },
}
)"},
    {"no_effect", "This has no effect on this card",
     "The card is never where this would work: a loot card is not in play, for example.", "loot/spark.lua",
     R"(return loot { name = "Spark", hp = 2,
  play { text = "Gain 1¢.", effect = function(you) gain_coins(you, 1) end },
}
)",
     R"(return loot { name = "Spark",
  play { text = "Gain 1¢.", effect = function(you) gain_coins(you, 1) end },
}
)"},
    {"wrong_name", "The name of the file doesn't fit",
     "The name of a card's file is its id: lower case letters, digits and underscores. A ruleset has the name of its "
     "file.",
     "rules/quick.lua", R"(return rules { name = "fast", extends = "extended", title = "Quick" }
)",
     R"(return rules { name = "quick", extends = "extended", title = "Quick" }
)"},
    {"duplicate_card", "Two files are the same card",
     "A set has each id once, in all its folders together. The message names both files: rename one of them.", "", "",
     ""},
    {"unknown_card", "There is no such card", "Cards are named by their ids: base:bomb, or bomb in the same set.",
     "character/hero.lua",
     R"(return character { name = "Hero", hp = 2, attack = 1, starting_item = "heroes_sword" }
)",
     R"(return character { name = "Hero", hp = 2, attack = 1 }
)"},
    {"same_id", "A card of another set has the same id",
     "Both cards are in the game. To tell them apart, write the set too: base:bomb. Another file name is clearer.",
     "loot/bomb.lua",
     R"(return loot { name = "Spark",
  play { text = "Gain 1¢.", effect = function(you) gain_coins(you, 1) end },
}
)",
     ""},
    {"look_alike", "Two cards have names that look alike",
     "Players couldn't tell them apart. Give one of them another name.", "", "", ""},
    {"text_number", "A number in the text is not the number in the effect",
     "Players read the text, and the engine plays the effect. Both must say the same. It is an error if both name the "
     "same unit, such as ¢, and otherwise a warning, because the checker does not understand each sentence. If the "
     "card "
     "is right, say so in the card, with the reason: accepts = { { finding = \"text_number\", about = \"the text says "
     "3\", reason = \"...\" } }.",
     "loot/spark.lua",
     R"(return loot { name = "Spark",
  play { text = "Gain 2¢.", effect = function(you) gain_coins(you, 1) end },
}
)",
     R"(return loot { name = "Spark",
  play { text = "Gain 1¢.", effect = function(you) gain_coins(you, 1) end },
}
)"},
    {"text_word", "The text says something that the effect doesn't do, or the reverse",
     "For example, the text says \"may\" and the ability has no `may`. If the card is right, accept the finding in the "
     "card, with the reason: accepts = { { finding = \"text_word\", about = \"may\", reason = \"...\" } }.",
     "treasure/lens.lua",
     R"(return treasure { name = "Lens",
  when { event = turn_started, of = you, text = "At the start of your turn, you may gain 1¢.",
    effect = function(you) gain_coins(you, 1) end },
}
)",
     R"(return treasure { name = "Lens",
  when { event = turn_started, of = you, may = true, text = "At the start of your turn, you may gain 1¢.",
    effect = function(you) gain_coins(you, 1) end },
}
)"},
    {"to_do", "The card is not finished",
     "`soulstack new card --text` could not make a card of the text, wrote the plain card of the deck, and put the "
     "text "
     "into a comment that begins with `-- To do:`. Write the ability of the text, then remove the comment.",
     "loot/spark.lua",
     R"(-- To do: Deal 2 damage to a monster.
return loot { name = "Spark",
  play { text = "Gain 1¢.", effect = function(you) gain_coins(you, 1) end },
}
)",
     R"(return loot { name = "Spark",
  play { text = "Deal 2 damage to a monster.", target = a_monster, effect = function(target) deal(2, target) end },
}
)"},

    {"wrong_override", "This card can't be replaced, changed or taken over like this",
     "A card replaces or changes a card of a set that its own set requires, and only one file of a set does. If two "
     "sets do so, the later one wins only if it names the other one in `after`, in its set.lua. The message names both "
     "files.",
     "loot/big_bomb.lua", R"(return loot { changes = "base:bomb", replaces = "base:bomb", copies = 5 }
)",
     R"(return loot { changes = "base:bomb", copies = 5 }
)"},
    {"not_changeable", "This part of a card can't be changed",
     "`changes` and `based_on` take over all abilities and the other face as they are, and change fields such as "
     "`copies`, `name` and `hp`. Write the whole card if it has other abilities.",
     "loot/big_bomb.lua", R"(return loot { changes = "base:bomb",
  play { text = "Gain 1¢.", effect = function(you) gain_coins(you, 1) end },
}
)",
     R"(return loot { replaces = "base:bomb", name = "Bag of Coins",
  play { text = "Gain 1¢.", effect = function(you) gain_coins(you, 1) end },
}
)"},
    {"needed_card", "A card that is left out is needed",
     "A character starts with it, or a ruleset names it. Leave out what needs it, too, or replace the card.", "set.lua",
     R"(return set { id = "explained", title = "T", version = "1", api = 1, authors = { "t" }, license = "MIT",
  requires = { "base" }, leave_out = { "base:the_d6" } }
)",
     R"(return set { id = "explained", title = "T", version = "1", api = 1, authors = { "t" }, license = "MIT",
  requires = { "base" }, leave_out = { "base:bomb" } }
)"},

    {"wrong_keyword", "A keyword of the set does not fit the card",
     "The abilities of a keyword become abilities of each card that has it. They must make sense there: nobody can "
     "activate `tap` on a monster, and a loot card that is not a trinket is never in play. A card that is made from "
     "another one has its keywords already.",
     "", "", ""},

    {"no_set", "set.lua doesn't return a set", "A set.lua ends with: return set { ... }.", "", "", ""},
    {"duplicate_set", "Two sets have the same id", "Load only one of them, or change the id in its set.lua.", "", "",
     ""},
    {"missing_set", "A required set is missing",
     "The set needs cards or rules of another set. It is looked for beside the set that requires it, and beside the "
     "base "
     "set; the folder has the name of the set. Put it there, or load it too: --set shared --set mine.",
     "set.lua",
     R"(return set { id = "explained", title = "T", version = "1", api = 1, authors = { "t" }, license = "MIT",
  requires = { "bsae" } }
)",
     R"(return set { id = "explained", title = "T", version = "1", api = 1, authors = { "t" }, license = "MIT",
  requires = { "base" } }
)"},
    {"conflict", "These sets or rulesets can't be used together",
     "They exclude each other, need each other in a circle, or change the same place. The message names both.",
     "rules/quick.lua", R"(return rules { name = "quick", extends = "quick", title = "Quick" }
)",
     R"(return rules { name = "quick", extends = "extended", title = "Quick" }
)"},
    {"unknown_folder", "No deck has the name of this folder",
     "The folder of a card is its deck. A new deck is declared by a ruleset.", "loots/spark.lua",
     R"(return loot { name = "Spark",
  play { text = "Gain 1¢.", effect = function(you) gain_coins(you, 1) end },
}
)",
     ""},
    {"stray_file", "This file is never read",
     "A set consists of set.lua, <deck>/<card>.lua, rules/, scenarios/ and bots/. Move the file, or delete it.",
     "spark.lua", R"(return loot { name = "Spark" }
)",
     ""},
    {"wrong_version", "A required set has another version",
     "The version in the set.lua of the required set is not the one that is wanted. Load another version of it, or "
     "change what `requires` demands: >=, == or < and a version.",
     "set.lua",
     R"(return set { id = "explained", title = "T", version = "1", api = 1, authors = { "t" }, license = "MIT",
  requires = { "base >= 99" } }
)",
     R"(return set { id = "explained", title = "T", version = "1", api = 1, authors = { "t" }, license = "MIT",
  requires = { "base >= 0.1" } }
)"},

    {"no_word", "The file doesn't return a word or keyword",
     "A file in words/ ends with: return word { ... }. A file in keywords/ ends with: return keyword { ... }.",
     "words/pay.lua",
     R"(local pay = word { text = "Gives a player 2¢.", takes = { "player" }, run = function(who) gain_coins(who, 2) end }
)",
     R"(return word { text = "Gives a player 2¢.", takes = { "player" }, run = function(who) gain_coins(who, 2) end }
)"},
    {"word_circle", "Words call each other in a circle",
     "A word may call other words of its set and of the sets that it requires, but never itself, directly or through "
     "others. Write a loop, or move the common part to a word of its own.",
     "words/pay.lua",
     R"(return word { text = "Gives a player n¢.", takes = { "number", "player" },
  run = function(n, who)
    if n > 0 then gain_coins(who, 1) pay(n - 1, who) end
  end }
)",
     R"(return word { text = "Gives a player n¢.", takes = { "number", "player" },
  run = function(n, who)
    for _ = 1, n do gain_coins(who, 1) end
  end }
)"},
    {"word_clash", "A word has the name of something else",
     "The name of a word is that of its file. It can't be a word of the language, a parameter of functions such as "
     "`target`, or a word of a set that this set requires: files of this set could not tell them apart. A keyword "
     "can't have the name of a field of cards. Rename the file. Sets that do not see each other may use the same "
     "name.",
     "", "", ""},

    {"no_rules", "The file doesn't return a ruleset", "A file in rules/ ends with: return rules { ... }.",
     "rules/quick.lua", R"(local quick = rules { name = "quick", extends = "extended", title = "Quick" }
)",
     R"(return rules { name = "quick", extends = "extended", title = "Quick" }
)"},
    {"unknown_rules", "There is no such ruleset", "`soulstack rules list` names the rulesets of the loaded sets.",
     "rules/quick.lua", R"(return rules { name = "quick", extends = "extendet", title = "Quick" }
)",
     R"(return rules { name = "quick", extends = "extended", title = "Quick" }
)"},
    {"unknown_procedure", "There is no such procedure", "`soulstack rules show` prints the procedures and their steps.",
     "rules/quick.lua",
     R"(return rules { name = "quick", extends = "extended", title = "Quick", procedures = { end_fase = {} } }
)",
     R"(return rules { name = "quick", extends = "extended", title = "Quick" }
)"},
    {"unknown_step", "The procedure has no such step",
     "It never had it, or another ruleset removed it. `soulstack rules show` prints the steps.", "rules/quick.lua",
     R"(return rules { name = "quick", extends = "extended", title = "Quick",
  procedures = { end_phase = remove("hand_limitt") } }
)",
     R"(return rules { name = "quick", extends = "extended", title = "Quick",
  procedures = { end_phase = remove("hand_limit") } }
)"},
    {"missing_step", "A procedure lacks a step that it needs",
     "Without this step no game could go on. Don't remove it.", "rules/quick.lua",
     R"(return rules { name = "quick", extends = "extended", title = "Quick",
  procedures = { end_phase = remove("pass_turn") } }
)",
     R"(return rules { name = "quick", extends = "extended", title = "Quick" }
)"},
    {"duplicate_step", "A step is in a procedure twice", "Each step can be there only once.", "", "", ""},
    {"wrong_order", "A step comes before another step that it needs", "Move it behind that step.", "", "", ""},
    {"unknown_option", "There is no such option", "`soulstack words rules` lists the options of rulesets.",
     "rules/quick.lua",
     R"(return rules { name = "quick", extends = "extended", title = "Quick", options = { bluffing = true } }
)",
     R"(return rules { name = "quick", extends = "extended", title = "Quick" }
)"},
    {"missing_return", "A path of the function returns nothing",
     "A condition or value must return something on each path. Add a `return` after the last `if`.",
     "treasure/lens.lua",
     R"(return treasure { name = "Lens",
  always { text = "If you have a soul, you have +1 attack.",
    attack = function(you) if you.souls > 0 then return 1 end end },
}
)",
     R"(return treasure { name = "Lens",
  always { text = "If you have a soul, you have +1 attack.",
    attack = function(you) if you.souls > 0 then return 1 end return 0 end },
}
)"},
    {"never_equal", "These two values are never equal",
     "They are of different kinds: a player is never equal to a number or to a text.", "loot/spark.lua",
     R"(return loot { name = "Spark",
  play {
    text = "Do it.",
    effect = function(you)
      if you == 1 then gain_coins(you, 1) end
    end,
  },
}
)",
     R"(return loot { name = "Spark",
  play {
    text = "If you have 1 soul, gain 1¢.",
    effect = function(you)
      if you.souls == 1 then gain_coins(you, 1) end
    end,
  },
}
)"},
    {"never_true", "This comparison is never true",
     "The value can never be like that here: ¢, for example, are never below 0, and a number is never nil.",
     "loot/spark.lua",
     R"(return loot { name = "Spark",
  play {
    text = "Gain 1¢.",
    effect = function(you)
      if you.coins < 0 then gain_coins(you, 1) end
    end,
  },
}
)",
     R"(return loot { name = "Spark",
  play {
    text = "If you have 0¢, gain 1¢.",
    effect = function(you)
      if you.coins == 0 then gain_coins(you, 1) end
    end,
  },
}
)"},
    {"not_a_list", "This is not a list",
     "`ipairs` goes through lists. `all(a_monster)` is the list of all monsters; a noun by itself isn't a list.",
     "loot/spark.lua",
     R"(return loot { name = "Spark",
  play {
    text = "Each player gains 1¢.",
    effect = function()
      for _, one in ipairs(a_player) do gain_coins(one, 1) end
    end,
  },
}
)",
     R"(return loot { name = "Spark",
  play {
    text = "Each player gains 1¢.",
    effect = function()
      for _, one in ipairs(all(a_player)) do gain_coins(one, 1) end
    end,
  },
}
)"},
    {"not_callable", "This can't be called",
     "Only verbs and functions are called. A property is written without brackets.", "loot/spark.lua",
     R"(return loot { name = "Spark",
  play {
    text = "Gain 1¢ for each of your souls.",
    effect = function(you)
      gain_coins(you, you.souls())
    end,
  },
}
)",
     R"(return loot { name = "Spark",
  play {
    text = "Gain 1¢ for each of your souls.",
    effect = function(you)
      gain_coins(you, you.souls)
    end,
  },
}
)"},
    {"verb_not_called", "A verb is named, but not called",
     "A verb needs its values in brackets. The message shows its shape.", "loot/spark.lua",
     R"(return loot { name = "Spark",
  play {
    text = "Gain 1¢.",
    effect = function(you)
      if count then gain_coins(you, 1) end
    end,
  },
}
)",
     R"(return loot { name = "Spark",
  play {
    text = "If there is more than 1 monster, gain 1¢.",
    effect = function(you)
      if count(a_monster) > 1 then gain_coins(you, 1) end
    end,
  },
}
)"},
    {"wrong_operand", "This can't be calculated", "Numbers are calculated and compared by size; other values aren't.",
     "loot/spark.lua",
     R"(return loot { name = "Spark",
  play {
    text = "Gain 1¢.",
    effect = function(you)
      gain_coins(you, you + 1)
    end,
  },
}
)",
     R"(return loot { name = "Spark",
  play {
    text = "Gain 1¢ and 1¢ more for each of your souls.",
    effect = function(you)
      gain_coins(you, you.souls + 1)
    end,
  },
}
)"},
    {"contradiction", "These conditions exclude each other",
     "Nothing can fulfil both, so the ability or the noun never finds anything.", "treasure/lens.lua",
     R"(return treasure { name = "Lens",
  tap { text = "Destroy a shop item.", target = an_item { shop = true, yours = true },
    effect = function(target) destroy(target) end },
}
)",
     R"(return treasure { name = "Lens",
  tap { text = "Destroy a shop item.", target = an_item { shop = true },
    effect = function(target) destroy(target) end },
}
)"},
    {"does_nothing", "Nothing happens here",
     "The effect calls no verb that changes the game, or each outcome of the roll is `nothing`.", "treasure/lens.lua",
     R"(return treasure { name = "Lens",
  tap { text = "Roll. 1-6: nothing.", roll = { ["1-3"] = nothing, ["4-6"] = nothing } },
}
)",
     R"(return treasure { name = "Lens",
  tap { text = "Roll. 1-3: nothing. 4-6: gain 1¢.",
    roll = { ["1-3"] = nothing, ["4-6"] = function(you) gain_coins(you, 1) end } },
}
)"},
    {"empty_branch", "This branch has no statements", "Write what happens in this case, or turn the condition around.",
     "loot/spark.lua",
     R"(return loot { name = "Spark",
  play {
    text = "Gain 1¢.",
    effect = function(you)
      if you.coins > 3 then else gain_coins(you, 1) end
    end,
  },
}
)",
     R"(return loot { name = "Spark",
  play {
    text = "If you have 3¢ or less, gain 1¢.",
    effect = function(you)
      if you.coins <= 3 then gain_coins(you, 1) end
    end,
  },
}
)"},
    {"endless_loop", "This loop never ends",
     "It has no `break` and no `return`. The program would stop it, and undo the effect.", "loot/spark.lua",
     R"(return loot { name = "Spark",
  play {
    text = "Gain 1¢.",
    effect = function(you)
      while true do gain_coins(you, 1) end
    end,
  },
}
)",
     R"(return loot { name = "Spark",
  play {
    text = "Gain 1¢ 3 times.",
    effect = function(you)
      for _ = 1, 3 do gain_coins(you, 1) end
    end,
  },
}
)"},
    {"never_ends", "The text says \"the next\", but the effect is used each time",
     "A lasting effect is used until it ends. For \"the next damage\" write `uses = 1`.", "treasure/lens.lua",
     R"(return treasure { name = "Lens",
  tap { text = "Prevent the next damage to you this turn.",
    lasting { till = end_of_turn,
      change { event = damage, to = you, effect = function(event) prevent(event) end } } },
}
)",
     R"(return treasure { name = "Lens",
  tap { text = "Prevent the next damage to you this turn.",
    lasting { till = end_of_turn, uses = 1,
      change { event = damage, to = you, effect = function(event) prevent(event) end } } },
}
)"},
    {"never_reached", "Nothing ever makes this possible",
     "The ability needs a level or counters that no ability of the loaded cards gives.", "treasure/lens.lua",
     R"(return treasure { name = "Lens",
  paid { cost = { counters = 2 }, text = "Remove 2 counters: loot 2.", effect = function(you) draw_loot(you, 2) end },
}
)",
     R"(return treasure { name = "Lens",
  tap { text = "Put a counter on this.", effect = function(this) add_counters(this, 1) end },
  paid { cost = { counters = 2 }, text = "Remove 2 counters: loot 2.", effect = function(you) draw_loot(you, 2) end },
}
)"},
    {"never_read", "This local is never read", "It is only assigned. Use its value, or remove it.", "loot/spark.lua",
     R"(return loot { name = "Spark",
  play {
    text = "Gain 1¢.",
    effect = function(you)
      local n
      n = you.coins
      gain_coins(you, 1)
    end,
  },
}
)",
     R"(return loot { name = "Spark",
  play {
    text = "Gain 1¢.",
    effect = function(you)
      gain_coins(you, 1)
    end,
  },
}
)"},
    {"overwritten", "This value is replaced before it is used", "The first value has no effect.", "loot/spark.lua",
     R"(return loot { name = "Spark",
  play {
    text = "Gain 1¢.",
    effect = function(you)
      local n = count(a_monster)
      n = 1
      gain_coins(you, n)
    end,
  },
}
)",
     R"(return loot { name = "Spark",
  play {
    text = "Gain 1¢.",
    effect = function(you)
      local n = 1
      gain_coins(you, n)
    end,
  },
}
)"},
    {"repeated", "The same ability is written twice", "Both would work. If the card says it once, remove one.",
     "treasure/lens.lua",
     R"(return treasure { name = "Lens",
  tap { text = "Gain 1¢.", effect = function(you) gain_coins(you, 1) end },
  tap { text = "Gain 1¢.", effect = function(you) gain_coins(you, 1) end },
}
)",
     R"(return treasure { name = "Lens",
  tap { text = "Gain 1¢.", effect = function(you) gain_coins(you, 1) end },
}
)"},
    {"same_branches", "Both branches do the same", "The condition changes nothing.", "loot/spark.lua",
     R"(return loot { name = "Spark",
  play {
    text = "Gain 1¢.",
    effect = function(you)
      if you.coins > 3 then gain_coins(you, 1) else gain_coins(you, 1) end
    end,
  },
}
)",
     R"(return loot { name = "Spark",
  play {
    text = "Gain 1¢.",
    effect = function(you)
      gain_coins(you, 1)
    end,
  },
}
)"},
    {"same_condition", "The same condition is written twice", "The second one can't decide anything.", "loot/spark.lua",
     R"(return loot { name = "Spark",
  play {
    text = "Gain 1¢ or loot 1.",
    effect = function(you)
      if you.coins > 3 then gain_coins(you, 1)
      elseif you.coins > 3 then draw_loot(you, 1) end
    end,
  },
}
)",
     R"(return loot { name = "Spark",
  play {
    text = "Gain 1¢ or loot 1.",
    effect = function(you)
      if you.coins > 3 then gain_coins(you, 1)
      elseif you.coins > 1 then draw_loot(you, 1) end
    end,
  },
}
)"},
    {"unknown_name", "No card has this name", "The condition `named` takes the name of a card of the loaded sets.",
     "loot/spark.lua",
     R"(return loot { name = "Spark",
  play {
    text = "Destroy an item.",
    effect = function(you)
      destroy(choose(you, an_item { named = "Lenz" }))
    end,
  },
}
)",
     R"(return loot { name = "Spark",
  play {
    text = "Destroy an item.",
    effect = function(you)
      destroy(choose(you, an_item))
    end,
  },
}
)"},
    {"unreachable_code", "This is never run", "What comes before it always ends the function.", "loot/spark.lua",
     R"(return loot { name = "Spark",
  play {
    text = "Gain 1¢.",
    effect = function(you)
      if you.coins > 3 then return else return end
      gain_coins(you, 1)
    end,
  },
}
)",
     R"(return loot { name = "Spark",
  play {
    text = "Gain 1¢.",
    effect = function(you)
      if you.coins > 3 then return end
      gain_coins(you, 1)
    end,
  },
}
)"},
    {"unused_local", "This local is never used", "Use it, or remove it.", "loot/spark.lua",
     R"(return loot { name = "Spark",
  play {
    text = "Gain 1¢.",
    effect = function(you)
      local n = 2
      gain_coins(you, 1)
    end,
  },
}
)",
     R"(return loot { name = "Spark",
  play {
    text = "Gain 1¢.",
    effect = function(you)
      gain_coins(you, 1)
    end,
  },
}
)"},
    {"unused_parameter", "The function asks for a value and doesn't use it", "Remove the parameter, or use it.",
     "loot/spark.lua",
     R"(return loot { name = "Spark",
  play {
    text = "Gain 1¢.",
    effect = function(you, this)
      gain_coins(you, 1)
    end,
  },
}
)",
     R"(return loot { name = "Spark",
  play {
    text = "Gain 1¢.",
    effect = function(you)
      gain_coins(you, 1)
    end,
  },
}
)"},
    {"unused_result", "A result is thrown away",
     "The verb only asks or looks. Keep its result in a local, pass it to a verb, or test it with `if`. For \"if you "
     "do\", test the result of the verb before.",
     "loot/spark.lua",
     R"(return loot { name = "Spark",
  play {
    text = "You may gain 1¢.",
    effect = function(you)
      confirm(you)
      gain_coins(you, 1)
    end,
  },
}
)",
     R"(return loot { name = "Spark",
  play {
    text = "You may gain 1¢.",
    effect = function(you)
      if confirm(you) then gain_coins(you, 1) end
    end,
  },
}
)"},
    {"wrong_duration", "The text and the effect last for different times",
     "For example, the text says \"for the rest of the game\" and the effect ends with the turn.", "", "", ""},
    {"same_operands", "Both sides of the comparison are the same", "It always has the same result.", "loot/spark.lua",
     R"(return loot { name = "Spark",
  play {
    text = "Gain 1¢.",
    effect = function(you)
      if you.coins > you.coins then gain_coins(you, 1) end
    end,
  },
}
)",
     R"(return loot { name = "Spark",
  play {
    text = "If you have more than 3¢, gain 1¢.",
    effect = function(you)
      if you.coins > 3 then gain_coins(you, 1) end
    end,
  },
}
)"},
    {"never_runs", "This loop never runs",
     "Its first number is greater than its last one. To count down, write the step -1.", "loot/spark.lua",
     R"(return loot { name = "Spark",
  play {
    text = "Gain some ¢.",
    effect = function(you)
      for i = 3, 1 do gain_coins(you, i) end
    end,
  },
}
)",
     R"(return loot { name = "Spark",
  play {
    text = "Gain some ¢.",
    effect = function(you)
      for i = 3, 1, -1 do gain_coins(you, i) end
    end,
  },
}
)"},
    {"unused_word", "Nothing uses this word of the set",
     "No card, ruleset or other word of the loaded sets calls it, or no card has the keyword. Use it, or delete the "
     "file. Sets that have words but no cards are not looked at: their words are for other sets.",
     "", "", ""},
    {"needs_broken", "A word or keyword that it names has errors",
     "Correct the errors in the file of the word or keyword; then this file can be used, too. `soulstack check` counts "
     "such files and names them only if it is asked about one of them.",
     "", "", ""},
    {"accepts_nothing", "The card accepts a finding that is not there",
     "`accepts` is for findings about texts that are wrong for this card, each with a reason. If the text, the effect "
     "or the checker has changed, the finding may be gone: remove its entry.",
     "loot/spark.lua", R"(return loot { name = "Spark",
  play { text = "Gain 1¢.", effect = function(you) gain_coins(you, 1) end },
  accepts = { { finding = "text_number", reason = "It pays later." } },
}
)",
     R"(return loot { name = "Spark",
  play { text = "Gain 1¢ (as in 1986).", effect = function(you) gain_coins(you, 1) end },
  accepts = { { finding = "text_number", about = "1986", reason = "The year is a joke." } },
}
)"},
    {"cannot_happen", "These rules can never apply",
     "The message names the setting that excludes the other one: for example, no player can ever win.",
     "rules/quick.lua", R"(return rules { name = "quick", extends = "extended", title = "Quick",
  numbers = { soul_cap = 3 },
}
)",
     R"(return rules { name = "quick", extends = "extended", title = "Quick",
  numbers = { souls_to_win = 3, soul_cap = 3 },
}
)"},
    {"empty_slots", "These slots stay empty",
     "Their deck has no cards, or there is no such slot in these rules. Add cards of the deck, or remove the slots.",
     "rules/quick.lua", R"(return rules { name = "quick", extends = "extended", title = "Quick",
  slots = { hall = { deck = "character", count = 1 } },
}
)",
     R"(return rules { name = "quick", extends = "extended", title = "Quick",
  slots = { hall = { deck = "treasure", count = 1 } },
}
)"},
    {"wrong_place", "The file is in the wrong place", "The message says where it belongs.", "loot/tour.lua",
     R"(scenario "The penny gives 1¢" {
  players = { { hand = { "a_penny" } }, {} },
  play = function(t) t.P1:play "a_penny"  t:settle() end,
  expect = function(t) check(t.P1.coins == 1) end,
}
)",
     ""},
    {"empty_deck", "This deck has no cards",
     "No loaded set has cards for it. Add a folder with its name and cards, or remove the deck.", "rules/quick.lua",
     R"(return rules { name = "quick", extends = "extended", title = "Quick",
  decks = { { name = "pet" } },
}
)",
     ""},
    {"scenario_file", "The file of scenarios can't be read",
     "A file of scenarios contains calls of `scenario`, and functions that they share.", "scenarios/tour.lua",
     R"(scenari "The penny gives 1¢" {
  players = { { hand = { "a_penny" } }, {} },
  play = function(t) t.P1:play "a_penny"  t:settle() end,
  expect = function(t) check(t.P1.coins == 1) end,
}
)",
     R"(scenario "The penny gives 1¢" {
  players = { { hand = { "a_penny" } }, {} },
  play = function(t) t.P1:play "a_penny"  t:settle() end,
  expect = function(t) check(t.P1.coins == 1) end,
}
)"},
    {"scenario_setup", "The table of this scenario can't be set up",
     "The message names the field. `soulstack words scenario` lists all of them. Cards, decks, rulesets and sets are "
     "named by their ids.",
     "scenarios/tour.lua", R"(scenario "The penny gives 1¢" {
  players = { { hand = { "a_peny" } }, {} },
  play = function(t) t.P1:play "a_penny"  t:settle() end,
  expect = function(t) check(t.P1.coins == 1) end,
}
)",
     R"(scenario "The penny gives 1¢" {
  players = { { hand = { "a_penny" } }, {} },
  play = function(t) t.P1:play "a_penny"  t:settle() end,
  expect = function(t) check(t.P1.coins == 1) end,
}
)"},
    {"duplicate_scenario", "Two scenarios have the same name",
     "A failed scenario is found by its name. Give each one its own.", "scenarios/tour.lua",
     R"(scenario "The penny gives 1¢" {
  players = { { hand = { "a_penny" } }, {} },
  play = function(t) t.P1:play "a_penny"  t:settle() end,
  expect = function(t) check(t.P1.coins == 1) end,
}
scenario "The penny gives 1¢" {
  players = { { hand = { "a_penny" } }, {} },
  play = function(t) t.P1:play "a_penny"  t:settle() end,
  expect = function(t) check(t.P1.coins == 1) end,
}
)",
     R"(scenario "The penny gives 1¢" {
  players = { { hand = { "a_penny" } }, {} },
  play = function(t) t.P1:play "a_penny"  t:settle() end,
  expect = function(t) check(t.P1.coins == 1) end,
}
)"},
    {"unknown_rule", "The rulebook has no such rule",
     "`cites` takes the numbers of engine/rulebook.md, such as \"7.3\". `soulstack rules where 7.3` shows who cites a "
     "rule.",
     "scenarios/tour.lua", R"(scenario "The penny gives 1¢" {
  cites = { "7.99" },
  players = { { hand = { "a_penny" } }, {} },
  play = function(t) t.P1:play "a_penny"  t:settle() end,
  expect = function(t) check(t.P1.coins == 1) end,
}
)",
     R"(scenario "The penny gives 1¢" {
  cites = { "7.3" },
  players = { { hand = { "a_penny" } }, {} },
  play = function(t) t.P1:play "a_penny"  t:settle() end,
  expect = function(t) check(t.P1.coins == 1) end,
}
)"},
    {"unknown_deck", "There is no such deck", "`soulstack rules show` prints the decks.", "scenarios/tour.lua",
     R"(scenario "The penny gives 1¢" {
  players = { { hand = { "a_penny" } }, {} },
  play = function(t) t.P1:play "a_penny"  t:settle() end,
  expect = function(t) check(t:top "lot" ~= nil) end,
}
)",
     R"(scenario "The penny gives 1¢" {
  players = { { hand = { "a_penny" } }, {} },
  play = function(t) t.P1:play "a_penny"  t:settle() end,
  expect = function(t) check(t:top "loot" ~= nil) end,
}
)"},
    {"unknown_event", "There is no such event", "`soulstack words event` lists the events.", "scenarios/tour.lua",
     R"(scenario "The penny gives 1¢" {
  players = { { hand = { "a_penny" } }, {} },
  play = function(t) t.P1:play "a_penny"  t:settle() end,
  expect = function(t) check(t:events "coin_gained" == 1) end,
}
)",
     R"(scenario "The penny gives 1¢" {
  players = { { hand = { "a_penny" } }, {} },
  play = function(t) t.P1:play "a_penny"  t:settle() end,
  expect = function(t) check(t:events "coins_gained" == 1) end,
}
)"},
    {"needs_colon", "Methods are called with a colon", "Write t.P1:activate \"the_d6\", not t.P1.activate \"the_d6\".",
     "scenarios/tour.lua", R"(scenario "The penny gives 1¢" {
  players = { { hand = { "a_penny" } }, {} },
  play = function(t) t.P1.play "a_penny"  t:settle() end,
  expect = function(t) check(t.P1.coins == 1) end,
}
)",
     R"(scenario "The penny gives 1¢" {
  players = { { hand = { "a_penny" } }, {} },
  play = function(t) t.P1:play "a_penny"  t:settle() end,
  expect = function(t) check(t.P1.coins == 1) end,
}
)"},
    {"check_nothing", "This check has no condition", "Write what must be true: check(t.P1.coins == 3).",
     "scenarios/tour.lua", R"(scenario "The penny gives 1¢" {
  players = { { hand = { "a_penny" } }, {} },
  play = function(t) t.P1:play "a_penny"  t:settle() end,
  expect = function(t) check() end,
}
)",
     R"(scenario "The penny gives 1¢" {
  players = { { hand = { "a_penny" } }, {} },
  play = function(t) t.P1:play "a_penny"  t:settle() end,
  expect = function(t) check(t.P1.coins == 1) end,
}
)"},
    {"check_ignores", "Only the first value is checked",
     "The second one is the message of a failed check. Write another check, or join both with `and`.",
     "scenarios/tour.lua", R"(scenario "The penny gives 1¢" {
  players = { { hand = { "a_penny" } }, {} },
  play = function(t) t.P1:play "a_penny"  t:settle() end,
  expect = function(t) check(t.P1.coins == 1, t.P2.coins == 0) end,
}
)",
     R"(scenario "The penny gives 1¢" {
  players = { { hand = { "a_penny" } }, {} },
  play = function(t) t.P1:play "a_penny"  t:settle() end,
  expect = function(t) check(t.P1.coins == 1 and t.P2.coins == 0) end,
}
)"},
    {"cannot_fail", "This check can't fail",
     "It is true whatever happens: a value by itself counts as true, also 0. Compare it with what you expect.",
     "scenarios/tour.lua", R"(scenario "The penny gives 1¢" {
  players = { { hand = { "a_penny" } }, {} },
  play = function(t) t.P1:play "a_penny"  t:settle() end,
  expect = function(t) check(t.P1.coins) end,
}
)",
     R"(scenario "The penny gives 1¢" {
  players = { { hand = { "a_penny" } }, {} },
  play = function(t) t.P1:play "a_penny"  t:settle() end,
  expect = function(t) check(t.P1.coins == 1) end,
}
)"},
    {"constant_condition", "This condition always has the same result", "Compare with another value.",
     "scenarios/tour.lua", R"(scenario "The penny gives 1¢" {
  players = { { hand = { "a_penny" } }, {} },
  play = function(t) t.P1:play "a_penny"  t:settle() end,
  expect = function(t) check(not t.P1.coins) end,
}
)",
     R"(scenario "The penny gives 1¢" {
  players = { { hand = { "a_penny" } }, {} },
  play = function(t) t.P1:play "a_penny"  t:settle() end,
  expect = function(t) check(t.P1.coins ~= 0) end,
}
)"},
    {"no_value", "This gives no value",
     "An action such as `t:settle()` has no result. Do it first, and then check what it did.", "scenarios/tour.lua",
     R"(scenario "The penny gives 1¢" {
  players = { { hand = { "a_penny" } }, {} },
  play = function(t) t.P1:play "a_penny"  check(t:settle()) end,
  expect = function(t) check(t.P1.coins == 1) end,
}
)",
     R"(scenario "The penny gives 1¢" {
  players = { { hand = { "a_penny" } }, {} },
  play = function(t) t.P1:play "a_penny"  t:settle() end,
  expect = function(t) check(t.P1.coins == 1) end,
}
)"},
    {"no_check", "The scenario checks nothing", "It only shows that no script fails. Add a `check` to `expect`.",
     "scenarios/tour.lua", R"(scenario "The penny gives 1¢" {
  players = { { hand = { "a_penny" } }, {} },
  play = function(t) t.P1:play "a_penny"  t:settle() end,
}
)",
     R"(scenario "The penny gives 1¢" {
  players = { { hand = { "a_penny" } }, {} },
  play = function(t) t.P1:play "a_penny"  t:settle() end,
  expect = function(t) check(t.P1.coins == 1) end,
}
)"},
    {"empty_play", "The scenario does nothing", "`play` has no actions. If only the setup is tested, leave `play` out.",
     "scenarios/tour.lua", R"(scenario "A player begins without ¢" {
  players = 2,
  play = function(t)  end,
  expect = function(t) check(t.P1.coins == 0) end,
}
)",
     R"(scenario "A player begins without ¢" {
  players = 2,
  expect = function(t) check(t.P1.coins == 0) end,
}
)"},
    {"unused_function", "Nothing calls this function", "Call it, or remove it.", "scenarios/tour.lua",
     R"(local function pay(t) t.P1:play "a_penny"  t:settle() end
scenario "The penny gives 1¢" {
  players = { { hand = { "a_penny" } }, {} },
  play = function(t) t.P1:play "a_penny"  t:settle() end,
  expect = function(t) check(t.P1.coins == 1) end,
}
)",
     R"(local function pay(t) t.P1:play "a_penny"  t:settle() end
scenario "The penny gives 1¢" {
  players = { { hand = { "a_penny" } }, {} },
  play = function(t) pay(t) end,
  expect = function(t) check(t.P1.coins == 1) end,
}
)"},
    {"unknown_answer", "No option has this name",
     "Options are named by cards, players, numbers, parts of their texts, or actions such as \"play bomb\". Nothing in "
     "these sets has this name.",
     "scenarios/tour.lua", R"(scenario "The penny gives 1¢" {
  players = { { hand = { "a_penny" } }, {} },
  play = function(t) t.P1:play "a_penny"  t:settle() end,
  expect = function(t) check(not t:can("P1", "dance a jig")) end,
}
)",
     R"(scenario "The penny gives 1¢" {
  players = { { hand = { "a_penny" } }, {} },
  play = function(t) t.P1:play "a_penny"  t:settle() end,
  expect = function(t) check(not t:can("P1", "play a_penny")) end,
}
)"},
    {"cannot_play", "This card can't be played here",
     "It is not in the hand of the player, or the player has no loot play left. `hand` and `loot_plays` of the player "
     "set this.",
     "scenarios/tour.lua", R"(scenario "The penny gives 1¢" {
  players = { { hand = { "a_nickel" } }, {} },
  play = function(t) t.P1:play "a_penny"  t:settle() end,
  expect = function(t) check(t.P1.coins == 1) end,
}
)",
     R"(scenario "The penny gives 1¢" {
  players = { { hand = { "a_penny" } }, {} },
  play = function(t) t.P1:play "a_penny"  t:settle() end,
  expect = function(t) check(t.P1.coins == 1) end,
}
)"},
    {"unresolved", "The scenario ends before the stack has resolved",
     "What was played is still on the stack, so that nothing has happened yet. `t:settle()` resolves it.",
     "scenarios/tour.lua", R"(scenario "The penny gives 1¢" {
  players = { { hand = { "a_penny" } }, {} },
  play = function(t) t.P1:play "a_penny" end,
  expect = function(t) check(t.P1.coins == 1) end,
}
)",
     R"(scenario "The penny gives 1¢" {
  players = { { hand = { "a_penny" } }, {} },
  play = function(t) t.P1:play "a_penny"  t:settle() end,
  expect = function(t) check(t.P1.coins == 1) end,
}
)"},
    {"unrolled_dice", "Nothing rolls these dice",
     "Each number of `dice` must be rolled. Leave `dice` out if nothing is rolled.", "scenarios/tour.lua",
     R"(scenario "The penny gives 1¢" {
  dice = { 4 },
  players = { { hand = { "a_penny" } }, {} },
  play = function(t) t.P1:play "a_penny"  t:settle() end,
  expect = function(t) check(t.P1.coins == 1) end,
}
)",
     R"(scenario "The penny gives 1¢" {
  players = { { hand = { "a_penny" } }, {} },
  play = function(t) t.P1:play "a_penny"  t:settle() end,
  expect = function(t) check(t.P1.coins == 1) end,
}
)"},
};
static_assert(std::size(rows) == code_names.size());
static_assert([] {
  for (std::size_t i = 0; i < std::size(rows); ++i)
    if (rows[i].code.number() != code_names[i].number)
      return false;
  return true;
}());

bool same_in_any_case(std::string_view a, std::string_view b) {
  return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](char x, char y) {
    return std::tolower(static_cast<unsigned char>(x)) == std::tolower(static_cast<unsigned char>(y));
  });
}

}  // namespace

std::string Code::label() const {
  const std::string digits = std::to_string(number());
  return "E" + std::string(digits.size() < 3 ? 3 - digits.size() : 0, '0') + digits;
}

std::span<const Explanation> explanations() { return rows; }

const Explanation* find_explanation(std::string_view code) {
  for (const Explanation& row : rows) {
    const std::string label = row.code.label();
    const bool is_short = code.size() > 1 && code.size() < label.size() && std::tolower(code[0]) == 'e' &&
                          std::string_view(label).substr(label.size() - code.size() + 1) == code.substr(1) &&
                          label.substr(1, label.size() - code.size()).find_first_not_of('0') == std::string::npos;
    if (same_in_any_case(code, row.code.name()) || same_in_any_case(code, label) || is_short)
      return &row;
  }
  return nullptr;
}

}  // namespace soulstack::scripting
