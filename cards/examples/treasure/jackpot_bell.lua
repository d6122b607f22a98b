return treasure {
  name = "Jackpot Bell",
  when {
    event = monster_died, by = you, first = turn,
    text = "The first time each turn that you kill a monster, gain 2¢, and each other player gains 1¢.",
    effect = function(you) pay_out(you, 2) end,
  },
}
