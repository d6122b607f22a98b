return loot {
  name = "Exile",
  play { text = "Remove an item from the game.", target = an_item,
         effect = function(target) remove_from_game(target) end },
}
