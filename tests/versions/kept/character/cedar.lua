return character {
  name = "Cedar", hp = 2, attack = 1, starting_item = "lantern",
  tap { text = "You may play one more loot this turn.", effect = function(you) add_loot_plays(you, 1) end },
}
