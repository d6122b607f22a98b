return loot {
  name = "Still Water",
  play {
    text = "The next time you would take damage this turn, prevent 2 of it.",
    lasting { till = end_of_turn, uses = 1,
              change { event = damage, to = you, effect = function(event) prevent(event, 2) end } },
  },
}
