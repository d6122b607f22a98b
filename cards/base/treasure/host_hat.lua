return treasure {
  name = "Host Hat",
  tap {
    text = "Prevent the next 1 damage to you this turn. When you do, deal 1 damage to another player.",
    lasting {
      till = end_of_turn, uses = 1,
      change { event = damage, to = you, effect = function(event) prevent(event, 1) end },
      when { event = damage_prevented, by = this, target = a_player { other = true },
             effect = function(target) deal(1, target) end },
    },
  },
}
