return loot {
  name = "Swap Meet",
  play {
    text = "Swap a non-eternal item of yours with a non-eternal item of another player.",
    target = an_item { yours = true, eternal = false },
    target2 = an_item { yours = false, shop = false, eternal = false },
    effect = function(target, target2)
      local ok = swap_items(target, target2)
      if not ok then return end
    end,
  },
}
