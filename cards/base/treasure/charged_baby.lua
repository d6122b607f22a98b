return treasure {
  name = "Charged Baby",
  when {
    event = rolled, value = 2, may = true, target = an_item,
    text = "When a player rolls a 2, you may recharge an item.",
    effect = function(target) recharge(target) end,
  },
}
