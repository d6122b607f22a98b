return word {
  takes = { "number", "player" },
  text = "Asks each player except one for a toll of n¢, which that one gains.",
  run = function(n, collector)
    for _, p in ipairs(all(a_player)) do
      if p ~= collector and toll(n, p) then gain_coins(collector, n) end
    end
  end,
}
