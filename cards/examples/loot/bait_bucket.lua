-- The target is a card in a discard. A second target is a slot.
return loot {
  name = "Bait Bucket",
  play {
    text = "Put a discarded monster onto a monster slot that is not being attacked.",
    target = a_card { pile = discard.monster, event = false },
    target2 = a_slot { slots = monster_slots, attacked = false, open = true },
    effect = function(target, target2) put_onto(target, target2) end,
  },
}
