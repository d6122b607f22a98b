return treasure {
  name = "Goat Head",
  when {
    event = turn_ending, of = you,
    text = "At the end of your turn, you may discard any number of loot cards, then loot that many.",
    effect = function(you) draw_loot(you, discard_loot(you, choose_number(you, 0, you.loot))) end,
  },
}
