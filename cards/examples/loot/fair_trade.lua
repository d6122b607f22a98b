-- `choose` asks a player while the effect is carried out; the answer is nil if there is nothing to choose.
return loot {
  name = "Fair Trade",
  play {
    text = "Choose a non-eternal item of yours and another player. They choose a non-eternal item of theirs. " ..
           "Swap the two.",
    target = an_item { yours = true, eternal = false }, target2 = a_player { other = true },
    effect = function(target, target2)
      local item = choose(target2, an_item { of = target2, eternal = false })
      if item then swap_items(target, item) end
    end,
  },
}
