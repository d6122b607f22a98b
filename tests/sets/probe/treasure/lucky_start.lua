return treasure {
  name = "Lucky Start",
  would { event = roll, of = you, first = turn, text = "The first time each turn you would roll, it is a 6.",
          effect = function(event) set_roll(event, 6) end },
}
