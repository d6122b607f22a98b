return treasure {
  name = "Twin Bell",
  tap {
    text = "Choose one: recharge another item of yours; or deactivate an item of another player.",
    choose = {
      mode { text = "Recharge another item of yours.", target = an_item { yours = true, other = true },
             effect = function(target) recharge(target) end },
      mode { text = "Deactivate an item of another player.", target = an_item { yours = false, shop = false },
             effect = function(target) deactivate(target) end },
    },
  },
}
