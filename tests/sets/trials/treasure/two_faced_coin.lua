return treasure {
  name = "Two-Faced Coin",
  paid {
    text = "1¢: choose one that was not chosen this turn: loot 1; or gain 1¢.", cost = { coins = 1 },
    choose = {
      mode { text = "Loot 1.", first = turn, effect = function(you) draw_loot(you, 1) end },
      mode { text = "Gain 1¢.", first = turn, effect = function(you) gain_coins(you, 1) end },
    },
  },
}
