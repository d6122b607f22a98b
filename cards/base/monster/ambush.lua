return monster {
  name = "Ambush!",
  revealed {
    text = "You must attack the monster deck twice more this turn.",
    effect = function() must_attack_deck(2) end,
  },
}
