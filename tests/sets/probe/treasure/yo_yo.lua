return treasure {
  name = "Yo-Yo",
  paid { cost = { coins = 1 }, text = "1¢: put this on top of its deck. Then gain the top treasure.",
         effect = function(this, you) put_on_top(this) gain_treasure(you, 1) end },
}
