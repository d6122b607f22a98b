return treasure {
  name = "Mom's Razor",
  when {
    event = rolled, value = 6, may = true,
    text = "When a player rolls a 6, you may deal 1 damage to them.",
    effect = function(roller) deal(1, roller) end,
  },
}
