return word {
  takes = { "player" },
  text = "Whether no player has less ¢ than this one.",
  run = function(who)
    for _, p in ipairs(all(a_player)) do
      if p.coins < who.coins then return false end
    end
    return true
  end,
}
