return loot {
  name = "Toffee Apple", copies = 3, tags = { "snack" },
  play {
    text = "Heal 1. You have +1 attack till end of turn.",
    effect = function(you) heal(you, 1) end,
    lasting { till = end_of_turn, always { of = you, attack = 1 } },
  },
}
