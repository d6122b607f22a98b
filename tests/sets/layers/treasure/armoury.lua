return treasure {
  name = "Armoury",
  always { of = an_item { yours = true }, text = "Your items have: you have +1 attack; this can't be recharged.",
           has = { always { text = "You have +1 attack.", attack = 1 },
                   cant { text = "This can't be recharged.", recharge = this } } },
}
