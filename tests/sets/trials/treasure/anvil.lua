return treasure {
  name = "Anvil",
  change { event = damage, by = you, text = "Damage that you deal is increased by 1.",
           effect = function(event) event.amount = event.amount + 1 end },
}
