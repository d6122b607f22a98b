return treasure {
  name = "Attack Idol", attackable = true, hp = 2, evasion = 3, attack = 1, souls = 1,
  when {
    event = damage_taken, of = this,
    text = "When this takes damage, the active player gains 1¢.",
    effect = function(active) gain_coins(active, 1) end,
  },
}
