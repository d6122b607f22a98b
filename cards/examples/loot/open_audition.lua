return loot {
  name = "Open Audition",
  play {
    text = "Become a performer of your choice from outside the game.",
    effect = function(you)
      local role = choose(you, a_card { pile = outside, tag = "performer", character = true })
      if role then become_character(you, role) end
    end,
  },
}
