return loot {
  name = "XV. The Devil",
  play {
    text = "Destroy an item of yours. If you do, steal a non-eternal item from a player or the shop.",
    target = an_item { yours = true },
    effect = function(you, target)
      if destroy(target) then
        local item = choose(you, an_item { eternal = false, yours = false })
        if item then steal_item(you, item) end
      end
    end,
  },
}
