return treasure {
  name = "Name Tag",
  tap { text = "Recharge an item with \"face\" in its name.", target = an_item { name_has = "face" },
        effect = function(target) recharge(target) end },
}
