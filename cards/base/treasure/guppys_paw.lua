return treasure {
  name = "Guppy's Paw", guppy = true,
  tap {
    text = "Pay 1 HP; if you do, prevent up to 2 of the next damage to a player this turn.",
    target = a_player,
    effect = function(you) return pay_hp(you, 1) end,
    lasting {
      till = end_of_turn, uses = 1,
      change { event = damage, to = target, effect = function(event) prevent(event, 2) end },
    },
  },
}
