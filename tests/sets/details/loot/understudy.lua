return loot {
  name = "Understudy",
  play { text = "Choose an item with a ↷ ability. Copy that ability.", target = an_item { tap = true },
         effect = function(this, target) copy_ability(target.tap, this) end },
}
