return loot {
  name = "Swap Out",
  play { text = "Put a monster into discard and replace it with the top card of the monster deck.", target = a_monster,
         effect = function(target) replace_from_deck(target) end },
}
