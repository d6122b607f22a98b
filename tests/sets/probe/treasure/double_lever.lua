return treasure {
  name = "Double Lever",
  paid {
    cost = { coins = 1 }, text = "1¢: this turn, when you would gain ¢, gain twice as much.",
    lasting { till = end_of_turn,
              change { event = coins_gained, of = you, effect = function(event) event.amount = event.amount * 2 end } },
  },
}
