return monster {
  name = "Mercenary", hp = 3, evasion = 4, attack = 1, rewards = { loot = 1 },
  paid { text = "The active player may pay 3¢: kill this.", who = active, cost = { coins = 3 },
         effect = function(this) kill(this) end },
}
