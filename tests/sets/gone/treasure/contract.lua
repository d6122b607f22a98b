return treasure {
  name = "Contract",
  tap {
    text = "Choose a monster. When it dies this turn, gain 3¢.",
    target = a_monster,
    lasting { till = end_of_turn,
              when { event = monster_died, of = target, effect = function(you) gain_coins(you, 3) end } },
  },
}
