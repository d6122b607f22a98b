return treasure {
  name = "Nurse",
  change { event = healed, of = you, text = "If you would heal, the player to your left heals instead.",
           effect = function(event, you) event.of = you.left end },
}
