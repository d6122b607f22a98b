return treasure {
  name = "Compost",
  tap {
    text = "The next loot card that a player draws comes from the loot discard.",
    lasting {
      till = used, uses = 1,
      change { event = loot_drawn, given = not_empty(discard.loot),
               effect = function(event) event.from = discard.loot end },
    },
  },
}
