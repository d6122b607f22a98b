return monster {
  name = "Chub", hp = 4, evasion = 3, attack = 1, rewards = { coins = 7 }, souls = 1,
  when {
    event = rolled, attack = true, object = this, value = 1,
    text = "When an attack roll against this is a 1, this heals 2 HP.",
    effect = function(this) heal(this, 2) end,
  },
}
