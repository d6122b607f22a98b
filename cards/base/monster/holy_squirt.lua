return monster {
  name = "Holy Squirt", hp = 2, evasion = 3, attack = 1, rewards = { loot = 2 },
  when {
    event = rolled, value = 5,
    text = "When a player rolls a 5, they loot 1.",
    effect = function(roller) draw_loot(roller, 1) end,
  },
}
