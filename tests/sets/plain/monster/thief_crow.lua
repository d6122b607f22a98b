return monster {
  name = "Thief Crow", hp = 1, evasion = 5, attack = 1, rewards = { loot = 1 },
  when {
    event = missed, of = this, text = "Each time an attack roll misses this, the attacker loses 1¢.",
    effect = function(event)
      local who = event.by
      lose_coins(who, 1)
    end,
  },
}
