return treasure {
  name = "Crooked Table",
  change { event = roll, of = others, text = "Another player's roll of 6 counts as a 5.", value = 6,
           effect = function(event) set_roll(event, 5) end },
}
