return loot {
  name = "Swap Out",
  play { text = "Replace a monster with the top card of the monster deck.", target = a_monster,
         effect = function(target) replace_from_deck(target) end },
}
