return monster {
  name = "Runaway Piglet", hp = 3, evasion = 3, attack = 0, rewards = { coins = 5 },
  when {
    event = rolled, object = this, value = 5,
    text = "Catch 5: when a player rolls a 5 in an attack on this, they put this under their character and gain 2¢.",
    effect = function(this, roller) catch(this, roller) end,
  },
}
