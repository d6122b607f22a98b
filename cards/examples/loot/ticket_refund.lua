return loot {
  name = "Ticket Refund",
  play {
    text = "Choose another player. They discard their hand, and you give them 2¢.",
    target = a_player { other = true },
    effect = function(you, target)
      discard_hand(target)
      give_coins(you, target, 2)
    end,
  },
}
