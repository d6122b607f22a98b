return room {
  name = "First Aid Tent",
  change {
    event = healed, of = a_player,
    text = "When a player would heal, they heal 1 more.",
    effect = function(event) event.amount = event.amount + 1 end,
  },
}
