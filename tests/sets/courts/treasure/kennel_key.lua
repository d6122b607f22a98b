return treasure {
  name = "Kennel Key",
  tap { text = "Gain the top card of the pet deck.", effect = function(you) gain_item(deck.pet.top, you) end },
}
