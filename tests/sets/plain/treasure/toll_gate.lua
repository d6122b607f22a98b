return treasure {
  name = "Toll Gate",
  when {
    event = attack_declared, of = others,
    text = "Each time another player declares an attack, steal 1¢ from them.",
    effect = function(you, of) steal_coins(you, of, 1) end,
  },
}
