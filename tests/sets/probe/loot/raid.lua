return loot {
  name = "Raid",
  play {
    text = "Choose a player. Destroy an item of theirs.", target = a_player,
    effect = function(you, target)
      local item = choose(you, an_item { of = target, eternal = false })
      if item then destroy(item) end
    end,
  },
}
