return monster {
  name = "Mom's Hand", hp = 2, evasion = 4, attack = 1, rewards = { coins = 4 },
  when {
    event = rolled, attack = true, object = this, value = 6,
    text = "When an attack roll against this is a 6, cancel everything and end the turn.",
    effect = function() cancel_turn() end,
  },
}
