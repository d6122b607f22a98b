return treasure {
  name = "Encore Horn",
  when {
    event = loot_played, by = you, loot = a_loot { trinket = false, ambush = false }, every = 2,
    text = "Every second time each turn you play a loot card that is not a trinket or ambush, copy it.",
    effect = function(you, loot) copy_loot(loot, you) end,
  },
}
