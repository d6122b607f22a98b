return treasure {
  name = "Town Bell",
  paid { cost = { coins = 1 }, text = "1¢: note on the game one more than was noted there.",
         effect = function() note(game, (noted_on(game) or 0) + 1) end },
  tap { text = "Gain as many ¢ as is noted on the game.", effect = function(you) gain_coins(you, noted_on(game) or 0) end },
}
