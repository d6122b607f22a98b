return monster {
  name = "Wax Double",
  revealed {
    text = "Replace a monster that is not being attacked with the top card of the monster deck.",
    target = a_monster { attacked = false },
    effect = function(target) replace_from_deck(target) end,
  },
}
