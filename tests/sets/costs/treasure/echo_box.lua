return treasure {
  name = "Echo Box",
  paid { cost = { coins = 1 }, text = "1¢: copy the tap ability of one of your other items.",
         target = an_item { yours = true, other = true, tap = true },
         effect = function(this, target) copy_ability(target.tap, this) end },
}
