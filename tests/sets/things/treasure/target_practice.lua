return treasure {
  name = "Target Practice",
  tap { text = "Gain 1¢ for each target of a loot or an activated ability.", target = one_of { a_loot, an_ability },
        effect = function(target, you) gain_coins(you, #target.targets) end },
}
