return treasure {
  name = "Mom's Shovel", enters = { deactivated = true },
  tap {
    text = "Destroy this; if you do, steal a soul from another player.",
    target = a_soul { of = others },
    effect = function(this, you, target) if destroy(this) then steal_soul(you, target) end end,
  },
}
