return treasure {
  name = "Lucky Draw",
  tap {
    text = "A player at random gains 5¢.",
    effect = function() gain_coins(choose_at_random(a_player), 5) end,
  },
}
