return treasure {
  name = "War Horn",
  tap { text = "Put the top card of the giant deck into a monster slot.",
        effect = function() put_into_slot(deck.giant.top, monster_slots) end },
}
