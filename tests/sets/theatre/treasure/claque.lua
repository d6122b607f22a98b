return treasure {
  name = "Claque",
  paid { cost = { coins = 1 }, text = "1¢: a player gets applause twice.", target = a_player,
         effect = function(target) emit(applause_given, target, 2) end },
}
