return monster {
  name = "Herd",
  revealed { text = "Put the top card of the monster deck into a minion slot.",
             effect = function() put_into_slot(deck.monster.top, minion_slots) end },
}
