return loot {
  name = "Counterfeit Penny", trinket = true,
  change {
    event = coins_gained, of = you,
    text = "When you would gain ¢, gain 1¢ more.",
    effect = function(event) event.amount = event.amount + 1 end,
  },
}
