return room {
  name = "Clock Tower",
  when {
    event = round_ended,
    text = "At the end of each round, each player gains 1¢.",
    effect = function() gain_coins(players, 1) end,
  },
}
