return keyword {
  name = "Swift",
  text = "The first time each turn that this is activated, recharge it.",
  when {
    event = item_activated, of = this, first = turn,
    text = "The first time each turn you activate this, recharge this.",
    effect = function(this) recharge(this) end,
  },
}
