return loot {
  name = "Wasp",
  play { text = fill(deal_text, { n = sting, whom = "a player" }), target = a_player,
         effect = function(target) deal(sting, target) end },
}
