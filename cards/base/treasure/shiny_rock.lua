return treasure {
  name = "Shiny Rock",
  when {
    event = item_activated, of = an_item, by = you,
    text = "When you activate an item, gain 1¢.",
    effect = function(you) gain_coins(you, 1) end,
  },
}
