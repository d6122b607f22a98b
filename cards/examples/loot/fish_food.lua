return loot {
  name = "Fish Food", tags = { "snack" },
  play {
    text = "Choose one: level up an item of yours 2 times; or gain 2¢.",
    choose = {
      mode { text = "Level up an item of yours 2 times.", target = an_item { yours = true },
             effect = function(target) level_up(target, 2) end },
      mode { text = "Gain 2¢.", effect = function(you) gain_coins(you, 2) end },
    },
  },
}
