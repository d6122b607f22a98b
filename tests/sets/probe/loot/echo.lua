return loot {
  name = "Echo",
  play { text = "Copy the tap ability of an item onto this.", target = an_item { tap = true },
         effect = function(this, target) copy_ability(target.tap, this) end },
}
