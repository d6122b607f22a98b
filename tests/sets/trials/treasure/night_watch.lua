return treasure {
  name = "Night Watch",
  tap { text = "In another player's turn: gain 2¢.", during = others_turns,
        effect = function(you) gain_coins(you, 2) end },
}
