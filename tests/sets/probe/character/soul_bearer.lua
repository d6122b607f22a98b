return character {
  name = "Soul Bearer", hp = 2, attack = 1, souls = 1,
  tap { text = "You may play one more loot this turn.", effect = function(you) add_loot_plays(you, 1) end },
}
