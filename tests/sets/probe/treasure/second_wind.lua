return treasure {
  name = "Second Wind",
  instead { event = death, of = you, text = "If you would die, heal 2 HP instead.", effect = function(you) heal(you, 2) end },
}
