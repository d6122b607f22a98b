return monster {
  name = "Mom's Dead Hand", hp = 2, evasion = 5, attack = 1, rewards = { coins = 4 },
  when {
    event = monster_died, of = this, may = true, target = an_item { eternal = false, of = others },
    text = "When this dies, the active player may steal a non-eternal item from another player.",
    effect = function(active, target) steal_item(active, target) end,
  },
}
