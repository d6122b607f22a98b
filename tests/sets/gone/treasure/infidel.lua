return treasure {
  name = "Infidel",
  instead { event = soul_gained, of = you, text = "You gain no souls.", effect = function() end },
}
