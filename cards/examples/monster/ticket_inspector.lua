return monster {
  name = "Ticket Inspector", hp = 3, evasion = 4, attack = 2, rewards = { coins = 6 },
  cant { attack = this, given = at_most { coins = 1 }, text = "Players with 1¢ or less can't attack this." },
  paid {
    text = "The active player may use this. 2¢: put this on the bottom of the monster deck.",
    who = active, cost = { coins = 2 },
    effect = function(this) put_on_bottom(this) end,
  },
}
