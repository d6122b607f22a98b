return monster {
  name = "Cursed Mom's Hand", hp = 2, evasion = 4, attack = 1, rewards = { coins = 4 },
  when {
    event = rolled, of = active, value = 6,
    text = "When the active player rolls a 6, cancel everything and end the turn.",
    effect = function() cancel_turn() end,
  },
}
