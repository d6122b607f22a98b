return word {
  takes = { "player", "number" },
  text = "The player gains n¢, and each other player gains 1¢.",
  run = function(who, n)
    gain_coins(who, n)
    for _, other in ipairs(all(a_player)) do
      if other ~= who then gain_coins(other, 1) end
    end
  end,
}
