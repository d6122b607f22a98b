return treasure {
  name = "Dead Bird",
  when {
    event = rolled, of = others, value = 3, may = true,
    text = "When another player rolls a 3, you may look at their hand and steal a loot card of your choice.",
    effect = function(you, roller)
      look_at_hand(you, roller)
      steal_loot(you, roller, 1)
    end,
  },
}
