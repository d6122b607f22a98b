-- The other monsters are counted before anything dies.
return word {
  takes = { "number", "object" },
  text = "Deals n damage to a monster, and 1 damage to each other monster.",
  run = function(n, at)
    local others = {}
    for _, m in ipairs(all(a_monster)) do
      if m ~= at then others[#others + 1] = m end
    end
    deal(n, at)
    for _, m in ipairs(others) do deal(1, m) end
  end,
}
