return treasure {
  name = "Scapegoat",
  change { event = damage, to = you, first = turn, text = "The first damage to you each turn is dealt to the player to your left.",
           effect = function(event, you) event.of = you.left end },
}
