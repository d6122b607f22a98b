return treasure {
  name = "Dump Keeper",
  when {
    event = discarded, of = an_item { other = true },
    text = "When another item is put into discard, gain 1¢.",
    effect = function(you) gain_coins(you, 1) end,
  },
  tap {
    text = "If an item was put into discard this turn: gain 3¢.",
    given = happened { event = discarded, of = an_item, within = turn },
    effect = function(you) gain_coins(you, 3) end,
  },
}
