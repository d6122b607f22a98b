return loot {
  name = "Pet Fair",
  play { text = "Each player gains 1 treasure from the pet deck.",
         effect = function() gain_treasure(players, 1, { deck = deck.pet }) end },
}
