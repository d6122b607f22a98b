return treasure {
  name = "The D10",
  when {
    event = rolled, value = 3, may = true, target = a_slot { slots = monster_slots, attacked = false, open = true },
    text = "When a player rolls a 3, you may put the monster deck's top card into a monster slot that isn't " ..
           "being attacked.",
    effect = function(target) put_onto(deck.monster.top, target) end,
  },
}
