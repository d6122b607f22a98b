return character {
  name = "Cain", hp = 2, attack = 1, starting_item = "sleight_of_hand", goes_first = true,
  tap {
    text = "You may play one more loot this turn.",
    effect = function(you) add_loot_plays(you, 1) end,
  },
}
