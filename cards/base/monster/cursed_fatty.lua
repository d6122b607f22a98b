return monster {
  name = "Cursed Fatty", hp = 4, evasion = 2, attack = 1, rewards = { loot = 2 },
  when {
    event = rolled, value = 5,
    text = "When a player rolls a 5, they discard a loot card.",
    effect = function(roller) discard_loot(roller, 1) end,
  },
}
