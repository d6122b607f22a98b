return loot {
  name = "Pupa",
  play {
    text = "Choose a player. They become The Beetle.", target = a_player,
    effect = function(target)
      local beetle = find_outside "the_beetle"
      if beetle then become_character(target, beetle) end
    end,
  },
}
