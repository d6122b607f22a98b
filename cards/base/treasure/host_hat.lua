return treasure {
  name = "Host Hat",
  tap {
    text = "Prevent up to 1 of the next damage to you this turn; when that happens, deal 1 damage to another player.",
    lasting {
      till = end_of_turn, uses = 1,
      change { event = damage, to = you, effect = function(event) prevent(event, 1) end },
      when { event = damage_prevented, by = this, target = a_player { other = true },
             effect = function(target) deal(1, target) end },
    },
  },
}
