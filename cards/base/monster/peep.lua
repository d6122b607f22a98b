return monster {
  name = "Peep", hp = 3, evasion = 4, attack = 1, rewards = { treasure = 1 }, souls = 1,
  when {
    event = monster_died, of = this,
    text = "When this dies, search the monster deck for The Bloat, put it on a slot that is not attacked, and shuffle.",
    effect = function(active)
      local bloat = search(active, a_card { pile = deck.monster, named = "The Bloat" })
      local other = bloat and choose(active, a_monster { attacked = false })
      if other then put_onto(bloat, other) elseif bloat then put_into_slot(bloat, monster_slots) end
      shuffle(deck.monster)
    end,
  },
}
