return treasure {
  name = "Census Book",
  when {
    event = entered_play, of = a_character,
    text = "When a character enters play, gain 1¢.",
    effect = function(you) gain_coins(you, 1) end,
  },
  when {
    event = left_play, of = an_item,
    text = "When an item leaves play, gain 5¢.",
    effect = function(you) gain_coins(you, 5) end,
  },
}
