return character {
  name = "The Quick-Change Artist", tags = { "performer" }, hp = 2, attack = 1, starting_item = "dressing_screen",
  tap { text = "You may play one more loot this turn.", effect = function(you) add_loot_plays(you, 1) end },
  back = {
    name = "The Masked Rider", hp = 1, attack = 2,
    tap { text = "On your turn: you may attack once more.", during = your_turn, effect = function() extra_attack(1) end },
  },
}
