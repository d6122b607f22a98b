return treasure {
  name = "Gate Keeper",
  cant { event = winning, of = a_player { other = true }, text = "Other players can't win." },
  when {
    event = turn_ending, of = you, given = happened { event = attack_declared, of = you, within = turn, at_most = 0 },
    text = "At the end of your turn, if you did not attack this turn, put this into discard.",
    effect = function(this) put_into_discard(this) end,
  },
}
