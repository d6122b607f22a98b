return treasure {
  name = "Whetted Blade",
  tap {
    text = "Your next 2 attack rolls this turn are 1 higher.",
    lasting {
      till = end_of_turn, uses = 2,
      change { event = roll, of = you, attack = true, effect = function(event) event.value = event.value + 1 end },
    },
  },
}
