return treasure {
  name = "Doorbell",
  when {
    event = entered_play, of = this, text = "When this enters play, gain 1¢, then choose a player. They gain 3¢.",
    effect = function(you)
      gain_coins(you, 1)
      gain_coins(choose(you, a_player), 3)
    end,
  },
}
