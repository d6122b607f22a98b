return treasure {
  name = "Laughing Mask",
  when {
    event = turn_ending, of = you,
    text = "At the end of your turn, gain 2¢. Then flip this.",
    effect = function(you, this)
      gain_coins(you, 2)
      flip(this)
    end,
  },
  back = {
    name = "Weeping Mask",
    when {
      event = turn_ending, of = you,
      text = "At the end of your turn, loot 1. Then flip this.",
      effect = function(you, this)
        draw_loot(you, 1)
        flip(this)
      end,
    },
  },
}
