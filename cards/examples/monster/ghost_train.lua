return monster {
  name = "Ghost Train",
  revealed {
    text = "The active player must attack the monster deck once more this turn.",
    effect = function() must_attack_deck(1) end,
  },
}
