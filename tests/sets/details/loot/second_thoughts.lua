return loot {
  name = "Second Thoughts",
  play { text = "The next time you gain ¢ this turn, you may gain 1¢ more.",
         lasting { till = end_of_turn, uses = 1,
                   change { event = coins_gained, of = you, may = true,
                            effect = function(event) event.amount = event.amount + 1 end } } },
}
