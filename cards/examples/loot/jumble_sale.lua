-- `destroy` returns whether the item was destroyed; an item can have an ability that prevents it.
return loot {
  name = "Jumble Sale",
  play {
    text = "Destroy any number of your non-eternal items. Gain 5¢ for each item you destroyed.",
    effect = function(you)
      for _, item in ipairs(choose_some(you, an_item { yours = true, eternal = false })) do
        if destroy(item) then gain_coins(you, 5) end
      end
    end,
  },
}
