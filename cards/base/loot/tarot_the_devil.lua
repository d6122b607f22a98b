return loot {
  name = "XV. The Devil",
  play {
    text = "Destroy an item of yours; if you do, steal a non-eternal item from a player or the shop.",
    target = an_item { yours = true },
    effect = function(you, target)
      if not destroy(target) then return end
      local item = choose(you, an_item { eternal = false, yours = false })
      if item then steal_item(you, item) end
    end,
  },
}
