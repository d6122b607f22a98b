return treasure {
  name = "Throne",
  change { event = loot_drawn, of = you, text = "You draw loot from the noble deck instead.",
           effect = function(event) event.from = deck.noble end },
}
