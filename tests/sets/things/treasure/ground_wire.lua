return treasure {
  name = "Ground Wire",
  tap { text = "Cancel a loot or an activated ability that targets you.",
        target = one_of { a_loot { targets = you }, an_ability { targets = you } },
        effect = function(target) cancel(target) end },
}
