return loot {
  name = "Drain",
  play { text = "Deactivate a charged item.", target = an_item { charged = true },
         effect = function(target) deactivate(target) end },
}
