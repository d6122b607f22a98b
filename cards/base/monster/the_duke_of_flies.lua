return monster {
  name = "The Duke of Flies", hp = 4, evasion = 3, attack = 1, rewards = { loot = 2 }, souls = 1,
  would {
    event = damage, to = this,
    text = "When this would take damage, roll. 1: prevent it.",
    roll = {
      ["1"] = function(event) prevent(event) end,
      ["2-6"] = nothing,
    },
  },
}
