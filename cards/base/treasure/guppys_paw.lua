return treasure {
  name = "Guppy's Paw", guppy = true,
  tap {
    text = "Pay 1 HP. If you do, prevent the next 2 damage to a player of your choice this turn.",
    effect = function(you) if pay_hp(you, 1) then prevent_next(choose(you, a_player), 2) end end,
  },
}
