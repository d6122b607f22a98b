return monster {
  name = "Peep", hp = 3, evasion = 4, attack = 1, rewards = { treasure = 1 }, souls = 1,
  when {
    event = monster_died, of = this,
    text = "When this dies, search the monster deck for The Bloat. Put it on a slot that is not attacked, and shuffle.",
    effect = function(active)
      local bloat = search(active, a_card { pile = deck.monster, named = "The Bloat" })
      local slot = bloat and choose(active, a_slot { slots = monster_slots, attacked = false, open = true })
      if slot then put_onto(bloat, slot) end
      shuffle(deck.monster)
    end,
  },
}
