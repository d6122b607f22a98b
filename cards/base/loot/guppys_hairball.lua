return loot {
  name = "Guppy's Hairball", trinket = true, guppy = true,
  would {
    event = damage, to = you,
    text = "When you would take damage, roll. 1-5: nothing. 6: prevent 1 of it.",
    roll = {
      ["1-5"] = nothing,
      ["6"] = function(event) prevent(event, 1) end,
    },
  },
}
