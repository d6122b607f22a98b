return treasure {
  name = "Glass Cannon",
  tap {
    text = "Destroy another item, then roll. 1-5: destroy this. If you do, loot 2. 6: recharge this.",
    target = an_item { other = true },
    effect = function(target) destroy(target) end,
    roll = {
      ["1-5"] = function(this, you) if destroy(this) then draw_loot(you, 2) end end,
      ["6"] = function(this) recharge(this) end,
    },
  },
}
