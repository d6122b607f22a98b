return treasure {
  name = "The Habit",
  when {
    event = damage_taken, of = you, first = turn, may = true, target = an_item,
    text = "The first time you take damage each turn, you may recharge an item.",
    effect = function(target) recharge(target) end,
  },
}
