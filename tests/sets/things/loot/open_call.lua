return loot {
  name = "Open Call",
  play {
    text = "Become a character of your choice from outside the game.",
    effect = function(you)
      local role = choose(you, a_card { pile = outside, character = true })
      if role then become_character(you, role) end
    end,
  },
}
