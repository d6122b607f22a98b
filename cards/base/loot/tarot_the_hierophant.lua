return loot {
  name = "V. The Hierophant",
  play {
    text = "The next time a monster or player would take damage this turn, prevent up to 2 of it.",
    target = one_of { a_monster, a_player },
    effect = function(target) prevent_next(target, 2) end,
  },
}
