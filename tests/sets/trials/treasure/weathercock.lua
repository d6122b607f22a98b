return treasure {
  name = "Weathercock", familiar = true, hp = 3, evasion = 3, attack = 1,
  always { attack = 1, text = "You have +1 attack." },
  when { event = turn_ending, of = you, text = "At the end of your turn, gain 1¢.",
         effect = function(you) gain_coins(you, 1) end },
  back = {
    name = "Stormcock", familiar = true, hp = 4, evasion = 5, attack = 2,
    tap { text = "Gain 3¢.", effect = function(you) gain_coins(you, 3) end },
  },
}
