return treasure {
  name = "Inspector",
  tap {
    text = "Destroy an item. If it was a tool, gain 3¢.", target = an_item,
    effect = function(target, you)
      if destroy(target) and matches(target, an_item { tag = "tool" }) then gain_coins(you, 3) end
    end,
  },
}
