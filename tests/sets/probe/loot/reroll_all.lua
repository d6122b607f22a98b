return loot {
  name = "Reroll All",
  play { text = "Reroll each item in play.",
         effect = function() for _, item in ipairs(in_order(an_item)) do reroll_item(item) end end },
}
