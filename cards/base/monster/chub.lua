return monster {
  name = "Chub", hp = 4, evasion = 3, attack = 1, rewards = { coins = 7 }, souls = 1,
  when {
    event = rolled, attack = true, object = this, value = 1,
    text = "When an attack roll against this is a 1, heal 2 HP of this.",
    effect = function(this) heal(this, 2) end,
  },
}
