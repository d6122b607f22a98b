return treasure {
  name = "The D10",
  when {
    event = rolled, value = 3, may = true, target = a_monster { attacked = false },
    text = "When anyone rolls a 3, you may put the monster deck's top card onto a monster that isn't being attacked.",
    effect = function(target) put_onto(deck.monster.top, target) end,
  },
}
