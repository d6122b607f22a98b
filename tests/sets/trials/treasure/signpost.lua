return treasure {
  name = "Signpost",
  paid {
    cost = { coins = 1 }, text = "1¢: if this has noted \"north\", note \"south\". Otherwise, note \"north\".",
    effect = function(this)
      if this.noted == "north" then note(this, "south") else note(this, "north") end
    end,
  },
  tap {
    text = "If this has noted \"south\", gain 4¢. If it has noted \"north\", loot 1.",
    effect = function(you, this)
      if this.noted == "south" then gain_coins(you, 4) end
      if this.noted == "north" then draw_loot(you, 1) end
    end,
  },
}
