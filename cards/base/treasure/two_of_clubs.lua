return treasure {
  name = "Two of Clubs",
  tap {
    text = "Till end of turn, when a player of your choice would loot, they loot twice as much.",
    target = a_player,
    lasting {
      till = end_of_turn,
      change { event = looting, of = target, effect = function(event) event.amount = event.amount * 2 end },
    },
  },
}
