return loot {
  name = "Summon", copies = 2,
  play { text = "Put the top card of the monster deck on a minion slot.",
         effect = function() put_into_slot(deck.monster.top, minion_slots) end },
}
