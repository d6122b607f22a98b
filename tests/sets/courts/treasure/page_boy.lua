return treasure {
  name = "Page Boy",
  change { event = loot_drawn, of = you, text = "If you would draw a loot card, draw the top card of the noble discard instead.",
           effect = function(event) event.from = discard.noble end },
}
