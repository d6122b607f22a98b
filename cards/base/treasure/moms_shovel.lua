return treasure {
  name = "Mom's Shovel", enters = { deactivated = true },
  tap {
    text = "Destroy this. If you do, steal a soul from another player.",
    effect = function(this, you)
      if destroy(this) then
        local soul = choose(you, a_soul { of = others })
        if soul then steal_soul(you, soul) end
      end
    end,
  },
}
