return treasure {
  name = "Green Eyes",
  paid {
    cost = { coins = 1 }, text = "1¢: choose a player. This turn, when you would gain ¢, gain 1¢ more for each soul they have.",
    target = a_player,
    lasting { till = end_of_turn,
              change { event = coins_gained, of = you,
                       effect = function(event, target) event.amount = event.amount + target.souls end } },
  },
}
