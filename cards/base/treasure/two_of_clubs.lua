return treasure {
  name = "Two of Clubs",
  tap {
    text = "Choose a player. Till end of turn, when they would loot, they loot twice as much instead.",
    target = a_player,
    lasting {
      till = end_of_turn,
      change { event = looting, of = target, effect = function(event) event.amount = event.amount * 2 end },
    },
  },
}
