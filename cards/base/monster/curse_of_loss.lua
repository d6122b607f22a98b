return monster {
  name = "Curse of Loss", curse = true,
  when {
    event = player_died, of = you, target = a_soul { yours = true },
    text = "When you die, destroy a soul of yours.",
    effect = function(target) destroy_soul(target) end,
  },
}
