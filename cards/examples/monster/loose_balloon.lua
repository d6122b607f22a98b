return monster {
  name = "Loose Balloon", copies = 2, hp = 2, evasion = 5, attack = 1, rewards = { loot = 2 },
  when {
    event = rolled, object = this, value = { 1, 2 },
    text = "Catch 1 or 2: when a player rolls a 1 or 2 in an attack on this, they put this under their character and gain 2¢.",
    effect = function(this, roller) catch(this, roller) end,
  },
}
