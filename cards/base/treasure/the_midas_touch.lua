return treasure {
  name = "The Midas Touch",
  when {
    event = monster_died,
    text = "When a monster dies, gain 3¢.",
    effect = function(you) gain_coins(you, 3) end,
  },
}
